//! The article: its order, its games, its diagrams, its notes.

use super::prelude::*;
use crate::head::{Front, article};
use crate::marks::{self, ARTICLE};
use crate::section::Block;

/// Sections are numbered without gaps, are cited by a mark, and have a title, a summary and a head.
pub(super) fn order(draft: &Draft<'_>, problems: &mut Problems) {
    let article = article(Lang::default());
    let count = |number: u8| draft.heads.iter().filter(|head| head.number == number).count();
    for number in 1..=ARTICLE {
        let count = count(number);
        if count != 1 {
            problems.add(&article, None, format!("there are {count} sections {number}, not one"));
        }
    }
    for head in &draft.heads {
        let number = head.number;
        if number == 0 {
            problems.add(head.front.file(), None, "sections are numbered from 1");
        }
        if number > ARTICLE && count(number) > 1 {
            problems.add(head.front.file(), None, format!("another section has the number {number}"));
        }
        if number > ARTICLE + 1 && count(number - 1) == 0 {
            let message = format!("there is no section {} before this one", number - 1);
            problems.add(head.front.file(), None, message);
        }
        if let Some(fault) = marks::fault(number, head.front.mark.as_deref()) {
            problems.at(&head.front, "mark", format!("`mark`: {fault}"));
        }
        let translations = head.translations.iter().map(|(_, file)| file);
        for file in [&head.file].into_iter().chain(translations) {
            let Front { title, summary, head, .. } = &*file.front;
            for (field, text) in [("title", title), ("summary", summary), ("head", head)] {
                if text.trim().is_empty() {
                    problems.at(&file.front, field, format!("`{field}` is empty"));
                }
            }
        }
    }
}

/// Every game has one section, and no section is about another.
pub(super) fn games(draft: &Draft<'_>, problems: &mut Problems) {
    let article = article(Lang::default());
    for game in GAMES {
        let about = draft.heads.iter().filter(|head| head.front.game.as_deref() == Some(&*game.id)).count();
        if about != 1 {
            let message = format!(
                "{about} sections are about the game \"{0}\", not one: one section says game = \"{0}\" in its head",
                game.id
            );
            problems.add(&article, None, message);
        }
    }
    for head in &draft.heads {
        if let Some(game) = &head.front.game
            && definition(game).is_none()
        {
            problems.at(&head.front, "game", format!("the rules have no game \"{game}\""));
        }
    }
}

/// Every diagram is in its section.
pub(super) fn diagrams(content: &Content, problems: &mut Problems) {
    for diagram in &content.diagrams.read() {
        let placed =
            content.sections.iter().filter(|section| section.mark == diagram.section).any(|section| {
                section.text(Lang::default()).blocks.contains(&Block::Diagram(diagram.chapter.id.clone()))
            });
        if !placed {
            problems.at(diagram, "cite", format!("{} does not place this diagram", diagram.section));
        }
    }
    for letter in 'a'..='n' {
        if !content.diagrams.iter().any(|diagram| diagram.chapter.id == letter.to_string()) {
            problems.add("stories", None, format!("there is no diagram {letter}"));
        }
    }
}

/// Every note is referred to once; other languages have the same notes.
pub(super) fn notes(draft: &Draft<'_>, problems: &mut Problems) {
    for (head, section) in draft.heads.iter().zip(&draft.content.sections) {
        let text = section.text(Lang::default());
        let paragraphs = || text.blocks.iter().flat_map(Block::paragraphs);
        for note in &text.notes {
            let label = note.label.as_str();
            let count = paragraphs().flat_map(|p| p.prose.notes()).filter(|&other| other == label).count();
            if count != 1 {
                let message = format!("the note [^{label}] is referred to {count} times, not once");
                problems.add(head.front.file(), None, message);
            }
        }
    }
}
