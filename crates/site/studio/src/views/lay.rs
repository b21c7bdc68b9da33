//! Laying the seeds by hand.

use mbao_rules::{Setup, Side};

use super::modes::modes;
use super::notice::refused;
use super::prelude::*;
use crate::laying::{self, Hand, Heap};

/// Only what it shows: while anything else changes, a number that is being typed is not drawn over.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct LayProps {
    pub(crate) lang: Lang,
    pub(crate) draft: Draft,
    pub(crate) act: Callback<Act>,
}

struct Parts<'a> {
    lang: Lang,
    setup: &'a Setup,
    /// What a press on a pit does.
    hand: Hand,
    /// Lets the seeds lie in another way.
    lay: Callback<Setup>,
}

/// The pits as buttons, as they lie on the board.
fn pits(parts: &Parts) -> Html {
    let Parts { lang, setup, hand, lay } = parts;
    let pit = |row: usize, column: usize| {
        let heap = Heap::Pit(row, column);
        let name = laying::name(setup, row, column).map(|name| name.to_string()).unwrap_or_default();
        let seeds = laying::seeds(setup, heap);
        let label = format!("{}: {seeds}", words::lay_pit(*lang, &name));
        let laid = laying::with(setup, heap, laying::pressed(seeds, *hand));
        let press = lay.reform(move |_: MouseEvent| laid.clone());
        html! { <button type="button" class={classes!((seeds == 0).then_some("bare"))} aria-label={label} title={name.clone()} onclick={press}>{ seeds }<small aria-hidden="true" translate="no">{ name }</small></button> }
    };
    let row = |(row, cells): (usize, &Vec<_>)| {
        html! { <div class="studio-row">{ for (0..cells.len()).map(|column| pit(row, column)) }</div> }
    };
    html! { <div class="studio-pits">{ for setup.rows.iter().enumerate().map(row) }</div> }
}

/// The seeds beside the board, as numbers.
fn beside(parts: &Parts) -> Html {
    let Parts { lang, setup, lay, .. } = parts;
    let number = |label: String, heap: Heap| {
        let laid = (*setup).clone();
        let typed = lay.reform(move |event: Event| {
            laying::with(&laid, heap, page::value_of(&event).trim().parse().unwrap_or(0))
        });
        html! {
            <label class="field">
                <span>{ label }</span>
                <input type="number" min="0" max="255" inputmode="numeric" value={laying::seeds(setup, heap).to_string()} onchange={typed} />
            </label>
        }
    };
    html! {
        <>
            { number(words::lay_south(*lang), Heap::Store(Side::South)) }
            { number(words::lay_north(*lang), Heap::Store(Side::North)) }
            if setup.hands.is_some() {
                { number(words::lay_hand_south(*lang), Heap::Hand(Side::South)) }
                { number(words::lay_hand_north(*lang), Heap::Hand(Side::North)) }
            }
        </>
    }
}

fn mover(parts: &Parts) -> Html {
    let Parts { lang, setup, lay, .. } = parts;
    let laid = (*setup).clone();
    let choose = lay.reform(move |event: Event| {
        let mover = if page::value_of(&event) == "n" { Side::North } else { Side::South };
        Setup { mover, ..laid.clone() }
    });
    let now = if setup.mover == Side::South { "s" } else { "n" };
    let movers = vec![
        fields::value("s", &words::lay_mover_south(*lang), now),
        fields::value("n", &words::lay_mover_north(*lang), now),
    ];
    fields::list(words::lay_mover(*lang), None, now.to_owned(), movers, choose)
}

/// The pits as buttons, a heap beside them, and the reasons why a position cannot be.
#[component]
pub(crate) fn Lay(LayProps { lang, draft, act }: &LayProps) -> Html {
    let lang = *lang;
    // `None` before anything was changed.
    let laid = use_state_eq(|| None::<Setup>);
    let hand = use_state_eq(|| Hand::Put);
    let begun = draft.setup();
    let set = laid.setter();
    // What the story begins from is laid out, whenever that changes.
    use_effect_with(begun.clone(), move |_| set.set(None));
    let (Some(usual), Ok(game)) = (&begun, draft.story().start()) else { return Html::default() };
    let setup = (*laid).as_ref().unwrap_or(usual);
    let parts = Parts { lang, setup, hand: *hand, lay: Callback::from(laid.setter()).reform(Some) };
    let hands = [
        (Hand::Put, words::lay_put(lang)),
        (Hand::Take, words::lay_take(lang)),
        (Hand::Empty, words::lay_empty(lang)),
    ];
    let position = laying::position(setup, game.rules());
    let (all, on) = (laying::total(usual), laying::total(setup));
    let usable = position.as_ref().ok().filter(|_| usual != setup).cloned();
    let begin = act.reform(|position| Act::Begin(Draft::begin_from, position));
    let take = usable.map(|text| begin.reform(move |_: MouseEvent| text.clone()));
    let back = begin.reform(|_: MouseEvent| String::new());
    html! {
        <div class="studio-lay">
            <p class="studio-help">{ words::lay_help(lang) }</p>
            { modes("hand", (words::lay(lang), true), hands, *hand, &hand.setter().into()) }
            { pits(&parts) }
            <p role="status"><strong>{ words::lay_heap(lang, &all.to_string(), &on.to_string()) }</strong></p>
            <div class="together">{ beside(&parts) }{ mover(&parts) }</div>
            <p role="alert" class="error">
                if let Err(error) = &position { { words::lay_wrong(lang) }{ refused(error) } }
            </p>
            <p class="controls">
                <button type="button" class="main" disabled={take.is_none()} onclick={take}>{ words::lay_use(lang) }</button>
                if !draft.header("Position").is_empty() {
                    <button type="button" onclick={back}>{ words::lay_usual(lang) }</button>
                }
            </p>
        </div>
    }
}
