//! Counts what levels do with their turns, against opponents who play at random or take the most in sight.
//!
//! `cargo lab habits [--games N] [--nodes N | --millis N]
//! [--levels 0,1] [--seed N] [--row 0=ROW] [--at-once N] [--print] [--keep] [--out FILE] [GAME…]`
//!
//! `--games` is the number for each level and each opponent; seats change from game to game. Counted are turns
//! with a start: in how many the level passed all the same; in how many a turn could capture, and whether the one
//! played did; in how many two starts or more were open, and whether the one chosen was
//! that of the turn before, or the one that sows the fewest seeds before something is to be chosen. Of the
//! choices within a turn, those are counted that were declined: a capture left, a house not sown. `--print`
//! shows the games. `--row` tries another row of the table of levels, see `tuning::player_with`. `--keep` plays
//! what `content/strength/habits.toml` holds, 60 games of 8,000 nodes, and writes a game's part of it.

use std::fmt::Write;
use std::time::{Duration, Instant};

use crate::common::opponents::{Lot, Thought, by_chance, taking_most, thought};
use crate::common::{self, cores, each, level_row, progress};
use crate::made;
use anyhow::Result;
use indicatif::ProgressBar;
use lexopt::Parser;
use lexopt::prelude::{Long, Value, ValueExt};
use mbao_figures::Kind;
use mbao_players::tuning::player_with;
use mbao_players::{Level, Player};
use mbao_rules::definition::{Booty, Then};
use mbao_rules::{Definition, Event, Game, Move, Moves, Pending, Position, Rules, SEED_BOUND, Side};
use serde::{Deserialize, Serialize};
use time::OffsetDateTime;

/// What the command line asks for.
struct Args {
    games: usize,
    thought: Thought,
    levels: Vec<u8>,
    seed: u64,
    at_once: usize,
    print: bool,
    out: Option<String>,
    /// Whether the house keeps the results.
    keep: bool,
    /// Rows to try instead of those in the table, by level.
    rows: Vec<(u8, String)>,
    names: Vec<String>,
}

/// What a level did.
#[derive(Clone, Copy, Default, Serialize, Deserialize)]
struct Habits {
    /// Points of the level against `random` and against `child`: two for a win, one for a draw.
    points: [u32; 2],
    /// Turns with a start.
    turns: u32,
    passed: u32,
    /// Turns in which a capture could be made.
    offered: u32,
    taken: u32,
    /// Turns with two starts or more, and by chance one in how many of them is a given one.
    open: u32,
    by_chance: f64,
    /// The start was that of the turn before; it sowed the fewest seeds.
    same: u32,
    shortest: u32,
    /// Choices within turns.
    choices: u32,
    declined: u32,
}

impl Habits {
    fn and(self, other: Self) -> Self {
        Self {
            points: [0, 1].map(|at| self.points[at] + other.points[at]),
            turns: self.turns + other.turns,
            passed: self.passed + other.passed,
            offered: self.offered + other.offered,
            taken: self.taken + other.taken,
            open: self.open + other.open,
            by_chance: self.by_chance + other.by_chance,
            same: self.same + other.same,
            shortest: self.shortest + other.shortest,
            choices: self.choices + other.choices,
            declined: self.declined + other.declined,
        }
    }
}

