//! Analyses a game afterwards: who stood better at each turn, and where another turn would have been better.

mod analysis;
mod curve;
mod decisive;
mod points;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use mbao_viewer::board_element::{BoardEvent, use_board};
use mbao_viewer::link;
use serde::{Deserialize, Serialize};
use wasm_bindgen_futures::spawn_local;
use web_sys::AbortController;

pub(crate) use self::analysis::chance;
use self::analysis::{Analysis, analyse};
pub(crate) use self::decisive::Decisive;
use self::points::Points;
use crate::prelude::*;

#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct AfterwardsProps {
    pub lang: Lang,
    /// Id of the `<mbao-board>` that stands elsewhere in the page.
    pub board: String,
    /// The path from this page to the studio.
    pub studio_href: String,
}

/// How far the analysis has come.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
enum Status {
    /// Nothing was analysed yet.
    #[default]
    TooEarly,
    /// The engine is being fetched.
    Begun,
    /// How many turns are done, and how many there are.
    At(u32, u32),
    Stopped,
    Failed(String),
    Done {
        turns: usize,
        points: usize,
    },
}

/// What is known of the game and its analysis.
#[derive(Clone, Debug, Default, PartialEq)]
struct Look {
    /// Whether there is something to analyse.
    played: bool,
    status: Status,
    analysis: Option<Rc<Analysis>>,
}

enum Message {
    /// Whether there is something to analyse now.
    Played(bool),
    Another,
    /// The analysis begins, has come to a turn, or has ended without a result.
    Goes(Status),
    Done(Analysis),
}

impl Reducible for Look {
    type Action = Message;

    fn reduce(self: Rc<Self>, message: Message) -> Rc<Self> {
        let mut look = (*self).clone();
        match message {
            Message::Played(played) => look.played = played,
            Message::Another => {
                look.analysis = None;
                // One that goes on is about to stop.
                if look.idle() {
                    look.status = Status::TooEarly;
                }
            }
            Message::Goes(status) => look.status = status,
            Message::Done(new) => {
                look.status = Status::Done { turns: new.turns.len(), points: new.turning_points().len() };
                look.analysis = Some(new.into());
            }
        }
        look.into()
    }
}

impl Look {
    fn idle(&self) -> bool {
        !matches!(self.status, Status::Begun | Status::At(..))
    }

    /// The line below the button.
    fn line(&self, lang: Lang) -> String {
        match &self.status {
            Status::TooEarly if !self.played => words::afterwards_none(lang),
            Status::TooEarly | Status::Begun | Status::At(..) => String::new(),
            Status::Stopped => words::afterwards_stopped(lang),
            Status::Failed(why) => words::afterwards_failed(lang, why),
            Status::Done { turns, points } => {
                words::afterwards_done(lang, &points.to_string(), &turns.to_string())
            }
        }
    }
}

/// Whether there is something to analyse: a turn has been played.
fn is_played(board: &Board) -> bool {
    board.state().is_some_and(|state| state.turn > 1 || state.outcome.is_some())
}

/// Puts records of the analysed game on the board.
#[derive(Clone, Debug, Default)]
struct Laying(Rc<Cell<bool>>);

impl PartialEq for Laying {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Laying {
    /// Puts a record on a board, even if the board began from the same one; waits until it stands there.
    async fn lay(self, board: Board, record: String) {
        let begun = board.next_game();
        self.0.set(true);
        board.set("record", None);
        board.set("record", Some(&record));
        begun.await;
        self.0.set(false);
    }

