//! Chapters of stories: lessons, puzzles, examples, diagrams, games between masters, `stories/GAME/NAME.story`.

use std::collections::BTreeMap;
use std::sync::Arc;

use mbao_rules::{Definition, Error, Event, Game};
use mbao_story::{Language, Place, Step, Story, Words, Wrong};
use mbao_words::Lang;

use crate::items::{Origin, Read};
use crate::localized::Localized;
use crate::problem::Problems;

/// A chapter that tells or asks something: in every language, as far as it was translated.
#[derive(Clone, Debug)]
pub struct Chapter {
    pub id: String,
    /// The story; it plays.
    pub story: Story,
    /// The board at which something is asked; in a chapter that only tells, the last of which something is said.
    pub at: Place,
    pub game: Game,
}

/// The story says which game there is.
impl PartialEq for Chapter {
    fn eq(&self, other: &Self) -> bool {
        (&self.story, &self.at) == (&other.story, &other.at)
    }
}

/// A text of a chapter: what it is called, and what it says.
pub(crate) type Said<'s> = (String, &'s str);

impl Chapter {
    /// Reads a chapter of a file, which asks or only tells. What stands before it in the file is empty lines of `text`.
    pub(crate) fn read(file: &str, text: &str, asks: bool, problems: &mut Problems) -> Option<Read<Self>> {
        let origin = Origin::new("chapter".to_owned(), &Arc::new((file.to_owned(), lines(text))));
        let read = Story::read(text).and_then(|story| {
            let asked = story.tasks()?.into_iter().next();
            Ok((asked, story))
        });
        let (line, message) = match read {
            Ok((task, story)) if task.is_some() == asks => {
                let id = story.header("Id").unwrap_or_default().to_owned();
                let (at, faults) =
                    task.map_or_else(|| (last(&story), Vec::new()), |task| (task.place, task.faults));
                let game = story.game(&at)?;
                let read = Read { value: Self { id, story, at, game }, origin };
                for fault in &faults {
                    problems.at(&read, "ask", fault.to_string());
                }
                return Some(read);
            }
            Ok((task, _)) => {
                let what = if task.is_some() { "something is asked" } else { "nothing is asked" };
                (origin.line(""), what.to_owned())
            }
            Err(why) => placed(why.message()),
        };
        problems.unreadable(file, line, message);
        None
    }

    pub fn definition(&self) -> &Definition {
        self.game.rules().definition()
    }

    /// The actions that follow what is asked.
    pub fn follows(&self) -> Vec<String> {
        let line = self.story.line(&self.at).unwrap_or_default().iter().skip(self.at.steps);
        line.map(|step| step.action.to_string()).collect()
    }

    /// The game before the first action, and all that happens in the main line.
    ///
    /// # Errors
    /// None: a chapter plays.
    pub fn played(&self) -> Result<(Game, Vec<Event>), Error> {
        let start = self.story.start()?;
        let mut game = start.clone();
        let mut events = Vec::new();
        for step in &self.story.steps {
            events.extend(game.play(step.action)?);
        }
        Ok((start, events))
    }

    /// The game at the end of the main line.
    pub fn end(&self) -> Game {
        let end = Place { steps: self.story.steps.len(), ..Place::default() };
        self.story.game(&end).unwrap_or_else(|| self.game.clone())
    }

    /// The main line without words, as a record.
    pub fn record(&self) -> String {
        mbao_story::record(&self.end())
    }

    /// A header in every language, where it has words.
    pub(crate) fn said_in(&self, name: &str) -> Localized {
        let own = |lang| self.story.header(&header(name, lang));
        Localized::of(|lang| own(lang).or_else(|| own(Lang::default())).unwrap_or_default().to_owned())
    }

    /// The title, or a text at its board, in every language.
    pub(crate) fn localized(&self, part: &str) -> Localized {
        if part == "title" {
            return self.said_in("Title");
        }
        let lang_of = langs(&self.story);
        let words = self.story.words(&self.at).unwrap_or_default();
        let own = |lang| {
            let mut texts = words.iter().filter(|words| lang_of(words) == Some(lang)).flat_map(said);
            texts.find(|(name, _)| name == part).map(|(_, text)| text.to_owned())
        };
        Localized::of(|lang| own(lang).or_else(|| own(Lang::default())).unwrap_or_default())
    }
}

