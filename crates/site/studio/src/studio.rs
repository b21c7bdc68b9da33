//! The island: what arrives, what is kept, and the board that stands beside it in the page.

use std::rc::Rc;

use gloo::events::EventListener;
use mbao_notebook::RULES;
use mbao_rules::{self as rules, Action};
use mbao_story::{Language, Ring, Unread};
use mbao_viewer::board_element::{Board, BoardEvent, use_board};
use mbao_viewer::link::{self, Arrival};
use mbao_viewer::storage::{not_kept, not_kept_place};
use mbao_viewer::{GameEntry, page};
use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use wasm_bindgen_futures::spawn_local;
use yew::{
    Callback, Html, Properties, UseReducerHandle, component, hook, html, use_effect_with, use_memo,
    use_mut_ref, use_reducer_eq, use_state_eq,
};

use crate::desk::{Act, Desk, Notice, Tool};
use crate::draft::{Draft, actions_of};
use crate::{kept, pointing, views};

#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct StudioProps {
    pub lang: Lang,
    /// Id of the `<mbao-board>` elsewhere in the page that is played on.
    pub board: String,
    /// The games to choose from; at first the board shows the first of them.
    pub games: Vec<GameEntry>,
    pub frame: String,
    /// The path from this page to the field notebook.
    pub notebook: String,
}

/// What the parts of the page show, and how they change it.
#[derive(Clone, PartialEq, Properties)]
pub(crate) struct Context {
    pub(crate) lang: Lang,
    pub(crate) props: Rc<StudioProps>,
    pub(crate) desk: UseReducerHandle<Desk>,
    pub(crate) act: Callback<Act>,
}

impl Context {
    pub(crate) fn doing<E: 'static>(&self, act: Act) -> Callback<E> {
        self.act.reform(move |_| act.clone())
    }
}

/// The page's language as stories write it.
///
/// # Panics
/// If the page's language has no tag; all have one.
pub(crate) fn language(lang: Lang) -> Language {
    lang.tag().parse().expect("languages have tags")
}

pub(crate) fn begun(draft: Draft) -> Act {
    Act::Take { id: kept::new_id(), draft: Box::new(draft) }
}

/// Another draft in place of the one that is shown. That one stays among the drafts if anything was made, and that is
/// said.
fn instead(desk: &Desk, draft: Draft, unread: Vec<Unread>) -> Act {
    let notice = (!desk.draft.is_blank()).then_some(Notice::Opened);
    Act::Bring { id: kept::new_id(), draft: Box::new(draft), notice, unread }
}

pub(crate) fn another(game: &str, desk: &Desk, lang: Lang) -> Act {
    instead(desk, Draft::new(game, lang.tag()), Vec::new())
}

/// Opens a text that somebody brought: as another draft, or says why not. What it leaves open is as chosen here.
pub(crate) fn brought(text: &str, desk: &Desk, lang: Lang) -> Act {
    let mut blank = desk.draft.another(lang.tag());
    for name in ["Setup", "Options"] {
        blank.set_header(name, desk.draft.header(name));
    }
    match Draft::open_part(text, &blank) {
        Ok((draft, unread)) => instead(desk, draft, unread),
        Err(why) => Act::Tell(Notice::Unread(why)),
    }
}

/// Another text, or what a link carries, in place of the draft that is shown.
pub(crate) async fn sent(text: String, desk: &Desk, lang: Lang) -> Act {
    match link::carried(&text).await {
        Err(error) => Act::Tell(Notice::Board(page::message(&error))),
        Ok(None) => brought(&text, desk, lang),
        Ok(Some(carried)) => came(&carried, |text| brought(text, desk, lang)),
    }
}

/// What a link carries, opened; if it did not arrive as it was sent, that is said.
fn came(carried: &Arrival, open: impl FnOnce(&str) -> Act) -> Act {
    if carried.large {
        return Act::Tell(Notice::TooLarge);
    }
    let broken = |shown| Notice::Broken(carried.arrived, shown);
    match open(&carried.text) {
        opened if !carried.arrived.is_broken() => opened,
        Act::Bring { id, draft, unread, .. } => Act::Bring { id, draft, unread, notice: Some(broken(true)) },
        _ => Act::Tell(broken(false)),
    }
}

