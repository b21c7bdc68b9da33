//! The controls for a new game: set-up, options, and a question if the present game would be lost.

use std::collections::BTreeMap;

use mbao_words::Lang;
use web_sys::{Event, KeyboardEvent};
use yew::{Callback, Html, hook, html, use_effect_with, use_node_ref, use_state_eq};

use super::GameEntry;
use super::seen::Seen;
use crate::words;
use mbao_viewer::board_element::Board;
use mbao_viewer::{Choice, page};

/// The controls for a new game; `anew` is called when its board is laid out.
#[hook]
pub(super) fn use_new_game(
    lang: Lang,
    board: Option<&Board>,
    seen: &Seen,
    game: Option<&GameEntry>,
    anew: &Callback<()>,
) -> Html {
    let setup = use_state_eq(String::new);
    // Values of options by id, as chosen here.
    let chosen = use_state_eq(BTreeMap::<String, String>::new);
    let asking = use_state_eq(|| false);
    let answer = use_node_ref();

    // The controls show the set-up and options of the game on the board.
    let (set_setup, keep_chosen) = (setup.setter(), chosen.clone());
    let stands = seen.state.as_ref().map(|state| (state.setup.clone(), state.options.clone()));
    use_effect_with((seen.begun, stands.clone()), move |(_, stands)| {
        if let Some((setup, options)) = stands {
            set_setup.set(setup.clone());
            let mut kept = (*keep_chosen).clone();
            kept.retain(|id, value| options.get(id) == Some(value));
            keep_chosen.set(kept);
        }
    });
    // Another set-up may come with other values, so only those that were chosen are kept.
    let base = stands.filter(|(stood, _)| *stood == *setup).map(|(_, options)| options).unwrap_or_default();
    let value = |option: &Choice| {
        let own = chosen.get(&option.id).or_else(|| base.get(&option.id));
        own.unwrap_or(&option.default).clone()
    };
    let first = answer.clone();
    use_effect_with(*asking, move |asking| {
        if *asking {
            page::focus(&first);
        }
    });

    let begin = {
        let (board, setup, asking, anew) = (board.cloned(), setup.clone(), asking.clone(), anew.clone());
        // Defaults are left out.
        let said = |option: &Choice| {
            Some((option.id.clone(), value(option))).filter(|(_, value)| *value != option.default)
        };
        let options: Vec<_> = game.into_iter().flat_map(|game| &game.options).filter_map(said).collect();
        move || {
            let Some(board) = &board else { return };
            asking.set(false);
            board.set("setup", Some(setup.as_str()).filter(|setup| !setup.is_empty()));
            let options = mbao_viewer::options_text(&options);
            board.set("options", Some(options.as_str()).filter(|options| !options.is_empty()));
            anew.emit(());
            super::clear(board);
            board.show();
        }
    };
    let ask = {
        let (asking, begin, under_way) = (asking.clone(), begin.clone(), seen.under_way());
        move |_| if under_way { asking.set(true) } else { begin() }
    };
    let choose = {
        let setup = setup.clone();
        move |event: Event| setup.set(page::value_of(&event))
    };
    let keep = {
        let asking = asking.clone();
        move |_| asking.set(false)
    };
    let keydown = {
        let asking = asking.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                asking.set(false);
            }
        }
    };
    let option = |option: &Choice| {
        let now = value(option);
        let choose = {
            let (chosen, id) = (chosen.clone(), option.id.clone());
            move |event: Event| {
                let mut new = (*chosen).clone();
                new.insert(id.clone(), page::value_of(&event));
                chosen.set(new);
            }
        };
        let value = |(value, label): &(String, String)| {
            html! { <option value={value.clone()} selected={*value == now}>{ label.clone() }</option> }
        };
        html! {
            <label class="field">
                <span>{ option.label.clone() }</span>
                <select key={format!("{} {}", seen.begun, *setup)} onchange={choose}>{ for option.values.iter().map(value) }</select>
            </label>
        }
    };
    let (setups, choices) = game.map_or((&[][..], &[][..]), |game| (&game.setups[..], &game.options[..]));
    // What is not decided by who begins is offered first.
    let [fair, won] = [false, true].map(|won| setups.iter().filter(move |one| one.won == won));
    html! {
        <section class="begin">
            <h2>{ words::begin(lang) }</h2>
            <label class="field">
                <span>{ words::begin_setup(lang) }</span>
                // A new element for each game: once the reader has chosen, browsers ignore `selected` in the markup.
                <select key={seen.begun} onchange={choose}>
                    { for fair.chain(won).map(|one| html! {
                        <option value={one.name.clone()} selected={one.name == *setup}>{ one.label.clone() }</option>
                    }) }
                </select>
            </label>
            if !choices.is_empty() {
                <details>
                    <summary>{ words::begin_options(lang) }</summary>
                    { for choices.iter().map(option) }
                </details>
            }
            <p class="controls"><button type="button" class="main" onclick={ask}>{ words::begin_anew(lang) }</button></p>
            <div class="question" role="alertdialog" aria-labelledby="begin-question" hidden={!*asking} onkeydown={keydown}>
                <p id="begin-question">{ words::begin_question(lang) }</p>
                <p class="controls">
                    <button type="button" ref={answer} onclick={keep}>{ words::begin_keep(lang) }</button>
                    <button type="button" onclick={move |_| begin()}>{ words::begin_anew(lang) }</button>
                </p>
            </div>
        </section>
    }
}
