//! Seats the players on the board.

use super::context::Context;
use super::manner::change;
use super::table::decided::Decided;
use super::table::manner::Change;
use super::table::seating::{Player, Seating, Who};
use crate::prelude::*;

/// Seats the players on the board once they have sat down; before that, people may press its pits, and after the end
/// no computer plays on from the turn that decided the game.
#[hook]
pub(super) fn use_players(context: &Context<'_>) {
    let (board, table) = (context.board.cloned(), context.table);
    let (tell, game) = (context.tell.clone(), context.props.game.clone());
    let held = matches!(table.decided(), Decided::Shown(_));
    let now = (table.seated, table.seating(), held, table.is_away());
    use_effect_with((board, now), move |(board, (seated, seating, held, away))| {
        let Some(board) = board else { return };
        face(*seating, board);
        if *seated && !*held {
            seat(*seating, *away, board);
            change(&tell, Change::Game(game));
            // From now on the shelf keeps the game; the address would begin it anew.
            page::plain_address();
        } else {
            seat(Seating { who: Who::People, ..*seating }, false, board);
        }
    });
}

/// Turns a board so that the reader sits at the same place, and marks the reader's half of it.
fn face(seating: Seating, board: &Board) {
    let own = [("south", Side::South), ("north", Side::North)];
    let own = own.into_iter().find(|(_, side)| seating.player(*side) == Player::You).map(|(name, _)| name);
    board.set("data-own", own);
    let view = own.filter(|own| *own == "north");
    if board.attribute("view").as_deref() != view {
        board.set("view", view);
    }
}

/// Seats the players; a friend who is `away` plays elsewhere.
pub(super) fn seat(seating: Seating, away: bool, board: &Board) {
    for (name, side) in [("south", Side::South), ("north", Side::North)] {
        let value = match seating.player(side) {
            Player::Computer(level) => Some(format!("computer:{level}")),
            Player::Friend if away => Some("elsewhere".to_owned()),
            Player::You | Player::Person | Player::Friend => None,
        };
        if board.attribute(name) != value {
            board.set(name, value.as_deref());
        }
    }
}
