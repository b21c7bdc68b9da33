// Reads texts that were written in fewer bytes than deflated ones: `crates/viewer/src/link/dense.rs` says how.

const LOOKS = [0, 1, 2, 3, 4, 6];
const GUESSES = LOOKS.length + 1;
const SLOTS = 17;
const PACE = 40;
const LEARNS = 30;
const CHANCES = [
  1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785, 3901, 3975, 4022,
  4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
];

function chance(/** @type {number} */ certainty) {
  const place = Math.max(-2047, Math.min(2047, certainty)) + 2048;
  const [at, past] = [place >> 7, place & 127];
  return ((CHANCES[at] ?? 0) * (128 - past) + (CHANCES[at + 1] ?? 0) * past + 64) >> 7;
}

/** What a guess looks at: so many bytes before. */
function look(/** @type {number} */ guess, /** @type {number} */ low, /** @type {number} */ high) {
  const bytes = LOOKS[guess] ?? 0;
  const seen = bytes < 4 ? low & (2 ** (8 * bytes) - 1) : low;
  const mixed = Math.imul(seen, 0x9e37_79b1) ^ Math.imul(bytes > 4 ? high & 0xffff : 0, 0x85eb_ca6b);
  return Math.imul((mixed ^ (mixed >>> 15)) + guess, 0xc2b2_ae35);
}

/**
 * The bytes of a text; of one that was cut as much as is certain.
 * @param {Uint8Array} bytes
 * @param {boolean} whole
 */
export function read(bytes, whole) {
  const length = (bytes[0] ?? 0) * 256 + (bytes[1] ?? 0);
  const text = new Uint8Array(length);
  if (bytes.length < 6 && !whole) return new Uint8Array();
  const certainties = new Int32Array(4096).fill(2047);
  for (let certainty = 2047; certainty >= -2047; certainty -= 1) certainties.fill(certainty, 0, chance(certainty) + 1);
  const chances = new Uint16Array(GUESSES << SLOTS).fill(0x8000);
  const learnt = new Uint8Array(GUESSES << SLOTS);
  const weights = new Int32Array(256 * GUESSES).fill(19_660);
  const slots = new Uint32Array(GUESSES);
  const certain = new Int32Array(GUESSES);
  const looks = new Uint32Array(GUESSES);
  let [from, to, number, next, word, last, before] = [0, 0xffff_ffff, 0, 2, 0, 0, 0];
  const take = () => (number = ((number << 8) | (bytes[next++] ?? 0)) >>> 0);
  for (let at = 0; at < 4; at += 1) take();
  for (let done = 0; done < length; done += 1) {
    for (let guess = 0; guess < GUESSES - 1; guess += 1) looks[guess] = look(guess, last, before);
    looks[GUESSES - 1] = word;
    let begun = 1;
    while (begun < 256) {
      let sum = 0;
      for (let guess = 0; guess < GUESSES; guess += 1) {
        const mixed = Math.imul((looks[guess] ?? 0) ^ Math.imul(begun, 0x9e37_79b1), 0x85eb_ca6b);
        const slot = (guess << SLOTS) + (mixed >>> (32 - SLOTS));
        slots[guess] = slot;
        certain[guess] = learnt[slot] ? certainties[(chances[slot] ?? 0) >> 4] ?? 0 : 0;
        sum += (weights[begun * GUESSES + guess] ?? 0) * (certain[guess] ?? 0);
      }
      const expected = chance(Math.max(-2047, Math.min(2047, Math.floor(sum / 65_536))));
      const middle = from + ((to - from) >>> 12) * expected;
      const bit = number <= middle;
      if (bit) to = middle;
      else from = middle + 1;
      const wrong = ((bit ? 4096 : 0) - expected) * PACE;
      for (let guess = 0; guess < GUESSES; guess += 1) {
        const slot = slots[guess] ?? 0;
        const [now, seen] = [chances[slot] ?? 0, learnt[slot] ?? 0];
        weights[begun * GUESSES + guess] = (weights[begun * GUESSES + guess] ?? 0) + (((certain[guess] ?? 0) * wrong + 0x8000) >> 16);
        chances[slot] = now + Math.trunc((((bit ? 65_535 : 0) - now) * 2) / (2 * seen + 3));
        learnt[slot] = Math.min(seen + 1, LEARNS);
      }
      begun = begun * 2 + Number(bit);
      while ((from ^ to) >>> 24 === 0) {
        from = (from << 8) >>> 0;
        to = ((to << 8) | 255) >>> 0;
        take();
        if (next > bytes.length + (whole ? 4 : 0)) return text.slice(0, done);
      }
    }
    const byte = begun & 255;
    text[done] = byte;
    before = ((before << 8) | (last >>> 24)) >>> 0;
    last = ((last << 8) | byte) >>> 0;
    const letter = byte | 0x20;
    word = letter >= 0x61 && letter <= 0x7a ? (Math.imul(word ^ letter, 0x0100_0193) + 1) >>> 0 : 0;
  }
  return text;
}
