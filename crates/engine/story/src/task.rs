//! Tasks: what is asked at a board, and the verdict on an answer.

use core::fmt;

use crate::answer::{Answer, Wrong};
use crate::ask::Ask;
use crate::language::{Language, nearest};
use crate::place::Place;
use crate::prelude::*;
use crate::settle::{self, See};
use crate::story::{Step, Story, rewind};
use crate::words::Words;
use mbao_rules::{Action, Error, Game};

impl Story {
    /// The tasks in the order of the text, and what is wrong with them: whether each right answer is legal there, ends
    /// its turn, and so on. What turns do is judged by [`Story::judge`].
    ///
    /// ```
    /// use mbao_story::{Story, TaskFault};
    ///
    /// let text = "Game: ndoto\n\n{[%ask] Which? [%accept d1 | d2] [%wrong e1: No.]}\n1. c1\n";
    /// let tasks = Story::read(text)?.tasks()?;
    /// assert_eq!(tasks[0].right.len(), 3);
    /// let TaskFault::Illegal { answer, .. } = &tasks[0].faults[0] else { panic!() };
    /// assert_eq!(answer.to_string(), "d2");
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`Story::settle`], if the story was changed.
    pub fn tasks(&self) -> Result<Vec<Task>, Error> {
        let mut tasks: Vec<Task> = Vec::new();
        boards(self, &mut |game, place, words, next| {
            if let Some(task) = look(game, words, next, place) {
                let now = order(&task.place);
                tasks.insert(tasks.partition_point(|other| order(&other.place) <= now), task);
            }
        })?;
        Ok(tasks)
    }
}

/// Something that the reader is to find.
///
/// ```
/// use mbao_story::{Ask, Story};
///
/// let tasks = Story::read("Game: ndoto\n\n{[%ask] Which? [%accept d1]}\n1. c1\n")?.tasks()?;
/// assert_eq!(tasks[0].ask, Some(Ask::Turn));
/// let right: Vec<String> = tasks[0].right.iter().map(ToString::to_string).collect();
/// assert_eq!(right, ["c1", "d1"]);
/// assert!(tasks[0].faults.is_empty());
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The board at which it is asked.
    pub place: Place,
    /// What is asked; `None` if only answers or sentences for them stand there, which is a fault.
    pub ask: Option<Ask>,
    /// The right answers: first what the line plays, then those accepted in any language.
    pub right: Vec<Answer>,
    /// The numbers to choose from.
    pub choices: Vec<u8>,
    /// What is wrong with it; nothing if the task is sound.
    pub faults: Vec<TaskFault>,
}

/// The verdict on an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict<'a> {
    /// Whether it is right.
    pub right: bool,
    /// What the author says to it.
    pub text: Option<&'a str>,
}

impl Task {
    /// The verdict on what was tried, in the language wanted or the nearest; `None` as long as it may become an answer.
    /// `over` says whether a turn ends with it.
    ///
    /// ```
    /// use mbao_story::Story;
    ///
    /// let text = "Game: ndoto\n\n{[%ask] Which? [%right Yes.] [%wrong d1: Why?] [%wrong No.]}\n1. c1\n";
    /// let story = Story::read(text)?;
    /// let task = &story.tasks()?[0];
    /// let told = |tried: &str, over| task.answer(&story, &tried.parse().unwrap(), over, &"en".parse().unwrap());
    /// assert_eq!(told("c1", true).map(|told| (told.right, told.text)), Some((true, Some("Yes."))));
    /// assert_eq!(told("d1", true).and_then(|told| told.text), Some("Why?"));
    /// assert_eq!(told("e1", true).and_then(|told| told.text), Some("No."));
    /// assert_eq!(told("e1", false), None);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[must_use]
    pub fn answer<'a>(
        &self,
        story: &'a Story,
        tried: &Answer,
        over: bool,
        language: &Language,
    ) -> Option<Verdict<'a>> {
        let words = story.words(&self.place)?;
        let own = story.language();
        let said = |has: &dyn Fn(&'a Words) -> Option<&'a str>| {
            let said = words.iter().filter_map(|words| Some((words.language.as_ref(), has(words)?)));
            nearest(said, language, own.as_ref())
        };
        if self.right.contains(tried) {
            return Some(Verdict { right: true, text: said(&|words| words.right.as_deref()) });
        }
        let to = |answer: Option<&Answer>, words: &'a Words| {
            let of = |wrong: &&Wrong| match (&wrong.answer, answer) {
                (Some(own), Some(tried)) => own == tried,
                (own, tried) => own.is_none() && tried.is_none(),
            };
            words.wrong.iter().find(of).map(|wrong| &*wrong.text)
        };
        let text = said(&|words| to(Some(tried), words));
        let open = match self.ask {
            Some(Ask::Action | Ask::Number) => false,
            Some(Ask::Press) => self.next(tried).is_some(),
            Some(Ask::Turns(_)) => !over || self.next(tried).is_some(),
            Some(Ask::Turn) | None => !over,
        };
        if open && text.is_none() {
            return None;
        }
        Some(Verdict { right: false, text: text.or_else(|| said(&|words| to(None, words))) })
    }

    /// The first right answer that begins with what was tried and goes on: in a task of several turns it holds what the
    /// other player answers.
    #[must_use]
    pub fn next(&self, tried: &Answer) -> Option<&Answer> {
        self.right.iter().find(|right| right.begins_with(tried) && *right != tried)
    }
}

