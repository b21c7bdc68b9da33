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
    actions: u32,
    /// The number of actions in all games.
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
    drawn: u32,
    dead_end: bool,
    no_turn: bool,
    reached: Vec<u8>,
}

impl Trial {
    /// A trial of a definition with its usual set-up; the same `seed` plays the same games.
    #[must_use]
    pub fn new(definition: &Definition, seed: u64) -> Option<Self> {
        let rules = Rules::builder(definition).compile().ok()?;
        Some(Self {
            rules,
            game: None,
            random: seed,
            actions: 0,
            all: 0,
            turn: (0, 0),
            games: 0,
            no_end: 0,
            endless: 0,
            candidates: 0,
            refused: 0,
            captures: 0,
            longest: 0,
            won: [0; 2],
            drawn: 0,
            dead_end: false,
            no_turn: false,
            reached: Vec::new(),
        })
    }

    /// The number of games that have been played.
    #[must_use]
    pub const fn games(&self) -> u32 {
        self.games
    }

    fn pick(&mut self, n: usize) -> usize {
        self.random =
            self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from((self.random >> 33) % n.max(1) as u64).unwrap_or(0)
    }

    /// Plays one action.
    pub fn step(&mut self) {
        let Some(mut game) = self.game.take().or_else(|| Game::with_rules(self.rules.clone(), None).ok())
        else {
            self.dead_end = true;
            return;
        };
        if let Some(outcome) = game.outcome() {
            self.no_turn |= self.actions == 0;
            match outcome.kind {
                OutcomeKind::End => {}
                OutcomeKind::Endless => self.endless += 1,
                OutcomeKind::Repetition | OutcomeKind::Length => self.no_end += 1,
            }
            match outcome.winner {
                Some(side) => self.won[usize::from(side == Side::North)] += 1,
                None => self.drawn += 1,
            }
            self.begin_anew();
            return;
        }
        let action = if self.actions > MOST_ACTIONS { None } else { game.random_action(|n| self.pick(n)) };
        let Some(action) = action else {
            self.dead_end |= self.actions <= MOST_ACTIONS;
            self.no_end += 1;
            self.begin_anew();
            return;
        };
        if game.position().phase().is_play() && game.position().between_turns() {
            let mut open = Moves::default();
            self.rules.pseudo_legal(game.position(), &mut open);
            self.candidates += open.len() as u64;
            self.refused += (open.len() as u64).saturating_sub(game.legal_moves().len() as u64);
        }
        let played = game.play(action);
        self.actions += 1;
        self.all += 1;
        let Ok(events) = played else {
            self.dead_end = true;
            self.begin_anew();
            return;
        };
        for event in &events {
            match event {
                Event::Ending { rule, .. } if !self.reached.contains(rule) => self.reached.push(*rule),
                Event::Capture { .. } => self.captures += 1,
                _ => {}
            }
        }
        let turn = game.turn();
        self.turn = if self.turn.1 == turn { (self.turn.0 + 1, turn) } else { (1, turn) };
        self.longest = self.longest.max(self.turn.0);
        self.game = Some(game);
    }

    fn begin_anew(&mut self) {
        self.games += 1;
        self.actions = 0;
        self.turn = (0, 0);
        self.game = None;
    }

    /// The findings so far.
    #[must_use]
    pub fn findings(&self) -> Vec<Finding> {
        let mut found = Vec::new();
        let of = self.games;
        let mut tell = |when: bool, what: Finding| {
            if when {
                found.push(what);
            }
        };
        tell(self.no_turn, Finding::NoTurn);
        tell(self.dead_end, Finding::DeadEnd);
        tell(self.no_end > 0, Finding::NoEnd { games: self.no_end, of });
        tell(self.endless > 0, Finding::Endless { games: self.endless, of });
        let percent = u32::try_from(100 * self.refused / self.candidates.max(1)).unwrap_or(100);
        tell(percent > 0, Finding::NeverEnding { percent });
        tell(self.longest > LONG_TURN, Finding::LongTurn);
        tell(of >= 8 && self.won[1] == of, Finding::OneSided { south: false });
        tell(of >= 8 && self.won[0] == of, Finding::OneSided { south: true });
        tell(self.all >= ENOUGH && self.captures == 0, Finding::NothingCaptured);
        if self.all >= ENOUGH {
            for (place, line) in self.rules.endings().iter().enumerate() {
                tell(!self.reached.contains(&line.rule), Finding::Unreached { line: place + 1 });
            }
        }
        found
    }
}
