//! A board for another recorder's reading of a game. The board and the rules of the
//! reading's file are fetched when the reader asks for them.

use mbao_viewer::board_element::Board;
use mbao_viewer::{TimedBoard, TurnClock, fetch, library, page};
use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::spawn_local;
use web_sys::Event;
use yew::{Html, Properties, component, html, use_effect_with, use_node_ref, use_state, use_state_eq};

use crate::words;

#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct ReadingBoardProps {
    pub lang: Lang,
    /// Address of the notebook file.
    pub file: String,
    /// The name under which the file is saved.
    pub name: String,
    /// Address at which the field notebook opens it.
    pub notebook: String,
    /// Its set-ups, each with its words, the usual one first.
    pub setups: Vec<(String, String)>,
    /// Seconds that a turn may take, if the rules limit them.
    pub seconds: Option<u32>,
}

/// How far the loading of the board has come.
#[derive(Clone, Debug, PartialEq)]
enum Stage {
    NotAsked,
    Fetching,
    /// The board plays by this library.
    Ready(JsValue),
    Failed(String),
}

async fn fetch(file: &str) -> Result<JsValue, JsValue> {
    let text = fetch::text(file).await?;
    let ready = library::of_notebook(&text).await?;
    library::board_module().await?;
    Ok(ready)
}

/// Fetches a board for a reading when the reader asks for it.
#[component]
pub fn ReadingBoard(props: &ReadingBoardProps) -> Html {
    let ReadingBoardProps { lang, file, name, notebook, setups, seconds } = props.clone();
    let alive = page::use_alive();
    let stage = use_state(|| Stage::NotAsked);
    // The values of the board's attributes.
    let setup = use_state_eq(|| None::<String>);
    let north = use_state_eq(|| None::<&'static str>);
    let board = use_node_ref();

    let ready = matches!(*stage, Stage::Ready(_));
    let here = board.clone();
    use_effect_with(ready, move |ready| {
        if let Some(board) = Board::of(&here).filter(|_| *ready) {
            board.focus();
        }
    });

    let fetching = *stage == Stage::Fetching;
    let play = {
        let (stage, file) = (stage.setter(), file.clone());
        move |_| {
            let (stage, file) = (stage.clone(), file.clone());
            stage.set(Stage::Fetching);
            spawn_local(async move {
                let fetched = fetch(&file).await;
                stage.set(fetched.map_or_else(|error| Stage::Failed(page::message(&error)), Stage::Ready));
            });
        }
    };
    let choose = {
        let setup = setup.setter();
        move |event: Event| setup.set(Some(page::value_of(&event)))
    };
    let seat = {
        let north = north.setter();
        move |event: Event| north.set(Some(if page::ticked(&event) { "computer:3" } else { "human" }))
    };
    let inside = match &*stage {
        Stage::NotAsked | Stage::Fetching => html! {},
        Stage::Failed(why) => html! {
            <p role="alert">{ words::failed(lang) }{ ": " }<span lang="en">{ why.clone() }</span></p>
        },
        Stage::Ready(library) => html! {
            <>
                <div class="reading-seats">
                    if setups.len() > 1 {
                        <label>
                            <span>{ words::set_up(lang) }</span>{ " " }
                            <select onchange={choose}>
                                { for setups.into_iter().map(|(value, label)| html! { <option {value}>{ label }</option> }) }
                            </select>
                        </label>
                    }
                    <label class="tick">
                        <input type="checkbox" onchange={seat} />{ " " }
                        <span>{ words::computer(lang) }</span>
                    </label>
                </div>
                if let Some(seconds) = seconds {
                    <TurnClock {lang} board={TimedBoard::Node(board.clone())} {seconds} />
                }
                <mbao-board ref={board} ~library={library.clone()} setup={(*setup).clone()} north={*north} tabindex="-1" />
            </>
        },
    };
    html! {
        <>
            <div class="reading-board" aria-busy={fetching.then_some("true")}>{ inside }</div>
            <p class="onward">
                if !ready {
                    <button type="button" class="reading-play" hidden={!alive} disabled={fetching} onclick={play}>
                        { words::play(lang) }
                    </button>
                    { " " }
                }
                <a href={notebook}>{ words::notebook(lang) }</a>
                { " · " }
                <a href={file} download="">{ name }</a>
            </p>
        </>
    }
}
