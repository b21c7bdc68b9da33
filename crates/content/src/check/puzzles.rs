//! The puzzles: each has one answer, which is proved by playing every turn and every reply to it.

use mbao_rules::GAMES;

use crate::ahead::{Aim, prospects};
use crate::chapter::Chapter;
use crate::content::Content;
use crate::items::Read;
use crate::problem::Problems;
use crate::puzzle::{Foreseen, Puzzle};

/// The puzzle of a chapter, with every turn examined.
pub(crate) fn proved(chapter: Read<Chapter>, problems: &mut Problems) -> Option<Read<Puzzle>> {
    let answer = chapter.follows();
    let aim = chapter.story.header("Aim").unwrap_or_default().parse();
    let examined =
        aim.map_err(|why| ("aim", why)).and_then(|aim| Ok((aim, examined(&chapter, aim, &answer)?)));
    match examined {
        Ok((aim, tries)) => {
            let Read { value: chapter, origin } = chapter;
            Some(Read { value: Puzzle { chapter, aim, answer, tries }, origin })
        }
        Err((field, why)) => {
            problems.at(&chapter, field, why);
            None
        }
    }
}

fn examined(chapter: &Chapter, aim: Aim, answer: &[String]) -> Result<Vec<Foreseen>, (&'static str, String)> {
    let all = prospects(&chapter.game, aim.turns).map_err(|why| ("ask", why.to_string()))?;
    let reached: Vec<String> =
        all.iter().filter(|one| aim.reached(one.worth)).map(|one| one.turn.texts().join(" ")).collect();
    if reached != [answer.join(" ")] {
        let by = if reached.is_empty() { "no turn".to_owned() } else { reached.join(", ") };
        return Err(("ask", format!("the aim is reached by {by}")));
    }
    let foreseen = |one: crate::ahead::Prospect| Foreseen {
        actions: one.turn.texts(),
        worth: one.worth,
        reply: one.reply,
    };
    Ok(all.into_iter().map(foreseen).collect())
}

/// Every game has enough puzzles, no two alike.
pub(super) fn all(content: &Content, problems: &mut Problems) {
    for game in GAMES {
        let count = content.puzzles.iter().filter(|puzzle| puzzle.chapter.definition().id == game.id).count();
        if count < Puzzle::AT_LEAST {
            let file = format!("stories/{}/puzzles.story", game.id);
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
        if content.puzzles[..at].iter().any(|other| other.chapter.id == puzzle.chapter.id) {
            problems.at(puzzle, "id", format!("there are two puzzles \"{}\"", puzzle.chapter.id));
        }
    }
}
