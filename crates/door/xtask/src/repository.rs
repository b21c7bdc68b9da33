//! The paths in the repository.

use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use anyhow::{Context, Result};

use crate::files;

static ROOT: OnceLock<PathBuf> = OnceLock::new();

/// Finds the repository that this program was started in: the nearest folder at or above the current one that
/// holds this crate. The folder in which this program was compiled may be another, because a copied `target`
/// contains the program too.
///
/// # Errors
///
/// If there is no such folder; the error names the folder where the search began.
pub(crate) fn find() -> Result<()> {
    let here = std::env::current_dir().context("reading the current folder")?;
    let found = search(&here)
        .with_context(|| format!("{} is not inside the repository: cd to it first", here.display()))?;
    ROOT.get_or_init(|| found);
    Ok(())
}

pub(crate) fn root() -> PathBuf {
    ROOT.get_or_init(|| std::env::current_dir().ok().and_then(|here| search(&here)).unwrap_or_default())
        .clone()
}

pub(crate) fn board_styles() -> [PathBuf; 2] {
    ["board", "trace"].map(|sheet| root().join("crates/engine/board/src").join(sheet).with_extension("css"))
}

fn search(from: &Path) -> Option<PathBuf> {
    let top = |folder: &&Path| {
        folder.join("Cargo.toml").is_file() && folder.join("crates/door/xtask/Cargo.toml").is_file()
    };
    from.ancestors().find(top).map(Path::to_path_buf)
}

/// The folders of the crates, without those of the laboratory, which is a workspace of its own.
pub(crate) fn crates() -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for folder in files::list(&root().join("crates"))?.into_iter().filter(|folder| !folder.ends_with("lab")) {
        if folder.join("Cargo.toml").is_file() {
            found.push(folder);
        } else {
            found.extend(files::list(&folder)?);
        }
    }
    Ok(found)
}

/// Built files for others: never edited, not kept in version control.
pub(crate) fn dist() -> PathBuf {
    root().join("dist")
}

/// Where Cargo builds.
pub(crate) fn target() -> PathBuf {
    match std::env::var_os("CARGO_TARGET_DIR") {
        Some(folder) => root().join(folder),
        None => root().join("target"),
    }
}

/// The browser tests, with the npm packages they need.
pub(crate) fn browser_tests() -> PathBuf {
    root().join("tests").join("browser")
}

/// A path as seen from the top of the repository.
pub(crate) fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_nearest_repository_is_the_one() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("mbao-repository-{}", std::process::id()));
        for tree in ["outer", "outer/copies/inner"] {
            let tree = folder.join(tree);
            files::fresh(&tree.join("crates/door/xtask/src"))?;
            std::fs::write(tree.join("Cargo.toml"), "[workspace]")?;
            std::fs::write(tree.join("crates/door/xtask/Cargo.toml"), "[package]")?;
        }
        let [outer, inner] = ["outer", "outer/copies/inner"].map(|tree| folder.join(tree));
        for (from, root) in [
            (outer.clone(), Some(&outer)),
            (outer.join("crates/door/xtask/src"), Some(&outer)),
            (outer.join("copies"), Some(&outer)),
            (inner.join("crates/door/xtask"), Some(&inner)),
            (folder.clone(), None),
        ] {
            assert_eq!(search(&from).as_ref(), root, "{}", from.display());
        }
        std::fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
