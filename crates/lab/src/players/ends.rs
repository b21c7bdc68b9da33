//! Measures how often games come to their own end under each reading of an option: random games,
//! games of a child who takes the largest capture in sight, and games of the levels.
//!
//! `cargo lab ends [--random N] [--greedy N]
//! [--levels N] [--moves N] GAME OPTION`
//!
//! Random and greedy games go on to the bound of 2,000 turns, those of the levels 2 and 4 to
//! `--moves` (400). Of each kind it prints the games, those that came to their own end, the mean
//! number of turns of these, and how many were broken off by a repetition or went on to the limit.

use lexopt::Parser;
use lexopt::prelude::{Long, Value, ValueExt};
use mbao_players::tuning::SplitMix;
use mbao_players::{Level, Limits, Player};
use mbao_rules::{Event, Game, GameBuilder, OutcomeKind};

/// The random moves from which games of the levels begin, so that no two are the same.
const OPENING: u32 = 4;

pub(crate) fn run(mut arguments: Parser) -> Result<(), lexopt::Error> {
    let (mut random, mut greedy, mut levels, mut moves) = (1_000, 200, 12, 400);
    let mut wanted = Vec::new();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("random") => random = arguments.value()?.parse()?,
            Long("greedy") => greedy = arguments.value()?.parse()?,
            Long("levels") => levels = arguments.value()?.parse()?,
            Long("moves") => moves = arguments.value()?.parse()?,
            Value(name) => wanted.push(name.string()?),
            other => return Err(other.unexpected()),
        }
    }
    let [game, option] = &wanted[..] else { panic!("expected a game and an option") };
    let definition = mbao_rules::game(game).expect("a recorded game");
    let choice = definition.options.iter().find(|one| one.id == *option).expect("an option of the game");
    for value in choice.values.iter() {
        let request = Game::builder(game.as_str()).option(option.as_str(), &*value.name);
        let told = |kind: &str, games: u32, course: &dyn Fn(u64) -> Game| {
            let (mut ended, mut turns, mut repeated) = (0, 0, 0);
            for game in (1..=games.into()).map(course) {
                match game.outcome().map(|over| over.kind) {
                    Some(OutcomeKind::End) => (ended, turns) = (ended + 1, turns + game.turn()),
                    Some(OutcomeKind::Repetition) => repeated += 1,
                    _ => {}
                }
            }
            let (mean, on) = (turns / ended.max(1), games - ended - repeated);
            println!(
                "{option}={} {kind}: {ended} of {games} ended, after {mean} turns; {repeated} repeated, {on} went on",
                value.name
            );
        };
        told("random", random, &|seed| drawn(&request, seed, false));
        told("greedy", greedy, &|seed| drawn(&request, seed, true));
        for level in [2, 4] {
            told(&format!("level {level}"), levels, &|seed| played(&request, seed, level, moves));
        }
    }
    Ok(())
}

/// A game in which moves are drawn by lot; a greedy one takes what captures most.
fn drawn(request: &GameBuilder, seed: u64, greedy: bool) -> Game {
    let mut lot = SplitMix::new(seed);
    let mut game = request.clone().start().expect("a game");
    while let Some(mut action) = game.random_action(|n| lot.below(n)) {
        let open = game.legal();
        if greedy && open.len() > 1 {
            // The first of equals is the one that was drawn.
            let mut most = captured(&game.preview(action).expect("it is legal"));
            for other in open {
                let Ok(events) = game.preview(other) else { continue };
                if captured(&events) > most {
                    (action, most) = (other, captured(&events));
                }
            }
        }
        game.play(action).expect("it is legal");
    }
    game
}

/// The seeds captured in these events.
fn captured(events: &[Event]) -> u32 {
    let seeds = |event: &Event| match event {
        Event::Capture { seeds, .. } => u32::from(*seeds),
        _ => 0,
    };
    events.iter().map(seeds).sum()
}

/// A game between two players of a level, up to so many moves.
fn played(request: &GameBuilder, seed: u64, level: u8, moves: u32) -> Game {
    let mut lot = SplitMix::new(seed);
    let mut game = request.clone().start().expect("a game");
    let player = Player::new(game.rules(), Level::new(level).expect("a level"), seed);
    let mut made = 0;
    while made < moves {
        let action = if made < OPENING {
            game.random_action(|n| lot.below(n))
        } else {
            player.suggest(&game, &Limits::default(), || false).map(|found| found.action)
        };
        let Some(action) = action else { break };
        game.play(action).expect("a suggestion is legal");
        made += 1;
    }
    game
}