/// The headers that have words.
pub(crate) const SAID: [&str; 2] = ["Title", "Lost"];

pub(crate) fn header(name: &str, lang: Lang) -> String {
    if lang == Lang::default() {
        name.to_owned()
    } else {
        format!("{name}[{}]", lang.tag().to_ascii_lowercase())
    }
}

/// The last board of the main line of which something is said.
fn last(story: &Story) -> Place {
    let place = |steps| Place { steps, ..Place::default() };
    let said = |at: &Place| story.words(at).is_some_and(|words| !words.is_empty());
    (0..=story.steps.len()).rev().map(place).find(said).unwrap_or_default()
}

pub(crate) fn langs(story: &Story) -> impl Fn(&Words) -> Option<Lang> + use<> {
    let own = story.language();
    move |words| {
        let language = words.language.as_ref().or(own.as_ref()).map(Language::as_str);
        Lang::ALL.into_iter().find(|lang| language.is_none_or(|tag| lang.tag().eq_ignore_ascii_case(tag)))
    }
}

/// The texts of words, by their names.
pub(crate) fn said(words: &Words) -> Vec<Said<'_>> {
    let text = Some(&*words.text).filter(|text| !text.is_empty()).map(|text| ("text".to_owned(), text));
    let hints = words.hints.iter().enumerate().map(|(at, hint)| (format!("hint.{at}"), &**hint));
    let right = words.right.as_deref().map(|text| ("right".to_owned(), text));
    let wrong = words.wrong.iter().enumerate().map(|(at, wrong)| (format!("wrong.{at}"), &*wrong.text));
    text.into_iter().chain(hints).chain(right).chain(wrong).collect()
}

/// Adds a text that other words of the same board have under this name.
pub(crate) fn say(words: &mut Words, name: &str, text: String, like: &Words) {
    match name.split_once('.') {
        Some(("hint", _)) => words.hints.push(text),
        Some((_, at)) => {
            let answer = at.parse().ok().and_then(|at: usize| like.wrong.get(at)?.answer.clone());
            words.wrong.push(Wrong { answer, text });
        }
        None if name == "right" => words.right = Some(text),
        None => words.text = text,
    }
}

/// Shows what is said at each board of a story.
pub(crate) fn boards(words: &mut Vec<Words>, steps: &mut [Step], see: &mut dyn FnMut(&mut Vec<Words>)) {
    see(words);
    for step in steps {
        boards(&mut step.words, &mut [], see);
        for branch in &mut step.branches {
            boards(&mut branch.words, &mut branch.steps, see);
        }
    }
}

/// The line that a message of the reader begins with, and what it says there.
fn placed(message: &str) -> (Option<usize>, String) {
    let found = message.strip_prefix("line ").and_then(|rest| {
        let (line, rest) = rest.split_at(rest.find(|sign: char| !sign.is_ascii_digit())?);
        let said = rest.strip_prefix(": ").or_else(|| rest.strip_prefix(", "))?;
        Some((line.parse().ok(), said.to_owned()))
    });
    found.unwrap_or((None, message.to_owned()))
}

/// The lines of a chapter's headers and of the first of each `[%…]` by their names; its own is that of its `Id`.
fn lines(text: &str) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    let mut begun = false;
    for (at, line) in text.lines().enumerate() {
        let directives = line.split("[%").skip(1).filter_map(|rest| rest.split([' ', ']']).next());
        let header = line.split_once(':').map(|(name, _)| name).filter(|_| !begun);
        begun |= line.is_empty() && !found.is_empty();
        for name in directives.chain(header) {
            found.entry(format!("chapter.{}", name.to_ascii_lowercase())).or_insert(at + 1);
        }
    }
    let own = ["chapter.id", "chapter.game"].iter().find_map(|name| found.get(*name)).copied();
    found.extend(own.map(|line| ("chapter".to_owned(), line)));
    found
}
