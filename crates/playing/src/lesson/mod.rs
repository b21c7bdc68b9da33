//! Lessons and puzzles: what is said of a turn that is played at a task, and how
//! many tasks are done.
//!
//! What every turn is worth was found when the page was written; here it is only
//! looked up.

mod done;
mod task;

use mbao_viewer::Island;
use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use yew::{Html, Properties, component, html, use_effect_with, use_state_eq};

pub use self::task::{Task, TaskProps};
use crate::words;

/// Properties of [`TasksDone`].
#[derive(Clone, Debug, PartialEq, Eq, Properties, Serialize, Deserialize)]
pub struct TasksDoneProps {
    /// Language of the page.
    pub lang: Lang,
    /// Ids of the tasks of the page.
    pub tasks: Vec<String>,
}

/// How many tasks of the page are done; hidden until one is.
#[component]
pub fn TasksDone(props: &TasksDoneProps) -> Html {
    let count = use_state_eq(|| 0);
    let set = count.setter();
    use_effect_with(props.tasks.clone(), move |tasks| {
        let tasks = tasks.clone();
        let look = move || set.set(done::count(&tasks));
        look();
        let heard = done::listen(look);
        move || drop(heard)
    });
    html! {
        <p class="lesson-done" hidden={*count == 0}>
            { words::task_done(props.lang) }{ " " }<output>{ *count }</output>{ format!(" / {}", props.tasks.len()) }
        </p>
    }
}

impl Island for TasksDone {
    const NAME: &'static str = "TasksDone";
}
