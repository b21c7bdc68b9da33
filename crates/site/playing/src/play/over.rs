//! What can be pressed once a game is over.

use web_sys::MouseEvent;
use yew::Callback;

use super::context::{Context, clear};
use super::seating::seat;
use super::table::Message;
use super::table::seating::Seating;

/// A press that begins the same game again, with others in the seats if that is wanted.
pub(super) fn rematch(context: &Context<'_>, swapped: Option<Seating>) -> Callback<MouseEvent> {
    let (tell, board) = (context.tell.clone(), context.board.cloned());
    let other = swapped.or_else(|| context.table.next_seating());
    Callback::from(move |event: MouseEvent| {
        let Some(board) = &board else { return };
        if let Some(seating) = other {
            tell.emit(Message::Seat(seating));
            seat(seating, false, board);
        }
        // A click by a key has detail 0.
        if event.detail() == 0 {
            board.focus_next_game();
        }
        clear(board);
    })
}

/// A press that goes from the turn that decided the game back to its end.
pub(super) fn to_the_end(context: &Context<'_>) -> Callback<()> {
    let (tell, board) = (context.tell.clone(), context.board.cloned());
    Callback::from(move |()| {
        if let Some(board) = board.as_ref().filter(|board| !board.moves()) {
            while board.redo() {}
            tell.emit(Message::ToTheEnd);
        }
    })
}
