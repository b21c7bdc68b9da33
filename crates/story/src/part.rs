//! Reads what people have: notes of a game with or without headers, with numbers, remarks and results, in the signs of
//! chess programs or of bao's masters. What can be read becomes a story; the rest stays as words at its place.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;

use mbao_rules::typed::{line, name, plain, same};
use mbao_rules::{Action, Error, GAMES, Game, Side, game};

use crate::masters::{Ply, check_notation, is_masters, masters_definition};
use crate::place::Place;
use crate::record::{KNOWN, Record, is_tag, part, past_number};
use crate::story::{Branch, HEADERS, Step, Story, header_name, rewind, turn_start};
use crate::words::{Words, one_line};
use crate::{read, words};

impl Story {
    /// Reads what people have: a record or a story with faults, moves without headers, with numbers, remarks and results
    /// in any form, in the signs of chess programs, or in the notation of bao's masters. What can be read becomes a
    /// story; all else stands in it as words at its place, so that one bad move costs nothing but itself and what
    /// follows it in its line.
    ///
    /// What the text's headers leave open is as in `blank`: the game with its set-up and options, the language.
    ///
    /// ```
    /// use mbao_story::Story;
    ///
    /// let blank = Story::read("Game: ndoto\nLanguage: sw\n")?;
    /// let part = Story::read_part("[White \"Amina\"]\n\n1. c1 $1 (1. d1) d2 1-0", &blank)?;
    /// let text = "Game: ndoto\nLanguage: sw\nSouth: Amina\nResult: 1-0\n\n1. c1 (1. d1)  d2\n";
    /// assert_eq!((part.story.to_string().as_str(), part.unread.len()), (text, 0));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// The text names an unknown game, or nothing in it is a move, a position or a header that says what is played; or
    /// it is too long.
    pub fn read_part(text: &str, blank: &Self) -> Result<Part, Error> {
        of(text, blank)
    }
}

/// What could be read of a text, and what could not.
///
/// ```
/// use mbao_story::{Story, Why};
///
/// let blank = Story::read("Game: ndoto\n")?;
/// let part = Story::read_part("1) c1! d2 well played\n2) f1 z9 e2", &blank)?;
/// assert_eq!(part.story.to_string(), "Game: ndoto\n\n1. c1  d2 {well played}\n2. f1 {z9 e2}\n");
/// let [remark, unplayed] = &part.unread[..] else { panic!() };
/// assert_eq!((remark.text.as_str(), &remark.why), ("well played", &Why::Words));
/// assert_eq!((unplayed.line, unplayed.text.as_str()), (2, "z9"));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Part {
    /// The story. All of it can be played, and written and read again.
    pub story: Story,
    /// What stands in it as words although nothing marked it as a remark: the first fifty.
    pub unread: Vec<Unread>,
}

/// Something that was not read, and stands in the story as words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The line of the text, from 1.
    pub line: usize,
    /// What stands there. Where a move cannot be played, that move; what follows it in its line stands with it.
    pub text: String,
    /// Why it was not read.
    pub why: Why,
    /// The board at which its words stand.
    pub place: Place,
}

/// Why something was not read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Why {
    /// It is no move.
    Words,
    /// It cannot be played there.
    Unplayed {
        /// Whose turn it is there.
        mover: Side,
        /// What can be played there; nothing if the game is over.
        legal: String,
    },
    /// The game cannot begin with this header.
    Header,
    /// Nothing closes its brace, so that it ends with its line.
    Open,
    /// Something in brackets with a percent sign cannot be read.
    Mark,
    /// Another game begins.
    Another,
    /// A story has no more actions.
    Many,
}

/// Headers that say what is played.
const BEGINS: [&str; 3] = ["Setup", "Options", "Position"];
/// So many parts are told of.
const TOLD: usize = 50;
/// Headers of chess programs, and what they are called here.
const CHESS: [(&str, &str); 4] =
    [("White", "South"), ("Black", "North"), ("Event", "Title"), ("FEN", "Position")];
/// What may stand before a turn to say whose it is.
const LABELS: [&str; 6] = ["s:", "n:", "south:", "north:", "white:", "black:"];
const RESULTS: [&str; 3] = ["1-0", "0-1", "1/2-1/2"];
/// Signs that end a word.
const ENDS: [char; 7] = ['{', '}', '(', ')', '[', ']', ';'];

