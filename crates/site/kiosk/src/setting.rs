//! Loads the settings of this kiosk from its file and its address.

use gloo::net::http::{Request, Response};
use wasm_bindgen::JsCast;
use web_sys::{AbortController, UrlSearchParams};

use super::KioskProps;
use super::config::{Config, Known, is_record};
use super::entry::{Entry, Expected, Place, Problem, Value};
use super::toml_file;
use mbao_viewer::page;

/// The most megabytes of the museum's own picture.
pub(super) const LARGEST: u32 = 8;

/// The settings in force, and what was wrong with the entries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Setting {
    pub config: Config,
    pub problems: Vec<Problem>,
    pub file: bool,
}

impl Setting {
    /// Reads the file and the address.
    pub async fn load(props: &KioskProps) -> Self {
        let known =
            Known { games: props.games.iter().map(|game| game.id.clone()).collect(), lang: props.lang };
        let own = file(&format!("{}kiosk.toml", props.root)).await;
        let (mut entries, mut problems) = toml_file::entries(own.as_deref().unwrap_or_default());
        entries.extend(asked());
        let (mut config, wrong) = Config::read(&known, &entries);
        problems.extend(wrong);
        let place = entries.iter().rfind(|entry| entry.key == "picture").map(|entry| entry.place);
        if let (Some(picture), Some(place)) = (&config.picture, place)
            && let Err(expected) = look_at(&format!("{}{picture}", props.root)).await
        {
            config.picture = None;
            problems.push(Problem { place, key: "picture".to_owned(), expected });
        }
        for story in &mut config.stories {
            let (Some(path), Some(place)) = (&story.file, story.place) else { continue };
            story.record =
                file(&format!("{}{path}", props.root)).await.filter(|text| is_record(&known, text));
            if story.record.is_none() {
                let key = format!("story {path}");
                problems.push(Problem { place, key, expected: Expected::Record });
            }
        }
        config.stories.retain(|story| story.record.is_some());
        problems.sort_by_key(|problem| problem.place);
        Self { config, problems, file: own.is_some() }
    }
}

/// Checks that there is a picture that can be shown. One that is too large is not loaded to its end.
async fn look_at(address: &str) -> Result<(), Expected> {
    let stop = AbortController::new().map_err(|_| Expected::Picture)?;
    let request = Request::get(address).abort_signal(Some(&stop.signal()));
    let answer = request.send().await.ok().filter(Response::ok).ok_or(Expected::Picture)?;
    let header = |name: &str| answer.headers().get(name).unwrap_or_default();
    if !header("content-type").starts_with("image/") {
        return Err(Expected::Picture);
    }
    // A whole number: code that reads fractions would be larger than everything else here.
    let bytes = if let Ok(told) = header("content-length").parse::<u32>() {
        told
    } else {
        // The host does not tell the size, so the picture is loaded and measured.
        let picture = answer.binary().await.map_err(|_| Expected::Picture)?;
        u32::try_from(picture.len()).unwrap_or(u32::MAX)
    };
    stop.abort();
    let size = bytes.div_ceil(1_000_000);
    if size > LARGEST { Err(Expected::Lighter(size)) } else { Ok(()) }
}

/// The file, if there is one. Some hosts send an HTML page instead of a missing file.
async fn file(address: &str) -> Option<String> {
    let answer = Request::get(address).send().await.ok().filter(Response::ok)?;
    let text = answer.text().await.ok()?;
    (!text.trim_start().starts_with('<')).then_some(text)
}

/// The entries of the address, as in `?idle=20&games=omweso,ndoto`. What messengers add to a link is none.
fn asked() -> Vec<Entry> {
    let query = page::window().location().search().unwrap_or_default();
    let Ok(query) = UrlSearchParams::new_with_str(&query) else { return Vec::new() };
    let entry = |pair: wasm_bindgen::JsValue| {
        let pair: js_sys::Array = pair.unchecked_into();
        let part = |at| pair.get(at).as_string().unwrap_or_default();
        Entry { key: part(0), place: Place::Address, value: Value::Said(part(1)) }
    };
    let added = |entry: &Entry| entry.key.starts_with("utm_") || entry.key.ends_with("clid");
    js_sys::Array::from(&query).iter().map(entry).filter(|entry| !added(entry)).collect()
}
