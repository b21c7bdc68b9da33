//! The question before a game that is under way is begun anew.

use mbao_words::Lang;
use web_sys::{KeyboardEvent, MouseEvent};
use yew::{Callback, Html, hook, html, use_effect_with, use_node_ref, use_state_eq};

use super::words;
use mbao_viewer::page;

/// What asks, and the question while it is asked; `yes` begins the game anew. Another game, counted by `opened`, takes
/// the question away.
#[hook]
pub(super) fn use_ask(lang: Lang, opened: u32, yes: Callback<()>) -> (Callback<MouseEvent>, Html) {
    let asked = use_state_eq(|| false);
    let no = use_node_ref();
    let set = asked.setter();
    use_effect_with(opened, move |_| set.set(false));
    let first = no.clone();
    use_effect_with(*asked, move |asked| {
        if *asked {
            page::focus(&first);
        }
    });
    let ask = {
        let asked = asked.setter();
        Callback::from(move |_| asked.set(true))
    };
    if !*asked {
        return (ask, Html::default());
    }
    let leave = {
        let asked = asked.setter();
        move || asked.set(false)
    };
    let (stay, escape) = (leave.clone(), leave);
    let keydown = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            escape();
        }
    };
    let question = html! {
        <div class="kiosk-over kiosk-question" role="alertdialog" aria-labelledby="anew-ask" onkeydown={keydown}>
            <div class="kiosk-card">
                <h2 id="anew-ask">{ words::anew_ask(lang) }</h2>
                <p class="controls">
                    <button type="button" class="main" ref={no} onclick={move |_| stay()}>{ words::anew_no(lang) }</button>
                    <button type="button" onclick={yes.reform(|_| ())}>{ words::anew_yes(lang) }</button>
                </p>
            </div>
        </div>
    };
    (ask, question)
}
