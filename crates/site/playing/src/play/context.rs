//! What the parts of a table are drawn from.

use mbao_viewer::GameEntry;
use mbao_viewer::board_element::Board;
use mbao_words::Lang;
use yew::Callback;

use super::props::PlayProps;
use super::table::{Handle, Message};

/// Begins a new game with the board's set-up and options, and drops its other attributes.
pub(super) fn clear(board: &Board) {
    for attribute in ["steps", "record", "position"] {
        board.set(attribute, None);
    }
    let _ = board.begin();
}

/// What the parts of a table are drawn from.
pub(super) struct Context<'a> {
    pub(super) lang: Lang,
    pub(super) props: &'a PlayProps,
    pub(super) board: Option<&'a Board>,
    pub(super) table: &'a Handle,
    pub(super) tell: &'a Callback<Message>,
}

impl<'a> Context<'a> {
    pub(super) fn entry(&self) -> Option<&'a GameEntry> {
        self.props.games.iter().find(|entry| entry.id == self.props.game)
    }

    pub(super) fn say(&self) -> Callback<String> {
        self.tell.reform(Message::Said)
    }
}
