//! The sections of the article.

use std::fmt;

use mbao_words::Lang;

use crate::prose::Prose;
use crate::show::Show;

/// A section of the article, in our words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its number, from 1; sections after other sources follow the article's twenty.
    pub number: u8,
    /// The name of its page.
    pub slug: String,
    /// `§5`, or the mark by which its source is cited, such as `Bao`.
    pub mark: String,
    /// Id of the game it is about.
    pub game: Option<String>,
    /// Its text in every language, in the order of [`Lang::ALL`]; all have the same blocks, places, links and
    /// notes.
    pub texts: Vec<SectionText>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SectionText {
    pub title: String,
    /// One sentence about it.
    pub summary: String,
    /// The people, the place with its country, when it was recorded and by whom: parts with points between them.
    pub head: String,
    pub blocks: Vec<Block>,
    /// Its notes, in order.
    pub notes: Vec<Note>,
}

/// A part of a section. Ids begin with the section's slug, so that all
/// sections can stand on one page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    Heading {
        /// Level, from 2.
        level: u8,
        id: String,
        prose: Prose,
    },
    Paragraph(Paragraph),
    List {
        ordered: bool,
        items: Vec<Paragraph>,
    },
    /// A diagram, by its letter.
    Diagram(String),
    /// A plate, by its id.
    Plate(String),
}

/// A paragraph, or an item of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    pub id: String,
    pub prose: Prose,
    /// The places that it retells.
    pub cite: Vec<Cite>,
    /// Whether it is the editors' own remark on that place.
    pub ours: bool,
    /// What the board beside the text shows while this is read: the first by itself, the others when asked
    /// for.
    pub shows: Vec<Show>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// Its label where the text refers to it.
    pub label: String,
    /// Id of the reference to it.
    pub reference: String,
    pub paragraph: Paragraph,
}

/// A place in the article or in another source.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cite {
    /// `§9`, or the mark by which another source is cited, such as `Bao`.
    pub mark: String,
    /// The place in full: `§9 rule 4`.
    pub text: String,
}

impl fmt::Display for Cite {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

impl Block {
    pub fn paragraphs(&self) -> &[Paragraph] {
        match self {
            Self::Paragraph(paragraph) => std::slice::from_ref(paragraph),
            Self::List { items, .. } => items,
            Self::Heading { .. } | Self::Diagram(_) | Self::Plate(_) => &[],
        }
    }

    pub(crate) fn paragraphs_mut(&mut self) -> &mut [Paragraph] {
        match self {
            Self::Paragraph(paragraph) => std::slice::from_mut(paragraph),
            Self::List { items, .. } => items,
            Self::Heading { .. } | Self::Diagram(_) | Self::Plate(_) => &mut [],
        }
    }
}

impl Section {
    pub fn text(&self, lang: Lang) -> &SectionText {
        &self.texts[lang as usize]
    }
}

impl SectionText {
    /// The notes that a block refers to, to be set beside it.
    pub fn notes_of(&self, block: &Block) -> impl Iterator<Item = &Note> {
        let labels: Vec<&str> = block.paragraphs().iter().flat_map(|p| p.prose.notes()).collect();
        labels.into_iter().filter_map(|label| self.notes.iter().find(|note| note.label == label))
    }
}
