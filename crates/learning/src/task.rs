//! What is said of a turn that is played at a task, or of the pits that are pressed.
//!
//! Longer than most: one component, whose stages share what was tried.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use mbao_viewer::board_element::{Board, BoardEvent};
use mbao_viewer::{Island, page};
use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, Event, KeyboardEvent};
use yew::{
    Html, MouseEvent, NodeRef, Properties, UseStateSetter, component, html, use_effect_with, use_mut_ref,
    use_node_ref, use_state_eq,
};

use crate::beads::after;
use crate::pits::{self, Mark};
use crate::streak::Streak;
use crate::words;
use crate::{class, done};

/// Properties of [`Task`].
#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct TaskProps {
    /// Language of the page.
    pub lang: Lang,
    /// Id of the task. The island stands in an element of class `task`.
    pub task: String,
    /// Id of its `<mbao-board>`.
    pub board: String,
    /// Whether each action is judged at once: a step of a set-up is no turn.
    pub at_once: bool,
    /// Whether it is a puzzle, which counts for the streak.
    pub puzzle: bool,
    /// What can be said, the first being what is said of turns that do what is asked.
    pub says: Vec<String>,
    /// What is said of each turn: a place in `says`, by the actions with a space between two.
    pub turns: BTreeMap<String, usize>,
    /// The pit in which a turn ends that does not do what is asked, by its actions.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub ends: BTreeMap<String, String>,
    /// The pits to press, where that is asked: then `says` has two texts, and `turns` none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub press: Option<Press>,
    /// Where Next leads from the last task of the page.
    pub onward: String,
}

/// Pits to press.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Press {
    /// One pit of each group is to be pressed.
    pub groups: Vec<Vec<String>>,
    /// Pits that are dotted from the beginning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub way: Vec<String>,
    /// The turn that is played as soon as something was pressed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plays: Option<String>,
}

/// How far a try is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Stage {
    /// The task is being begun anew.
    Beginning,
    /// Something may be played.
    #[default]
    Open,
    /// Something is said of what was played.
    Judged,
    /// What was played, and is judged, is shown once more.
    Replaying,
}

impl Stage {
    fn is_judged(self) -> bool {
        matches!(self, Self::Judged | Self::Replaying)
    }
}

/// A try, as far as nothing of it is shown.
#[derive(Default)]
struct Try {
    played: Vec<String>,
    /// Groups of pits that were pressed.
    found: BTreeSet<usize>,
    stage: Stage,
    /// Whether the reader's focus was in the task when something changed.
    focused: bool,
}

/// The actions of the one turn that `record` has besides `begun`, or besides its headers; `None` where it has others.
fn played_since(begun: Option<&str>, record: &str) -> Option<Vec<String>> {
    let rest = match begun {
        Some(begun) => record.strip_prefix(begun.trim_end())?,
        None => record.split_once("\n\n").map_or("", |(_, turns)| turns),
    };
    // A line has its number, then South's turn and North's, with two spaces between them or dots for one that is not there.
    let line = rest.trim();
    let turn = line.split_once(". ").map_or(line, |(_, turns)| turns).trim_start_matches("...").trim();
    if turn.contains('\n') || turn.contains("  ") {
        return None;
    }
    Some(match turn {
        "" => Vec::new(),
        free if free.starts_with("lay ") || free.starts_with("lift ") => vec![free.to_owned()],
        turn => turn.split(' ').map(str::to_owned).collect(),
    })
}

/// The place of a task in the page.
#[derive(Clone)]
struct Place {
    props: Rc<TaskProps>,
    said: NodeRef,
    current: Rc<RefCell<Try>>,
    verdict: UseStateSetter<Option<usize>>,
}

impl Place {
    /// The task, around the island.
    fn section(&self) -> Option<Element> {
        self.said.cast::<Element>()?.closest(".task").ok().flatten()
    }

    fn focused(&self) -> bool {
        self.section().is_some_and(|section| section.contains(page::document().active_element().as_deref()))
    }

    /// Begins the task anew; shows then what was played, if that is asked.
    fn begin(&self, board: &Board, replay: bool) {
        let focused = self.focused();
        let played = std::mem::take(&mut self.current.borrow_mut().played);
        let stage = if replay { Stage::Replaying } else { Stage::Beginning };
        *self.current.borrow_mut() = Try { stage, focused, ..Try::default() };
        if !replay {
            self.verdict.set(None);
        }
        board.set("readonly", None);
        let (begun, board, here) = (board.begin(), board.clone(), self.clone());
        spawn_local(async move {
            if let Some(begun) = begun {
                // Refused where it cannot begin, which the board itself tells.
                let _ = JsFuture::from(begun).await;
            }
            if replay {
                for action in played {
                    if let Some(playing) = board.play(&action) {
                        let _ = JsFuture::from(playing).await;
                    }
                }
                here.current.borrow_mut().stage = Stage::Judged;
                return;
            }
            here.current.borrow_mut().stage = Stage::Open;
            if focused {
                board.focus_pit();
            }
        });
    }

