//! Plays all lines of a story and numbers their turns.

use alloc::borrow::Cow;

use core::fmt;

use crate::options::other_reading;
use crate::place::Place;
use crate::prelude::*;
use crate::story::{Branch, Step, Story, rewind, turn_start};
use crate::words::Words;
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
        all(&mut game, self, &mut |_, _, _, _| {})
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

/// Whom a board is shown to: the game there, its place, what is said there, and what the line goes on with.
pub(crate) type See<'a> = dyn FnMut(&mut Game, Place, &[Words], &[Step]) + 'a;

/// Plays all lines, numbers their turns and shows their boards. Each action is played once: a line is gone through from
/// its end, so that the game is only ever taken back.
pub(crate) fn all(game: &mut Game, story: &mut Story, see: &mut See<'_>) -> Result<(), Unplayed> {
    let Story { definition, words, steps, .. } = story;
    let mut settling = Settling { own: definition.as_ref(), branches: Vec::new(), readings: 0, see };
    settling.line(game, words, steps, None, 0)
}

struct Settling<'a, 'b> {
    own: Option<&'a Definition>,
    /// Those that lead to the line.
    branches: Vec<(usize, usize)>,
    /// How many branches with options of their own there were.
    readings: usize,
    see: &'a mut See<'b>,
}

impl Settling<'_, '_> {
    fn place(&self, steps: usize) -> Place {
        Place { branches: self.branches.clone(), steps }
    }

    /// Plays a line; so many turns were played before the first of the game.
    fn line(
        &mut self,
        game: &mut Game,
        words: &[Words],
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
            let played = if self.branches.len() > Story::MAX_DEPTH {
                Err(refused!("branches stand more than {} deep", Story::MAX_DEPTH))
            } else {
                game.play(step.action).map_err(|unplayed| {
                    let action = step.action.to_string();
                    refused!("{}, action \"{}\": {}", turn(step), Short(&action), unplayed.message())
                })
            };
            played.map_err(|error| Unplayed { place: self.place(at), error })?;
        }
        let mut end = steps.len();
        while end > 0 {
            let begin = turn_start(steps, end - 1);
            for at in (begin..end).rev() {
                rewind(game, before + at + 1);
                let place = self.place(at + 1);
                (self.see)(game, place, &steps[at].words, &steps[at + 1..]);
            }
            rewind(game, before + begin);
            for at in (begin..end).rev() {
                let step = &mut steps[at];
                for (index, branch) in step.branches.iter_mut().enumerate().rev() {
                    self.branches.push((at, index));
                    self.branch(game, branch, step.number, turns)?;
                    self.branches.pop();
                }
            }
            end = begin;
        }
        rewind(game, before);
        let place = self.place(0);
        (self.see)(game, place, words, steps);
        Ok(())
    }

    fn branch(
        &mut self,
        game: &mut Game,
        branch: &mut Branch,
        number: u32,
        turns: u32,
    ) -> Result<(), Unplayed> {
        let mut other = match other_reading(self.own, game, branch) {
            Ok(Some(_)) if self.readings == Story::MAX_READINGS => {
                let most = Story::MAX_READINGS;
                Err(refused!("at most {most} branches are played by options of their own"))
            }
            other => other,
        }
        .map_err(|error| Unplayed { place: self.place(0), error })?;
        self.readings += usize::from(other.is_some());
        let turns = if other.is_some() { turns + game.turn() - 1 } else { turns };
        let game = other.as_mut().unwrap_or(game);
        self.line(game, &branch.words, &mut branch.steps, Some(number), turns)
    }
}

fn turn(step: &Step) -> Cow<'static, str> {
    match step.number {
        0 => "before the first turn".into(),
        number => format!("turn {number} of {}", step.mover).into(),
    }
}
