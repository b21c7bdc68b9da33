//! Game records: headers, numbered turns, comments in braces. Branches in parentheses, which stories have, are skipped.

use crate::answer::Words;
use crate::letter::unquoted;
use crate::lines::line;
use crate::prelude::*;
use core::fmt;
use core::ops::Range;
use mbao_rules::typed::{Short, name, plain, same, word};
use mbao_rules::{Action, Error, Fault, Game, GameBuilder, Side};

/// Tags that are written first, in this order.
pub(crate) const KNOWN: [&str; 9] =
    ["Game", "Setup", "Options", "Position", "South", "North", "Result", "Date", "Site"];

/// The parts of a record.
///
/// ```
/// use mbao_story::Record;
///
/// let record = Record::read("Game: ndoto\nSouth: Amina\n\n1. c1\n")?;
/// assert_eq!((record.tag("South"), record.tag("North")), (Some("Amina"), None));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Record {
    pub(crate) tags: Vec<(String, String)>,
    /// The line of each header, from 1, if it was read from text.
    lines: Vec<usize>,
    /// Actions, each with its line, from 1.
    moves: Vec<(String, usize)>,
    /// Comments by the number of actions before them, in their order.
    comments: Vec<(usize, String)>,
}

impl Record {
    /// The most headers of a record.
    pub const MAX_HEADERS: usize = 256;

    /// A record without turns.
    pub(crate) fn of(headers: &[(String, String)]) -> Self {
        let mut record = Self::default();
        for (tag, value) in headers {
            let is_name = same(tag, "Game") || same(tag, "Setup");
            record.tags.push((tag.clone(), if is_name { name(value) } else { value.clone() }));
        }
        record
    }

