//! Tasks, and whether what their author claims is so.

use alloc::vec::Vec;

use core::fmt;

use crate::answer::Answer;
use crate::place::Place;
use crate::story::{Step, Story, rewind, turn_start};
use crate::words::{Ask, Words};
use mbao_rules::{Error, Game};

impl Story {
    /// The tasks in the order of the text, and what is wrong with them: whether each right answer is legal there, ends
    /// its turn, and so on.
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
        all(self)
    }
}

/// A turn that the reader is to find.
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
    /// What is wrong with it; nothing if the task is sound.
    pub faults: Vec<TaskFault>,
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
    /// An answer that goes on after the turn, or after the one action that is asked for.
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
            Self::AsksDiffer => f.write_str("both a turn and an action are asked for"),
            Self::NothingFollows => f.write_str("a turn is asked for, and none follows"),
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

/// All tasks of a story in the order of the text.
pub(crate) fn all(story: &Story) -> Result<Vec<Task>, Error> {
    let mut story = story.clone();
    story.settle()?;
    let mut game = story.start()?;
    let mut tasks = Vec::new();
    line(&mut game, &story.words, &story.steps, &mut Vec::new(), &mut tasks)?;
    Ok(tasks)
}

/// What places are sorted by: a board, then the branches after it, then the next board.
fn order(place: &Place) -> Vec<usize> {
    let branches = place.branches.iter().flat_map(|&(step, branch)| [step + 1, branch + 1]);
    branches.chain([place.steps, 0]).collect()
}

/// Adds a task at its place among the others.
fn insert(tasks: &mut Vec<Task>, task: Option<Task>) {
    if let Some(task) = task {
        let now = order(&task.place);
        tasks.insert(tasks.partition_point(|other| order(&other.place) <= now), task);
    }
}

/// Looks at a line and its branches from the end, so that the game is only ever taken back.
fn line(
    game: &mut Game,
    words: &[Words],
    steps: &[Step],
    branches: &mut Vec<(usize, usize)>,
    tasks: &mut Vec<Task>,
) -> Result<(), Error> {
    let before = game.actions().len();
    for step in steps {
        game.play(step.action)?;
    }
    let mut end = steps.len();
    while end > 0 {
        let begin = turn_start(steps, end - 1);
        for at in (begin..end).rev() {
            rewind(game, before + at + 1);
            let place = Place { branches: branches.clone(), steps: at + 1 };
            insert(tasks, look(game, &steps[at].words, &steps[at + 1..], place));
        }
        rewind(game, before + begin);
        for (at, step) in steps.iter().enumerate().take(end).skip(begin) {
            for (index, branch) in step.branches.iter().enumerate() {
                branches.push((at, index));
                line(game, &branch.words, &branch.steps, branches, tasks)?;
                branches.pop();
            }
        }
        end = begin;
    }
    rewind(game, before);
    insert(tasks, look(game, words, steps, Place { branches: branches.clone(), steps: 0 }));
    Ok(())
}

/// The task at a board, with the steps that follow it.
fn look(game: &mut Game, words: &[Words], next: &[Step], place: Place) -> Option<Task> {
    let mut asks = words.iter().filter_map(|words| words.ask);
    let ask = asks.next();
    let accepted = words.iter().flat_map(|words| &words.accept).filter(|answer| !answer.0.is_empty());
    let wrong = words.iter().flat_map(|words| &words.wrong);
    let mut faults = Vec::new();
    if asks.any(|other| Some(other) != ask) {
        faults.push(TaskFault::AsksDiffer);
    }
    if ask.is_none() {
        if words.iter().all(|said| {
            said.accept.is_empty() && said.hints.is_empty() && said.right.is_none() && said.wrong.is_empty()
        }) {
            return None;
        }
        faults.push(TaskFault::NotAsked);
    }
    let mut right = Vec::new();
    match next.first() {
        Some(first) => {
            let turn = next.iter().take_while(|step| step.is_of_turn(first));
            let most = if ask == Some(Ask::Action) { 1 } else { usize::MAX };
            right.push(Answer(turn.take(most).map(|step| step.action).collect()));
        }
        None if ask.is_some() => faults.push(TaskFault::NothingFollows),
        None => {}
    }
    for answer in accepted {
        if !right.contains(answer) {
            right.push(answer.clone());
        }
    }
    for answer in &right {
        faults.extend(fault(game, answer, ask, true));
    }
    for answer in wrong.filter_map(|wrong| wrong.answer.as_ref()).filter(|answer| !answer.0.is_empty()) {
        if right.iter().any(|right| right.0.starts_with(&answer.0)) {
            faults.push(TaskFault::WrongIsRight { answer: answer.clone() });
        } else {
            faults.extend(fault(game, answer, ask, false));
        }
    }
    Some(Task { place, ask, right, faults })
}

/// What is wrong with an answer. The game is left as it was.
fn fault(game: &mut Game, answer: &Answer, ask: Option<Ask>, right: bool) -> Option<TaskFault> {
    let before = game.actions().len();
    let turn = |game: &Game| (game.turn(), game.mover(), game.position().phase().is_play());
    let now = turn(game);
    let mut ended = false;
    let mut fault = None;
    for (at, action) in answer.0.iter().enumerate() {
        if ended {
            fault = Some(TaskFault::TooLong { answer: answer.clone() });
            break;
        }
        if let Err(refused) = game.play(*action) {
            fault = Some(TaskFault::Illegal { answer: answer.clone(), action: at, why: refused.error });
            break;
        }
        ended = ask == Some(Ask::Action) || game.outcome().is_some() || turn(game) != now;
    }
    rewind(game, before);
    if fault.is_none() && right && !ended {
        return Some(TaskFault::Unfinished { answer: answer.clone() });
    }
    fault
}
