//! The folder's files, each read by itself and not yet checked.
//!
//! Longer than most: one reader for each of some twenty kinds of files, all alike.

use std::fs;
use std::ops::Deref;
use std::path::{Path, PathBuf};

use mbao_rules::GAMES;
use mbao_words::Lang;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::card::Card;
use crate::diagram::Diagram;
use crate::example::Example;
use crate::figures::{Calibration, GameFigures, Habits, Strength};
use crate::guide;
use crate::kiosk::KioskText;
use crate::labels::Labels;
use crate::links::Links;
use crate::markdown::{self, Body, Parsed};
use crate::marks::{self, ARTICLE, Marks};
use crate::masters::MastersGame;
use crate::overlay::Overlays;
use crate::parallel::{self, Side};
use crate::place::Place;
use crate::plate::Plate;
use crate::problem::Problems;
use crate::puzzle::Puzzle;
use crate::reading::Reading;
use crate::relative::{Relative, Unsettled};
use crate::section::{Section, SectionText};
use crate::show::Turns;
use crate::slip::Slip;
use crate::solved::GameTables;
use crate::source::Source;
use crate::style::Style;
use crate::task::Task;
use crate::term::Term;
use crate::timeline::Event;
use crate::toml_file::{self, Read};

/// The head of a section's file. Its number and the name of its page come from the file's name.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Front {
    pub(crate) title: String,
    pub(crate) summary: String,
    /// The game it is about: given in the first language, for all.
    pub(crate) game: Option<String>,
    /// The mark by which its source is cited, if that is not the article: given in the first language, for
    /// all.
    pub(crate) mark: Option<String>,
}

/// A section's file whose prose is not yet read.
pub(crate) struct Unread {
    /// The name of the file without its extension.
    pub(crate) stem: String,
    pub(crate) front: Read<Front>,
    body: String,
    /// Lines of the file before the body.
    before: usize,
}

/// A section's file in the first language, and those in the others.
pub(crate) struct Head {
    pub(crate) number: u8,
    pub(crate) slug: String,
    /// `§5`, or the mark by which its source is cited; empty where it is missing.
    pub(crate) mark: String,
    pub(crate) file: Unread,
    pub(crate) translations: Vec<(Lang, Unread)>,
}

impl Unread {
    /// The prose of a section's file read.
    fn parsed(&self, head: &Head, links: &Links, problems: &mut Problems) -> Parsed {
        let body = Body {
            file: self.front.file(),
            slug: &head.slug,
            game: head.front.game.as_deref(),
            text: &self.body,
            before: self.before,
        };
        markdown::read(&body, links, problems)
    }

    fn text(&self, parsed: &Parsed) -> SectionText {
        SectionText {
            title: self.front.title.clone(),
            summary: self.front.summary.clone(),
            blocks: parsed.blocks.clone(),
            notes: parsed.notes.clone(),
        }
    }
}

impl Deref for Head {
    type Target = Unread;

    fn deref(&self) -> &Self::Target {
        &self.file
    }
}