/// Reads a text; what its headers leave open is as in `blank`.
pub(super) fn of(text: &str, blank: &Story) -> Result<Part, Error> {
    if let Ok(mut story) = read::story(text, blank.definition.clone()) {
        if story.definition.is_some() {
            fill(&mut story, blank, |_| true);
        }
        return Ok(Part { story, unread: Vec::new() });
    }
    read::short(text, "the text")?;
    let (headers, body) = headers(text);
    let (story, refused) = begun(&headers, &body, blank)?;
    let mut reading = Reading::of(&body, story.start()?);
    let begins = |header: &Header| ["Game"].iter().chain(&BEGINS).any(|name| header.name == *name);
    let says = headers.iter().any(|header| begins(header) && story.header(&header.name).is_some());
    for (header, error) in refused {
        reading.refuse(header, error);
    }
    reading.read();
    let Reading { lines, unread, first, result, .. } = reading;
    let main = lines.into_iter().next().unwrap_or_default().line;
    let mut story = Story { words: main.words, steps: main.steps, ..story };
    if story.steps.is_empty() && !says {
        return Err(first.unwrap_or_else(|| refused!("no move stands in it")));
    }
    if let (Some(result), None) = (result, story.header("Result")) {
        story.headers.push(("Result".to_owned(), result));
    }
    // What was read can be written and read again, or is too long for that.
    let story = read::story(&story.to_string(), story.definition)?;
    Ok(Part { story, unread })
}

/// A header of a text.
struct Header {
    line: usize,
    name: String,
    value: String,
}

/// The headers of a text, and what remains: each line of it stands where it was.
fn headers(text: &str) -> (Vec<Header>, String) {
    let mut headers: Vec<Header> = Vec::new();
    let mut body = String::new();
    let mut in_turns = false;
    let mut rest = Some(text);
    for (number, content) in (1..).zip(core::iter::from_fn(|| line(&mut rest))) {
        // As mail programs quote it.
        let content = content.trim_start_matches(['>', ' ', '\t', '\u{feff}']);
        in_turns |= content.starts_with('{') || after_number(content).is_some();
        let fresh = |(name, _): &(String, String)| !headers.iter().any(|header| same(&header.name, name));
        let found = if in_turns { None } else { header(content) };
        if let Some((name, value)) = found.filter(fresh).filter(|_| headers.len() + 8 < Record::MAX_HEADERS) {
            headers.push(Header { line: number, name, value });
        } else if !content.starts_with("```") {
            body.push_str(content);
        }
        body.push('\n');
    }
    (headers, body)
}

/// Takes from another story the headers that this one lacks.
fn fill(story: &mut Story, blank: &Story, takes: impl Fn(&str) -> bool) {
    for (name, value) in &blank.headers {
        if takes(name) && story.header(name).is_none() {
            story.headers.push((name.clone(), value.clone()));
        }
    }
}

/// The name and the value of a header: `Name: value`, `[Name "value"]` as chess programs write it, or a position.
fn header(content: &str) -> Option<(String, String)> {
    let content = content.trim();
    let rows = content.split_whitespace().next().filter(|rows| rows.contains(','));
    if rows.is_some_and(|rows| rows.bytes().all(|sign| b"0123456789,/SNHu".contains(&sign))) {
        return Some(("Position".to_owned(), content.to_owned()));
    }
    let (tag, value) = match content.strip_prefix('[').and_then(|inside| inside.strip_suffix(']')) {
        Some(inside) => {
            let (tag, value) = inside.split_once(char::is_whitespace)?;
            let value = value.trim().strip_prefix('"')?.strip_suffix('"')?.replace('\\', "");
            let ours = CHESS.iter().find(|(theirs, _)| same(theirs, tag)).map_or(tag, |(_, ours)| ours);
            (ours.to_owned(), value)
        }
        None => {
            let (tag, value) = content.split_once([':', '：'])?;
            let tag = plain(tag).trim().to_owned();
            let known = KNOWN.iter().chain(&HEADERS).any(|known| same(known, &tag));
            let is_turn = |word: &str| word.parse::<Action>().is_ok();
            let of_player = same(&tag, "South") || same(&tag, "North");
            if !known && (tag.len() < 2 || tag.contains(' ') || value.starts_with("//"))
                || (!known || of_player) && value.split_whitespace().next().is_some_and(is_turn)
            {
                return None;
            }
            // So do the masters' transcripts end.
            (tag, value.trim().trim_end_matches(';').to_owned())
        }
    };
    let value = one_line(&value);
    if !is_tag(&tag) || value.is_empty() {
        return None;
    }
    let tag = KNOWN
        .iter()
        .find(|known| same(known, &tag))
        .map_or_else(|| header_name(&tag), |known| (*known).to_owned());
    let value = if matches!(&*tag, "Game" | "Setup") { name(&value) } else { value };
    Some((tag, value))
}

