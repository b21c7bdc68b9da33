//! What rules and players do, as numbers: data made with another number is old.

use alloc::string::{String, ToString};

use mbao_rules::{Definition, Game, GameBuilder, Side};

use crate::level::Level;
use crate::player::{Limits, Player};
use crate::random::SplitMix;

/// Random games of each set-up and each reading.
const GAMES: u64 = 2;
/// Decisions of each level, and what it may look at for each.
const DECISIONS: usize = 20;
const NODES: u64 = 400;
/// The master also looks farther, now and then.
const FARTHER: u64 = 4_000;
const NOW_AND_THEN: usize = 5;

/// A number for what the rules of a game do: what is legal, where it leads and how games end, in random games of every
/// set-up and every reading.
pub fn of_rules(definition: &Definition) -> u64 {
    let mut print = Print::default();
    let usual = || Game::builder(&*definition.id);
    for setup in definition.setups.iter() {
        print.games(&usual().setup(&*setup.name));
    }
    for option in definition.options.iter() {
        for value in option.values.iter() {
            print.games(&usual().option(&*option.id, &*value.name));
        }
    }
    print.0
}

/// A number for what the players of all levels do in a game, and how they judge it.
pub fn of_players(definition: &Definition) -> u64 {
    let mut print = Print::default();
    for level in (0..=5).filter_map(Level::new) {
        let mut random = SplitMix::new(level.number().into());
        let Ok(mut game) = Game::start(&definition.id) else { continue };
        let player = Player::new(game.rules(), level, random.next());
        for number in 0..DECISIONS {
            let far = level == Level::MASTER && number % NOW_AND_THEN == 0;
            let limits = Limits { nodes: if far { FARTHER } else { NODES }, ..Limits::default() };
            let Some(told) = player.suggest(&game, &limits, || false) else { break };
            print.add(&told.action.to_string());
            print.number(told.value.points());
            // Every third decision is drawn, so that no two levels play the same game.
            let lot = game.random_action(|n| random.below(n)).filter(|_| number % 3 == 0);
            if game.play(lot.unwrap_or(told.action)).is_err() {
                break;
            }
        }
    }
    print.0
}

/// FNV-1a: the same on every machine.
struct Print(u64);

impl Default for Print {
    fn default() -> Self {
        Self(0xcbf2_9ce4_8422_2325)
    }
}

impl Print {
    fn add(&mut self, text: &str) {
        for byte in text.bytes().chain([b'\n']) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn number(&mut self, number: impl Into<i64>) {
        self.add(&number.into().to_string());
    }

    /// Random games; nothing where a reading does not fit the usual set-up.
    fn games(&mut self, request: &GameBuilder) {
        for number in 0..GAMES {
            let (mut random, Ok(mut game)) = (SplitMix::new(number), request.clone().start()) else { return };
            while let Some(action) = game.random_action(|n| random.below(n)) {
                for &open in game.legal_moves() {
                    self.add(&game.rules().action(open).to_string());
                }
                self.add(&action.to_string());
                if game.play(action).is_err() {
                    break;
                }
                self.add(&game.position_text().unwrap_or_else(String::new));
            }
            if let Some(outcome) = game.outcome() {
                self.number(outcome.winner.map_or(2, |winner| i64::from(winner == Side::North)));
                outcome.score.into_iter().for_each(|seeds| self.number(seeds));
            }
        }
    }
}