fn arrived(carried: &Arrival, blank: &Draft) -> Act {
    let whole = !carried.arrived.is_broken();
    came(carried, |text| match Draft::open_part(text, blank) {
        Err(why) => Act::Tell(Notice::Unread(why)),
        Ok((draft, _)) if whole && page::asked("make").is_none() => Act::Read(Box::new(draft)),
        // Whoever comes from one of our own pages has come to change it.
        Ok((draft, unread)) => {
            if whole {
                page::plain_address();
            }
            Act::Bring { id: kept::new_id(), draft: Box::new(draft), notice: None, unread }
        }
    })
}

/// Shows what the address carries or asks for, or else the draft that was changed last.
#[hook]
fn use_arrival(props: &StudioProps, act: Callback<Act>) {
    let (lang, games) = (props.lang, props.games.clone());
    use_effect_with((), move |()| {
        let first = games.first().map(|game| game.id.clone()).unwrap_or_default();
        let blank = Draft::new(&first, lang.tag());
        let carried = {
            let (act, blank) = (act.clone(), blank.clone());
            move || {
                let (act, blank) = (act.clone(), blank.clone());
                spawn_local(async move {
                    match link::carried(&page::fragment()).await {
                        Ok(None) => {}
                        Ok(Some(carried)) => act.emit(arrived(&carried, &blank)),
                        Err(error) => act.emit(Act::Tell(Notice::Board(page::message(&error)))),
                    }
                });
            }
        };
        let asked = page::asked("game").unwrap_or_default();
        let asked = games.iter().find(|game| game.id.eq_ignore_ascii_case(&asked));
        let last = kept::all().into_iter().find_map(|kept| {
            let draft = Draft::open(&kept.text, &blank).ok()?;
            Some(Act::Take { id: kept.id, draft: Box::new(draft) })
        });
        act.emit(match (asked, last) {
            (None, Some(last)) => last,
            (asked, _) => begun(asked.map_or_else(|| blank.clone(), |game| Draft::new(&game.id, lang.tag()))),
        });
        carried();
        let hash = EventListener::new(&page::window(), "hashchange", move |_| carried());
        move || drop(hash)
    });
}

/// Keeps the draft at every change.
#[hook]
fn use_kept(desk: &UseReducerHandle<Desk>, act: Callback<Act>) {
    // The draft's id, and its text when this page last read or wrote it.
    let seen = use_mut_ref(|| None::<(String, String)>);
    let keeps = !desk.reading && !desk.id.is_empty();
    let text = if keeps { desk.draft.text() } else { String::new() };
    let blank = desk.draft.is_blank();
    use_effect_with((desk.id.clone(), text), move |(id, text)| {
        if text.is_empty() {
            return;
        }
        let mut seen = seen.borrow_mut();
        if seen.as_ref().is_none_or(|(known, _)| known != id) {
            let there = kept::all().into_iter().find(|kept| kept.id == *id);
            *seen = there.map(|kept| (kept.id, kept.text));
        }
        let before = seen.as_ref().map(|(_, text)| text.as_str());
        if before == Some(text) || (blank && before.is_none()) {
            return;
        }
        let now = kept::keep(id, before, text);
        *seen = Some((now.clone(), text.clone()));
        if now != *id {
            act.emit(Act::Kept(now));
        }
    });
}

/// What the board shows: how its game begins, its kind, and the actions that were played on it.
type Shown = Rc<std::cell::RefCell<Option<(String, rules::Board, Vec<Action>)>>>;

#[hook]
fn use_played(id: &str, shown: &Shown, act: Callback<Act>) -> Option<Board> {
    let shown = shown.clone();
    use_board(id, move |board| {
        let own = board.clone();
        board.listen(move |told| match told {
            BoardEvent::Action(_) | BoardEvent::Back | BoardEvent::Ready => {
                // Whatever began before the author chose something else is not what they have played.
                let played = shown.borrow_mut().as_mut().and_then(|(_, board, before)| {
                    let actions = actions_of(&own.record(), *board);
                    let changed = *before != actions;
                    before.clone_from(&actions);
                    changed.then_some(actions)
                });
                if let Some(actions) = played {
                    act.emit(Act::Reached(actions));
                }
            }
            BoardEvent::Error(sentence) | BoardEvent::Unloaded(sentence) => {
                act.emit(Act::Tell(Notice::Board(sentence)));
            }
            _ => {}
        })
    })
}

