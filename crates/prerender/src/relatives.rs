//! Games that the article only names, or does not name, as notebook files.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow};
use mbao_notebook::{Notebook, Page, read as read_notebook};

/// Where their files lie, below the site.
pub(crate) const FOLDER: &str = "data/relatives/";

/// A game from another source.
pub(crate) struct Relative {
    pub(crate) notebook: Notebook,
    pub(crate) page: &'static Page,
    /// The file.
    pub(crate) text: String,
}

impl Relative {
    /// The place on the page of the notebook where it is told.
    pub(crate) fn anchor(&self) -> String {
        format!("relative-{}", self.notebook.id)
    }

    /// Its file, below the site.
    pub(crate) fn file(&self) -> String {
        format!("{FOLDER}{}.mbao.json", self.notebook.id)
    }
}

/// Reads all files of a folder, in order of name.
pub(crate) fn read(folder: &Path) -> Result<Vec<Relative>> {
    let entries = fs::read_dir(folder).with_context(|| folder.display().to_string())?;
    let mut files = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    files.sort();
    files
        .iter()
        .map(|file| {
            let told = |problem| anyhow!("{}: {problem}", file.display());
            let text = fs::read_to_string(file).with_context(|| file.display().to_string())?;
            let notebook = read_notebook(&text).map_err(told)?;
            let page = notebook.page().map_err(told)?;
            Ok(Relative { notebook, page, text })
        })
        .collect()
}
