//! The sheet of what a reader has found, for a story with tasks.

use gloo::events::EventListener;
use js_sys::Array;
use mbao_viewer::page;
use mbao_viewer::storage::not_kept_place;
use mbao_words::Lang;
use wasm_bindgen::JsCast;
use web_sys::{CustomEvent, Event};
use yew::{Html, Properties, component, html, use_effect_with, use_state_eq};

use crate::draft::Draft;
use crate::found::{self, Asked, Found};
use crate::studio::language;
use crate::words;

/// A riddle alone needs no sheet.
const FEWEST: usize = 2;

/// Properties of [`Results`].
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct ResultsProps {
    pub(crate) lang: Lang,
    pub(crate) draft: Draft,
}

/// Keeps what a board reports of an answer.
fn heard(story: u32, event: &Event) {
    let Some(event) = event.dyn_ref::<CustomEvent>() else { return };
    let actions = Array::from(&page::get(&event.detail(), "after"));
    let after = found::after(actions.iter().filter_map(|action| action.as_string()));
    found::keep(story, after, page::get(&event.detail(), "right").is_truthy());
}

/// The tries at each task, with a line for the name, to show or to print.
#[component]
pub(crate) fn Results(props: &ResultsProps) -> Html {
    let lang = props.lang;
    let tasks = found::asked(&props.draft, &language(lang));
    let results = use_state_eq(Found::default);
    let set = results.setter();
    use_effect_with(found::number(&props.draft), move |&story| {
        let look = move || set.set(found::load(story));
        look();
        let kept = found::listen(look);
        let answers = EventListener::new(&page::document(), "mbao-answer", move |event| heard(story, event));
        move || drop((kept, answers))
    });
    if tasks.len() < FEWEST {
        return Html::default();
    }
    let row = |(n, task): (usize, &Asked)| {
        let tries = results.get(&task.after).copied().unwrap_or_default();
        html! {
            <tr>
                <th scope="row">{ format!("{}. {}", n + 1, task.question) }</th>
                <td>{ tries.count }</td>
                <td>{ if tries.solved { "✓" } else { "–" } }</td>
            </tr>
        }
    };
    let print = |_| {
        let _ = page::window().print();
    };
    html! {
        <section class="studio-results" aria-labelledby="results-title">
            <h2 id="results-title">{ words::results(lang) }</h2>
            <p class="studio-help">{ words::results_about(lang) }</p>
            <p class="results-names">{ words::results_name(lang) }<span></span>{ words::results_date(lang) }<span></span></p>
            <table>
                <thead>
                    <tr>
                        <th scope="col">{ words::results_task(lang) }</th>
                        <th scope="col">{ words::results_tries(lang) }</th>
                        <th scope="col">{ words::results_found(lang) }</th>
                    </tr>
                </thead>
                <tbody>{ for tasks.iter().enumerate().map(row) }</tbody>
            </table>
            { not_kept_place(found::KEY, false, Html::default()) }
            <p class="controls"><button type="button" onclick={print}>{ words::take_print(lang) }</button></p>
        </section>
    }
}
