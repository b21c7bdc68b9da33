//! Files, links and letters: how a notebook is opened, kept and sent.

use std::collections::BTreeMap;

use mbao_notebook::{MOST_BYTES, Notebook, Problem, read};
use mbao_viewer::fetch;
use mbao_viewer::link::packed;
use mbao_viewer::page::{get, window};
use mbao_viewer::saving;
use mbao_viewer::storage::{self, Document, Heard, Store, not_kept};
use mbao_words::Lang;
use wasm_bindgen::JsValue;
use wasm_bindgen_futures::JsFuture;
use web_sys::File;

use super::draft::is_blank;
use super::question::{Question, answer_to_mut};
use super::words::{filled, word};

/// The keys under which the notes and replaced notebooks are kept.
pub(super) const KEYS: &str = "mbao.notebook mbao.notebook.aside";
pub(super) const KEPT: &str = "mbao.notebook";
pub(super) const REPLACED: &str = "mbao.notebook.aside";
/// The longest address that a letter can carry.
const LONGEST_ADDRESS: usize = 1800;

thread_local! {
    static NOTES: Document = const { Document::new(KEPT) };
    /// The notebooks that were replaced, the latest first.
    static ASIDE: Store<Vec<String>> = const { Store::list(REPLACED) };
}

/// A notebook as JSON without spaces, for links and for this browser's storage.
pub(super) fn compact(notebook: &Notebook) -> String {
    serde_json::to_string(notebook).unwrap_or_default()
}

/// Keeps the notes. A notebook that another page has kept there meanwhile is set aside.
pub(super) fn keep(notebook: &Notebook) {
    let text = compact(notebook);
    NOTES.with(|notes| {
        notes.keep(&text, |other, before| match read(other) {
            Ok(other) => {
                set_aside(Some(&other).filter(|other| !is_blank(other)), before.map(str::to_owned));
                not_kept(REPLACED).is_none()
            }
            Err(_) => storage::set_aside(KEPT, other),
        });
    });
}

/// The notebook that is kept, as the one that this page shows. One that cannot be read is set aside, so that new
/// notes do not destroy it.
pub(super) fn kept() -> Option<Notebook> {
    let text = NOTES.with(Document::news)?;
    match read(&text) {
        Ok(notebook) => {
            NOTES.with(|notes| notes.take_up(&text));
            Some(notebook)
        }
        Err(problem) => {
            gloo::console::warn!(format!("{}: {problem}", KEPT));
            if storage::set_aside(KEPT, &text) {
                NOTES.with(|notes| notes.take_up(&text));
            }
            None
        }
    }
}

/// What another page has kept since this page last read or wrote.
#[derive(Clone, PartialEq)]
pub(super) enum News {
    /// This page shows what was there before, and goes on with what is there now.
    GoneOn(Box<Notebook>),
    /// This page has written notes of its own.
    Other(Box<Notebook>),
}

/// Calls `told` with what other pages keep, until it is dropped.
pub(super) fn listen(told: impl Fn(News) + 'static) -> Heard {
    let look = move || {
        let own = NOTES.with(Document::is_own) || not_kept(KEPT).is_some();
        let other = if own { NOTES.with(Document::news).and_then(|text| read(&text).ok()) } else { kept() };
        if let Some(other) = other.map(Box::new) {
            told(if own { News::Other(other) } else { News::GoneOn(other) });
        }
    };
    NOTES.with(|notes| notes.listen(look))
}

/// The notebooks that were set aside, the latest first.
pub(super) fn aside() -> Vec<Notebook> {
    ASIDE.with(Store::load).iter().filter_map(|text| read(text).ok()).collect()
}

/// Calls `told` when a notebook was set aside or taken up, until it is dropped.
pub(super) fn listen_aside(told: impl Fn() + 'static) -> Heard {
    ASIDE.with(|aside| aside.listen(told))
}

/// Sets aside a notebook, and removes the text of the one that is taken up from those set aside.
pub(super) fn set_aside(noted: Option<&Notebook>, taken: Option<String>) {
    let noted = noted.map(compact);
    ASIDE.with(|aside| {
        aside.change(move |texts| {
            texts.retain(|text| Some(text) != taken.as_ref() && Some(text) != noted.as_ref());
            texts.splice(..0, noted.clone());
        });
    });
}

