//! Looks for the turn that decided the game and shows it on the board, with a small card that tells of it.

use std::rc::Rc;

use mbao_viewer::board_element::Doing;
use wasm_bindgen_futures::spawn_local;
use web_sys::AbortController;

use super::context::Context;
use super::over::{rematch, to_the_end};
use super::seating::seat;
use super::table::Message;
use super::table::decided::Decided;
use super::table::seating::{Player, Seating, Who};
use crate::afterwards::Decisive;
use crate::prelude::*;

/// A press that looks for the turn and shows it.
pub(super) fn look(context: &Context<'_>) -> Callback<MouseEvent> {
    let (tell, board, begun) = (context.tell.clone(), context.board.cloned(), context.table.seen.begun);
    let seating = context.table.seating();
    Callback::from(move |_| {
        let (Some(board), Ok(controller)) = (board.clone(), AbortController::new()) else { return };
        let tell = tell.reform(move |decided| Message::Decided(begun, decided));
        tell.emit(Decided::Looks(0, 0));
        spawn_local(async move {
            let told = tell.clone();
            let goes = move |turn, turns| told.emit(Decided::Looks(turn, turns));
            tell.emit(match Decisive::find(&board, &controller.signal(), goes).await {
                // Another game stands there meanwhile, or somebody has gone back in this one.
                Ok(Some(_)) if board.state().is_none_or(|state| state.outcome.is_none()) => Decided::Unasked,
                Ok(Some(turn)) => {
                    // A computer would play on from there.
                    seat(Seating { who: Who::People, ..seating }, false, &board);
                    turn.show(&board);
                    Decided::Shown(Rc::new(turn))
                }
                Ok(None) => Decided::Nothing,
                Err(error) => Decided::Failed(page::message(&error)),
            });
        });
    })
}

/// Below the other buttons of the card at the end: how far the search is, or why there is nothing to show.
pub(super) fn line(context: &Context<'_>) -> String {
    let lang = context.lang;
    match context.table.decided() {
        Decided::Looks(turn, turns) => {
            words::afterwards_progress(lang, &turn.to_string(), &turns.to_string())
        }
        Decided::Nothing => words::afterwards_no_points(lang),
        Decided::Failed(why) => words::afterwards_failed(lang, why),
        Decided::Unasked | Decided::Shown(_) => String::new(),
    }
}

/// The small card beside the turn on the board.
pub(super) fn card(context: &Context<'_>, turn: &Rc<Decisive>) -> [Html; 2] {
    let (lang, (number, mover)) = (context.lang, turn.turn());
    let [before, after] = turn.chances();
    let (seating, number) = (context.table.seating(), number.to_string());
    let title = if seating.player(mover) == Player::You {
        words::end_point_yours(lang, &after, &before, &number)
    } else {
        words::end_point_of(lang, &after, &before, &context.table.name(lang, mover), &number)
    };
    let sowing = context.table.seen.watched.doing == Doing::Sowing;
    let press = |show: fn(&Decisive, &Board)| {
        let (board, turn) = (context.board.cloned(), turn.clone());
        move |_: MouseEvent| board.iter().for_each(|board| show(&turn, board))
    };
    let told = |(actions, (takes, gives)): &(String, (u32, u32)),
                say: fn(Lang, &str, &str, &str) -> String| {
        say(
            lang,
            &words::end_point_gives(lang, *gives as usize),
            &words::end_point_takes(lang, *takes as usize),
            actions,
        )
    };
    let [played, best] = turn.both();
    let body = html! {
        <>
            <p class="card-told">{ told(&played, words::end_point_played) }</p>
            <p class="card-told">{ told(&best, words::end_point_better) }</p>
            <p class="controls">
                <button type="button" class="main" disabled={sowing} onclick={press(Decisive::show_better)}>{ words::end_point_show(lang) }</button>
                <button type="button" disabled={sowing} onclick={press(Decisive::show)}>{ words::end_point_again(lang) }</button>
                <button type="button" onclick={rematch(context, None)}>{ words::end_rematch(lang) }</button>
                <button type="button" disabled={sowing} onclick={to_the_end(context).reform(|_| ())}>{ words::end_point_back(lang) }</button>
            </p>
        </>
    };
    [html! { { title } }, body]
}
