//! Reading the folder's files, by their kinds.

use mbao_figures::Strength;
use mbao_rules::GAMES;
use mbao_story::Words;
use mbao_words::Lang;
use pulldown_cmark::Options;
use serde::de::DeserializeOwned;

use crate::asked::{Asked, messages};
use crate::body::Body;
use crate::chapter::{self, Chapter, said};
use crate::figures::GameFigures;
use crate::folder::{Folder, LANGUAGE, LANGUAGES, ending, stem};
use crate::guide;
use crate::head::{Head, Unread, article};
use crate::items::{Items, Read};
use crate::kiosk::KioskText;
use crate::localized::tagged;
use crate::overlay::{self, Overlays};
use crate::plate::Plate;
use crate::problem::Problems;
use crate::same::Same;
use crate::solved::GameTables;
use crate::style::Style;
use crate::texts::{self, Part, Text};
use crate::toml_file::Toml;

pub(crate) fn order(game: &str) -> usize {
    GAMES.iter().position(|definition| definition.id == game).unwrap_or(GAMES.len())
}

/// The language in whose folder a file is, and the file's path there.
fn in_language(path: &str) -> Option<(Lang, &str)> {
    let (tag, within) = path.strip_prefix(LANGUAGES)?.split_once('/')?;
    Some((tagged(tag)?, within))
}

/// The lists of terms hold the words that must not be used.
const TERMS: &str = "terms.toml";
/// The texts that are meant to be those of another language.
const SAME: &str = "same.toml";
/// How the message begins that says in what language boards speak.
const SPEAKS: &str = "ui-lang = ";
/// What is not told to readers.
const ABOUT: [&str; 3] = [TERMS, SAME, LANGUAGE];

pub(crate) struct Files<'t, 'p> {
    folder: &'t Folder,
    overlays: Overlays,
    texts: Vec<Text>,
    pub(crate) problems: &'p mut Problems,
}

impl<'t, 'p> Files<'t, 'p> {
    /// With what only stands in the folders of languages: translations and messages.
    pub(crate) fn new(folder: &'t Folder, problems: &'p mut Problems) -> Self {
        let mut files = Self { folder, overlays: Overlays::default(), texts: Vec::new(), problems };
        for path in folder.paths() {
            let Some((lang, within)) = in_language(path) else {
                // The languages that were compiled are those that exist.
                if path.starts_with(LANGUAGES) && path.ends_with(&format!("/{LANGUAGE}")) {
                    let message = match folder.text(path) {
                        Ok(_) => "a new language: run `touch crates/engine/words/build.rs`, then build again",
                        Err(_) => "is missing: copy that of another language, and write what is so in yours",
                    };
                    files.problems.add(path, None, message);
                }
                continue;
            };
            match ending(within) {
                "toml" if !ABOUT.contains(&within) => {
                    let Some(text) = files.text(path) else { continue };
                    let toml = files.taken_apart(path, text, 0);
                    // Stories are translated as any data.
                    let of = if within.starts_with("stories/") {
                        within.replace(".toml", ".story")
                    } else {
                        within.to_owned()
                    };
                    files.overlays.add(lang, of, toml);
                }
                "ftl" => {
                    let Some(text) = files.text(path) else { continue };
                    files.texts.extend(texts::of_fluent(path, text, lang));
                    files.messages(lang, within, text);
                }
                // What is said to editors.
                "md" if !within.contains('/') => {
                    let Some(text) = files.text(path) else { continue };
                    files.body(path, text, 0, Body::GUIDE);
                }
                _ => {}
            }
        }
        files
    }

    /// Holds a file of messages to that of the first language, whose words stand for what a language lacks.
    fn messages(&mut self, lang: Lang, within: &str, text: &str) {
        let file = |lang: Lang| format!("{LANGUAGES}{}/{within}", lang.tag());
        let first = file(Lang::default());
        if lang != Lang::default() {
            if !self.folder.has(&first) {
                let message = format!("there is no {}: take it out", self.problems.called(&first));
                self.problems.add(&file(lang), None, message);
            }
            return;
        }
        for other in lang.others() {
            let path = file(other);
            let own = self.folder.text(&path);
            let said = own.clone().map(messages).unwrap_or_default();
            self.overlays.asked.extend(messages(text).into_iter().map(|(key, first)| Asked {
                lang: other,
                file: within.to_owned(),
                key: key.to_owned(),
                first: first.to_owned(),
                own: said.iter().find(|(id, _)| *id == key).map(|(_, own)| (*own).to_owned()),
            }));
            if !self.folder.has(&path) {
                if other.needs(within) {
                    let message = format!("is missing: translate {}", self.problems.called(&first));
                    self.problems.add(&path, None, message);
                }
                continue;
            }
            // One that cannot be read is named where it is read.
            let Ok(own) = own else { continue };
            let lines = own.lines().enumerate();
            for (at, tag) in lines.filter_map(|(at, line)| Some((at, line.strip_prefix(SPEAKS)?))) {
                if tag != other.tag() {
                    self.problems.add(&path, Some(at + 1), format!("write `{SPEAKS}{}`", other.tag()));
                }
            }
            match mbao_words::lacks(other.tag(), own, text) {
                Ok(_) if !other.needs(within) => {}
                Ok(lacks) => lacks.into_iter().for_each(|one| self.problems.add(&path, one.line, one.why)),
                Err(why) => self.problems.add(&first, None, format!("{why:#}")),
            }
        }
    }

