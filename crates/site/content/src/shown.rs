//! Examples, diagrams and games between masters: chapters that only tell.

use std::collections::{BTreeMap, BTreeSet};

use mbao_rules::{Action, Event, PitName, Rules, Side};

use crate::chapter::Chapter;
use crate::diagram::{Diagram, Drawn, Turned};
use crate::example::Example;
use crate::items::Read;
use crate::problem::Problems;

pub(crate) fn examples(chapters: Vec<Read<Chapter>>, problems: &mut Problems) -> Vec<Read<Example>> {
    chapters.into_iter().map(|chapter| example(chapter, problems)).collect()
}

/// The example of a chapter; its turn is whole and passes the endings that it is said to show.
fn example(chapter: Read<Chapter>, problems: &mut Problems) -> Read<Example> {
    for (part, what) in [("title", "title"), ("text", "text")] {
        if chapter.localized(part).get(mbao_words::Lang::default()).is_empty() {
            problems.at(&chapter, "", format!("there is no {what}"));
        }
    }
    let mut shows = Vec::new();
    for number in chapter.story.header("Shows").unwrap_or_default().split_whitespace() {
        match number.parse() {
            Ok(number) => shows.push(number),
            Err(_) => problems.at(&chapter, "shows", format!("\"{number}\" is no ending's number")),
        }
    }
    let events = chapter.played().map(|(_, events)| events).unwrap_or_default();
    if chapter.end().position_text().is_none() {
        problems.at(&chapter, "", "the actions stop in the middle of a turn");
    }
    let passed: BTreeSet<u8> = events.iter().filter_map(Event::rule).collect();
    for rule in shows.iter().filter(|rule| !passed.contains(rule)) {
        problems.at(&chapter, "shows", format!("the turn does not pass the ending {rule}"));
    }
    // A mtaji turn begins with a capture; in a takata turn there is none.
    let captures = events.iter().any(|event| matches!(event, Event::Capture { .. }));
    match chapter.story.header("List") {
        None => {}
        Some(list @ ("mtaji" | "takata")) if (list == "mtaji") == captures => {}
        Some("mtaji" | "takata") => problems.at(&chapter, "list", "the turn is of the other list"),
        Some(other) => problems.at(&chapter, "list", format!("\"{other}\" is no list: mtaji or takata")),
    }
    let (title, note) = (chapter.localized("title"), chapter.localized("text"));
    Read { value: Example { chapter: chapter.value, title, shows, note }, origin: chapter.origin }
}

/// The diagrams of all chapters, by letter. `e-a2` is the turn of pit a2 of diagram e.
pub(crate) fn diagrams(chapters: Vec<Read<Chapter>>, problems: &mut Problems) -> Vec<Read<Diagram>> {
    let mut turns: BTreeMap<String, Vec<Read<Chapter>>> = BTreeMap::new();
    let mut found = Vec::new();
    for chapter in chapters {
        match chapter.id.split_once('-') {
            Some((letter, _)) => turns.entry(letter.to_owned()).or_default().push(chapter),
            None => found.push(chapter),
        }
    }
    found.sort_by(|one, other| one.id.cmp(&other.id));
    let diagram = |chapter: Read<Chapter>| {
        let turns = turns.remove(&chapter.id).unwrap_or_default();
        let drawn = drawn(&chapter, turns, problems);
        let (title, caption) = (chapter.localized("title"), chapter.localized("text"));
        let section = chapter.story.header("Cite").unwrap_or_default().to_owned();
        let lost = chapter.story.header("Lost").map(|_| chapter.said_in("Lost"));
        let value = Diagram { chapter: chapter.value, section, title, caption, lost, drawn };
        Read { value, origin: chapter.origin }
    };
    let found = found.into_iter().map(diagram).collect();
    for chapter in turns.values().flatten() {
        problems.at(chapter, "id", "there is no diagram for this turn");
    }
    found
}

fn drawn(chapter: &Read<Chapter>, turns: Vec<Read<Chapter>>, problems: &mut Problems) -> Drawn {
    let named = |name: &str| {
        let names = chapter.story.header(name).unwrap_or_default().split_whitespace();
        names.map(str::to_owned).collect::<Vec<_>>()
    };
    match chapter.story.header("Draws") {
        None => {
            let beside = named("Beside");
            for setup in &beside {
                if let Err(why) = Rules::builder(chapter.definition()).setup(setup.as_str()).compile() {
                    problems.at(chapter, "beside", why.message());
                }
            }
            Drawn::Board(beside)
        }
        Some("way") => {
            let board = chapter.game.rules().board();
            let pit = |name: &String| {
                let pit = name.parse().ok().filter(|_| board.named(name).is_some());
                pit.or_else(|| {
                    problems.at(chapter, "race", format!("there is no pit {name}"));
                    None
                })
            };
            Drawn::Way(named("Race").iter().filter_map(pit).collect())
        }
        Some("string") => Drawn::Chain,
        Some("turning") => {
            if turns.is_empty() {
                problems.at(chapter, "draws", "no turn of a pit is shown");
            }
            Drawn::Turning(turns.into_iter().filter_map(|turn| turned(turn, problems)).collect())
        }
        Some(other) => {
            problems.at(chapter, "draws", format!("\"{other}\" is not drawn: way, turning or string"));
            Drawn::Board(Vec::new())
        }
    }
}

/// A handful ends in the pit, and turns there where the player chooses so.
fn turned(chapter: Read<Chapter>, problems: &mut Problems) -> Option<Turned> {
    let pit: Option<PitName> = chapter.id.split_once('-').and_then(|(_, pit)| pit.parse().ok());
    let Some(pit) = pit.filter(|pit| chapter.game.rules().board().named(pit.as_str()).is_some()) else {
        problems.at(&chapter, "id", "there is no such pit");
        return None;
    };
    let events = chapter.played().map(|(_, events)| events).unwrap_or_default();
    let mut here = events.iter().filter(|event| event.pit() == Some(pit));
    let turns = chapter.story.steps.iter().any(|step| step.action == Action::TurnRound);
    let ends = if turns {
        here.any(
            |event| matches!(event, Event::Choice { options, .. } if options.contains(&Action::TurnRound)),
        )
    } else {
        here.any(|event| matches!(event, Event::Lift { .. }))
    };
    if !ends {
        let what = if turns { "turns" } else { "goes on" };
        problems.at(&chapter, "id", format!("no handful {what} in {pit}"));
    }
    let note = chapter.localized("text");
    Some(Turned { chapter: chapter.value, pit, turns, note })
}

pub(crate) fn masters(chapters: Vec<Read<Chapter>>, problems: &mut Problems) -> Vec<Read<Chapter>> {
    for chapter in &chapters {
        recorded(chapter, problems);
    }
    chapters
}

/// Who played is told, and the winner is the one of the rules where they decide the game.
fn recorded(chapter: &Read<Chapter>, problems: &mut Problems) {
    for name in
        ["South", "North", "Place", "Date"].into_iter().filter(|name| chapter.story.header(name).is_none())
    {
        problems.at(chapter, "", format!("there is no \"{name}:\""));
    }
    let winner = match chapter.story.header("Winner") {
        Some("south") => Side::South,
        Some("north") => Side::North,
        _ => {
            problems.at(chapter, "winner", "write `Winner: south` or `Winner: north`");
            return;
        }
    };
    if let Some(outcome) = chapter.end().outcome()
        && outcome.winner != Some(winner)
    {
        problems.at(chapter, "winner", format!("it is {:?}", outcome.winner));
    }
}
