//! The folder's files, each read by itself and not yet checked.

use std::fs;
use std::path::{Path, PathBuf};

use mbao_rules::GAMES;
use mbao_words::Lang;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::both::Both;
use crate::card::Card;
use crate::diagram::Diagram;
use crate::example::Example;
use crate::figures::{GameFigures, Strength};
use crate::guide;
use crate::kiosk::KioskText;
use crate::labels::Labels;
use crate::links::Links;
use crate::markdown::{self, Body};
use crate::masters::MastersGame;
use crate::place::Place;
use crate::plate::Plate;
use crate::problem::Problems;
use crate::puzzle::Puzzle;
use crate::reading::Reading;
use crate::section::Section;
use crate::slip::Slip;
use crate::solved::GameTables;
use crate::source::Source;
use crate::task::Task;
use crate::term::Term;
use crate::toml_file::{self, Read};

/// What stands at the head of a section's file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Front {
    pub(crate) section: String,
    pub(crate) slug: String,
    pub(crate) title: Both,
    pub(crate) summary: String,
    pub(crate) game: Option<String>,
}

/// A section's file whose prose is not yet read.
pub(crate) struct Head {
    pub(crate) number: u8,
    pub(crate) stem: String,
    pub(crate) front: Read<Front>,
    body: String,
    /// Lines of the file before the body.
    before: usize,
}

impl Head {
    /// The section, its prose read.
    pub(crate) fn section(&self, links: &Links, problems: &mut Problems) -> Section {
        let front = &self.front.value;
        let body = Body { file: self.front.file(), slug: &front.slug, text: &self.body, before: self.before };
        let (blocks, notes) = markdown::read(&body, links, problems);
        Section {
            number: self.number,
            slug: front.slug.clone(),
            mark: front.section.clone(),
            title: front.title.clone(),
            summary: front.summary.clone(),
            game: front.game.clone(),
            blocks,
            notes,
        }
    }
}

/// The folder, each file read by itself.
pub(crate) struct Draft {
    /// The name of the folder, for problems without a file.
    pub(crate) folder: String,
    pub(crate) heads: Vec<Head>,
    pub(crate) cards: Vec<Read<Card>>,
    pub(crate) terms: Vec<Read<Term>>,
    pub(crate) places: Vec<Read<Place>>,
    pub(crate) sources: Vec<Read<Source>>,
    pub(crate) slips: Vec<Read<Slip>>,
    pub(crate) diagrams: Vec<Read<Diagram>>,
    pub(crate) plates: Vec<Read<Plate>>,
    /// Names of the drawings there are.
    pub(crate) drawings: Vec<String>,
    pub(crate) examples: Vec<Read<Example>>,
    pub(crate) tasks: Vec<Read<Task>>,
    pub(crate) puzzles: Vec<Read<Puzzle>>,
    pub(crate) readings: Vec<Read<Reading>>,
    pub(crate) kiosk: Vec<Read<KioskText>>,
    pub(crate) guides: Vec<guide::Draft>,
    pub(crate) labels: Option<Read<Labels>>,
    pub(crate) masters: Vec<MastersGame>,
    pub(crate) figures: Vec<GameFigures>,
    pub(crate) tables: Vec<GameTables>,
    pub(crate) strength: Vec<Read<Strength>>,
}

impl Draft {
    pub(crate) fn read(dir: &Path, problems: &mut Problems) -> Self {
        let folder = dir.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        let mut files = Files { dir, folder: &folder, problems };
        let mut cards = files.each("games");
        cards.sort_by_key(|card: &Read<Card>| order(&card.id));
        let mut examples = files.examples();
        examples.sort_by_key(|example| order(&example.game));
        Self {
            heads: files.heads(),
            cards,
            terms: files.list("glossary.toml", "term"),
            places: files.list("places.toml", "place"),
            sources: files.list("sources.toml", "source"),
            slips: files.list("errata.toml", "slip"),
            diagrams: files.each("diagrams"),
            plates: files.plates(),
            drawings: files.files("plates", "svg").iter().map(|path| stem(path)).collect(),
            examples,
            tasks: files.tasks(),
            puzzles: files.puzzles(),
            readings: files.readings(),
            kiosk: files.kiosk(),
            guides: files.guides(),
            labels: files.single("labels.toml"),
            masters: files.masters(),
            figures: files.figures(),
            tables: files.tables(),
            strength: files.each("strength"),
            folder,
        }
    }

