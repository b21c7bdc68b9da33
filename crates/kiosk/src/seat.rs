//! A player's side of a table, with its text turned so that the player can read it.

use mbao_words::Lang;
use yew::{Html, classes, html};

use super::board::BoardStatus;
use super::words;
use mbao_viewer::board_element::{Outcome, Side};

/// The name of a side.
pub(super) fn name(lang: Lang, side: Side) -> String {
    match side {
        Side::South => words::south(lang),
        Side::North => words::north(lang),
    }
}

/// How the game ended, for both players; `alone` means that the computer plays North.
pub(super) fn ended(lang: Lang, outcome: &Outcome, alone: bool) -> String {
    let [south, north] = [outcome.score.0, outcome.score.1].map(|seeds| seeds.to_string());
    // The winner's number comes first.
    let (more, less) = if outcome.winner == Some(Side::North) { (north, south) } else { (south, north) };
    let by = words::won_by(lang, &less, &more);
    let won = match outcome.winner {
        None => words::drawn(lang),
        Some(Side::North) if alone => words::won(lang, &words::computer(lang)),
        Some(_) if alone => words::won_alone(lang),
        Some(winner) => words::won(lang, &name(lang, winner)),
    };
    let why = outcome.reason.as_ref().map_or_else(String::new, |why| format!(": {why}"));
    format!("{won}, {by}{why}.")
}

/// The side of one player: the name, whether it is that player's turn, and the text there.
pub(super) fn seat(lang: Lang, side: Side, status: &BoardStatus, says: Html) -> Html {
    let going_on = status.state.as_ref().filter(|state| state.outcome.is_none() && !status.racing());
    let turn = going_on.is_some_and(|state| state.mover == side);
    let class = if side == Side::North { "north" } else { "south" };
    html! {
        <div class={classes!("seat", class, turn.then_some("turn"))}>
            <p class="seat-name">{ name(lang, side) }</p>
            { says }
        </div>
    }
}
