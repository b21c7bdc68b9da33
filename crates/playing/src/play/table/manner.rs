//! The choices of the manner of play, and what changes them.

use serde::{Deserialize, Serialize};

use super::seating::Seating;

/// The fewest and the most seconds that a move may have.
pub const SHORTEST: u32 = 5;
pub const LONGEST: u32 = 180;
/// Seconds per move, until the reader chooses a number.
pub const SECONDS: u32 = 30;

/// The choices, as they are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Manner {
    /// Who sits where when a game begins.
    pub seating: Seating,
    /// The game that was played last; `www/scripts/last-game.js` opens it.
    pub game: String,
    /// The values of the board's attributes; empty for the usual ones.
    pub speed: String,
    pub theme: String,
    pub trial: bool,
    pub sound: bool,
    pub clocks: bool,
    seconds: u32,
}

/// A change of one of the choices.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    Seating(Seating),
    Game(String),
    Speed(String),
    Theme(String),
    Trial(bool),
    Sound(bool),
    Clocks(bool),
    Seconds(u32),
}

impl Manner {
    /// Makes a change.
    pub fn make(&mut self, change: &Change) {
        match change {
            Change::Seating(seating) => self.seating = *seating,
            Change::Game(game) => self.game.clone_from(game),
            Change::Speed(speed) => self.speed.clone_from(speed),
            Change::Theme(theme) => self.theme.clone_from(theme),
            Change::Trial(on) => self.trial = *on,
            Change::Sound(on) => self.sound = *on,
            Change::Clocks(on) => self.clocks = *on,
            Change::Seconds(seconds) => self.seconds = *seconds,
        }
    }

    /// Seconds per move; 0 if there are no clocks.
    pub fn seconds(&self) -> u32 {
        if self.clocks { self.time() } else { 0 }
    }

    /// Seconds per move, whether or not there are clocks.
    pub fn time(&self) -> u32 {
        if self.seconds == 0 { SECONDS } else { self.seconds.clamp(SHORTEST, LONGEST) }
    }
}
