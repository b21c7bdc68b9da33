//! Games between two players of the highest level.

use std::ops::RangeInclusive;

use mbao_players::{Level, Limits, Player};
use mbao_rules::{Game, Rules};
use serde::{Deserialize, Serialize};

use crate::random::Random;

/// How often the player who begins wins between strong players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Strong {
    /// Games played.
    pub games: u32,
    /// Nodes searched for each move.
    pub nodes: u64,
    /// Won by the player who began.
    pub first: u32,
    /// Won by nobody.
    pub drawn: u32,
    /// Turns of all games.
    pub turns: u32,
}

/// The random moves at the beginning of a game: without them two masters would play the same game again
/// and again.
const LOTS: RangeInclusive<usize> = 2..=6;

impl Strong {
    /// Plays `games` games, searching `nodes` nodes for each move.
    #[must_use]
    pub fn of(rules: &Rules, games: u32, nodes: u64, seed: u64) -> Self {
        let mut strong = Self { games, nodes, ..Self::default() };
        for number in 0..games {
            strong.game(rules, Random::new(seed ^ 0x0057_204e_4721, u64::from(number)), u64::from(number));
        }
        strong
    }

    fn game(&mut self, rules: &Rules, mut random: Random, number: u64) {
        let Ok(mut game) = Game::with_rules(rules.clone(), None) else { return };
        let player = Player::new(rules, Level::MASTER, number);
        let limits = Limits { nodes: self.nodes, memory: 1 << 20, ..Limits::default() };
        let mut by_lot = LOTS.start() + random.below(LOTS.count());
        let mut first = None;
        while game.outcome().is_none() {
            let playing = game.position().phase().is_play();
            if playing && first.is_none() {
                first = Some(game.mover());
            }
            let action = if playing && by_lot > 0 {
                by_lot -= 1;
                let legal = game.legal_moves();
                rules.action(legal[random.below(legal.len())])
            } else {
                let Some(suggestion) = player.suggest(&game, &limits, || false) else { return };
                suggestion.action
            };
            if game.play(action).is_err() {
                return;
            }
        }
        self.turns += game.turn();
        match game.outcome().and_then(|outcome| outcome.winner) {
            None => self.drawn += 1,
            winner => self.first += u32::from(winner == first),
        }
    }

    /// Share of games won by the player who began, with draws counted as half.
    #[must_use]
    pub fn advantage(&self) -> f64 {
        (f64::from(self.first) + f64::from(self.drawn) / 2.0) / f64::from(self.games.max(1))
    }
}
