//! What an author says at one board, in one language: words, rings and arrows, a task.

use core::fmt;

use crate::answer::{Answer, Wrong, answers, wrong};
use crate::ask::Ask;
use crate::goal::Goal;
use crate::known::Known;
use crate::language::Language;
use crate::pointers::{Arrow, Ring, arrow, ring};
use crate::prelude::*;
use crate::record::{is_option, part};
use mbao_rules::Error;
use mbao_rules::typed::{Short, name, word};

/// The most beats at one board.
const MAX_BEATS: u8 = 99;

/// What stands in one pair of braces.
///
/// All texts are one line each: whoever writes a story turns ends of lines and several spaces into one space.
///
/// ```
/// use mbao_story::Story;
///
/// let story = Story::read("Game: ndoto\n\n1. c1 {[%lang sw] Ng'ombe wawili. [%csl Gc1]}\n")?;
/// let words = &story.steps[0].words[0];
/// assert_eq!((words.text.as_str(), words.rings.len()), ("Ng'ombe wawili.", 1));
/// assert_eq!(words.to_string(), "{[%lang sw] Ng'ombe wawili. [%csl Gc1]}");
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Words {
    /// Their language, `[%lang sw]`; the story's own if none is said.
    pub language: Option<Language>,
    /// Which of the beats at their board they belong to, from 0: `[%beat 2]` is the second. Beats are told one after
    /// the other while the board stays as it is.
    pub beat: u8,
    /// What is told.
    pub text: String,
    /// `[%csl …]`.
    pub rings: Vec<Ring>,
    /// `[%cal …]`.
    pub arrows: Vec<Arrow>,
    /// At the head of a branch, the options by which it is played, by name and value: `[%options race=no]`.
    pub options: Vec<(String, String)>,
    /// The question, `[%ask]`.
    pub ask: Option<Ask>,
    /// What a turn has to do, `[%goal captures 3]`.
    pub goal: Option<Goal>,
    /// The numbers to choose from, `[%choices 0 2 7]`.
    pub choices: Vec<u8>,
    /// Right answers beside the turn that follows, `[%accept … | …]`.
    pub accept: Vec<Answer>,
    /// `[%hint …]`, one after the other.
    pub hints: Vec<String>,
    /// What is said to a right answer, `[%right …]`.
    pub right: Option<String>,
    /// What is said to wrong ones.
    pub wrong: Vec<Wrong>,
    /// What stands in other `[%…]`, as it is written there.
    pub other: Vec<String>,
}

impl Words {
    /// Words without rings, arrows or a task, in the story's language.
    ///
    /// ```
    /// use mbao_story::Words;
    ///
    /// assert_eq!(Words::new("a } b").to_string(), r"{a \} b}");
    /// ```
    #[must_use]
    pub fn new(text: impl Into<String>) -> Self {
        Self { text: text.into(), ..Self::default() }
    }

