//! Measures how fast players look ahead: nodes a second and turns reached, for every game or the
//! named ones.
//!
//! `cargo lab speed [--nodes N] [GAME…]`

use std::time::Instant;

use lexopt::Parser;
use lexopt::prelude::{Long, Value, ValueExt};
use mbao_players::{Level, Limits, Player};
use mbao_rules::Game;

use crate::common;

/// The number of positions of a game that are searched, some turns apart.
const POSITIONS: u32 = 5;

pub(crate) fn run(mut arguments: Parser) -> Result<(), lexopt::Error> {
    let mut nodes = 200_000;
    let mut wanted = Vec::new();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("nodes") => nodes = arguments.value()?.parse()?,
            Value(name) => wanted.push(name.string()?),
            other => return Err(other.unexpected()),
        }
    }
    println!("{:14} {:>9} {:>11} {:>6}", "game", "nodes", "nodes/s", "depth");
    for definition in common::games(&wanted) {
        let request = Game::builder(&*definition.id);
        let mut game = request.start().expect("a built-in game");
        let quick = Player::new(game.rules(), Level::FIRST, 1);
        let master = Player::new(game.rules(), Level::MASTER, 1);
        let limits = Limits { nodes, ..Limits::default() };
        let (mut tried, mut seconds, mut depth, mut looked) = (0, 0.0, 0, 0);
        while looked < POSITIONS {
            let between = game.position().between_turns();
            if between && game.turn() % 4 == 3 && game.legal_moves().len() > 1 {
                let start = Instant::now();
                let Some(found) = master.suggest(&game, &limits, || false) else { break };
                seconds += start.elapsed().as_secs_f64();
                tried += found.nodes;
                depth += u32::from(found.depth);
                looked += 1;
            }
            let Some(next) = quick.suggest(&game, &limits, || false) else { break };
            game.play(next.action).expect("a suggestion is legal");
        }
        println!(
            "{:14} {tried:>9} {:>11.0} {:>6.1}",
            definition.id,
            f64::from(u32::try_from(tried).unwrap_or(u32::MAX)) / seconds,
            f64::from(depth) / f64::from(looked.max(1)),
        );
    }
    Ok(())
}
