//! Finds puzzles: positions from games between computer players in which one turn alone reaches a certain
//! result when every answer is examined.
//!
//! `cargo lab puzzles [--out FOLDER]
//! [--seed N] [--games N] [GAME…]`
//!
//! Writes `puzzles.story` in a folder for each game, by default in `content/stories`. Puzzles that are there and still
//! hold stay, and so do their names; the same seed finds the same others on every machine. A turn is taken only if the
//! master, who also judges what comes after, would play it as well, and if looking fewer turns ahead does not already
//! single it out.

use std::collections::BTreeMap;
use std::fs;
use std::path::PathBuf;

use anyhow::Result;
use lexopt::Parser;
use lexopt::prelude::*;
use mbao_content::{Aim, Prospect, Worth, prospects};
use mbao_figures::Kind;
use mbao_players::tuning::SplitMix;
use mbao_players::{Level, Limits, Player};
use mbao_rules::definition::StartIf;
use mbao_rules::{Action, Definition, Event, GAMES, Game, GameBuilder, Phase, Side};
use mbao_story::{Ask, Book, Step, Story, Words};

use crate::made;

/// Puzzles wanted for each number of turns looked ahead, from one.
const WANTED: [usize; 4] = [6, 7, 7, 4];
/// The total is made up to this many where deeper puzzles are rare.
const AT_LEAST: usize = 24;
/// How many turns there may be to choose from.
const CHOICE: std::ops::RangeInclusive<usize> = 4..=32;
/// The most seeds that the turn to find may sow: a person has to follow it.
const MOST_SOWN: usize = 48;
/// How much better than the next best the best turn must be.
const CLEARLY: i32 = 2;
/// The most that may be lost where nothing better can be done.
const MOST_LOST: i32 = 4;

struct Puzzle {
    position: Option<String>,
    before: Vec<String>,
    aim: Aim,
    answer: Vec<String>,
    /// How hard it is among puzzles that look as many turns ahead.
    choices: usize,
}

pub(crate) fn run(mut arguments: Parser) -> Result<()> {
    let (mut out, mut seed, mut games, mut names) = (made::content("stories"), 1_u64, 1_600_u64, Vec::new());
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("out") => out = PathBuf::from(arguments.value()?),
            Long("seed") => seed = arguments.value()?.parse()?,
            Long("games") => games = arguments.value()?.parse()?,
            Value(name) => names.push(name.string()?),
            _ => return Err(argument.unexpected().into()),
        }
    }
    for definition in
        GAMES.iter().filter(|definition| names.is_empty() || names.iter().any(|name| *name == definition.id))
    {
        let file = made::content("stories").join(&*definition.id).join("puzzles.story");
        let known = fs::read_to_string(file).map_or_else(|_| Ok(Vec::new()), |text| known(&text))?;
        let found = found(definition, known, seed, games);
        let counts: Vec<usize> =
            Aim::TURNS.map(|turns| found.iter().filter(|one| one.aim.turns == turns).count()).collect();
        println!("{:14} {:3} puzzles, {counts:?} by turns", definition.id, found.len());
        let folder = out.join(&*definition.id);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join("puzzles.story"), written(definition, &found)?)?;
        if out == made::content("stories") {
            made::say(Kind::Puzzles, definition)?;
        }
    }
    Ok(())
}

/// The puzzles of a file.
fn known(text: &str) -> Result<Vec<Puzzle>> {
    let mut known = Vec::new();
    for chapter in mbao_story::chapters(text)? {
        let story = Story::read(&chapter)?;
        let Some(task) = story.tasks()?.into_iter().next() else { continue };
        let (Some(game), Some(line)) = (story.game(&task.place), story.line(&task.place)) else { continue };
        let texts = |actions: &[Action]| actions.iter().map(ToString::to_string).collect();
        known.push(Puzzle {
            position: story.header("Position").map(str::to_owned),
            before: texts(game.actions()),
            aim: story.header("Aim").unwrap_or_default().parse().map_err(anyhow::Error::msg)?,
            answer: line.iter().skip(task.place.steps).map(|step| step.action.to_string()).collect(),
            choices: 0,
        });
    }
    Ok(known)
}

