//! Copying and clearing folders.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

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
