//! The puzzles, from their chapters: each has one answer, which is proved by playing every turn and every reply to it.

use crate::ahead::{Aim, Prospect, prospects};
use crate::chapter::Chapter;
use crate::files::order;
use crate::items::Read;
use crate::problem::Problems;
use crate::puzzle::{Foreseen, Puzzle};

/// The puzzles of all chapters, in the order of the rules, easy ones first.
pub(crate) fn all(chapters: Vec<Read<Chapter>>, problems: &mut Problems) -> Vec<Read<Puzzle>> {
    let proved = chapters.into_iter().filter_map(|chapter| proved(chapter, problems));
    let mut found: Vec<Read<Puzzle>> = proved.collect();
    found.sort_by_key(|puzzle| (order(&puzzle.chapter.definition().id), puzzle.aim.turns));
    found
}

fn proved(chapter: Read<Chapter>, problems: &mut Problems) -> Option<Read<Puzzle>> {
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
    let foreseen = |one: Prospect| Foreseen { actions: one.turn.texts(), worth: one.worth, reply: one.reply };
    Ok(all.into_iter().map(foreseen).collect())
}
