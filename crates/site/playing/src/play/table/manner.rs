//! The choices of the manner of play, and what changes them.

use serde::{Deserialize, Serialize};

use super::seating::{Seating, Who};

/// The fewest and the most seconds that a move may have.
pub const SHORTEST: u32 = 5;
pub const LONGEST: u32 = 180;
/// Seconds per move, until the reader chooses a number.
pub const SECONDS: u32 = 30;

/// The choices, as they are kept.
// Each is made or not.
#[allow(clippy::struct_excessive_bools)]
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Manner {
    /// Who sits where when a game begins.
    pub seating: Seating,
    /// The game that was played last; `www/scripts/last-game.js` opens it.
    pub game: String,
    /// What the reader is called in games that are sent; empty if that is not said.
    pub name: String,
    /// The values of the board's attributes; empty for the usual ones.
    pub speed: String,
    pub theme: String,
    pub trial: bool,
    pub sound: bool,
    pub clocks: bool,
    /// Whether a bar tells who stands better, if the reader has decided.
    pub balance: Option<bool>,
    /// Whether the device is in a class.
    #[serde(skip)]
    pub class: bool,
    /// The games of which a first game against a computer was played to its end.
    known: Vec<String>,
    /// Whether the reader wants no first game explained.
    quiet: bool,
    seconds: u32,
    /// Whether paths are seen before they are played, `on` or `off`; empty until the reader has chosen.
    ghost: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    Seating(Seating),
    Game(String),
    Name(String),
    Speed(String),
    Theme(String),
    Trial(bool),
    Sound(bool),
    Clocks(bool),
    Balance(bool),
    Seconds(u32),
    Ghost(bool),
    /// A game was played to its end against a computer.
    Known(String),
    /// First games are explained, all of them once more, or none.
    Explains(bool),
}

impl Manner {
    pub fn make(&mut self, change: &Change) {
        match change {
            Change::Seating(seating) => self.seating = *seating,
            Change::Game(game) => self.game.clone_from(game),
            Change::Name(name) => self.name.clone_from(name),
            Change::Speed(speed) => self.speed.clone_from(speed),
            Change::Theme(theme) => self.theme.clone_from(theme),
            Change::Trial(on) => self.trial = *on,
            Change::Sound(on) => self.sound = *on,
            Change::Clocks(on) => self.clocks = *on,
            Change::Balance(on) => self.balance = Some(*on),
            Change::Seconds(seconds) => self.seconds = *seconds,
            Change::Ghost(on) => self.ghost = String::from(if *on { "on" } else { "off" }),
            Change::Known(game) if self.known.contains(game) => {}
            Change::Known(game) => self.known.push(game.clone()),
            Change::Explains(on) => (self.quiet, self.known) = (!on, Vec::new()),
        }
    }

    /// Whether a first game is explained.
    pub fn explains(&self) -> bool {
        !self.quiet
    }

    /// Whether what happens in a game is explained beside its pits: in the first that is played against a computer.
    pub fn guides(&self, seating: Seating, game: &str) -> bool {
        self.explains() && seating.who == Who::Computer && !self.known.iter().any(|known| known == game)
    }

    /// Whether the reader plays for the first time.
    pub fn is_first(&self) -> bool {
        self.known.is_empty() && self.explains()
    }

    /// Whether sound is offered, before the first turn of the first game. A clock stands in its place.
    pub fn offers_sound(&self) -> bool {
        !self.sound && !self.clocks && self.is_first()
    }

    /// Whether a bar tells who stands better. Unless the reader has decided, it does where the computer plays, up to
    /// level 3, and on no device of a class.
    pub fn balances(&self, seating: Seating) -> bool {
        self.balance.unwrap_or(!self.class && !seating.is_people() && seating.level < 4)
    }

    /// Whether paths are seen before they are played: usually not against computers from level 3 on.
    pub fn ghost(&self, seating: Seating) -> bool {
        let usual = seating.who != Who::Computer || seating.level < 3;
        if usual { self.ghost != "off" } else { self.ghost == "on" }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_game_of_a_kind_against_a_computer_is_explained_unless_the_reader_has_had_enough() {
        let mut manner = Manner::default();
        let seated = |who| Seating { who, ..Seating::default() };
        let guided = |manner: &Manner, game| manner.guides(seated(Who::Computer), game);
        assert!(guided(&manner, "ndoto") && !manner.guides(seated(Who::People), "ndoto"));
        manner.make(&Change::Known("ndoto".to_owned()));
        assert!(!guided(&manner, "ndoto") && guided(&manner, "coro"));
        manner.make(&Change::Explains(false));
        assert!(!guided(&manner, "coro"));
        manner.make(&Change::Explains(true));
        assert!(guided(&manner, "ndoto"), "whoever asks for it again gets it again");
    }

    #[test]
    fn who_stands_better_is_told_to_beginners_and_to_whoever_wishes_it() {
        let mut manner = Manner::default();
        let at = |manner: &Manner, who, level, class| {
            Manner { class, ..manner.clone() }.balances(Seating { who, level, ..Seating::default() })
        };
        assert!(at(&manner, Who::Computer, 3, false));
        for (who, level, class) in
            [(Who::Computer, 4, false), (Who::Computer, 2, true), (Who::People, 2, false)]
        {
            assert!(!at(&manner, who, level, class));
        }
        manner.make(&Change::Balance(true));
        assert!(at(&manner, Who::People, 5, true));
        manner.make(&Change::Balance(false));
        assert!(!at(&manner, Who::Computer, 0, false));
    }
}
