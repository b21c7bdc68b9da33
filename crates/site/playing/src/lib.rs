//! The bundle of islands for playing pages: the play page around a board,
//! and the islands that every page has. `mbao-viewer` explains how islands work and how
//! to add one.
#![forbid(unsafe_code)]

mod afterwards;
mod choices;
mod embed;
mod known;
mod play;
mod prelude;
mod words;

pub use afterwards::{Afterwards, AfterwardsProps};
pub use embed::{Embed, EmbedProps};
pub use known::{Known, KnownProps, KnownTable};
pub use play::{Ended, Play, PlayProps, SeriesRules, first_seat};

mbao_viewer::take_over!(Afterwards, Embed, Known, Play);
