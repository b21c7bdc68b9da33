//! Lessons: small tasks for learning a game by doing.

use mbao_rules::{Error, Game, GameBuilder};
use mbao_story::{Goal, Miss};
use serde::{Deserialize, Deserializer};

use crate::localized::Localized;
use crate::press::{Press, Pressed};

/// A task of a lesson: a point of a game, and what one turn must do there.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Task {
    /// Id of the game, from the name of the file.
    #[serde(skip)]
    pub game: String,
    /// Stable identifier.
    pub id: String,
    /// The lesson it belongs to: one of [`Task::LESSONS`], which begin from the usual set-up; none if it
    /// shows something special to the game.
    pub lesson: Option<u8>,
    /// Position text it begins from, which also says who plays.
    pub position: Option<String>,
    /// Options by name and value.
    #[serde(default)]
    pub options: Vec<(String, String)>,
    /// What has been played before, from the position or the usual set-up.
    #[serde(default)]
    pub before: Vec<String>,
    /// What the turn must do, as stories say it: `captures 1, exposes 0`.
    #[serde(default, deserialize_with = "goal")]
    pub goal: Option<Goal>,
    /// Which pits to press, instead of playing a turn.
    pub press: Option<Press>,
    /// A few words.
    pub title: Localized,
    /// The task, in words.
    pub task: Localized,
    /// A hint.
    pub hint: Localized,
    /// What it teaches, shown once it is done.
    pub shows: Localized,
    /// The place of the rule: `§9 rule 2`.
    pub cite: String,
    /// Every turn that can be played there, judged.
    #[serde(skip)]
    pub tries: Vec<Tried>,
    /// The pits to press.
    #[serde(skip)]
    pub pressed: Option<Pressed>,
}

/// A turn that can be played at a task.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tried {
    /// Its actions.
    pub actions: Vec<String>,
    /// What it misses; none if it does what is asked.
    pub miss: Option<Miss>,
    /// The pit in which its last seed falls, and the number of the ending that applies there.
    pub end: Option<(String, u8)>,
}

impl Task {
    /// How many tasks a game may have.
    pub const EACH: std::ops::RangeInclusive<usize> = 10..=16;
    /// The lessons that every game has: the board, sowing, the relay, the capture.
    pub const LESSONS: std::ops::RangeInclusive<u8> = 0..=3;

    /// The game as it is when the task begins; if it cannot begin, the error, and the number of the action
    /// that is not legal, if that is the reason.
    ///
    /// # Errors
    /// Any error of the game.
    pub fn game(&self) -> Result<Game, (Option<usize>, Error)> {
        start_game(&self.game, self.position.as_ref(), &self.options, &self.before)
    }

    /// The turns that solve the task.
    pub fn solutions(&self) -> impl Iterator<Item = &[String]> {
        self.tries.iter().filter(|tried| tried.miss.is_none()).map(|tried| tried.actions.as_slice())
    }
}

fn goal<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Goal>, D::Error> {
    String::deserialize(from)?.parse().map(Some).map_err(|why: Error| serde::de::Error::custom(why.message()))
}

/// A game, from a position or the usual set-up, after what has been played before.
pub(crate) fn start_game(
    game: &str,
    position: Option<&String>,
    options: &[(String, String)],
    before: &[String],
) -> Result<Game, (Option<usize>, Error)> {
    let request =
        GameBuilder { position: position.cloned(), ..Game::builder(game).options(options.to_vec()) };
    let mut game = request.start().map_err(|why| (None, why))?;
    for (index, action) in before.iter().enumerate() {
        game.play_text(action).map_err(|why| (Some(index), why))?;
    }
    Ok(game)
}
