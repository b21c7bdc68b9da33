/**
 * What the fragment of an address carries, as `crates/viewer/src/link.rs` writes it: `#g=` and bytes in base64 with the
 * alphabet for addresses. The bytes begin with their form (6 as they are, 7 deflated), how many follow, and a check sum.
 */

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Programs that meddle with addresses write signs by number. */
const MARK = /(?:#|%23)g(?:=|%3D)/i;
/** The bytes before the content. */
const HEAD = 8;
const [PLAIN, DEFLATED] = [6, 7];
/** As many bytes as a story may have, in the rules too (`Story::MAX_BYTES`): a short link may inflate to any number. */
const MOST = 2 ** 20;

/**
 * The text that an address carries, as far as it can be read, and whether it is all of what was sent. One that is too
 * `large` for a story is not read.
 * @param {string} address
 * @returns {Promise<{ text: string, whole: boolean, large: boolean } | undefined>} `undefined` if it carries none
 */
export async function carried(address) {
  const mark = MARK.exec(address);
  if (!mark) return undefined;
  const bytes = decoded(address.slice(mark.index + mark[0].length));
  const [form, one = 0, two = 0, three = 0] = bytes;
  const head = new DataView(bytes.buffer);
  const length = one * 65_536 + two * 256 + three;
  const content = bytes.slice(HEAD, HEAD + length);
  const known = form === PLAIN || form === DEFLATED;
  const whole = known && bytes.length >= HEAD && content.length === length && checkSum(content) === head.getUint32(4);
  const text = form === DEFLATED ? await inflated(content) : known ? content : new Uint8Array();
  if (text.length > MOST) return { text: "", whole, large: true };
  // The last letter may be cut, too.
  const read = new TextDecoder().decode(text, { stream: true });
  return { text: whole ? read : readable(read), whole, large: false };
}

/** The bytes that letters stand for, up to another sign. */
function decoded(/** @type {string} */ text) {
  const sixes = [...(/^[\w-]*/.exec(text)?.[0] ?? "")].map((letter) => ALPHABET.indexOf(letter));
  const bytes = new Uint8Array(Math.floor((sixes.length * 6) / 8));
  for (const at of bytes.keys()) {
    const first = Math.floor((at * 8) / 6);
    const from = (at * 8) % 6;
    bytes[at] = (((sixes[first] ?? 0) << 6) | (sixes[first + 1] ?? 0)) >> (4 - from);
  }
  return bytes;
}

/** A number that changes with any of the bytes (FNV-1a). */
function checkSum(/** @type {Uint8Array} */ bytes) {
  return bytes.reduce((sum, byte) => Math.imul(sum ^ byte, 0x0100_0193), 0x811c_9dc5) >>> 0;
}

/** What deflated bytes come to, as far as they can be read, and no further than they are too many. */
async function inflated(/** @type {Uint8Array<ArrayBuffer>} */ bytes) {
  const read = new Uint8Array(MOST + 1);
  let end = 0;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  try {
    for (let next = await reader.read(); next.value && end <= MOST; next = await reader.read()) {
      const piece = next.value.subarray(0, read.length - end);
      read.set(piece, end);
      end += piece.length;
    }
  } catch {
    // What came before is there.
  }
  reader.cancel().catch(() => {}); // the rest of too many
  return read.subarray(0, end);
}

/** A record up to where it was cut, without a turn, words or a branch of which the end is missing. */
function readable(/** @type {string} */ text) {
  const turns = text.search(/\n[ \t\r]*\n/);
  // Of the headers, whole lines.
  if (turns < 0) return text.slice(0, text.lastIndexOf("\n") + 1);
  let end = turns;
  let deep = 0;
  let words = false;
  for (let at = turns; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === "\\") at += 1;
    else if (words) words = sign !== "}";
    else if (sign === "{") words = true;
    else if (sign === "(") deep += 1;
    else if (sign === ")") deep -= 1;
    if (!words && deep === 0 && /[\s})]/.test(sign)) end = at + 1;
  }
  return `${text.slice(0, end).replace(/[\s.]+$|\s+\d+[\s.]*$/, "")}\n`;
}
