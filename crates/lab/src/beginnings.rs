//! Finds positions soon after the usual set-up from which a lesson can teach how to end a turn in one
//! handful, to relay, or to capture; with `--endings`, short turns that show each ending.
//!
//! `cargo lab beginnings [--turns N] [--endings] [GAME…]`
//!
//! For each game it prints what each first turn does. Then for each topic it prints the shortest sequences of
//! turns (what is played before a task) with the turns that do what is asked after them. South is to play. A person
//! chooses the ones that read best. For endings it prints chapters for `content/stories/GAME/examples.story`, without words.

use std::collections::{BTreeMap, BTreeSet};

use lexopt::Parser;
use lexopt::prelude::*;
use mbao_players::tuning::SplitMix;
use mbao_rules::{Definition, Event, GAMES, Game, PitName, Side};
use mbao_story::{Turn, Wish, tries, turns};

/// Sequences shown for each topic.
const SHOWN: usize = 4;
/// Random games played for each game.
const GAMES_PLAYED: u64 = 120;
/// Random turns tried, of which the shortest is played.
const TRIED: usize = 4;
/// Turns of each game that is searched for endings.
const LONGEST: usize = 30;

pub(crate) fn run(mut arguments: Parser) -> Result<(), lexopt::Error> {
    let (mut most, mut endings, mut names) = (6_usize, false, Vec::new());
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("turns") => most = arguments.value()?.parse()?,
            Long("endings") => endings = true,
            Value(name) => names.push(name.string()?),
            _ => return Err(argument.unexpected()),
        }
    }
    for definition in
        GAMES.iter().filter(|definition| names.is_empty() || names.iter().any(|name| *name == definition.id))
    {
        println!("== {} {:?}", definition.id, begun(definition).state().phase);
        if endings {
            show_endings(definition);
            continue;
        }
        for action in begun(definition).legal_texts() {
            let mut game = begun(definition);
            let Ok(events) = game.play_text(&action) else { continue };
            let open = if game.state().pending.is_some() { " …" } else { "" };
            println!("   {action:8} {}{open}", summary(&events));
        }
        let matters = [
            ("sleep", [Wish::EndsEmpty, Wish::Within(1)].as_slice()),
            ("relay", &[Wish::Handfuls(3)]),
            ("capture", &[Wish::Captures(1)]),
        ];
        for (matter, goal) in matters {
            println!(" {matter}");
            for line in lines(definition, goal, most).into_iter().take(SHOWN) {
                println!("   {line}");
            }
        }
    }
    Ok(())
}

/// Prints short turns of random games that show each ending.
fn show_endings(definition: &Definition) {
    let mut found: BTreeMap<u8, BTreeSet<(usize, String)>> = BTreeMap::new();
    for seed in 0..GAMES_PLAYED {
        let mut random = SplitMix::new(seed);
        let mut game = begun(definition);
        if definition.id == "lukho" {
            opened(&mut game, &mut random);
        }
        for _ in 0..LONGEST {
            if let (Some(position), Ok(turns)) = (game.position_text(), turns(&game)) {
                for (cost, rules, text) in turns.iter().filter_map(|turn| example(&game, &position, turn)) {
                    for rule in rules {
                        let all = found.entry(rule).or_default();
                        all.insert((cost, text.clone()));
                        if all.len() > SHOWN {
                            all.pop_last();
                        }
                    }
                }
            }
            let Some((_, after)) = short(&game, &mut random) else { break };
            game = after;
        }
    }
    let rules: BTreeSet<u8> = definition.endings.iter().map(|ending| ending.rule).collect();
    for rule in rules {
        println!("# ending {rule}{}", if found.contains_key(&rule) { "" } else { ": none was played" });
        for (_, text) in found.get(&rule).into_iter().flatten() {
            println!("{text}\n");
        }
    }
}

/// A turn as an example: what it costs to follow, the endings it shows, and its lines in the file.
fn example(game: &Game, position: &str, turn: &Turn) -> Option<(usize, BTreeSet<u8>, String)> {
    let mut after = game.clone();
    turn.actions.iter().try_for_each(|action| after.play(*action).map(drop)).ok()?;
    after.position_text()?;
    let rule = |event: &Event| if let Event::Ending { rule, .. } = event { Some(*rule) } else { None };
    let rules: BTreeSet<u8> = turn.events.iter().filter_map(rule).collect();
    let actions = turn.texts();
    let shows: Vec<String> = rules.iter().map(u8::to_string).collect();
    let id = &game.rules().definition().id;
    let text = format!("Game: {id}\nShows: {}\nPosition: {position}\n\n1. {}", shows.join(" "), actions.join(" "));
    Some((sown(&turn.events) + 6 * rules.len() + 4 * actions.len(), rules, text))
}

/// The game as its lesson begins: after anything that is laid out by hand.
fn begun(definition: &Definition) -> Game {
    let options: &[(&str, &str)] = match &*definition.id {
        "kiothi" => &[("deployment", "no")],
        "lukho" => &[("opening", "lay-all")],
        _ => &[],
    };
    let options = options.iter().map(|(option, value)| ((*option).to_owned(), (*value).to_owned()));
    Game::builder(&*definition.id).options(options.collect::<Vec<_>>()).start().expect("a game")
}