    /// What links can lead to.
    pub(crate) fn links(&self) -> Links {
        let mut links = Links::default();
        links.take_terms(&self.terms);
        links.take_sources(&self.sources);
        for head in &self.heads {
            let slug = &head.front.slug;
            links.sections.insert(head.number, slug.clone());
            if let Some(game) = &head.front.game {
                links.games.insert(game.clone(), slug.clone());
            }
            if head.front.section == "§18" {
                links.bibliography.clone_from(slug);
            }
        }
        links.diagrams.extend(self.diagrams.iter().map(|diagram| diagram.id.clone()));
        links.plates.extend(self.plates.iter().map(|plate| plate.id.clone()));
        links
    }
}

/// The place of a game in the order of the rules.
fn order(game: &str) -> usize {
    GAMES.iter().position(|page| page.id == game).unwrap_or(GAMES.len())
}

struct Files<'a> {
    dir: &'a Path,
    folder: &'a str,
    problems: &'a mut Problems,
}

impl Files<'_> {
    /// The text of a file, and its name for problems.
    fn text(&mut self, path: &Path) -> Option<(String, String)> {
        let within = path.strip_prefix(self.dir).unwrap_or(path);
        let name = format!("{}/{}", self.folder, within.to_string_lossy().replace('\\', "/"));
        match fs::read_to_string(path) {
            Ok(text) => Some((name, text)),
            Err(why) => {
                self.problems.unreadable(&name, None, format!("cannot be read: {why}"));
                None
            }
        }
    }

    /// The files of a folder that end so, in order.
    fn files(&mut self, folder: &str, ending: &str) -> Vec<PathBuf> {
        let entries = match fs::read_dir(self.dir.join(folder)) {
            Ok(entries) => entries,
            Err(why) => {
                let name = format!("{}/{folder}", self.folder);
                self.problems.unreadable(&name, None, format!("cannot be read: {why}"));
                return Vec::new();
            }
        };
        let mut files: Vec<PathBuf> = entries
            .filter_map(|entry| entry.ok().map(|entry| entry.path()))
            .filter(|path| path.extension().is_some_and(|extension| extension == ending))
            .collect();
        files.sort();
        files
    }

    /// What was measured of every game.
    fn figures(&mut self) -> Vec<GameFigures> {
        let mut all = Vec::new();
        for page in GAMES {
            let path = self.dir.join("figures").join(&*page.id).with_extension("toml");
            let Some((name, text)) = self.text(&path) else { continue };
            match GameFigures::read(page, &text) {
                Ok(figures) => all.push(figures),
                Err(why) => self.problems.add(&name, None, why),
            }
        }
        all
    }

    /// What was solved, of the games of which something was.
    fn tables(&mut self) -> Vec<GameTables> {
        let folder = self.dir.join("tables");
        let mut all = Vec::new();
        for page in GAMES {
            let path = folder.join(&*page.id).with_extension("toml");
            if !path.exists() {
                continue;
            }
            let Some((name, text)) = self.text(&path) else { continue };
            let packed =
                |columns: u8| std::fs::read(folder.join(format!("{}-{columns}.table", page.id))).ok();
            match GameTables::read(page, &text, packed) {
                Ok(tables) => all.push(tables),
                Err(why) => self.problems.add(&name, None, why),
            }
        }
        all
    }

    fn list<T: DeserializeOwned>(&mut self, file: &str, key: &str) -> Vec<Read<T>> {
        let Some((name, text)) = self.text(&self.dir.join(file)) else { return Vec::new() };
        toml_file::list(&name, &text, key, self.problems)
    }

    fn single<T: DeserializeOwned>(&mut self, file: &str) -> Option<Read<T>> {
        let (name, text) = self.text(&self.dir.join(file))?;
        toml_file::one(&name, &text, 0, self.problems)
    }

    /// The one thing in each TOML file of a folder.
    fn each<T: DeserializeOwned>(&mut self, folder: &str) -> Vec<Read<T>> {
        let mut found = Vec::new();
        for path in self.files(folder, "toml") {
            let Some((name, text)) = self.text(&path) else { continue };
            found.extend(toml_file::one(&name, &text, 0, self.problems));
        }
        found
    }

    /// The plates, each with its drawing.
    fn plates(&mut self) -> Vec<Read<Plate>> {
        let mut plates: Vec<Read<Plate>> = self.list("plates.toml", "plate");
        for plate in &mut plates {
            let path = self.dir.join(format!("plates/{}.svg", plate.id));
            if let Some((_, svg)) = self.text(&path) {
                plate.value.svg = svg;
            }
        }
        plates
    }

    fn examples(&mut self) -> Vec<Read<Example>> {
        let mut found = Vec::new();
        for path in self.files("examples", "toml") {
            let Some((name, text)) = self.text(&path) else { continue };
            let mut examples: Vec<Read<Example>> = toml_file::list(&name, &text, "example", self.problems);
            for example in &mut examples {
                example.value.game = stem(&path);
            }
            found.extend(examples);
        }
        found
    }

    fn tasks(&mut self) -> Vec<Read<Task>> {
        let mut found = Vec::new();
        for path in self.files("lessons", "toml") {
            let Some((name, text)) = self.text(&path) else { continue };
            let mut tasks: Vec<Read<Task>> = toml_file::list(&name, &text, "task", self.problems);
            for task in &mut tasks {
                task.value.game = stem(&path);
            }
            found.extend(tasks);
        }
        found.sort_by_key(|task| order(&task.game));
        found
    }

    fn puzzles(&mut self) -> Vec<Read<Puzzle>> {
        let mut found = Vec::new();
        for path in self.files("puzzles", "toml") {
            let Some((name, text)) = self.text(&path) else { continue };
            let mut puzzles: Vec<Read<Puzzle>> = toml_file::list(&name, &text, "puzzle", self.problems);
            for puzzle in &mut puzzles {
                puzzle.value.game = stem(&path);
            }
            found.extend(puzzles);
        }
        found.sort_by_key(|puzzle| (order(&puzzle.game), puzzle.aim.turns));
        found
    }

    fn readings(&mut self) -> Vec<Read<Reading>> {
        let mut found: Vec<Read<Reading>> = self.each("readings");
        found.sort_by_key(|reading| order(&reading.game));
        found
    }

    fn kiosk(&mut self) -> Vec<Read<KioskText>> {
        let mut found = Vec::new();
        for path in self.files("kiosk", "toml") {
            let Some((name, text)) = self.text(&path) else { continue };
            let Some(mut read) = toml_file::one::<KioskText>(&name, &text, 0, self.problems) else {
                continue;
            };
            read.value.game = Some(stem(&path)).filter(|name| name != KioskText::ABOUT);
            found.push(read);
        }
        found.sort_by_key(|text| text.game.as_deref().map(order));
        found
    }

    fn masters(&mut self) -> Vec<MastersGame> {
        let mut found = Vec::new();
        for path in self.files("masters", "txt") {
            let Some((name, text)) = self.text(&path) else { continue };
            match MastersGame::read(&stem(&path), &text) {
                Ok(game) => found.push(game),
                Err(why) => self.problems.add(&name, None, why),
            }
        }
        found
    }

    fn heads(&mut self) -> Vec<Head> {
        let paths = self.files("article", "md");
        paths.iter().filter_map(|path| self.head(path)).collect()
    }

    fn head(&mut self, path: &Path) -> Option<Head> {
        let (name, text) = self.text(path)?;
        let stem = stem(path);
        let Some(number) = stem.split_once('-').and_then(|(number, _)| number.parse().ok()) else {
            self.problems.unreadable(&name, None, "the name does not begin with a section's number");
            return None;
        };
        let (front, body, before) = self.fronted(&name, &text)?;
        Some(Head { number, stem, front, body: body.to_owned(), before })
    }

    /// The TOML at the head of a Markdown file, its body, and how many lines stand before that.
    fn fronted<'t, T: DeserializeOwned>(
        &mut self,
        name: &str,
        text: &'t str,
    ) -> Option<(Read<T>, &'t str, usize)> {
        let parts = text.strip_prefix("+++\n").and_then(|rest| rest.split_once("\n+++\n"));
        let Some((front, body)) = parts else {
            self.problems.unreadable(name, Some(1), "does not begin with TOML between two lines of +++");
            return None;
        };
        let front = toml_file::one(name, front, 1, self.problems)?;
        let before = text[..text.len() - body.len()].matches('\n').count();
        Some((front, body, before))
    }

    fn guides(&mut self) -> Vec<guide::Draft> {
        let mut found = Vec::new();
        for lang in Lang::ALL {
            for path in self.files(&format!("i18n/{}/guides", lang.tag()), "md") {
                let Some((name, text)) = self.text(&path) else { continue };
                let Some((front, body, before)) = self.fronted(&name, &text) else { continue };
                let html = guide::html(&name, body, before, self.problems);
                found.push(guide::Draft { slug: stem(&path), lang, front, html });
            }
        }
        found
    }
}

/// The name of a file without its ending.
pub(crate) fn stem(path: &Path) -> String {
    path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned())
}
