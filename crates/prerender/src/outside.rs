//! Notebook files of what the article does not tell: games that it only names or does not name,
//! and other recorders' readings of its games.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, anyhow, ensure};
use mbao_content::{Content, Relative};
use mbao_notebook::{Definition, Notebook, read as read_notebook};

/// A game from another source.
pub(crate) struct Noted {
    pub(crate) notebook: Notebook,
    pub(crate) page: Definition,
    /// The file.
    pub(crate) text: String,
    /// Where it lies, below the site.
    pub(crate) file: String,
    /// Where the site describes the game: a page and the place on it, below the site.
    pub(crate) place: String,
}

impl Noted {
    /// The place on that page.
    pub(crate) fn anchor(&self) -> &str {
        self.place.rsplit('#').next().unwrap_or_default()
    }
}

/// All of them.
pub(crate) struct Outside {
    /// In order of name, with what is told of each.
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
                let one = noted(path, "relatives", |id| format!("notebook/#relative-{id}"))?;
                let relative = content.relatives.iter().find(|relative| relative.id == one.notebook.id);
                let relative = relative.with_context(|| {
                    format!("{}: say in told.toml who plays it and where it is from", path.display())
                })?;
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
                let section = content.sections.iter().find(|one| one.game.as_ref() == Some(&reading.game));
                let slug = &section.with_context(|| format!("a section for {}", reading.game))?.slug;
                let one = noted(&path, "readings", |id| format!("section/{slug}/#reading-{id}"))?;
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

    /// The file of a reading.
    pub(crate) fn reading(&self, id: &str) -> Option<&Noted> {
        self.readings.iter().find(|one| one.notebook.id == id)
    }
}

fn noted(path: &Path, folder: &str, place: impl Fn(&str) -> String) -> Result<Noted> {
    let named = |problem| anyhow!("{}: {problem}", path.display());
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let notebook = read_notebook(&text).map_err(named)?;
    let page = notebook.definition().map_err(named)?;
    let (file, place) = (format!("data/{folder}/{}.mbao.json", notebook.id), place(&notebook.id));
    Ok(Noted { notebook, page, text, file, place })
}