    /// A header's value. Tags have no case.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(n, _)| same(n, name)).map(|(_, v)| v.as_str())
    }

    /// Refuses a text that neither says what is played nor has a turn: any words with a colon can be a header.
    #[inline(never)] // rare
    pub(crate) fn says_something(&self) -> Result<(), Error> {
        let known = |(tag, _): &(String, String)| KNOWN[..4].contains(&&**tag);
        match self.tags.first() {
            Some((tag, value)) if self.moves.is_empty() && !self.tags.iter().any(known) => Err(refused!(
                "\"{}: {}\" is no record: expected headers such as Game: ndoto, an empty line, and turns",
                tag,
                Short(value)
            )),
            _ => Ok(()),
        }
    }

    /// A refusal of what the headers begin, as that of the record: with the line of the header that caused it.
    #[inline(never)] // rare
    pub(crate) fn refuses(&self, error: &Error) -> Error {
        let header = match error.fault() {
            Fault::UnknownSetup => "Setup",
            Fault::UnknownOption => "Options",
            Fault::BadPosition => "Position",
            _ => "Game",
        };
        let at = self.tags.iter().position(|(tag, _)| same(tag, header));
        match at.and_then(|at| self.lines.get(at)) {
            Some(&line) => bad(line, format_args!("{header}: {}", error.message())),
            None => refused!("in the headers: {}", error.message()),
        }
    }

    /// The game that the headers begin; what they leave open, `begin` says.
    ///
    /// # Errors
    /// An unknown game, set-up or option, a bad position, or another game than that of a definition.
    pub fn begin(&self, begin: GameBuilder) -> Result<Game, Error> {
        self.begun(begin).map_err(|error| self.refuses(&error))
    }

    fn begun(&self, mut begin: GameBuilder) -> Result<Game, Error> {
        if let Some(id) = self.tag("Game") {
            if let Some(own) = &begin.definition
                && own.id != id
            {
                let other = format!("the game is {}, not {id}", own.id);
                return Err(Error::new(Fault::UnknownGame, other));
            }
            id.clone_into(&mut begin.game);
        }
        if let Some(options) = self.tag("Options") {
            begin.options = read_options(options)?;
        }
        for (tag, field) in [("Position", &mut begin.position), ("Setup", &mut begin.setup)] {
            if let Some(value) = self.tag(tag) {
                *field = Some(value.to_owned());
            }
        }
        begin.start()
    }

    /// Plays the record from where its headers or `begin` begin.
    ///
    /// # Errors
    /// As [`Record::begin`]; [`Fault::BadRecord`](mbao_rules::Fault::BadRecord) with the line of what cannot be played.
    pub fn replay(&self, begin: GameBuilder) -> Result<Game, Error> {
        self.says_something()?;
        let mut game = self.begin(begin)?;
        for (action, line) in &self.moves {
            game.play_text(action)
                .map_err(|e| refused!("line {line}, action \"{}\": {}", Short(action), e.message()))?;
        }
        Ok(game)
    }

    /// Reads the parts of a record without replaying it.
    ///
    /// # Errors
    /// [`Fault::BadRecord`](mbao_rules::Fault::BadRecord) with the line.
    pub fn read(text: &str) -> Result<Self, Error> {
        let unquoted = unquoted(text);
        let text = unquoted.as_deref().unwrap_or(text);
        let (mut record, turns, before) = Self::read_headers(text)?;
        let mut open = Open::default();
        let mut rest = text.get(turns);
        for (number, content) in (before + 1..).zip(core::iter::from_fn(|| line(&mut rest))) {
            record.read_turns(content, number, &mut open)?;
        }
        if let Some((_, line)) = open.comment {
            return Err(bad(line, format_args!("a comment is opened with {{ and never closed")));
        }
        if open.branches > 0 {
            return Err(bad(open.branch, format_args!("a branch is opened with ( and never closed")));
        }
        if let Some((first, line)) = open.words.open {
            return Err(bad(line, format_args!("\"{first}\" at the end: expected what follows it")));
        }
        Ok(record)
    }

    /// Reads headers up to the empty line before the turns; returns where these begin and end, and after how many lines they
    /// begin. Where ends of lines were doubled, as letters do, empty lines stand between headers too. Of a text with fences,
    /// only what stands between them is read.
    #[inline(never)] // rare
    pub(crate) fn read_headers(text: &str) -> Result<(Self, Range<usize>, usize), Error> {
        let mut record = Self::default();
        let (mut empty, mut fenced, mut before) = (false, false, 0);
        let mut turns = text.len()..text.len();
        let mut rest = Some(text);
        loop {
            let at = text.len() - rest.unwrap_or("").len();
            let Some(content) = line(&mut rest) else { break };
            let fence = content.as_bytes().starts_with(b"```");
            if fence && fenced {
                turns.end = at.max(turns.start);
                break;
            } else if turns.start < text.len() {
                continue;
            } else if fence {
                (record, empty, fenced) = (Self::default(), false, true);
            } else if plain(content).trim_ascii().is_empty() {
                empty = !record.tags.is_empty();
            } else if empty && !is_tag(header(content).0.trim_ascii()) {
                turns.start = at;
                if fenced {
                    continue;
                }
                break;
            } else {
                record.read_header(content, before + 1)?;
            }
            before += 1;
        }
        Ok((record, turns, before))
    }

    #[inline(never)] // rare
    fn read_header(&mut self, content: &str, line: usize) -> Result<(), Error> {
        let (tag, value) = header(content);
        let tag = tag.trim_ascii();
        if !is_tag(tag) {
            let content = plain(content);
            return Err(bad(
                line,
                format_args!(
                    "\"{}\": expected a header, Tag: value, or an empty line before the turns",
                    Short(content.trim_ascii())
                ),
            ));
        }
        let tag = KNOWN.iter().copied().find(|known| same(known, tag)).unwrap_or(tag);
        if self.tag(tag).is_some() {
            return Err(bad(line, format_args!("header {tag} stands twice")));
        }
        if self.tags.len() == Self::MAX_HEADERS {
            return Err(bad(line, format_args!("there are at most {} headers", Self::MAX_HEADERS)));
        }
        let value = if matches!(tag, "Game" | "Setup") { name(value) } else { value.trim_ascii().to_owned() };
        self.lines.push(line);
        self.tags.push((tag.to_owned(), value));
        Ok(())
    }

    fn read_turns(&mut self, content: &str, line: usize, open: &mut Open) -> Result<(), Error> {
        let mut rest = content;
        loop {
            if let Some((comment, _)) = &mut open.comment {
                let (inside, after) = part(rest, |sign, before| sign == b'}' && before != b'\\');
                comment.push_str(inside);
                let Some((_, after)) = after else {
                    *comment += " ";
                    return Ok(());
                };
                if open.branches == 0 {
                    self.add_comment(comment);
                }
                open.comment = None;
                rest = after;
            }
            let (turns, after) = part(rest, |sign, _| matches!(sign, b'{' | b'(' | b')'));
            if open.branches == 0 {
                // Telephones begin a line with a capital letter.
                let turns = name(turns);
                let mut words = &*turns;
                while let Some(word) = word(&mut words, b' ') {
                    if let Some(action) = open.words.next(word, line) {
                        self.moves.push(action);
                    }
                }
            }
            let Some((sign, after)) = after else { return Ok(()) };
            rest = after;
            match sign {
                b'{' => open.comment = Some((String::new(), line)),
                b'(' => {
                    if open.branches == 0 {
                        open.branch = line;
                    }
                    open.branches += 1;
                }
                _ if open.branches == 0 => {
                    return Err(bad(line, format_args!("a ) that closes no branch")));
                }
                _ => open.branches -= 1,
            }
        }
    }

    /// Braces do not nest: one inside a comment counts as a space.
    fn add_comment(&mut self, text: &str) {
        let mut sentence = String::new();
        push_words(text, b'{', &mut sentence);
        if sentence.is_empty() {
            return;
        }
        let here = self.moves.len();
        match self.comments.last_mut() {
            Some((at, words)) if *at == here => {
                *words += " ";
                words.push_str(&sentence);
            }
            _ => self.comments.push((here, sentence)),
        }
    }
}

