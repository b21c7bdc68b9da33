//! The files of the folder `content/`, on disk or in memory.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Where the languages are, each in a folder.
pub(crate) const LANGUAGES: &str = "i18n/";
/// What must be known of a language is compiled.
pub(crate) const LANGUAGE: &str = "language.toml";

/// The files that the content is read from, by their path within the folder, with `/` between its parts.
///
/// ```no_run
/// use mbao_content::{Content, Folder};
///
/// let mut folder = Folder::read("content".as_ref());
/// folder.write("glossary.toml", "");
/// assert!(Content::of(&folder).is_err(), "words of the article are missing");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Folder {
    name: String,
    /// What each file holds, or why it cannot be read.
    files: BTreeMap<String, Result<Vec<u8>, String>>,
}

impl Folder {
    /// The files of a folder on disk. One that cannot be read is a problem only where the content needs it.
    pub fn read(dir: &Path) -> Self {
        let mut folder = Self { name: name(dir), files: BTreeMap::new() };
        folder.gather(dir, "");
        folder
    }

    fn gather(&mut self, dir: &Path, before: &str) {
        let Ok(entries) = fs::read_dir(dir) else { return };
        for path in entries.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
            let within = format!("{before}{}", name(&path));
            if path.is_dir() {
                if before == LANGUAGES {
                    // So that a folder without it is noticed.
                    let file = format!("{within}/{LANGUAGE}");
                    self.files.entry(file).or_insert_with(|| Err("there is no such file".to_owned()));
                }
                self.gather(&path, &format!("{within}/"));
            } else {
                self.files.insert(within, fs::read(&path).map_err(|why| why.to_string()));
            }
        }
    }

    /// Puts a file there, in memory only; one of that name is replaced.
    pub fn write(&mut self, path: &str, text: impl Into<Vec<u8>>) {
        self.files.insert(path.to_owned(), Ok(text.into()));
    }

    /// Takes a file away, in memory only.
    pub fn remove(&mut self, path: &str) {
        self.files.remove(path);
    }

    /// The text of a file.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn text(&self, path: &str) -> Result<&str, String> {
        match self.files.get(path) {
            Some(Ok(bytes)) => std::str::from_utf8(bytes).map_err(|why| why.to_string()),
            Some(Err(why)) => Err(why.clone()),
            None => Err("there is no such file".to_owned()),
        }
    }

    pub(crate) fn bytes(&self, path: &str) -> Option<&[u8]> {
        self.files.get(path)?.as_deref().ok()
    }

    pub(crate) fn has(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    /// The path of every file, in order.
    pub fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    pub(crate) fn name(&self) -> &str {
        &self.name
    }
}

fn name(path: &Path) -> String {
    path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned())
}

/// The name of a file without its folder and its extension.
pub(crate) fn stem(path: &str) -> &str {
    let name = path.rsplit_once('/').map_or(path, |(_, name)| name);
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}

/// The ending of a file's name, without its dot; empty if it has none.
pub(crate) fn ending(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, ending)| ending)
}