/// The puzzles of a game, easy ones first: those that are known, as far as they hold, and others.
fn found(definition: &Definition, known: Vec<Puzzle>, seed: u64, games: u64) -> Vec<Puzzle> {
    let mut kept: BTreeMap<u8, Vec<Puzzle>> = BTreeMap::new();
    // Where every turn starts from the leftmost pit, only earlier actions leave a choice.
    let forced = definition.start.when.contains(&StartIf::Leftmost);
    for puzzle in known.into_iter().filter_map(|puzzle| still(definition, puzzle, forced)) {
        kept.entry(puzzle.aim.turns).or_default().push(puzzle);
    }
    let enough = kept.values().map(Vec::len).sum::<usize>() >= AT_LEAST;
    for number in 0..if enough { 0 } else { games } {
        let full = |turns: u8| kept.get(&turns).map_or(0, Vec::len) >= WANTED[usize::from(turns) - 1];
        let all = kept.values().map(Vec::len).sum::<usize>();
        if all >= AT_LEAST && (number > games / 2 || Aim::TURNS.into_iter().all(full)) {
            break;
        }
        let mut random = SplitMix::new(seed.wrapping_mul(0x1_0000_0001).wrapping_add(number));
        random.below(2);
        let open = |turns: u8| {
            // Halfway through, puzzles of other depths make up for missing ones.
            !full(turns) || (number > games / 2 && all < AT_LEAST)
        };
        let puzzle =
            if forced { last_lay(definition, &mut random) } else { played(definition, &mut random, &open) };
        let Some(puzzle) = puzzle else { continue };
        if kept.values().flatten().any(|one| one.position == puzzle.position && one.before == puzzle.before) {
            continue;
        }
        // Wins are common in some games: about half of each depth at most may be wins.
        let alike = kept.get(&puzzle.aim.turns).map_or(0, |of_turns| {
            of_turns.iter().filter(|one| one.aim.gain.is_none() == puzzle.aim.gain.is_none()).count()
        });
        let room = WANTED[usize::from(puzzle.aim.turns) - 1].div_ceil(2) + 1;
        if open(puzzle.aim.turns) && (forced || alike < room || number > games / 2) {
            kept.entry(puzzle.aim.turns).or_default().push(puzzle);
        }
    }
    let mut found: Vec<Puzzle> = kept.into_values().flatten().collect();
    found.sort_by_key(|one| (one.aim.turns, one.choices));
    found
}

/// The puzzle, if its answer is still the only one, and what the master would play.
fn still(definition: &Definition, puzzle: Puzzle, forced: bool) -> Option<Puzzle> {
    let request = GameBuilder { position: puzzle.position.clone(), ..Game::builder(&*definition.id) };
    let mut game = request.start().ok()?;
    puzzle.before.iter().try_for_each(|action| game.play_text(action).map(drop)).ok()?;
    let all = prospects(&game, puzzle.aim.turns).ok()?;
    let mut reach = all.iter().filter(|one| puzzle.aim.reached(one.worth));
    let (Some(one), None) = (reach.next(), reach.next()) else { return None };
    let holds = one.turn.texts() == puzzle.answer && (forced || masters(&game, one));
    holds.then_some(Puzzle { choices: all.len(), ..puzzle })
}

/// A puzzle from a game between players who do not see far.
fn played(definition: &Definition, random: &mut SplitMix, open: &dyn Fn(u8) -> bool) -> Option<Puzzle> {
    let setup = definition.setups
        [if random.below(3) == 0 { random.below(definition.setups.len()) } else { 0 }]
    .name
    .to_string();
    let mut game = Game::builder(&*definition.id).setup(setup).start().ok()?;
    let level = Level::new(2).expect("a level");
    let player = Player::new(game.rules(), level, random.below(1 << 30) as u64);
    let limits = Limits { nodes: 600, memory: 1 << 16, ..Limits::default() };
    let mut calm = 3 + random.below(5);
    while game.outcome().is_none() && game.turn() < 120 {
        let position = game.position();
        // Whoever solves it sits near, as South does.
        if position.phase().is_play() && position.between_turns() && position.mover() == Side::South {
            if calm == 0 {
                if let Some(puzzle) = posed(&game, open) {
                    return Some(puzzle);
                }
                calm = random.below(3);
            } else {
                calm -= 1;
            }
        }
        let legal = game.legal_moves();
        let action = if !legal.is_empty() && random.below(3) == 0 {
            game.rules().action(legal[random.below(legal.len())])
        } else {
            player.suggest(&game, &limits, || false)?.action
        };
        game.play(action).ok()?;
    }
    None
}

/// The position as a puzzle, if it is one.
fn posed(game: &Game, open: &dyn Fn(u8) -> bool) -> Option<Puzzle> {
    let position = game.position_text()?;
    let name = &game.rules().definition().id;
    // Starts from the position, as the page does, without what was played before.
    let game = Game::builder(&**name).position(position.clone()).start().ok()?;
    // Cheaper than proving: a position without a choice is no puzzle.
    if game.legal_moves().len() < 2 {
        return None;
    }
    let mut earlier: Option<Vec<Action>> = None;
    for turns in Aim::TURNS {
        let all = prospects(&game, turns).ok()?;
        if !CHOICE.contains(&all.len()) {
            return None;
        }
        let first = best(&all);
        let new = first.as_ref().is_some_and(|(one, _)| earlier.as_ref() != Some(&one.turn.actions));
        if let Some((one, next)) = first
            && new
            && open(turns)
            && let Some(aim) = aim(one, next, turns)
            && one.turn.events.iter().filter(|event| matches!(event, Event::Sow { .. })).count() <= MOST_SOWN
            && masters(&game, one)
        {
            let answer = one.turn.texts();
            return Some(Puzzle {
                position: Some(position),
                before: Vec::new(),
                aim,
                answer,
                choices: all.len(),
            });
        }
        if all.iter().any(|one| one.worth == Worth::Won) {
            return None;
        }
        earlier = first.map(|(one, _)| one.turn.actions.clone());
    }
    None
}