    /// Whether the game that begins on the board is the analysed one.
    fn under_way(&self) -> bool {
        self.0.get()
    }
}

type Running = Rc<RefCell<Option<AbortController>>>;

fn abort(running: &Running) {
    if let Some(running) = &*running.borrow() {
        running.abort();
    }
}

/// Analyses the game on a board until it is aborted; `ended` is called before the end is told.
fn run(board: Board, running: Running, tell: Callback<Message>, ended: impl FnOnce() + 'static) {
    let Ok(controller) = AbortController::new() else { return };
    let signal = controller.signal();
    *running.borrow_mut() = Some(controller);
    tell.emit(Message::Goes(Status::Begun));
    spawn_local(async move {
        let at = tell.clone();
        let goes = move |turn, turns| at.emit(Message::Goes(Status::At(turn, turns)));
        let end = match analyse(&board, &signal, goes).await {
            Ok(new) => Message::Done(new),
            Err(_) if signal.aborted() => Message::Goes(Status::Stopped),
            Err(error) => Message::Goes(Status::Failed(page::message(&error))),
        };
        *running.borrow_mut() = None;
        ended();
        tell.emit(end);
    });
}

fn progress(lang: Lang, look: &Look) -> Html {
    let (value, most, text) = match look.status {
        Status::At(turn, turns) => {
            let (turn, turns) = (turn.to_string(), turns.to_string());
            let text = words::afterwards_progress(lang, &turn, &turns);
            (Some(turn), Some(turns), Some(text))
        }
        _ => (None, None, None),
    };
    html! {
        <progress aria-label={words::afterwards_look(lang)} hidden={look.idle()} {value} max={most} aria-valuetext={text} />
    }
}

#[component]
pub fn Afterwards(props: &AfterwardsProps) -> Html {
    let lang = props.lang;
    let state = use_reducer_eq(Look::default);
    let tell = state.dispatcher().to_callback();
    let running = use_mut_ref(|| None::<AbortController>);
    let laying = use_memo((), |()| Laying::default());
    let (told, broken_off, own) = (tell.clone(), running.clone(), laying.clone());
    let board = use_board(&props.board, move |board| {
        told.emit(Message::Played(is_played(board)));
        let here = board.clone();
        board.listen(move |event| {
            told.emit(Message::Played(is_played(&here)));
            // The analysis is of the game that was here before.
            if event == BoardEvent::Ready && !own.under_way() {
                abort(&broken_off);
                told.emit(Message::Another);
            }
        })
    });
    let [look, stop] = [use_node_ref(), use_node_ref()];
    // Whether the stop button had the focus when the analysis ended.
    let focused = use_mut_ref(|| false);

    let idle = state.idle();
    let (button, had) = (look.clone(), focused.clone());
    use_effect_with(idle, move |idle| {
        if *idle && had.replace(false) {
            page::focus(&button);
        }
    });
    let start = {
        let (board, running, stop) = (board.clone(), running.clone(), stop.clone());
        move |_| {
            let Some(board) = board.clone() else { return };
            let (stop, focused) = (stop.clone(), focused.clone());
            run(board, running.clone(), tell.clone(), move || {
                focused.replace(page::has_focus(&stop));
            });
        }
    };
    let points = |(analysis, board): (&Rc<Analysis>, Board)| {
        html! { <Points {lang} {board} analysis={analysis.clone()} laying={(*laying).clone()} /> }
    };
    html! {
        <section class="afterwards" aria-labelledby="afterwards">
            <h2 id="afterwards">{ words::afterwards(lang) }</h2>
            <p>{ words::afterwards_lede(lang) }</p>
            <p class="controls">
                <button type="button" class="look" ref={look} disabled={!state.played || !idle} onclick={start}>
                    { words::afterwards_look(lang) }
                </button>
                <button type="button" class="stop" ref={stop} hidden={idle} onclick={move |_| abort(&running)}>
                    { words::afterwards_stop(lang) }
                </button>
                { progress(lang, &state) }
            </p>
            <p class="told" role="status">{ state.line(lang) }</p>
            { for state.analysis.as_ref().zip(board).map(points) }
            if let Some(analysis) = &state.analysis {
                <p><a href={link::to_make(&props.studio_href, &analysis.record)}>{ words::record_studio(lang) }</a></p>
            }
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look(messages: impl IntoIterator<Item = Message>) -> Rc<Look> {
        messages.into_iter().fold(Rc::default(), Look::reduce)
    }

    fn done() -> Message {
        Message::Done(Analysis {
            game: "ndoto".to_owned(),
            record: String::new(),
            turns: Vec::new(),
            computers: Vec::new(),
        })
    }

    #[test]
    fn an_analysis_that_ends_leaves_its_result_until_another_game_begins() {
        let found = || [Message::Played(true), Message::Goes(Status::Begun), done()];
        let shown = look(found());
        assert!(shown.idle() && shown.analysis.is_some());
        assert_eq!(shown.status, Status::Done { turns: 0, points: 0 });
        // A second one that is stopped leaves the first.
        let stopped = [Message::Goes(Status::Begun), Message::Goes(Status::Stopped)];
        let stopped = look(found().into_iter().chain(stopped));
        assert!(stopped.idle() && stopped.analysis.is_some());
        assert_eq!(stopped.status, Status::Stopped);
        let another = look(found().into_iter().chain([Message::Played(false), Message::Another]));
        assert_eq!(*another, Look::default());
    }

    #[test]
    fn the_line_is_silent_while_there_is_something_to_analyse_and_while_it_is_analysed() {
        let line = |messages: Vec<Message>| look(messages).line(Lang::En);
        assert!(!line(Vec::new()).is_empty());
        assert_eq!(line(vec![Message::Played(true)]), "");
        let goes = [Message::Goes(Status::Begun), Message::Goes(Status::At(1, 9))];
        let at = look(goes);
        assert_eq!((at.line(Lang::En).as_str(), at.idle()), ("", false));
    }
}