/// What is wrong with a task.
///
/// ```
/// use mbao_story::{Story, TaskFault};
///
/// let tasks = Story::read("Game: ndoto\n\n1. c1 {[%ask] And now?}\n")?.tasks()?;
/// assert_eq!(tasks[0].faults, [TaskFault::NothingFollows]);
/// assert_eq!(tasks[0].faults[0].to_string(), "a turn is asked for, and none follows");
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TaskFault {
    /// Answers, hints or sentences without a question.
    NotAsked,
    /// One language asks for a turn, another for an action.
    AsksDiffer,
    /// The line ends here, so that it has no answer.
    NothingFollows,
    /// Pits or a number are asked for, and nothing is accepted.
    NothingAccepted,
    /// A number is asked for, and there are no two to choose from.
    NoChoices,
    /// An answer that is of another kind than what is asked, or none of the numbers to choose from.
    Misplaced {
        /// The answer, be it called right or wrong.
        answer: Answer,
    },
    /// An answer that cannot be played.
    Illegal {
        /// The answer, be it called right or wrong.
        answer: Answer,
        /// The index of the action that is refused.
        action: usize,
        /// Why.
        why: Error,
    },
    /// A right answer after which the player still has to choose.
    Unfinished {
        /// The answer.
        answer: Answer,
    },
    /// An answer that goes on after what is asked for.
    TooLong {
        /// The answer, be it called right or wrong.
        answer: Answer,
    },
    /// An answer that is called wrong, and is right or begins one that is.
    WrongIsRight {
        /// The answer.
        answer: Answer,
    },
}

impl fmt::Display for TaskFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotAsked => f.write_str("answers stand here, and nothing is asked"),
            Self::AsksDiffer => f.write_str("two different things are asked for"),
            Self::NothingFollows => f.write_str("a turn is asked for, and none follows"),
            Self::NothingAccepted => f.write_str("nothing is accepted as an answer"),
            Self::NoChoices => f.write_str("a number is asked for, and there are none to choose from"),
            Self::Misplaced { answer } => write!(f, "\"{answer}\" is no answer to what is asked"),
            Self::Illegal { answer, action, why } => {
                write!(f, "answer \"{answer}\", action {}: {}", action + 1, why.message())
            }
            Self::Unfinished { answer } => write!(f, "answer \"{answer}\" does not end the turn"),
            Self::TooLong { answer } => write!(f, "answer \"{answer}\" goes on after what is asked for"),
            Self::WrongIsRight { answer } => write!(f, "answer \"{answer}\" is called wrong, and is right"),
        }
    }
}

impl core::error::Error for TaskFault {}

/// What places are sorted by: a board, then the branches after it, then the next board.
fn order(place: &Place) -> Vec<usize> {
    let branches = place.branches.iter().flat_map(|&(step, branch)| [step + 1, branch + 1]);
    branches.chain([place.steps, 0]).collect()
}

pub(crate) fn boards(story: &Story, see: &mut See<'_>) -> Result<(), Error> {
    let mut settled = story.clone();
    Ok(settle::all(&mut settled.start()?, &mut settled, see)?)
}

/// The actions that the line goes on with, in so many turns.
fn follows(next: &[Step], turns: u8) -> Vec<Action> {
    let mut actions = Vec::new();
    let mut left = turns;
    for (at, step) in next.iter().enumerate() {
        if at > 0 && !next[at - 1].is_of_turn(step) {
            left -= 1;
        }
        if left == 0 {
            break;
        }
        actions.push(step.action);
    }
    actions
}

