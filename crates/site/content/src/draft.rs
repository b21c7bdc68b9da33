//! The folder, each file read by itself and not yet checked against the others.

use mbao_words::Lang;

use crate::asked::Asked;
use crate::card::Card;
use crate::content::Content;
use crate::files::{Files, order};
use crate::folder::{Folder, stem};
use crate::guide;
use crate::head::Head;
use crate::items::Read;
use crate::links::Links;
use crate::marks::Marks;
use crate::problem::Problems;
use crate::reading::Reading;
use crate::same::Same;
use crate::show::Turns;
use crate::style::Style;
use crate::texts::Text;
use crate::{judged, proved, shown};

/// The content, and what it is checked against.
pub(crate) struct Draft<'t> {
    /// All but the sections.
    pub(crate) content: Content,
    pub(crate) heads: Vec<Head<'t>>,
    pub(crate) marks: Marks,
    pub(crate) drawings: Vec<&'t str>,
    pub(crate) styles: Vec<(Lang, Read<Style>)>,
    pub(crate) same: Vec<(Lang, Read<Same>)>,
    pub(crate) texts: Vec<Text>,
    pub(crate) asked: Vec<Asked>,
}

impl<'t> Draft<'t> {
    pub(crate) fn read(folder: &'t Folder, problems: &mut Problems) -> Self {
        let mut files = Files::new(folder, problems);
        let heads = files.heads();
        let (styles, same) = (files.styles(), files.same());
        let guides = files.guides();
        let content = Content {
            sections: Vec::new(),
            games: files.each("games", |card: &Card| order(&card.id)),
            glossary: files.list("glossary.toml", "term"),
            places: files.list("places.toml", "place"),
            sources: files.list("sources.toml", "source"),
            objects: files.list("objects.toml", "object"),
            timeline: files.list("timeline.toml", "event"),
            errata: files.list("errata.toml", "slip"),
            diagrams: files.told("diagrams", false, shown::diagrams),
            plates: files.plates(),
            examples: files.told("examples", false, shown::examples),
            tasks: files.told("lessons", true, judged::all),
            puzzles: files.told("puzzles", true, proved::all),
            readings: files.each("readings", |reading: &Reading| order(&reading.game)),
            relatives: files.list("relatives/told.toml", "relative"),
            unsettled: files.list("relatives/missing.toml", "game"),
            kiosk: files.kiosk(),
            masters: files.told("masters", false, shown::masters),
            labels: files.single("labels.toml").unwrap_or_default(),
            figures: files.figures(),
            tables: files.tables(),
            strength: files.strength(),
            habits: files.single("strength/habits.toml").unwrap_or_default(),
            calibration: files.single("calibration.toml").unwrap_or_default(),
            // What a language lacks may be in a file that cannot be read: all are read by now.
            guides: guide::gathered(&guides, files.problems),
        };
        let drawings = files.paths("plates", "svg").into_iter().map(stem).collect();
        let (texts, asked) = files.texts();
        Self {
            content,
            marks: Marks::with(heads.iter().map(|head| head.mark.as_str())),
            heads,
            drawings,
            styles,
            same,
            texts,
            asked,
        }
    }

    pub(crate) fn links(&self) -> Links {
        let mut links = Links::default();
        links.marks.clone_from(&self.marks);
        links.take_terms(&self.content.glossary);
        links.take_sources(&self.content.sources);
        for head in &self.heads {
            let slug = &head.slug;
            links.sections.insert(head.number, slug.clone());
            if let Some(game) = &head.front.game {
                links.games.insert(game.clone(), slug.clone());
            }
            if head.mark == "§18" {
                links.bibliography.clone_from(slug);
            }
        }
        links.turns = Turns::new(&self.content.examples, &self.content.diagrams);
        links.diagrams.extend(self.content.diagrams.iter().map(|diagram| diagram.chapter.id.clone()));
        links.plates.extend(self.content.plates.iter().map(|plate| plate.id.clone()));
        links
    }
}
