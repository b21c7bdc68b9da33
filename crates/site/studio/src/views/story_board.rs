//! A board that tells the story, as it stands in other people's pages.

use mbao_story::Language;
use yew::{Html, html};

use crate::draft::Draft;

/// The id of the board by which readers see the story.
pub(crate) const TOLD: &str = "told";

/// The board; it shows the step that is worked on if it is to `follow`.
pub(crate) fn story_board(draft: &Draft, language: Option<&Language>, follow: bool) -> Html {
    let step = draft.reader_step().filter(|_| follow).map(|step| step.to_string());
    let lang = language.map(Language::to_string);
    let mut told = draft.clone();
    // A picture's file lies where the story goes, not beside the studio.
    if draft.story().picture().is_some_and(|picture| !picture.elsewhere) {
        told.set_header("Picture", "");
    }
    html! { <mbao-board id={TOLD} game={draft.game()} steps={told.text()} {step} {lang} /> }
}
