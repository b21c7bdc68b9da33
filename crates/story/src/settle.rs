//! Plays all lines of a story and numbers their turns.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use core::fmt;

use crate::place::Place;
use crate::story::{Step, Story, rewind, turn_start};
use mbao_rules::typed::Short;
use mbao_rules::{Error, Game, Side};

impl Story {
    /// Plays all lines anew, after a change: sets the numbers of turns, or says which action cannot be played.
    ///
    /// # Errors
    /// The first action of a line that cannot be played, or the beginning if the headers begin no game. Steps after it
    /// keep the numbers they had.
    pub fn settle(&mut self) -> Result<(), Unplayed> {
        let mut game = self.start().map_err(|error| Unplayed { place: Place::default(), error })?;
        all(&mut game, &mut self.steps)
    }
}

/// An action of a story that cannot be played, and why.
///
/// ```
/// use mbao_story::{Place, Story};
///
/// let mut story = Story::read("Game: ndoto\n\n1. c1  d2\n")?;
/// story.steps.remove(0);
/// let unplayed = story.settle().unwrap_err();
/// assert_eq!(unplayed.place, Place { branches: vec![], steps: 0 });
/// assert!(unplayed.to_string().starts_with("bad-record: turn 1 of South, action \"d2\": "));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unplayed {
    /// The board before it.
    pub place: Place,
    /// Why.
    pub error: Error,
}

impl fmt::Display for Unplayed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl core::error::Error for Unplayed {}

impl From<Unplayed> for Error {
    fn from(unplayed: Unplayed) -> Self {
        unplayed.error
    }
}

/// Plays all lines. Each action is played once: branches are taken from the last to the first, so that the game is
/// only ever taken back.
pub(crate) fn all(game: &mut Game, steps: &mut [Step]) -> Result<(), Unplayed> {
    line(game, steps, None, &mut Vec::new())
}

fn line(
    game: &mut Game,
    steps: &mut [Step],
    first: Option<u32>,
    branches: &mut Vec<(usize, usize)>,
) -> Result<(), Unplayed> {
    let before = game.actions().len();
    let mut number = first.unwrap_or(0);
    let mut last: Option<(u32, Side, bool)> = None;
    for (at, step) in steps.iter_mut().enumerate() {
        let play = game.position().phase().is_play();
        let now = (game.turn(), game.mover(), play);
        if last != Some(now) {
            // As in records: South's turn has a number of its own, and so has the first.
            let opens = last.map_or(first.is_none(), |(.., was)| now.1 == Side::South || was != play);
            number += u32::from(opens && play);
            last = Some(now);
        }
        (step.turn, step.mover, step.number) = (now.0, now.1, if play { number } else { 0 });
        if branches.len() > Story::MAX_DEPTH {
            let error = refused!("branches stand more than {} deep", Story::MAX_DEPTH);
            return Err(Unplayed { place: Place { branches: branches.clone(), steps: at }, error });
        }
        game.play(step.action).map_err(|unplayed| {
            let error = refused!(
                "{}, action \"{}\": {}",
                turn(step),
                Short(&step.action.to_string()),
                unplayed.message()
            );
            Unplayed { place: Place { branches: branches.clone(), steps: at }, error }
        })?;
    }
    for at in (0..steps.len()).rev() {
        let begin = turn_start(steps, at);
        let step = &mut steps[at];
        for (index, branch) in step.branches.iter_mut().enumerate().rev() {
            rewind(game, before + begin);
            branches.push((at, index));
            line(game, &mut branch.steps, Some(step.number), branches)?;
            branches.pop();
        }
    }
    Ok(())
}

/// The turn of a step as an author knows it.
fn turn(step: &Step) -> Cow<'static, str> {
    match step.number {
        0 => "before the first turn".into(),
        number => format!("turn {number} of {}", step.mover).into(),
    }
}
