//! The question before a game that is under way is begun anew.

use super::prelude::*;

/// What asks, and the question while it is asked; `yes` begins the game anew. Another game, counted by `opened`, takes
/// the question away.
#[hook]
pub(super) fn use_ask(lang: Lang, opened: u32, yes: Callback<MouseEvent>) -> (Callback<MouseEvent>, Html) {
    let asked = use_state_eq(|| false);
    let set = asked.setter();
    use_effect_with(opened, move |_| set.set(false));
    let no = page::use_focus(*asked);
    let answer = |asks: bool| {
        let asked = asked.setter();
        Callback::from(move |()| asked.set(asks))
    };
    let ask = answer(true).reform(|_| ());
    if !*asked {
        return (ask, Html::default());
    }
    let leave = answer(false);
    let question = html! {
        <div class="kiosk-over kiosk-question" role="alertdialog" aria-labelledby="anew-ask" onkeydown={page::escape(leave.clone())}>
            <div class="kiosk-card">
                <h2 id="anew-ask">{ words::anew_ask(lang) }</h2>
                <p class="controls">
                    <button type="button" class="main" ref={no} onclick={leave.reform(|_| ())}>{ words::anew_no(lang) }</button>
                    <button type="button" onclick={yes}>{ words::anew_yes(lang) }</button>
                </p>
            </div>
        </div>
    };
    (ask, question)
}
