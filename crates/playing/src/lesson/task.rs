//! What is said of a turn that is played at a task.

use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use mbao_viewer::board_element::{Board, Told};
use mbao_viewer::{Island, page};
use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::Element;
use yew::{
    Html, NodeRef, Properties, UseStateSetter, component, html, use_effect_with, use_mut_ref, use_node_ref,
    use_state_eq,
};

use super::done;
use crate::play::record;
use crate::words;

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
    /// What can be said, the first being what is said of turns that do what is asked.
    pub says: Vec<String>,
    /// What is said of each turn: a place in `says`, by the actions with a space between two.
    pub turns: BTreeMap<String, usize>,
}

/// A try, as far as nothing of it is shown.
#[derive(Default)]
struct Try {
    played: Vec<String>,
    /// Whether the task is being begun anew.
    beginning: bool,
    /// Whether the reader's focus was in the task when something changed.
    focused: bool,
}

/// The place of a task in the page.
#[derive(Clone)]
struct Place {
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

    /// Begins the task anew.
    fn begin(&self, board: &Board) {
        let focused = self.focused();
        *self.current.borrow_mut() = Try { beginning: true, focused, ..Try::default() };
        self.verdict.set(None);
        board.set("readonly", None);
        let (begun, board, current) = (board.begin(), board.clone(), self.current.clone());
        spawn_local(async move {
            if let Some(begun) = begun {
                // Refused where it cannot begin, which the board itself tells.
                let _ = JsFuture::from(begun).await;
            }
            current.borrow_mut().beginning = false;
            if focused {
                board.focus_pit();
            }
        });
    }

    /// Judges what was played before this heard the board.
    fn judge_what_was_played(&self, board: &Board, turns: &BTreeMap<String, usize>) {
        let before = record::turns(&board.attribute("record").unwrap_or_default()).len();
        let played = record::turns(&board.record()).into_iter().skip(before).map(|turn| turn.text);
        self.current.borrow_mut().played = played.collect();
        self.judge(board, turns);
    }

    /// Says what there is to say of what was played, if it is a whole turn.
    fn judge(&self, board: &Board, turns: &BTreeMap<String, usize>) {
        let mut current = self.current.borrow_mut();
        let Some(verdict) = turns.get(&current.played.join(" ")) else { return };
        current.focused = self.focused();
        // The other player's turn is no part of the task.
        board.set("readonly", Some(""));
        self.verdict.set(Some(*verdict));
    }
}

/// What is said of a turn at a task, and the button to try again.
#[component]
pub fn Task(props: &TaskProps) -> Html {
    let verdict = use_state_eq(|| None::<usize>);
    let solved = use_state_eq(|| false);
    let again = use_node_ref();
    let place = Place { said: use_node_ref(), current: use_mut_ref(Try::default), verdict: verdict.setter() };

    let here = place.clone();
    use_effect_with(props.clone(), move |TaskProps { board, at_once, turns, .. }| {
        let early = here.clone();
        let heard = Board::find(board).map(|board| {
            let actions = {
                let (here, board, turns, at_once) = (here.clone(), board.clone(), turns.clone(), *at_once);
                move |action| {
                    here.current.borrow_mut().played.push(action);
                    if at_once {
                        here.judge(&board, &turns);
                    }
                }
            };
            let told = {
                let (board, turns) = (board.clone(), turns.clone());
                move |told| match told {
                    Told::Turn => here.judge(&board, &turns),
                    Told::Back if !here.current.borrow().beginning => here.begin(&board),
                    _ => {}
                }
            };
            let heard = (board.actions(actions), board.listen(told));
            early.judge_what_was_played(&board, turns);
            heard
        });
        move || drop(heard)
    });

    let (task, set) = (props.task.clone(), solved.setter());
    let (button, current) = (again.clone(), place.current.clone());
    use_effect_with(*verdict, move |verdict| {
        if verdict.is_some() && current.borrow().focused {
            page::focus(&button);
        }
        if *verdict == Some(0) {
            done::keep(&task);
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

    let begin = {
        let (place, board) = (place.clone(), props.board.clone());
        move |_| {
            if let Some(board) = Board::find(&board) {
                place.begin(&board);
            }
        }
    };
    let said = verdict.and_then(|verdict| props.says.get(verdict)).cloned().unwrap_or_default();
    html! {
        <div class="task-said" ref={place.said}>
            <p class="task-verdict" role="status">{ said }</p>
            <button type="button" class="task-again" ref={again} hidden={verdict.is_none()} onclick={begin}>
                { words::task_again(props.lang) }
            </button>
        </div>
    }
}

impl Island for Task {
    const NAME: &'static str = "Task";
}
