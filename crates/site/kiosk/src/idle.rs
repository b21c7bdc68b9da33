//! When nobody seems to be there any more, the kiosk first asks, then forgets everything.

use std::cell::Cell;

use gloo::events::{EventListener, EventListenerOptions};
use gloo::timers::callback::Interval;

use super::prelude::*;

/// Seconds that a visitor has to answer the question.
const QUESTION: u32 = 30;
/// Milliseconds between two checks of the time.
const LOOK: u32 = 500;
/// Events that show that somebody is there. A turn that is being shown counts as one.
const SIGNS: [&str; 5] = ["pointerdown", "keydown", "wheel", "mbao-step", "mbao-turn"];

/// Calls `gone` when nothing happened for `limit` seconds and [`QUESTION`] seconds more; returns the
/// question while it is asked. Without a limit it never asks.
#[hook]
pub(super) fn use_idle(lang: Lang, limit: Option<u32>, gone: Callback<()>) -> Html {
    let last = use_mut_ref(|| Rc::new(Cell::new(page::now()))).borrow().clone();
    let left = use_state_eq(|| None::<u32>);
    // The callback is a new one in each rendering, while the timer goes on.
    let latest = use_mut_ref(|| gone.clone());
    latest.replace(gone);

    let seen = last.clone();
    use_effect_with((), move |()| {
        let listeners = SIGNS.map(|sign| {
            let seen = seen.clone();
            EventListener::new_with_options(
                &page::window(),
                sign,
                EventListenerOptions::run_in_capture_phase(),
                move |_| {
                    seen.set(page::now());
                },
            )
        });
        move || drop(listeners)
    });
    let (seen, set) = (last.clone(), left.setter());
    use_effect_with(limit, move |limit| {
        seen.set(page::now());
        set.set(None);
        let ticking = limit.map(|limit| {
            Interval::new(LOOK, move || {
                // A day has few seconds: nothing is cut off.
                #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
                let quiet = ((page::now() - seen.get()) / 1000.0).max(0.0) as u32;
                if quiet >= limit + QUESTION {
                    set.set(None);
                    seen.set(page::now());
                    latest.borrow().emit(());
                } else {
                    set.set((quiet >= limit).then(|| limit + QUESTION - quiet));
                }
            })
        });
        move || drop(ticking)
    });
    let answer = page::use_focus(left.is_some());
    let Some(seconds) = *left else { return Html::default() };
    let stay = {
        let left = left.clone();
        move |_| left.set(None)
    };
    html! {
        <div class="kiosk-over kiosk-question" role="alertdialog" aria-labelledby="still-there" onclick={stay}>
            <div class="kiosk-card">
                <h2 id="still-there">{ words::still_there(lang) }</h2>
                <p>{ words::still_there_how(lang, usize::try_from(seconds).unwrap_or(0)) }</p>
                <progress max={QUESTION.to_string()} value={seconds.to_string()} aria-hidden="true" />
                <p><button type="button" class="main" ref={answer}>{ words::still_there_yes(lang) }</button></p>
            </div>
        </div>
    }
}