/// The tag and the value of a header; both are empty for any other line.
#[inline(never)] // rare
fn header(content: &str) -> (String, &str) {
    let (tag, value) = content.split_once(':').or_else(|| content.split_once('：')).unwrap_or_default();
    (plain(tag), value)
}

/// Options as `name=value, name=value`.
fn read_options(text: &str) -> Result<Vec<(String, String)>, Error> {
    let mut options = Vec::new();
    for part in name(text).split(',') {
        let part = part.trim_ascii();
        if part.is_empty() {
            continue;
        }
        let Some((name, value)) = part.split_once('=') else {
            return Err(Error::new(
                Fault::UnknownOption,
                format!("\"{}\": expected name=value", Short(part)),
            ));
        };
        options.push((name.trim_ascii().to_owned(), value.trim_ascii().to_owned()));
    }
    Ok(options)
}

/// Writes options in the form that [`read_options`] reads.
fn options_text(options: &[(String, String)]) -> String {
    let mut text = String::new();
    for (name, value) in options {
        text.push_str(if text.is_empty() { "" } else { ", " });
        text.push_str(name);
        text += "=";
        text.push_str(value);
    }
    text
}

/// What a line of turns leaves unfinished, each with the line it began on.
#[derive(Default)]
struct Open {
    comment: Option<(String, usize)>,
    words: Words,
    /// How deep in branches, and the line on which the outermost began.
    branches: usize,
    branch: usize,
}

/// The text before the first sign that ends it, told with the sign before; then that sign and what follows it.
pub(crate) fn part(text: &str, ends: fn(u8, u8) -> bool) -> (&str, Option<(u8, &str)>) {
    let mut before = 0;
    for (at, sign) in text.bytes().enumerate() {
        if ends(sign, before)
            && let (Some(part), Some(after)) = (text.get(..at), text.get(at + 1..))
        {
            return (part, Some((sign, after)));
        }
        before = sign;
    }
    (text, None)
}

fn bad(line: usize, what: fmt::Arguments<'_>) -> Error {
    refused!("line {line}: {what}")
}

