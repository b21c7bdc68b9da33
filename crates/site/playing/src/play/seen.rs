//! Tells the table what the board reports.

use yew::hook;

use super::table::seen::Report;
use super::table::{Handle, Message};
use mbao_viewer::board_element::{Board, BoardEvent, Doing, use_board};

/// The board of the page; the table hears what it reports.
#[hook]
pub(super) fn use_reports(id: &str, table: &Handle) -> Option<Board> {
    let hear = table.dispatcher();
    use_board(id, move |board| {
        let tell = {
            let board = board.clone();
            move |event| {
                let (state, counts, legal) = (board.state(), board.counts(), board.legal());
                let report = Report { event, state, counts, record: board.record(), legal };
                hear.dispatch(Message::Board(Box::new(report)));
            }
        };
        if board.state().is_some() {
            // The game began before this began to listen.
            tell(BoardEvent::Ready);
            if board.has_begun() {
                tell(BoardEvent::Turn);
            }
            if board.moves() {
                tell(BoardEvent::Doing(Doing::Sowing));
            }
        }
        board.listen(tell)
    })
}
