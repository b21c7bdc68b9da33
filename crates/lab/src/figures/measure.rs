//! Measures games and writes the results to `content/figures`, one file for each game. Results that
//! were measured in the same way are kept.

use std::collections::VecDeque;
use std::fs;
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use lexopt::Parser;
use lexopt::prelude::{Long, Value, ValueExt};
use mbao_figures::{Figures, Hunted, Kind, Measured, Variant, variants};
use mbao_rules::{Definition, GAMES, Rules};
use time::OffsetDateTime;
use toml::value::Datetime;

use crate::made;

use super::{Hunt, Wonders, random_games, strong_games, written};

/// What the command line asks for.
#[derive(Clone)]
struct Args {
    folder: PathBuf,
    threads: usize,
    games: u32,
    strong: u32,
    nodes: u64,
    arrangements: u32,
    laps: u64,
    seed: u64,
    only: Vec<String>,
}

/// One thing to measure.
enum Task {
    Random(Variant),
    Strong,
    Hunt,
}

impl Args {
    const fn hunted(&self) -> Hunted {
        Hunted { arrangements: self.arrangements, laps: self.laps }
    }
}

pub(crate) fn run(arguments: Parser) -> Result<()> {
    let args = args(arguments)?;
    for wanted in &args.only {
        mbao_rules::game(wanted)?;
    }
    fs::create_dir_all(&args.folder)?;
    let games = GAMES
        .iter()
        .filter(|definition| args.only.is_empty() || args.only.iter().any(|id| *id == definition.id));
    let mut tasks = VecDeque::new();
    let mut files = Vec::new();
    for definition in games {
        let known = known(&args, definition)?;
        tasks.extend(open(&args, definition, &known).into_iter().map(|task| (files.len(), task)));
        files.push((*definition, Mutex::new(known)));
    }
    println!("{} to be measured", tasks.len());
    let bar = progress(tasks.len() as u64);
    bar.tick();
    let tasks = Mutex::new(tasks);
    thread::scope(|scope| {
        let workers: Vec<_> = (0..args.threads.max(1))
            .map(|_| {
                scope.spawn(|| -> Result<()> {
                    loop {
                        let next = tasks.lock().unwrap_or_else(PoisonError::into_inner).pop_front();
                        let Some((at, task)) = next else { return Ok(()) };
                        let (definition, figures) = &files[at];
                        let line = measure(&args, definition, &task, figures)?;
                        bar.inc(1);
                        bar.suspend(|| println!("{line}"));
                    }
                })
            })
            .collect();
        workers.into_iter().try_for_each(|worker| worker.join().expect("a worker that does not panic"))
    })
}