pub(crate) fn run(arguments: Parser) -> Result<()> {
    let args = args(arguments)?;
    let mut table = format!(
        "# What the levels do with their turns, written by `cargo lab habits`.\n\
         date = {}\nseed = {}\ngames = {}\n{}",
        OffsetDateTime::now_utc().date(),
        args.seed,
        args.games,
        args.thought.written(args.at_once)
    );
    println!(
        "{:14} {:>5} {:>8} {:>8} {:>7} {:>7} {:>9} {:>7} {:>9} {:>7} {:>9} {:>7}",
        "game",
        "level",
        "random-L",
        "child-L",
        "turns",
        "passed",
        "captures",
        "same",
        "shortest",
        "chance",
        "declined",
        "seconds"
    );
    let wanted = common::games(&args.names);
    let bar = progress((wanted.len() * args.levels.len() * args.games * 2) as u64);
    for definition in wanted {
        for &level in &args.levels {
            let start = Instant::now();
            let habits = of_level(definition, level, &args, &bar);
            let games = u32::try_from(args.games).expect("not that many games");
            let share = |points: u32| 100.0 - 50.0 * f64::from(points) / f64::from(games.max(1));
            let percent = |some: u32, all: u32| match all {
                0 => "–".to_owned(),
                _ => format!("{:.0}", 100.0 * f64::from(some) / f64::from(all)),
            };
            bar.suspend(|| {
                println!(
                    "{:14} {level:>5} {:>8.1} {:>8.1} {:>7} {:>7} {:>9} {:>7} {:>9} {:>7.0} {:>9} {:>7.0}",
                    definition.id,
                    share(habits.points[0]),
                    share(habits.points[1]),
                    habits.turns,
                    habits.passed,
                    format!("{} of {}", percent(habits.taken, habits.offered), habits.offered),
                    percent(habits.same, habits.open),
                    percent(habits.shortest, habits.open),
                    100.0 * habits.by_chance / f64::from(habits.open.max(1)),
                    format!("{} of {}", percent(habits.declined, habits.choices), habits.choices),
                    start.elapsed().as_secs_f64(),
                );
            });
            let points = habits.points.map(|points| f64::from(points) / 2.0);
            let _ = write!(
                table,
                "\n[[habits]]\ngame = \"{}\"\nlevel = {level}\npoints = {{ random = {:.1}, child = {:.1} }}\n\
                 turns = {}\npassed = {}\noffered = {}\ntaken = {}\nopen = {}\nsame = {}\nshortest = {}\n\
                 choices = {}\ndeclined = {}\n",
                definition.id,
                points[0],
                points[1],
                habits.turns,
                habits.passed,
                habits.offered,
                habits.taken,
                habits.open,
                habits.same,
                habits.shortest,
                habits.choices,
                habits.declined,
            );
            if let Some(out) = &args.out {
                std::fs::write(out, &table).expect("the table can be written");
            }
        }
        if args.keep {
            made::keep(&made::content("strength/habits.toml"), "game", &definition.id, &table)?;
            made::say(Kind::Habits, definition)?;
        }
    }
    common::kept::forget();
    Ok(())
}

fn args(mut arguments: Parser) -> Result<Args, lexopt::Error> {
    let mut args = Args {
        games: 60,
        thought: Thought::Nodes(20_000),
        levels: (0..=5).collect(),
        seed: 1,
        at_once: cores(),
        print: false,
        out: None,
        keep: false,
        rows: Vec::new(),
        names: Vec::new(),
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("games") => args.games = arguments.value()?.parse()?,
            Long("nodes") => args.thought = Thought::Nodes(arguments.value()?.parse()?),
            Long("millis") => {
                args.thought = Thought::Time(Duration::from_millis(arguments.value()?.parse()?));
            }
            Long("levels") => {
                args.levels = arguments
                    .value()?
                    .string()?
                    .split(',')
                    .map(|level| level.parse().expect("a level"))
                    .collect();
            }
            Long("seed") => args.seed = arguments.value()?.parse()?,
            Long("at-once") => args.at_once = arguments.value()?.parse()?,
            Long("print") => args.print = true,
            Long("keep") => args = Args { thought: Thought::Nodes(8_000), keep: true, ..args },
            Long("out") => args.out = Some(arguments.value()?.string()?),
            Long("row") => args.rows.push(level_row(&arguments.value()?.string()?)),
            Value(name) => args.names.push(name.string()?),
            other => return Err(other.unexpected()),
        }
    }
    Ok(args)
}

/// What a level does in its games of one kind, against each opponent.
fn of_level(definition: &Definition, level: u8, args: &Args, bar: &ProgressBar) -> Habits {
    let name = format!("{} {level}", definition.id);
    let found = each((&name, args.games * 2, args.at_once), bar, |number| {
        play(definition, level, number % 2, (number / 2) as u64, args)
    });
    found.into_iter().fold(Habits::default(), Habits::and)
}

/// Plays a game against an opponent, `random` (0) or `child` (1).
fn play(definition: &Definition, level: u8, opponent: usize, number: u64, args: &Args) -> Habits {
    let mut game = Game::start(&definition.id).expect("a recorded game");
    let seat = if number.is_multiple_of(2) { Side::South } else { Side::North };
    let opening = number / 2 + 1_000 * args.seed;
    let row = args.rows.iter().find(|(with, _)| *with == level).map_or("", |(_, row)| row);
    let player = player_with(game.rules(), Level::new(level).expect("a level"), row, 2 * opening);
    let player = player.expect("a row of the table");
    let mut seen = Seen::of(definition);
    let mut number = 0;
    while game.outcome().is_none() {
        number += 1;
        let mut lot = Lot::of(opening, number);
        if game.mover() == seat {
            seen.decide(&mut game, &player, args.thought);
        } else {
            let action =
                if opponent == 0 { by_chance(&game, &mut lot) } else { taking_most(&game, &mut lot) };
            game.play(action).expect("it is legal");
        }
    }
    seen.turn_ends();
    seen.habits.points[opponent] = match game.outcome().and_then(|outcome| outcome.winner) {
        None => 1,
        Some(winner) if winner == seat => 2,
        Some(_) => 0,
    };
    if args.print {
        println!("{} level {level} is {seat:?}\n{}", definition.id, mbao_story::record(&game));
    }
    seen.habits
}

