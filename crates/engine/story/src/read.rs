//! Reads a story from text.

use core::ops::Range;

use crate::known::Known;
use crate::letter::unquoted;
use crate::lines::line;
use crate::place::Place;
use crate::prelude::*;
use crate::record::{Record, part};
use crate::story::{Branch, Step, Story, header_name};
use crate::words::one_line;
use crate::{answer, settle, words};
use mbao_rules::typed::{Short, name, word};
use mbao_rules::{Board, Definition, Error};

impl Story {
    /// Reads a story of a recorded game and plays each of its actions.
    ///
    /// ```
    /// use mbao_story::Story;
    ///
    /// let error = Story::read("Game: ndoto\n\n1. c1 (1. c2)\n").unwrap_err();
    /// assert!(error.message().starts_with("line 3, column 11: turn 1 of South, action \"c2\": "));
    /// ```
    ///
    /// # Errors
    /// [`Fault::BadRecord`](mbao_rules::Fault::BadRecord), with the line and the column of what cannot be read or played,
    /// and with the turn.
    pub fn read(text: &str) -> Result<Self, Error> {
        story(text, None)
    }

    /// Reads a story of a game of your own.
    ///
    /// ```
    /// use mbao_rules::game;
    /// use mbao_story::Story;
    ///
    /// let story = Story::read_for(game("ndoto")?, "Title: A choice\n\n1. c1\n")?;
    /// assert_eq!(story.to_string(), "Game: ndoto\nTitle: A choice\n\n1. c1\n");
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`Story::read`]; also if the text is about another game.
    pub fn read_for(definition: &Definition, text: &str) -> Result<Self, Error> {
        story(text, Some(definition.clone()))
    }

    /// Reads a story without playing it, for a program that plays its actions itself: steps have no numbers, and all
    /// seem to be South's. Of the game it knows only the board, so a game of your own is read as well.
    ///
    /// ```
    /// use mbao_story::Story;
    /// use mbao_rules::{Board, Rows};
    ///
    /// let board = Board::new(Rows::Two, 8).expect("a board");
    /// let mut story = Story::read_unplayed("Game: ndoto\n\n1. c1 {Now d2.}  c1\n", board)?;
    /// assert_eq!(story.steps[0].words[0].text, "Now d2.");
    /// assert!(story.settle().is_err());
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Fault::BadRecord`](mbao_rules::Fault::BadRecord), with the line and the column of what cannot be read.
    pub fn read_unplayed(text: &str, board: Board) -> Result<Self, Error> {
        match Self::read_part_unplayed(text, board)? {
            (story, None) => Ok(story),
            (_, Some(fault)) => Err(fault),
        }
    }

    /// Reads what can be read of a story, as [`Story::read_unplayed`], and says what is wrong with the rest: a ring at a
    /// place that the board does not have hides nothing else, and what cannot be gone on from ends the story.
    ///
    /// ```
    /// use mbao_story::Story;
    /// use mbao_rules::{Board, Rows};
    ///
    /// let board = Board::new(Rows::Two, 8).expect("a board");
    /// let (story, fault) = Story::read_part_unplayed("Game: ndoto\n\n1. c1 {Now d2. [%csl Gz9,Gd2]} (1. d1", board)?;
    /// assert_eq!((story.steps[0].words[0].text.as_str(), story.steps[0].words[0].rings.len()), ("Now d2.", 1));
    /// assert!(fault.expect("a fault").message().starts_with("line 3, column 16: "));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Fault::BadRecord`](mbao_rules::Fault::BadRecord), if the headers cannot be read.
    pub fn read_part_unplayed(text: &str, board: Board) -> Result<(Self, Option<Error>), Error> {
        let unquoted = unquoted(text);
        let text = unquoted.as_deref().unwrap_or(text);
        let (mut story, _, text, begin) = begun(text, None)?;
        let (main, _, fault) = line_of(text, begin, &board);
        (story.words, story.steps) = (main.words, main.steps);
        Ok((story, fault))
    }
}

/// What cannot be read, and after how many bytes of the text it stands.
struct Bad {
    at: usize,
    what: String,
}

impl Bad {
    fn told(&self, text: &str) -> Error {
        let (line, column) = place(text, self.at);
        refused!("line {line}, column {column}: {}", self.what)
    }
}

/// A story with its headers, the headers as they stand in the text, the text as far as it is a story's, and where its
/// turns begin.
#[inline(never)] // rare
fn begun(text: &str, definition: Option<Definition>) -> Result<(Story, Record, &str, usize), Error> {
    short(text, "the text")?;
    let (record, Range { start, end }, _) = Record::read_headers(text)?;
    let text = text.get(..end).unwrap_or(text);
    let turns = text.get(start..).unwrap_or("");
    if turns.trim_ascii().is_empty() {
        record.says_something()?;
    }
    let mut story = Story { definition, ..Story::default() };
    for (tag, value) in &record.tags {
        story.headers.push((header_name(tag), one_line(value)));
    }
    Ok((story, record, text, start))
}

