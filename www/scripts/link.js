/**
 * What addresses carry, as `crates/site/viewer/src/link.rs` writes it: `#g=` and bytes in base64 with the alphabet for
 * addresses. The bytes begin with their form (6 as they are, 7 deflated), how many follow, and a check sum: messengers and
 * mail programs cut links short, break them into lines, and take the signs that follow for a part of them. In links of
 * before, the bytes are the text or its deflated form alone. Whoever reads a link reads it here.
 */

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/** Programs that meddle with addresses write signs by number. */
const MARK = /(?:#|%23)g(?:=|%3D)/i;
/** The bytes before the content. */
const HEAD = 8;
const [OLD, PLAIN, DEFLATED] = [0, 6, 7];
/** As many bytes as a story may have, in the rules too (`Story::MAX_BYTES`): a short link may inflate to any number. */
const MOST = 2 ** 20;

/**
 * How much of a link arrived: all of it; its beginning; something else than was sent; or, of a link of before, nobody can
 * say.
 * @typedef {"whole" | "cut" | "changed" | "perhaps"} Arrived
 */

/**
 * The text that an address carries, or a message with a link in it, as far as it can be read. One that is too `large` for
 * a story is not read.
 * @param {string} address
 * @returns {Promise<{ text: string, arrived: Arrived, large: boolean } | undefined>} `undefined` if it carries none
 */
export async function carried(address) {
  const mark = MARK.exec(address);
  if (!mark) return undefined;
  const letters = address.slice(mark.index + mark[0].length);
  let sent = taken(decoded(letters));
  if (sent.arrived === "cut") {
    // A mail program may have broken the line.
    const joined = taken(decoded(letters.replace(/[\s>]+/g, "")));
    if (joined.arrived === "whole") sent = joined;
  }
  const { form, content } = sent;
  const plain = form === PLAIN || (form === OLD && legible(content));
  const { read, ended } = plain ? { read: content, ended: true } : await inflated(content);
  if (read.length > MOST) return { text: "", arrived: sent.arrived, large: true };
  // The last letter may be cut, too.
  const text = new TextDecoder().decode(read, { stream: true });
  const old = plain && !text.endsWith("\n") ? "perhaps" : "whole"; // boards' records end with the end of a line
  const arrived = !ended && sent.arrived !== "changed" ? "cut" : sent.arrived === "perhaps" ? old : sent.arrived;
  const broken = arrived === "cut" || arrived === "changed";
  return { text: broken ? readable(text) : text, arrived, large: false };
}

/** A text, deflated. */
export async function deflated(/** @type {string} */ text) {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw"));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/**
 * The content of a link's bytes.
 * @param {Uint8Array<ArrayBuffer>} bytes
 * @returns {{ form: number, content: Uint8Array<ArrayBuffer>, arrived: Arrived }}
 */
function taken(bytes) {
  const [form = OLD, one = 0, two = 0, three = 0] = bytes;
  if (form !== PLAIN && form !== DEFLATED) return { form: OLD, content: bytes, arrived: bytes.length ? "perhaps" : "cut" };
  const length = one * 65_536 + two * 256 + three;
  const content = bytes.slice(HEAD, HEAD + length);
  if (bytes.length < HEAD || content.length < length) return { form, content, arrived: "cut" };
  const same = checkSum(content) === new DataView(bytes.buffer).getUint32(4);
  return { form, content, arrived: same ? "whole" : "changed" };
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

/** Whether bytes are a text, which has no such signs as what is deflated. */
function legible(/** @type {Uint8Array} */ bytes) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return bytes.every((byte) => byte >= 32 || byte === 9 || byte === 10 || byte === 13);
  } catch {
    return false;
  }
}

/** What deflated bytes come to, as far as they can be read, and no further than they are too many; whether they end. */
async function inflated(/** @type {Uint8Array<ArrayBuffer>} */ bytes) {
  const read = new Uint8Array(MOST + 1);
  let end = 0;
  let ended = true;
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  try {
    for (let next = await reader.read(); next.value && end <= MOST; next = await reader.read()) {
      const piece = next.value.subarray(0, read.length - end);
      read.set(piece, end);
      end += piece.length;
    }
  } catch {
    ended = false; // what came before is there
  }
  reader.cancel().catch(() => {}); // the rest of too many
  return { read: read.subarray(0, end), ended };
}

/** A record up to where it was cut, without a turn, words or a branch of which the end is missing. */
function readable(/** @type {string} */ text) {
  // A notebook's file has its own reader.
  if (text.startsWith("{")) return text;
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
  // Without the number of a turn, or the first word of an action with two.
  const whole = text.slice(0, end).trimEnd();
  const last = whole.slice(-40).replace(/\s(?:lift|lay|tap)$/, "").replace(/\s+\d+[\s.]*$/, "");
  return `${whole.slice(0, -40)}${last}\n`;
}
