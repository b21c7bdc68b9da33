//! A moving picture: pictures of a board, one after another, as an animated GIF.
//!
//! All pictures share one palette. Each but the first holds what changed alone, and leaves out of that what stayed, so
//! that a step costs about as much as the seeds that moved in it.
//!
//! Pictures are taken one by one ([`Film::take`]) and written one by one ([`Film::pieces`]), so that whoever makes them
//! on a page's only thread can rest in between.
#![forbid(unsafe_code)]

mod palette;

use std::fmt;

use palette::{Palette, Seen};
use weezl::BitOrder;
use weezl::encode::Encoder;

/// Red, green, blue and alpha.
const CHANNELS: usize = 4;
/// The bits of a pixel in the file.
const BITS: u8 = 8;
/// The place in the palette of what stays as it was; the colours come before it.
const STAYS: u8 = 255;

type Colour = [u8; 3];

/// Why a picture cannot be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OtherSize;

impl fmt::Display for OtherSize {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        to.write_str("the picture has another size")
    }
}

impl std::error::Error for OtherSize {}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
}

/// What a picture changes of the one before, and how long it is seen.
#[derive(Clone, Debug)]
struct Shot {
    part: Part,
    /// The colours of the part, row by row; `None` where it stays.
    colours: Vec<Option<Colour>>,
    hundredths: u16,
}

/// Pictures of the same size that are shown one after another, again and again.
///
/// ```
/// use mbao_moving::Film;
///
/// let mut film = Film::new(1, 1);
/// film.take(&[255, 0, 0, 255], 150)?;
/// film.take(&[0, 0, 255, 255], 150)?;
/// assert!(film.pieces().flatten().collect::<Vec<u8>>().starts_with(b"GIF89a"));
/// # Ok::<(), mbao_moving::OtherSize>(())
/// ```
#[derive(Clone, Debug)]
pub struct Film {
    width: u16,
    height: u16,
    shots: Vec<Shot>,
    /// The pixels of the picture that was taken last.
    last: Vec<u8>,
    seen: Seen,
}

impl Film {
    /// No pictures yet, but their size.
    #[must_use]
    pub fn new(width: u16, height: u16) -> Self {
        Self { width, height, shots: Vec::new(), last: Vec::new(), seen: Seen::default() }
    }

    /// Takes a picture: its pixels from the upper left corner, row by row, red, green, blue and alpha each, and for how
    /// many hundredths of a second it is seen. Pictures have a ground: alpha is not looked at.
    ///
    /// # Errors
    /// It has another size.
    pub fn take(&mut self, pixels: &[u8], hundredths: u16) -> Result<(), OtherSize> {
        let width = usize::from(self.width);
        if pixels.len() != width * usize::from(self.height) * CHANNELS {
            return Err(OtherSize);
        }
        let whole = Part { left: 0, top: 0, width: self.width, height: self.height };
        let before = (!self.shots.is_empty()).then_some(self.last.as_slice());
        // Where nothing changed, one pixel that stays keeps the time.
        let one = Part { width: 1, height: 1, ..whole };
        let part = before.map_or(whole, |before| changed(before, pixels, width).unwrap_or(one));
        let colours = rows(part, width).flatten().map(|at| {
            let now = colour(pixels, at);
            before.is_none_or(|before| colour(before, at) != now).then_some(now)
        });
        let colours: Vec<Option<Colour>> = colours.collect();
        // What stays the same would count again and again.
        self.seen.look(colours.iter().flatten());
        self.shots.push(Shot { part, colours, hundredths });
        self.last.clear();
        self.last.extend_from_slice(pixels);
        Ok(())
    }

    /// The bytes of a GIF: its head, a piece for each picture, and its end.
    pub fn pieces(self) -> impl Iterator<Item = Vec<u8>> {
        let mut palette = Palette::of(&self.seen);
        let mut head = b"GIF89a".to_vec();
        head.extend([self.width, self.height].map(u16::to_le_bytes).concat());
        // 256 colours for all pictures; no ground; square pixels.
        head.extend([0xf7, 0, 0]);
        head.extend(palette.colours());
        // Again and again.
        head.extend(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\0\0\0");
        let shots = self.shots.into_iter().map(move |shot| written(&shot, &mut palette));
        [head].into_iter().chain(shots).chain([vec![0x3b]])
    }
}

/// A picture as it stands in the file.
fn written(shot: &Shot, palette: &mut Palette) -> Vec<u8> {
    // The next picture is drawn over it; what stays is not drawn.
    let mut bytes = vec![0x21, 0xf9, 4, 0b101];
    bytes.extend(shot.hundredths.to_le_bytes());
    bytes.extend([STAYS, 0, 0x2c]);
    let Part { left, top, width, height } = shot.part;
    bytes.extend([left, top, width, height].map(u16::to_le_bytes).concat());
    bytes.push(0);
    let pixel = |colour: &Option<Colour>| colour.map_or(STAYS, |colour| palette.place(colour));
    let pixels: Vec<u8> = shot.colours.iter().map(pixel).collect();
    let packed = Encoder::new(BitOrder::Lsb, BITS).encode(&pixels).expect("each byte is a pixel");
    bytes.push(BITS);
    for block in packed.chunks(usize::from(u8::MAX)) {
        bytes.extend(u8::try_from(block.len()));
        bytes.extend(block);
    }
    bytes.push(0);
    bytes
}

fn colour(pixels: &[u8], at: usize) -> Colour {
    let from = at * CHANNELS;
    [pixels[from], pixels[from + 1], pixels[from + 2]]
}

fn rows(part: Part, width: usize) -> impl Iterator<Item = std::ops::Range<usize>> {
    let (left, top) = (usize::from(part.left), usize::from(part.top));
    (top..top + usize::from(part.height))
        .map(move |row| row * width + left..row * width + left + usize::from(part.width))
}

/// The least part outside which nothing changed, if anything did.
fn changed(before: &[u8], now: &[u8], width: usize) -> Option<Part> {
    let row = width * CHANNELS;
    let (mut left, mut right, mut top, mut bottom) = (width, 0, None, 0);
    for (at, (old, new)) in before.chunks(row).zip(now.chunks(row)).enumerate() {
        let differs = |column: &usize| colour(old, *column) != colour(new, *column);
        let Some(first) = (0..width).find(differs) else { continue };
        left = left.min(first);
        right = right.max((0..width).rev().find(differs).unwrap_or(first));
        top.get_or_insert(at);
        bottom = at;
    }
    let top = top?;
    let short = |number: usize| u16::try_from(number).ok();
    Some(Part {
        left: short(left)?,
        top: short(top)?,
        width: short(right + 1 - left)?,
        height: short(bottom + 1 - top)?,
    })
}

#[cfg(test)]
mod tests {
    use gif::{ColorOutput, DecodeOptions, Repeat};

