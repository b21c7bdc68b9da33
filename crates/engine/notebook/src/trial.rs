//! Tries a noted game at random: what does not work, and what to ask an informant about again.

use mbao_rules::{Definition, Event, Game, Moves, OutcomeKind, Rules, Side};
use serde::{Deserialize, Serialize};

/// Decisions of one turn beyond which it may be endless.
const LONG_TURN: u32 = 120;
/// Actions after which a game is broken off and another begins.
const MOST_ACTIONS: u32 = 3_000;

/// Actions after which things that never happened are reported.
const ENOUGH: u32 = 400;

/// Something to report about a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Finding {
    /// The game is over before anybody can play.
    NoTurn,
    /// A player had nothing to play, and there was no rule for it.
    DeadEnd,
    /// Some games were broken off, or ended only by repetition or length.
    NoEnd {
        /// How many.
        games: u32,
        /// The number of games played.
        of: u32,
    },
    /// Some games ended because only never-ending turns were left.
    Endless {
        /// How many.
        games: u32,
        /// The number of games played.
        of: u32,
    },
    /// Some starts are forbidden because the sowing would never end.
    NeverEnding {
        /// The share of starts, in per cent.
        percent: u32,
    },
    /// There was a turn of more than 120 decisions.
    LongTurn,
    /// A line of the endings that never applied.
    Unreached {
        /// Its place in the list, from 1.
        line: usize,
    },
    /// One player won every game.
    OneSided {
        /// Whether it was South, who begins.
        south: bool,
    },
    /// Nothing was ever captured.
    NothingCaptured,
}

/// A game that is being tried.
pub struct Trial {
    rules: Rules,
    game: Option<Game>,
    random: u64,
    seen: Seen,
}

/// What has been seen so far.
#[derive(Default)]
struct Seen {
    /// The number of actions in this game, and in all games.
    actions: u32,
    all: u32,
    /// The number of decisions in this turn, and the number of the turn.
    turn: (u32, u32),
    games: u32,
    no_end: u32,
    endless: u32,
    candidates: u64,
    refused: u64,
    captures: u32,
    longest: u32,
    won: [u32; 2],
    dead_end: bool,
    no_turn: bool,
    reached: Vec<u8>,
}

impl Trial {
    /// A trial of a definition with its usual set-up; the same `seed` plays the same games.
    #[must_use]
    pub fn new(definition: &Definition, seed: u64) -> Option<Self> {
        let rules = Rules::builder(definition).compile().ok()?;
        Some(Self { rules, game: None, random: seed, seen: Seen::default() })
    }

    /// The number of games that have been played.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.seen.games
    }

    /// Plays one action.
    pub fn step(&mut self) {
        let Self { rules, game, random, seen } = self;
        let Some(mut now) = game.take().or_else(|| Game::with_rules(rules.clone(), None).ok()) else {
            seen.dead_end = true;
            return;
        };
        if let Some(outcome) = now.outcome() {
            seen.no_turn |= seen.actions == 0;
            match outcome.kind {
                OutcomeKind::End => {}
                OutcomeKind::Endless => seen.endless += 1,
                OutcomeKind::Repetition | OutcomeKind::Length => seen.no_end += 1,
            }
            if let Some(side) = outcome.winner {
                seen.won[usize::from(side == Side::North)] += 1;
            }
            seen.begin_anew();
            return;
        }
        let action = if seen.actions > MOST_ACTIONS { None } else { now.random_action(|n| pick(random, n)) };
        let Some(action) = action else {
            seen.dead_end |= seen.actions <= MOST_ACTIONS;
            seen.no_end += 1;
            seen.begin_anew();
            return;
        };
        if now.position().phase().is_play() && now.position().between_turns() {
            let mut open = Moves::default();
            rules.pseudo_legal(now.position(), &mut open);
            seen.candidates += open.len() as u64;
            seen.refused += (open.len() as u64).saturating_sub(now.legal_moves().len() as u64);
        }
        let played = now.play(action);
        seen.actions += 1;
        seen.all += 1;
        let Ok(events) = played else {
            seen.dead_end = true;
            seen.begin_anew();
            return;
        };
        for event in &events {
            match event {
                Event::Ending { rule, .. } if !seen.reached.contains(rule) => seen.reached.push(*rule),
                Event::Capture { .. } => seen.captures += 1,
                _ => {}
            }
        }
        let turn = now.turn();
        seen.turn = if seen.turn.1 == turn { (seen.turn.0 + 1, turn) } else { (1, turn) };
        seen.longest = seen.longest.max(seen.turn.0);
        *game = Some(now);
    }

    /// The findings so far.
    #[must_use]
    pub fn findings(&self) -> Vec<Finding> {
        let mut found = Vec::new();
        let Self { rules, seen, .. } = self;
        let of = seen.games;
        let mut tell = |when: bool, what: Finding| {
            if when {
                found.push(what);
            }
        };
        tell(seen.no_turn, Finding::NoTurn);
        tell(seen.dead_end, Finding::DeadEnd);
        tell(seen.no_end > 0, Finding::NoEnd { games: seen.no_end, of });
        tell(seen.endless > 0, Finding::Endless { games: seen.endless, of });
        let percent = u32::try_from(100 * seen.refused / seen.candidates.max(1)).unwrap_or(100);
        tell(percent > 0, Finding::NeverEnding { percent });
        tell(seen.longest > LONG_TURN, Finding::LongTurn);
        tell(of >= 8 && seen.won[1] == of, Finding::OneSided { south: false });
        tell(of >= 8 && seen.won[0] == of, Finding::OneSided { south: true });
        tell(seen.all >= ENOUGH && seen.captures == 0, Finding::NothingCaptured);
        if seen.all >= ENOUGH {
            for (place, line) in rules.endings().iter().enumerate() {
                tell(!seen.reached.contains(&line.rule), Finding::Unreached { line: place + 1 });
            }
        }
        found
    }
}

impl Seen {
    fn begin_anew(&mut self) {
        self.games += 1;
        (self.actions, self.turn) = (0, (0, 0));
    }
}

/// The next random number below `n`.
fn pick(random: &mut u64, n: usize) -> usize {
    *random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    usize::try_from((*random >> 33) % n.max(1) as u64).unwrap_or(0)
}
