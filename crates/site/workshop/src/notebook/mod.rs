//! The field notebook: the twelve questions with their fields, and beside them a
//! board that plays the answers.
//!
//! The notes are a typed [`mbao_notebook::Notebook`] that fields change
//! ([`draft`]); [`questions`] lists the fields of each question, with what they offer and where that is kept, in a
//! [`form`]. A further question is a line in [`question`] and its fields there.
//! After every change the notebook is kept, read and compiled here, and its game is
//! tried in a worker ([`trial`]); a game that fails there never reaches the board.

mod answer;
mod bar;
mod board;
mod draft;
mod drawn;
mod fields;
mod files;
mod findings;
mod form;
mod link;
mod offered;
mod pits;
mod prelude;
mod question;
mod questions;
mod rests;
mod sheet;
mod so_far;
mod status;
#[cfg(test)]
mod tests;
mod trial;
mod words;

use std::collections::BTreeMap;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use mbao_notebook::Notebook as NotebookFile;
use mbao_viewer::link::carried;
use mbao_viewer::page;
use mbao_viewer::storage::{not_kept, not_kept_place};
use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::spawn_local;
use web_sys::{Element, HtmlAnchorElement, HtmlElement};
use yew::{
    Callback, Html, Properties, UseReducerHandle, UseStateSetter, classes, component, create_portal, hook,
    html, use_callback, use_effect_with, use_memo, use_reducer, use_state_eq,
};

use self::answer::AnswerFields;
use self::bar::{Bar, Message};
use self::board::{NotedBoard, Playable};
use self::draft::{Action, Change, Noted, UNNAMED, is_blank};
use self::findings::{Near, Tried, nearest};
use self::question::Question;
use self::so_far::so_far;
use self::status::Status;
use self::trial::{Outcome, Tester};

/// Where the board stands below the questions; the styles have the same width.
const NARROW: &str = "(max-width: 63.99rem)";
/// Milliseconds without a change before the game is tried.
const PAUSE: u32 = 150;

#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct NotebookProps {
    pub lang: Lang,
    /// The recorded games to begin from: their ids and names.
    pub games: Vec<(String, String)>,
    /// The names of the points of comparison, in order.
    pub points: Vec<String>,
    /// The names of values of options, by `option: value`.
    pub readings: BTreeMap<String, String>,
    /// Address to which contributions are sent, if there is one.
    pub curator: Option<String>,
    /// The path from the page to the folder of styles and scripts, with a slash at its end.
    pub assets: String,
    /// The path from the page to the page of affinities.
    pub affinities: String,
    /// The path from the page to the studio.
    pub studio: String,
}

fn number(question: Question) -> &'static str {
    const ROMAN: [&str; 12] = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];
    ROMAN[question as usize]
}

/// What is known about a notebook once it has been checked.
#[derive(Clone, PartialEq)]
struct Checked {
    status: Status,
    near: Option<Vec<Near>>,
    tried: Option<Tried>,
    busy: bool,
    /// The game for the board: the last one that could be played.
    game: Option<Playable>,
    /// Called with the reason if the board could not be changed.
    failed: Callback<String>,
}

/// Keeps the notes at every change, and follows other pages that change them.
#[hook]
fn use_kept(noted: &UseReducerHandle<Noted>) {
    let dispatch = noted.dispatcher();
    use_effect_with((), move |()| {
        let page = page::document().document_element();
        let _ = page.map(|page| page.class_list().add_1("notebook-awake"));
        if let Some(notebook) = files::kept() {
            dispatch.dispatch(Action::Kept(Box::new(notebook)));
        }
        let heard = files::listen(move |news| dispatch.dispatch(Action::News(news)));
        move || drop(heard)
    });
    use_effect_with((noted.begun, noted.draft.notebook.clone()), |(begun, notebook)| {
        if *begun {
            files::keep(notebook);
        }
    });
}

/// Tries the notes, a moment after every change.
#[hook]
fn use_checked(alive: bool, notebook: &Rc<NotebookFile>, script: &str) -> Checked {
    let tester = use_memo(script.to_owned(), |script| Tester::new(script.clone()));
    let status = use_state_eq(|| Status::Silent);
    let near = use_state_eq(|| None::<Vec<Near>>);
    let tried = use_state_eq(|| None::<Tried>);
    let busy = use_state_eq(|| false);
    let game = use_state_eq(|| None::<Playable>);

    let check = {
        let (status, near, tried) = (status.setter(), near.setter(), tried.setter());
        let (busy, game) = (busy.setter(), game.setter());
        move |notebook: Rc<NotebookFile>| {
            let text = files::compact(&notebook);
            let kept = not_kept(files::KEPT).is_none();
            // The findings belong to the notes before the change.
            tried.set(None);
            let page = match notebook.definition() {
                Ok(page) => page,
                Err(problem) => {
                    tester.leave();
                    near.set(None);
                    busy.set(false);
                    status.set(Status::of(&notebook, problem));
                    return;
                }
            };
            let alike = nearest(&page);
            busy.set(true);
            tester.test(&text, move |outcome| match outcome {
                Outcome::Begins => {
                    busy.set(false);
                    status.set(Status::Played { kept });
                    near.set(Some(alike.clone()));
                    game.set(Some(Playable::new(notebook.clone())));
                }
                Outcome::Broken(why) => {
                    gloo::console::warn!(why);
                    busy.set(false);
                    near.set(None);
                    tried.set(None);
                    status.set(Status::TooLong);
                }
                Outcome::Tried(told) => tried.set(Some(told)),
            });
        }
    };
    use_effect_with((alive, notebook.clone()), move |(alive, notebook)| {
        let notebook = notebook.clone();
        let later = alive.then(|| Timeout::new(PAUSE, move || check(notebook)));
        move || drop(later)
    });
    Checked {
        status: (*status).clone(),
        near: (*near).clone(),
        tried: (*tried).clone(),
        busy: *busy,
        game: (*game).clone(),
        failed: Callback::from(status.setter()).reform(Status::NoBoard),
    }
}