impl Head {
    /// By the name of its file: `05-coro`.
    fn new(file: Unread) -> Result<Self, Box<Unread>> {
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
    pub(crate) fn section(&self, folder: &str, links: &Links, problems: &mut Problems) -> Section {
        let before = problems.count();
        let first = self.file.parsed(self, links, problems);
        // A text with problems of its own is compared only once they are fixed.
        let sound = problems.count() == before && !problems.unread;
        let mut texts = vec![self.file.text(&first)];
        for lang in Lang::default().others() {
            let found = self.translations.iter().find(|(other, _)| *other == lang);
            let Some((_, file)) = found else {
                // What is missing may be in a file that could not be read.
                if !problems.unread {
                    let name = format!("{folder}/{}/{}.md", article(lang), self.stem);
                    let message = format!("is missing: translate {}", self.front.file());
                    problems.add(&name, None, message);
                }
                texts.push(self.file.text(&first));
                continue;
            };
            let before = problems.count();
            let mut parsed = file.parsed(self, links, problems);
            if sound && problems.count() == before {
                let [first, other] = [(self.front.file(), &first), (file.front.file(), &parsed)]
                    .map(|(file, read)| Side { file, read });
                parallel::compare(&first, &other, problems);
            }
            for line in &parsed.shows {
                let message =
                    format!("what is shown is said once, in {}: take it out", self.file.front.file());
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

/// The folder, each file read by itself.
pub(crate) struct Draft {
    /// The name of the folder, for problems without a file.
    pub(crate) folder: String,
    pub(crate) heads: Vec<Head>,
    pub(crate) marks: Marks,
    pub(crate) cards: Vec<Read<Card>>,
    pub(crate) terms: Vec<Read<Term>>,
    pub(crate) places: Vec<Read<Place>>,
    pub(crate) sources: Vec<Read<Source>>,
    pub(crate) events: Vec<Read<Event>>,
    pub(crate) slips: Vec<Read<Slip>>,
    pub(crate) diagrams: Vec<Read<Diagram>>,
    pub(crate) plates: Vec<Read<Plate>>,
    /// Names of all drawings.
    pub(crate) drawings: Vec<String>,
    pub(crate) examples: Vec<Read<Example>>,
    pub(crate) tasks: Vec<Read<Task>>,
    pub(crate) puzzles: Vec<Read<Puzzle>>,
    pub(crate) readings: Vec<Read<Reading>>,
    pub(crate) relatives: Vec<Read<Relative>>,
    pub(crate) unsettled: Vec<Read<Unsettled>>,
    pub(crate) kiosk: Vec<Read<KioskText>>,
    pub(crate) guides: Vec<guide::Draft>,
    pub(crate) labels: Option<Read<Labels>>,
    pub(crate) masters: Vec<MastersGame>,
    pub(crate) figures: Vec<GameFigures>,
    pub(crate) tables: Vec<GameTables>,
    pub(crate) strength: Vec<Read<Strength>>,
    pub(crate) habits: Option<Read<Habits>>,
    pub(crate) calibration: Option<Read<Calibration>>,
    pub(crate) styles: Vec<(Lang, Read<Style>)>,
}

impl Draft {
    pub(crate) fn read(dir: &Path, problems: &mut Problems) -> Self {
        let folder = dir.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        languages(dir, &folder, problems);
        let overlays = Overlays::read(dir, &folder, problems);
        let mut files = Files { dir, folder: &folder, overlays, problems };
        let mut cards = files.each("games");
        cards.sort_by_key(|card: &Read<Card>| order(&card.id));
        let mut examples = files.examples();
        examples.sort_by_key(|example| order(&example.game));
        let heads = files.heads();
        let draft = Self {
            marks: Marks::with(heads.iter().map(|head| head.mark.as_str())),
            heads,
            cards,
            terms: files.list("glossary.toml", "term"),
            places: files.list("places.toml", "place"),
            sources: files.list("sources.toml", "source"),
            events: files.list("timeline.toml", "event"),
            slips: files.list("errata.toml", "slip"),
            diagrams: files.each("diagrams"),
            plates: files.plates(),
            drawings: files.files("plates", "svg").iter().map(|path| stem(path)).collect(),
            examples,
            tasks: files.tasks(),
            puzzles: files.puzzles(),
            readings: files.readings(),
            relatives: files.list("relatives/told.toml", "relative"),
            unsettled: files.list("relatives/missing.toml", "game"),
            kiosk: files.kiosk(),
            guides: files.guides(),
            labels: files.single("labels.toml"),
            masters: files.masters(),
            figures: files.figures(),
            tables: files.tables(),
            // What stands beside these is a record for programmers, which no page shows.
            strength: ["nodes", "time"]
                .into_iter()
                .filter_map(|name| files.single(&format!("strength/{name}.toml")))
                .collect(),
            habits: files.single("strength/habits.toml"),
            calibration: files.single("calibration.toml"),
            styles: files.styles(),
            folder: folder.clone(),
        };
        if !files.problems.unread {
            files.overlays.unused(files.problems);
        }
        draft
    }

    /// What links can lead to.
    pub(crate) fn links(&self) -> Links {
        let mut links = Links::default();
        links.marks.clone_from(&self.marks);
        links.take_terms(&self.terms);
        links.take_sources(&self.sources);
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
        links.turns = Turns::new(&self.examples, &self.diagrams);
        links.diagrams.extend(self.diagrams.iter().map(|diagram| diagram.id.clone()));
        links.plates.extend(self.plates.iter().map(|plate| plate.id.clone()));
        links
    }
}

/// The languages that were compiled are those that exist.
fn languages(dir: &Path, folder: &str, problems: &mut Problems) {
    let Ok(entries) = fs::read_dir(dir.join("i18n")) else { return };
    for path in entries.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
        let tag = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if !Lang::ALL.iter().any(|lang| lang.tag() == tag) && path.join("language.toml").is_file() {
            let file = format!("{folder}/i18n/{tag}/language.toml");
            let message = "a new language: run `touch crates/words/build.rs`, then build again";
            problems.add(&file, None, message);
        }
    }
}

/// The place of a game in the order of the rules.
fn order(game: &str) -> usize {
    GAMES.iter().position(|page| page.id == game).unwrap_or(GAMES.len())
}

struct Files<'a> {
    dir: &'a Path,
    folder: &'a str,
    overlays: Overlays,
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

    /// The files of a folder with this extension, in order.
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

    /// The measurements of every game.
    fn figures(&mut self) -> Vec<GameFigures> {
        let mut all = Vec::new();
        for page in GAMES {
            let path = self.dir.join("figures").join(&*page.id).with_extension("toml");
            if !path.exists() {
                let name = format!("{}/figures/{}.toml", self.folder, page.id);
                let message = format!("the game \"{0}\" was not measured: cargo xtask figures {0}", page.id);
                self.problems.add(&name, None, message);
                continue;
            }
            let Some((name, text)) = self.text(&path) else { continue };
            match GameFigures::read(page, &text) {
                Ok(figures) => all.push(figures),
                Err(why) => self.problems.add(&name, None, why),
            }
        }
        all
    }

    /// The solved positions, of the games that have some.
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
        toml_file::list(&name, &text, key, &mut self.overlays, self.problems)
    }

    fn single<T: DeserializeOwned>(&mut self, file: &str) -> Option<Read<T>> {
        let (name, text) = self.text(&self.dir.join(file))?;
        toml_file::one(&name, &text, 0, &mut self.overlays, self.problems)
    }

    /// The one thing in each TOML file of a folder.
    fn each<T: DeserializeOwned>(&mut self, folder: &str) -> Vec<Read<T>> {
        let mut found = Vec::new();
        for path in self.files(folder, "toml") {
            let Some((name, text)) = self.text(&path) else { continue };
            found.extend(toml_file::one(&name, &text, 0, &mut self.overlays, self.problems));
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
            let mut examples: Vec<Read<Example>> =
                toml_file::list(&name, &text, "example", &mut self.overlays, self.problems);
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
            let mut tasks: Vec<Read<Task>> =
                toml_file::list(&name, &text, "task", &mut self.overlays, self.problems);
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
            let mut puzzles: Vec<Read<Puzzle>> =
                toml_file::list(&name, &text, "puzzle", &mut self.overlays, self.problems);
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
            let Some(mut read) =
                toml_file::one::<KioskText>(&name, &text, 0, &mut self.overlays, self.problems)
            else {
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

    /// The article: each section with its translations.
    fn heads(&mut self) -> Vec<Head> {
        let mut heads: Vec<Head> = Vec::new();
        for file in self.sections(Lang::default()) {
            match Head::new(file) {
                Ok(head) => heads.push(head),
                Err(file) => {
                    let name = file.front.file();
                    self.problems.unreadable(name, None, "the name does not begin with a section's number");
                }
            }
        }
        for lang in Lang::default().others() {
            for file in self.sections(lang) {
                let own = [("game", file.front.game.is_some()), ("mark", file.front.mark.is_some())];
                for (field, _) in own.into_iter().filter(|(_, said)| *said) {
                    let message = format!("`{field}` is said in the first language: take it out");
                    self.problems.at(&file.front, field, message);
                }
                if let Some(head) = heads.iter_mut().find(|head| head.stem == file.stem) {
                    head.translations.push((lang, file));
                } else if !self.problems.unread {
                    let first = format!("{}/{}", self.folder, article(Lang::default()));
                    let message = format!("{first} has no file of this name: name it as it is named there");
                    self.problems.add(file.front.file(), None, message);
                }
            }
        }
        heads
    }

    /// The article's files in a language.
    fn sections(&mut self, lang: Lang) -> Vec<Unread> {
        let paths = self.files(&article(lang), "md");
        paths.iter().filter_map(|path| self.unread(path)).collect()
    }

    fn unread(&mut self, path: &Path) -> Option<Unread> {
        let (name, text) = self.text(path)?;
        let (front, body, before) = self.fronted(&name, &text)?;
        Some(Unread { stem: stem(path), front, body: body.to_owned(), before })
    }

    /// The TOML at the head of a Markdown file, its body, and the number of lines before the body.
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
        let front = toml_file::one(name, front, 1, &mut self.overlays, self.problems)?;
        let before = text[..text.len() - body.len()].matches('\n').count();
        Some((front, body, before))
    }

    /// What each language's texts are checked against.
    fn styles(&mut self) -> Vec<(Lang, Read<Style>)> {
        let file = |lang: Lang| format!("i18n/{}/terms.toml", lang.tag());
        Lang::ALL.into_iter().filter_map(|lang| Some((lang, self.single(&file(lang))?))).collect()
    }

    fn guides(&mut self) -> Vec<guide::Draft> {
        let mut found = Vec::new();
        for lang in Lang::ALL {
            for path in self.files(&format!("i18n/{}/guides", lang.tag()), "md") {
                let Some((name, text)) = self.text(&path) else { continue };
                let Some((front, body, before)) = self.fronted(&name, &text) else { continue };
                let (html, text) = guide::html(&name, body, before, self.problems);
                found.push(guide::Draft { slug: stem(&path), lang, front, html, text });
            }
        }
        found
    }
}

/// The folder of the article in a language.
pub(crate) fn article(lang: Lang) -> String {
    format!("i18n/{}/article", lang.tag())
}

/// The name of a file without its extension.
pub(crate) fn stem(path: &Path) -> String {
    path.file_stem().map_or_else(String::new, |stem| stem.to_string_lossy().into_owned())
}