    /// Every text that was read, now that all files are. A translation that no file needed is a problem.
    pub(crate) fn texts(self) -> (Vec<Text>, Vec<Asked>) {
        // What needs it may be in a file that could not be read.
        if !self.problems.unread {
            self.overlays.unused(self.problems);
        }
        (self.texts, self.overlays.asked)
    }

    fn text(&mut self, path: &str) -> Option<&'t str> {
        let why = match self.folder.text(path) {
            Ok(text) => return Some(text),
            Err(why) => why,
        };
        self.problems.unreadable(path, None, format!("cannot be read: {why}"));
        None
    }

    /// The files of a folder with this ending, in order.
    pub(crate) fn paths(&self, folder: &str, with: &str) -> Vec<&'t str> {
        let inside = |path: &str| path.rsplit_once('/').is_some_and(|(parent, _)| parent == folder);
        self.folder.paths().filter(|path| inside(path) && ending(path) == with).collect()
    }

    /// A file, or the head of one, taken apart; its texts are gathered.
    fn taken_apart(&mut self, path: &str, text: &'t str, before: usize) -> Toml<'t> {
        let mut toml = Toml::parse(path, text, before, self.problems);
        let within = in_language(path);
        if within.is_none_or(|(_, within)| !ABOUT.contains(&within)) {
            self.texts.extend(texts::of_toml(&mut toml, within.map(|(lang, _)| lang)));
        }
        toml
    }

    /// A file without mistakes, with the translations of its texts.
    fn toml(&mut self, path: &str, text: &'t str, before: usize) -> Option<Toml<'t>> {
        let mut toml = self.taken_apart(path, text, before);
        if !toml.whole {
            return None;
        }
        self.overlays.fill(&mut toml, self.problems);
        Some(toml)
    }

    /// The things in a file that holds a list of them under one key.
    fn things<T: DeserializeOwned>(&mut self, path: &str, key: &str) -> Vec<Read<T>> {
        let toml = self.text(path).and_then(|text| self.toml(path, text, 0));
        toml.map_or_else(Vec::new, |toml| toml.list(key, self.problems))
    }

    pub(crate) fn list<T: DeserializeOwned>(&mut self, path: &str, key: &str) -> Items<T> {
        self.things(path, key).into()
    }

    /// The thing in a file that holds one.
    pub(crate) fn single<T: DeserializeOwned>(&mut self, path: &str) -> Option<Read<T>> {
        let text = self.text(path)?;
        self.toml(path, text, 0)?.one(self.problems)
    }

    /// The one thing in each TOML file of a folder, in this order.
    pub(crate) fn each<T: DeserializeOwned>(
        &mut self,
        folder: &str,
        order: impl Fn(&T) -> usize,
    ) -> Items<T> {
        let paths = self.paths(folder, "toml").into_iter();
        let mut found: Vec<Read<T>> = paths.filter_map(|path| self.single(path)).collect();
        found.sort_by_key(|read| order(read));
        found.into()
    }

    /// What a file holds that is read in its own way; what is wrong with it concerns the whole file.
    fn whole<T>(&mut self, path: &str, read: impl FnOnce(&str) -> Result<T, String>) -> Option<T> {
        let text = self.text(path)?;
        read(text).map_err(|why| self.problems.add(path, None, why)).ok()
    }

    pub(crate) fn figures(&mut self) -> Vec<GameFigures> {
        let measured = |definition: &&'static mbao_rules::Definition| {
            let path = format!("figures/{}.toml", definition.id);
            if self.folder.has(&path) {
                return self.whole(&path, |text| GameFigures::read(definition, text));
            }
            let message = format!("the game \"{0}\" was not measured: cargo lab figures {0}", definition.id);
            self.problems.add(&path, None, message);
            None
        };
        GAMES.iter().filter_map(measured).collect()
    }

    /// The solved positions, of the games that have some.
    pub(crate) fn tables(&mut self) -> Vec<GameTables> {
        let folder = self.folder;
        let solved = |definition: &&'static mbao_rules::Definition| {
            let path = format!("tables/{}.toml", definition.id);
            let packed = |columns: u8| {
                let table = format!("tables/{}-{columns}.table", definition.id);
                folder.bytes(&table).map(<[u8]>::to_vec)
            };
            folder.has(&path).then(|| self.whole(&path, |text| GameTables::read(definition, text, packed)))?
        };
        GAMES.iter().filter_map(solved).collect()
    }

    /// How the levels fare. What stands beside these files is a record for programmers, which no page shows.
    pub(crate) fn strength(&mut self) -> Items<Strength> {
        let both = ["strength/nodes.toml", "strength/time.toml"].into_iter();
        both.filter_map(|path| self.single(path)).collect::<Vec<_>>().into()
    }

    pub(crate) fn plates(&mut self) -> Items<Plate> {
        let mut plates: Vec<Read<Plate>> = self.things("plates.toml", "plate");
        for plate in &mut plates {
            if let Some(svg) = self.text(&format!("plates/{}.svg", plate.id)) {
                svg.clone_into(&mut plate.value.svg);
            }
        }
        plates.into()
    }

    /// What the chapters of stories of this name are, which ask or only tell.
    pub(crate) fn told<T>(
        &mut self,
        name: &str,
        ask: bool,
        read: impl FnOnce(Vec<Read<Chapter>>, &mut Problems) -> Vec<Read<T>>,
    ) -> Items<T> {
        let chapters = self.chapters(name, ask);
        read(chapters, self.problems).into()
    }

    /// The chapters of the stories of this name, one in the folder of each game, with the translations of their texts.
    fn chapters(&mut self, name: &str, ask: bool) -> Vec<Read<Chapter>> {
        let of = |path: &&'t str| path.strip_prefix("stories/")?.strip_suffix(&format!("/{name}.story"));
        let mut paths: Vec<_> = self.folder.paths().filter_map(|path| Some((of(&path)?, path))).collect();
        paths.sort_by_key(|(game, _)| order(game));
        let mut found = Vec::new();
        for (_, path) in paths {
            let Some(text) = self.text(path) else { continue };
            match mbao_story::chapters(text) {
                Err(why) => self.problems.unreadable(path, None, why.message()),
                Ok(texts) => found.extend(texts.iter().filter_map(|text| {
                    let mut chapter = Chapter::read(path, text, ask, self.problems)?;
                    self.translated(&mut chapter, path, text);
                    Some(chapter)
                })),
            }
        }
        found
    }

    /// Gathers what a chapter says in each language. What its file lacks is in the folder of the language, or a problem.
    fn translated(&mut self, chapter: &mut Read<Chapter>, path: &str, text: &str) {
        let Read { value: Chapter { id, story, .. }, origin } = chapter;
        let Self { overlays, texts, problems, .. } = self;
        let other = path.replace(".story", ".toml");
        let line = |words: &str| {
            let at = text.lines().position(|line| line.contains(words)).map(|at| at + 1);
            at.or(origin.line("")).unwrap_or(1)
        };
        let mut wrong = Vec::new();
        let mut keep = |lang, words: &str| {
            let (file, words, line) = (path.to_owned(), words.to_owned(), line(words));
            texts.push(Text { file, line, lang, part: Part::Other, words });
        };
        let mut translated = |lang: Lang, name: &str, here: &str, first: &str| {
            let (own, key) = (format!("chapter.{id}.{name}"), format!("chapter.@{id}.{name}"));
            let (file, words) = (other.clone(), overlays.take(lang, path, &own));
            overlays.asked.push(Asked { lang, file, key, first: first.to_owned(), own: words.clone() });
            words.ok_or_else(|| overlay::lacks(lang, here, &own, &other, problems))
        };
        for name in chapter::SAID {
            let Some(first) = story.header(name).map(str::to_owned) else { continue };
            for lang in Lang::ALL {
                let header = chapter::header(name, lang);
                match story.header(&header).map(|own| keep(lang, own)) {
                    Some(()) => {}
                    None => match translated(lang, &name.to_ascii_lowercase(), &header, &first) {
                        Ok(words) => story.headers.push((header, words)),
                        Err(why) if lang.needs(&other) => wrong.push((line(&first), why)),
                        Err(_) => {}
                    },
                }
            }
        }
        let lang_of = chapter::langs(story);
        let mut number = 0;
        chapter::boards(&mut story.words, &mut story.steps, &mut |all| {
            for words in &*all {
                match lang_of(words) {
                    Some(lang) => said(words).iter().for_each(|(_, text)| keep(lang, text)),
                    None => wrong.push((line(&words.text), "there is no such language here".to_owned())),
                }
            }
            for like in all.clone().iter().filter(|words| lang_of(words) == Some(Lang::default())) {
                let parts = said(like);
                for lang in Lang::default().others().filter(|_| !parts.is_empty()) {
                    let own = |words: &Words| lang_of(words) == Some(lang) && words.beat == like.beat;
                    for (name, text) in &parts {
                        let at = all.iter().position(own);
                        if at.is_some_and(|at| said(&all[at]).iter().any(|(known, _)| known == name)) {
                            continue;
                        }
                        match translated(lang, &format!("says.{number}.{name}"), name, text) {
                            Ok(words) => {
                                let at = at.unwrap_or_else(|| {
                                    let language = lang.tag().parse().ok();
                                    all.push(Words { language, beat: like.beat, ..Words::default() });
                                    all.len() - 1
                                });
                                chapter::say(&mut all[at], name, words, like);
                            }
                            Err(why) if lang.needs(&other) => wrong.push((line(text), why)),
                            Err(_) => {}
                        }
                    }
                }
                number += usize::from(!parts.is_empty());
            }
        });
        for (line, why) in wrong {
            problems.add(path, Some(line), why);
        }
    }

    pub(crate) fn kiosk(&mut self) -> Items<KioskText> {
        let mut found = Vec::new();
        for path in self.paths("kiosk", "toml") {
            let Some(mut read) = self.single::<KioskText>(path) else { continue };
            read.value.game = Some(stem(path).to_owned()).filter(|name| name != KioskText::ABOUT);
            found.push(read);
        }
        found.sort_by_key(|text| text.game.as_deref().map(order));
        found.into()
    }

    /// The article: each section with its translations.
    pub(crate) fn heads(&mut self) -> Vec<Head<'t>> {
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
                    let first = self.problems.called(&article(Lang::default()));
                    let message = format!("{first} has no file of this name: name it as it is named there");
                    self.problems.add(file.front.file(), None, message);
                }
            }
        }
        heads
    }

    fn sections(&mut self, lang: Lang) -> Vec<Unread<'t>> {
        let paths = self.paths(&article(lang), "md").into_iter();
        let unread = |path| {
            let (front, body) = self.markdown(path, Body::ARTICLE)?;
            Some(Unread { stem: stem(path).to_owned(), front, body })
        };
        paths.filter_map(unread).collect()
    }

    pub(crate) fn guides(&mut self) -> Vec<guide::Draft> {
        let mut found = Vec::new();
        for lang in Lang::ALL {
            for path in self.paths(&format!("i18n/{}/guides", lang.tag()), "md") {
                let Some((front, body)) = self.markdown(path, Body::GUIDE) else { continue };
                let text = guide::text(&body, self.problems);
                let (slug, markdown) = (stem(path).to_owned(), body.text.to_owned());
                found.push(guide::Draft { slug, lang, front, markdown, text });
            }
        }
        found
    }

    /// The TOML at the head of a Markdown file, and its body.
    fn markdown<T: DeserializeOwned>(&mut self, path: &str, options: Options) -> Option<(Read<T>, Body<'t>)> {
        let text = self.text(path)?;
        let parts = text.strip_prefix("+++\n").and_then(|rest| rest.split_once("\n+++\n"));
        let Some((front, body)) = parts else {
            let message = "does not begin with TOML between two lines of +++";
            self.problems.unreadable(path, Some(1), message);
            return None;
        };
        let before = text[..text.len() - body.len()].matches('\n').count();
        let body = self.body(path, body, before, options);
        Some((self.toml(path, front, 1)?.one(self.problems)?, body))
    }

    /// Markdown taken apart; its texts are gathered.
    fn body(&mut self, path: &str, text: &'t str, before: usize, options: Options) -> Body<'t> {
        let body = Body::parse(path, text, before, options);
        self.texts.extend(in_language(path).iter().flat_map(|(lang, _)| texts::of_markdown(&body, *lang)));
        body
    }

    /// What each language's texts are checked against.
    pub(crate) fn styles(&mut self) -> Vec<(Lang, Read<Style>)> {
        for lang in Lang::ALL {
            let path = about(lang, TERMS);
            if !self.folder.has(&path) {
                let message = "is missing: begin with that of another language, or an empty one";
                self.problems.add(&path, None, message);
            }
        }
        self.about(TERMS)
    }

    /// The texts that are meant to be those of another language.
    pub(crate) fn same(&mut self) -> Vec<(Lang, Read<Same>)> {
        self.about(SAME)
    }

    fn about<T: DeserializeOwned>(&mut self, file: &str) -> Vec<(Lang, Read<T>)> {
        let there =
            Lang::ALL.into_iter().filter(|lang| self.folder.has(&about(*lang, file))).collect::<Vec<_>>();
        there.into_iter().filter_map(|lang| Some((lang, self.single(&about(lang, file))?))).collect()
    }
}

fn about(lang: Lang, file: &str) -> String {
    format!("{LANGUAGES}{}/{file}", lang.tag())
}