    /// Whether nothing is said at all. Nothing is written then.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        let Self { language, beat, text, rings, arrows, options, ask, goal, choices, accept, .. } = self;
        let Self { hints, right, wrong, other, .. } = self;
        (language.is_none() && *beat == 0 && text.is_empty() && rings.is_empty() && arrows.is_empty())
            && (options.is_empty() && ask.is_none() && goal.is_none() && choices.is_empty())
            && (accept.is_empty() && hints.is_empty() && right.is_none() && wrong.is_empty())
            && other.is_empty()
    }

    fn add(&mut self, inside: &str, known: &dyn Known) -> Result<(), String> {
        let inside = one_line(inside);
        let (key, value) = inside.split_once(' ').unwrap_or((&inside, ""));
        let key = &*key.to_ascii_lowercase();
        let expected = |what: &str| format!("[%{key} {}]: expected {what}", Short(value));
        let mut twice = false;
        match key {
            "lang" => twice = self.language.replace(value.parse().map_err(message)?).is_some(),
            "beat" => {
                let number = value.parse().ok().filter(|number| (1..=MAX_BEATS).contains(number));
                let number: u8 = number.ok_or_else(|| expected("a number from 1 to 99"))?;
                self.beat = number - 1;
            }
            "csl" => each(value, &mut self.rings, |pointer| ring(pointer, known.board()))?,
            "cal" => each(value, &mut self.arrows, |pointer| arrow(pointer, known.board()))?,
            "options" => {
                let mut rest = value;
                while let Some(option) = word(&mut rest, b' ') {
                    let option =
                        option.split_once('=').filter(|(name, value)| is_option(name) && is_option(value));
                    let (name, value) = option.ok_or_else(|| expected("NAME=VALUE"))?;
                    self.options.push((name.to_ascii_lowercase(), value.to_ascii_lowercase()));
                }
            }
            "ask" => {
                let ask = Ask::read(&name(value)).ok_or_else(|| {
                    expected("nothing more, action, press, number, or as many as in turns 2")
                })?;
                twice = self.ask.replace(ask).is_some();
            }
            "goal" => twice = self.goal.replace(Goal::unread(&unescaped(value))).is_some(),
            "choices" => {
                let mut rest = value;
                while let Some(number) = word(&mut rest, b' ') {
                    self.choices.push(number.parse().map_err(|_| expected("numbers from 0 to 255"))?);
                }
            }
            "accept" => {
                self.accept.extend(answers(value).map_err(message)?);
            }
            "hint" => self.hints.push(unescaped(value)),
            "right" => twice = self.right.replace(unescaped(value)).is_some(),
            "wrong" => {
                let (answers, text) = wrong(value);
                let text = unescaped(text.trim_ascii());
                if answers.is_empty() {
                    self.wrong.push(Wrong { answer: None, text: text.clone() });
                }
                for answer in answers {
                    self.wrong.push(Wrong { answer: Some(answer), text: text.clone() });
                }
            }
            _ => self.other.push(inside.clone()),
        }
        if twice { Err(format!("[%{key}] stands twice in the same words")) } else { Ok(()) }
    }

    /// Refuses answers that cannot be written in a game, unless they are pits to press.
    fn may_be_written(&self, known: &dyn Known) -> Result<(), String> {
        let refuted = self.wrong.iter().filter_map(|wrong| wrong.answer.as_ref());
        let played = self.ask.is_some_and(|ask| ask.turns().is_some());
        for action in self.accept.iter().chain(refuted).flat_map(Answer::actions).filter(|_| played) {
            known.may_be_written(action).map_err(message)?;
        }
        Ok(())
    }
}

#[allow(clippy::needless_pass_by_value)] // for `map_err`
fn message(error: Error) -> String {
    error.message().to_owned()
}

/// Adds what can be read of a list, and says what of it cannot.
fn each<T>(list: &str, to: &mut Vec<T>, read: impl Fn(&str) -> Result<T, String>) -> Result<(), String> {
    let mut refused = Ok(());
    for part in list.split(',').map(str::trim_ascii).filter(|part| !part.is_empty()) {
        match read(part) {
            Ok(one) => to.push(one),
            Err(what) => refused = Err(what),
        }
    }
    refused
}

/// Reads what stands between braces, and says what of it cannot be read, and after how many bytes. What is said beside it
/// is read all the same.
pub(crate) fn read(inside: &str, known: &dyn Known) -> (Words, Option<(usize, String)>) {
    let mut words = Words::default();
    let mut fault = None;
    let mut answers = None;
    let mut text = String::new();
    let mut rest = inside;
    while let Some(sign) = rest.chars().next() {
        if let Some(after) = rest.strip_prefix("[%") {
            let at = inside.len() - rest.len();
            let (directive, Some((_, after))) = part(after, |sign, before| sign == b']' && before != b'\\')
            else {
                fault = fault.or(Some((at, "[% is never closed with ]".to_owned())));
                break;
            };
            if let Err(what) = words.add(directive, known) {
                fault = fault.or(Some((at, what)));
            }
            if answers.is_none() && words.accept.len() + words.wrong.len() > 0 {
                answers = Some(at);
            }
            text.push(' ');
            rest = after;
        } else {
            let escaped = escape(rest);
            text.push(escaped.unwrap_or(sign));
            rest = past(rest, sign, escaped);
        }
    }
    words.text = one_line(&text);
    if let (Some(at), Err(what)) = (answers, words.may_be_written(known)) {
        fault = fault.or(Some((at, what)));
    }
    (words, fault)
}

/// The sign that is written with a backslash before it here, if one is.
fn escape(text: &str) -> Option<char> {
    match text.as_bytes() {
        [b'\\', sign @ (b'[' | b']' | b'}'), ..] => Some(char::from(*sign)),
        _ => None,
    }
}

fn unescaped(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(sign) = rest.chars().next() {
        let escaped = escape(rest);
        plain.push(escaped.unwrap_or(sign));
        rest = past(rest, sign, escaped);
    }
    plain
}

fn past(text: &str, sign: char, escaped: Option<char>) -> &str {
    text.get(sign.len_utf8() + usize::from(escaped.is_some())..).unwrap_or("")
}

/// The words of a text with single spaces between them.
pub(crate) fn one_line(text: &str) -> String {
    let parts = |sign: char| {
        sign.is_ascii_whitespace() || matches!(sign, '\u{b}' | '\u{85}' | '\u{2028}' | '\u{2029}')
    };
    let mut line = String::new();
    for word in text.split(parts).filter(|word| !word.is_empty()) {
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(word);
    }
    line
}

