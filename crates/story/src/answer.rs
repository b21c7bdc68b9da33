//! Answers to a task, and what is said to a wrong one.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use core::fmt;
use core::str::FromStr;

use crate::ask::Ask;
use crate::record::past_number;
use mbao_rules::typed::{Short, name, word};
use mbao_rules::{Action, Board, Error, Fault, PitName};

/// What a reader may answer, as in `[%accept c1 o]`.
///
/// ```
/// use mbao_story::{Answer, Ask};
///
/// let answer: Answer = "C1  o".parse()?;
/// assert_eq!(answer.to_string(), "c1 o");
/// assert!("".parse::<Answer>().is_err());
///
/// let own = Answer::read("a1-h1", Some(Ask::Press))?;
/// assert!(own.takes(&Answer::read("c1", Some(Ask::Press))?));
/// assert_eq!(Answer::read("7", Some(Ask::Number))?, Answer::Number(7));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Answer {
    /// The actions of a turn, of several, or of a part of one.
    Played(Vec<Action>),
    /// Pits to press one after the other. Any pit of a row is as good where a part of it is named.
    Pressed(Vec<Pits>),
    /// A number.
    Number(u8),
}

impl Default for Answer {
    fn default() -> Self {
        Self::Played(Vec::new())
    }
}

/// A pit, `c1`, or any in a part of a row, `a1-h1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pits {
    /// The first, from the left.
    pub from: PitName,
    /// The last, in the same row.
    pub to: PitName,
}

impl Pits {
    /// A single pit.
    #[must_use]
    pub const fn one(pit: PitName) -> Self {
        Self { from: pit, to: pit }
    }

    /// Whether these lie among them.
    #[must_use]
    pub fn hold(self, other: Self) -> bool {
        let [(row, from), (last, to), (first, begin), (other_row, end)] =
            [self.from, self.to, other.from, other.to].map(PitName::numbers);
        row == last && row == first && row == other_row && from <= begin && begin <= end && end <= to
    }

    fn read(text: &str, board: Board) -> Option<Self> {
        let (from, to) = text.split_once('-').unwrap_or((text, text));
        let [from, to] = [from, to].map(|pit| Some(board.name(board.named(pit)?)));
        let pits = Self { from: from?, to: to? };
        pits.hold(pits).then_some(pits)
    }
}

impl fmt::Display for Pits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.from.fmt(f)?;
        if self.to == self.from { Ok(()) } else { write!(f, "-{}", self.to) }
    }
}

impl fmt::Display for Answer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Played(actions) => push(actions, f),
            Self::Pressed(pits) => push(pits, f),
            Self::Number(number) => number.fmt(f),
        }
    }
}

/// Writes a list with a space between two.
fn push<T: fmt::Display>(list: &[T], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    for (at, one) in list.iter().enumerate() {
        f.write_str(if at > 0 { " " } else { "" })?;
        one.fmt(f)?;
    }
    Ok(())
}

impl FromStr for Answer {
    type Err = Error;

    /// Reads the actions of an answer in any game.
    ///
    /// # Errors
    /// [`Fault::BadAction`] for a word that is no action, or if there is none.
    fn from_str(text: &str) -> Result<Self, Error> {
        Self::read(text, None)
    }
}

impl Answer {
    /// Reads an answer to what is asked: pits, a number, or else actions.
    ///
    /// # Errors
    /// [`Fault::BadAction`], saying what was expected.
    pub fn read(text: &str, ask: Option<Ask>) -> Result<Self, Error> {
        Self::on(text, ask, Board::LARGEST)
    }

    /// Reads an answer on a board.
    pub(crate) fn on(text: &str, ask: Option<Ask>, board: Board) -> Result<Self, Error> {
        let text = name(text);
        let mut rest = &*text;
        let mut words = Words::default();
        let mut actions = Vec::new();
        let mut pits = Vec::new();
        let expected = match ask {
            Some(Ask::Number) => match rest.parse() {
                Ok(number) => return Ok(Self::Number(number)),
                Err(_) => "a number from 0 to 255",
            },
            Some(Ask::Press) => {
                while let Some(pit) = word(&mut rest, b' ').map(|pit| Pits::read(pit, board)) {
                    pits.push(pit);
                }
                if let Some(pits) = pits.into_iter().collect::<Option<Vec<_>>>().filter(|all| !all.is_empty())
                {
                    return Ok(Self::Pressed(pits));
                }
                "a pit or part of a row, as in c1 or a1-h1"
            }
            _ => {
                while let Some(word) = word(&mut rest, b' ') {
                    if let Some(whole) = words.next(word) {
                        actions.push(whole.parse()?);
                    }
                }
                if words.open.is_none() && !actions.is_empty() {
                    return Ok(Self::Played(actions));
                }
                "an action, as in c1 x"
            }
        };
        Err(Error::new(Fault::BadAction, format!("\"{}\": expected {expected}", Short(&text))))
    }

    /// Its actions; none if it is not played.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        match self {
            Self::Played(actions) => actions,
            Self::Pressed(_) | Self::Number(_) => &[],
        }
    }

    /// Whether nothing stands there. It is not written then.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        match self {
            Self::Played(actions) => actions.is_empty(),
            Self::Pressed(pits) => pits.is_empty(),
            Self::Number(_) => false,
        }
    }

    /// Whether somebody who answered that answered this.
    #[must_use]
    pub fn takes(&self, tried: &Self) -> bool {
        self.len() == tried.len() && self.begins_with(tried)
    }

    /// Whether this answer, or its beginning, is that.
    #[must_use]
    pub fn begins_with(&self, tried: &Self) -> bool {
        match (self, tried) {
            (Self::Played(own), Self::Played(tried)) => own.starts_with(tried),
            (Self::Pressed(own), Self::Pressed(tried)) => {
                own.len() >= tried.len() && own.iter().zip(tried).all(|(own, tried)| own.hold(*tried))
            }
            (own, tried) => own == tried,
        }
    }

    /// How many parts it has.
    fn len(&self) -> usize {
        match self {
            Self::Played(actions) => actions.len(),
            Self::Pressed(pits) => pits.len(),
            Self::Number(_) => 1,
        }
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
pub(crate) fn wrong(text: &str, ask: Option<Ask>) -> (Option<Answer>, &str) {
    let Some((before, after)) = text.split_once(':') else { return (None, text) };
    if name(before).is_empty() {
        return (None, after);
    }
    match Answer::read(before, ask) {
        Ok(answer) => (Some(answer), after),
        Err(_) => (None, text),
    }
}