/// The best turn, if no other is as good, and the worth of the next best.
fn best(all: &[Prospect]) -> Option<(&Prospect, Worth)> {
    let best = all.iter().max_by_key(|one| one.worth)?;
    let next = all.iter().filter(|one| one.turn.actions != best.turn.actions).map(|one| one.worth).max()?;
    (next < best.worth).then_some((best, next))
}

fn aim(best: &Prospect, next: Worth, turns: u8) -> Option<Aim> {
    match (best.worth, next) {
        (Worth::Won, _) => Some(Aim { turns, gain: None }),
        (Worth::Gained(seeds), next) => {
            let clear = if let Worth::Gained(other) = next { seeds >= other + CLEARLY } else { true };
            // If the last turn looked at is one's own, something must be gained; if it is an answer,
            // something may be lost.
            let least = if turns.is_multiple_of(2) { -MOST_LOST } else { 1 };
            (clear && seeds >= least).then_some(Aim { turns, gain: Some(seeds) })
        }
        (Worth::Lost, _) => None,
    }
}

/// Whether the strongest player would play it too.
fn masters(game: &Game, one: &Prospect) -> bool {
    let player = Player::new(game.rules(), Level::MASTER, 1);
    let limits = Limits { nodes: 20_000, memory: 1 << 20, ..Limits::default() };
    player.suggest(game, &limits, || false).is_some_and(|would| would.turn == one.turn.actions)
}

/// There are no choices in lukho once it is under way, so its puzzles are about the last choice: where North
/// lays, when both have lifted little.
fn last_lay(definition: &Definition, random: &mut SplitMix) -> Option<Puzzle> {
    let mut game = Game::start(&definition.id).ok()?;
    let mut before = Vec::new();
    for side in [Side::South, Side::North] {
        let row = if side == Side::South { 1 } else { 2 };
        let first = random.below(8);
        let second = (first + 1 + random.below(7)) % 8;
        let pit =
            |column: usize| format!("{}{row}", char::from(b'a' + u8::try_from(column).expect("a column")));
        let mut lifted = vec![(pit(first), 1 + random.below(3)), (pit(second), 1 + random.below(2))];
        lifted.sort();
        let lifted: Vec<String> = lifted.into_iter().map(|(pit, seeds)| format!("{pit}={seeds}")).collect();
        let action = format!("lift {}", lifted.join(","));
        game.play_text(&action).ok()?;
        before.push(action);
    }
    let hand = usize::from(game.position().held_by(Side::South));
    let column = char::from(b'a' + u8::try_from(random.below(8)).expect("a column"));
    let action = format!("lay {column}2={}", random.below(hand));
    game.play_text(&action).ok()?;
    before.push(action);
    if game.position().phase() != Phase::Opening2 {
        return None;
    }
    let all = prospects(&game, 1).ok()?;
    let (one, next) = best(&all)?;
    let aim = aim(one, next, 1)?;
    // The reader has to foresee the end: puzzles are graded by how many turns away it is, as others are by
    // one to four.
    let grade = match one.turns {
        0..=8 => 1,
        9..=16 => 2,
        17..=28 => 3,
        29..=44 => 4,
        _ => return None,
    };
    let answer = one.turn.texts();
    Some(Puzzle { position: None, before, aim: Aim { turns: grade, ..aim }, answer, choices: all.len() })
}

/// A story with a chapter for each.
fn written(definition: &Definition, found: &[Puzzle]) -> Result<String> {
    let mut chapters = Vec::new();
    for one in found {
        let position = one.position.clone();
        let mut game = GameBuilder { position, ..Game::builder(&*definition.id) }.start()?;
        for action in &one.before {
            game.play_text(action)?;
        }
        let mut story = Story::read(&mbao_story::record(&game))?;
        let stands = one.position.clone().unwrap_or_else(|| one.before.join(" "));
        let id = format!("{}-{:06x}", definition.id, mixed(&stands));
        let own = [("Source", "cargo lab puzzles".to_owned()), ("Id", id), ("Aim", one.aim.to_string())];
        story.headers.retain(|(name, _)| name != "Setup");
        story.headers.splice(1..1, own.map(|(name, value)| (name.to_owned(), value)));
        let asked = Words { ask: Some(Ask::Turn), ..Words::default() };
        story.steps.last_mut().map_or(&mut story.words, |step| &mut step.words).push(asked);
        for action in &one.answer {
            story.steps.push(Step::new(action.parse()?));
        }
        story.settle()?;
        chapters.push(story);
    }
    Ok(Book { chapters }.to_string())
}

/// A short name for a position, which does not change when other puzzles are added or removed.
fn mixed(text: &str) -> u32 {
    let hash =
        text.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    (hash ^ (hash >> 24)) & 0xff_ffff
}