/// What follows the number of a turn: `12.`, `12...` or `12:`.
fn after_number(content: &str) -> Option<&str> {
    let after = content.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let dots = after.trim_start_matches(['.', ':', '…']);
    let is_number = after.len() < content.len() && dots.len() < after.len();
    // A date or a time has more digits.
    (is_number && !dots.starts_with(|sign: char| sign.is_ascii_digit())).then_some(dots)
}

/// A word without its number and signs that say something of it.
fn bare(typed: &str) -> &str {
    after_number(typed).unwrap_or(typed).trim_matches(['.', '!', '?', ','])
}

/// Headers with which no game begins, and why.
type Refused<'a> = Vec<(&'a Header, Error)>;

/// The story that headers begin, and those that it cannot begin with; what they leave open is as in `blank`.
fn begun<'a>(headers: &'a [Header], body: &str, blank: &Story) -> Result<(Story, Refused<'a>), Error> {
    let given = |name: &str| headers.iter().find(|header| header.name == name);
    let own = blank.start().ok();
    let own = own.as_ref().map(|game| game.rules().definition());
    let asked = match (given("Game"), own) {
        (Some(header), Some(own)) if header.value == *own.id || same(&header.value, &own.name) => &*own.id,
        (Some(header), _) => match GAMES.iter().find(|definition| same(&definition.name, &header.value)) {
            Some(named) => &*named.id,
            None => &*game(&header.value)?.id,
        },
        (None, Some(own)) if own.masters_notation || !is_masters(body) => &*own.id,
        (None, _) => masters_definition().map_or("", |definition| &*definition.id),
    };
    let same_game = own.is_some_and(|own| *own.id == *asked);
    let mut story = Story { headers: vec![("Game".to_owned(), asked.to_owned())], ..Story::default() };
    let is_given = |name: &str| headers.iter().any(|header| same(&header.name, name));
    fill(&mut story, blank, |name| {
        let begins = same_game && !(same(name, "Setup") && is_given("Position"));
        !is_given(name) && (begins || same(name, "Language"))
    });
    let rest = headers.iter().filter(|header| header.name != "Game");
    story.headers.extend(rest.map(|header| (header.name.clone(), header.value.clone())));
    story.definition = blank.definition.clone().filter(|_| same_game);
    let mut refused = Vec::new();
    // Without one header, or without all that say how it begins.
    while let Err(error) = story.start() {
        let without = |names: &[&str]| {
            let mut story = story.clone();
            story.headers.retain(|(name, _)| !names.contains(&&**name));
            story.start().is_ok().then_some(story)
        };
        let one = BEGINS.into_iter().find_map(|name| Some((vec![name], without(&[name])?)));
        let Some((names, mended)) = one.or_else(|| Some((BEGINS.to_vec(), without(&BEGINS)?))) else {
            return Err(error);
        };
        refused.extend(names.into_iter().filter_map(given).map(|header| (header, error.clone())));
        story = mended;
    }
    Ok((story, refused))
}

/// A line that is being read.
#[derive(Default)]
struct Open {
    line: Branch,
    /// The turn that it replaces, to be played again after it.
    replaced: Vec<Action>,
}

/// Why a word is not played.
enum Refusal {
    /// It is no move.
    Words,
    Move(Error),
}

struct Reading<'a> {
    text: &'a str,
    at: usize,
    /// So many bytes were counted, and so many ends of lines stand in them.
    counted: (usize, usize),
    game: Game,
    masters: bool,
    /// The main line, and the branches that are open.
    lines: Vec<Open>,
    steps: usize,
    /// Words that are no moves, from their first byte to their last.
    loose: Option<(usize, usize)>,
    /// How many of them stand one after the other in this line. After two it goes on in words, up to a number.
    run: u8,
    /// Signs that stand nowhere in what is left.
    gone: Vec<char>,
    unread: Vec<Unread>,
    /// The first refusal.
    first: Option<Error>,
    result: Option<String>,
}

