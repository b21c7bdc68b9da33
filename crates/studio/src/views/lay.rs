//! Laying the seeds by hand.

use mbao_rules::{Game, Setup, Side};
use mbao_viewer::{fields, page};
use mbao_words::Lang;
use web_sys::Event;
use yew::{Callback, Html, Properties, classes, component, html, use_effect_with, use_state_eq};

use super::notice::refused;
use crate::desk::Act;
use crate::draft::Draft;
use crate::laying::{self, Hand, Heap};
use crate::words;

/// Properties of [`Lay`].
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct LayProps {
    pub(crate) lang: Lang,
    pub(crate) draft: Draft,
    pub(crate) act: Callback<Act>,
}

/// How many seeds the game is played with.
fn all_seeds(game: &Game) -> u32 {
    Setup::of(game.rules(), game.position()).map_or(0, |setup| laying::total(&setup))
}

/// The pits as buttons, a heap beside them, and the reasons why a position cannot be.
#[component]
pub(crate) fn Lay(props: &LayProps) -> Html {
    let lang = props.lang;
    let hand = use_state_eq(Hand::default);
    let laid = use_state_eq(|| None::<Setup>);
    let begun = props.draft.setup();
    let set = laid.setter();
    // What the story begins from is laid out, whenever that changes.
    use_effect_with(begun.clone(), move |begun| set.set(begun.clone()));
    let (Some(setup), Ok(game)) = ((*laid).clone().or(begun), props.draft.story().start()) else {
        return Html::default();
    };
    let press = |heap: Heap| {
        let (hand, laid, setup) = (*hand, laid.setter(), setup.clone());
        Callback::from(move |_: web_sys::MouseEvent| {
            let mut setup = setup.clone();
            let seeds = laying::pressed(laying::seeds(&setup, heap), hand);
            laying::set(&mut setup, heap, seeds);
            laid.set(Some(setup));
        })
    };
    let typed = |heap: Heap| {
        let (laid, setup) = (laid.setter(), setup.clone());
        Callback::from(move |event: Event| {
            let mut setup = setup.clone();
            laying::set(&mut setup, heap, page::value_of(&event).trim().parse().unwrap_or(0));
            laid.set(Some(setup));
        })
    };
    let pit = |row: usize, column: usize| {
        let heap = Heap::Pit(row, column);
        let name = laying::name(&setup, row, column).map(|name| name.to_string()).unwrap_or_default();
        let seeds = laying::seeds(&setup, heap);
        let label = format!("{}: {seeds}", words::lay_pit(lang, &name));
        html! { <button type="button" class={classes!((seeds == 0).then_some("bare"))} aria-label={label} title={name.clone()} onclick={press(heap)}>{ seeds }<small aria-hidden="true" translate="no">{ name }</small></button> }
    };
    let rows = setup.rows.iter().enumerate().map(|(row, cells)| {
        html! { <div class="studio-row">{ for (0..cells.len()).map(|column| pit(row, column)) }</div> }
    });
    let number = |label: String, heap: Heap| {
        html! {
            <label class="field">
                <span>{ label }</span>
                <input type="number" min="0" max="255" inputmode="numeric" value={laying::seeds(&setup, heap).to_string()} onchange={typed(heap)} />
            </label>
        }
    };
    let hands = [
        (Hand::Put, words::lay_put(lang)),
        (Hand::Take, words::lay_take(lang)),
        (Hand::Empty, words::lay_empty(lang)),
    ];
    let hands = hands.map(|(one, label)| {
        let choose = {
            let hand = hand.setter();
            Callback::from(move |_: Event| hand.set(one))
        };
        html! { <label><input type="radio" name="hand" checked={*hand == one} onchange={choose} /><span>{ label }</span></label> }
    });
    let mover = {
        let (laid, setup) = (laid.setter(), setup.clone());
        Callback::from(move |event: Event| {
            let mover = if page::value_of(&event) == "n" { Side::North } else { Side::South };
            laid.set(Some(Setup { mover, ..setup.clone() }));
        })
    };
    let now = if setup.mover == Side::South { "s" } else { "n" };
    let movers = vec![
        fields::value("s", &words::lay_mover_south(lang), now),
        fields::value("n", &words::lay_mover_north(lang), now),
    ];
    let position = laying::position(&setup, game.rules());
    let (all, on) = (all_seeds(&game), laying::total(&setup));
    let usable = position.as_ref().ok().filter(|_| props.draft.setup().as_ref() != Some(&setup)).cloned();
    let take = usable.map(|text| props.act.reform(move |_: web_sys::MouseEvent| Act::Position(text.clone())));
    let back = props.act.reform(|_: web_sys::MouseEvent| Act::Position(String::new()));
    html! {
        <div class="studio-lay">
            <p class="studio-help">{ words::lay_help(lang) }</p>
            <fieldset class="studio-modes"><legend class="unseen">{ words::lay(lang) }</legend>{ for hands }</fieldset>
            <div class="studio-pits">{ for rows }</div>
            <p role="status"><strong>{ words::lay_heap(lang, &all.to_string(), &on.to_string()) }</strong></p>
            <div class="together">
                { number(words::lay_south(lang), Heap::Store(Side::South)) }
                { number(words::lay_north(lang), Heap::Store(Side::North)) }
                if setup.hands.is_some() {
                    { number(words::lay_hand_south(lang), Heap::Hand(Side::South)) }
                    { number(words::lay_hand_north(lang), Heap::Hand(Side::North)) }
                }
                { fields::list(words::lay_mover(lang), None, now.to_owned(), movers, mover) }
            </div>
            <p role="alert" class="error">
                if let Err(error) = &position { { words::lay_wrong(lang) }{ refused(error) } }
            </p>
            <p class="controls">
                <button type="button" class="main" disabled={take.is_none()} onclick={take}>{ words::lay_use(lang) }</button>
                if !props.draft.header("Position").is_empty() {
                    <button type="button" onclick={back}>{ words::lay_usual(lang) }</button>
                }
            </p>
        </div>
    }
}
