//! The sheet of what a reader has found, for a story with tasks.

use gloo::events::EventListener;
use js_sys::Array;
use mbao_viewer::storage::not_kept_place;
use mbao_viewer::tries::{self, Labels};
use wasm_bindgen::JsCast;
use web_sys::CustomEvent;

use super::prelude::*;
use crate::found::{self, Found};

/// A riddle alone needs no sheet.
const FEWEST: usize = 2;

/// Keeps what a board reports of an answer. A branch may ask at a board of the main line.
fn heard(story: u32, event: &Event) {
    let told = event.dyn_ref::<CustomEvent>();
    let Some(event) = told.filter(|told| page::get(&told.detail(), "branch").is_falsy()) else { return };
    let actions = Array::from(&page::get(&event.detail(), "after"));
    let after = found::after(actions.iter().filter_map(|action| action.as_string()));
    found::keep(story, after, page::get(&event.detail(), "right").is_truthy());
}

/// The tries at each task, with a line for the name, to show or to print.
#[component]
pub(crate) fn Results(context: &Context) -> Html {
    let (lang, draft) = (context.lang, &context.desk.draft);
    let tasks = found::asked(draft, &language(lang));
    let results = use_state_eq(Found::default);
    let set = results.setter();
    let counts = tasks.len() >= FEWEST;
    use_effect_with(counts.then(|| found::number(draft)), move |&story| {
        let listening = story.map(|story| {
            let look = move || set.set(found::load(story));
            look();
            let kept = found::listen(look);
            (kept, EventListener::new(&page::document(), "mbao-answer", move |event| heard(story, event)))
        });
        move || drop(listening)
    });
    if !counts {
        return Html::default();
    }
    let rows =
        tasks.into_iter().map(|task| (task.question, results.get(&task.after).copied().unwrap_or_default()));
    let labels = Labels {
        name: words::results_name(lang),
        date: words::results_date(lang),
        what: words::results_task(lang),
        tries: words::results_tries(lang),
        solved: words::results_found(lang),
        stays: words::results_about(lang),
        print: words::take_print(lang),
    };
    html! {
        <section class="studio-results" aria-labelledby="results-title">
            <h2 id="results-title">{ words::results(lang) }</h2>
            { tries::sheet(labels, Html::default(), rows) }
            { not_kept_place(found::KEY, false, Html::default()) }
        </section>
    }
}
