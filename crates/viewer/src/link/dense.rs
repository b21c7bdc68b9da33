//! Texts in fewer bytes than deflated ones: each bit is foretold from the signs before it, and only the surprise is
//! written. For short texts in several languages that is a fifth less; it is too slow for long ones.
//!
//! `www/scripts/dense.js` reads the same. All numbers are whole, so that every machine foretells the same.

/// How many bytes before a bit each of the first guesses looks at; the last one looks at the word.
const LOOKS: [u32; 6] = [0, 1, 2, 3, 4, 6];
const GUESSES: usize = LOOKS.len() + 1;
/// Slots for each guess, as a power of two.
const SLOTS: u32 = 17;
/// How fast the weights of the guesses learn.
const PACE: i32 = 40;
/// A guess learns from as many bits at most.
const LEARNS: u8 = 30;

/// The chance of 1, of 4096, for every 128 steps of certainty.
const CHANCES: [i32; 33] = [
    1, 2, 3, 6, 10, 16, 27, 45, 73, 120, 194, 310, 488, 747, 1101, 1546, 2047, 2549, 2994, 3348, 3607, 3785,
    3901, 3975, 4022, 4050, 4068, 4079, 4085, 4089, 4092, 4093, 4094,
];

/// The chance that belongs to a certainty from -2047 to 2047.
fn chance(certainty: i32) -> i32 {
    let place = certainty.clamp(-2047, 2047) + 2048;
    let (at, past) = (place.unsigned_abs() as usize >> 7, place & 127);
    (CHANCES[at] * (128 - past) + CHANCES[at + 1] * past + 64) >> 7
}

/// What is known of the text so far.
struct Known {
    /// The certainty that belongs to each chance.
    certainties: Vec<i32>,
    /// For each slot the chance of 1, of 65,536, and how many bits it has learnt from.
    slots: Vec<(u16, u8)>,
    /// The weights of the guesses, for each beginning of a byte.
    weights: Vec<[i32; GUESSES]>,
    /// What each guess looks at.
    looks: [u32; GUESSES],
    /// The last eight bytes.
    last: u64,
    /// The word so far.
    word: u32,
    /// The bits of the byte so far, with a 1 before them.
    begun: u32,
    /// Where the guesses for the next bit are, how certain each is, and the chance of 1.
    at: [usize; GUESSES],
    certain: [i32; GUESSES],
    expected: i32,
}

impl Known {
    fn new() -> Self {
        let mut certainties = Vec::new();
        for certainty in -2047..=2047 {
            let end = usize::try_from(chance(certainty)).unwrap_or(0) + 1;
            if certainties.len() < end {
                certainties.resize(end, certainty);
            }
        }
        certainties.resize(4096, 2047);
        let mut known = Self {
            certainties,
            slots: vec![(0x8000, 0); GUESSES << SLOTS],
            weights: vec![[19_660; GUESSES]; 256],
            looks: [0; GUESSES],
            last: 0,
            word: 0,
            begun: 1,
            at: [0; GUESSES],
            certain: [0; GUESSES],
            expected: 2048,
        };
        known.look();
        known
    }

    /// Looks at the bytes before the next one.
    #[allow(clippy::cast_possible_truncation)] // both halves are taken
    fn look(&mut self) {
        for (guess, &bytes) in (0_u32..).zip(&LOOKS) {
            let seen = self.last & ((1_u64 << (8 * bytes)) - 1);
            let (high, low) = ((seen >> 32) as u32, seen as u32);
            let mixed = low.wrapping_mul(0x9e37_79b1) ^ high.wrapping_mul(0x85eb_ca6b);
            self.looks[guess as usize] = (mixed ^ mixed >> 15).wrapping_add(guess).wrapping_mul(0xc2b2_ae35);
        }
        self.looks[GUESSES - 1] = self.word;
        self.expect();
    }

    /// Foretells the next bit.
    #[allow(clippy::cast_possible_truncation)] // certainties are small
    fn expect(&mut self) {
        let weights = &self.weights[self.begun as usize];
        let mut sum = 0_i64;
        for (guess, weight) in weights.iter().enumerate() {
            let mixed = (self.looks[guess] ^ self.begun.wrapping_mul(0x9e37_79b1)).wrapping_mul(0x85eb_ca6b);
            let at = (guess << SLOTS) + (mixed >> (32 - SLOTS)) as usize;
            let (chance, learnt) = self.slots[at];
            let certain = if learnt == 0 { 0 } else { self.certainties[usize::from(chance >> 4)] };
            self.at[guess] = at;
            self.certain[guess] = certain;
            sum += i64::from(*weight) * i64::from(certain);
        }
        self.expected = chance((sum >> 16).clamp(-2047, 2047) as i32);
    }