/// The main line with its branches, where each action stands, in the order of the text, and what cannot be read.
#[inline(never)] // rare
fn line_of(text: &str, begin: usize, known: &dyn Known) -> (Branch, Vec<usize>, Option<Error>) {
    let mut reader = Reader {
        known,
        places: Vec::new(),
        answered: 0,
        open: Vec::new(),
        verb: answer::Words::default(),
        fault: None,
    };
    let mut main = Open { at: begin, line: Branch::default() };
    let end = reader.read(text, begin, &mut main);
    // A text that ends too soon ends all its branches.
    while let Some(open) = reader.open.pop() {
        reader.join(open, &mut main);
    }
    let fault = reader.fault.or(end.err()).map(|bad| bad.told(text));
    (main.line, reader.places, fault)
}

/// Reads a story and plays it.
pub(crate) fn story(text: &str, definition: Option<Definition>) -> Result<Story, Error> {
    let unquoted = unquoted(text);
    let text = unquoted.as_deref().unwrap_or(text);
    let (mut story, headers, text, begin) = begun(text, definition)?;
    if let Some(definition) = &story.definition
        && story.header("Game").is_none()
    {
        story.headers.insert(0, ("Game".to_owned(), definition.id.to_string()));
    }
    let mut game = story.begin(&headers)?;
    let (main, places, fault) = line_of(text, begin, game.rules());
    if let Some(fault) = fault {
        return Err(fault);
    }
    (story.words, story.steps) = (main.words, main.steps);
    match settle::all(&mut game, &mut story, &mut |_, _, _, _| {}) {
        Ok(()) => {
            // What is read can be written and read again: numbers and spaces make it longer.
            short(&story.to_string(), "the text as it is written again")?;
            Ok(story)
        }
        Err(unplayed) => {
            let at = places.get(index(&story.steps, &unplayed.place)).copied().unwrap_or(begin);
            Err(Bad { at, what: unplayed.error.message().to_owned() }.told(text))
        }
    }
}

pub(super) fn short(text: &str, what: &str) -> Result<(), Error> {
    let (bytes, most) = (text.len(), Story::MAX_BYTES);
    if bytes <= most {
        return Ok(());
    }
    Err(refused!("{what} has {bytes} bytes: a story has at most {most}"))
}

/// A line that is being read.
struct Open {
    /// Where its parenthesis stands.
    at: usize,
    line: Branch,
}

struct Reader<'a> {
    known: &'a dyn Known,
    /// Where each action stands, in the order of the text.
    places: Vec<usize>,
    /// How many actions stand in answers to tasks.
    answered: usize,
    /// The branches that are open, the outermost first.
    open: Vec<Open>,
    verb: answer::Words,
    /// The first of what words say that cannot be read; the rest can.
    fault: Option<Bad>,
}

