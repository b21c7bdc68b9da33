//! What addresses carry: `#g=` and bytes, in base64 with the alphabet for addresses. They begin with their form, their
//! number and a check sum, so that what was cut or changed is noticed by `www/scripts/link.js`, which reads them.

mod words;

use js_sys::Uint8Array;
use mbao_words::Lang;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::board_element::Side;
use crate::library::load;
use crate::page;

/// The beginning of what an address carries; programs that meddle with addresses write signs by number.
const MARKS: [&str; 4] = ["#g=", "#g%3D", "%23g=", "%23g%3D"];
const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
// The form of a text as it is, and of one that is deflated. No text begins with these bytes, and no deflated one: they
// name a block that there is not.
const PLAIN: u8 = 6;
const DEFLATED: u8 = 7;

#[wasm_bindgen]
extern "C" {
    type Links;
    #[wasm_bindgen(method, catch)]
    async fn carried(this: &Links, address: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch)]
    async fn deflated(this: &Links, text: &str) -> Result<JsValue, JsValue>;

    type Arrivals;
    #[wasm_bindgen(method, catch)]
    async fn arrival(this: &Arrivals, sent: &str, game: &str, lang: &str) -> Result<JsValue, JsValue>;
}

/// How much of a link arrived.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arrived {
    /// All of it; so did a text without a link.
    #[default]
    Whole,
    /// Only its beginning.
    Cut,
    /// Something else than was sent.
    Changed,
    /// A link of before does not say.
    Perhaps,
}

impl Arrived {
    pub const fn is_broken(self) -> bool {
        matches!(self, Self::Cut | Self::Changed)
    }

    pub fn told(self, lang: Lang) -> String {
        match self {
            Self::Whole => String::new(),
            Self::Cut => words::cut(lang),
            Self::Changed => words::changed(lang),
            Self::Perhaps => words::perhaps(lang),
        }
    }
}

/// That what can be read of a broken link is shown, or that nothing can be read.
pub fn rest(lang: Lang, shown: bool) -> String {
    if shown { words::part(lang) } else { words::lost(lang) }
}

/// That something is larger than any story.
pub fn large(lang: Lang) -> String {
    words::large(lang)
}

/// What somebody was sent, as far as it can be read and played.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arrival {
    /// What can be read; nothing of what is too large.
    pub text: String,
    pub arrived: Arrived,
    /// Whether it is too large for a story: a short link may unpack to any number of bytes.
    pub large: bool,
    /// Whether its author says something, so that it is a story.
    pub told: bool,
    /// What its author calls it.
    pub title: String,
    /// Id of its game; empty if nothing was played.
    pub game: String,
    /// The game up to the last turn that can be played.
    pub record: String,
    /// How many turns that are.
    pub turns: usize,
    /// Whose turn begins there, or would if the game were not over; `None` in the middle of one.
    pub waits: Option<Side>,
    /// What cannot be read or played, in a sentence.
    pub wrong: Option<String>,
}

impl Arrival {
    /// As the scripts have it.
    fn of(read: &JsValue) -> Self {
        let is = |name| page::get(read, name).is_truthy();
        let text = |name| page::get(read, name).as_string();
        #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // a small number
        let turns = page::get(read, "turns").as_f64().unwrap_or_default() as usize;
        Self {
            text: text("text").unwrap_or_default(),
            arrived: match text("arrived").as_deref() {
                Some("cut") => Arrived::Cut,
                Some("changed") => Arrived::Changed,
                Some("perhaps") => Arrived::Perhaps,
                _ => Arrived::Whole,
            },
            large: is("large"),
            told: is("told"),
            title: text("title").unwrap_or_default(),
            game: text("game").unwrap_or_default(),
            record: text("record").unwrap_or_default(),
            turns,
            waits: text("waits").map(|side| if side == "n" { Side::North } else { Side::South }),
            wrong: text("wrong"),
        }
    }
}

/// What an address carries, or a message with a link in it; `None` if it carries nothing.
///
/// # Errors
/// What reads links cannot be fetched.
pub async fn carried(address: &str) -> Result<Option<Arrival>, JsValue> {
    if !is_in(address) {
        return Ok(None);
    }
    let links: Links = load("../scripts/link.js").await?.unchecked_into();
    let read = links.carried(address).await?;
    Ok(read.is_truthy().then(|| Arrival::of(&read)))
}

/// A record or a story, or a link that carries one, read and played; it is about `game` where it names none.
///
/// # Errors
/// The rules cannot be fetched.
pub async fn arrival(sent: &str, game: &str, lang: Lang) -> Result<Arrival, JsValue> {
    let arrivals: Arrivals = load("../scripts/arrival.js").await?.unchecked_into();
    Ok(Arrival::of(&arrivals.arrival(sent, game, lang.tag()).await?))
}

/// Whether a text has the sign of a link that carries something.
pub fn is_in(text: &str) -> bool {
    MARKS.iter().any(|mark| text.contains(mark))
}

/// A number that changes with any of the bytes (FNV-1a).
pub fn check_sum(bytes: &[u8]) -> u32 {
    bytes.iter().fold(0x811c_9dc5, |sum, byte| (sum ^ u32::from(*byte)).wrapping_mul(0x0100_0193))
}

/// The fragment of an address that carries a text as it is.
pub fn fragment(text: &str) -> String {
    written(PLAIN, text.as_bytes())
}

/// The address at which the studio, at `studio`, opens a record to make a story of it.
pub fn to_make(studio: &str, record: &str) -> String {
    format!("{studio}?make{}", fragment(record))
}

/// The fragment of an address that carries a deflated text.
pub fn deflated(bytes: &[u8]) -> String {
    written(DEFLATED, bytes)
}

/// The fragment of an address that carries a text: deflated, or as it is where the browser cannot deflate it.
pub async fn packed(text: &str) -> String {
    let deflate = async || load("../scripts/link.js").await?.unchecked_into::<Links>().deflated(text).await;
    deflate().await.map_or_else(|_| fragment(text), |bytes| deflated(&Uint8Array::new(&bytes).to_vec()))
}

fn written(form: u8, content: &[u8]) -> String {
    let length = u32::try_from(content.len()).unwrap_or(u32::MAX).to_be_bytes();
    let mut bytes = vec![form];
    bytes.extend(&length[1..]);
    bytes.extend(check_sum(content).to_be_bytes());
    bytes.extend(content);
    let mut text = String::from(MARKS[0]);
    for three in bytes.chunks(3) {
        let byte = |at: usize| u32::from(three.get(at).copied().unwrap_or(0));
        let bits = byte(0) << 16 | byte(1) << 8 | byte(2);
        for at in 0..=three.len() {
            let six = bits >> (18 - 6 * at) & 63;
            text.push(char::from(ALPHABET[six as usize]));
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_written_as_it_is_read() {
        // `tests/browser/carried.test.mjs` reads the same.
        assert_eq!(fragment("Game: ndoto\n\n1. c1\n"), "#g=BgAAEzHoJTBHYW1lOiBuZG90bwoKMS4gYzEK");
        assert_eq!(fragment(""), "#g=BgAAAIEcncU");
        assert_eq!(deflated(&[1, 2, 255]), "#g=BwAAA0LPGC8BAv8");
        assert!(is_in("Zamu yako! https://mbao.example/play/ndoto/%23g%3DBgAA") && !is_in("?g=R2FtZQ#top"));
    }
}
