//! Analyses a game afterwards: who stood better at each turn, and where another turn would have been better.

mod analysis;
mod curve;
mod points;

use std::cell::{Cell, RefCell};
use std::rc::Rc;

use mbao_viewer::board_element::{Board, BoardEvent};
use mbao_viewer::{Island, page};
use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use wasm_bindgen_futures::spawn_local;
use web_sys::AbortController;
use yew::{
    Html, Properties, component, html, use_effect_with, use_memo, use_mut_ref, use_node_ref, use_state,
    use_state_eq,
};

use self::analysis::{Analysis, analyse};
use self::points::Points;
use crate::words;

/// Properties of [`Afterwards`].
#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct AfterwardsProps {
    /// Language of the page.
    pub lang: Lang,
    /// Id of the `<mbao-board>` that stands elsewhere in the page.
    pub board: String,
}

/// The text of the line below the button.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Status {
    /// There is nothing to analyse yet.
    TooEarly,
    Nothing,
    Stopped,
    Failed(String),
    Done {
        turns: usize,
        points: usize,
    },
}

impl Status {
    fn text(&self, lang: Lang) -> String {
        match self {
            Self::TooEarly => words::afterwards_none(lang),
            Self::Nothing => String::new(),
            Self::Stopped => words::afterwards_stopped(lang),
            Self::Failed(why) => words::afterwards_failed(lang, why),
            Self::Done { turns, points } => {
                words::afterwards_done(lang, &points.to_string(), &turns.to_string())
            }
        }
    }
}

/// The progress of the analysis.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Progress {
    Idle,
    /// The engine is being fetched.
    Begun,
    /// How many turns are done, and how many there are.
    At(u32, u32),
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

/// Stops the analysis that is running, if one is.
fn abort(running: &RefCell<Option<AbortController>>) {
    if let Some(running) = &*running.borrow() {
        running.abort();
    }
}

/// The analysis of a game.
#[component]
pub fn Afterwards(props: &AfterwardsProps) -> Html {
    let lang = props.lang;
    let played = use_state_eq(|| false);
    let status = use_state_eq(|| Status::TooEarly);
    let progress = use_state_eq(|| Progress::Idle);
    let analysis = use_state(|| None::<(Board, Analysis)>);
    let running = use_mut_ref(|| None::<AbortController>);
    let [look, stop] = [use_node_ref(), use_node_ref()];
    // Whether the stop button had the focus when the analysis ended.
    let focused = use_mut_ref(|| false);

    let laying = use_memo((), |()| Laying::default());
    let (set, forget, say) = (played.setter(), analysis.setter(), status.setter());
    let (own, broken_off) = (laying.clone(), running.clone());
    use_effect_with(props.board.clone(), move |id| {
        let listening = Board::find(id).map(|board| {
            set.set(is_played(&board));
            let here = board.clone();
            board.listen(move |event| {
                set.set(is_played(&here));
                // The analysis is of the game that was here before.
                if event == BoardEvent::Ready && !own.under_way() {
                    abort(&broken_off);
                    forget.set(None);
                    say.set(Status::TooEarly);
                }
            })
        });
        move || drop(listening)
    });

    let (button, had) = (look.clone(), focused.clone());
    use_effect_with(*progress == Progress::Idle, move |idle| {
        if *idle && had.replace(false) {
            page::focus(&button);
        }
    });

    let start = {
        let (id, status, progress, analysis) =
            (props.board.clone(), status.setter(), progress.setter(), analysis.setter());
        let (running, stop, focused) = (running.clone(), stop.clone(), focused.clone());
        move |_| {
            let (Some(board), Ok(controller)) = (Board::find(&id), AbortController::new()) else { return };
            let signal = controller.signal();
            *running.borrow_mut() = Some(controller);
            progress.set(Progress::Begun);
            status.set(Status::Nothing);
            let (status, progress, analysis) = (status.clone(), progress.clone(), analysis.clone());
            let (running, stop, focused): (Rc<RefCell<_>>, _, _) =
                (running.clone(), stop.clone(), focused.clone());
            spawn_local(async move {
                let at = progress.clone();
                match analyse(&board, &signal, move |turn, turns| at.set(Progress::At(turn, turns))).await {
                    Ok(new) => {
                        status
                            .set(Status::Done { turns: new.turns.len(), points: new.turning_points().len() });
                        analysis.set(Some((board, new)));
                    }
                    Err(_) if signal.aborted() => status.set(Status::Stopped),
                    Err(error) => status.set(Status::Failed(page::message(&error))),
                }
                *running.borrow_mut() = None;
                *focused.borrow_mut() = page::has_focus(&stop);
                progress.set(Progress::Idle);
            });
        }
    };
    let stop_now = move |_| abort(&running);

    let idle = *progress == Progress::Idle;
    let (value, most, text) = match *progress {
        Progress::At(turn, turns) => {
            let text = words::afterwards_progress(lang, &turn.to_string(), &turns.to_string());
            (Some(turn.to_string()), Some(turns.to_string()), Some(text))
        }
        _ => (None, None, None),
    };
    let said = match &*status {
        Status::TooEarly if *played => String::new(),
        status => status.text(lang),
    };
    html! {
        <section class="afterwards" aria-labelledby="afterwards">
            <h2 id="afterwards">{ words::afterwards(lang) }</h2>
            <p>{ words::afterwards_lede(lang) }</p>
            <p class="controls">
                <button type="button" class="look" ref={look} disabled={!*played || !idle} onclick={start}>
                    { words::afterwards_look(lang) }
                </button>
                <button type="button" class="stop" ref={stop} hidden={idle} onclick={stop_now}>
                    { words::afterwards_stop(lang) }
                </button>
                <progress aria-label={words::afterwards_look(lang)} hidden={idle} {value} max={most} aria-valuetext={text} />
            </p>
            <p class="told" role="status">{ said }</p>
            if let Some((board, analysis)) = &*analysis {
                <Points {lang} board={board.clone()} analysis={analysis.clone()} laying={(*laying).clone()} />
            }
        </section>
    }
}

impl Island for Afterwards {
    const NAME: &'static str = "Afterwards";
}
