//! A moving picture: pictures of a board, one after another, as an animated GIF.
//!
//! All pictures share one palette. Each but the first holds what changed alone, and leaves out of that what stayed, so
//! that a step costs about as much as the seeds that moved in it.
#![forbid(unsafe_code)]

use std::collections::{HashMap, HashSet};
use std::fmt;

use color_quant::NeuQuant;
use gif::{DisposalMethod, Encoder, EncodingError, Frame, Repeat};

/// Red, green, blue and alpha.
const CHANNELS: usize = 4;
/// The place in the palette of what stays as it was; the colours come before it.
const STAYS: u8 = 255;
/// One of so many pixels is looked at to find the colours.
const SAMPLE: i32 = 10;

/// One of the pictures, as `frames` of `www/scripts/picture.js` gives them.
#[derive(Clone, Debug)]
pub struct Shot {
    /// Its pixels from the upper left corner, row by row: red, green, blue and alpha each. Pictures have a ground:
    /// alpha is not looked at.
    pub pixels: Vec<u8>,
    /// How long it is seen, in hundredths of a second.
    pub hundredths: u16,
}

/// Why there is no moving picture.
#[derive(Debug)]
pub enum Fault {
    /// There are no pictures, or they have no pixels.
    Empty,
    /// A picture, by its number from 0, has another size.
    Size(usize),
    /// They could not be written.
    Write(EncodingError),
}

impl fmt::Display for Fault {
    fn fmt(&self, to: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => to.write_str("there is nothing to see"),
            Self::Size(which) => write!(to, "picture {which} has another size"),
            Self::Write(error) => error.fmt(to),
        }
    }
}

impl std::error::Error for Fault {}

impl From<EncodingError> for Fault {
    fn from(error: EncodingError) -> Self {
        Self::Write(error)
    }
}

/// A part of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Part {
    left: u16,
    top: u16,
    width: u16,
    height: u16,
}

/// A GIF that shows the pictures one after another, again and again. All of them have the same width and height.
///
/// ```
/// use mbao_moving::{Shot, gif};
///
/// let red = Shot { pixels: vec![255, 0, 0, 255], hundredths: 150 };
/// let blue = Shot { pixels: vec![0, 0, 255, 255], hundredths: 150 };
/// assert!(gif(1, 1, &[red, blue])?.starts_with(b"GIF89a"));
/// # Ok::<(), mbao_moving::Fault>(())
/// ```
///
/// # Errors
/// There are no pictures, or one of them has another size.
pub fn gif(width: u16, height: u16, shots: &[Shot]) -> Result<Vec<u8>, Fault> {
    let size = usize::from(width) * usize::from(height) * CHANNELS;
    if size == 0 || shots.is_empty() {
        return Err(Fault::Empty);
    }
    if let Some(which) = shots.iter().position(|shot| shot.pixels.len() != size) {
        return Err(Fault::Size(which));
    }
    let mut palette = Palette::of(shots);
    let mut written = Vec::new();
    let mut encoder = Encoder::new(&mut written, width, height, &palette.colours)?;
    encoder.set_repeat(Repeat::Infinite)?;
    let whole = Part { left: 0, top: 0, width, height };
    for (at, shot) in shots.iter().enumerate() {
        let before = at.checked_sub(1).map(|before| shots[before].pixels.as_slice());
        // Where nothing changed, one pixel that stays keeps the time.
        let one = Part { width: 1, height: 1, ..whole };
        let part =
            before.map_or(whole, |before| changed(before, &shot.pixels, usize::from(width)).unwrap_or(one));
        let pixels = rows(part, usize::from(width)).flatten().map(|at| {
            let now = colour(&shot.pixels, at);
            if before.is_some_and(|before| colour(before, at) == now) { STAYS } else { palette.place(now) }
        });
        encoder.write_frame(&Frame {
            delay: shot.hundredths,
            dispose: DisposalMethod::Keep,
            transparent: Some(STAYS),
            left: part.left,
            top: part.top,
            width: part.width,
            height: part.height,
            buffer: pixels.collect(),
            ..Frame::default()
        })?;
    }
    drop(encoder);
    Ok(written)
}

