//! What the page says of the game that is played.

use mbao_viewer::GameEntry;
use mbao_viewer::endings::EndingLine;
use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use yew::{Html, Properties, html};

use super::table::series::SeriesRules;

/// A picture of a board on which a game has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ended {
    pub address: String,
    /// What happened there.
    pub told: String,
    /// Width and height of the drawing.
    pub size: (i32, i32),
}

impl Ended {
    /// The picture, said as `alt` where no caption says it.
    pub(super) fn html(&self, alt: &str) -> Html {
        let (width, height) = self.size;
        html! { <img src={self.address.clone()} alt={alt.to_owned()} width={width.to_string()} height={height.to_string()} /> }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct PlayProps {
    pub lang: Lang,
    /// Id of the `<mbao-board>` that stands elsewhere in the page.
    pub board: String,
    pub games: Vec<GameEntry>,
    /// Id of the game that is played here.
    pub game: String,
    /// What its people call seeds and pits, as [`mbao_words::Voice::called`] has it.
    pub called: u8,
    /// How several games in a row are scored; `None` if the game is not played in series.
    pub series: Option<SeriesRules>,
    /// Address of the page that writes the tag for other pages.
    pub embed_href: String,
    /// Address of the studio, where a game becomes a story.
    pub studio_href: String,
    pub sentence: String,
    /// Whether a player who has no seeds in the front row has lost.
    pub front: bool,
    /// Whether levels of the computer have styles: where one chooses where to begin.
    pub styles: bool,
    /// Where a turn may begin.
    pub start: String,
    /// Which way the seeds go.
    pub sowing: String,
    /// The endings: what the last seed decides.
    pub endings: Vec<EndingLine>,
    /// What wins, in one short line.
    pub aim: String,
    pub ended: Ended,
    /// When the game is over.
    pub end: String,
}
