//! The diagrams of the article.

use mbao_rules::PitName;

use crate::chapter::Chapter;
use crate::localized::Localized;

#[derive(Clone, Debug, PartialEq)]
pub struct Diagram {
    /// Its chapter of the story; its id is its letter.
    pub chapter: Chapter,
    /// Mark of its section.
    pub section: String,
    pub title: Localized,
    pub caption: Localized,
    pub lost: Option<Localized>,
    pub drawn: Drawn,
}

/// What is drawn over the board of a diagram.
#[derive(Clone, Debug, PartialEq)]
pub enum Drawn {
    /// Nothing: its set-up, and other set-ups by name beside it; or what is played.
    Board(Vec<String>),
    /// The way the seeds go, and the pits that a race sets out from.
    Way(Vec<PitName>),
    /// Where a handful may turn, with a turn for each pit.
    Turning(Vec<Turned>),
    /// A continuous string of captures.
    Chain,
}

/// A turn that ends a handful in a turning pit.
#[derive(Clone, Debug, PartialEq)]
pub struct Turned {
    pub chapter: Chapter,
    pub pit: PitName,
    /// Whether the handful turns there. Elsewhere the closed left-hand end does not let it.
    pub turns: bool,
    /// What happens and why.
    pub note: Localized,
}

impl Diagram {
    pub fn id(&self) -> &str {
        &self.chapter.id
    }

    pub fn game(&self) -> &str {
        &self.chapter.definition().id
    }

    /// The chapter that is played, if something is.
    pub fn played(&self) -> Option<&Chapter> {
        match &self.drawn {
            Drawn::Turning(turns) => turns.first().map(|turned| &turned.chapter),
            _ => Some(&self.chapter).filter(|chapter| !chapter.story.steps.is_empty()),
        }
    }
}
