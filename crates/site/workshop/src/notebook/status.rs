//! The status of the notes: whether their game can be played.

use mbao_notebook::{Layout, Misfit, Problem};

use super::number;
use super::question::answer_to;
use crate::notebook::prelude::*;

#[derive(Clone, Debug, PartialEq)]
pub(super) enum Status {
    /// There is nothing to say yet.
    Silent,
    /// The game can be played; `kept` is whether the browser keeps the notes.
    Played { kept: bool },
    /// A question is still to be answered.
    Needed(Question),
    /// Answers do not fit together, or cannot be played.
    Wrong(Problem),
    /// The game's turns take too long.
    TooLong,
    /// The board could not be changed, and why (in English).
    NoBoard(String),
}

impl Status {
    /// The status of a notebook that cannot be played for this reason.
    pub(super) fn of(notebook: &Notebook, problem: Problem) -> Self {
        match question(&problem) {
            Some(question) if unanswered(notebook, question, &problem.path) => Self::Needed(question),
            _ => Self::Wrong(problem),
        }
    }

    pub(super) fn wrong(&self) -> Option<Question> {
        match self {
            Self::Wrong(problem) => question(problem),
            _ => None,
        }
    }

    pub(super) fn view(&self, lang: Lang) -> Html {
        match self {
            Self::Silent => html! {},
            Self::Played { kept } => html! { { if *kept { word(lang, "kept") } else { String::new() } } },
            Self::Needed(question) => {
                html! { <>{ word(lang, "needed") }{ ": " }{ link(lang, *question) }</> }
            }
            Self::Wrong(problem) => problem_view(lang, "unplayable", problem),
            Self::TooLong => html! { { word(lang, "too-long") } },
            Self::NoBoard(why) => {
                html! { <>{ word(lang, "no-board") }{ ": " }<span lang="en">{ why.clone() }</span></> }
            }
        }
    }
}

fn question(problem: &Problem) -> Option<Question> {
    let path = problem.path.strip_prefix("answers.")?;
    let id = path.split(['.', '[']).next()?;
    Question::ALL.into_iter().find(|question| question.id() == id)
}

/// Whether the answer is only missing, or says only that no seeds are laid yet.
fn unanswered(notebook: &Notebook, question: Question, path: &str) -> bool {
    if answer_to(&notebook.answers, question).count() == 0 {
        return true;
    }
    let Some(at) =
        path.strip_suffix("].lying").and_then(|path| path.rsplit_once("set-ups[")?.1.parse::<usize>().ok())
    else {
        return false;
    };
    let lying =
        notebook.answers.set_up.says().and_then(|says| says.set_ups.get(at)).map(|set_up| &set_up.layout);
    match lying {
        Some(Layout::Each(0) | Layout::Free(0) | Layout::House(0)) => true,
        Some(Layout::Rows(counts)) => counts.iter().all(|&seeds| seeds == 0),
        _ => false,
    }
}

fn link(lang: Lang, question: Question) -> Html {
    let text = format!("{} {}", number(question), question.title(lang));
    html! { <a href={format!("#q-{}", question.id())}>{ text }</a> }
}

/// A problem with its question: in the page's language if answers do not fit
/// together, otherwise the exact message in English.
pub(super) fn problem_view(lang: Lang, kind: &str, problem: &Problem) -> Html {
    let numbers: Vec<String> = problem.numbers.iter().map(ToString::to_string).collect();
    let told = match problem.misfit.map(Misfit::id) {
        Some(misfit) => html! { { filled(lang, &format!("misfit-{misfit}"), &numbers) } },
        None => html! { <span lang="en">{ problem.message.clone() }</span> },
    };
    let link = question(problem).map(|question| html! { <>{ link(lang, question) }{ " " }</> });
    html! { <>{ word(lang, kind) }{ ": " }{ link.unwrap_or_default() }{ told }</> }
}
