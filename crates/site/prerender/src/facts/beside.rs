//! A turn for each pair of games, to watch on both boards.

use anyhow::{Context, Result};
use mbao_board::choice;
use mbao_content::Content;
use mbao_rules::{Event, Game, GameBuilder};
use mbao_words::Lang;
use mbao_workshop::SharedTurn;

use crate::facts::played::record;

/// Turns played alike on both boards while looking for a start that makes them differ.
const TURNS: u32 = 30;

/// A turn for each pair of games.
pub(crate) fn turns(content: &Content) -> Result<Vec<SharedTurn>> {
    let ids: Vec<&str> = content.games.iter().map(|card| card.id.as_str()).collect();
    let mut turns = Vec::new();
    for (at, first) in ids.iter().enumerate() {
        for second in &ids[at + 1..] {
            let shared = shared(first, second).with_context(|| format!("{first} beside {second}"))?;
            turns.push(match shared {
                Some(turn) => turn,
                None => own(content, first, second)?,
            });
        }
    }
    Ok(turns)
}

/// An example of each game, used where no turn begins alike.
fn own(content: &Content, first: &str, second: &str) -> Result<SharedTurn> {
    let example = |game: &str| {
        let example = content.examples_of(game).next();
        Ok::<_, anyhow::Error>(example.with_context(|| format!("an example of {game}"))?.chapter.record())
    };
    Ok(SharedTurn { records: [example(first)?, example(second)?], pit: None, same: false, parts: false })
}

struct Played {
    actions: Vec<String>,
    sown: usize,
    captures: bool,
    after: Game,
}

/// The turn that begins with an action, with the usual answer to every choice; `None` if it does not end
/// soon.
fn played(game: &Game, action: &str) -> Option<Played> {
    let mut after = game.clone();
    let (mut actions, mut events) = (Vec::new(), Vec::new());
    let mut next = Some(action.to_owned());
    while let Some(action) = next {
        let happened = after.play_text(&action).ok()?;
        actions.push(action);
        let over = Game::ended_turn(&happened) || after.outcome().is_some();
        events.extend(happened);
        next = (!over)
            .then(|| choice(&after, None, Lang::En).answers.first().map(|answer| answer.action.clone()))
            .flatten();
        if actions.len() > 12 {
            return None;
        }
    }
    let sown = events.iter().filter(|event| matches!(event, Event::Sow { .. })).count();
    let captures = events.iter().any(|event| matches!(event, Event::Capture { .. }));
    Some(Played { actions, sown, captures, after })
}

/// The pits in which a turn may begin now, each with its first action.
fn starts(game: &Game) -> Vec<(String, String)> {
    let mut starts: Vec<(String, String)> = Vec::new();
    for action in game.legal_texts() {
        let pit: String = action.chars().take(2).collect();
        let named = matches!(pit.as_bytes(), [b'a'..=b'l', b'1'..=b'4']);
        if named && action.len() <= 3 && !starts.iter().any(|(known, _)| *known == pit) {
            starts.push((pit, action));
        }
    }
    starts
}

/// A turn from the same pit on both boards: if possible, with the same seeds, and one after which the games
/// differ.
fn shared(first: &str, second: &str) -> Result<Option<SharedTurn>> {
    let begun = |id: &str| -> Result<Vec<Game>> {
        let setups = &mbao_rules::game(id)?.setups;
        let start = |name: &str| GameBuilder { setup: Some(name.to_owned()), ..Game::builder(id) }.start();
        Ok(setups.iter().map(|setup| start(&setup.name)).collect::<Result<_, _>>()?)
    };
    let (ones, others) = (begun(first)?, begun(second)?);
    let alike = ones.iter().flat_map(|one| others.iter().map(move |other| (one, other)));
    let alike = alike.filter(|(one, other)| one.state().seeds == other.state().seeds);
    let mut found = None;
    for (one, other) in alike {
        match parting(one.clone(), other.clone())? {
            Some(turn) if turn.parts => return Ok(Some(turn)),
            turn => found = found.or(turn),
        }
    }
    if found.is_some() {
        return Ok(found);
    }
    let (Some(one), Some(other)) = (ones.first(), others.first()) else { return Ok(None) };
    best(pairs(one, other).iter()).map(|best| turn(one, other, best, false)).transpose()
}

/// A pit, and the turns that begin there on both boards.
type Pair = (String, Played, Played);

/// Of these the one that goes some way on both boards, and captures if possible.
fn best<'a>(pairs: impl Iterator<Item = &'a Pair>) -> Option<&'a Pair> {
    let short = pairs.filter(|(_, left, right)| left.sown.max(right.sown) <= 60);
    short.max_by_key(|(_, left, right)| (left.captures || right.captures, left.sown.min(right.sown)))
}

/// The turns that begin in the same pit on both boards.
fn pairs(one: &Game, other: &Game) -> Vec<Pair> {
    let theirs = starts(other);
    let both = starts(one).into_iter().filter_map(|(pit, action)| {
        let (_, other_action) = theirs.iter().find(|(known, _)| *known == pit)?;
        Some((pit, played(one, &action)?, played(other, other_action)?))
    });
    both.collect()
}

fn turn(one: &Game, other: &Game, (pit, left, right): &Pair, same: bool) -> Result<SharedTurn> {
    let of = |game: &Game, actions: &[String]| {
        record(&game.rules().definition().id, game.position_text().as_deref(), actions)
    };
    Ok(SharedTurn {
        records: [of(one, &left.actions)?, of(other, &right.actions)?],
        pit: Some(pit.clone()),
        same,
        parts: same && apart(&left.after, &right.after),
    })
}

/// Whether the seeds on the board or in the stores differ.
fn apart(one: &Game, other: &Game) -> bool {
    let (one, other) = (one.state(), other.state());
    one.seeds != other.seeds || one.stores != other.stores
}

/// Plays both games alike until a start makes them differ; otherwise a turn that is the same on both.
fn parting(mut one: Game, mut other: Game) -> Result<Option<SharedTurn>> {
    let mut found = None;
    for _ in 0..TURNS {
        let turns = pairs(&one, &other);
        let parted = turns.iter().filter(|(_, left, right)| apart(&left.after, &right.after));
        if let Some(parted) = best(parted) {
            return Ok(Some(turn(&one, &other, parted, true)?));
        }
        let longest = turns.into_iter().max_by_key(|(_, left, _)| (left.captures, left.sown));
        let Some(longest) = longest else { break };
        if found.is_none() {
            found = Some(turn(&one, &other, &longest, true)?);
        }
        (one, other) = (longest.1.after, longest.2.after);
        if one.outcome().is_some() || other.outcome().is_some() || one.mover() != other.mover() {
            break;
        }
    }
    Ok(found)
}
