//! Plays all lines of a story and numbers their turns.

use alloc::borrow::Cow;
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;

use core::fmt;

use crate::options::other_reading;
use crate::place::Place;
use crate::story::{Branch, Step, Story, rewind, turn_start};
use mbao_rules::typed::Short;
use mbao_rules::{Definition, Error, Game, Side};

impl Story {
    /// Plays all lines anew, after a change: sets the numbers of turns, or says which action cannot be played.
    ///
    /// # Errors
    /// The first action of a line that cannot be played, or the beginning if the headers begin no game. Steps after it
    /// keep the numbers they had.
    pub fn settle(&mut self) -> Result<(), Unplayed> {
        let mut game = self.start().map_err(|error| Unplayed { place: Place::default(), error })?;
        all(&mut game, self)
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
pub(crate) fn all(game: &mut Game, story: &mut Story) -> Result<(), Unplayed> {
    let Story { definition, steps, .. } = story;
    let mut settling = Settling { own: definition.as_ref(), branches: Vec::new(), readings: 0 };
    settling.line(game, steps, None, 0)
}

struct Settling<'a> {
    own: Option<&'a Definition>,
    /// Those that lead to the line.
    branches: Vec<(usize, usize)>,
    /// How many branches with options of their own there were.
    readings: usize,
}

impl Settling<'_> {
    fn unplayed(&self, steps: usize, error: Error) -> Unplayed {
        Unplayed { place: Place { branches: self.branches.clone(), steps }, error }
    }

    /// Plays a line; so many turns were played before the first of the game.
    fn line(
        &mut self,
        game: &mut Game,
        steps: &mut [Step],
        first: Option<u32>,
        turns: u32,
    ) -> Result<(), Unplayed> {
        let before = game.actions().len();
        let mut number = first.unwrap_or(0);
        let mut last: Option<(u32, Side, bool)> = None;
        for (at, step) in steps.iter_mut().enumerate() {
            let play = game.position().phase().is_play();
            let now = (turns + game.turn(), game.mover(), play);
            if last != Some(now) {
                // As in records: South's turn has a number of its own, and so has the first.
                let opens = last.map_or(first.is_none(), |(.., was)| now.1 == Side::South || was != play);
                number += u32::from(opens && play);
                last = Some(now);
            }
            (step.turn, step.mover, step.number) = (now.0, now.1, if play { number } else { 0 });
            if self.branches.len() > Story::MAX_DEPTH {
                return Err(self.unplayed(at, refused!("branches stand more than {} deep", Story::MAX_DEPTH)));
            }
            game.play(step.action).map_err(|unplayed| {
                let action = step.action.to_string();
                let error = refused!("{}, action \"{}\": {}", turn(step), Short(&action), unplayed.message());
                self.unplayed(at, error)
            })?;
        }
        for at in (0..steps.len()).rev() {
            let begin = turn_start(steps, at);
            let step = &mut steps[at];
            for (index, branch) in step.branches.iter_mut().enumerate().rev() {
                rewind(game, before + begin);
                self.branches.push((at, index));
                self.branch(game, branch, step.number, turns)?;
                self.branches.pop();
            }
        }
        Ok(())
    }

    fn branch(
        &mut self,
        game: &mut Game,
        branch: &mut Branch,
        number: u32,
        turns: u32,
    ) -> Result<(), Unplayed> {
        let other = other_reading(self.own, game, branch).map_err(|error| self.unplayed(0, error))?;
        let Some(mut other) = other else { return self.line(game, &mut branch.steps, Some(number), turns) };
        self.readings += 1;
        if self.readings > Story::MAX_READINGS {
            let most = Story::MAX_READINGS;
            return Err(
                self.unplayed(0, refused!("at most {most} branches are played by options of their own"))
            );
        }
        let turns = turns + game.turn() - 1;
        self.line(&mut other, &mut branch.steps, Some(number), turns)
    }
}

/// The turn of a step as an author knows it.
fn turn(step: &Step) -> Cow<'static, str> {
    match step.number {
        0 => "before the first turn".into(),
        number => format!("turn {number} of {}", step.mover).into(),
    }
}
