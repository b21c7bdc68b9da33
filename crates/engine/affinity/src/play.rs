//! How games go in random play: what a spectator would see.

use mbao_rules::definition::{RelayWay, Then};
use mbao_rules::{Event, Game, Rules};

/// A measure of play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// Turns a game.
    Turns,
    /// Actions to choose from.
    Choices,
    /// Seeds sown a turn.
    Sown,
    /// Handfuls a turn.
    Laps,
    /// Captures a turn.
    Captures,
    /// Seeds captured a turn.
    Taken,
    /// Handfuls a turn that go in the opposite direction to the one before.
    Reversals,
}

impl Measure {
    /// All of them, in order.
    pub const ALL: [Self; 7] =
        [Self::Turns, Self::Choices, Self::Sown, Self::Laps, Self::Captures, Self::Taken, Self::Reversals];

    /// Its name in files.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Turns => "turns",
            Self::Choices => "choices",
            Self::Sown => "sown",
            Self::Laps => "laps",
            Self::Captures => "captures",
            Self::Taken => "taken",
            Self::Reversals => "reversals",
        }
    }
}

/// The means over random games.
#[derive(Clone, Debug, PartialEq)]
pub struct Play {
    /// Games played.
    pub games: u32,
    /// The mean of each measure, in the order of [`Measure::ALL`].
    pub means: [f64; 7],
}

#[derive(Default)]
struct Tally {
    turns: u32,
    actions: u32,
    choices: u64,
    sown: u64,
    laps: u64,
    captures: u64,
    taken: u64,
    reversals: u64,
}

impl Play {
    /// Plays `games` random games. `pick` draws the numbers: it gets `n` and returns one below it.
    /// Only turns of play are counted, not preludes.
    #[must_use]
    pub fn of(rules: &Rules, games: u32, mut pick: impl FnMut(usize) -> usize) -> Self {
        let mut tally = Tally::default();
        for _ in 0..games {
            one(rules, &mut tally, &mut pick);
        }
        let turns = f64::from(tally.turns.max(1));
        #[allow(clippy::cast_precision_loss)] // far below 2^52
        let a_turn = |count: u64| count as f64 / turns;
        #[allow(clippy::cast_precision_loss)]
        let choices = tally.choices as f64 / f64::from(tally.actions.max(1));
        let means = Measure::ALL.map(|measure| match measure {
            Measure::Turns => turns / f64::from(games.max(1)),
            Measure::Choices => choices,
            Measure::Sown => a_turn(tally.sown),
            Measure::Laps => a_turn(tally.laps),
            Measure::Captures => a_turn(tally.captures),
            Measure::Taken => a_turn(tally.taken),
            Measure::Reversals => a_turn(tally.reversals),
        });
        Self { games, means }
    }

    /// The distance of two games in play, from 0 to 1: the mean over all measures of the number of
    /// doublings between them, where three or more count as 1.
    #[must_use]
    pub fn distance(&self, other: &Self) -> f64 {
        const MOST: f64 = 3.0;
        // What happens in fewer than one of fifty turns counts as not happening.
        let level = |mean: f64| mean.max(0.02).log2();
        let apart =
            self.means.iter().zip(&other.means).map(|(a, b)| (level(*a) - level(*b)).abs().min(MOST) / MOST);
        #[allow(clippy::cast_precision_loss)]
        let count = Measure::ALL.len() as f64;
        apart.sum::<f64>() / count
    }
}

fn one(rules: &Rules, tally: &mut Tally, pick: &mut impl FnMut(usize) -> usize) {
    let Ok(mut game) = Game::with_rules(rules.clone(), None) else { return };
    while game.outcome().is_none() {
        let (playing, choices) = (game.position().phase().is_play(), game.legal_moves().len());
        let Some(action) = game.random_action(&mut *pick) else { return };
        let Ok(events) = game.play(action) else { return };
        if playing {
            tally.actions += 1;
            tally.choices += choices as u64;
            count(rules, &events, tally);
        }
    }
}

fn count(rules: &Rules, events: &[Event], tally: &mut Tally) {
    for event in events {
        match event {
            Event::Sow { .. } => tally.sown += 1,
            Event::Lift { .. } => tally.laps += 1,
            Event::Capture { seeds, .. } => {
                tally.captures += 1;
                tally.taken += u64::from(*seeds);
            }
            Event::Ending { rule, .. } => {
                let line = rules.endings().iter().find(|line| line.rule == *rule);
                let back = line.is_some_and(|line| {
                    matches!(line.then, Then::Relay(RelayWay::Opposite) | Then::TurnRound { .. })
                });
                tally.reversals += u64::from(back);
            }
            Event::Sleep { .. } | Event::Pass { .. } => tally.turns += 1,
            _ => {}
        }
    }
}
