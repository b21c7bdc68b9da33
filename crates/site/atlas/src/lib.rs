//! Maps of East and Central Africa as SVG text.
//!
//! [`locator`] shows where a few places lie; [`whole`] shows many, each a link; [`plain`] is the land alone,
//! for pages that mark and name places themselves. Colours come by class from a page's style sheet; without
//! one the SVG itself has enough colour to be readable. There are no ids, styles or scripts, so a page can
//! have any number of maps under any policy.
#![forbid(unsafe_code)]

mod clip;
mod draw;
mod geometry;
mod labels;
mod names;
mod pins;
mod place;
mod view;
mod words;

pub use draw::{locator, plain, whole};
pub use geometry::{EXTENT, is_lake, is_land, on_map};
pub use mbao_words::Lang;
pub use place::{Linked, Marked, Precision};
