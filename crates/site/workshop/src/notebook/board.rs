//! The board beside the questions, with the noted game on it.

use js_sys::Reflect;
use mbao_viewer::board_element::Board;
use mbao_viewer::link::to_make;
use mbao_viewer::page::{document, message};
use mbao_viewer::{TimedBoard, TurnClock};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, HtmlElement};

use super::Checked;
use super::files::compact;
use super::so_far::so_far;
use crate::notebook::prelude::*;

/// Id of the element.
const BOARD: &str = "board";
const LEVELS: std::ops::RangeInclusive<u8> = 0..=5;

#[wasm_bindgen(raw_module = "../scripts/notebook/library.js")]
extern "C" {
    /// The library that a board needs for the game of a file; fetches the board's own module too.
    #[wasm_bindgen(catch)]
    async fn library(text: &str) -> Result<JsValue, JsValue>;
}

#[derive(Clone, Debug, PartialEq)]
pub(super) struct Playable {
    /// The part that matters to the board, without the game's names and informants.
    pub(super) rules: Notebook,
    pub(super) notebook: Rc<Notebook>,
}

impl Playable {
    pub(super) fn new(notebook: Rc<Notebook>) -> Self {
        let mut rules = Notebook::empty("");
        let (noted, own) = (&notebook.answers, &mut rules.answers);
        own.rows = played(&noted.rows);
        own.pits = played(&noted.pits);
        own.pockets = played(&noted.pockets);
        own.set_up = played(&noted.set_up);
        own.sowing = played(&noted.sowing);
        own.aim = played(&noted.aim);
        own.rules = played(&noted.rules);
        Self { rules, notebook }
    }

    /// The address at which the studio makes a story of what is played on the board. Of the notes it gets what is
    /// played, and the name as it is now noted; informants stay here.
    fn story(&self, noted: &Notebook, studio: &str, record: &str) -> String {
        let mut carried = self.rules.clone();
        // The record has it.
        carried.id.clone_from(&self.notebook.id);
        carried.answers.name = played(&noted.answers.name);
        to_make(studio, &carried.carry(record))
    }

    fn set_ups(&self) -> Vec<String> {
        let says = self.rules.answers.set_up.says();
        says.map(|says| says.set_ups.iter().map(|one| one.name.to_string()).collect()).unwrap_or_default()
    }
}

fn played<T: Clone>(answer: &mbao_notebook::Answer<T>) -> mbao_notebook::Answer<T> {
    answer.says().cloned().map(Into::into).unwrap_or_default()
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct NotedBoardProps {
    pub(super) lang: Lang,
    /// The path from the page to the studio.
    pub(super) studio: String,
    pub(super) notebook: Rc<Notebook>,
    /// Whether as much of the game is drawn as there is until it can be played.
    pub(super) sketches: bool,
    /// With the game to play; the board shows the game before until this one is ready.
    pub(super) checked: Checked,
}

/// Gives the board the library of a game; makes the board if there is none yet.
async fn put(place: &Element, library: &JsValue) -> Result<HtmlElement, JsValue> {
    if let (Some(board), Some(element)) = (Board::find(BOARD), document().get_element_by_id(BOARD)) {
        Reflect::set(&element, &"library".into(), library)?;
        board.set("setup", None);
        if let Some(begun) = board.begin() {
            JsFuture::from(begun).await?;
        }
        return Ok(element.unchecked_into());
    }
    let element: HtmlElement = document().create_element("mbao-board")?.unchecked_into();
    element.set_id(BOARD);
    Reflect::set(&element, &"library".into(), library)?;
    place.append_child(&element)?;
    Ok(element)
}

/// The board, its seats and its clock.
#[component]
pub(super) fn NotedBoard(props: &NotedBoardProps) -> Html {
    let lang = props.lang;
    let place = use_node_ref();
    // The element, and the game it shows.
    let shown = use_state_eq(|| None::<(HtmlElement, Playable)>);
    let newest = use_mut_ref(|| 0_u32);
    let against = use_state_eq(|| 0_usize);
    let set_up = use_state_eq(|| 0_usize);
    {
        let (place, shown, set_up) = (place.clone(), shown.setter(), set_up.setter());
        let Checked { game, failed, .. } = props.checked.clone();
        let rules = game.as_ref().map(|game| game.rules.clone());
        use_effect_with(rules, move |_| {
            let (Some(game), Some(place)) = (game, place.cast::<Element>()) else { return };
            *newest.borrow_mut() += 1;
            let own = *newest.borrow();
            spawn_local(async move {
                let library = library(&compact(&game.notebook)).await;
                // Another game may have come in the meantime.
                if own != *newest.borrow() {
                    return;
                }
                let put = match library {
                    Ok(library) => put(&place, &library).await,
                    Err(error) => Err(error),
                };
                match put {
                    Ok(element) => {
                        set_up.set(0);
                        shown.set(Some((element, game)));
                    }
                    Err(error) => failed.emit(message(&error)),
                }
            });
        });
    }
    let seats = (*shown).as_ref().map(|(element, game)| {
        let attribute = |name: &'static str, state: yew::UseStateSetter<usize>, values: Vec<String>| {
            let element = element.clone();
            Callback::from(move |at: usize| {
                if let Some(value) = values.get(at) {
                    state.set(at);
                    let _ = element.set_attribute(name, value);
                }
            })
        };
        let level = |level| (format!("computer:{level}"), numbered(lang, "computer", level));
        let players: Vec<(String, String)> =
            std::iter::once(("human".to_owned(), word(lang, "person"))).chain(LEVELS.map(level)).collect();
        let ids = players.iter().map(|(id, _)| id.clone()).collect();
        let names = game.set_ups();
        let set_ups: Vec<(String, String)> = names.iter().map(|name| (name.clone(), name.clone())).collect();
        let make = {
            let (game, noted, studio) = (game.clone(), props.notebook.clone(), props.studio.clone());
            move |_| {
                let record = Board::find(BOARD).map(|board| board.record()).unwrap_or_default();
                let _ = page::window().location().set_href(&game.story(&noted, &studio, &record));
            }
        };
        html! {
            <>
                <ChoiceField label={word(lang, "against")} name="against" options={players} chosen={Some(*against)}
                    set={attribute("north", against.setter(), ids)} />
                if set_ups.len() > 1 {
                    <ChoiceField label={word(lang, "play-set-up")} name="play-set-up" options={set_ups}
                        chosen={Some(*set_up)} set={attribute("setup", set_up.setter(), names)} />
                }
                if let Some(seconds) = game.notebook.turn_seconds.filter(|&seconds| seconds > 0) {
                    <TurnClock {lang} board={TimedBoard::Id(BOARD)} seconds={u32::from(seconds)} />
                }
                <button type="button" data-key="story" onclick={make}>{ word(lang, "story") }</button>
            </>
        }
    });
    let busy = props.checked.busy.then_some("true");
    html! {
        <div class="notebook-board" id="noted-board" aria-busy={busy}>
            if shown.is_none() && props.sketches {
                { so_far(lang, &props.notebook) }
            }
            <div class="together" id="seats" hidden={shown.is_none()}>{ seats }</div>
            // The element is put in here without Yew's knowledge.
            <div ref={place}></div>
        </div>
    }
}
