//! The sheet of a class's results.

use mbao_viewer::page;
use mbao_words::Lang;
use yew::{Html, Properties, component, html, use_effect_with, use_state_eq};

use crate::beads::Bead;
use crate::class;
use crate::words;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct ResultsProps {
    pub lang: Lang,
    pub code: String,
    /// The class's puzzles.
    pub beads: Vec<Bead>,
}

/// The result of each puzzle, with a line for the name, for printing.
#[component]
pub(super) fn Results(props: &ResultsProps) -> Html {
    let ResultsProps { lang, code, beads } = props.clone();
    let results = use_state_eq(class::Results::default);
    let set = results.setter();
    use_effect_with(code.clone(), move |code| {
        let code = code.clone();
        let look = move || set.set(class::Results::load(&code));
        look();
        let heard = class::Results::listen(look);
        move || drop(heard)
    });
    let row = |(n, bead): (usize, &Bead)| {
        let tries = results.tries.get(&bead.task).copied().unwrap_or_default();
        html! {
            <tr>
                <th scope="row">{ n + 1 }{ ". " }{ bead.title.clone() }</th>
                <td>{ tries.count }</td>
                <td>{ if tries.solved { "✓" } else { "–" } }</td>
            </tr>
        }
    };
    let print = |_| {
        let _ = page::window().print();
    };
    html! {
        <section class="results" id="results" aria-labelledby="results-title">
            <h2 id="results-title"><a href="#results">{ words::class_results(lang) }</a></h2>
            <p class="score-names">
                { words::class_name(lang) }{ ": " }<span></span>{ words::class_date(lang) }{ ": " }<span></span>
                { words::class_code(lang) }{ ": " }<strong>{ class::whole(&code) }</strong>
            </p>
            <table class="score">
                <thead>
                    <tr>
                        <th scope="col">{ words::class_puzzle(lang) }</th>
                        <th scope="col">{ words::class_tries(lang) }</th>
                        <th scope="col">{ words::class_solved(lang) }</th>
                    </tr>
                </thead>
                <tbody>{ for beads.iter().enumerate().map(row) }</tbody>
            </table>
            <p class="results-take">
                { words::class_stay(lang) }{ " " }
                <button type="button" onclick={print}>{ words::class_print(lang) }</button>
            </p>
        </section>
    }
}
