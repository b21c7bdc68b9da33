//! The verdict on a turn that is played at a task, or on the pits that are pressed.
//!
//! This file is longer than most: it is one component, whose stages share the state of a try.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

use gloo::events::{EventListener, EventListenerOptions, EventListenerPhase};
use mbao_viewer::board_element::{Board, BoardEvent, Mark};
use mbao_viewer::{Island, page};
use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::{Element, Event, KeyboardEvent};
use yew::{
    Callback, Html, MouseEvent, NodeRef, Properties, UseStateSetter, component, hook, html, use_effect_with,
    use_mut_ref, use_node_ref, use_state_eq,
};

use crate::beads::after;
use crate::streak::Streak;
use crate::words;
use crate::{class, done};

#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct TaskProps {
    pub lang: Lang,
    /// Id of the task. The island stands in an element of class `task`.
    pub task: String,
    /// Id of its `<mbao-board>`.
    pub board: String,
    /// Whether each action is judged at once, because a step of a set-up is not a turn.
    pub at_once: bool,
    /// Whether it is a puzzle, which counts for the streak.
    pub puzzle: bool,
    /// The texts of the verdicts; the first is for turns that solve the task.
    pub says: Vec<String>,
    /// The verdict on each turn, as an index into `says`, by its actions separated by spaces.
    pub turns: BTreeMap<String, usize>,
    /// For turns that do not solve the task, the pit in which they end, by their actions.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub ends: BTreeMap<String, String>,
    /// The pits to press, if the task asks for that: then `says` has two texts, and `turns` is empty.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub press: Option<Press>,
    /// The address to which Next leads from the last task of the page.
    pub onward: String,
}

/// Pits to press.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Press {
    /// The reader has to press one pit of each group.
    pub groups: Vec<Vec<String>>,
    /// Pits that have a dotted mark from the beginning.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub way: Vec<String>,
    /// The turn that is played as soon as something was pressed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub plays: Option<String>,
}

/// The stage of a try.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Stage {
    /// The task is being begun anew.
    Beginning,
    /// Something may be played.
    #[default]
    Open,
    /// The verdict is shown.
    Judged,
    /// The judged turn is shown once more.
    Replaying,
}

impl Stage {
    fn is_judged(self) -> bool {
        matches!(self, Self::Judged | Self::Replaying)
    }
}

/// The part of a try that is not shown.
#[derive(Default)]
struct Try {
    played: Vec<String>,
    /// Groups of pits that were pressed.
    found: BTreeSet<usize>,
    stage: Stage,
    /// When it did not do, on the clock of events; 0 otherwise.
    missed: f64,
    /// Whether the reader's focus was in the task when something changed.
    focused: bool,
}

impl Try {
    /// Whether a press at that time may begin another try.
    fn may_retry(&self, now: f64) -> bool {
        self.stage == Stage::Judged && self.missed > 0.0 && now - self.missed > TWICE
    }
}

/// The longest time between the two halves of a double press, in milliseconds: the second half of the press that
/// answered takes nothing back.
const TWICE: f64 = 500.0;

