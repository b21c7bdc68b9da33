//! Tells the table what the board reports.

use yew::hook;

use super::table::seen::Report;
use super::table::{Handle, Message};
use mbao_viewer::board_element::{Board, use_board};

#[hook]
pub(super) fn use_reports(id: &str, table: &Handle) -> Option<Board> {
    let hear = table.dispatcher();
    use_board(id, move |board| {
        let here = board.clone();
        board.follow(move |event| {
            let (state, counts, legal) = (here.state(), here.counts(), here.legal());
            let report = Report { event, state, counts, record: here.record(), legal };
            hear.dispatch(Message::Board(Box::new(report)));
        })
    })
}
