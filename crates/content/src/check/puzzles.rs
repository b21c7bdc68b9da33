//! The puzzles: each has one answer, which is proved by playing every turn and every reply to it.

use mbao_rules::GAMES;

use crate::ahead::{Aim, prospects};
use crate::check::definition;
use crate::content::Content;
use crate::items::Read;
use crate::problem::Problems;
use crate::puzzle::{Foreseen, Puzzle};

/// Has every turn of every puzzle examined.
pub(crate) fn prove(puzzles: &mut [Read<Puzzle>], problems: &mut Problems) {
    for puzzle in puzzles {
        match proved(puzzle) {
            Ok(tries) => puzzle.value.tries = tries,
            Err((field, why)) => problems.at(puzzle, &field, why),
        }
    }
}

fn proved(puzzle: &Puzzle) -> Result<Vec<Foreseen>, (String, String)> {
    if definition(&puzzle.game).is_none() {
        return Err(("id".to_owned(), format!("the rules have no game \"{}\"", puzzle.game)));
    }
    if !Aim::TURNS.contains(&puzzle.aim.turns) {
        let (from, to) = Aim::TURNS.into_inner();
        return Err(("aim".to_owned(), format!("{from} to {to} turns can be looked ahead")));
    }
    let game = puzzle.game().map_err(|(index, why)| match index {
        Some(index) => (format!("before.{index}"), why.message().to_owned()),
        None => ("position".to_owned(), why.message().to_owned()),
    })?;
    let all = prospects(&game, puzzle.aim.turns).map_err(|why| ("id".to_owned(), why.to_string()))?;
    let reached: Vec<String> = all
        .iter()
        .filter(|one| puzzle.aim.reached(one.worth))
        .map(|one| one.turn.texts().join(" "))
        .collect();
    if reached != [puzzle.answer.join(" ")] {
        let by = if reached.is_empty() { "no turn".to_owned() } else { reached.join(", ") };
        return Err(("answer".to_owned(), format!("the aim is reached by {by}")));
    }
    Ok(all
        .into_iter()
        .map(|one| Foreseen { actions: one.turn.texts(), worth: one.worth, reply: one.reply })
        .collect())
}

/// Every game has enough puzzles, no two alike.
pub(super) fn all(content: &Content, problems: &mut Problems) {
    for game in GAMES {
        let count = content.puzzles.iter().filter(|puzzle| puzzle.game == game.id).count();
        if count < Puzzle::AT_LEAST {
            let file = format!("puzzles/{}.toml", game.id);
            let least = Puzzle::AT_LEAST;
            problems.add(
                &file,
                None,
                format!(
                    "the game \"{0}\" has {count} puzzles, fewer than {least}: \
                     cargo lab puzzles {0}",
                    game.id
                ),
            );
        }
    }
    for (at, puzzle) in content.puzzles.read().iter().enumerate() {
        if content.puzzles[..at].iter().any(|other| other.id == puzzle.id) {
            problems.at(puzzle, "id", format!("there are two puzzles \"{}\"", puzzle.id));
        }
    }
}
