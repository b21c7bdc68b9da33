//! What stands beside a game's board: set-ups, endings, examples, silences.

use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use yew::{Html, Properties, component, html};

use crate::{Choice, Island, SetUp};

/// Properties of [`GameSide`].
#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct GameSideProps {
    /// Language of the page.
    pub lang: Lang,
    /// Id of the `<mbao-board>` that stands elsewhere in the page.
    pub board: String,
    /// Id of the game.
    pub game: String,
    /// Its set-ups, the usual one first.
    pub setups: Vec<SetUp>,
    /// Its options.
    pub options: Vec<Choice>,
    /// Its endings in their order.
    pub endings: Vec<EndingLine>,
    /// Turns that show them.
    pub examples: Vec<Example>,
    /// What the sources leave open.
    pub silences: Vec<Silence>,
    /// Address of the play page with this game.
    pub play_href: String,
}

/// A line of the endings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndingLine {
    /// In bao, the list it belongs to: `mtaji` or `takata`.
    pub list: Option<String>,
    /// Its number in the rules.
    pub rule: u8,
    /// What the pit of the last seed decides.
    pub text: String,
}

/// A turn that shows some endings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Example {
    /// Stable identifier.
    pub id: String,
    /// What it shows, in a few words.
    pub title: String,
    /// Position text it begins from.
    pub position: String,
    /// Actions of the turn.
    pub actions: Vec<String>,
    /// What happens, in words.
    pub note: String,
    /// Numbers of the endings it passes.
    pub shows: Vec<u8>,
    /// The turn as a record, for the board to step through.
    pub record: String,
}

/// A point that the sources leave open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Silence {
    /// Number of the doubt.
    pub doubt: u8,
    /// What is played, and the other reading.
    pub text: String,
    /// The option that switches it.
    pub option: Option<String>,
}

/// What stands beside a game's board.
#[component]
pub fn GameSide(props: &GameSideProps) -> Html {
    html! { <div class="game-side"><a href={props.play_href.clone()}>{ &props.game }</a></div> }
}

impl Island for GameSide {
    const NAME: &'static str = "GameSide";
}