/// The actions of the one turn that follows `begun`, or the headers, in `record`; `None` if more turns
/// follow.
fn played_since(begun: Option<&str>, record: &str) -> Option<Vec<String>> {
    let rest = match begun {
        Some(begun) => record.strip_prefix(begun.trim_end())?,
        None => record.split_once("\n\n").map_or("", |(_, turns)| turns),
    };
    // A line has its number, then South's turn and North's, with two spaces between them, or dots for a
    // missing turn.
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

/// The name of the pit in which something happened.
fn pit_of(event: &Event) -> Option<String> {
    event.composed_path().iter().find_map(|node| node.dyn_ref::<Element>()?.get_attribute("data-pit"))
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
    /// The element of the task, around the island.
    fn section(&self) -> Option<Element> {
        self.said.cast::<Element>()?.closest(".task").ok().flatten()
    }

    fn focused(&self) -> bool {
        self.section().is_some_and(|section| section.contains(page::document().active_element().as_deref()))
    }

    /// Begins the task anew; with `replay`, then shows the turn that was played; with a pit, then presses it.
    fn begin(&self, board: &Board, replay: bool, pit: Option<String>) {
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
                // The promise is rejected if the game cannot begin; the board itself reports that.
                let _ = JsFuture::from(begun).await;
            }
            if replay {
                for action in played {
                    if let Some(playing) = board.play(&action) {
                        let _ = JsFuture::from(playing).await;
                    }
                }
                here.judged(false);
                return;
            }
            here.current.borrow_mut().stage = Stage::Open;
            if focused {
                board.focus_pit();
            }
            if let Some(pit) = pit {
                here.pressed(&board, &pit);
            }
        });
    }

    /// Takes up what was played before this listened to the board; begins anew if that does not answer the
    /// task.
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
            _ => self.begin(board, false, None),
        }
    }

    /// Judges what was played, if it is a whole turn.
    fn judge(&self, board: &Board) {
        let turn = self.current.borrow().played.join(" ");
        let Some(&verdict) = self.props.turns.get(&turn) else { return };
        self.current.borrow_mut().focused = self.focused();
        // The other player's turn is not part of the task.
        board.set("readonly", Some(""));
        if let Some(end) = self.props.ends.get(&turn) {
            board.mark(Mark::Missed, Some(std::slice::from_ref(end)));
        }
        self.say(verdict);
    }

    /// Shows the verdict, and keeps the result of the try.
    fn say(&self, verdict: usize) {
        self.verdict.set(Some(verdict));
        if self.current.borrow().stage.is_judged() {
            return;
        }
        let (task, solved) = (&self.props.task, verdict == 0);
        self.judged(solved);
        if self.props.puzzle {
            if !done::is_done(task) {
                Streak::keep(task, solved);
            }
            class::Results::keep(task, solved);
        }
        if solved {
            done::keep(task);
        }
    }

    fn judged(&self, solved: bool) {
        let mut current = self.current.borrow_mut();
        current.stage = Stage::Judged;
        if !solved {
            current.missed = page::now();
        }
    }

    /// Makes the pits pressable, or, after the verdict, shows which ones were asked for.
    fn show_pits(&self, board: &Board) {
        let Some(press) = &self.props.press else { return };
        let current = self.current.borrow();
        if current.stage.is_judged() {
            for (at, group) in press.groups.iter().enumerate() {
                let found = current.found.contains(&at);
                board.mark(if found { Mark::Found } else { Mark::Missed }, Some(group));
            }
        } else {
            board.mark(Mark::Open, None);
            board.mark(Mark::Way, Some(&press.way));
        }
    }

    /// Judges a pressed pit, which may be one of those that are asked for.
    fn pressed(&self, board: &Board, pit: &str) {
        let Some(press) = &self.props.press else { return };
        let has_pit = |group: &Vec<String>| group.iter().any(|name| name == pit);
        let right = match press.groups.iter().position(has_pit) {
            Some(at) => {
                self.current.borrow_mut().found.insert(at);
                board.mark(Mark::Found, Some(&press.groups[at]));
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
            // The action is known to be legal: it was played when the page was built.
            let _ = board.play(action);
        } else {
            board.set("readonly", Some(""));
            self.show_pits(board);
        }
    }

    /// Listens to presses before the board gets them: on pits that are to be pressed, and on any pit after a try that
    /// did not do, which begins the task anew. Where nothing was played the board is as it was, and the press counts.
    fn hear_presses(&self, board: &Board) -> Vec<EventListener> {
        let Some(element) = page::document().get_element_by_id(&self.props.board) else { return Vec::new() };
        let hear = |name: &'static str| {
            let (here, board) = (self.clone(), board.clone());
            let how = EventListenerOptions { phase: EventListenerPhase::Capture, passive: false };
            EventListener::new_with_options(&element, name, how, move |event: &Event| {
                let Some(pit) = pit_of(event) else { return };
                let press = here.props.press.as_ref();
                if here.current.borrow().stage.is_judged() {
                    if name == "click" && here.current.borrow().may_retry(event.time_stamp()) {
                        // The board that begins anew would take it for a start.
                        event.stop_propagation();
                        let counts = press.is_some_and(|press| press.plays.is_none());
                        here.begin(&board, false, counts.then_some(pit));
                    }
                    return;
                }
                if press.is_none() {
                    return;
                }
                if let Some(key) = event.dyn_ref::<KeyboardEvent>() {
                    if !matches!(key.key().as_str(), "Enter" | " ") {
                        return;
                    }
                    event.prevent_default();
                    if key.repeat() {
                        return;
                    }
                }
                event.stop_propagation();
                if matches!(name, "click" | "keydown") {
                    here.pressed(&board, &pit);
                }
            })
        };
        ["pointerdown", "click", "keydown"].map(hear).into()
    }

    /// Listens to what is played and pressed on the board, until the handles are dropped.
    fn listen(&self, board: &Board) -> impl Sized + 'static + use<> {
        let actions = {
            let (here, board) = (self.clone(), board.clone());
            move |action| {
                here.current.borrow_mut().played.push(action);
                if here.props.at_once {
                    here.judge(&board);
                }
            }
        };
        let told = {
            let (here, board) = (self.clone(), board.clone());
            move |told| here.heard(&board, &told)
        };
        (board.actions(actions), board.listen(told), self.hear_presses(board))
    }

    /// A press that begins the task anew; with `replay`, it then shows the turn that was played.
    fn beginning(&self, replay: bool) -> Callback<MouseEvent> {
        let place = self.clone();
        Callback::from(move |_| {
            let board = Board::find(&place.props.board);
            if let Some(board) = board.filter(|_| place.current.borrow().stage != Stage::Replaying) {
                place.begin(&board, replay, None);
            }
        })
    }

    fn heard(&self, board: &Board, told: &BoardEvent) {
        match told {
            BoardEvent::Turn | BoardEvent::Over(_) if self.props.press.is_some() => {
                board.set("readonly", Some(""));
                self.show_pits(board);
            }
            BoardEvent::Ready => self.show_pits(board),
            BoardEvent::Turn => self.judge(board),
            BoardEvent::Back if matches!(self.current.borrow().stage, Stage::Open | Stage::Judged) => {
                self.begin(board, false, None);
            }
            _ => {}
        }
    }
}