/// What was seen of a level's turns.
struct Seen {
    habits: Habits,
    /// Whether captured seeds go to a store; else they stay on the captor's side.
    to_store: bool,
    /// Whether the turn under way could capture, and whether it has.
    offered: bool,
    captured: bool,
    last_start: Option<Move>,
}

impl Seen {
    fn of(definition: &Definition) -> Self {
        let to_store = definition.endings.iter().any(|line| match line.then {
            Then::Capture(what) => matches!(what.to, Booty::Store | Booty::StoreAndAgain),
            _ => false,
        });
        Self { habits: Habits::default(), to_store, offered: false, captured: false, last_start: None }
    }

    /// Lets the level play its next move.
    fn decide(&mut self, game: &mut Game, player: &Player, limit: Thought) {
        let (pos, rules) = (*game.position(), game.rules().clone());
        let legal = game.legal_moves().to_vec();
        let action = thought(player, game, limit);
        let chosen = legal.iter().copied().find(|&mv| rules.action(mv) == action);
        let habits = &mut self.habits;
        if pos.phase().is_play() && pos.between_turns() {
            let starts: Vec<Move> = legal.iter().copied().filter(|&mv| mv != Move::Pass).collect();
            self.turn_ends();
            let habits = &mut self.habits;
            habits.turns += u32::from(!starts.is_empty());
            habits.passed += u32::from(chosen == Some(Move::Pass) && !starts.is_empty());
            self.offered = can_take(&rules, &pos, self.to_store);
            if starts.len() > 1 {
                habits.open += 1;
                habits.by_chance += 1.0 / f64::from(u32::try_from(starts.len()).expect("a few"));
                habits.same += u32::from(chosen == self.last_start);
                let sown = |&start: &Move| rules.play_in_place(&mut pos.clone(), start, SEED_BOUND).sown;
                let fewest = starts.iter().map(sown).min();
                habits.shortest +=
                    u32::from(chosen.as_ref().map(sown) == fewest && chosen != Some(Move::Pass));
            }
            self.last_start = chosen;
        } else if matches!(pos.pending(), Pending::Ending | Pending::House) {
            habits.choices += 1;
            habits.declined += u32::from(matches!(chosen, Some(Move::GoOn | Move::StopAtHouse)));
        }
        let events = game.play(action).expect("a suggestion is legal");
        self.captured |= events.iter().any(|event| matches!(event, Event::Capture { .. }));
    }

    /// Counts what the turn did with the capture that it could make.
    fn turn_ends(&mut self) {
        self.habits.offered += u32::from(self.offered);
        self.habits.taken += u32::from(self.offered && self.captured);
        (self.offered, self.captured) = (false, false);
    }
}

/// The most positions within turns that are looked at.
const LOOKED_AT: usize = 400;

/// Whether a player about to start has a turn that captures.
fn can_take(rules: &Rules, from: &Position, to_store: bool) -> bool {
    let mover = from.mover();
    let held = |pos: &Position| {
        if to_store {
            u32::from(pos.store(mover))
        } else {
            u32::from(pos.side_total(rules.board(), mover)) + u32::from(pos.in_hand(mover))
        }
    };
    let before = held(from);
    let mut inside = vec![*from];
    let mut looked_at = 0;
    let mut open = Moves::default();
    while let Some(pos) = inside.pop() {
        rules.pseudo_legal(&pos, &mut open);
        for &mv in open.iter() {
            let mut next = pos;
            if rules.play_in_place(&mut next, mv, SEED_BOUND).result.is_err() {
                continue;
            }
            if held(&next) > before {
                return true;
            }
            if next.pending() != Pending::Nothing {
                inside.push(next);
            }
        }
        looked_at += 1;
        if looked_at > LOOKED_AT {
            break;
        }
    }
    false
}
