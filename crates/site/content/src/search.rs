//! Entries for a small search in the browser.

use serde::Serialize;

use crate::content::Content;
use crate::section::{Block, Section, SectionText};
use mbao_words::Lang;

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Entry {
    /// Where it is, from the site's front.
    pub page: String,
    pub heading: String,
    pub text: String,
}

impl Entry {
    pub fn new(page: String, heading: impl Into<String>, text: impl Into<String>) -> Self {
        Self { page, heading: heading.into(), text: text.into() }
    }
}

impl Content {
    pub fn search_index(&self, lang: Lang) -> Vec<Entry> {
        let mut entries: Vec<Entry> = Vec::new();
        for section in &self.sections {
            entries.extend(of_section(section, section.text(lang)));
        }
        for card in &self.games {
            let facts = [card.people(), &card.region, &card.board, &card.seeds, &card.players, &card.start];
            let more = [&card.sowing, &card.end, &card.recorded];
            let mut words: Vec<&str> = card.names.iter().map(|name| name.name.as_str()).collect();
            words.extend(facts.into_iter().chain(more).map(|text| text.get(lang)));
            words.extend(card.endings.iter().map(|ending| ending.text.get(lang)));
            words.extend(card.silences.iter().map(|silence| silence.text.get(lang)));
            entries.push(Entry::new(format!("game/{}/", card.id), card.name(), words.join(" ")));
        }
        for reading in &self.readings {
            let slug = self.section_of(&reading.game).map_or(&reading.game, |section| &section.slug);
            let points = reading.points.iter().map(|point| point.text.get(lang));
            let words: Vec<&str> = [reading.after.get(lang)].into_iter().chain(points).collect();
            let page = format!("section/{slug}/#reading-{}", reading.id);
            entries.push(Entry::new(page, reading.title.get(lang), words.join(" ")));
        }
        for diagram in &self.diagrams {
            let lost = diagram.lost.as_ref().map_or("", |lost| lost.get(lang));
            let text = format!("{} {lost}", diagram.caption.get(lang));
            let page = format!("diagram/{}/", diagram.id());
            entries.push(Entry::new(page, diagram.title.get(lang), text.trim_end()));
        }
        for term in &self.glossary {
            let word = term.word.get(lang);
            let others =
                term.other.iter().map(String::as_str).chain(lang.others().map(|one| term.word.get(one)));
            let others = others.filter(|other| *other != word);
            let text = [term.definition.get(lang)].into_iter().chain(others).collect::<Vec<_>>().join(" ");
            entries.push(Entry::new(format!("glossary/#{}", term.id), word, text));
        }
        for event in &self.timeline {
            let page = format!("timeline/#{}", event.id);
            entries.push(Entry::new(page, event.when.get(lang), event.text.get(lang)));
        }
        for source in &self.sources {
            let year = source.year.map(|year| year.to_string());
            let lead = [source.authors.as_deref(), year.as_deref()].into_iter().flatten();
            let text = lead.chain([source.note.get(lang)]).collect::<Vec<_>>().join(", ");
            entries.push(Entry::new(format!("reading-list/#source-{}", source.id), &*source.title, text));
        }
        for guide in &self.guides {
            let text = format!("{} {}", guide.summary.get(lang), guide.text.get(lang));
            entries.push(Entry::new(format!("guide/{}/", guide.slug), guide.title.get(lang), text));
        }
        entries
    }
}

/// One entry for the text before the first heading, and one for each heading.
fn of_section(section: &Section, text: &SectionText) -> Vec<Entry> {
    let page = format!("section/{}/", section.slug);
    let title = &text.title;
    let mut entries = vec![Entry::new(page.clone(), title, "")];
    for block in &text.blocks {
        if let Block::Heading { id, prose, .. } = block {
            entries.push(Entry::new(format!("{page}#{id}"), format!("{title}: {}", prose.text()), ""));
        }
        let notes = text.notes_of(block).map(|note| &note.paragraph);
        for paragraph in block.paragraphs().iter().chain(notes) {
            if let Some(entry) = entries.last_mut() {
                if !entry.text.is_empty() {
                    entry.text.push(' ');
                }
                entry.text.push_str(&paragraph.prose.text());
            }
        }
    }
    entries
}
