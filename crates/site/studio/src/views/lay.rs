//! Laying the seeds by hand.

use mbao_rules::{Game, Setup, Side};
use mbao_viewer::{fields, page};
use mbao_words::Lang;
use web_sys::Event;
use yew::{
    Callback, Html, Properties, UseReducerDispatcher, classes, component, html, use_effect_with,
    use_reducer_eq,
};

use super::notice::refused;
use crate::desk::Act;
use crate::draft::Draft;
use crate::laying::{self, Hand, Heap, Laying, Lays};
use crate::words;

#[derive(Clone, PartialEq, Properties)]
pub(crate) struct LayProps {
    pub(crate) lang: Lang,
    pub(crate) draft: Draft,
    pub(crate) act: Callback<Act>,
}

struct Parts<'a> {
    lang: Lang,
    setup: &'a Setup,
    lay: UseReducerDispatcher<Laying>,
}

/// How many seeds the game is played with.
fn all_seeds(game: &Game) -> u32 {
    Setup::of(game.rules(), game.position()).map_or(0, |setup| laying::total(&setup))
}

/// The pits as buttons, as they lie on the board.
fn pits(parts: &Parts) -> Html {
    let Parts { lang, setup, lay } = parts;
    let pit = |row: usize, column: usize| {
        let heap = Heap::Pit(row, column);
        let name = laying::name(setup, row, column).map(|name| name.to_string()).unwrap_or_default();
        let seeds = laying::seeds(setup, heap);
        let label = format!("{}: {seeds}", words::lay_pit(*lang, &name));
        let press = {
            let (lay, setup) = (lay.clone(), (*setup).clone());
            move |_: web_sys::MouseEvent| lay.dispatch(Lays::Press(setup.clone(), heap))
        };
        html! { <button type="button" class={classes!((seeds == 0).then_some("bare"))} aria-label={label} title={name.clone()} onclick={press}>{ seeds }<small aria-hidden="true" translate="no">{ name }</small></button> }
    };
    let row = |(row, cells): (usize, &Vec<_>)| {
        html! { <div class="studio-row">{ for (0..cells.len()).map(|column| pit(row, column)) }</div> }
    };
    html! { <div class="studio-pits">{ for setup.rows.iter().enumerate().map(row) }</div> }
}

/// What the next press on a pit does.
fn hands(parts: &Parts, now: Hand) -> Html {
    let Parts { lang, lay, .. } = parts;
    let hands = [
        (Hand::Put, words::lay_put(*lang)),
        (Hand::Take, words::lay_take(*lang)),
        (Hand::Empty, words::lay_empty(*lang)),
    ];
    let hand = |(hand, label): (Hand, String)| {
        let lay = lay.clone();
        let choose = move |_: Event| lay.dispatch(Lays::Hand(hand));
        html! { <label><input type="radio" name="hand" checked={now == hand} onchange={choose} /><span>{ label }</span></label> }
    };
    html! { <fieldset class="studio-modes"><legend class="unseen">{ words::lay(*lang) }</legend>{ for hands.map(hand) }</fieldset> }
}

/// The seeds beside the board, as numbers.
fn beside(parts: &Parts) -> Html {
    let Parts { lang, setup, lay } = parts;
    let number = |label: String, heap: Heap| {
        let (lay, laid) = (lay.clone(), (*setup).clone());
        let typed = move |event: Event| {
            let mut laid = laid.clone();
            laying::set(&mut laid, heap, page::value_of(&event).trim().parse().unwrap_or(0));
            lay.dispatch(Lays::So(laid));
        };
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
    let Parts { lang, setup, lay } = parts;
    let choose = {
        let (lay, laid) = (lay.clone(), (*setup).clone());
        Callback::from(move |event: Event| {
            let mover = if page::value_of(&event) == "n" { Side::North } else { Side::South };
            lay.dispatch(Lays::So(Setup { mover, ..laid.clone() }));
        })
    };
    let now = if setup.mover == Side::South { "s" } else { "n" };
    let movers = vec![
        fields::value("s", &words::lay_mover_south(*lang), now),
        fields::value("n", &words::lay_mover_north(*lang), now),
    ];
    fields::list(words::lay_mover(*lang), None, now.to_owned(), movers, choose)
}

/// The pits as buttons, a heap beside them, and the reasons why a position cannot be.
#[component]
pub(crate) fn Lay(props: &LayProps) -> Html {
    let lang = props.lang;
    let laying = use_reducer_eq(Laying::default);
    let begun = props.draft.setup();
    let lay = laying.dispatcher();
    // What the story begins from is laid out, whenever that changes.
    use_effect_with(begun.clone(), move |_| lay.dispatch(Lays::Begin));
    let (Some(setup), Ok(game)) = (laying.laid.as_ref().or(begun.as_ref()), props.draft.story().start())
    else {
        return Html::default();
    };
    let parts = Parts { lang, setup, lay: laying.dispatcher() };
    let position = laying::position(setup, game.rules());
    let (all, on) = (all_seeds(&game), laying::total(setup));
    let usable = position.as_ref().ok().filter(|_| begun.as_ref() != Some(setup)).cloned();
    let take = usable.map(|text| props.act.reform(move |_: web_sys::MouseEvent| Act::Position(text.clone())));
    let back = props.act.reform(|_: web_sys::MouseEvent| Act::Position(String::new()));
    html! {
        <div class="studio-lay">
            <p class="studio-help">{ words::lay_help(lang) }</p>
            { hands(&parts, laying.hand) }
            { pits(&parts) }
            <p role="status"><strong>{ words::lay_heap(lang, &all.to_string(), &on.to_string()) }</strong></p>
            <div class="together">{ beside(&parts) }{ mover(&parts) }</div>
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