/// Whether the task is done, now or before; the focus goes on to the button that the verdict calls for.
#[hook]
fn use_solved(place: &Place, verdict: Option<usize>, buttons: [NodeRef; 2]) -> bool {
    let solved = use_state_eq(|| false);
    let (task, set) = (place.props.task.clone(), solved.setter());
    use_effect_with(task.clone(), move |task| {
        let task = task.clone();
        let heard = done::listen(move || set.set(done::is_done(&task)));
        move || drop(heard)
    });
    let (set, current) = (solved.setter(), place.current.clone());
    use_effect_with(verdict, move |verdict| {
        if let Some(verdict) = verdict
            && current.borrow().focused
        {
            page::focus(&buttons[usize::from(*verdict == 0)]);
        }
        set.set(*verdict == Some(0) || done::is_done(&task));
    });
    *solved
}

/// Follows the link to the next task, or to where the page leads after its last.
fn go_on(task: &str) -> Callback<MouseEvent> {
    let task = task.to_owned();
    Callback::from(move |event: MouseEvent| {
        if let Some(place) = after(&task) {
            event.prevent_default();
            let _ = page::window().location().set_hash(&place);
        }
    })
}

/// The verdict on a turn at a task, and the buttons to try again and to go on.
#[component]
pub fn Task(props: &TaskProps) -> Html {
    let verdict = use_state_eq(|| None::<usize>);
    let [again, next] = [use_node_ref(), use_node_ref()];
    let place = Place {
        props: Rc::new(props.clone()),
        said: use_node_ref(),
        current: use_mut_ref(Try::default),
        verdict: verdict.setter(),
    };

    let here = place.clone();
    use_effect_with(props.clone(), move |props| {
        let heard = Board::find(&props.board).map(|board| {
            let heard = here.listen(&board);
            if props.press.is_some() {
                board.set("data-waits", None);
            }
            if board.state().is_some() {
                here.show_pits(&board);
                here.catch_up(&board);
            }
            heard
        });
        move || drop(heard)
    });
    let solved = use_solved(&place, *verdict, [again.clone(), next.clone()]);

    // The look of the whole task follows the verdict.
    let here = place.clone();
    let missed = verdict.is_some_and(|verdict| verdict > 0);
    let judged = verdict.is_some();
    use_effect_with([("solved", solved), ("missed", missed), ("judged", judged)], move |classes| {
        if let Some(section) = here.section() {
            for (class, whether) in *classes {
                let _ = section.class_list().toggle_with_force(class, whether);
            }
        }
    });

    let said = verdict.and_then(|verdict| props.says.get(verdict)).cloned().unwrap_or_default();
    html! {
        <div class="task-said" ref={place.said.clone()}>
            <p class="task-verdict" role="status">{ said }</p>
            <p class="task-buttons">
                <button type="button" class="task-again" ref={again} hidden={!judged} onclick={place.beginning(false)}>
                    { words::task_again(props.lang) }
                </button>
                <button type="button" class="task-watch" hidden={!missed || props.press.is_some()} onclick={place.beginning(true)}>
                    { words::task_watch(props.lang) }
                </button>
                <a class="task-next" ref={next} href={props.onward.clone()} onclick={go_on(&props.task)}>{ words::task_next(props.lang) }</a>
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
