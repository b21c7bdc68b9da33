//! The controls for a new game: set-up, options, and a question if the present game would be lost.

use std::collections::BTreeMap;

use web_sys::{Event, KeyboardEvent};
use yew::{Callback, Html, hook, html, use_effect_with, use_node_ref};

use super::Context;
use super::table::Message;
use crate::fields::{list, value};
use crate::words;
use mbao_viewer::board_element::State;
use mbao_viewer::{Choice, SetUp, page};

/// What is chosen for the next game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Choosing {
    setup: String,
    /// Values of options by id, as chosen here.
    chosen: BTreeMap<String, String>,
    /// Whether the reader is asked if the present game may be lost.
    asking: bool,
}

/// What the reader does to these controls.
pub(super) enum Wish {
    Setup(String),
    /// The value of the option with an id.
    Option(String, String),
    Ask(bool),
}

impl Choosing {
    /// The controls show the set-up and options of the game that is on the board now.
    pub fn stand(&mut self, setup: &str, options: &BTreeMap<String, String>) {
        setup.clone_into(&mut self.setup);
        self.chosen.retain(|id, value| options.get(id) == Some(value));
    }

    /// Takes in what the reader chose.
    pub fn wish(&mut self, wish: Wish) {
        match wish {
            Wish::Setup(setup) => self.setup = setup,
            Wish::Option(id, value) => drop(self.chosen.insert(id, value)),
            Wish::Ask(asking) => self.asking = asking,
        }
    }

    /// The value of an option for the next game, beside the game on the board.
    fn value<'a>(&'a self, option: &'a Choice, board: Option<&'a State>) -> &'a str {
        // Another set-up may come with other values, so only those that were chosen are kept.
        let stands = board.filter(|state| state.setup == self.setup);
        let stands = || stands.and_then(|state| state.options.get(&option.id));
        self.chosen.get(&option.id).or_else(stands).unwrap_or(&option.default)
    }

    /// The values that differ from the defaults, by id.
    fn differing(&self, options: &[Choice], board: Option<&State>) -> Vec<(String, String)> {
        let differing = |option: &Choice| {
            let value = self.value(option, board);
            (value != option.default).then(|| (option.id.clone(), value.to_owned()))
        };
        options.iter().filter_map(differing).collect()
    }
}

/// Lays out the game that is chosen.
fn begin(context: &Context<'_>, options: &[Choice]) -> Callback<()> {
    let choosing = &context.table.choosing;
    let options = choosing.differing(options, context.table.seen.state.as_ref());
    let (board, tell) = (context.board.cloned(), context.tell.clone());
    let (setup, options) = (choosing.setup.clone(), mbao_viewer::options_text(&options));
    Callback::from(move |()| {
        let Some(board) = &board else { return };
        tell.emit(Message::Wish(Wish::Ask(false)));
        for (name, value) in [("setup", &setup), ("options", &options)] {
            board.set(name, Some(value.as_str()).filter(|value| !value.is_empty()));
        }
        tell.emit(Message::Anew);
        super::clear(board);
        board.show();
    })
}

/// The controls for a new game.
#[hook]
pub(super) fn use_new_game(context: &Context<'_>) -> Html {
    let (lang, table, tell) = (context.lang, context.table, context.tell);
    let asking = table.choosing.asking;
    let answer = use_node_ref();
    let first = answer.clone();
    use_effect_with(asking, move |asking| {
        if *asking {
            page::focus(&first);
        }
    });

    let (setups, options) =
        context.entry().map_or((&[][..], &[][..]), |game| (&game.setups[..], &game.options[..]));
    let begin = begin(context, options);
    let ask = {
        let (begin, tell, under_way) = (begin.clone(), tell.clone(), table.seen.under_way());
        move |_| if under_way { tell.emit(Message::Wish(Wish::Ask(true))) } else { begin.emit(()) }
    };
    let keydown = {
        let tell = tell.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                tell.emit(Message::Wish(Wish::Ask(false)));
            }
        }
    };
    html! {
        <section class="begin">
            <h2>{ words::begin(lang) }</h2>
            { set_ups(context, setups) }
            if !options.is_empty() {
                <details>
                    <summary>{ words::begin_options(lang) }</summary>
                    { for options.iter().map(|one| option(context, one)) }
                </details>
            }
            <p class="controls"><button type="button" class="main" onclick={ask}>{ words::begin_anew(lang) }</button></p>
            <div class="question" role="alertdialog" aria-labelledby="begin-question" hidden={!asking} onkeydown={keydown}>
                <p id="begin-question">{ words::begin_question(lang) }</p>
                <p class="controls">
                    <button type="button" ref={answer} onclick={tell.reform(|_| Message::Wish(Wish::Ask(false)))}>{ words::begin_keep(lang) }</button>
                    <button type="button" onclick={begin.reform(|_| ())}>{ words::begin_anew(lang) }</button>
                </p>
            </div>
        </section>
    }
}

