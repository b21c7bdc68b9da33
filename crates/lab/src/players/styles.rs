//! Counts what a style changes: a level with its style against the same level without one.
//!
//! `cargo lab styles [--level N] [--games N] [--nodes N] [--seed N]
//! [--row ROW] [--at-once N] [GAME…]`
//!
//! Each opening of four to nine random moves is played twice, with seats changed. Of each player are told the
//! seeds that it sows in a turn and how often, of turns with two starts or more, it chose the one that sows the
//! most and the one that sows the fewest; then the share of the games that the style wins. `--row` tries another
//! row, see `tuning::player_with`.

use crate::common::opponents::{Thought, thought};
use crate::common::{self, cores, each, progress};
use lexopt::Parser;
use lexopt::prelude::{Long, Value, ValueExt};
use mbao_players::Level;
use mbao_players::tuning::{SplitMix, player_with};
use mbao_rules::{Game, Move, SEED_BOUND, Side};
use serde::{Deserialize, Serialize};

/// The row of a level without its style.
const PLAIN: &str = "-:-:-:-:-:-:-:-:-:-:-:-:0";
/// Longer games count as drawn: they go in circles.
const LONGEST: u32 = 1_000;

/// What the command line asks for.
struct Args {
    level: Level,
    games: usize,
    thought: Thought,
    seed: u64,
    row: String,
    at_once: usize,
    names: Vec<String>,
}

/// What the player with the style (first) and the one without it did.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
struct Seen {
    /// Twice the games that the style won, and once those that were drawn.
    points: u32,
    sown: [f64; 2],
    turns: [f64; 2],
    /// Turns with two starts or more, and those with the start that sows the most and the fewest.
    open: [f64; 2],
    most: [f64; 2],
    fewest: [f64; 2],
}

pub(crate) fn run(arguments: Parser) -> Result<(), lexopt::Error> {
    let args = args(arguments)?;
    println!("{:14} {:>14} {:>8} {:>12} {:>12}  share", "game", "sown in a turn", "change", "most", "fewest");
    let games = u32::try_from(args.games).expect("not that many games");
    let wanted = common::games(&args.names);
    let bar = progress((wanted.len() * args.games) as u64);
    for definition in wanted {
        let id = &*definition.id;
        let all = each((id, args.games, args.at_once), &bar, |number| play(id, number as u64, &args));
        let mut sum = Seen::default();
        for seen in all {
            sum.points += seen.points;
            for at in [0, 1] {
                sum.sown[at] += seen.sown[at];
                sum.turns[at] += seen.turns[at];
                sum.open[at] += seen.open[at];
                sum.most[at] += seen.most[at];
                sum.fewest[at] += seen.fewest[at];
            }
        }
        let share = |of: [f64; 2], all: [f64; 2]| [0, 1].map(|at| of[at] / all[at].max(1.0));
        let [with, without] = share(sum.sown, sum.turns);
        let [most, fewest] = [sum.most, sum.fewest].map(|of| share(of, sum.open).map(|share| 100.0 * share));
        bar.suspend(|| {
            println!(
                "{id:14} {with:>6.2} {without:>7.2} {:>+7.0}% {:>6.0} {:>5.0} {:>6.0} {:>5.0}  {:.1}",
                100.0 * (with / without.max(0.01) - 1.0),
                most[0],
                most[1],
                fewest[0],
                fewest[1],
                50.0 * f64::from(sum.points) / f64::from(games.max(1)),
            );
        });
    }
    common::kept::forget();
    Ok(())
}

fn args(mut arguments: Parser) -> Result<Args, lexopt::Error> {
    let mut args = Args {
        level: Level::new(2).expect("a level"),
        games: 200,
        thought: Thought::Nodes(20_000),
        seed: 1,
        row: String::new(),
        at_once: cores(),
        names: Vec::new(),
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("level") => args.level = Level::new(arguments.value()?.parse()?).expect("a level, 0 to 5"),
            Long("games") => args.games = arguments.value()?.parse()?,
            Long("nodes") => args.thought = Thought::Nodes(arguments.value()?.parse()?),
            Long("seed") => args.seed = arguments.value()?.parse()?,
            Long("row") => args.row = arguments.value()?.string()?,
            Long("at-once") => args.at_once = arguments.value()?.parse()?,
            Value(name) => args.names.push(name.string()?),
            other => return Err(other.unexpected()),
        }
    }
    Ok(args)
}

/// Plays a game; the style sits South in those of even number.
fn play(id: &str, number: u64, args: &Args) -> Seen {
    let opening = number / 2 + 1_000 * args.seed;
    let mut random = SplitMix::new(opening);
    let mut game = Game::start(id).expect("a recorded game");
    let mut by_lot = 4 + random.below(6);
    while by_lot > 0 && game.outcome().is_none() {
        let action = game.random_action(|n| random.below(n)).expect("the game goes on");
        by_lot -= usize::from(game.position().phase().is_play());
        game.play(action).expect("it is legal");
    }
    let seat = if number.is_multiple_of(2) { Side::South } else { Side::North };
    let player = |row, salt| player_with(game.rules(), args.level, row, 2 * opening + salt).expect("a row");
    let players = [player(&args.row, 0), player(PLAIN, 1)];
    let mut seen = Seen::default();
    while game.outcome().is_none() && game.turn() <= LONGEST {
        let at = usize::from(game.mover() != seat);
        let (pos, rules) = (*game.position(), game.rules().clone());
        let legal = game.legal_moves().to_vec();
        let action = thought(&players[at], &game, args.thought);
        game.play(action).expect("it is legal");
        let Some(chosen) = legal.iter().copied().find(|&mv| rules.action(mv) == action) else { continue };
        if !pos.phase().is_play() {
            continue;
        }
        let sown = |mv: Move| rules.play_in_place(&mut pos.clone(), mv, SEED_BOUND).sown;
        seen.sown[at] += f64::from(sown(chosen));
        if pos.between_turns() {
            seen.turns[at] += 1.0;
            let starts = || legal.iter().copied().filter(|&mv| mv != Move::Pass).map(sown);
            if starts().count() > 1 {
                seen.open[at] += 1.0;
                seen.most[at] += f64::from(u8::from(Some(sown(chosen)) == starts().max()));
                seen.fewest[at] += f64::from(u8::from(Some(sown(chosen)) == starts().min()));
            }
        }
    }
    seen.points = match game.outcome().and_then(|outcome| outcome.winner) {
        None => 1,
        Some(winner) if winner == seat => 2,
        Some(_) => 0,
    };
    seen
}