impl<'a> Reading<'a> {
    fn of(text: &'a str, game: Game) -> Self {
        Self {
            text,
            at: 0,
            counted: (0, 0),
            masters: check_notation(game.rules()).is_ok(),
            game,
            lines: vec![Open::default()],
            steps: 0,
            loose: None,
            run: 0,
            gone: Vec::new(),
            unread: Vec::new(),
            first: None,
            result: None,
        }
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn read(&mut self) {
        while let Some(sign) = self.rest().chars().next() {
            let begins =
                self.text.get(..self.at).is_none_or(|before| before.is_empty() || before.ends_with('\n'));
            if begins && self.steps > 0 && self.other_game() {
                return;
            }
            match sign {
                '{' => self.braces(),
                '(' => self.parenthesis(),
                '[' => self.remark(']'),
                // Moves may stand with semicolons between them, and the masters end lines so.
                ';' if self.goes_on() => self.at += 1,
                ';' | '%' => self.remark('\n'),
                ')' => {
                    self.at += 1;
                    self.close();
                }
                '\n' => {
                    self.at += 1;
                    self.run = 0;
                }
                '}' | ']' | ',' | '\u{feff}' => self.at += sign.len_utf8(),
                _ if sign.is_whitespace() => self.at += sign.len_utf8(),
                _ => self.word(),
            }
        }
        while self.lines.len() > 1 {
            self.close();
        }
        self.say_loose();
    }

    /// Whether another game begins in this line. It stays as words.
    fn other_game(&mut self) -> bool {
        let rest = self.rest();
        let content = rest.split('\n').next().unwrap_or_default();
        let found = header(content).filter(|(name, _)| content.starts_with('[') || name == "Game");
        if found.is_some() {
            while self.lines.len() > 1 {
                self.close();
            }
            self.say_loose();
            self.say(rest);
            self.tell(self.at, content, Why::Another);
        }
        found.is_some()
    }

    fn line(&mut self) -> &mut Branch {
        let last = self.lines.len() - 1;
        &mut self.lines[last].line
    }

    /// Adds words to the board that was reached.
    fn say_words(&mut self, words: Words) {
        if !words.is_empty() {
            let line = self.line();
            line.steps.last_mut().map_or(&mut line.words, |step| &mut step.words).push(words);
        }
    }

    fn say(&mut self, text: &str) {
        self.say_words(Words::new(one_line(text)));
    }

    fn say_loose(&mut self) {
        if let Some((begin, end)) = self.loose.take() {
            let text = self.text.get(begin..end).unwrap_or_default();
            self.say(text);
            self.tell(begin, text, Why::Words);
        }
    }

    /// Tells of what begins there.
    fn tell(&mut self, at: usize, text: &str, why: Why) {
        if self.unread.len() < TOLD {
            let (bytes, lines) = if at < self.counted.0 { (0, 0) } else { self.counted };
            let more = self.text.get(bytes..at).unwrap_or_default().matches('\n').count();
            self.counted = (at, lines + more);
            self.tell_in(lines + more + 1, text, why);
        }
    }

    fn tell_in(&mut self, line: usize, text: &str, why: Why) {
        let mut place = Place::default();
        for open in &self.lines {
            let last = open.line.steps.last();
            place
                .branches
                .push((open.line.steps.len().wrapping_sub(1), last.map_or(0, |step| step.branches.len())));
            place.steps = open.line.steps.len();
        }
        place.branches.pop();
        self.unread.push(Unread { line, text: one_line(text), why, place });
    }

    fn refuse(&mut self, header: &Header, error: Error) {
        let text = [&*header.name, &*header.value].join(": ");
        self.say(&text);
        self.tell_in(header.line, &text, Why::Header);
        self.first.get_or_insert(error);
    }

    /// What stands before the next such sign, and is passed with it.
    fn up_to(&mut self, sign: char) -> Option<&'a str> {
        let rest = self.rest();
        let found = if self.gone.contains(&sign) {
            None
        } else if sign == '}' {
            let (inside, after) = part(rest, |sign, before| sign == b'}' && before != b'\\');
            after.map(|_| inside)
        } else {
            rest.split_once(sign).map(|(inside, _)| inside)
        };
        match found {
            Some(inside) => self.at += inside.len() + sign.len_utf8(),
            None => self.gone.push(sign),
        }
        found
    }

