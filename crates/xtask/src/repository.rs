//! Where things are.

use std::path::{Path, PathBuf};

/// The top of the repository: two folders above this crate.
pub(crate) fn root() -> PathBuf {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).parent().and_then(Path::parent);
    crates.map_or_else(PathBuf::new, Path::to_path_buf)
}

/// What is built for others: never edited, not kept in version control.
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

/// The browser tests, with the one npm package they need.
pub(crate) fn browser_tests() -> PathBuf {
    root().join("tests").join("browser")
}

/// A path as seen from the top of the repository.
pub(crate) fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).display().to_string()
}
