//! Games between two players of the highest level.

use std::ops::RangeInclusive;

use mbao_figures::Strong;
use mbao_players::{Level, Limits, Player};
use mbao_rules::{Game, Rules};

use super::random::Random;

/// The random moves at the beginning of a game: without them two masters would play the same game again
/// and again.
const LOTS: RangeInclusive<usize> = 2..=6;

/// Plays `games` games, searching `nodes` nodes for each move.
#[must_use]
pub fn strong_games(rules: &Rules, games: u32, nodes: u64, seed: u64) -> Strong {
    let mut strong = Strong { games, nodes, ..Strong::default() };
    for number in 0..games {
        game(&mut strong, rules, Random::new(seed ^ 0x0057_204e_4721, u64::from(number)), u64::from(number));
    }
    strong
}

fn game(strong: &mut Strong, rules: &Rules, mut random: Random, number: u64) {
    let Ok(mut game) = Game::with_rules(rules.clone(), None) else { return };
    let player = Player::new(rules, Level::MASTER, number);
    let limits = Limits { nodes: strong.nodes, memory: 1 << 20, ..Limits::default() };
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
    strong.turns += game.turn();
    match game.outcome().and_then(|outcome| outcome.winner) {
        None => strong.drawn += 1,
        winner => strong.first += u32::from(winner == first),
    }
}