/// Makes the board show where the author stands.
#[hook]
fn use_shown(board: Option<&Board>, desk: &UseReducerHandle<Desk>, shown: &Shown) {
    let draft = &desk.draft;
    let headers: Vec<String> =
        ["Game", "Setup", "Position", "Options", RULES].map(|name| draft.header(name).to_owned()).into();
    let actions = draft.play_to().map(|game| game.actions().to_vec()).unwrap_or_default();
    let wanted = draft.board().map(|board| (headers.join("\n"), board, actions));
    let (record, game) = (draft.record_to_here(), draft.game());
    let (board, shown) = (board.cloned(), shown.clone());
    use_effect_with((board, wanted), move |(board, wanted)| {
        let Some(board) = board else { return };
        if wanted.is_some() && *shown.borrow() == *wanted {
            return;
        }
        shown.replace(wanted.clone());
        for name in ["setup", "options", "position", "record"] {
            board.set(name, None);
        }
        board.set("game", Some(&game));
        // Also where the text is the same as before: the board has been played on since.
        board.set("record", Some(&record));
    });
}

/// Lets presses on the board point, and shows what is pointed at. An arrow may be dragged or pressed in two steps;
/// where it begins is ringed meanwhile, and returned.
#[hook]
fn use_pointing(board: Option<&Board>, desk: &UseReducerHandle<Desk>, act: Callback<Act>) -> Option<String> {
    let from = use_state_eq(|| None::<mbao_story::Target>);
    let tool = desk.tool;
    let begins = from.map(|target| Ring { colour: desk.colour, target }.to_string());
    let own = Some(desk.draft.marks()).filter(|marks| !marks.is_empty());
    let marks = own.into_iter().chain(begins).collect::<Vec<_>>().join(",");
    use_effect_with((board.cloned(), marks), |(board, marks)| {
        if let Some(board) = board {
            board.set("marks", Some(marks.as_str()).filter(|marks| !marks.is_empty()));
        }
    });
    let set = from.setter();
    use_effect_with((board.cloned(), tool), move |(board, tool)| {
        set.set(None);
        let listening = board.as_ref().map(|board| {
            let points = *tool != Tool::Play;
            board.set("readonly", points.then_some(""));
            board.set("data-pointing", points.then_some(""));
            let begun = move |from| set.set(from);
            let point = move |pointer| act.emit(Act::Point(pointer));
            if points { pointing::listen(board, *tool, begun, point) } else { Vec::new() }
        });
        move || drop(listening)
    });
    from.map(|from| from.to_string())
}

#[component]
pub fn Studio(props: &StudioProps) -> Html {
    let lang = props.lang;
    let alive = page::use_alive();
    let first = props.games.first().map(|game| game.id.clone()).unwrap_or_default();
    let desk = use_reducer_eq(|| Desk::new(&first, language(lang)));
    let act = desk.dispatcher().to_callback();
    let shown: Shown = use_mut_ref(|| None);
    use_arrival(props, act.clone());
    use_kept(&desk, act.clone());
    let board = use_played(&props.board, &shown, act.clone());
    use_shown(board.as_ref(), &desk, &shown);
    let from = use_pointing(board.as_ref(), &desk, act.clone());
    let context = Context { lang, props: use_memo(props.clone(), StudioProps::clone), desk, act };
    if !alive {
        return html! { <div class="studio"></div> };
    }
    if context.desk.reading {
        return html! { <div class="studio studio-reading">{ views::reading::reading(&context) }</div> };
    }
    html! {
        <div class="studio">
            { views::tools::tools(&context) }
            { views::tools::under(&context, from) }
            <div class="studio-side">
                { views::notice::notice(&context) }
                { views::steps::steps(&context) }
                { views::say::say(&context) }
                { views::ask::ask(&context) }
            </div>
            <div class="studio-below">
                { views::take::take(&context) }
                { views::look::look(&context) }
                { views::begin::begin(&context) }
                { views::drafts::drafts(&context) }
                { not_kept_place(kept::KEY, not_kept(kept::KEY).is_some() && !context.desk.draft.is_blank(), Html::default()) }
            </div>
        </div>
    }
}