/// Moves the focus to the field that a change has asked for.
#[hook]
fn use_focus(key: Option<String>, focused: Callback<()>) {
    use_effect_with(key, move |key| {
        let Some(key) = key else { return };
        let field =
            |key: &str| page::document().query_selector(&format!("[data-key=\"{key}\"]")).ok().flatten();
        let enabled = |field: &Element| !field.has_attribute("disabled");
        // A line that cannot go further up can still go down, and the other way round.
        let other = match (key.strip_suffix("up"), key.strip_suffix("down")) {
            (Some(line), _) => Some(format!("{line}down")),
            (_, Some(line)) => Some(format!("{line}up")),
            _ => None,
        };
        let found = field(key).filter(enabled).or_else(|| other.and_then(|key| field(&key)));
        if let Some(field) = found.and_then(|field| field.dyn_into::<HtmlElement>().ok()) {
            let _ = field.focus();
        }
        focused.emit(());
    });
}

/// Opens the notebook that the address carries, the files that the page links to, and the recorded game that
/// the address asks to begin from: `?begin=omweso`.
#[hook]
fn use_opened(props: &NotebookProps, open: Callback<Opened>, message: UseStateSetter<Message>) {
    let (lang, readings) = (props.lang, props.readings.clone());
    use_effect_with((), move |()| {
        if let Some(game) = page::asked("begin") {
            match files::begun(lang, &game, &readings) {
                Some(notebook) => open.emit(Ok(notebook)),
                None => message.set(Message::Word("link-broken")),
            }
        }
        let arrived = {
            let open = open.clone();
            move || {
                let (open, message) = (open.clone(), message.clone());
                spawn_local(async move {
                    let fragment = page::fragment();
                    if let Some(id) = fragment.strip_prefix("#open-") {
                        if let Some(link) = relative(&format!("/{id}.mbao.json")) {
                            open.emit(fetched(&link.href()).await);
                        }
                        return;
                    }
                    match carried(&fragment).await {
                        Ok(None) => {}
                        Ok(Some(link)) if link.large => open.emit(Err(files::too_large("too many"))),
                        Ok(Some(link)) if !link.arrived.is_broken() => {
                            open.emit(mbao_notebook::read(&link.text));
                        }
                        Ok(Some(link)) => match link::begun(&link.text) {
                            Some(notebook) => {
                                open.emit(Ok(notebook));
                                message.set(Message::Word("link-part"));
                            }
                            None => message.set(Message::Word("link-broken")),
                        },
                        Err(_) => message.set(Message::Word("link-broken")),
                    }
                });
            }
        };
        arrived();
        let hash = EventListener::new(&page::window(), "hashchange", move |_| arrived());
        let options = gloo::events::EventListenerOptions::enable_prevent_default();
        let pressed = EventListener::new_with_options(&page::document(), "click", options, move |event| {
            let target = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let link = target.and_then(|target| target.closest("a.open-relative").ok().flatten());
            if let Some(link) = link.and_then(|link| link.dyn_into::<HtmlAnchorElement>().ok()) {
                event.prevent_default();
                let open = open.clone();
                spawn_local(async move { open.emit(fetched(&link.href()).await) });
            }
        });
        move || drop((hash, pressed))
    });
}

type Opened = Result<NotebookFile, mbao_notebook::Problem>;

/// Fetches the file of a game from another source.
async fn fetched(address: &str) -> Opened {
    let opened = files::fetched(address).await;
    if opened.is_ok() {
        page::window().scroll_to_with_x_and_y(0.0, 0.0);
    }
    opened
}

/// The link to a file of a game from another source, by the end of its address.
fn relative(ending: &str) -> Option<HtmlAnchorElement> {
    let links = page::document().query_selector_all("a.open-relative").ok()?;
    let links = (0..links.length()).filter_map(|at| links.get(at)?.dyn_into::<HtmlAnchorElement>().ok());
    links.into_iter().find(|link| link.href().ends_with(ending))
}