/// Writes a line so that no sign of it ends the words or begins or ends a `[%…]`.
fn push_escaped(text: &str, in_directive: bool, out: &mut String) {
    let mut before = ' ';
    let mut signs = text.chars().peekable();
    while let Some(sign) = signs.next() {
        let escaped = match sign {
            '}' => true,
            ']' => in_directive || before == '\\',
            '[' => before == '\\' || signs.peek() == Some(&'%'),
            _ => false,
        };
        if escaped {
            out.push('\\');
        }
        out.push(sign);
        before = sign;
    }
}

/// Ends a part: an end right after a backslash would belong to the text.
fn close(end: char, out: &mut String) {
    if out.ends_with('\\') {
        out.push(' ');
    }
    out.push(end);
}

/// Adds a `[%…]`.
fn push_directive(key: &str, value: &str, out: &mut String) {
    begin(key, out);
    let value = one_line(value);
    if !value.is_empty() {
        out.push(' ');
        push_escaped(&value, true, out);
    }
    close(']', out);
}

fn begin(key: &str, out: &mut String) {
    space(out);
    out.push_str("[%");
    out.push_str(key);
}

fn space(out: &mut String) {
    if out != "{" {
        out.push(' ');
    }
}

/// The answer to which something is said, unless it is said to all.
fn own(wrong: &Wrong) -> Option<&Answer> {
    wrong.answer.as_ref().filter(|answer| !answer.is_empty())
}

fn push_list<T: fmt::Display>(key: &str, list: &[T], between: &str, out: &mut String) {
    if !list.is_empty() {
        let list: Vec<String> = list.iter().map(T::to_string).collect();
        push_directive(key, &list.join(between), out);
    }
}

impl fmt::Display for Words {
    /// Writes them in braces.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written(true))
    }
}

impl Words {
    /// Writes them; options can be read at the head of a branch only.
    pub(crate) fn written(&self, with_options: bool) -> String {
        let mut out = "{".to_owned();
        if let Some(language) = &self.language {
            push_directive("lang", language.as_str(), &mut out);
        }
        if self.beat > 0 {
            push_directive("beat", &self.beat.saturating_add(1).min(MAX_BEATS).to_string(), &mut out);
        }
        if with_options {
            let options = self.options.iter().filter(|(name, value)| is_option(name) && is_option(value));
            let options: Vec<String> = options.map(|(name, value)| [&**name, &**value].join("=")).collect();
            push_list("options", &options, " ", &mut out);
        }
        if let Some(ask) = self.ask {
            push_directive("ask", &ask.to_string(), &mut out);
        }
        let text = one_line(&self.text);
        if !text.is_empty() {
            space(&mut out);
            push_escaped(&text, false, &mut out);
        }
        push_list("csl", &self.rings, ",", &mut out);
        push_list("cal", &self.arrows, ",", &mut out);
        if let Some(goal) = &self.goal {
            push_directive("goal", &goal.to_string(), &mut out);
        }
        push_list("choices", &self.choices, " ", &mut out);
        let accept: Vec<&Answer> = self.accept.iter().filter(|answer| !answer.is_empty()).collect();
        push_list("accept", &accept, " | ", &mut out);
        for hint in &self.hints {
            push_directive("hint", hint, &mut out);
        }
        if let Some(right) = &self.right {
            push_directive("right", right, &mut out);
        }
        let mut wrongs = self.wrong.iter().peekable();
        while let Some(one) = wrongs.next() {
            let text = &*one_line(&one.text);
            let value = if let Some(answer) = own(one) {
                let mut value = answer.to_string();
                let same = |next: &&Wrong| next.text == one.text && own(next).is_some();
                while let Some(answer) = wrongs.next_if(same).and_then(own) {
                    value = value + " | " + &answer.to_string();
                }
                value + ": " + text
            } else if wrong(text).1 == text {
                text.to_owned()
            } else {
                // What only looks like an answer.
                format!(": {text}")
            };
            push_directive("wrong", &value, &mut out);
        }
        for inside in &self.other {
            begin("", &mut out);
            push_kept(inside, &mut out);
            close(']', &mut out);
        }
        close('}', &mut out);
        out
    }
}

/// Writes what stood in an unknown `[%…]` as it was; only an end that has no backslash gets one.
fn push_kept(inside: &str, out: &mut String) {
    let mut before = ' ';
    for sign in one_line(inside).chars() {
        if matches!(sign, ']' | '}') && before != '\\' {
            out.push('\\');
        }
        out.push(sign);
        before = sign;
    }
}