    /// The rest of the line, which is passed.
    fn rest_of_line(&mut self) -> &'a str {
        let line = self.rest().split('\n').next().unwrap_or_default();
        self.at += line.len();
        line
    }

    fn braces(&mut self) {
        self.say_loose();
        let begin = self.at;
        self.at += 1;
        let inside = self.up_to('}');
        let text = inside.unwrap_or_else(|| self.rest_of_line());
        // A text that was cut off may end in such a sign.
        let whole =
            text.rfind('[').filter(|_| inside.is_none()).map_or(text, |at| text.get(..at).unwrap_or(text));
        match [text, whole].map(|text| words::read(text, self.game.rules())) {
            [(words, None), _] | [_, (words, None)] => self.say_words(words),
            _ => {
                self.say(text);
                self.tell(begin, text, Why::Mark);
            }
        }
        if inside.is_none() {
            self.tell(begin, text, Why::Open);
        }
    }

    /// A remark that ends with such a sign, or with its line.
    fn remark(&mut self, end: char) {
        self.at += 1;
        self.say_loose();
        let inside = if end == '\n' { None } else { self.up_to(end) };
        let text = inside.unwrap_or_else(|| self.rest_of_line());
        // The number of a turn, or a remark.
        if text.is_empty() || !text.bytes().all(|sign| sign.is_ascii_digit()) {
            self.say(text);
        }
    }

    /// Whether a turn follows in this line.
    fn goes_on(&mut self) -> bool {
        let rest = self.text.get(self.at + 1..).unwrap_or_default();
        let line = rest.split('\n').next().unwrap_or_default();
        let before = self.game.actions().len();
        let plays = first_move(line).is_some_and(|first| self.play(&first).is_ok());
        rewind(&mut self.game, before);
        plays
    }

    /// A branch, if its first move can be played instead of the last turn, or else a remark.
    fn parenthesis(&mut self) {
        self.say_loose();
        let open = self.lines.len();
        let steps = &self.line().steps;
        let count = steps.len() - steps.len().checked_sub(1).map_or(0, |last| turn_start(steps, last));
        let actions = self.game.actions();
        let before = actions.len().saturating_sub(count);
        let replaced = actions.get(before..).unwrap_or_default().to_vec();
        if count > 0
            && open <= Story::MAX_DEPTH
            && let Some(first) = first_move(self.text.get(self.at + 1..).unwrap_or_default())
        {
            rewind(&mut self.game, before);
            let begins = self.play(&first).is_ok();
            rewind(&mut self.game, before);
            if begins {
                self.at += 1;
                self.run = 0;
                self.lines.push(Open { line: Branch::default(), replaced });
                return;
            }
            self.replay(&replaced);
        }
        self.remark(')');
    }

    fn replay(&mut self, actions: &[Action]) {
        for &action in actions {
            let _ = self.game.play(action);
        }
    }

    /// Ends a branch, if one is open.
    fn close(&mut self) {
        self.say_loose();
        self.run = 0;
        if self.lines.len() < 2 {
            return;
        }
        let Some(Open { line, replaced }) = self.lines.pop() else { return };
        let before = self.game.actions().len().saturating_sub(line.steps.len());
        rewind(&mut self.game, before);
        self.replay(&replaced);
        if !line.steps.is_empty()
            && let Some(step) = self.line().steps.last_mut()
        {
            step.branches.push(line);
        }
    }

    fn word(&mut self) {
        let begin = self.at;
        let (typed, length) = next_word(self.rest());
        self.at += length.max(1);
        if after_number(&typed).is_some() {
            self.run = 0;
        } else if typed.bytes().all(|sign| sign.is_ascii_digit()) && self.rest().starts_with(')') {
            self.at += 1;
            self.run = 0;
            return;
        }
        let word = bare(&typed);
        let is_sign = word.trim_matches(['.', '*', '$', '#', '=']).bytes().all(|sign| sign.is_ascii_digit());
        if self.run == 0
            && (is_sign && !(self.masters && Ply::read(word).is_some()) || LABELS.contains(&word))
        {
            return;
        }
        if RESULTS.contains(&word) {
            self.result = Some(word.to_owned());
            return;
        }
        let refusal = if self.run < 2 { self.play(word).err() } else { Some(Refusal::Words) };
        match refusal {
            None => self.played(),
            Some(Refusal::Words) if word == "-" || word == "--" => {}
            Some(Refusal::Words) => {
                self.loose = Some((self.loose.map_or(begin, |(begin, _)| begin), self.at));
                self.run = self.run.saturating_add(1);
            }
            Some(Refusal::Move(error)) => {
                let legal = self.game.legal_texts().join(" ");
                let why = Why::Unplayed { mover: self.game.mover(), legal };
                self.first.get_or_insert(error);
                self.stop(begin, &typed, why);
            }
        }
    }

    /// Plays a word.
    fn play(&mut self, word: &str) -> Result<(), Refusal> {
        let before = self.game.actions().len();
        let action = self.game.rules().read_action(word);
        let is_move = |action: &Action| {
            matches!(
                action,
                Action::Start(..) | Action::Place(..) | Action::Lift(_) | Action::Lay(_) | Action::Tap(_)
            )
        };
        // In people's notes x and o are no more than signs.
        let mut refused = match &action {
            Ok(action) => match self.game.play(*action) {
                Ok(_) => return Ok(()),
                Err(refused) => is_move(action).then_some(refused.error),
            },
            Err(error) => like_move(word, self.masters).then(|| error.clone()),
        };
        if self.masters
            && let Some(ply) = Ply::read(word)
        {
            match ply.play(&mut self.game) {
                Ok(()) => return Ok(()),
                Err(error) => refused = Some(error),
            }
            rewind(&mut self.game, before);
        }
        Err(refused.map_or(Refusal::Words, Refusal::Move))
    }

    /// Takes what was played into the line.
    fn played(&mut self) {
        self.say_loose();
        self.run = 0;
        let known: usize = self.lines.iter().map(|open| open.line.steps.len()).sum();
        let replaced: usize = self.lines.iter().map(|open| open.replaced.len()).sum();
        let mut at = known - replaced;
        let mut steps = Vec::new();
        while let Some((action, before, turn)) = self.game.action(at) {
            let number = u32::from(before.phase().is_play());
            steps.push(Step { mover: before.mover(), turn, number, ..Step::new(action) });
            at += 1;
        }
        self.steps += steps.len();
        self.line().steps.extend(steps);
        if self.steps >= Story::MAX_STEPS && !self.rest().trim().is_empty() {
            self.stop(self.at, "", Why::Many);
        }
    }

    /// Ends the line there: what is left of it stays as words.
    fn stop(&mut self, begin: usize, what: &str, why: Why) {
        self.say_loose();
        let mut depth = 0_usize;
        let rest = self.text.get(begin..).unwrap_or_default();
        let mut end = rest.len();
        if self.lines.len() > 1 {
            for (at, sign) in rest.bytes().enumerate() {
                depth += usize::from(sign == b'(');
                if sign == b')' {
                    if depth == 0 {
                        end = at;
                        break;
                    }
                    depth -= 1;
                }
            }
        }
        self.say(rest.get(..end).unwrap_or_default());
        self.tell(begin, what, why);
        self.at = begin + end;
    }
}

