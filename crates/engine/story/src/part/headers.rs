//! The headers of a text that somebody has, and the game that they begin.

use crate::lines::line;
use crate::prelude::*;
use mbao_rules::typed::{name, plain, same};
use mbao_rules::{Action, Error, GAMES, game};

use crate::masters::{is_masters, masters_definition};
use crate::record::{KNOWN, Record, is_tag};
use crate::story::{HEADERS, Story, header_name, in_language};
use crate::words::one_line;

/// Headers that say what is played.
pub(super) const BEGINS: [&str; 3] = ["Setup", "Options", "Position"];
/// Headers of chess programs, and what they are called here.
const CHESS: [(&str, &str); 4] =
    [("White", "South"), ("Black", "North"), ("Event", "Title"), ("FEN", "Position")];

pub(super) struct Header {
    pub(super) line: usize,
    pub(super) name: String,
    pub(super) value: String,
}

/// The headers of a text, and what remains: each line of it stands where it was.
pub(super) fn headers(text: &str) -> (Vec<Header>, String) {
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
pub(super) fn fill(story: &mut Story, blank: &Story, takes: impl Fn(&str) -> bool) {
    for (name, value) in &blank.headers {
        if takes(name) && story.header(name).is_none() {
            story.headers.push((name.clone(), value.clone()));
        }
    }
}

/// The name and the value of a header: `Name: value`, `[Name "value"]` as chess programs write it, or a position.
pub(super) fn header(content: &str) -> Option<(String, String)> {
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
            let known = KNOWN.iter().chain(&HEADERS).any(|known| same(known, in_language(&tag).0));
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

/// Headers with which no game begins, and why.
pub(super) type Refused<'a> = Vec<(&'a Header, Error)>;

/// The story that headers begin, and those that it cannot begin with; what they leave open is as in `blank`.
pub(super) fn begun<'a>(
    headers: &'a [Header],
    body: &str,
    blank: &Story,
) -> Result<(Story, Refused<'a>), Error> {
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

/// What follows the number of a turn: `12.`, `12...` or `12:`.
pub(super) fn after_number(content: &str) -> Option<&str> {
    let after = content.trim_start_matches(|sign: char| sign.is_ascii_digit());
    let dots = after.trim_start_matches(['.', ':', '…']);
    let is_number = after.len() < content.len() && dots.len() < after.len();
    // A date or a time has more digits.
    (is_number && !dots.starts_with(|sign: char| sign.is_ascii_digit())).then_some(dots)
}
