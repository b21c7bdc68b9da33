//! The article: its order, its games, its diagrams, its notes.

use mbao_rules::GAMES;

use crate::check::page;
use crate::draft::Draft;
use crate::markdown::ARTICLE;
use crate::problem::Problems;
use crate::section::{Block, Section};

/// The article's twenty sections and the two on bao.
const SECTIONS: u8 = 22;

/// Sections follow one another without holes and are marked and named so.
pub(super) fn order(draft: &Draft, problems: &mut Problems) {
    let article = format!("{}/article", draft.folder);
    for number in 1..=SECTIONS {
        let count = draft.heads.iter().filter(|head| head.number == number).count();
        if count != 1 {
            problems.add(&article, None, format!("there are {count} sections {number}, not one"));
        }
    }
    for head in &draft.heads {
        let mark = if head.number <= ARTICLE { format!("§{}", head.number) } else { "Bao".to_owned() };
        if head.number == 0 || head.number > SECTIONS {
            problems.at(&head.front, "section", format!("there is no section {}", head.number));
        } else if head.front.section != mark {
            problems.at(
                &head.front,
                "section",
                format!("section {} is marked {}, not {mark}", head.number, head.front.section),
            );
        }
        if head.front.summary.trim().is_empty() {
            problems.at(&head.front, "summary", "`summary` is empty");
        }
        let slug = head.stem.split_once('-').map_or("", |(_, slug)| slug);
        if head.front.slug != slug {
            problems.at(
                &head.front,
                "slug",
                format!("the slug \"{}\" is not the file's \"{slug}\"", head.front.slug),
            );
        }
    }
}

/// Every game has one section, and no section is about another.
pub(super) fn games(draft: &Draft, problems: &mut Problems) {
    let article = format!("{}/article", draft.folder);
    for game in GAMES {
        let about = draft.heads.iter().filter(|head| head.front.game.as_deref() == Some(&*game.id)).count();
        if about != 1 {
            problems.add(
                &article,
                None,
                format!("{about} sections are about the game \"{}\", not one", game.id),
            );
        }
    }
    for head in &draft.heads {
        if let Some(game) = &head.front.game
            && page(game).is_none()
        {
            problems.at(&head.front, "game", format!("the rules have no game \"{game}\""));
        }
    }
}

/// Every diagram stands in its section.
pub(super) fn diagrams(draft: &Draft, sections: &[Section], problems: &mut Problems) {
    for diagram in &draft.diagrams {
        let placed = sections
            .iter()
            .filter(|section| section.mark == diagram.section)
            .any(|section| section.blocks.contains(&Block::Diagram(diagram.id.clone())));
        if !placed {
            problems.at(diagram, "section", format!("{} does not place this diagram", diagram.section));
        }
    }
    for letter in 'a'..='n' {
        if !draft.diagrams.iter().any(|diagram| diagram.id == letter.to_string()) {
            let file = format!("{}/diagrams/{letter}.toml", draft.folder);
            problems.add(&file, None, "there is no such diagram");
        }
    }
}

/// Every note is referred to once.
pub(super) fn notes(draft: &Draft, sections: &[Section], problems: &mut Problems) {
    for (head, section) in draft.heads.iter().zip(sections) {
        let paragraphs = || section.blocks.iter().flat_map(Block::paragraphs);
        for note in &section.notes {
            let label = note.label.as_str();
            let count = paragraphs().flat_map(|p| p.prose.notes()).filter(|&other| other == label).count();
            if count != 1 {
                problems.add(
                    head.front.file(),
                    None,
                    format!("the note [^{label}] is referred to {count} times, not once"),
                );
            }
        }
    }
}
