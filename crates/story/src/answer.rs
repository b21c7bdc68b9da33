//! Answers to a task, and what is said to a wrong one.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use core::fmt;
use core::str::FromStr;

use crate::record::past_number;
use mbao_rules::typed::{name, word};
use mbao_rules::{Action, Error, Fault};

/// What a reader may answer: the actions of a turn, as in `[%accept c1 o]`.
///
/// ```
/// use mbao_story::Answer;
///
/// let answer: Answer = "C1  o".parse()?;
/// assert_eq!((answer.0.len(), answer.to_string()), (2, "c1 o".to_string()));
/// assert!("".parse::<Answer>().is_err());
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Answer(pub Vec<Action>);

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut between = "";
        for action in &self.0 {
            write!(f, "{between}{action}")?;
            between = " ";
        }
        Ok(())
    }
}

impl FromStr for Answer {
    type Err = Error;

    /// Reads the actions of an answer in any game.
    ///
    /// # Errors
    /// [`Fault::BadAction`] for a word that is no action, or if there is none.
    fn from_str(text: &str) -> Result<Self, Error> {
        let text = name(text);
        let mut rest = &*text;
        let mut words = Words::default();
        let mut actions = Vec::new();
        while let Some(word) = word(&mut rest, b' ') {
            if let Some(whole) = words.next(word) {
                actions.push(whole.parse()?);
            }
        }
        if words.open.is_some() || actions.is_empty() {
            return Err(Error::new(Fault::BadAction, format!("\"{text}\": expected an action, as in c1 x")));
        }
        Ok(Self(actions))
    }
}

/// Makes actions of words: some have two, and the numbers of turns have none.
#[derive(Default)]
pub(crate) struct Words {
    /// The first word of an action that has two.
    pub(crate) open: Option<String>,
}

impl Words {
    /// The action that is complete with this word.
    pub(crate) fn next(&mut self, word: &str) -> Option<String> {
        let word = past_number(word);
        if matches!(word, "" | "...") {
            return None;
        }
        if let Some(mut first) = self.open.take() {
            first.push(' ');
            first.push_str(word);
            Some(first)
        } else if matches!(word, "lift" | "lay" | "tap") {
            self.open = Some(word.into());
            None
        } else {
            Some(word.into())
        }
    }
}

/// What is said to a wrong answer, `[%wrong d2: …]`, or to all others, `[%wrong …]`.
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

/// The answer before a colon, if one stands there, and what is said. A colon with nothing before it says that none does.
pub(crate) fn wrong(text: &str) -> (Option<Answer>, &str) {
    let Some((before, after)) = text.split_once(':') else { return (None, text) };
    if name(before).is_empty() {
        return (None, after);
    }
    match before.parse() {
        Ok(answer) => (Some(answer), after),
        Err(_) => (None, text),
    }
}
