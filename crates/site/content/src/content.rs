//! The whole folder.

use mbao_figures::{Calibration, Habits, Strength};

use crate::card::Card;
use crate::chapter::Chapter;
use crate::diagram::Diagram;
use crate::example::Example;
use crate::figures::GameFigures;
use crate::guide::Guide;
use crate::items::{Items, Read};
use crate::kiosk::KioskText;
use crate::labels::Labels;
use crate::object::Object;
use crate::place::Place;
use crate::plate::Plate;
use crate::puzzle::Puzzle;
use crate::reading::Reading;
use crate::relative::{Relative, Unsettled};
use crate::section::Section;
use crate::slip::Slip;
use crate::solved::GameTables;
use crate::source::Source;
use crate::task::Task;
use crate::term::Term;
use crate::timeline::Event;

/// Everything the site says, checked.
#[derive(Clone, Debug, PartialEq)]
pub struct Content {
    /// The article, in order.
    pub sections: Vec<Section>,
    /// The cards, in the order of the rules.
    pub games: Items<Card>,
    pub glossary: Items<Term>,
    pub places: Items<Place>,
    pub sources: Items<Source>,
    /// Real objects in collections.
    pub objects: Items<Object>,
    pub timeline: Items<Event>,
    pub errata: Items<Slip>,
    /// The diagrams, by letter.
    pub diagrams: Items<Diagram>,
    /// The plates, in the order of the article.
    pub plates: Items<Plate>,
    /// The examples, in the order of the rules.
    pub examples: Items<Example>,
    /// The tasks of the lessons, in the order of the rules.
    pub tasks: Items<Task>,
    /// The puzzles, in the order of the rules, easy ones first.
    pub puzzles: Items<Puzzle>,
    /// Other recorders' readings, in the order of the rules.
    pub readings: Items<Reading>,
    /// Games outside the article that can be played, in the order of their file.
    pub relatives: Items<Relative>,
    /// Games outside the article whose rules are not settled.
    pub unsettled: Items<Unsettled>,
    /// The kiosk's texts: about all games, then in the order of the rules.
    pub kiosk: Items<KioskText>,
    pub guides: Vec<Guide>,
    /// Games between masters of bao.
    pub masters: Items<Chapter>,
    pub labels: Read<Labels>,
    /// The measurements of the games, in the order of the rules.
    pub figures: Vec<GameFigures>,
    /// The solved positions of the games, in the order of the rules.
    pub tables: Vec<GameTables>,
    /// How the computer players' levels fare against each other.
    pub strength: Items<Strength>,
    pub habits: Read<Habits>,
    /// Whether the chances of winning that are shown come true.
    pub calibration: Read<Calibration>,
}

impl Content {
    pub fn section_of(&self, game: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.game.as_deref() == Some(game))
    }

    pub fn card(&self, game: &str) -> Option<&Card> {
        self.games.iter().find(|card| card.id == game)
    }

    pub fn plate(&self, id: &str) -> Option<&Plate> {
        self.plates.iter().find(|plate| plate.id == id)
    }

    pub fn diagram(&self, letter: &str) -> Option<&Diagram> {
        self.diagrams.iter().find(|diagram| diagram.id() == letter)
    }

    pub fn example(&self, id: &str) -> Option<&Example> {
        self.examples.iter().find(|example| example.chapter.id == id)
    }

    pub fn figures_of(&self, game: &str) -> Option<&GameFigures> {
        self.figures.iter().find(|figures| figures.game == game)
    }

    pub fn tables_of(&self, game: &str) -> Option<&GameTables> {
        self.tables.iter().find(|tables| tables.game == game)
    }

    pub fn examples_of(&self, game: &str) -> impl Iterator<Item = &Example> {
        self.examples.iter().filter(move |example| example.chapter.definition().id == game)
    }

    /// The turn that shows how a game ends.
    pub fn ending_of(&self, game: &str) -> Option<&Example> {
        self.examples_of(game).find(|example| example.chapter.end().outcome().is_some())
    }

    /// The lesson of a game, task by task.
    pub fn tasks_of(&self, game: &str) -> impl Iterator<Item = &Task> {
        self.tasks.iter().filter(move |task| task.chapter.definition().id == game)
    }

    /// The puzzles of a game, easy ones first.
    pub fn puzzles_of(&self, game: &str) -> impl Iterator<Item = &Puzzle> {
        self.puzzles.iter().filter(move |puzzle| puzzle.chapter.definition().id == game)
    }

    pub fn readings_of(&self, game: &str) -> impl Iterator<Item = &Reading> {
        self.readings.iter().filter(move |reading| reading.game == game)
    }

    /// The kiosk's text about a game, or about all of them.
    pub fn kiosk_of(&self, game: Option<&str>) -> Option<&KioskText> {
        self.kiosk.iter().find(|text| text.game.as_deref() == game)
    }
}
