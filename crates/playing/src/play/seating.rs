//! Seats the players on the board.

use yew::{hook, use_effect_with};

use super::Context;
use super::manner::change;
use super::table::manner::Change;
use super::table::seating::{Player, Seating, Who};
use mbao_viewer::board_element::{Board, Side};
use mbao_viewer::page;

/// Seats the players on the board once they have sat down; before that, people may press its pits.
#[hook]
pub(super) fn use_players(context: &Context<'_>) {
    let (board, table) = (context.board.cloned(), context.table);
    let (tell, game) = (context.tell.clone(), context.props.game.clone());
    use_effect_with((board, table.seated, table.seating()), move |(board, seated, seating)| {
        let Some(board) = board else { return };
        if *seated {
            seat(*seating, board);
            change(&tell, Change::Game(game));
            // From now on the shelf keeps the game; the address would begin it anew.
            page::plain_address();
        } else {
            seat(Seating { who: Who::People, ..*seating }, board);
        }
    });
}

/// Seats the players on a board.
pub(super) fn seat(seating: Seating, board: &Board) {
    for (name, side) in [("south", Side::South), ("north", Side::North)] {
        let value = match seating.player(side) {
            Player::Computer(level) => Some(format!("computer:{level}")),
            Player::You | Player::Person => None,
        };
        if board.attribute(name) != value {
            board.set(name, value.as_deref());
        }
    }
}