/// The task at a board, with the steps that follow it.
fn look(game: &mut Game, words: &[Words], next: &[Step], place: Place) -> Option<Task> {
    let mut asks = words.iter().filter_map(|words| words.ask);
    let ask = asks.next();
    let accepted = words.iter().flat_map(|words| &words.accept).filter(|answer| !answer.is_empty());
    let wrong = words.iter().flat_map(|words| &words.wrong).filter_map(|wrong| wrong.answer.as_ref());
    let mut faults = Vec::new();
    if asks.any(|other| Some(other) != ask) {
        faults.push(TaskFault::AsksDiffer);
    }
    if ask.is_none() {
        if words.iter().all(|said| {
            said.accept.is_empty()
                && said.hints.is_empty()
                && said.right.is_none()
                && said.wrong.is_empty()
                && said.goal.is_none()
                && said.choices.is_empty()
        }) {
            return None;
        }
        faults.push(TaskFault::NotAsked);
    }
    let mut choices = Vec::new();
    for choice in words.iter().flat_map(|words| &words.choices) {
        if !choices.contains(choice) {
            choices.push(*choice);
        }
    }
    let mut right = Vec::new();
    if let Some(turns) = ask.map_or(Some(1), Ask::turns) {
        let mut actions = follows(next, turns);
        if ask == Some(Ask::Action) {
            actions.truncate(1);
        }
        if !actions.is_empty() {
            right.push(Answer::Played(actions));
        }
    }
    for answer in accepted {
        if !right.contains(answer) {
            right.push(answer.clone());
        }
    }
    let judged = words.iter().any(|words| words.goal.is_some());
    match ask {
        Some(Ask::Press | Ask::Number) if right.is_empty() && !judged => {
            faults.push(TaskFault::NothingAccepted);
        }
        Some(Ask::Turn | Ask::Action | Ask::Turns(_)) if next.is_empty() && !judged => {
            faults.push(TaskFault::NothingFollows);
        }
        _ => {}
    }
    if ask == Some(Ask::Number) && choices.len() < 2 {
        faults.push(TaskFault::NoChoices);
    }
    let fits = |game: &Game, answer: &Answer| match (ask, answer) {
        (Some(Ask::Number), Answer::Number(number)) => choices.contains(number),
        (Some(Ask::Press), Answer::Played(pits)) => {
            let board = game.rules().board();
            let is_pit =
                |pit: &Action| matches!(pit, Action::Start(pit, None) if board.named(pit.as_str()).is_some());
            pits.iter().all(is_pit)
        }
        (Some(Ask::Number | Ask::Press), _) => false,
        (_, answer) => matches!(answer, Answer::Played(_)),
    };
    let wrong = wrong.filter(|answer| !answer.is_empty()).map(|answer| (answer, false));
    for (answer, is_right) in right.iter().map(|answer| (answer, true)).chain(wrong) {
        if !is_right && right.iter().any(|right| right.begins_with(answer)) {
            faults.push(TaskFault::WrongIsRight { answer: answer.clone() });
        } else if fits(game, answer) {
            faults.extend(fault(game, answer, ask, is_right));
        } else {
            faults.push(TaskFault::Misplaced { answer: answer.clone() });
        }
    }
    Some(Task { place, ask, right, choices, faults })
}

/// What is wrong with an answer. The game is left as it was.
fn fault(game: &mut Game, answer: &Answer, ask: Option<Ask>, right: bool) -> Option<TaskFault> {
    let before = game.actions().len();
    let turn = |game: &Game| (game.turn(), game.mover(), game.position().phase().is_play());
    let mut now = turn(game);
    let mut left = ask.map_or(Some(1), Ask::turns)?;
    let mut fault = None;
    for (at, action) in answer.actions().iter().enumerate() {
        if left == 0 {
            fault = Some(TaskFault::TooLong { answer: answer.clone() });
            break;
        }
        if let Err(refused) = game.play(*action) {
            fault = Some(TaskFault::Illegal { answer: answer.clone(), action: at, why: refused.error });
            break;
        }
        if game.outcome().is_some() {
            left = 0;
        } else if ask == Some(Ask::Action) || turn(game) != now {
            left -= 1;
            now = turn(game);
        }
    }
    rewind(game, before);
    if fault.is_none() && right && left > 0 {
        return Some(TaskFault::Unfinished { answer: answer.clone() });
    }
    fault
}