/// The name of a game in its first reading; its id if it has no name.
pub(super) fn name(notebook: &Notebook) -> &str {
    notebook.answers.name.readings.first().map_or(notebook.id.as_str(), |reading| &reading.says)
}

/// The problem of a file that could not even be read.
pub(super) fn unread(message: String) -> Problem {
    Problem { path: String::new(), message, misfit: None, numbers: Vec::new() }
}

/// The problem of a file that has so many bytes.
pub(super) fn too_large(bytes: &str) -> Problem {
    unread(format!("the file has {bytes} bytes; expected at most {MOST_BYTES}"))
}

pub(super) async fn picked(file: &File) -> Result<Notebook, Problem> {
    #[allow(clippy::cast_precision_loss)] // 65,536
    if file.size() > MOST_BYTES as f64 {
        return Err(too_large(&file.size().to_string()));
    }
    let text =
        JsFuture::from(file.text()).await.map_err(|error| unread(mbao_viewer::page::message(&error)))?;
    read(&text.as_string().unwrap_or_default())
}

pub(super) async fn fetched(address: &str) -> Result<Notebook, Problem> {
    read(&fetch::text(address).await.map_err(unread)?)
}

pub(super) fn save(notebook: &Notebook) -> Result<(), JsValue> {
    saving::text(&notebook.write(), "application/json", &format!("{}.mbao.json", notebook.id))
}

/// Puts a link that carries the whole notebook into the address and on the clipboard;
/// returns whether it is on the clipboard.
pub(super) async fn link(notebook: &Notebook) -> Result<bool, JsValue> {
    let fragment = packed(&compact(notebook)).await;
    window().history()?.replace_state_with_url(&JsValue::NULL, "", Some(&fragment))?;
    let navigator = window().navigator();
    if get(&navigator, "clipboard").is_undefined() {
        return Ok(false);
    }
    let address = window().location().href()?;
    Ok(JsFuture::from(navigator.clipboard().write_text(&address)).await.is_ok())
}

/// Saves the file and opens a letter to the curator, to which the sender attaches the file.
pub(super) async fn send(lang: Lang, notebook: &Notebook, curator: &str) -> Result<(), JsValue> {
    save(notebook)?;
    let name = name(notebook);
    let location = window().location();
    let page = location.origin()? + &location.pathname()? + &location.search()?;
    let whole = page.clone() + &packed(&compact(notebook)).await;
    let address = if whole.len() < LONGEST_ADDRESS { whole } else { page };
    let encoded = |text: &str| String::from(js_sys::encode_uri_component(text));
    let subject = encoded(&filled(lang, "send-subject", &[name]));
    let body = encoded(&format!("{}\n\n{address}\n", word(lang, "send-body")));
    location.set_href(&format!("mailto:{curator}?subject={subject}&body={body}"))
}

/// A notebook begun from a recorded game, with its notes in the page's language.
pub(super) fn begun(lang: Lang, game: &str, names: &BTreeMap<String, String>) -> Option<Notebook> {
    let mut notebook = Notebook::of(mbao_rules::game(&game.to_ascii_lowercase()).ok()?);
    for question in Question::ALL {
        let answer = answer_to_mut(&mut notebook.answers, question);
        for at in 0..answer.count() {
            if let Some(told) = answer.told(at) {
                *told.note = option_note(lang, told.note, names);
            }
        }
    }
    Some(notebook)
}

/// A note in the page's language that begins with the id of an option and its value, and may end with the
/// number of the editors' decision behind it.
fn option_note(lang: Lang, note: &str, names: &BTreeMap<String, String>) -> String {
    let (name, doubt) = match note.rsplit_once(" (doubt ") {
        Some((name, number)) => (name, Some(number.trim_end_matches(')'))),
        None => (note, None),
    };
    let Some(said) = names.get(name) else { return note.to_owned() };
    match doubt {
        Some(number) => filled(lang, "decision", &[said, number]),
        None => said.clone(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn notes_of_options_are_said_in_words() {
        let names = [("race: yes".to_owned(), "Race for the first turn: yes".to_owned())].into();
        assert_eq!(option_note(Lang::En, "race: yes", &names), "Race for the first turn: yes");
        assert_eq!(
            option_note(Lang::En, "race: yes (doubt 7)", &names),
            "Race for the first turn: yes (editors’ decision 7)"
        );
        assert_eq!(option_note(Lang::En, "An old man at the well", &names), "An old man at the well");
    }
}