/// Whether it names a header, perhaps in a language: `Title[sw]`.
pub(crate) fn is_tag(text: &str) -> bool {
    // All bytes beyond ASCII count as letters.
    let fits = |byte: u8| byte >= 128 || byte.is_ascii_alphanumeric() || b"-_ []".contains(&byte);
    !text.is_empty() && text.bytes().all(fits)
}

/// Whether it can be the name or the value of an option, or a language.
#[inline(never)] // rare
pub(crate) fn is_option(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_'))
}

/// What follows a turn number such as `12.` or `12...` in its word.
#[inline(never)] // rare
pub(crate) fn past_number(word: &str) -> &str {
    let mut rest = word.as_bytes();
    while let [b'0'..=b'9', after @ ..] = rest {
        rest = after;
    }
    if rest.len() == word.len() || rest.first() != Some(&b'.') {
        return word;
    }
    while let [b'.', after @ ..] = rest {
        rest = after;
    }
    word.get(word.len() - rest.len()..).unwrap_or(word)
}

/// Adds the words of a text with single spaces between them; the byte `as_space` counts as a space.
fn push_words(text: &str, as_space: u8, out: &mut String) {
    let start = out.len();
    let mut rest = text;
    while !rest.is_empty() {
        if let Some(word) = word(&mut rest, as_space) {
            if out.len() > start {
                *out += " ";
            }
            out.push_str(word);
        } else {
            rest = rest.get(1..).unwrap_or("");
        }
    }
}

fn write_tag(name: &str, value: &str, text: &mut String) {
    text.push_str(name);
    text.push_str(": ");
    push_words(value, b' ', text);
    *text += "\n";
}

/// Replays a record of a recorded game.
///
/// ```
/// let game = mbao_story::replay("Game: ndoto\n\n1. c1  d2\n")?;
/// assert_eq!(game.action_texts(), ["c1", "d2"]);
/// # Ok::<(), mbao_rules::Error>(())
/// ```
///
/// # Errors
/// [`Fault::BadRecord`](mbao_rules::Fault::BadRecord), with the line that cannot be read or played.
pub fn replay(text: &str) -> Result<Game, Error> {
    Record::read(text)?.replay(GameBuilder::default())
}

/// The record of a game as text.
///
/// ```
/// let mut game = mbao_rules::Game::start("ndoto")?;
/// game.play_text("c1")?;
/// assert_eq!(mbao_story::record(&game), "Game: ndoto\nSetup: m\n\n1. c1\n");
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[must_use]
pub fn record(game: &Game) -> String {
    Notes::default().record(game)
}

/// What a record says beside its turns: headers and comments, kept while its game goes on.
///
/// ```
/// use mbao_rules::GameBuilder;
/// use mbao_story::Notes;
///
/// let (mut game, notes) = Notes::read("Game: ndoto\nSouth: Asha\n\n1. c1 {well begun}\n", GameBuilder::default())?;
/// game.play_text("d2")?;
/// assert_eq!(notes.record(&game), "Game: ndoto\nSetup: m\nSouth: Asha\n\n1. c1 {well begun}  d2\n");
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Notes {
    tags: Vec<(String, String)>,
    /// By the number of actions before them, in their order.
    comments: Vec<(usize, String)>,
    /// What was played when they were written.
    actions: Vec<Action>,
}

impl Notes {
    /// Replays a record, and keeps what it says beside its turns; what its headers leave open, `begin` says.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn read(text: &str, begin: GameBuilder) -> Result<(Game, Self), Error> {
        let record = Record::read(text)?;
        let game = record.replay(begin)?;
        let actions = game.actions().to_vec();
        Ok((game, Self { tags: record.tags, comments: record.comments, actions }))
    }

    /// The record of the game. The game's own data replace what the earlier record said, and what was said of other
    /// actions is left out.
    #[must_use]
    pub fn record(&self, game: &Game) -> String {
        let mut text = String::new();
        let same = self.actions.iter().zip(game.actions()).take_while(|(one, other)| one == other).count();
        let all = [self.actions.len(), game.actions().len()] == [same; 2];
        write_headers(game, &self.tags, all, &mut text);
        text += "\n";
        let said = self.comments.partition_point(|&(at, _)| at <= same);
        write_turns(game, &self.comments[..said], &mut text);
        text
    }
}