/// Lukho's opening at random: South lifts stones, and lays them all.
fn opened(game: &mut Game, random: &mut SplitMix) -> Vec<String> {
    let pits = |row: u8| (b'a'..=b'h').map(move |column| format!("{}{row}", char::from(column)));
    let mut hand = 0;
    let lifted: Vec<String> = pits(1)
        .filter_map(|pit| {
            let seeds = random.below(5);
            let seeds = if seeds > 3 { 0 } else { seeds };
            hand += seeds;
            (seeds > 0).then(|| format!("{pit}={seeds}"))
        })
        .collect();
    let mut laid = [0; 8];
    (0..hand).for_each(|_| laid[random.below(8)] += 1);
    let laid = pits(2).zip(laid).filter(|(_, seeds)| *seeds > 0).map(|(pit, seeds)| format!("{pit}={seeds}"));
    let line =
        vec![format!("lift {}", lifted.join(",")), format!("lay {}", laid.collect::<Vec<_>>().join(","))];
    let legal = line.iter().all(|action| game.play_text(action).is_ok());
    if legal { line } else { Vec::new() }
}

/// The easiest sequences after which some turns, but not most, reach the goal.
fn lines(definition: &Definition, goal: &[Wish], most: usize) -> Vec<String> {
    let mut found = BTreeSet::new();
    for seed in 0..GAMES_PLAYED {
        let mut random = SplitMix::new(seed);
        let (mut game, mut line) = (begun(definition), Vec::new());
        let lukho = definition.id == "lukho";
        if lukho {
            line = opened(&mut game, &mut random);
        }
        for _ in 0..=if lukho { 0 } else { most } {
            if (game.mover() == Side::South || lukho)
                && let Ok(tried) = tries(goal, &game)
            {
                let done: Vec<_> = tried.iter().filter(|one| one.verdict.is_ok()).collect();
                let sown = done.iter().map(|one| sown(&one.turn.events)).min().unwrap_or(0);
                if !done.is_empty() && 2 * done.len() <= tried.len() {
                    let turns: Vec<_> = done
                        .iter()
                        .map(|one| format!("{} [{}]", one.turn.texts().join(" "), summary(&one.turn.events)))
                        .collect();
                    let cost = 8 * line.len() + sown + 2 * done.len().abs_diff(2);
                    let of = tried.len();
                    let text = format!("{line:?} {} of {of}: {}", done.len(), turns.join("; "));
                    found.insert((cost, text));
                }
            }
            let Some((turn, after)) = short(&game, &mut random) else { break };
            line.extend(turn);
            game = after;
        }
    }
    found
        .into_iter()
        .map(|(cost, text)| format!("{cost:3} {}", text.chars().take(260).collect::<String>()))
        .collect()
}

/// One random turn: of several that were tried, the one that sows least, because it is the easiest to follow.
fn short(game: &Game, random: &mut SplitMix) -> Option<(Vec<String>, Game)> {
    let mut best: Option<(usize, Vec<String>, Game)> = None;
    for _ in 0..TRIED {
        let (mut after, mut actions, mut seeds) = (game.clone(), Vec::new(), 0);
        while actions.is_empty() || (after.outcome().is_none() && after.state().pending.is_some()) {
            let legal: Vec<String> = after.legal_texts().into_iter().filter(|text| text != "pass").collect();
            let Some(action) = legal.get(random.below(legal.len())) else { break };
            let Ok(events) = after.play_text(action) else { break };
            seeds += sown(&events);
            actions.push(action.clone());
        }
        if !actions.is_empty() && best.as_ref().is_none_or(|(least, ..)| seeds < *least) {
            best = Some((seeds, actions, after));
        }
    }
    best.map(|(_, actions, after)| (actions, after))
}

fn sown(events: &[Event]) -> usize {
    events.iter().filter(|event| matches!(event, Event::Sow { .. })).count()
}

/// The pits of a turn: where seeds are lifted, where each handful ends, what is captured.
fn summary(events: &[Event]) -> String {
    let mut told = Vec::new();
    let mut last = None;
    for event in events {
        match event {
            Event::Sow { pit, .. } => last = Some(pit),
            Event::Lift { pit, .. } => {
                told.extend(last.take().map(|pit| format!("→{}", pit.as_str())));
                told.push(pit.as_str().to_owned());
            }
            Event::Capture { pits, .. } => {
                told.extend(last.take().map(|pit| format!("→{}", pit.as_str())));
                told.push(format!("×{}", pits.iter().map(PitName::as_str).collect::<Vec<_>>().join("+")));
            }
            Event::Ending { rule, .. } => told.push(format!("({rule})")),
            _ => {}
        }
    }
    told.extend(last.map(|pit| format!("→{}", pit.as_str())));
    format!("{} seeds: {}", sown(events), told.join(" "))
}
