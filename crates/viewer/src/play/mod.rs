//! The play page around a board.

use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use yew::{Html, Properties, component, html};

use crate::{Choice, Island, SetUp};

/// Properties of [`Play`].
#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct PlayProps {
    /// Language of the page.
    pub lang: Lang,
    /// Id of the `<mbao-board>` that stands elsewhere in the page.
    pub board: String,
    /// All games, for the list of them.
    pub games: Vec<GameEntry>,
    /// Id of the game that is played here.
    pub game: String,
    /// From the page to the site's front, as `../../`.
    pub root: String,
}

/// A game that can be played.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GameEntry {
    /// Id of the game.
    pub id: String,
    /// What its players call it.
    pub name: String,
    /// Whose it is.
    pub people: String,
    /// Its set-ups, the usual one first.
    pub setups: Vec<SetUp>,
    /// Its options.
    pub options: Vec<Choice>,
    /// Address of its play page.
    pub href: String,
}

/// The play page around a board.
#[component]
pub fn Play(props: &PlayProps) -> Html {
    html! { <div class="play-side">{ &props.game }</div> }
}

impl Island for Play {
    const NAME: &'static str = "Play";
}
