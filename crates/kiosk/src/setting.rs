//! How this kiosk is set up: what its file and its address say.

use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Response, UrlSearchParams};

use super::KioskProps;
use super::config::{Config, Entry, Known, Place, Problem, Value};
use super::toml_file;
use mbao_viewer::page;

/// What holds, and what was not understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Setting {
    pub config: Config,
    pub problems: Vec<Problem>,
    /// Whether there is a file.
    pub file: bool,
}

impl Setting {
    /// Reads file and address.
    pub async fn load(props: &KioskProps) -> Self {
        let known =
            Known { games: props.games.iter().map(|game| game.id.clone()).collect(), lang: props.lang };
        let file = file(&format!("{}kiosk.toml", props.root)).await;
        let (mut entries, mut problems) = toml_file::entries(file.as_deref().unwrap_or_default());
        entries.extend(asked());
        let (config, wrong) = Config::read(&known, &entries);
        problems.extend(wrong);
        problems.sort_by_key(|problem| problem.place);
        Self { config, problems, file: file.is_some() }
    }
}

/// The file, if there is one. Some hosts send a page in place of what is missing.
async fn file(address: &str) -> Option<String> {
    let answer = JsFuture::from(page::window().fetch_with_str(address)).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    if !answer.ok() {
        return None;
    }
    let text = JsFuture::from(answer.text().ok()?).await.ok()?.as_string()?;
    (!text.trim_start().starts_with('<')).then_some(text)
}

/// What the address says: `?idle=20&games=omweso,ndoto`.
fn asked() -> Vec<Entry> {
    let query = page::window().location().search().unwrap_or_default();
    let Ok(query) = UrlSearchParams::new_with_str(&query) else { return Vec::new() };
    let entry = |pair: wasm_bindgen::JsValue| {
        let pair: js_sys::Array = pair.unchecked_into();
        let part = |at| pair.get(at).as_string().unwrap_or_default();
        Entry { key: part(0), place: Place::Address, value: Value::Said(part(1)) }
    };
    js_sys::Array::from(&query).iter().map(entry).collect()
}