fn args(mut arguments: Parser) -> Result<Args> {
    let mut args = Args {
        folder: made::content("figures"),
        threads: thread::available_parallelism().map_or(1, usize::from),
        games: 2_000,
        strong: 400,
        nodes: 20_000,
        arrangements: 60_000,
        laps: 1_000_000,
        seed: 1,
        only: Vec::new(),
    };
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("out") => args.folder = arguments.value()?.into(),
            Long("threads") => args.threads = arguments.value()?.parse()?,
            Long("games") => args.games = arguments.value()?.parse()?,
            Long("strong") => args.strong = arguments.value()?.parse()?,
            Long("nodes") => args.nodes = arguments.value()?.parse()?,
            Long("arrangements") => args.arrangements = arguments.value()?.parse()?,
            Long("laps") => args.laps = arguments.value()?.parse()?,
            Long("seed") => args.seed = arguments.value()?.parse()?,
            Value(game) => args.only.push(game.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    Ok(args)
}

fn place(args: &Args, definition: &Definition) -> PathBuf {
    args.folder.join(&*definition.id).with_extension("toml")
}

fn today() -> Result<Datetime> {
    Ok(OffsetDateTime::now_utc().date().to_string().parse()?)
}

/// The contents of the file of a game; without what was made with another seed, or by other rules or players.
fn known(args: &Args, definition: &Definition) -> Result<Figures> {
    let fresh = Figures {
        date: today()?,
        seed: args.seed,
        played: Vec::new(),
        strong: None,
        hunted: None,
        wonders: Vec::new(),
    };
    let place = place(args, definition);
    let mut known = match fs::read_to_string(&place) {
        Ok(text) => Figures::read(&text).with_context(|| place.display().to_string())?,
        Err(_) => fresh.clone(),
    };
    if known.seed != args.seed {
        known = fresh.clone();
    }
    if args.folder == made::content("figures") {
        // What other rules or players did goes at once; what is found from now on is of these.
        if !made::is_current(Kind::Figures, definition)? {
            known = Figures { strong: known.strong, ..fresh };
        }
        if !made::is_current(Kind::Strong, definition)? {
            known.strong = None;
        }
        fs::write(&place, written(&definition.id, &known)?)?;
        made::say(Kind::Figures, definition)?;
        made::say(Kind::Strong, definition)?;
    }
    Ok(known)
}

/// What is missing or was measured over another number of games.
fn open(args: &Args, definition: &Definition, known: &Figures) -> Vec<Task> {
    let mut open = Vec::new();
    for variant in variants(definition) {
        let there = known.played.iter().find(|known| known.variant == variant);
        if there.is_none_or(|known| known.played.games != args.games) {
            open.push(Task::Random(variant));
        }
    }
    if known.strong.is_none_or(|strong| (strong.games, strong.nodes) != (args.strong, args.nodes)) {
        open.push(Task::Strong);
    }
    if known.hunted != Some(args.hunted()) {
        open.push(Task::Hunt);
    }
    open
}

/// Measures and writes one thing. Returns the line to print.
fn measure(args: &Args, definition: &Definition, task: &Task, figures: &Mutex<Figures>) -> Result<String> {
    let start = Instant::now();
    let usual = Rules::builder(definition).compile().map_err(|error| anyhow::anyhow!("{error:?}"))?;
    let mut wonders = Wonders::default();
    let name;
    match task {
        Task::Random(variant) => {
            name = format!("{} {}", variant.setup, variant.reading_text());
            let rules = variant.rules(definition).context("a variant that can be played")?;
            let played = random_games(&rules, args.games, args.seed, &mut wonders);
            let mut figures = figures.lock().unwrap_or_else(PoisonError::into_inner);
            figures.played.retain(|known| known.variant != *variant);
            figures.played.push(Measured { variant: variant.clone(), played });
            // Keeps the usual order.
            let order = variants(definition);
            figures.played.sort_by_key(|known| order.iter().position(|one| *one == known.variant));
            if *variant == order[0] {
                take(&mut figures, &wonders);
            }
        }
        Task::Strong => {
            name = "strong play".to_owned();
            let strong = strong_games(&usual, args.strong, args.nodes, args.seed);
            figures.lock().unwrap_or_else(PoisonError::into_inner).strong = Some(strong);
        }
        Task::Hunt => {
            name = "wonders".to_owned();
            let hunt = Hunt { arrangements: args.arrangements, bound: args.laps, seed: args.seed };
            hunt.go(&usual, &mut wonders);
            let mut figures = figures.lock().unwrap_or_else(PoisonError::into_inner);
            take(&mut figures, &wonders);
            figures.hunted = Some(args.hunted());
        }
    }
    let mut figures = figures.lock().unwrap_or_else(PoisonError::into_inner);
    figures.date = today()?;
    let place = place(args, definition);
    fs::write(&place, written(&definition.id, &figures)?).with_context(|| place.display().to_string())?;
    Ok(format!("{:14} {name:40} {:>7.1} s", definition.id, start.elapsed().as_secs_f64()))
}

/// Shows the progress on a terminal only; the printed lines say everything else.
fn progress(steps: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:30} {pos} of {len}, {eta} left");
    ProgressBar::new(steps).with_style(style.expect("a template that can be read"))
}

/// Adds wonders to the known ones.
fn take(figures: &mut Figures, found: &Wonders) {
    let mut all = Wonders::default();
    for wonder in figures.wonders.drain(..).chain(found.all().iter().cloned()) {
        all.take(wonder);
    }
    figures.wonders = all.all().to_vec();
    figures.wonders.sort_by_key(|wonder| (wonder.kind, !wonder.met));
}
