//! The files of the article: their heads, and their prose that is not yet read.

use std::ops::Deref;

use mbao_words::Lang;
use serde::Deserialize;

use crate::body::Body;
use crate::items::Read;
use crate::links::Links;
use crate::markdown::{self, About, Parsed};
use crate::marks::{self, ARTICLE};
use crate::parallel::{self, Side};
use crate::problem::Problems;
use crate::section::{Section, SectionText};

/// The head of a section's file. Its number and the name of its page come from the file's name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Front {
    pub(crate) title: String,
    pub(crate) summary: String,
    /// Whose game, where, recorded when and by whom.
    pub(crate) head: String,
    /// The game it is about: given in the first language, for all.
    pub(crate) game: Option<String>,
    /// The mark by which its source is cited, if that is not the article: given in the first language, for
    /// all.
    pub(crate) mark: Option<String>,
}

/// A section's file whose prose is not yet read.
pub(crate) struct Unread<'t> {
    /// The name of the file without its extension.
    pub(crate) stem: String,
    pub(crate) front: Read<Front>,
    pub(crate) body: Body<'t>,
}

/// A section's file in the first language, and those in the others.
pub(crate) struct Head<'t> {
    pub(crate) number: u8,
    pub(crate) slug: String,
    /// `§5`, or the mark by which its source is cited; empty where it is missing.
    pub(crate) mark: String,
    pub(crate) file: Unread<'t>,
    pub(crate) translations: Vec<(Lang, Unread<'t>)>,
}

impl Unread<'_> {
    /// The prose of a section's file read.
    fn parsed(&self, head: &Head<'_>, links: &Links, problems: &mut Problems) -> Parsed {
        let about = About { slug: &head.slug, game: head.front.game.as_deref() };
        markdown::read(&self.body, about, links, problems)
    }

    fn text(&self, parsed: &Parsed) -> SectionText {
        SectionText {
            title: self.front.title.clone(),
            summary: self.front.summary.clone(),
            head: self.front.head.clone(),
            blocks: parsed.blocks.clone(),
            notes: parsed.notes.clone(),
        }
    }
}

impl<'t> Deref for Head<'t> {
    type Target = Unread<'t>;

    fn deref(&self) -> &Self::Target {
        &self.file
    }
}

impl<'t> Head<'t> {
    /// By the name of its file: `05-coro`.
    pub(crate) fn new(file: Unread<'t>) -> Result<Self, Box<Unread<'t>>> {
        let parts = file.stem.split_once('-').and_then(|(number, slug)| Some((number.parse().ok()?, slug)));
        let Some((number, slug)) = parts else { return Err(Box::new(file)) };
        let mark = if number <= ARTICLE {
            marks::of_article(number)
        } else {
            file.front.mark.clone().unwrap_or_default()
        };
        Ok(Self { number, slug: slug.to_owned(), mark, file, translations: Vec::new() })
    }

    /// The section: its prose, read in every language and compared.
    pub(crate) fn section(&self, links: &Links, problems: &mut Problems) -> Section {
        let before = problems.count();
        let first = self.file.parsed(self, links, problems);
        // A text with problems of its own is compared only once they are fixed.
        let sound = problems.count() == before && !problems.unread;
        let mut texts = vec![self.file.text(&first)];
        for lang in Lang::default().others() {
            let found = self.translations.iter().find(|(other, _)| *other == lang);
            let Some((_, file)) = found else {
                // What is missing may be in a file that could not be read.
                if !problems.unread && lang.needs("article/") {
                    let name = format!("{}/{}.md", article(lang), self.stem);
                    let message = format!("is missing: translate {}", problems.called(self.front.file()));
                    problems.add(&name, None, message);
                }
                texts.push(self.file.text(&first));
                continue;
            };
            let before = problems.count();
            let mut parsed = file.parsed(self, links, problems);
            if sound && problems.count() == before {
                let first = Side { file: &problems.called(self.front.file()), read: &first };
                parallel::compare(&first, &Side { file: file.front.file(), read: &parsed }, problems);
            }
            for line in &parsed.shows {
                let first = problems.called(self.front.file());
                let message = format!("what is shown is said once, in {first}: take it out");
                problems.add(file.front.file(), Some(*line), message);
            }
            parallel::share(&first, &mut parsed);
            texts.push(file.text(&parsed));
        }
        Section {
            number: self.number,
            slug: self.slug.clone(),
            mark: self.mark.clone(),
            game: self.front.game.clone(),
            texts,
        }
    }
}

/// The folder of the article in a language.
pub(crate) fn article(lang: Lang) -> String {
    format!("i18n/{}/article", lang.tag())
}
