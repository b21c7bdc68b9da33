//! The bar above the questions: ways to begin, open, save and send a notebook.

use mbao_notebook::Problem;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::spawn_local;
use web_sys::HtmlInputElement;

use super::draft::{Action, Offered, UNNAMED, is_blank};
use super::{NotebookProps, Opened, files, status};
use crate::notebook::prelude::*;

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Message {
    None,
    Word(&'static str),
    /// Why something cannot be opened; the notes are still there.
    Refused(Problem),
    /// Why the browser could not do something.
    Failed(String),
}

impl Message {
    /// What the browser said when it could not do something.
    pub(super) fn failed(error: &JsValue) -> Self {
        Self::Failed(page::message(error))
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct BarProps {
    pub(super) page: NotebookProps,
    pub(super) alive: bool,
    pub(super) notebook: Rc<Notebook>,
    /// Another notebook; the reader is asked whether it should replace the notes.
    pub(super) offered: Option<Offered>,
    pub(super) act: Callback<Action>,
    pub(super) save: Callback<()>,
    /// Takes up a notebook that was opened.
    pub(super) open: Callback<Opened>,
    pub(super) message: UseStateHandle<Message>,
}

/// Asks whether an opened notebook should replace the notes, and lists the notebooks that were set aside, so
/// that none is ever lost.
#[hook]
fn use_aside(props: &BarProps) -> Html {
    let lang = props.page.lang;
    let aside = use_state_eq(Vec::<Notebook>::new);
    let set = aside.setter();
    use_effect_with((), move |()| {
        let look = move || set.set(files::aside());
        look();
        let heard = files::listen_aside(look);
        move || drop(heard)
    });
    let take = |taken: &Notebook| {
        let (noted, taken) = (props.notebook.clone(), taken.clone());
        let (act, message) = (props.act.clone(), props.message.setter());
        move |_| {
            let noted = Some(&*noted).filter(|noted| !is_blank(noted));
            files::set_aside(noted, Some(files::compact(&taken)));
            act.emit(Action::Take(Box::new(taken.clone())));
            message.set(Message::None);
            page::plain_address();
        }
    };
    let offered = props.offered.as_ref().map(|Offered { notebook: offered, elsewhere }| {
        let question = if *elsewhere { "elsewhere" } else { "offered" };
        let keep = props.act.reform(|_| {
            page::plain_address();
            Action::Decline
        });
        html! {
            <div class="notebook-ask" role="alert">
                <p>{ filled(lang, question, &[files::name(offered), files::name(&props.notebook)]) }</p>
                <p class="together">
                    <button type="button" data-key="offered-open" onclick={take(offered)}>{ word(lang, "offered-open") }</button>
                    <button type="button" data-key="offered-keep" onclick={keep}>{ word(lang, "offered-keep") }</button>
                </p>
            </div>
        }
    });
    let back = |one: &Notebook| {
        html! {
            <button type="button" data-key="aside" onclick={take(one)}>
                { filled(lang, "aside-open", &[files::name(one)]) }
            </button>
        }
    };
    html! {
        <>
            { offered.unwrap_or_default() }
            if !aside.is_empty() {
                <p class="together">{ for aside.iter().map(back) }</p>
            }
        </>
    }
}

/// The buttons above the questions.
#[component]
pub(super) fn Bar(props: &BarProps) -> Html {
    let lang = props.page.lang;
    let from = use_state_eq(|| 0_usize);
    let aside = use_aside(props);
    let begin = {
        let (act, message) = (props.act.clone(), props.message.setter());
        let (from, page) = (*from, props.page.clone());
        move |_| {
            message.set(Message::None);
            let game = from.checked_sub(1).and_then(|at| page.games.get(at));
            let notebook = game.and_then(|(id, _)| files::begun(lang, id, &page.readings));
            let notebook = notebook.unwrap_or_else(|| Notebook::empty(UNNAMED));
            act.emit(Action::Take(Box::new(notebook)));
        }
    };
    let load = {
        let open = props.open.clone();
        move |event: Event| {
            let Some(field) = event.target().map(JsCast::unchecked_into::<HtmlInputElement>) else { return };
            let Some(file) = field.files().and_then(|files| files.get(0)) else { return };
            let open = open.clone();
            spawn_local(async move {
                open.emit(files::picked(&file).await);
                // The same file may be opened again.
                field.set_value("");
            });
        }
    };
    let save = props.save.reform(|_| ());
    let link = {
        let (notebook, message) = (props.notebook.clone(), props.message.setter());
        move |_| {
            let (notebook, message) = (notebook.clone(), message.clone());
            spawn_local(async move {
                message.set(match files::link(&notebook).await {
                    Ok(true) => Message::Word("linked"),
                    Ok(false) => Message::Word("link-here"),
                    Err(error) => Message::failed(&error),
                });
            });
        }
    };
    let send = props.page.curator.clone().map(|curator| {
        let (notebook, message) = (props.notebook.clone(), props.message.setter());
        let onclick = move |_| {
            let (notebook, message, curator) = (notebook.clone(), message.clone(), curator.clone());
            spawn_local(async move {
                message.set(match files::send(lang, &notebook, &curator).await {
                    Ok(()) => Message::Word("sent"),
                    Err(error) => Message::failed(&error),
                });
            });
        };
        html! { <button type="button" data-key="send" {onclick}>{ word(lang, "send") }</button> }
    });
    let undo = props.act.reform(|_| Action::Undo);
    let empty = (String::new(), word(lang, "begin-empty"));
    let games: Vec<(String, String)> =
        std::iter::once(empty).chain(props.page.games.iter().cloned()).collect();
    let said = match &*props.message {
        Message::None => html! {},
        Message::Word(id) => html! { { word(lang, id) } },
        Message::Failed(why) => html! { <span lang="en">{ why.clone() }</span> },
        Message::Refused(problem) => {
            html! { <>{ status::problem_view(lang, "bad-file", problem) }{ " " }{ word(lang, "stays") }</> }
        }
    };
    html! {
        <div class="notebook-begin" hidden={!props.alive}>
            if props.alive {
                <div class="together">
                    <ChoiceField label={word(lang, "begin-from")} name="begin-from" options={games}
                        chosen={Some(*from)} set={from.setter()} />
                    <button type="button" data-key="begin" onclick={begin}>{ word(lang, "begin") }</button>
                    <button type="button" data-key="undo" onclick={undo}>{ word(lang, "undo") }</button>
                </div>
                <div class="together">
                    <label class="button">
                        <input type="file" class="unseen-file" accept=".json,application/json"
                            aria-label={word(lang, "load")} onchange={load} />
                        { word(lang, "load") }
                    </label>
                    <button type="button" data-key="save" onclick={save}>{ word(lang, "save") }</button>
                    <button type="button" data-key="link" onclick={link}>{ word(lang, "link") }</button>
                    { send.unwrap_or_default() }
                </div>
                <p class="notebook-told" role="alert">{ said }</p>
                { aside }
            }
        </div>
    }
}
