//! The folder's files, each read by itself and not yet checked.

use std::ops::Deref;

use mbao_rules::GAMES;
use mbao_words::Lang;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::card::Card;
use crate::diagram::Diagram;
use crate::example::Example;
use crate::figures::{Calibration, GameFigures, Habits, Strength};
use crate::folder::{Folder, ending, stem};
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
    pub(crate) fn section(&self, folder: &Folder, links: &Links, problems: &mut Problems) -> Section {
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
                    let name = folder.called(&format!("{}/{}.md", article(lang), self.stem));
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
    pub(crate) fn read(folder: &Folder, problems: &mut Problems) -> Self {
        languages(folder, problems);
        let overlays = Overlays::read(folder, problems);
        let mut files = Files { folder, overlays, problems };
        let heads = files.heads();
        let draft = Self {
            marks: Marks::with(heads.iter().map(|head| head.mark.as_str())),
            heads,
            cards: files.each("games", |card: &Card| order(&card.id)),
            terms: files.list("glossary.toml", "term"),
            places: files.list("places.toml", "place"),
            sources: files.list("sources.toml", "source"),
            events: files.list("timeline.toml", "event"),
            slips: files.list("errata.toml", "slip"),
            diagrams: files.each("diagrams", |_| 0),
            plates: files.plates(),
            drawings: files.files("plates", "svg").into_iter().map(|path| stem(path).to_owned()).collect(),
            examples: files.of_games("examples", "example", |example: &mut Example| &mut example.game),
            tasks: files.of_games("lessons", "task", |task: &mut Task| &mut task.game),
            puzzles: files.puzzles(),
            readings: files.each("readings", |reading: &Reading| order(&reading.game)),
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
            folder: folder.name().to_owned(),
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
fn languages(folder: &Folder, problems: &mut Problems) {
    for path in folder.paths() {
        let tag = path.strip_prefix("i18n/").and_then(|rest| rest.strip_suffix("/language.toml"));
        if tag.is_some_and(|tag| !Lang::ALL.iter().any(|lang| lang.tag() == tag)) {
            let message = "a new language: run `touch crates/words/build.rs`, then build again";
            problems.add(&folder.called(path), None, message);
        }
    }
}

/// The place of a game in the order of the rules.
fn order(game: &str) -> usize {
    GAMES.iter().position(|definition| definition.id == game).unwrap_or(GAMES.len())
}

struct Files<'a> {
    folder: &'a Folder,
    overlays: Overlays,
    problems: &'a mut Problems,
}

impl<'a> Files<'a> {
    /// The text of a file, and its name for problems.
    fn text(&mut self, path: &str) -> Option<(String, &'a str)> {
        let name = self.folder.called(path);
        match self.folder.text(path) {
            Ok(text) => Some((name, text)),
            Err(why) => {
                self.problems.unreadable(&name, None, format!("cannot be read: {why}"));
                None
            }
        }
    }

    /// The files of a folder with this ending, in order.
    fn files(&self, folder: &str, with: &str) -> Vec<&'a str> {
        let inside = |path: &str| path.rsplit_once('/').is_some_and(|(parent, _)| parent == folder);
        self.folder.paths().filter(|path| inside(path) && ending(path) == with).collect()
    }

    /// The measurements of every game.
    fn figures(&mut self) -> Vec<GameFigures> {
        let mut all = Vec::new();
        for definition in GAMES {
            let path = format!("figures/{}.toml", definition.id);
            if !self.folder.has(&path) {
                let message =
                    format!("the game \"{0}\" was not measured: cargo xtask figures {0}", definition.id);
                self.problems.add(&self.folder.called(&path), None, message);
                continue;
            }
            let Some((name, text)) = self.text(&path) else { continue };
            match GameFigures::read(definition, text) {
                Ok(figures) => all.push(figures),
                Err(why) => self.problems.add(&name, None, why),
            }
        }
        all
    }

    /// The solved positions, of the games that have some.
    fn tables(&mut self) -> Vec<GameTables> {
        let mut all = Vec::new();
        for definition in GAMES {
            let path = format!("tables/{}.toml", definition.id);
            if !self.folder.has(&path) {
                continue;
            }
            let Some((name, text)) = self.text(&path) else { continue };
            let packed = |columns: u8| {
                let table = format!("tables/{}-{columns}.table", definition.id);
                self.folder.bytes(&table).map(<[u8]>::to_vec)
            };
            match GameTables::read(definition, text, packed) {
                Ok(tables) => all.push(tables),
                Err(why) => self.problems.add(&name, None, why),
            }
        }
        all
    }

    fn list<T: DeserializeOwned>(&mut self, path: &str, key: &str) -> Vec<Read<T>> {
        let Some((name, text)) = self.text(path) else { return Vec::new() };
        toml_file::list(&name, text, key, &mut self.overlays, self.problems)
    }

    fn single<T: DeserializeOwned>(&mut self, path: &str) -> Option<Read<T>> {
        let (name, text) = self.text(path)?;
        toml_file::one(&name, text, 0, &mut self.overlays, self.problems)
    }

    /// The one thing in each TOML file of a folder, in this order.
    fn each<T: DeserializeOwned>(&mut self, folder: &str, order: impl Fn(&T) -> usize) -> Vec<Read<T>> {
        let mut found: Vec<Read<T>> =
            self.files(folder, "toml").into_iter().filter_map(|path| self.single(path)).collect();
        found.sort_by_key(|read| order(read));
        found
    }

    /// The lists under one key in a folder of TOML files that are named for their games.
    fn of_games<T: DeserializeOwned>(
        &mut self,
        folder: &str,
        key: &str,
        game: fn(&mut T) -> &mut String,
    ) -> Vec<Read<T>> {
        let mut found = Vec::new();
        for path in self.files(folder, "toml") {
            for mut one in self.list(path, key) {
                stem(path).clone_into(game(&mut one.value));
                found.push((order(stem(path)), one));
            }
        }
        found.sort_by_key(|(order, _)| *order);
        found.into_iter().map(|(_, one)| one).collect()
    }

    /// The plates, each with its drawing.
    fn plates(&mut self) -> Vec<Read<Plate>> {
        let mut plates: Vec<Read<Plate>> = self.list("plates.toml", "plate");
        for plate in &mut plates {
            if let Some((_, svg)) = self.text(&format!("plates/{}.svg", plate.id)) {
                svg.clone_into(&mut plate.value.svg);
            }
        }
        plates
    }

    fn puzzles(&mut self) -> Vec<Read<Puzzle>> {
        let mut found = self.of_games("puzzles", "puzzle", |puzzle: &mut Puzzle| &mut puzzle.game);
        found.sort_by_key(|puzzle| (order(&puzzle.game), puzzle.aim.turns));
        found
    }

    fn kiosk(&mut self) -> Vec<Read<KioskText>> {
        let mut found = Vec::new();
        for path in self.files("kiosk", "toml") {
            let Some(mut read) = self.single::<KioskText>(path) else { continue };
            read.value.game = Some(stem(path).to_owned()).filter(|name| name != KioskText::ABOUT);
            found.push(read);
        }
        found.sort_by_key(|text| text.game.as_deref().map(order));
        found
    }

    fn masters(&mut self) -> Vec<MastersGame> {
        let mut found = Vec::new();
        for path in self.files("masters", "txt") {
            let Some((name, text)) = self.text(path) else { continue };
            match MastersGame::read(stem(path), text) {
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
                    let first = self.folder.called(&article(Lang::default()));
                    let message = format!("{first} has no file of this name: name it as it is named there");
                    self.problems.add(file.front.file(), None, message);
                }
            }
        }
        heads
    }

    /// The article's files in a language.
    fn sections(&mut self, lang: Lang) -> Vec<Unread> {
        self.files(&article(lang), "md").into_iter().filter_map(|path| self.unread(path)).collect()
    }

    fn unread(&mut self, path: &str) -> Option<Unread> {
        let (name, text) = self.text(path)?;
        let (front, body, before) = self.fronted(&name, text)?;
        Some(Unread { stem: stem(path).to_owned(), front, body: body.to_owned(), before })
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
                let Some((name, text)) = self.text(path) else { continue };
                let Some((front, body, before)) = self.fronted(&name, text) else { continue };
                let text = guide::text(&name, body, before, self.problems);
                found.push(guide::Draft {
                    slug: stem(path).to_owned(),
                    lang,
                    front,
                    markdown: body.to_owned(),
                    text,
                });
            }
        }
        found
    }
}

/// The folder of the article in a language.
pub(crate) fn article(lang: Lang) -> String {
    format!("i18n/{}/article", lang.tag())
}
