//! Packs the pixels of a picture as GIF has it: strings of places that came before get numbers of their own (LZW).

/// The bits of a pixel.
const BITS: u8 = 8;
/// The number that says that all strings are forgotten, and the one that ends a picture. Pixels alone stand before them.
const CLEAR: u16 = 1 << BITS;
const END: u16 = CLEAR + 1;
/// So many numbers there are.
const MOST: u16 = 1 << 12;
/// The places of a table of strings: more than there are numbers, so that there are always free ones.
const PLACES: usize = 1 << 14;

/// Strings by the number of the string before their last pixel, and by that.
struct Strings {
    /// Key and number; a free place has the number 0.
    table: Vec<(u32, u16)>,
    next: u16,
}

impl Strings {
    fn new() -> Self {
        Self { table: vec![(0, 0); PLACES], next: END + 1 }
    }

    /// The number of a string; if it has none, it gets the next.
    fn number(&mut self, before: u16, pixel: u8) -> Option<u16> {
        let key = u32::from(before) << BITS | u32::from(pixel);
        let mut at = (key.wrapping_mul(0x9e37_79b1) >> 18) as usize;
        loop {
            let place = &mut self.table[at];
            match *place {
                (_, 0) => {
                    *place = (key, self.next);
                    self.next += 1;
                    return None;
                }
                (known, number) if known == key => return Some(number),
                _ => at = (at + 1) % PLACES,
            }
        }
    }
}

/// Bits that are written into bytes, in blocks of at most 255.
struct Bits<'a> {
    bytes: &'a mut Vec<u8>,
    /// Where the length of the open block stands.
    block: usize,
    open: u32,
    count: u32,
}

impl Bits<'_> {
    fn byte(&mut self, byte: u8) {
        if self.bytes[self.block] == u8::MAX {
            self.block = self.bytes.len();
            self.bytes.push(0);
        }
        self.bytes.push(byte);
        self.bytes[self.block] += 1;
    }

    fn write(&mut self, number: u16, bits: u32) {
        self.open |= u32::from(number) << self.count;
        self.count += bits;
        while self.count >= 8 {
            self.byte(self.open.to_le_bytes()[0]);
            self.open >>= 8;
            self.count -= 8;
        }
    }
}

/// Writes the pixels.
pub(crate) fn write(mut pixels: impl Iterator<Item = u8>, bytes: &mut Vec<u8>) {
    bytes.push(BITS);
    let block = bytes.len();
    bytes.push(0);
    let mut bits = Bits { bytes, block, open: 0, count: 0 };
    let mut strings = Strings::new();
    let mut width = u32::from(BITS) + 1;
    bits.write(CLEAR, width);
    let Some(first) = pixels.next() else { return bits.bytes.push(0) };
    let mut string = u16::from(first);
    for pixel in pixels {
        if let Some(longer) = strings.number(string, pixel) {
            string = longer;
            continue;
        }
        bits.write(string, width);
        string = u16::from(pixel);
        if strings.next == MOST {
            bits.write(CLEAR, width);
            strings = Strings::new();
            width = u32::from(BITS) + 1;
        } else if strings.next > 1 << width {
            width += 1;
        }
    }
    bits.write(string, width);
    // Who reads counts that string, too.
    if strings.next == 1 << width && width < 12 {
        width += 1;
    }
    bits.write(END, width);
    if bits.count > 0 {
        bits.write(0, 8 - bits.count);
    }
    let Bits { bytes, block, .. } = bits;
    // No block is empty but the last.
    if bytes[block] > 0 {
        bytes.push(0);
    }
}
