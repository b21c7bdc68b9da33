//! What makes generated files a package.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::repository;

/// Puts beside the generated files what a package has besides them, and its version into `package.json`.
pub(crate) fn finish(folder: &Path) -> Result<()> {
    let file = folder.join("package.json");
    let manifest = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let unset = "\"version\": \"0.0.0\"";
    ensure!(manifest.matches(unset).count() == 1, "package.json has one version to be set");
    let set = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
    fs::write(&file, manifest.replace(unset, &set)).with_context(|| file.display().to_string())?;
    for licence in ["LICENSE-MIT", "LICENSE-APACHE"] {
        fs::copy(repository::root().join(licence), folder.join(licence))
            .with_context(|| format!("copying {licence}"))?;
    }
    Ok(())
}
