//! A turn in pictures: each with its sentence, and the drawing over its board.

use std::fmt::Write as _;

use mbao_rules::{PitName, State};
use yew::{Html, html};

use crate::markup::raw;
use crate::track::place;

/// A picture and what happens in it.
pub(crate) struct Beat {
    pub(crate) svg: String,
    pub(crate) said: String,
}

/// The pictures in order.
pub(crate) fn strip(label: String, beats: Vec<Beat>) -> Html {
    let beats = beats.into_iter().map(|Beat { svg, said }| html! { <li>{ raw(svg) }<p>{ said }</p></li> });
    html! { <ol class="beats" aria-label={label}>{ for beats }</ol> }
}

/// The side on which arcs rise: arcs that go back must not hide those that went there.
#[derive(Clone, Copy)]
pub(crate) enum Arcs {
    Above,
    Below,
}

/// A dot where a handful begins, and arcs along the pits that are sown.
pub(crate) fn way(still: &str, from: PitName, way: &[PitName], arcs: Arcs) -> String {
    let (lift, rise) = match arcs {
        Arcs::Above => (-4, -46),
        Arcs::Below => (4, 46),
    };
    let (x, y) = at(still, from);
    let mut path = format!("M{x} {}", y + lift);
    let mut last = x;
    for &pit in way {
        let (x, y) = at(still, pit);
        let _ = write!(path, "Q{} {} {x} {}", i32::midpoint(last, x), y + rise, y + lift);
        last = x;
    }
    format!(
        "<path class=\"arc\" d=\"{path}\"/><circle class=\"dot\" cx=\"{x}\" cy=\"{}\" r=\"10\"/>",
        y + lift
    )
}

/// A ring where the last seed fell.
pub(crate) fn ring(still: &str, pit: PitName) -> String {
    round(still, "landed", pit)
}

/// A pit that can be captured, or was.
pub(crate) fn edge(still: &str, pit: PitName, class: &str) -> String {
    round(still, &format!("eaten {class}"), pit)
}

fn round(still: &str, class: &str, pit: PitName) -> String {
    let (x, y) = at(still, pit);
    format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"45\"/>")
}

/// How many seeds leave a pit.
pub(crate) fn loss(still: &str, pit: PitName, seeds: u8) -> String {
    sign("loss", at(still, pit), &format!("−{seeds}"))
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

/// The middle of a pit.
pub(crate) fn at(still: &str, pit: PitName) -> (i32, i32) {
    place(still, pit.as_str()).unwrap_or_default()
}

/// Row from the top and column of a pit.
pub(crate) fn spot(state: &State, pit: PitName) -> (usize, usize) {
    let (row, column) = pit.numbers();
    (state.seeds.rows() - row, column)
}