    /// Takes up what was played before this heard the board; begins anew where that is no answer to the task.
    fn catch_up(&self, board: &Board) {
        let played = played_since(board.attribute("record").as_deref(), &board.record());
        match played {
            Some(played) if played.is_empty() => {}
            Some(played) if self.props.press.is_none() => {
                self.current.borrow_mut().played = played;
                let whole = board.state().is_some_and(|state| state.pending.is_none());
                if whole || self.props.at_once {
                    self.judge(board);
                }
            }
            _ => self.begin(board, false),
        }
    }

    /// Says what there is to say of what was played, if it is a whole turn.
    fn judge(&self, board: &Board) {
        let turn = self.current.borrow().played.join(" ");
        let Some(&verdict) = self.props.turns.get(&turn) else { return };
        self.current.borrow_mut().focused = self.focused();
        // The other player's turn is no part of the task.
        board.set("readonly", Some(""));
        if let Some(end) = self.props.ends.get(&turn) {
            pits::mark(&self.props.board, std::slice::from_ref(end), Mark::Missed);
        }
        self.say(verdict);
    }

    /// Says it, and keeps what is to be kept of the try.
    fn say(&self, verdict: usize) {
        self.verdict.set(Some(verdict));
        if self.current.borrow().stage.is_judged() {
            return;
        }
        self.current.borrow_mut().stage = Stage::Judged;
        let (task, solved) = (&self.props.task, verdict == 0);
        if self.props.puzzle {
            if !done::is_done(task) {
                Streak::keep(task, solved);
            }
            class::Results::keep(task, solved);
        }
        if solved {
            done::keep(task);
        }
        done::tell();
    }

    /// Makes the board ready for pits to be pressed, or shows which were to be.
    fn show_pits(&self) {
        let (Some(press), board) = (&self.props.press, &self.props.board) else { return };
        let current = self.current.borrow();
        if current.stage.is_judged() {
            for (at, group) in press.groups.iter().enumerate() {
                let found = current.found.contains(&at);
                pits::mark(board, group, if found { Mark::Found } else { Mark::Missed });
            }
        } else {
            pits::open(board);
            pits::mark(board, &press.way, Mark::Way);
        }
    }

    /// A pit was pressed that may be one of those that are asked for.
    fn pressed(&self, board: &Board, pit: &str) {
        let Some(press) = &self.props.press else { return };
        let has_pit = |group: &Vec<String>| group.iter().any(|name| name == pit);
        let right = match press.groups.iter().position(has_pit) {
            Some(at) => {
                self.current.borrow_mut().found.insert(at);
                pits::mark(&self.props.board, &press.groups[at], Mark::Found);
                if self.current.borrow().found.len() < press.groups.len() {
                    return;
                }
                true
            }
            None => false,
        };
        self.current.borrow_mut().focused = self.focused();
        self.say(usize::from(!right));
        if let Some(action) = &press.plays {
            // The page's writer has played it.
            let _ = board.play(action);
        } else {
            board.set("readonly", Some(""));
            self.show_pits();
        }
    }

    /// Hears presses before the board does, until the task is judged.
    fn hear_presses(&self, board: &Board) -> Vec<EventListener> {
        let element = page::document().get_element_by_id(&self.props.board);
        let Some(element) = element.filter(|_| self.props.press.is_some()) else { return Vec::new() };
        let hear = |name: &'static str| {
            let (here, board) = (self.clone(), board.clone());
            let how = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
            EventListener::new_with_options(&element, name, how, move |event: &Event| {
                let Some(pit) = pits::pressed(event).filter(|_| !here.current.borrow().stage.is_judged())
                else {
                    return;
                };
                if let Some(key) = event.dyn_ref::<KeyboardEvent>() {
                    if !matches!(key.key().as_str(), "Enter" | " ") {
                        return;
                    }
                    event.prevent_default();
                }
                event.stop_propagation();
                if matches!(name, "click" | "keydown") {
                    here.pressed(&board, &pit);
                }
            })
        };
        // Fingers play as they leave the glass, so that the board must not hear of them; a click follows.
        ["pointerdown", "touchend", "click", "keydown"].map(hear).into()
    }

    fn heard(&self, board: &Board, told: &BoardEvent) {
        match told {
            BoardEvent::Turn | BoardEvent::Over(_) if self.props.press.is_some() => {
                board.set("readonly", Some(""));
                self.show_pits();
            }
            BoardEvent::Ready => self.show_pits(),
            BoardEvent::Turn => self.judge(board),
            BoardEvent::Back if matches!(self.current.borrow().stage, Stage::Open | Stage::Judged) => {
                self.begin(board, false);
            }
            _ => {}
        }
    }
}

