//! Solves tables and writes the results to `content/tables`. Solved layers are kept in
//! `target/tables` and not solved again, so a run can be interrupted. Parts of layers, which many
//! jobs make and one merges, are kept there too.

use std::fmt::Write as _;
use std::fs;
use std::num::NonZero;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use indicatif::{ProgressBar, ProgressStyle};
use lexopt::Parser;
use lexopt::prelude::{Long, Value, ValueExt};
use mbao_figures::Kind;
use mbao_figures::solved::{Board, Solved, Start};
use mbao_rules::GAMES;
use mbao_tables::{NEVER, Ranks};
use time::OffsetDateTime;

use crate::made;

use super::{
    Claim, FARTHEST, PLANS, Parts, Plan, Prover, Split, Store, Study, Sure, Tablebase, best_line, packed,
    rounds, start, written,
};

/// How tables are solved.
#[derive(Clone, Copy)]
enum How {
    /// This run does everything.
    Whole,
    /// This run makes one part of every layer, and solves nothing.
    Part(Split),
    /// This run solves from this number of parts.
    Merged(NonZero<u32>),
}

/// What the command line asks for.
struct Args {
    how: How,
    /// The arguments that parts depend on, for errors to quote.
    besides: String,
    out: PathBuf,
    layers: PathBuf,
    threads: usize,
    /// The most seeds in play, even if more are planned.
    seeds: Option<u8>,
    /// The number of seeds beyond the plan.
    more: u8,
    /// Seconds to look ahead from each starting position.
    seconds: u64,
    /// The number of positions remembered in looking ahead, as a power of two.
    bits: u32,
    /// Games, or games and boards as in `giuthi-3`; all if empty.
    only: Vec<String>,
}

pub(crate) fn run(arguments: Parser) -> Result<()> {
    let args = args(arguments)?;
    for wanted in &args.only {
        let planned = PLANS.map(|plan| plan.name()).join(", ");
        ensure!(
            PLANS.iter().any(|plan| plan.is(wanted)),
            "nothing is planned for {wanted}, only for {planned}"
        );
    }
    fs::create_dir_all(&args.out)?;
    for plan in &PLANS {
        if args.only.is_empty() || args.only.iter().any(|wanted| plan.is(wanted)) {
            let done = match args.how {
                How::Part(split) => part(&args, plan, split),
                How::Whole | How::Merged(_) => work(&args, plan),
            };
            done.with_context(|| plan.name())?;
        }
    }
    // A game whose boards were all solved.
    let whole =
        args.seeds.is_none() && args.out == made::content("tables") && !matches!(args.how, How::Part(_));
    for game in GAMES.iter().filter(|game| whole && PLANS.iter().any(|plan| plan.game == game.id)) {
        if args.only.is_empty() || args.only.iter().any(|wanted| *wanted == *game.id) {
            made::say(Kind::Tables, game)?;
        }
    }
    Ok(())
}