impl Reader<'_> {
    fn read(&mut self, text: &str, begin: usize, main: &mut Open) -> Result<(), Bad> {
        let mut rest = text.get(begin..).unwrap_or("");
        loop {
            let at = text.len() - rest.len();
            let (turns, after) = part(rest, |sign, _| matches!(sign, b'{' | b'(' | b')'));
            self.actions(turns, at, main)?;
            let Some((sign, after)) = after else { break };
            let at = at + turns.len();
            rest = match sign {
                b'{' => self.words(after, at, main)?,
                b'(' => {
                    self.open_branch(at, main)?;
                    after
                }
                _ => {
                    self.close_branch(at, main)?;
                    after
                }
            };
        }
        self.no_verb()?;
        match self.open.last() {
            Some(open) => Err(bad(open.at, "a branch is opened with ( and never closed")),
            None => Ok(()),
        }
    }

    fn line<'a>(&'a mut self, main: &'a mut Open) -> &'a mut Branch {
        &mut self.open.last_mut().unwrap_or(main).line
    }

    /// Reads actions up to a brace or a parenthesis.
    fn actions(&mut self, turns: &str, mut at: usize, main: &mut Open) -> Result<(), Bad> {
        for piece in turns.split_inclusive(char::is_whitespace) {
            // Telephones begin a line with a capital letter.
            let typed = name(piece);
            let mut rest = &*typed;
            while let Some(word) = word(&mut rest, b' ') {
                self.word(word, at, main)?;
            }
            at += piece.len();
        }
        Ok(())
    }

    fn word(&mut self, word: &str, at: usize, main: &mut Open) -> Result<(), Bad> {
        let Some((whole, at)) = self.verb.next(word, at) else { return Ok(()) };
        let action = self
            .known
            .action(&whole)
            .map_err(|error| bad(at, &format!("action \"{}\": {}", Short(&whole), error.message())))?;
        self.places.push(at);
        self.few(at)?;
        self.line(main).steps.push(Step::new(action));
        Ok(())
    }

    /// Reads words after their brace; returns what follows them.
    fn words<'a>(&mut self, after: &'a str, at: usize, main: &mut Open) -> Result<&'a str, Bad> {
        let (inside, Some((_, rest))) = part(after, |sign, before| sign == b'}' && before != b'\\') else {
            return Err(bad(at, "words are opened with { and never closed"));
        };
        let (mut words, mut fault) = words::read(inside, self.known);
        let deep = !self.open.is_empty();
        let line = self.line(main);
        let at_head = deep && line.steps.is_empty() && line.words.is_empty();
        if !at_head && !words.options.is_empty() {
            words.options.clear();
            fault = fault.or(Some((0, "options change at the head of a branch".to_owned())));
        }
        let answers = words.wrong.iter().filter_map(|wrong| wrong.answer.as_ref()).chain(&words.accept);
        let answered = answers.map(|answer| answer.actions().len()).sum::<usize>();
        if !words.is_empty() {
            line.steps.last_mut().map_or(&mut line.words, |step| &mut step.words).push(words);
        }
        self.fault = self.fault.take().or(fault.map(|(within, what)| Bad { at: at + 1 + within, what }));
        self.answered += answered;
        self.few(at)?;
        Ok(rest)
    }

    /// Refuses more actions than a story may have.
    fn few(&self, at: usize) -> Result<(), Bad> {
        if self.places.len() + self.answered <= Story::MAX_STEPS {
            return Ok(());
        }
        Err(bad(at, &format!("a story has at most {} actions", Story::MAX_STEPS)))
    }

    fn open_branch(&mut self, at: usize, main: &Open) -> Result<(), Bad> {
        self.no_verb()?;
        if self.open.last().unwrap_or(main).line.steps.is_empty() {
            return Err(bad(at, "a branch stands before any turn that it could replace"));
        }
        if self.open.len() == Story::MAX_DEPTH {
            return Err(bad(at, &format!("branches stand at most {} deep", Story::MAX_DEPTH)));
        }
        self.open.push(Open { at, line: Branch::default() });
        Ok(())
    }

    fn close_branch(&mut self, at: usize, main: &mut Open) -> Result<(), Bad> {
        self.no_verb()?;
        let Some(open) = self.open.pop() else { return Err(bad(at, "a ) that closes no branch")) };
        if open.line.steps.is_empty() {
            return Err(bad(open.at, "a branch without a turn"));
        }
        self.join(open, main);
        Ok(())
    }

    /// Puts a branch beside the turn that it replaces.
    fn join(&mut self, open: Open, main: &mut Open) {
        if let Some(step) = self.line(main).steps.last_mut()
            && !open.line.steps.is_empty()
        {
            step.branches.push(open.line);
        }
    }

    /// Refuses the first word of an action that the second does not follow.
    fn no_verb(&mut self) -> Result<(), Bad> {
        match self.verb.open.take() {
            Some((first, at)) => Err(bad(at, &format!("\"{first}\": expected what follows it"))),
            None => Ok(()),
        }
    }
}

fn bad(at: usize, what: &str) -> Bad {
    Bad { at, what: what.to_owned() }
}

/// Line and column of a byte, from 1.
fn place(text: &str, at: usize) -> (usize, usize) {
    let mut rest = Some(text);
    let mut number = 0;
    loop {
        let begin = text.len() - rest.unwrap_or("").len();
        let Some(content) = line(&mut rest) else { break };
        number += 1;
        if rest.is_none_or(|rest| text.len() - rest.len() > at) {
            let before = content.get(..at.saturating_sub(begin)).unwrap_or(content);
            return (number, before.chars().count() + 1);
        }
    }
    (number, 1)
}

/// How many actions stand in the text before that at a place.
fn index(steps: &[Step], place: &Place) -> usize {
    let mut line = steps;
    let mut before = 0;
    for &(at, branch) in &place.branches {
        before += count(line.get(..at).unwrap_or_default()) + 1;
        let Some(step) = line.get(at) else { return before };
        for earlier in step.branches.iter().take(branch) {
            before += count(&earlier.steps);
        }
        line = step.branches.get(branch).map_or(&[], |branch| &branch.steps);
    }
    before + count(line.get(..place.steps).unwrap_or_default())
}

fn count(steps: &[Step]) -> usize {
    steps.iter().map(|step| 1 + step.branches.iter().map(|branch| count(&branch.steps)).sum::<usize>()).sum()
}
