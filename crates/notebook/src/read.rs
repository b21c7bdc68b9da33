//! Reads files: any content gives a notebook, or what is wrong and where.

use serde::Deserialize;

use crate::limits::MOST_BYTES;
use crate::notebook::{Notebook, VERSION};
use crate::problem::Problem;

/// The fields that give a file's kind and version, whatever else it holds.
#[derive(Deserialize)]
struct Head {
    format: Option<serde_json::Value>,
    version: Option<serde_json::Value>,
}

/// Reads a notebook file and checks its sizes. [`Notebook::definition`] says whether the game can
/// be played.
///
/// # Errors
/// The first [`Problem`], with its place in the file.
pub fn read(text: &str) -> Result<Notebook, Problem> {
    if text.len() > MOST_BYTES {
        return Err(Problem::new(
            "",
            format!("the file has {} bytes; expected at most {MOST_BYTES}", text.len()),
        ));
    }
    let head: Head = serde_json::from_str(text).map_err(|error| {
        Problem::new("", format!("this is no notebook file: {error}; expected a JSON object"))
    })?;
    if head.format.as_ref().and_then(|format| format.as_str()) != Some("mbao-notebook") {
        return Err(Problem::new("format", "expected \"mbao-notebook\": this is another kind of file"));
    }
    match head.version.as_ref().and_then(serde_json::Value::as_u64) {
        Some(version) if version == u64::from(VERSION) => {}
        Some(version) if version > u64::from(VERSION) => {
            let message = format!("the file is of version {version}; this notebook reads version {VERSION}");
            return Err(Problem::new("version", message));
        }
        _ => return Err(Problem::new("version", format!("expected {VERSION}"))),
    }
    let mut reader = serde_json::Deserializer::from_str(text);
    let notebook: Notebook = serde_path_to_error::deserialize(&mut reader).map_err(|error| {
        let path = error.path().to_string();
        let message = error.inner().to_string();
        // The path gives the place; people do not see the lines of the file, so the line is dropped.
        let message = message.rsplit_once(" at line ").map_or(message.as_str(), |(said, _)| said).to_owned();
        Problem::new(if path == "." { String::new() } else { path }, message)
    })?;
    notebook.within_limits()?;
    Ok(notebook)
}
