//! What could be read of a text that somebody has, and what could not.

use mbao_rules::Side;

use crate::place::Place;
use crate::prelude::*;
use crate::story::Story;

/// What could be read of a text, and what could not.
///
/// ```
/// use mbao_story::{Story, Why};
///
/// let blank = Story::read("Game: ndoto\n")?;
/// let part = Story::read_part("1) c1! d2 well played\n2) f1 z9 e2", &blank)?;
/// assert_eq!(part.story.to_string(), "Game: ndoto\n\n1. c1  d2 {well played}\n2. f1 {z9 e2}\n");
/// let [remark, unplayed] = &part.unread[..] else { panic!() };
/// assert_eq!((remark.text.as_str(), &remark.why), ("well played", &Why::Words));
/// assert_eq!((unplayed.line, unplayed.text.as_str()), (2, "z9"));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// The story. All of it can be played, and written and read again.
    pub story: Story,
    /// What stands in it as words although nothing marked it as a remark: the first fifty.
    pub unread: Vec<Unread>,
}

/// Something that was not read, and stands in the story as words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The line of the text, from 1.
    pub line: usize,
    /// What stands there. Where a move cannot be played, that move; what follows it in its line stands with it.
    pub text: String,
    /// Why it was not read.
    pub why: Why,
    /// The board at which its words stand.
    pub place: Place,
}

/// Why something was not read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// It is no move.
    Words,
    /// It cannot be played there.
    Unplayed {
        /// Whose turn it is there.
        mover: Side,
        /// What can be played there; nothing if the game is over.
        legal: String,
    },
    /// The game cannot begin with this header.
    Header,
    /// Nothing closes its brace, so that it ends with its line.
    Open,
    /// Something in brackets with a percent sign cannot be read.
    Mark,
    /// Another game begins.
    Another,
    /// A story has no more actions.
    Many,
}
