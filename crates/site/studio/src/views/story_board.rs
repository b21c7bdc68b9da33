//! A board that tells the story, as it stands in other people's pages.

use mbao_story::Language;
use yew::virtual_dom::VTag;
use yew::{AttrValue, Html};

use crate::draft::Draft;

/// The id of the board by which readers see the story.
pub(crate) const TOLD: &str = "told";

/// The board; it shows the step that is worked on if it is to `follow`.
pub(crate) fn story_board(draft: &Draft, language: Option<&Language>, follow: bool) -> Html {
    let mut board = VTag::new("mbao-board");
    board.add_attribute("id", TOLD);
    board.add_attribute("game", AttrValue::from(draft.game()));
    board.add_attribute("steps", AttrValue::from(draft.text()));
    if let Some(step) = draft.reader_step().filter(|_| follow) {
        board.add_attribute("step", AttrValue::from(step.to_string()));
    }
    if let Some(language) = language {
        board.add_attribute("lang", AttrValue::from(language.to_string()));
    }
    board.into()
}
