//! Copying, clearing and telling of folders and files.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result};

use crate::repository;

/// Creates a folder, empty; an existing one is removed first.
pub(crate) fn fresh(folder: &Path) -> Result<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).with_context(|| format!("clearing {}", folder.display()))?;
    }
    fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))
}

/// Copies what a folder holds, folders within it too.
pub(crate) fn copy(from: &Path, to: &Path) -> Result<()> {
    fs::create_dir_all(to).with_context(|| format!("making {}", to.display()))?;
    for path in list(from)? {
        let Some(name) = path.file_name() else { continue };
        let place = to.join(name);
        if path.is_dir() {
            copy(&path, &place)?;
        } else {
            fs::copy(&path, &place).with_context(|| format!("copying {}", path.display()))?;
        }
    }
    Ok(())
}

/// What a folder holds, in order of name.
pub(crate) fn list(folder: &Path) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("reading {}", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

/// The files below a folder, each with its path from there, in order of name.
pub(crate) fn all(folder: &Path) -> Result<Vec<(String, PathBuf)>> {
    let mut found = Vec::new();
    gather(folder, "", &mut found)?;
    Ok(found)
}

fn gather(folder: &Path, above: &str, found: &mut Vec<(String, PathBuf)>) -> Result<()> {
    for file in list(folder)? {
        let path = format!("{above}{}", file.file_name().unwrap_or_default().to_string_lossy());
        if file.is_dir() {
            gather(&file, &format!("{path}/"), found)?;
        } else {
            found.push((path, file));
        }
    }
    Ok(())
}

/// Says what was packed into one file, how large it is, and how long it took.
pub(crate) fn built(file: &Path, start: Instant) -> Result<()> {
    let size = fs::metadata(file).with_context(|| file.display().to_string())?.len() / 100_000;
    let (whole, tenth) = (size / 10, size % 10);
    let seconds = start.elapsed().as_secs_f64();
    println!("Built {} of {whole}.{tenth} MB in {seconds:.1} s.", repository::shown(file));
    Ok(())
}