/// What is said of a turn at a task, and the buttons to try again and to go on.
#[component]
pub fn Task(props: &TaskProps) -> Html {
    let verdict = use_state_eq(|| None::<usize>);
    let solved = use_state_eq(|| false);
    let [again, next] = [use_node_ref(), use_node_ref()];
    let place = Place {
        props: Rc::new(props.clone()),
        said: use_node_ref(),
        current: use_mut_ref(Try::default),
        verdict: verdict.setter(),
    };

    let here = place.clone();
    use_effect_with(props.clone(), move |TaskProps { board, at_once, .. }| {
        let heard = Board::find(board).map(|board| {
            let actions = {
                let (here, board, at_once) = (here.clone(), board.clone(), *at_once);
                move |action| {
                    here.current.borrow_mut().played.push(action);
                    if at_once {
                        here.judge(&board);
                    }
                }
            };
            let told = {
                let (here, board) = (here.clone(), board.clone());
                move |told| here.heard(&board, &told)
            };
            let heard = (board.actions(actions), board.listen(told), here.hear_presses(&board));
            if here.props.press.is_some() {
                board.set("data-waits", None);
            }
            if board.state().is_some() {
                here.show_pits();
                here.catch_up(&board);
            }
            heard
        });
        move || drop(heard)
    });

    let (task, set) = (props.task.clone(), solved.setter());
    let (buttons, current) = ([again.clone(), next.clone()], place.current.clone());
    use_effect_with(*verdict, move |verdict| {
        if let Some(verdict) = verdict
            && current.borrow().focused
        {
            page::focus(&buttons[usize::from(*verdict == 0)]);
        }
        set.set(*verdict == Some(0) || done::is_done(&task));
    });

    // The look of the whole task goes with it.
    let here = place.clone();
    let missed = verdict.is_some_and(|verdict| verdict > 0);
    use_effect_with((*solved, missed), move |(solved, missed)| {
        if let Some(section) = here.section() {
            for (class, whether) in [("solved", *solved), ("missed", *missed)] {
                let _ = section.class_list().toggle_with_force(class, whether);
            }
        }
    });

    let begin = |replay| {
        let (place, board) = (place.clone(), props.board.clone());
        move |_: MouseEvent| {
            if let Some(board) =
                Board::find(&board).filter(|_| place.current.borrow().stage != Stage::Replaying)
            {
                place.begin(&board, replay);
            }
        }
    };
    let go_on = {
        let task = props.task.clone();
        move |event: MouseEvent| {
            if let Some(place) = after(&task) {
                event.prevent_default();
                let _ = page::window().location().set_hash(&place);
            }
        }
    };
    let said = verdict.and_then(|verdict| props.says.get(verdict)).cloned().unwrap_or_default();
    html! {
        <div class="task-said" ref={place.said.clone()}>
            <p class="task-verdict" role="status">{ said }</p>
            <p class="task-buttons">
                <button type="button" class="task-again" ref={again} hidden={verdict.is_none()} onclick={begin(false)}>
                    { words::task_again(props.lang) }
                </button>
                <button type="button" class="task-watch" hidden={!missed || props.press.is_some()} onclick={begin(true)}>
                    { words::task_watch(props.lang) }
                </button>
                <a class="task-next" ref={next} href={props.onward.clone()} onclick={go_on}>{ words::task_next(props.lang) }</a>
            </p>
        </div>
    }
}

impl Island for Task {
    const NAME: &'static str = "Task";
}

#[cfg(test)]
mod tests {
    use super::played_since;

    #[test]
    fn what_was_played_early_is_one_turn_of_the_task() {
        let own = |record: &str| {
            played_since(None, &format!("Game: ndoto\nSetup: r\n\n{record}")).map(|all| all.join("|"))
        };
        assert_eq!(own("").as_deref(), Some(""));
        assert_eq!(own("1. a1 x\n").as_deref(), Some("a1|x"));
        assert_eq!(own("1. ...  b2\n").as_deref(), Some("b2"));
        assert_eq!(own("1. lay a1=2,b1=3\n").as_deref(), Some("lay a1=2,b1=3"));
        assert_eq!(own("1. a1 x  b2\n"), None);
        assert_eq!(own("1. a1  b2\n2. c1\n"), None);
        let begun = "Game: ndoto\nSetup: r\n\n1. a1\n";
        let after = |record: &str| played_since(Some(begun), record).map(|all| all.join("|"));
        assert_eq!(after(begun).as_deref(), Some(""));
        assert_eq!(after("Game: ndoto\nSetup: r\n\n1. a1  b2\n").as_deref(), Some("b2"));
        assert_eq!(after("Game: ndoto\nSetup: r\n\n1. c1\n"), None);
    }
}
