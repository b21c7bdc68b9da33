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

impl Content {
    pub fn search_index(&self, lang: Lang) -> Vec<Entry> {
        let mut entries: Vec<Entry> = Vec::new();
        for section in &self.sections {
            entries.extend(of_section(section, section.text(lang)));
        }
        for card in &self.games {
            let name = card.names.first().map_or(card.id.as_str(), |name| name.name.as_str());
            let facts = [card.people(), &card.region, &card.board, &card.seeds, &card.players, &card.start];
            let more = [&card.sowing, &card.end, &card.recorded];
            let mut words: Vec<&str> = card.names.iter().map(|name| name.name.as_str()).collect();
            words.extend(facts.into_iter().chain(more).map(|text| text.get(lang)));
            words.extend(card.endings.iter().map(|ending| ending.text.get(lang)));
            words.extend(card.silences.iter().map(|silence| silence.text.get(lang)));
            entries.push(Entry {
                page: format!("game/{}/", card.id),
                heading: name.to_owned(),
                text: words.join(" "),
            });
        }
        for reading in &self.readings {
            let slug = self.sections.iter().find(|section| section.game.as_ref() == Some(&reading.game));
            let points = reading.points.iter().map(|point| point.text.get(lang));
            let words: Vec<&str> = [reading.after.get(lang)].into_iter().chain(points).collect();
            entries.push(Entry {
                page: format!(
                    "section/{}/#reading-{}",
                    slug.map_or(reading.game.as_str(), |section| &section.slug),
                    reading.id
                ),
                heading: reading.title.get(lang).to_owned(),
                text: words.join(" "),
            });
        }
        for diagram in &self.diagrams {
            let lost = diagram.lost.as_ref().map_or("", |lost| lost.get(lang));
            entries.push(Entry {
                page: format!("diagram/{}/", diagram.id()),
                heading: diagram.title.get(lang).to_owned(),
                text: format!("{} {lost}", diagram.caption.get(lang)).trim_end().to_owned(),
            });
        }
        for term in &self.glossary {
            let word = term.word.get(lang);
            let others =
                term.other.iter().map(String::as_str).chain(lang.others().map(|one| term.word.get(one)));
            let others = others.filter(|other| *other != word);
            entries.push(Entry {
                page: format!("glossary/#{}", term.id),
                heading: word.to_owned(),
                text: [term.definition.get(lang)].into_iter().chain(others).collect::<Vec<_>>().join(" "),
            });
        }
        for event in &self.timeline {
            entries.push(Entry {
                page: format!("timeline/#{}", event.id),
                heading: event.when.get(lang).to_owned(),
                text: event.text.get(lang).to_owned(),
            });
        }
        for source in &self.sources {
            let year = source.year.map(|year| year.to_string());
            let lead = [source.authors.as_deref(), year.as_deref()].into_iter().flatten();
            entries.push(Entry {
                page: format!("reading-list/#source-{}", source.id),
                heading: source.title.clone(),
                text: lead.chain([source.note.get(lang)]).collect::<Vec<_>>().join(", "),
            });
        }
        for guide in &self.guides {
            entries.push(Entry {
                page: format!("guide/{}/", guide.slug),
                heading: guide.title.get(lang).to_owned(),
                text: format!("{} {}", guide.summary.get(lang), guide.text.get(lang)),
            });
        }
        entries
    }
}

/// One entry for the text before the first heading, and one for each heading.
fn of_section(section: &Section, text: &SectionText) -> Vec<Entry> {
    let page = format!("section/{}/", section.slug);
    let title = &text.title;
    let mut entries = vec![Entry { page: page.clone(), heading: title.clone(), text: String::new() }];
    for block in &text.blocks {
        if let Block::Heading { id, prose, .. } = block {
            entries.push(Entry {
                page: format!("{page}#{id}"),
                heading: format!("{title}: {}", prose.text()),
                text: String::new(),
            });
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