    use super::*;

    /// What a viewer sees of each picture, for how long, and the part that is written.
    fn seen(gif: &[u8]) -> Vec<(Vec<Colour>, u16, Part)> {
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::RGBA);
        let mut decoder = options.read_info(gif).expect("a GIF");
        let width = usize::from(decoder.width());
        let mut canvas = vec![[0; 3]; width * usize::from(decoder.height())];
        let mut all = Vec::new();
        while let Some(frame) = decoder.read_next_frame().expect("a frame") {
            let part = Part { left: frame.left, top: frame.top, width: frame.width, height: frame.height };
            for (at, pixel) in rows(part, width).flatten().zip(frame.buffer.chunks_exact(CHANNELS)) {
                if pixel[3] != 0 {
                    canvas[at] = [pixel[0], pixel[1], pixel[2]];
                }
            }
            all.push((canvas.clone(), frame.delay, part));
        }
        all
    }

    fn gif(width: u16, height: u16, shots: &[(u16, &[Colour])]) -> Vec<u8> {
        let mut film = Film::new(width, height);
        for (hundredths, pixels) in shots {
            let pixels: Vec<u8> = pixels.iter().flat_map(|&[r, g, b]| [r, g, b, 255]).collect();
            film.take(&pixels, *hundredths).expect("a picture of this size");
        }
        let pieces: Vec<Vec<u8>> = film.pieces().collect();
        assert_eq!(pieces.len(), shots.len() + 2);
        pieces.concat()
    }

    const BLACK: Colour = [0, 0, 0];
    const RED: Colour = [250, 10, 20];
    const GREEN: Colour = [10, 240, 30];

    #[test]
    fn few_colours_come_back_exactly_and_each_picture_holds_what_changed() {
        let mut pixels = vec![BLACK; 12]; // four wide, three high
        let first = pixels.clone();
        pixels[5] = RED;
        pixels[10] = GREEN;
        let second = pixels.clone();
        let written = gif(4, 3, &[(20, &first), (150, &second), (30, &second), (1, &first)]);
        let part = |left, top, width, height| Part { left, top, width, height };
        assert_eq!(
            seen(&written),
            [
                (first.clone(), 20, part(0, 0, 4, 3)),
                (second.clone(), 150, part(1, 1, 2, 2)),
                (second, 30, part(0, 0, 1, 1)),
                (first, 1, part(1, 1, 2, 2)),
            ]
        );
    }

    #[test]
    fn it_begins_again_for_ever() {
        let written = gif(1, 1, &[(5, &[RED])]);
        let mut decoder = DecodeOptions::new().read_info(written.as_slice()).expect("a GIF");
        decoder.read_next_frame().expect("a frame");
        assert_eq!(decoder.repeat(), Repeat::Infinite);
    }

    #[test]
    fn many_colours_are_nearly_the_same() {
        let wide = |at: usize| u8::try_from(at % 64 * 4).expect("a byte");
        let high = |at: usize| u8::try_from(at / 64 * 4).expect("a byte");
        let pixels: Vec<Colour> = (0..64 * 64).map(|at| [wide(at), high(at), 128]).collect();
        let mut other = pixels.clone();
        other[64 * 20..64 * 30].fill(RED);
        let written = gif(64, 64, &[(1, &pixels), (1, &other)]);
        for ((now, ..), wanted) in seen(&written).iter().zip([&pixels, &other]) {
            let apart = |(one, other): (&Colour, &Colour)| {
                one.iter().zip(other).map(|(one, other)| u64::from(one.abs_diff(*other))).sum::<u64>()
            };
            let all: u64 = now.iter().zip(wanted).map(apart).sum();
            assert!(all / (64 * 64) < 12, "{} in the mean", all / (64 * 64));
        }
    }

    #[test]
    fn a_picture_of_another_size_is_not_taken() {
        let mut film = Film::new(1, 1);
        assert_eq!(film.take(&[0; 8], 1), Err(OtherSize));
        assert_eq!(OtherSize.to_string(), "the picture has another size");
        assert_eq!(film.pieces().count(), 2);
    }
}
