//! Notebook files of games and readings that the article does not describe: games that it only names or does
//! not name, and other recorders' readings of its games.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail, ensure};
use mbao_content::{Content, Relative, Said};
use mbao_notebook::{Definition, Notebook, read as read_notebook};
use mbao_words::Lang;
use serde_json::Value;

use crate::route::section_folder;

/// A game from another source.
pub(crate) struct Noted {
    pub(crate) notebook: Notebook,
    pub(crate) definition: Definition,
    /// The files, in the order of the whole languages, and where each is below the site.
    pub(crate) files: Vec<(String, String)>,
    /// Where the site describes the game: a page and the place on it, below the site.
    pub(crate) place: String,
}

impl Noted {
    /// The path of the file in that language, below the site.
    pub(crate) fn file(&self, lang: Lang) -> &str {
        let at = Lang::whole().position(|whole| whole == lang).unwrap_or_default();
        &self.files[at].0
    }

    /// The place on that page.
    pub(crate) fn anchor(&self) -> &str {
        self.place.rsplit('#').next().unwrap_or_default()
    }
}

pub(crate) struct Outside {
    /// In order of name, each with its text.
    pub(crate) relatives: Vec<(Noted, Relative)>,
    /// In the order of the games they are readings of.
    pub(crate) readings: Vec<Noted>,
}

impl Outside {
    /// Reads the files of relatives and those that belong to the content's readings.
    pub(crate) fn read(from: &Path, content: &Content) -> Result<Self> {
        let folder = from.join("relatives");
        let entries = fs::read_dir(&folder).with_context(|| folder.display().to_string())?;
        let mut files = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
        files.retain(|path| path.extension().is_some_and(|ending| ending == "json"));
        files.sort();
        let relatives = files
            .iter()
            .map(|path| {
                let named = path.file_name().map(|name| name.to_string_lossy().into_owned());
                let id =
                    named.as_deref().and_then(|name| name.strip_suffix(".mbao.json")).unwrap_or_default();
                let relative = content.relatives.iter().find(|relative| relative.id == id);
                let relative = relative.with_context(|| {
                    format!("{}: say in told.toml who plays it and where it is from", path.display())
                })?;
                let one = noted(path, &relative.said, "relatives", format!("notebook/#relative-{id}"))?;
                Ok((one, relative.clone()))
            })
            .collect::<Result<Vec<_>>>()?;
        for relative in &content.relatives {
            let known = relatives.iter().any(|(one, _)| one.notebook.id == relative.id);
            ensure!(known, "told.toml: there is no file {}.mbao.json", relative.id);
        }
        let readings = content
            .readings
            .iter()
            .map(|reading| {
                let path = from.join(format!("readings/{}.mbao.json", reading.id));
                let section = content.section_of(&reading.game);
                let section = section.with_context(|| format!("a section for {}", reading.game))?;
                let place = format!("{}#reading-{}", section_folder(section), reading.id);
                let one = noted(&path, &reading.said, "readings", place)?;
                let of = one.notebook.reading_of.as_ref();
                ensure!(of == Some(&reading.game), "{}: a reading of {}", path.display(), reading.game);
                Ok(one)
            })
            .collect::<Result<_>>()?;
        Ok(Self { relatives, readings })
    }

    /// Relatives, then readings.
    pub(crate) fn all(&self) -> impl Iterator<Item = &Noted> {
        self.relatives.iter().map(|(one, _)| one).chain(&self.readings)
    }

    pub(crate) fn reading(&self, id: &str) -> Option<&Noted> {
        self.readings.iter().find(|one| one.notebook.id == id)
    }
}

/// Reads a file and fills in its texts in every language.
fn noted(path: &Path, said: &[Said], folder: &str, place: String) -> Result<Noted> {
    let shown = path.display();
    let text = fs::read_to_string(path).with_context(|| shown.to_string())?;
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let mut notebooks = Vec::new();
    let mut files = Vec::new();
    for lang in Lang::whole() {
        let text = filled(&text, said, lang).with_context(|| shown.to_string())?;
        let notebook = read_notebook(&text).map_err(|problem| anyhow!("{shown}: {problem}"))?;
        let own = if lang == Lang::default() { String::new() } else { format!("{}/", lang.tag()) };
        files.push((format!("data/{folder}/{own}{name}"), notebook.write()));
        notebooks.push(notebook);
    }
    let notebook = notebooks.swap_remove(0);
    ensure!(name.strip_suffix(".mbao.json") == Some(&notebook.id), "{shown}: the id is not the file's name");
    let definition = notebook.definition().map_err(|problem| anyhow!("{shown}: {problem}"))?;
    Ok(Noted { notebook, definition, files, place })
}

/// A file with its texts in a language. A text in one language only is refused.
fn filled(text: &str, said: &[Said], lang: Lang) -> Result<String> {
    let mut file: Value = serde_json::from_str(text)?;
    let mut alone = Vec::new();
    in_words(&file, "", &mut alone);
    if let Some(place) = alone.first() {
        bail!("{place} is in one language: leave it empty here, and say it under `said` in every language");
    }
    for Said { id, text } in said {
        match file.pointer_mut(id) {
            Some(place) if place == "" => *place = Value::String(text.get(lang).to_owned()),
            Some(_) => bail!("{id} is said in every language elsewhere: leave it empty here"),
            None => bail!("{id} is said in every language elsewhere, and is no place here"),
        }
    }
    Ok(file.to_string())
}

/// The places that hold texts. The names of files and people are the same in every language.
fn in_words(value: &Value, place: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            fields.iter().for_each(|(key, one)| in_words(one, &format!("{place}/{key}"), found));
        }
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(at, one)| in_words(one, &format!("{place}/{at}"), found));
        }
        Value::String(words) if !words.is_empty() => {
            let worded = ["/note", "/people", "/region"].iter().any(|key| place.ends_with(key));
            let players = place.starts_with("/answers/players/") && place.ends_with("/says");
            if worded || players || place == "/source" {
                found.push(place.to_owned());
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::real;

    fn refused(text: &str, said: &[Said]) -> String {
        filled(text, said, Lang::Sw).expect_err("refused").to_string()
    }

    /// The text of one of the files.
    fn said() -> Vec<Said> {
        let hus = real::content().relatives.iter().find(|one| one.id == "hus").expect("hus");
        hus.said.iter().filter(|one| one.id == "/source" || one.id.ends_with("/region")).cloned().collect()
    }

    #[test]
    fn a_file_says_its_words_in_every_language() {
        let said = said();
        let file = r#"{"source":"","answers":{"peoples":{"readings":[{"says":{"region":""}}]}}}"#;
        let expected = r#"{"answers":{"peoples":{"readings":[{"says":{"region":"Namibia"}}]}},"source":"Townshend 1977"}"#;
        assert_eq!(filled(file, &said, Lang::Sw).expect("filled"), expected);
        assert_eq!(
            refused(&file.replace(r#""source":"""#, r#""source":"a book""#), &said),
            "/source is in one language: leave it empty here, and say it under `said` in every language"
        );
        assert_eq!(
            refused(&file.replace("region", "land"), &said),
            "/answers/peoples/readings/0/says/region is said in every language elsewhere, and is no place here"
        );
        assert_eq!(
            refused(&file.replace(r#""source":"""#, r#""source":1"#), &said),
            "/source is said in every language elsewhere: leave it empty here"
        );
    }
}