/// The colour of a pixel by its number.
fn colour(pixels: &[u8], at: usize) -> [u8; 3] {
    let from = at * CHANNELS;
    [pixels[from], pixels[from + 1], pixels[from + 2]]
}

/// The numbers of the pixels of a part, row by row.
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

/// The colours of a moving picture.
struct Palette {
    /// Three bytes each.
    colours: Vec<u8>,
    /// Finds colours that are none of the palette's, if there are too many.
    near: Option<NeuQuant>,
    /// The places of colours that were found.
    places: HashMap<[u8; 3], u8>,
}

impl Palette {
    /// The colours that the pictures need: all of them, if they are few.
    fn of(shots: &[Shot]) -> Self {
        let mut seen: HashSet<[u8; 3]> = HashSet::new();
        let all = shots.iter().flat_map(|shot| shot.pixels.chunks_exact(CHANNELS));
        let few = all.clone().all(|pixel| {
            seen.insert([pixel[0], pixel[1], pixel[2]]);
            seen.len() <= usize::from(STAYS)
        });
        if few {
            let mut colours: Vec<[u8; 3]> = seen.into_iter().collect();
            colours.sort_unstable();
            let places = colours.iter().copied().zip(0..STAYS).collect();
            return Self { colours: padded(colours.concat()), near: None, places };
        }
        // The first picture, and what changes after it: what stays the same would count again and again.
        let mut sample = shots[0].pixels.clone();
        for pair in shots.windows(2) {
            let pixels = |at: usize| pair[at].pixels.chunks_exact(CHANNELS);
            let new = pixels(0).zip(pixels(1)).filter(|(old, new)| old != new).map(|(_, new)| new);
            sample.extend(new.flatten());
        }
        let near = NeuQuant::new(SAMPLE, usize::from(STAYS), &sample);
        Self { colours: padded(near.color_map_rgb()), near: Some(near), places: HashMap::new() }
    }

    /// The place of a colour, or of one that is nearly the same.
    fn place(&mut self, colour: [u8; 3]) -> u8 {
        let near = &self.near;
        *self.places.entry(colour).or_insert_with(|| {
            let [red, green, blue] = colour;
            let found = near.as_ref().map_or(0, |near| near.index_of(&[red, green, blue, u8::MAX]));
            u8::try_from(found).unwrap_or(0).min(STAYS - 1)
        })
    }
}

/// As many colours as a palette has places, so that the last is that of what stays.
fn padded(mut colours: Vec<u8>) -> Vec<u8> {
    colours.resize((usize::from(STAYS) + 1) * 3, 0);
    colours
}

#[cfg(test)]
mod tests {
    use gif::{ColorOutput, DecodeOptions};

    use super::*;

    type Colour = [u8; 3];

    fn shot(hundredths: u16, pixels: &[Colour]) -> Shot {
        Shot { pixels: pixels.iter().flat_map(|&[r, g, b]| [r, g, b, 255]).collect(), hundredths }
    }

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
        let shots = [shot(20, &first), shot(150, &second), shot(30, &second), shot(1, &first)];
        let written = gif(4, 3, &shots).expect("a moving picture");
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
        let written = gif(1, 1, &[shot(5, &[RED])]).expect("a moving picture");
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
        let written = gif(64, 64, &[shot(1, &pixels), shot(1, &other)]).expect("a moving picture");
        for ((now, ..), wanted) in seen(&written).iter().zip([&pixels, &other]) {
            let apart = |(one, other): (&Colour, &Colour)| {
                one.iter().zip(other).map(|(one, other)| u64::from(one.abs_diff(*other))).sum::<u64>()
            };
            let all: u64 = now.iter().zip(wanted).map(apart).sum();
            assert!(all / (64 * 64) < 24, "{} in the mean", all / (64 * 64));
        }
    }

    #[test]
    fn what_cannot_be_shown_is_said() {
        assert!(matches!(gif(1, 1, &[]), Err(Fault::Empty)));
        assert!(matches!(gif(0, 4, &[shot(1, &[])]), Err(Fault::Empty)));
        assert!(matches!(gif(1, 1, &[shot(1, &[RED]), shot(1, &[RED, RED])]), Err(Fault::Size(1))));
        assert_eq!(Fault::Size(1).to_string(), "picture 1 has another size");
    }
}
