//! The targets of links in the prose.

use std::collections::{BTreeMap, BTreeSet};

use mbao_words::Lang;

use crate::marks::Marks;
use crate::prose::Target;
use crate::show::Turns;
use crate::source::Source;
use crate::term::Term;

#[derive(Debug, Default)]
pub(crate) struct Links {
    terms: BTreeMap<String, String>,
    /// Slugs by section number.
    pub(crate) sections: BTreeMap<u8, String>,
    pub(crate) games: BTreeMap<String, String>,
    pub(crate) diagrams: BTreeSet<String>,
    pub(crate) plates: BTreeSet<String>,
    pub(crate) marks: Marks,
    sources: BTreeSet<String>,
    web: BTreeMap<String, bool>,
    /// What a board beside the text can show.
    pub(crate) turns: Turns,
    /// Slug of the section that lists the sources.
    pub(crate) bibliography: String,
}

impl Links {
    /// Adds the glossary: ids take precedence over words, words over other words.
    pub(crate) fn take_terms(&mut self, terms: &[Term]) {
        let ids = terms.iter().map(|term| (term.id.clone(), &term.id));
        let words = terms.iter().map(|term| (kebab(term.word.get(Lang::default())), &term.id));
        let others = terms.iter().flat_map(|term| term.other.iter().map(|word| (kebab(word), &term.id)));
        for (word, id) in ids.chain(words).chain(others) {
            self.terms.entry(word).or_insert_with(|| id.clone());
        }
    }

    pub(crate) fn take_sources(&mut self, sources: &[Source]) {
        for source in sources {
            self.sources.insert(source.id.clone());
            if let Some(url) = &source.url {
                *self.web.entry(url.clone()).or_default() |= !source.historical;
            }
        }
    }

    /// Where a link of the prose leads, or why it leads nowhere.
    pub(crate) fn resolve(&self, link: &str) -> Result<Target, String> {
        let Some((kind, what)) = link.split_once(':') else {
            return Err(format!(
                "link to \"{link}\", which is neither term:, section:, game:, diagram: nor source:"
            ));
        };
        match kind {
            "term" => match self.terms.get(what) {
                Some(id) => Ok(Target::Term(id.clone())),
                None => Err(format!("link to term \"{what}\", which the glossary does not have")),
            },
            "section" => match what.parse().ok().and_then(|number: u8| self.sections.get(&number)) {
                Some(slug) => Ok(Target::Section(slug.clone())),
                None => Err(format!("link to section \"{what}\", which there is not")),
            },
            "game" => match self.games.get(what) {
                Some(slug) => Ok(Target::Game { id: what.to_owned(), slug: slug.clone() }),
                None => Err(format!("link to game \"{what}\", which no section is about")),
            },
            "diagram" if self.diagrams.contains(what) => Ok(Target::Diagram(what.to_owned())),
            "diagram" => Err(format!("link to diagram \"{what}\", which there is not")),
            "source" if self.sources.contains(what) => {
                Ok(Target::Source { id: what.to_owned(), slug: self.bibliography.clone() })
            }
            "source" => Err(format!("link to source \"{what}\", which the sources do not have")),
            "http" | "https" => match self.web.get(link) {
                Some(true) => Ok(Target::Web(link.to_owned())),
                Some(false) => Err(format!("link to {link}, which the sources call historical")),
                None => Err(format!("link to {link}, which is no address of the sources")),
            },
            _ => Err(format!("link to \"{link}\": there is no kind \"{kind}\"")),
        }
    }
}

/// `Capital letters, spaces` as `capital-letters-spaces`.
pub(crate) fn kebab(words: &str) -> String {
    let plain: String = words
        .chars()
        .filter(|letter| !matches!(letter, '\'' | '’'))
        .map(|letter| if letter.is_alphanumeric() { letter.to_ascii_lowercase() } else { ' ' })
        .collect();
    plain.split_whitespace().collect::<Vec<_>>().join("-")
}
