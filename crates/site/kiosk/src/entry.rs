//! An entry of a kiosk's settings, how its value is read, and what can be wrong with it.

use mbao_words::Lang;

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Place {
    /// In `kiosk.toml`, on this line.
    Line(usize),
    /// In the query of the page's address.
    Address,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Value {
    Text(String),
    Number(i64),
    Truth(bool),
    List(Vec<String>),
    /// A value from an address, where everything is text.
    Said(String),
    /// A kind of value that no entry can have.
    Strange,
}

impl Value {
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Text(text) | Self::Said(text) => Some(text),
            _ => None,
        }
    }

    fn list(&self) -> Option<Vec<String>> {
        match self {
            Self::List(list) => Some(list.clone()),
            Self::Said(text) => {
                let parts = text.split(',').map(str::trim).filter(|one| !one.is_empty());
                Some(parts.map(str::to_owned).collect())
            }
            _ => None,
        }
    }
}

/// A line of the file, or a part of the query.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Entry {
    pub key: String,
    pub place: Place,
    pub value: Value,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Expected {
    /// There is no entry with that name.
    Key,
    Truth,
    Number(i64, i64),
    OneOf(Vec<String>),
    SomeOf(Vec<String>),
    Text,
    Path,
    Address,
    /// The band of reach is too narrow.
    Band,
    /// A story of the house has no such entry, or nothing to tell.
    Story,
    /// There is no record of a game at that path, or in that text.
    Record,
    /// There is no picture at that path that a browser can show.
    Picture,
    /// The picture is too large: it has this many megabytes.
    Lighter(u32),
    /// The file is not TOML: the message of its parser.
    Toml(String),
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Problem {
    pub place: Place,
    /// Empty if the file itself cannot be read.
    pub key: String,
    pub expected: Expected,
}

/// Reads yes or no.
pub(super) fn truth(value: &Value) -> Result<bool, Expected> {
    match value {
        Value::Truth(truth) => Ok(*truth),
        Value::Said(text) => match text.as_str() {
            "true" | "yes" | "on" | "1" | "" => Ok(true),
            "false" | "no" | "off" | "0" => Ok(false),
            _ => Err(Expected::Truth),
        },
        _ => Err(Expected::Truth),
    }
}

pub(super) fn number(value: &Value, least: i64, most: i64) -> Result<u32, Expected> {
    let number = match value {
        Value::Number(number) => Some(*number),
        Value::Said(text) => text.parse().ok(),
        _ => None,
    };
    let number = number.filter(|number| (least..=most).contains(number));
    number.and_then(|number| u32::try_from(number).ok()).ok_or(Expected::Number(least, most))
}

/// Reads one of these names; returns the value that it stands for.
pub(super) fn one<T: Copy>(value: &Value, all: &[(&str, T)]) -> Result<T, Expected> {
    let found = all.iter().find(|(name, _)| value.text() == Some(name)).map(|(_, one)| *one);
    found.ok_or_else(|| Expected::OneOf(all.iter().map(|(name, _)| (*name).to_owned()).collect()))
}

/// Reads some of these names, each once, at least so many.
pub(super) fn some(value: &Value, all: &[String], least: usize) -> Result<Vec<String>, Expected> {
    let known = |name: String| Some(name).filter(|name| all.contains(name));
    each_once(value, known, least).ok_or_else(|| Expected::SomeOf(all.to_vec()))
}

/// Reads languages by their tags, each once, at least one.
pub(super) fn languages(value: &Value) -> Result<Vec<Lang>, Expected> {
    let tags = || Lang::ALL.map(|lang| lang.tag().to_owned()).to_vec();
    each_once(value, |tag| Lang::of(&tag), 1).ok_or_else(|| Expected::SomeOf(tags()))
}

fn each_once<T: PartialEq>(
    value: &Value,
    read: impl Fn(String) -> Option<T>,
    least: usize,
) -> Option<Vec<T>> {
    let mut found = Vec::new();
    for name in value.list()? {
        let one = read(name)?;
        if !found.contains(&one) {
            found.push(one);
        }
    }
    (found.len() >= least).then_some(found)
}

/// The longest address whose QR code a phone can still read from a step away.
const LONGEST: usize = 200;

/// Whether it is an address that a phone can read.
pub(super) fn is_address(text: &str) -> bool {
    let rest = ["http://", "https://"].into_iter().find_map(|scheme| text.strip_prefix(scheme));
    rest.is_some_and(|rest| !rest.is_empty()) && text.len() <= LONGEST
}

/// Whether it is a path in the folder `house/` of the site.
pub(super) fn is_of_the_house(text: &str) -> bool {
    text.starts_with("house/") && !text.contains("..")
}

/// Reads a text that passes the test; `None` if it is empty.
pub(super) fn filled(
    value: &Value,
    expected: &Expected,
    fits: fn(&str) -> bool,
) -> Result<Option<String>, Expected> {
    match value.text().map(str::trim) {
        Some("") => Ok(None),
        Some(text) if fits(text) => Ok(Some(text.to_owned())),
        _ => Err(expected.clone()),
    }
}
