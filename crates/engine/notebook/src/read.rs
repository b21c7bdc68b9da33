//! Reads files: any content gives a notebook, or what is wrong and where.

use serde::Deserialize;
use serde_json::value::RawValue;

use crate::limits::MOST_BYTES;
use crate::notebook::{Notebook, VERSION};
use crate::problem::Problem;

/// The fields that give a file's kind and version, whatever else it holds.
#[derive(Deserialize)]
struct Head<'a> {
    #[serde(borrow)]
    format: Option<&'a RawValue>,
    #[serde(borrow)]
    version: Option<&'a RawValue>,
}

/// Reads a notebook file and checks its sizes. [`Notebook::definition`] says whether the game can
/// be played.
///
/// # Errors
/// The first [`Problem`], with its place in the file.
pub fn read(text: &str) -> Result<Notebook, Problem> {
    read_by(text, |text| {
        let mut reader = serde_json::Deserializer::from_str(text);
        serde_path_to_error::deserialize(&mut reader).map_err(|error| {
            let path = error.path().to_string();
            let message = error.inner().to_string();
            // The path gives the place; people do not see the lines of the file, so the line is dropped.
            let message =
                message.rsplit_once(" at line ").map_or(message.as_str(), |(said, _)| said).to_owned();
            Problem::new(if path == "." { String::new() } else { path }, message)
        })
    })
}

/// Reads a file in one line: a place in it is a column. Knowing the path there makes a download 20 KB larger.
pub(crate) fn read_line(text: &str) -> Result<Notebook, Problem> {
    read_by(text, |text| serde_json::from_str(text).map_err(|error| Problem::new("", error.to_string())))
}

fn read_by(text: &str, by: fn(&str) -> Result<Notebook, Problem>) -> Result<Notebook, Problem> {
    if text.len() > MOST_BYTES {
        return Err(Problem::new(
            "",
            format!("the file has {} bytes; expected at most {MOST_BYTES}", text.len()),
        ));
    }
    let head: Head = serde_json::from_str(text).map_err(|error| {
        Problem::new("", format!("this is no notebook file: {error}; expected a JSON object"))
    })?;
    let format = head.format.and_then(|format| serde_json::from_str::<String>(format.get()).ok());
    if format.as_deref() != Some("mbao-notebook") {
        return Err(Problem::new("format", "expected \"mbao-notebook\": this is another kind of file"));
    }
    match head.version.and_then(|version| version.get().parse::<u64>().ok()) {
        Some(version) if version == u64::from(VERSION) => {}
        Some(version) if version > u64::from(VERSION) => {
            let message = format!("the file is of version {version}; this notebook reads version {VERSION}");
            return Err(Problem::new("version", message));
        }
        _ => return Err(Problem::new("version", format!("expected {VERSION}"))),
    }
    let notebook = by(text)?;
    notebook.within_limits()?;
    Ok(notebook)
}