    /// Learns a bit.
    fn learn(&mut self, bit: bool) {
        let (sure, full) = if bit { (4096, 65_535) } else { (0, 0) };
        let wrong = (sure - self.expected) * PACE;
        let weights = &mut self.weights[self.begun as usize];
        for (guess, weight) in weights.iter_mut().enumerate() {
            *weight = weight.wrapping_add((self.certain[guess] * wrong + 0x8000) >> 16);
            let (chance, learnt) = &mut self.slots[self.at[guess]];
            let now = i32::from(*chance);
            *chance = u16::try_from(now + (full - now) * 2 / (2 * i32::from(*learnt) + 3)).unwrap_or(0x8000);
            *learnt = (*learnt + 1).min(LEARNS);
        }
        self.begun = self.begun << 1 | u32::from(bit);
        if self.begun < 256 {
            self.expect();
            return;
        }
        let byte = self.begun & 255;
        self.begun = 1;
        self.last = self.last << 8 | u64::from(byte);
        let letter = byte | 0x20;
        let is_letter = (0x61..=0x7a).contains(&letter);
        self.word =
            if is_letter { (self.word ^ letter).wrapping_mul(0x0100_0193).wrapping_add(1) } else { 0 };
        self.look();
    }
}

/// The range of numbers that still begin as what was written.
struct Range {
    low: u32,
    high: u32,
}

impl Range {
    const ALL: Self = Self { low: 0, high: u32::MAX };

    /// The last number that stands for 1.
    fn middle(&self, known: &Known) -> u32 {
        self.low + ((self.high - self.low) >> 12) * known.expected.unsigned_abs()
    }

    fn take(&mut self, middle: u32, bit: bool) {
        if bit {
            self.high = middle;
        } else {
            self.low = middle + 1;
        }
    }

    /// The first byte, once it is certain.
    #[allow(clippy::cast_possible_truncation)] // it is a byte
    fn settled(&mut self) -> Option<u8> {
        if (self.low ^ self.high) >> 24 != 0 {
            return None;
        }
        let byte = (self.high >> 24) as u8;
        self.low <<= 8;
        self.high = self.high << 8 | 255;
        Some(byte)
    }
}

/// A text in few bytes: its length in two, and the surprises. `None` if it is too long.
pub fn dense(text: &str) -> Option<Vec<u8>> {
    let length = u16::try_from(text.len()).ok()?;
    let mut bytes = length.to_be_bytes().to_vec();
    let (mut known, mut range) = (Known::new(), Range::ALL);
    for byte in text.bytes() {
        for at in (0..8).rev() {
            let bit = byte >> at & 1 == 1;
            range.take(range.middle(&known), bit);
            known.learn(bit);
            while let Some(byte) = range.settled() {
                bytes.push(byte);
            }
        }
    }
    // The highest byte is not yet certain: the next one stands for a number in the range.
    bytes.push((range.low >> 24) as u8 + 1);
    Some(bytes)
}

/// The text of such bytes; of those that were cut as much as is certain, without the last letter if it is cut.
pub fn read(bytes: &[u8], whole: bool) -> Vec<u8> {
    let Some((length, rest)) = bytes.split_first_chunk() else { return Vec::new() };
    let length = usize::from(u16::from_be_bytes(*length));
    let mut rest = rest.iter();
    let mut missing = 0;
    let mut next = || {
        let byte = rest.next();
        missing += usize::from(byte.is_none());
        (u32::from(byte.copied().unwrap_or(0)), missing)
    };
    let mut number = 0;
    for _ in 0..4 {
        let (one, missing) = next();
        if missing > 0 && !whole {
            return Vec::new();
        }
        number = number << 8 | one;
    }
    let (mut known, mut range) = (Known::new(), Range::ALL);
    let mut text = Vec::new();
    while text.len() < length {
        let mut byte = 0;
        for _ in 0..8 {
            let middle = range.middle(&known);
            let bit = number <= middle;
            range.take(middle, bit);
            known.learn(bit);
            byte = byte << 1 | u8::from(bit);
            while range.settled().is_some() {
                let (one, missing) = next();
                number = number << 8 | one;
                // No text needs more beyond its end.
                if missing > if whole { 4 } else { 0 } {
                    return text;
                }
            }
        }
        text.push(byte);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "Game: ndoto\nLanguage: en\n\n{Ngʼombe — Merú.} {[%lang sw] Ng'ombe.}\n1. c1  d2\n";

    #[test]
    fn a_text_comes_back_as_it_went_and_in_fewer_bytes() {
        for text in ["", "a", "\u{ffff}\0", TEXT, &TEXT.repeat(200), &"x".repeat(0xffff)] {
            let bytes = dense(text).expect("it is short");
            assert_eq!(String::from_utf8(read(&bytes, true)).as_deref(), Ok(text));
        }
        assert!(dense(&TEXT.repeat(200)).expect("it is short").len() < 500);
        assert_eq!(dense(&"x".repeat(0x1_0000)), None);
    }

    #[test]
    fn what_was_cut_is_read_as_far_as_it_is_there_and_anything_ends() {
        let bytes = dense(TEXT).expect("it is short");
        for end in 0..bytes.len() {
            let part = read(&bytes[..end], false);
            assert!(TEXT.as_bytes().starts_with(&part), "{end}");
            assert!(
                part.len() + 12 >= TEXT.len() * end.saturating_sub(8) / bytes.len(),
                "{end}: {}",
                part.len()
            );
        }
        let mut lot = 1_u32;
        for length in (0..200).step_by(13) {
            let noise: Vec<u8> = (0..length)
                .map(|_| {
                    lot = lot.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    (lot >> 24) as u8
                })
                .collect();
            read(&noise, true);
            read(&noise, false);
        }
    }
}
