//! A turn in pictures: each with its sentence, and the drawing over its board.

use std::fmt::Write as _;

use anyhow::{Context, Result};
use mbao_board::Plan;
use mbao_rules::{PitName, State};
use mbao_story::{Arrow, Colour, Ring, Target};

use crate::parts::still::Still;

/// A picture and what happens in it.
pub(crate) struct Beat {
    pub(crate) still: Still,
    pub(crate) said: String,
    pub(crate) pointed: Pointed,
}

/// What a story has of a picture: the board after so many actions, and what is pointed at on it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pointed {
    pub(crate) after: usize,
    pub(crate) rings: Vec<Ring>,
    pub(crate) arrows: Vec<Arrow>,
}

impl Pointed {
    pub(crate) fn after(actions: usize) -> Self {
        Self { after: actions, ..Self::default() }
    }

    /// Rings pits that are not ringed yet.
    pub(crate) fn ring(mut self, colour: Colour, pits: impl IntoIterator<Item = PitName>) -> Self {
        for pit in pits {
            let target = Target::Pit(pit);
            if self.rings.iter().all(|ring| ring.target != target) {
                self.rings.push(Ring { colour, target });
            }
        }
        self
    }

    pub(crate) fn arrow(mut self, colour: Colour, from: PitName, to: PitName) -> Self {
        if from != to {
            self.arrows.push(Arrow { colour, from: Target::Pit(from), to: Target::Pit(to) });
        }
        self
    }
}

/// The side on which arcs rise: arcs that go back must not hide those that went there.
#[derive(Clone, Copy)]
pub(crate) enum Arcs {
    Above,
    Below,
}

/// A dot where a handful begins, and arcs along the pits that are sown.
pub(crate) fn way(plan: Plan, from: PitName, way: &[PitName], arcs: Arcs) -> Result<String> {
    let (lift, rise) = match arcs {
        Arcs::Above => (-4, -46),
        Arcs::Below => (4, 46),
    };
    let (x, y) = at(plan, from)?;
    let mut path = format!("M{x} {}", y + lift);
    let mut last = x;
    for &pit in way {
        let (x, y) = at(plan, pit)?;
        let _ = write!(path, "Q{} {} {x} {}", i32::midpoint(last, x), y + rise, y + lift);
        last = x;
    }
    Ok(format!(
        "<path class=\"arc\" d=\"{path}\"/><circle class=\"dot\" cx=\"{x}\" cy=\"{}\" r=\"10\"/>",
        y + lift
    ))
}

/// A ring where the last seed fell.
pub(crate) fn ring(plan: Plan, pit: PitName) -> Result<String> {
    round(plan, "landed", pit)
}

/// A pit that can be captured, or was.
pub(crate) fn edge(plan: Plan, pit: PitName, class: &str) -> Result<String> {
    round(plan, &format!("eaten {class}"), pit)
}

fn round(plan: Plan, class: &str, pit: PitName) -> Result<String> {
    let (x, y) = at(plan, pit)?;
    Ok(format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"45\"/>"))
}

/// How many seeds leave a pit.
pub(crate) fn loss(plan: Plan, pit: PitName, seeds: u8) -> Result<String> {
    Ok(sign("loss", at(plan, pit)?, &format!("−{seeds}")))
}

/// A number on a plate of its own.
pub(crate) fn sign(class: &str, (x, y): (i32, i32), text: &str) -> String {
    format!(
        "<g class=\"{class}\"><rect x=\"{}\" y=\"{}\" width=\"58\" height=\"40\" rx=\"20\"/>\
         <text x=\"{x}\" y=\"{}\">{text}</text></g>",
        x - 29,
        y - 20,
        y + 10
    )
}

pub(crate) fn at(plan: Plan, pit: PitName) -> Result<(i32, i32)> {
    plan.place(pit).with_context(|| format!("the board has no pit {pit}"))
}

/// Row from the top and column of a pit.
pub(crate) fn spot(state: &State, pit: PitName) -> (usize, usize) {
    let (row, column) = pit.numbers();
    (state.seeds.rows() - row, column)
}
