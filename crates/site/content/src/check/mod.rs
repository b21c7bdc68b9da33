//! What must be true of the content as a whole.

mod article;
mod cards;
mod kiosk;
mod known;
mod labels;
mod objects;
mod plates;
mod prelude;
mod puzzles;
mod readings;
mod references;
mod tasks;
mod timeline;

use crate::draft::Draft;
use crate::problem::Problems;

/// Checks everything. Checks that concern several files wait until all are read.
pub(crate) fn all(draft: &Draft<'_>, problems: &mut Problems) {
    let content = &draft.content;
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