/// The set-ups; what is not decided by who begins is offered first.
fn set_ups(context: &Context<'_>, setups: &[SetUp]) -> Html {
    let table = context.table;
    let choose = context.tell.reform(|event: Event| Message::Wish(Wish::Setup(page::value_of(&event))));
    let [fair, won] = [false, true].map(|won| setups.iter().filter(move |one| one.won == won));
    let line = |one: &SetUp| value(&one.name, &one.label, &table.choosing.setup);
    // A new element for each game: once the reader has chosen, browsers ignore `selected` in the markup.
    let key = table.seen.begun.to_string();
    list(words::begin_setup(context.lang), None, key, fair.chain(won).map(line).collect(), choose)
}

/// The values of an option.
fn option(context: &Context<'_>, option: &Choice) -> Html {
    let table = context.table;
    let now = table.choosing.value(option, table.seen.state.as_ref());
    let id = option.id.clone();
    let choose = move |event: Event| Message::Wish(Wish::Option(id.clone(), page::value_of(&event)));
    let values = option.values.iter().map(|(one, label)| value(one, label, now)).collect();
    let key = format!("{} {}", table.seen.begun, table.choosing.setup);
    list(option.label.clone(), None, key, values, context.tell.reform(choose))
}

#[cfg(test)]
mod tests {
    use super::super::seen::tests::state;
    use super::*;

    fn choice(id: &str) -> Choice {
        Choice {
            id: id.to_owned(),
            label: String::new(),
            values: Vec::new(),
            default: "0".to_owned(),
            doubt: None,
        }
    }

    fn values(pairs: &[(&str, &str)]) -> BTreeMap<String, String> {
        pairs.iter().map(|(id, value)| ((*id).to_owned(), (*value).to_owned())).collect()
    }

    #[test]
    fn the_next_game_is_like_the_one_on_the_board_until_something_else_is_chosen() {
        let options = [choice("a"), choice("b"), choice("c")];
        let board = State { setup: "i".to_owned(), options: values(&[("a", "1"), ("b", "0")]), ..state(1) };
        let mut choosing = Choosing::default();
        choosing.stand(&board.setup, &board.options);
        let differing = |choosing: &Choosing| {
            choosing.differing(&options, Some(&board)).into_iter().collect::<BTreeMap<_, _>>()
        };
        assert_eq!(differing(&choosing), values(&[("a", "1")]));
        choosing.wish(Wish::Option("b".to_owned(), "2".to_owned()));
        choosing.wish(Wish::Option("a".to_owned(), "0".to_owned()));
        assert_eq!(differing(&choosing), values(&[("b", "2")]));
        // Another set-up comes with its own values.
        choosing.wish(Wish::Option("a".to_owned(), "3".to_owned()));
        choosing.wish(Wish::Setup("j".to_owned()));
        assert_eq!(differing(&choosing), values(&[("a", "3"), ("b", "2")]));
        choosing.chosen.clear();
        assert_eq!(differing(&choosing), values(&[]));
    }

    #[test]
    fn a_game_that_is_laid_out_keeps_only_the_choices_that_hold_on_it() {
        let mut choosing = Choosing::default();
        choosing.wish(Wish::Option("a".to_owned(), "1".to_owned()));
        choosing.wish(Wish::Option("b".to_owned(), "2".to_owned()));
        choosing.stand("j", &values(&[("a", "1"), ("b", "0")]));
        assert_eq!((choosing.setup.as_str(), &choosing.chosen), ("j", &values(&[("a", "1")])));
    }
}
