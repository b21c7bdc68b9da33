//! The sheet of a class's results.

use mbao_viewer::tries::{self, Labels};
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
        let heard = class::Results::follow(move || set.set(class::Results::load(&code)));
        move || drop(heard)
    });
    let rows = beads.iter().map(|bead| {
        let tries = results.tries.get(&bead.task).copied().unwrap_or_default();
        (bead.title.clone(), tries)
    });
    let code = html! { <>{ words::class_code(lang) }{ ": " }<strong>{ class::whole(&code) }</strong></> };
    let labels = Labels {
        name: words::class_name(lang),
        date: words::class_date(lang),
        what: words::class_puzzle(lang),
        tries: words::class_tries(lang),
        solved: words::class_solved(lang),
        stays: words::class_stay(lang),
        print: words::class_print(lang),
    };
    html! {
        <section class="results" id="results" aria-labelledby="results-title">
            <h2 id="results-title"><a href="#results">{ words::class_results(lang) }</a></h2>
            { tries::sheet(labels, code, rows) }
        </section>
    }
}
