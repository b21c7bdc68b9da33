//! Plays a game at random and prints its record.
//!
//! `cargo run --example random_game -- enkeshui`

use mbao_rules::{Error, Game};

/// A small generator: the same seed gives the same game.
struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).unwrap_or(0) % n.max(1)
    }
}

fn main() -> Result<(), Error> {
    let id = std::env::args().nth(1).unwrap_or_else(|| "ndoto".to_owned());
    let mut game = Game::start(&id)?;
    let mut random = Random(7);
    while let Some(action) = game.random_action(|n| random.below(n)) {
        game.play(action)?;
    }
    println!("{}", mbao_story::record(&game));
    if let Some(outcome) = game.outcome() {
        let [south, north] = outcome.score;
        println!("{} after {} turns, {south} to {north}", outcome.winner_word(), game.turn());
    }
    Ok(())
}