/// Whether somebody who wrote this meant a move: it begins with a pit, or ends as the masters' turns do.
fn like_move(word: &str, masters: bool) -> bool {
    match word.trim_start_matches('@').as_bytes() {
        [column, row, ..] if column.is_ascii_lowercase() && row.is_ascii_digit() => true,
        [number, .., last] => masters && number.is_ascii_digit() && b"lr*>".contains(last),
        _ => false,
    }
}

/// The next word as it is played, and its length in the text. Some moves have two words.
fn next_word(text: &str) -> (String, usize) {
    let ends = |sign: char| sign.is_whitespace() || ENDS.contains(&sign);
    let length = text.find(ends).unwrap_or(text.len());
    let first = name(text.get(..length).unwrap_or_default());
    if !matches!(past_number(&first), "lift" | "lay" | "tap") {
        // Moves may stand with commas between them.
        let length = text.get(..length).unwrap_or_default().find(',').filter(|at| *at > 0).unwrap_or(length);
        return (name(text.get(..length).unwrap_or_default()), length);
    }
    let after = text.get(length..).unwrap_or_default();
    let begin = length + after.len() - after.trim_start_matches(' ').len();
    let second = text.get(begin..).unwrap_or_default();
    let end = begin + second.find(ends).unwrap_or(second.len());
    let second = name(text.get(begin..end).unwrap_or_default());
    ([&*first, &*second].join(" "), end)
}

/// The first move of what may be a branch.
fn first_move(text: &str) -> Option<String> {
    let mut rest = text;
    loop {
        rest = rest.trim_start();
        if let Some(inside) = rest.strip_prefix('{') {
            rest = inside.split_once('}')?.1;
            continue;
        }
        let (typed, length) = next_word(rest);
        rest = rest.get(length..).filter(|_| length > 0)?;
        let word = bare(&typed);
        if !word.is_empty() && !word.bytes().all(|sign| sign.is_ascii_digit()) {
            return Some(word.to_owned());
        }
    }
}