fn args(mut arguments: Parser) -> Result<Args> {
    let mut args = Args {
        how: How::Whole,
        besides: String::new(),
        out: made::content("tables"),
        layers: made::content("../target/tables"),
        threads: thread::available_parallelism().map_or(1, usize::from),
        seeds: None,
        more: 0,
        seconds: 1_200,
        bits: 26,
        only: Vec::new(),
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("out") => args.out = arguments.value()?.into(),
            Long("part") => args.how = one(args.how, How::Part(arguments.value()?.parse()?))?,
            Long("merge") => args.how = one(args.how, How::Merged(arguments.value()?.parse()?))?,
            Long("layers") => {
                args.layers = arguments.value()?.into();
                let _ = write!(args.besides, " --layers {}", args.layers.display());
            }
            Long("threads") => args.threads = arguments.value()?.parse()?,
            Long("seeds") => args.seeds = Some(arguments.value()?.parse()?),
            Long("more") => {
                args.more = arguments.value()?.parse()?;
                let _ = write!(args.besides, " --more {}", args.more);
            }
            Long("seconds") => args.seconds = arguments.value()?.parse()?,
            Long("bits") => args.bits = arguments.value()?.parse()?,
            Value(game) => args.only.push(game.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(args)
}

/// Allows `--part` or `--merge`, not both, and only once.
fn one(known: How, asked: How) -> Result<How> {
    ensure!(matches!(known, How::Whole), "expected either --part or --merge, once");
    Ok(asked)
}

/// The most seeds in play of a table.
fn most(args: &Args, plan: &Plan) -> usize {
    usize::from(args.seeds.map_or(plan.seeds, |most| most.min(plan.seeds)) + args.more)
}

/// Makes one part of every layer that is not solved yet.
fn part(args: &Args, plan: &Plan, split: Split) -> Result<()> {
    let study = Study::new(plan.game, plan.columns)?;
    let most = most(args, plan);
    println!("{} on {} pits a row, part {split} up to {most} seeds", plan.game, plan.columns);
    let store = Store::new(&args.layers, &study)?;
    let parts = Parts::new(&study, &store, &args.besides);
    let ranks = Ranks::new(study.pits(), most);
    let bar = progress((0..=most).map(|seeds| split.positions(ranks.of(seeds))).sum());
    let begun = Instant::now();
    let (mut made, mut there) = (0, 0);
    for seeds in 0..=most {
        bar.tick();
        if !store.has(seeds, ranks.of(seeds)) && parts.make(&ranks, seeds, split, args.threads)? {
            made += 1;
        } else {
            there += 1;
            bar.reset_eta();
        }
        bar.inc(split.positions(ranks.of(seeds)));
    }
    bar.finish_and_clear();
    let seconds = begun.elapsed().as_secs_f64();
    println!("  part {split}: {made} layers listed, {there} there already, {seconds:.1} s");
    Ok(())
}

fn work(args: &Args, plan: &Plan) -> Result<()> {
    let study = Study::new(plan.game, plan.columns)?;
    let seeds = u8::try_from(most(args, plan))?;
    println!("{} on {} pits a row, up to {seeds} seeds", plan.game, plan.columns);
    let shipped = plan.shipped.min(seeds);
    let table = table(args, &study, usize::from(seeds))?;
    // On a shortened board the loser lays the set-up.
    let shortened = plan.columns < study.usual_columns() && study.has_rounds();
    let mut board = Board {
        columns: plan.columns,
        recorded: study.recorded(),
        seeds,
        shipped,
        layers: table.lines().collect(),
        rounds: Vec::new(),
    };
    if shortened {
        board.rounds = [1, 2].into_iter().flat_map(|times| rounds(&study, &table, times)).collect();
    }
    if shipped > 0 {
        let bytes = packed(&table, usize::from(shipped))?;
        println!("  {} bytes for browsers, up to {} seeds", bytes.len(), shipped);
        let place = args.out.join(format!("{}-{}.table", plan.game, plan.columns));
        fs::write(&place, bytes).with_context(|| place.display().to_string())?;
    }
    let mut starts = Vec::new();
    if let Some(worth) = start(&study, &table).filter(|_| !shortened) {
        let each = u8::try_from(study.rules().first_position().total())? / (2 * plan.columns);
        let turns = if worth.turns == NEVER { 0 } else { worth.turns };
        println!("  * {each} in each pit: first gets {} to {}, {turns} turns", worth.low, worth.high);
        let (columns, recorded, low, high) = (plan.columns, study.plays(each), worth.low, worth.high);
        starts.push(Start { columns, each, recorded, low, high, turns, ..Start::default() });
    }
    keep(args, plan, |solved| {
        solved.boards.retain(|known| known.columns != plan.columns);
        solved.boards.push(board);
        solved.boards.sort_by_key(|board| board.columns);
        take(solved, starts);
    })?;
    for &each in plan.prove {
        if let Some(start) = prove(args, &study, &table, each)? {
            keep(args, plan, |solved| take(solved, vec![start]))?;
        }
    }
    Ok(())
}

/// Builds the table layer by layer, and reads back the layers that were kept.
fn table(args: &Args, study: &Study, seeds: usize) -> Result<Tablebase> {
    let store = Store::new(&args.layers, study)?;
    let mut table = Tablebase::new(study, seeds);
    let parts = Parts::new(study, &store, &args.besides);
    if let How::Merged(of) = args.how {
        // Checked first, not after hours of solving.
        let open = (0..=seeds).filter(|&seeds| !store.has(seeds, table.ranks().of(seeds)));
        parts.check(table.ranks(), open, of.get())?;
    }
    let bar = progress((0..=seeds).map(|seeds| table.ranks().of(seeds)).sum());
    for seeds in 0..=seeds {
        let begun = Instant::now();
        let positions = table.ranks().of(seeds);
        bar.tick();
        if let Some(layer) = store.find(seeds, positions)? {
            table.push(layer);
            bar.inc(positions);
            bar.reset_eta();
            continue;
        }
        match args.how {
            How::Merged(of) => table.push(parts.solve(&table, of.get(), args.threads)?),
            How::Whole | How::Part(_) => table.solve_next(study, args.threads),
        }
        store.keep(seeds, &table.layers()[seeds])?;
        bar.inc(positions);
        if begun.elapsed() > Duration::from_secs(1) {
            let seconds = begun.elapsed().as_secs_f64();
            bar.suspend(|| println!("  {seeds:>3} seeds, {positions:>11} positions {seconds:>8.1} s"));
        }
    }
    bar.finish_and_clear();
    Ok(table)
}

/// Shows the progress on a terminal only; the printed lines say everything else.
fn progress(positions: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos} of {len}, {eta} left");
    ProgressBar::new(positions).with_style(style.expect("a template that can be read"))
}

/// Looks ahead from a starting position for both players at the same time. Returns what was proved.
fn prove(args: &Args, study: &Study, table: &Tablebase, each: u8) -> Result<Option<Start>> {
    let arrangement = vec![each; study.pits()];
    let total = usize::from(each) * study.pits();
    let half = u8::try_from(total / 2)?;
    let most = u8::try_from(total)?;
    let columns = u8::try_from(study.pits() / 2)?;
    let stop = AtomicBool::new(false);
    // Both players claim more and more, until no seed is left for either to claim.
    let claims = [true, false].map(|mover| Claim { mover, seeds: half / 2 });
    let proved = [AtomicU8::new(0), AtomicU8::new(0)];
    let begun = Instant::now();
    let look = |claim: Claim| {
        let mut looking = Prover::new(study, table, total, args.bits, &stop);
        let mut turns = 1;
        let mut best = None;
        let mut claim = claim;
        let sure = |mover: bool| proved[usize::from(mover)].load(Relaxed);
        while turns <= FARTHEST && sure(true) + sure(false) < most {
            let found = looking.holds(&arrangement, claim, turns);
            println!(
                "  {} {} seeds in {turns} turns: {} after {} positions, {:.0} s",
                if claim.mover { "first" } else { "second" },
                claim.seeds,
                found.map_or("broken off", |yes| if yes { "yes" } else { "not proved" }),
                looking.nodes,
                begun.elapsed().as_secs_f64(),
            );
            match found {
                None => break,
                Some(true) => {
                    best = Some((claim, turns));
                    proved[usize::from(claim.mover)].store(claim.seeds, Relaxed);
                    // Once all seeds are claimed, the other search need not disprove its claim.
                    if sure(true) + sure(false) >= most {
                        stop.store(true, Relaxed);
                    }
                    claim.seeds += 1;
                }
                Some(false) => turns += 1,
            }
        }
        (best, looking)
    };
    let found = thread::scope(|scope| {
        let workers = claims.map(|claim| scope.spawn(move || look(claim)));
        while begun.elapsed() < Duration::from_secs(args.seconds)
            && !workers.iter().all(thread::ScopedJoinHandle::is_finished)
        {
            thread::sleep(Duration::from_millis(200));
        }
        stop.store(true, Relaxed);
        workers.map(|worker| worker.join().expect("a worker that does not panic"))
    });
    let mut start = Start { columns, each, recorded: study.plays(each), high: most, ..Start::default() };
    let mut sure = Vec::new();
    for (best, looking) in found {
        let Some((claim, turns)) = best else { continue };
        let nodes = looking.nodes;
        sure.push(Sure { looking, seeds: claim.seeds, turns });
        if claim.mover {
            start.low = claim.seeds;
        } else {
            start.high = most - claim.seeds;
        }
        let known = start.ahead.map_or((0, 0), |(turns, _, nodes)| (turns, nodes));
        let table = u8::try_from(table.layers().len() - 1)?;
        start.ahead = Some((turns.max(known.0), table, nodes.max(known.1)));
    }
    let known = start.ahead.is_some();
    if known {
        println!("  * {each} in each pit: first gets {} to {}", start.low, start.high);
    }
    if start.low == start.high
        && let Ok(mut sure) = <[Sure<'_>; 2]>::try_from(sure)
    {
        stop.store(false, Relaxed);
        start.line = best_line(study, table, &start, &mut sure)?;
        println!("  * {}", start.line.join(" "));
    }
    Ok(known.then_some(start))
}

/// Takes over starting positions unless better results are known.
fn take(solved: &mut Solved, starts: Vec<Start>) {
    for start in starts {
        let known =
            solved.starts.iter().position(|one| (one.columns, one.each) == (start.columns, start.each));
        let width = |start: &Start| start.high - start.low;
        match known {
            Some(at) if width(&solved.starts[at]) < width(&start) => {}
            Some(at) => solved.starts[at] = start,
            None => solved.starts.push(start),
        }
    }
    solved.starts.sort_by_key(|start| (start.columns, start.each));
}

/// Changes the file of a game.
fn keep(args: &Args, plan: &Plan, change: impl FnOnce(&mut Solved)) -> Result<()> {
    let place = args.out.join(plan.game).with_extension("toml");
    let date = OffsetDateTime::now_utc().date().to_string().parse()?;
    let mut solved = match fs::read_to_string(&place) {
        Ok(text) => Solved::read(&text).with_context(|| place.display().to_string())?,
        Err(_) => Solved { date, starts: Vec::new(), boards: Vec::new() },
    };
    change(&mut solved);
    solved.date = date;
    fs::write(&place, written(plan.game, &solved)?).with_context(|| place.display().to_string())
}
