//! A player's side of a table: its text is turned so that the player can read it.

use mbao_words::Lang;
use yew::{Html, classes, html};

use super::told::Stand;
use super::words;
use mbao_viewer::board_element::Side;

/// What a side is called.
pub(super) fn name(lang: Lang, side: Side) -> String {
    match side {
        Side::South => words::south(lang),
        Side::North => words::north(lang),
    }
}

/// The state of the game in a sentence, for both players; `alone` where the computer plays North.
pub(super) fn standing(lang: Lang, stand: &Stand, alone: bool) -> String {
    let Some(state) = &stand.state else { return String::new() };
    let computer = |side| alone && side == Side::North;
    match state.outcome {
        None if stand.racing() => words::race(lang),
        None if alone => {
            if computer(state.mover) {
                words::computer_turn(lang)
            } else {
                words::your_turn(lang)
            }
        }
        None => words::to_play(lang, &name(lang, state.mover)),
        Some(outcome) => {
            let [south, north] = [outcome.score.0, outcome.score.1].map(|seeds| seeds.to_string());
            let by = words::won_by(lang, &north, &south);
            let won = match outcome.winner {
                None => words::drawn(lang),
                Some(winner) if computer(winner) => words::won(lang, &words::computer(lang)),
                Some(_) if alone => words::won_alone(lang),
                Some(winner) => words::won(lang, &name(lang, winner)),
            };
            format!("{won}, {by}")
        }
    }
}

/// The side of one player: who it is, and what to do.
pub(super) fn seat(lang: Lang, side: Side, stand: &Stand, own: Html) -> Html {
    let over = stand.state.as_ref().is_some_and(|state| state.outcome.is_some());
    let turn = stand.state.as_ref().is_some_and(|state| state.mover == side) && !over && !stand.racing();
    let says = if over || stand.racing() {
        standing(lang, stand, false)
    } else if turn {
        words::your_turn(lang)
    } else {
        words::not_your_turn(lang)
    };
    let class = if side == Side::North { "north" } else { "south" };
    html! {
        <div class={classes!("seat", class, turn.then_some("turn"))}>
            <p class="seat-name">{ name(lang, side) }{ " " }<span class="seat-says">{ says }</span></p>
            { own }
        </div>
    }
}
