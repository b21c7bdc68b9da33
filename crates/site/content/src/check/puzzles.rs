//! The puzzles of all games.

use super::prelude::*;
use crate::puzzle::Puzzle;

/// Every game has enough puzzles, no two alike.
pub(super) fn all(content: &Content, problems: &mut Problems) {
    for game in GAMES {
        let count = content.puzzles.iter().filter(|puzzle| puzzle.chapter.definition().id == game.id).count();
        if count < Puzzle::AT_LEAST {
            let file = format!("stories/{}/puzzles.story", game.id);
            let least = Puzzle::AT_LEAST;
            let game = &game.id;
            let message = format!(
                "the game \"{game}\" has {count} puzzles, fewer than {least}: cargo lab puzzles {game}"
            );
            problems.add(&file, None, message);
        }
    }
    for (at, puzzle) in content.puzzles.read().iter().enumerate() {
        if content.puzzles[..at].iter().any(|other| other.chapter.id == puzzle.chapter.id) {
            problems.at(puzzle, "id", format!("there are two puzzles \"{}\"", puzzle.chapter.id));
        }
    }
}
