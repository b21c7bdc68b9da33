//! Finding Chromium.

use std::path::PathBuf;

use anyhow::{Result, bail};

/// Names it goes by on the search path.
const NAMES: [&str; 4] = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
/// Where it stands when it is not on the search path.
const PLACES: [&str; 3] = [
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/// The Chromium that `CHROMIUM` names, or one that is installed.
pub(crate) fn find() -> Result<Option<PathBuf>> {
    if let Some(named) = std::env::var_os("CHROMIUM").filter(|n| !n.is_empty()) {
        let named = PathBuf::from(named);
        if !named.is_file() {
            bail!("CHROMIUM names {}, which is no file", named.display());
        }
        return Ok(Some(named));
    }
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = std::env::split_paths(&path).flat_map(|folder| NAMES.map(|name| folder.join(name)));
    Ok(on_path.chain(PLACES.map(PathBuf::from)).find(|file| file.is_file()))
}
