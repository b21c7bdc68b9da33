//! What must be true of the content as a whole.

mod article;
mod cards;
mod kiosk;
mod labels;
mod objects;
mod plates;
mod play;
mod puzzles;
mod readings;
mod references;
mod tasks;
mod timeline;

use mbao_rules::{Definition, GAMES};

use crate::draft::Draft;
use crate::problem::Problems;

pub(crate) use puzzles::proved;
pub(crate) use tasks::judged;

/// Checks everything. Checks that concern several files wait until all are read.
pub(crate) fn all(draft: &Draft<'_>, problems: &mut Problems) {
    let content = &draft.content;
    play::examples(&content.examples.read(), problems);
    play::diagrams(&content.diagrams.read(), problems);
    if problems.unread {
        return;
    }
    article::order(draft, problems);
    article::games(draft, problems);
    article::diagrams(content, problems);
    plates::placed(draft, problems);
    plates::drawn(content, problems);
    article::notes(draft, problems);
    cards::all(draft, problems);
    kiosk::all(draft, problems);
    tasks::all(draft, problems);
    puzzles::all(content, problems);
    readings::all(content, problems);
    timeline::all(draft, problems);
    objects::all(content, problems);
    if let Some(mistake) = content.habits.mistake() {
        problems.add(content.habits.file(), None, mistake);
    }
    labels::all(&content.labels, problems);
    references::ids(content, problems);
    references::said(content, problems);
    references::marks(draft, problems);
    references::games(content, problems);
    references::doubts(content, problems);
}

fn definition(game: &str) -> Option<&'static Definition> {
    GAMES.iter().copied().find(|definition| definition.id == game)
}

/// Editorial decisions that concern all games and so belong to no definition: the pit a handful came from,
/// never-ending turns, repetition.
const GENERAL_DOUBTS: [u8; 3] = [1, 2, 3];

fn is_doubt(number: u8) -> bool {
    GENERAL_DOUBTS.contains(&number)
        || GAMES.iter().any(|definition| definition.doubts.iter().any(|doubt| doubt.number == number))
}

fn no_doubt(number: u8) -> String {
    format!(
        "there is no doubt {number}: take a number of `doubts` in crates/rules/src/games, or add it there"
    )
}
