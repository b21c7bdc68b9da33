//! The turns of a text that somebody has, with what stands between them.

use mbao_rules::typed::name;
use mbao_rules::{Action, Definition, Error, Game};

use super::headers::{Header, after_number, header};
use super::unread::{Unread, Why};
use crate::masters::{Ply, check_notation};
use crate::options::other_reading;
use crate::place::Place;
use crate::prelude::*;
use crate::record::{part, past_number};
use crate::story::{Branch, Step, Story, rewind, turn_start};
use crate::words::{self, Words, one_line};

/// So many parts are told of.
const TOLD: usize = 50;
/// So many words and numbers may stand before the first move of a branch.
const MOST_WORDS: usize = 100;
/// Options stand in words no longer than this.
const MOST_HEAD: usize = 4_096;
/// What may stand before a turn to say whose it is.
const LABELS: [&str; 6] = ["s:", "n:", "south:", "north:", "white:", "black:"];
const RESULTS: [&str; 3] = ["1-0", "0-1", "1/2-1/2"];
/// Signs that end a word.
const ENDS: [char; 7] = ['{', '}', '(', ')', '[', ']', ';'];

/// A word without its number and signs that say something of it.
fn bare(typed: &str) -> &str {
    after_number(typed).unwrap_or(typed).trim_matches(['.', '!', '?', ','])
}

/// A line that is being read.
#[derive(Default)]
pub(super) struct Open {
    pub(super) line: Branch,
    /// The turn that it replaces, to be played again after it.
    replaced: Vec<Action>,
    /// The game that was left for one with other options.
    left: Option<Game>,
}

/// Why a word is not played.
enum Refusal {
    /// It is no move.
    Words,
    Move(Error),
}

pub(super) struct Reading<'a> {
    text: &'a str,
    at: usize,
    /// So many bytes were counted, and so many ends of lines stand in them.
    counted: (usize, usize),
    game: Game,
    /// The definition, if the game is not one of the recorded ones.
    own: Option<&'a Definition>,
    /// How many branches were begun with options of their own.
    readings: usize,
    masters: bool,
    /// The main line, and the branches that are open.
    pub(super) lines: Vec<Open>,
    steps: usize,
    /// Words that are no moves, from their first byte to their last.
    loose: Option<(usize, usize)>,
    /// How many of them stand one after the other in this line. After two it goes on in words, up to a number.
    run: u8,
    /// Where the next brace closes that was looked for.
    closes: usize,
    /// Signs that stand nowhere in what is left.
    gone: Vec<char>,
    pub(super) unread: Vec<Unread>,
    /// The first refusal.
    pub(super) first: Option<Error>,
    pub(super) result: Option<String>,
}

impl<'a> Reading<'a> {
    pub(super) fn of(text: &'a str, game: Game, own: Option<&'a Definition>) -> Self {
        Self {
            text,
            own,
            readings: 0,
            closes: 0,
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

    pub(super) fn read(&mut self) {
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

    fn here(&mut self) -> &mut Open {
        let last = self.lines.len() - 1;
        &mut self.lines[last]
    }

    fn line(&mut self) -> &mut Branch {
        &mut self.here().line
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

    pub(super) fn refuse(&mut self, header: &Header, error: Error) {
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
            [(words, None), _] | [_, (words, None)] if words.options.is_empty() || self.at_head(inside) => {
                self.say_words(words);
            }
            _ => {
                self.say(text);
                self.tell(begin, text, Why::Mark);
            }
        }
        if inside.is_none() {
            self.tell(begin, text, Why::Open);
        }
    }

    /// Whether a branch begins here by the options of these words.
    fn at_head(&mut self, inside: Option<&str>) -> bool {
        let here = self.here();
        inside.is_some() && here.left.is_some() && here.line.steps.is_empty()
    }

    /// The game by the options that stand in the first words of a branch.
    fn by_options(&mut self, words: &str) -> Option<Game> {
        let (words, fault) = words::read(words, self.game.rules());
        if words.options.is_empty() || fault.is_some() || self.readings == Story::MAX_READINGS {
            return None;
        }
        let branch = Branch { words: vec![words], ..Branch::default() };
        let other = other_reading(self.own, &self.game, &branch).ok().flatten();
        self.readings += usize::from(other.is_some());
        other
    }

    /// The words that follow a parenthesis, and the first move after them.
    fn head(&mut self) -> (&'a str, Option<String>) {
        let inside = self.text.get(self.at + 1..).unwrap_or_default().trim_start();
        if !inside.starts_with('{') {
            return ("", first_move(inside));
        }
        let at = self.text.len() - inside.len();
        if self.closes < at {
            self.closes = inside.find('}').map_or(usize::MAX, |more| at + more);
        }
        let words = self.text.get(at + 1..self.closes).unwrap_or_default();
        (words, self.text.get(self.closes.saturating_add(1)..).and_then(first_move))
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
            && let (words, Some(first)) = self.head()
        {
            rewind(&mut self.game, before);
            let other = if words.len() < MOST_HEAD { self.by_options(words) } else { None };
            let left = other.map(|other| core::mem::replace(&mut self.game, other));
            let before = self.game.actions().len();
            let begins = self.play(&first).is_ok();
            rewind(&mut self.game, before);
            if begins {
                self.at += 1;
                self.run = 0;
                self.lines.push(Open { replaced, left, ..Open::default() });
                return;
            }
            if let Some(left) = left {
                self.game = left;
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
        let Some(Open { line, replaced, left, .. }) = self.lines.pop() else { return };
        let before = self.game.actions().len().saturating_sub(line.steps.len());
        rewind(&mut self.game, before);
        if let Some(left) = left {
            self.game = left;
        }
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
        let begun = self.lines.iter().rposition(|open| open.left.is_some()).unwrap_or(0);
        let of_game = &self.lines[begun..];
        let known: usize = of_game.iter().map(|open| open.line.steps.len()).sum();
        let replaced: usize = of_game.iter().skip(1).map(|open| open.replaced.len()).sum();
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

fn first_move(text: &str) -> Option<String> {
    let mut rest = text;
    for _ in 0..MOST_WORDS {
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
    None
}
