//! What the board shows when the page opens: what the address asks for, otherwise the game that was left.

use gloo::events::EventListener;
use yew::{hook, use_effect_with};

use super::context::Context;
use super::shelf;
use super::table::Message;
use super::table::reading::Source;
use super::table::seating::Seating;
use mbao_viewer::board_element::Board;
use mbao_viewer::{link, page};

/// The seats that the address asks for: `?south=…&north=…`.
fn asked_seating() -> Option<Seating> {
    Seating::asked(page::asked("south").as_deref(), page::asked("north").as_deref())
}

/// Sets the attributes that the address asks for, `?setup=…&options=…&position=…`; returns whether it asks
/// for any.
fn asked(board: &Board) -> bool {
    let mut any = false;
    for name in ["setup", "options", "position"] {
        if let Some(value) = page::asked(name).filter(|value| !value.is_empty()) {
            board.set(name, Some(&value));
            any = true;
        }
    }
    any
}

/// The game that the fragment of the address carries.
fn linked() -> Option<Message> {
    let fragment = Some(page::fragment()).filter(|fragment| link::is_in(fragment))?;
    Some(Message::Read(Source::Sent(fragment)))
}

/// Reads the address and the games that are kept, and later each link that the reader follows to this page.
#[hook]
pub(super) fn use_arrival(context: &Context<'_>) {
    let (tell, games, game) = (context.tell.clone(), context.props.games.clone(), context.props.game.clone());
    use_effect_with(context.board.cloned(), move |board| {
        let listener = board.as_ref().map(|board| {
            if let Some(seating) = asked_seating() {
                tell.emit(Message::Seat(seating));
            }
            if let Some(read) = linked() {
                tell.emit(read);
            } else if !asked(board)
                && !board.has_begun()
                && let Some(kept) = shelf::last(&games, &game)
            {
                tell.emit(Message::Read(Source::Shelf(kept)));
            }
            EventListener::new(&page::window(), "hashchange", move |_| {
                if let Some(read) = linked() {
                    tell.emit(read);
                }
            })
        });
        move || drop(listener)
    });
}
