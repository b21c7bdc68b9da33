//! The bar between the seats that tells who stands better, as the computer's worker sees it.

use std::cell::Cell;
use std::rc::Rc;

use wasm_bindgen_futures::spawn_local;
use web_sys::AbortController;
use yew::{Html, classes, hook, html, use_effect_with, use_mut_ref, use_state_eq};

use super::context::Context;
use super::table::seating::Player;
use super::table::turns::in_play;
use crate::afterwards::chance;
use crate::words;
use mbao_viewer::board_element::{Doing, Outcome, State};
use mbao_viewer::library::{Game, Thinking};

/// Enough to see what is at stake, and quick on a phone.
const STRENGTH: Thinking = Thinking { level: 5, nodes: 1500 };

/// The turns at the beginning of somebody's first game, in which the bar says what it is.
const FIRST: usize = 2;

/// What the logarithm of a master's odds is multiplied by to hold between people who have just learnt a game: fitted to 520
/// games of two computers of level 2 (0.15 in coro to 0.75 in mbothe).
const AMONG_LEARNERS: f64 = 0.3;

/// South's chance after a game so far, as the computer sees it.
async fn chance_after(game: &str, record: &str) -> Option<f64> {
    // Nothing is aborted: the worker would begin anew, and the computer that thinks there too.
    let signal = AbortController::new().ok()?.signal();
    let south = chance(&Game::replay(game, record).await.ok()?, STRENGTH, &signal).await.ok()?;
    // It was rounded to thousandths: 1 is more than 0.9995.
    let [for_it, against] =
        [south, 1.0 - south].map(|chance| js_sys::Math::pow(chance.max(5e-4), AMONG_LEARNERS));
    Some(for_it / (for_it + against))
}

/// The place that is looked at: the number of its game and the record up to it.
type Place = (u32, String);

/// The bar; empty where it is not wanted, and where the computer cannot think.
#[hook]
pub(super) fn use_balance(context: &Context<'_>) -> Html {
    let (lang, table, seen) = (context.lang, context.table, &context.table.seen);
    // South's chance, and the number of its game.
    let shown = use_state_eq(|| None::<(u32, f64)>);
    let latest = use_mut_ref(Rc::<Cell<u32>>::default);
    let on = table.seated && table.manner.balances(table.seating());
    let rests = !matches!(seen.watched.doing, Doing::Sowing | Doing::Trying);
    let state = seen.state.as_ref().filter(|state| on && rests && state.pending.is_none());
    // Before the first turn nobody stands better.
    let plays = |state: &&State| seen.at > 0 && (in_play(&state.phase) || state.phase == "over");
    let place: Option<Place> = state.filter(plays).map(|_| (seen.begun, seen.record.clone()));
    let end = state.and_then(|state| state.outcome.as_ref()).map(Outcome::chance);
    let (set, before, game) = (shown.setter(), *shown, context.props.game.clone());
    use_effect_with((place, on), move |(place, on)| {
        let latest = latest.borrow().clone();
        latest.set(latest.get() + 1);
        let (asked, on) = (latest.get(), *on);
        match place.clone() {
            _ if !on => set.set(None),
            None => {}
            Some((begun, _)) if end.is_some() => set.set(end.map(|end| (begun, end))),
            Some((begun, record)) => spawn_local(async move {
                let found = chance_after(&game, &record).await;
                if latest.get() == asked {
                    // The computer does not look equally far ahead at every ply: two of them are told together.
                    let two = |now: f64| match before {
                        Some((game, before)) if game == begun => f64::midpoint(before, now),
                        _ => now,
                    };
                    set.set(found.map(|now| (begun, two(now))));
                }
            }),
        }
    });
    let Some((_, south)) = (*shown).filter(|&(begun, _)| begun == seen.begun && seen.at > 0) else {
        return Html::default();
    };
    let near = table.seating().near();
    let own = 100.0 * near.chance(south);
    let percent = format!("{own:.0}");
    let name = table.name(lang, near);
    let told = if table.seating().player(near) == Player::You {
        words::balance_yours(lang, &percent)
    } else {
        words::balance_of(lang, &percent, &name)
    };
    let label = words::balance(lang);
    // What it is shows when it is there for the first time, below a mouse, and after a press or by the Tab key.
    let named = table.manner.is_first() && seen.at <= FIRST;
    html! {
        <div class={classes!("balance", named.then_some("named"))} role="meter" tabindex="0" aria-label={label.clone()} aria-valuemin="0" aria-valuemax="100"
            aria-valuenow={percent} aria-valuetext={told.clone()} data-told={format!("{label}. {told}")}>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
                <rect width={format!("{own:.1}")} height="1" />
            </svg>
        </div>
    }
}
