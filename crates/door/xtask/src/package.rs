//! Turns the generated files into a package.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde_json::json;

use crate::known::Known;
use crate::{manifest, notices, repository};

/// Files at the top of the repository that the package contains as well.
const SHARED: [&str; 3] = ["CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE"];

/// Adds the other files of a package to the generated ones, and puts its version and addresses into
/// `package.json`.
pub(crate) fn finish(folder: &Path, known: &Known) -> Result<()> {
    let file = folder.join("package.json");
    let manifest = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let unset = "\"version\": \"0.0.0\"";
    ensure!(manifest.matches(unset).count() == 1, "package.json has one version to be set");
    fs::write(&file, manifest.replace(unset, &entries(known))).with_context(|| file.display().to_string())?;
    for name in SHARED {
        fs::copy(repository::root().join(name), folder.join(name))
            .with_context(|| format!("copying {name}"))?;
    }
    manifest::write(folder)?;
    fs::write(folder.join("THIRD-PARTY-NOTICES.txt"), notices::of(&notices::LIBRARY)?)
        .context("writing the notices")
}

/// Version, homepage and repository, if they are known.
fn entries(known: &Known) -> String {
    let mut entries = vec![("version", json!(env!("CARGO_PKG_VERSION")))];
    if let Some(url) = &known.url {
        entries.push(("homepage", json!(url)));
    }
    if let Some(repository) = &known.repository {
        let address = repository.trim_end_matches('/');
        entries.push(("repository", json!({ "type": "git", "url": format!("git+{address}.git") })));
        entries.push(("bugs", json!(format!("{address}/issues"))));
    }
    entries.iter().map(|(name, value)| format!("\"{name}\": {value}")).collect::<Vec<_>>().join(",\n  ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_stands_in_the_manifest() {
        let version = format!("\"version\": \"{}\"", env!("CARGO_PKG_VERSION"));
        assert_eq!(entries(&Known::default()), version);
        let known = Known {
            url: Some("https://mbao.example/".to_owned()),
            repository: Some("https://forge.example/a/mbao".to_owned()),
            ..Known::default()
        };
        assert_eq!(
            entries(&known),
            version
                + ",\n  \"homepage\": \"https://mbao.example/\""
                + ",\n  \"repository\": {\"type\":\"git\",\"url\":\"git+https://forge.example/a/mbao.git\"}"
                + ",\n  \"bugs\": \"https://forge.example/a/mbao/issues\""
        );
    }
}
