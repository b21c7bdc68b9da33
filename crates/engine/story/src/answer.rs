//! Answers to a task, and what is said to a wrong one.

use core::fmt;
use core::str::FromStr;

use crate::prelude::*;
use crate::record::past_number;
use mbao_rules::typed::{Short, name, word};
use mbao_rules::{Action, Error, Fault};

/// What a reader may answer, as in `[%accept c1 o]`.
///
/// ```
/// use mbao_story::Answer;
///
/// let answer: Answer = "C1  o".parse()?;
/// assert_eq!((answer.actions().len(), answer.to_string()), (2, "c1 o".to_string()));
/// assert_eq!("7".parse(), Ok(Answer::Number(7)));
/// assert!("".parse::<Answer>().is_err());
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// The actions of a turn, of several, or of a part of one; or pits to press one after the other, each written as a
    /// turn that starts there.
    Played(Vec<Action>),
    /// A number.
    Number(u8),
}

impl Default for Answer {
    fn default() -> Self {
        Self::Played(Vec::new())
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Self::Number(number) = self {
            return number.fmt(f);
        }
        let mut between = "";
        for action in self.actions() {
            write!(f, "{between}{action}")?;
            between = " ";
        }
        Ok(())
    }
}

impl FromStr for Answer {
    type Err = Error;

    /// Reads an answer of any game: its actions, or a number.
    ///
    /// # Errors
    /// [`Fault::BadAction`] for a word that is no action, or if there is none.
    fn from_str(text: &str) -> Result<Self, Error> {
        let text = name(text);
        if let Ok(number) = text.parse() {
            return Ok(Self::Number(number));
        }
        let mut rest = &*text;
        let mut words = Words::default();
        let mut actions = Vec::new();
        while let Some(word) = word(&mut rest, b' ') {
            if let Some((whole, _)) = words.next(word, 0) {
                actions.push(whole.parse()?);
            }
        }
        if words.open.is_some() || actions.is_empty() {
            let expected = format!("\"{}\": expected an action, as in c1 x", Short(&text));
            return Err(Error::new(Fault::BadAction, expected));
        }
        Ok(Self::Played(actions))
    }
}

impl Answer {
    /// Its actions; none if it is a number.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        match self {
            Self::Played(actions) => actions,
            Self::Number(_) => &[],
        }
    }

    /// Whether nothing stands there. It is not written then.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }

    /// Whether this answer, or its beginning, is that.
    #[must_use]
    pub fn begins_with(&self, tried: &Self) -> bool {
        match (self, tried) {
            (Self::Played(own), Self::Played(tried)) => own.starts_with(tried),
            (own, tried) => own == tried,
        }
    }
}

/// Makes actions of words: some have two, and the numbers of turns have none.
#[derive(Default)]
pub(crate) struct Words {
    /// The first word of an action that has two, and where it stands.
    pub(crate) open: Option<(String, usize)>,
}

impl Words {
    /// The action that is complete with this word, and where it begins.
    #[inline(never)] // rare
    pub(crate) fn next(&mut self, word: &str, at: usize) -> Option<(String, usize)> {
        let word = past_number(word);
        if matches!(word, "" | "...") {
            return None;
        }
        let whole = match self.open.take() {
            Some((first, at)) => (first + " " + word, at),
            None => (word.to_owned(), at),
        };
        if matches!(&*whole.0, "lift" | "lay" | "tap") {
            self.open = Some(whole);
            return None;
        }
        Some(whole)
    }
}

/// What is said to a wrong answer, `[%wrong d2: …]`, or to all others, `[%wrong …]`. What is said to several is written
/// once, `[%wrong d2 | e2: …]`.
///
/// ```
/// use mbao_story::Wrong;
///
/// let wrong = Wrong { answer: Some("o".parse()?), text: "You may; but look at f1.".to_string() };
/// assert_eq!(wrong.answer.map(|answer| answer.to_string()).as_deref(), Some("o"));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wrong {
    /// The answer; `None` for all that have no sentence of their own.
    pub answer: Option<Answer>,
    /// What is said.
    pub text: String,
}

/// Several answers, between bars.
pub(crate) fn answers(text: &str) -> Result<Vec<Answer>, Error> {
    let mut answers = Vec::new();
    for answer in text.split('|') {
        answers.push(answer.parse()?);
    }
    Ok(answers)
}

/// The answers before a colon, if some stand there, and what is said. A colon with nothing before it says that none do.
pub(crate) fn wrong(text: &str) -> (Vec<Answer>, &str) {
    let Some((before, after)) = text.split_once(':') else { return (Vec::new(), text) };
    if name(before).is_empty() {
        return (Vec::new(), after);
    }
    answers(before).map_or((Vec::new(), text), |answers| (answers, after))
}