#[component]
pub fn Notebook(props: &NotebookProps) -> Html {
    let lang = props.lang;
    let alive = page::use_alive();
    let noted = use_reducer(|| Noted::new(NotebookFile::empty(UNNAMED)));
    let message = use_state_eq(|| Message::None);

    let saved = use_state_eq(|| None::<Rc<NotebookFile>>);

    let act = noted.dispatcher().to_callback();
    let open = use_callback((act.clone(), message.setter()), |opened: Opened, (act, message)| match opened {
        Ok(notebook) => {
            message.set(Message::None);
            act.emit(Action::Offer(Box::new(notebook)));
        }
        Err(problem) => message.set(Message::Refused(problem)),
    });
    use_kept(&noted);
    use_opened(props, open.clone(), message.setter());
    use_focus(noted.draft.focus.clone(), act.reform(|()| Action::Focused));
    let notebook = use_memo(noted.draft.notebook.clone(), Clone::clone);
    let checked = use_checked(alive, &notebook, &format!("{}scripts/notebook/tester.js", props.assets));

    let change = use_callback(act.clone(), |change: Change, act| act.emit(Action::Change(change)));
    let question = |question: Question| {
        let id = question.id();
        let wrong = checked.status.wrong() == Some(question);
        html! {
            <li id={format!("q-{id}")} class={classes!("noted-question", wrong.then_some("wrong"))}>
                <h3 id={format!("h-{id}")}>
                    <span class="question-number">{ number(question) }</span>{ " " }{ question.title(lang) }
                </h3>
                <div class="answer" role="group" aria-labelledby={format!("h-{id}")} data-question={id}>
                    if alive {
                        <AnswerFields {lang} {question} noted={Rc::new((*noted).clone())} change={change.clone()} />
                    }
                </div>
            </li>
        }
    };
    let narrow = page::use_media(NARROW);
    let sketch = (narrow && checked.game.is_none()).then(|| so_far(lang, &notebook));
    let save = {
        let (notebook, saved, message) = (notebook.clone(), saved.setter(), message.setter());
        Callback::from(move |()| match files::save(&notebook) {
            Ok(()) => saved.set(Some(notebook.clone())),
            Err(error) => message.set(Message::failed(&error)),
        })
    };
    // Others that were set aside are lost with the page if the browser does not keep them.
    let asks =
        !is_blank(&notebook) && (saved.as_ref() != Some(&notebook) || not_kept(files::REPLACED).is_some());
    let ways = html! {
        <p><button type="button" onclick={save.reform(|_| ())}>{ words::word(lang, "save") }</button></p>
    };
    html! {
        <>
            <Bar page={props.clone()} {alive} notebook={notebook.clone()} offered={noted.offered.clone()} {act} {open} save={save.clone()} {message} />
            if alive { { sketch.unwrap_or_default() } }
            <h2 id="questions">{ words::questions(lang) }</h2>
            <ol class="questions">{ for Question::ALL.into_iter().map(question) }</ol>
            { not_kept_place(files::KEYS, asks, ways) }
            if alive { { beside(props, &notebook, noted.last, &checked, narrow) } }
        </>
    }
}

/// The part beside the questions: the board, and the texts about the game. Where it is not beside but below them
/// (`narrow`), the board is sketched above the questions.
fn beside(
    props: &NotebookProps,
    notebook: &Rc<NotebookFile>,
    last: Option<Question>,
    checked: &Checked,
    narrow: bool,
) -> Html {
    let lang = props.lang;
    let Some(place) = page::document().query_selector(".notebook-side").ok().flatten() else {
        return html! {};
    };
    // The way back from the board leads to the question that was answered last.
    let back = last.map_or_else(|| "#questions".to_owned(), |question| format!("#q-{}", question.id()));
    let part = |id: &'static str, title: String, what: Option<Html>| {
        html! {
            <section id={id} class={format!("notebook-{id}")} hidden={what.is_none()}>
                <h2>{ title }</h2>
                <div>{ what.unwrap_or_default() }</div>
            </section>
        }
    };
    let tried = checked.tried.as_ref().map(|tried| findings::findings(lang, notebook, tried));
    let near = checked.near.as_ref().map(|near| findings::near(props, near));
    let html = html! {
        <>
            <div class="notebook-stand">
                <p class="notebook-status" role="status">{ checked.status.view(lang) }</p>
                <p class="notebook-ways">
                    <a href="#noted-board">{ words::to_board(lang) }</a>{ " " }
                    <a href={back}>{ words::to_questions(lang) }</a>
                </p>
            </div>
            <NotedBoard {lang} studio={props.studio.clone()} notebook={notebook.clone()} sketches={!narrow} checked={checked.clone()} />
            { part("findings", words::findings(lang), tried) }
            { part("sheet", words::sheet(lang), Some(sheet::sheet(lang, notebook))) }
            { part("nearest", words::nearest(lang), near) }
            <p class="plain-text"><a href={props.affinities.clone()}>{ words::to_affinities(lang) }</a></p>
        </>
    };
    create_portal(html, place)
}