/// The headers that say how a game began.
pub(crate) fn beginning(game: &Game, mut header: impl FnMut(&str, &str)) {
    let rules = game.rules();
    header("Game", &rules.definition().id);
    header("Setup", rules.setup_name());
    let options = options_text(rules.chosen());
    if !options.is_empty() {
        header("Options", &options);
    }
    if game.began_from_position()
        && let Some(position) = rules.position_text(game.first_position())
    {
        header("Position", &position);
    }
}

fn write_headers(game: &Game, tags: &[(String, String)], ended: bool, text: &mut String) {
    beginning(game, |name, value| write_tag(name, value, text));
    for name in &KNOWN[4..] {
        if let (&"Result", Some(outcome)) = (name, game.outcome()) {
            let winner = match outcome.winner {
                Some(Side::South) => "1-0",
                Some(Side::North) => "0-1",
                None => "1/2-1/2",
            };
            let [south, north] = outcome.score;
            let result = format!("{} ({}-{}, {})", winner, south, north, outcome.kind.word());
            write_tag(name, &result, text);
        } else if let Some((_, value)) = tags.iter().find(|(tag, _)| tag == name)
            // What was agreed belongs to the position that the record ended with.
            && (*name != "Result" || ended)
        {
            write_tag(name, value, text);
        }
    }
    for (name, value) in tags {
        if !KNOWN.iter().any(|known| known == name) {
            write_tag(name, value, text);
        }
    }
}

fn push_comment(words: &str, text: &mut String) {
    *text += "{";
    text.push_str(words);
    // A brace after a backslash would belong to the words.
    text.push_str(if words.ends_with('\\') { " }" } else { "}" });
}

fn write_turns(game: &Game, comments: &[(usize, String)], text: &mut String) {
    let comment = |actions: usize| {
        let found = comments.binary_search_by_key(&actions, |&(at, _)| at).ok()?;
        comments.get(found).map(|(_, words)| words.as_str())
    };
    let mut line = 0;
    let mut last: Option<(u32, Side, bool)> = None;
    if let Some(words) = comment(0) {
        push_comment(words, text);
        *text += "\n";
    }
    let mut count = 0;
    while let Some((action, pos, turn)) = game.action(count) {
        let play = pos.phase().is_play();
        let now = (turn, pos.mover(), play);
        if last == Some(now) {
            *text += " ";
        } else {
            // South's turn opens a line, and so does the first turn.
            let opens = match last {
                None => true,
                Some((_, _, was_play)) => pos.mover() == Side::South || was_play != play,
            };
            if opens {
                if last.is_some() {
                    *text += "\n";
                }
                line += usize::from(play);
                text.push_str(&line.to_string());
                text.push_str(if pos.mover() == Side::North { ". ...  " } else { ". " });
            } else {
                text.push_str("  ");
            }
        }
        text.push_str(&action.to_string());
        count += 1;
        if let Some(words) = comment(count) {
            *text += " ";
            push_comment(words, text);
        }
        last = Some(now);
    }
    if last.is_some() {
        *text += "\n";
    }
}

#[cfg(test)]
mod tests {
    use alloc::format;

    use super::*;

    #[test]
    fn words_are_added_with_single_spaces() {
        let mut words = String::from("x: ");
        push_words("  a{b \t c ", b'{', &mut words);
        assert_eq!(words, "x: a b c");
    }

    #[test]
    fn comments_are_written_as_they_are_read_again() {
        for comments in ["{{\n}", "{ a {b\n\n c } { d }", "{}{ }{x}", "{a \\} b}{c\\{}{\\ }"] {
            let again = |record: &str| {
                let (game, notes) = Notes::read(record, GameBuilder::default()).expect("a record");
                notes.record(&game)
            };
            let record = again(&format!("Game: ndoto\n\n{comments} 1. c1 {comments}"));
            assert_eq!(again(&record), record, "{comments}");
        }
    }
}
