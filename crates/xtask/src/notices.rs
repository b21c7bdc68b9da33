//! The notices for third-party code in the package: names, licences, and the licences' texts.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{files, process, target};

const HEAD: &str = "Third-party notices

The WebAssembly of this package holds code of the packages below, and of the Rust standard library
(Copyright (c) The Rust Project Contributors; MIT or Apache-2.0, whose terms stand in LICENSE-MIT and
LICENSE-APACHE of this package).
";

/// The notices for a package of the workspace, as it is compiled to WebAssembly.
pub(crate) fn of(package: &str) -> Result<String> {
    let folders = folders()?;
    // Packages by the text of their licence: many share one.
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, version, licence) in compiled(package)? {
        let folder = folders.get(&(name.clone(), version.clone()));
        let folder = folder.with_context(|| format!("the sources of {name} {version}"))?;
        texts.entry(text(folder)?).or_default().insert(format!("{name} {version} ({licence})"));
    }
    let mut notices = HEAD.to_owned();
    for (text, packages) in texts {
        let packages: Vec<_> = packages.into_iter().collect();
        let _ = write!(notices, "\n{}\n\n{}\n\n{}\n", "-".repeat(72), packages.join("\n"), text.trim_end());
    }
    Ok(notices)
}

/// The third-party packages that a package is compiled from: name, version and licence.
fn compiled(package: &str) -> Result<BTreeSet<(String, String, String)>> {
    let mut cargo = process::cargo();
    cargo.args(["tree", "--locked", "--package", package, "--target", target::WASM]);
    cargo.args(["--edges", "normal,no-proc-macro", "--prefix", "none", "--no-dedupe", "--format", "{p}|{l}"]);
    let tree = process::output(&mut cargo)?;
    let mut found = BTreeSet::new();
    for line in tree.lines().filter(|line| !line.is_empty()) {
        let (package, licence) = line.split_once('|').with_context(|| line.to_owned())?;
        // Those of the workspace give their path.
        if package.contains('(') {
            continue;
        }
        let (name, version) = package.split_once(" v").with_context(|| line.to_owned())?;
        found.insert((name.to_owned(), version.to_owned(), licence.to_owned()));
    }
    Ok(found)
}

/// Where the sources of each package lie, by name and version.
fn folders() -> Result<BTreeMap<(String, String), PathBuf>> {
    let mut cargo = process::cargo();
    cargo.args(["metadata", "--locked", "--format-version", "1", "--filter-platform", target::WASM]);
    let metadata: Value = serde_json::from_str(&process::output(&mut cargo)?)?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists packages")?;
    let folder = |package: &Value| {
        let said = |name: &str| package[name].as_str().map(str::to_owned);
        let manifest = PathBuf::from(said("manifest_path")?);
        Some(((said("name")?, said("version")?), manifest.parent()?.to_owned()))
    };
    packages.iter().map(|package| folder(package).context("a package has a name and a place")).collect()
}

/// The licence that is chosen of those a package offers: MIT's text if it has one.
fn text(folder: &Path) -> Result<String> {
    let mut found = Vec::new();
    for file in files::list(folder)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if ["LICENSE", "LICENCE", "COPYING"].iter().any(|start| name.starts_with(start)) {
            found.push((!name.contains("MIT"), file));
        }
    }
    found.sort();
    let Some((_, file)) = found.first() else { bail!("{}: no licence", folder.display()) };
    fs::read_to_string(file).with_context(|| file.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::repository;

    /// Whether one of the licences that an expression offers has parts that are all allowed. No package here nests them
    /// deeper than `(A OR B) AND C`.
    fn allows(allowed: &[&str], expression: &str) -> bool {
        let words = expression.replace(['(', ')'], "").replace('/', " OR ");
        // With brackets around the choice, what follows AND belongs to every choice.
        let (choice, all) = match (expression.starts_with('('), words.rsplit_once(" AND ")) {
            (true, Some((choice, all))) => (choice.to_owned(), Some(all.to_owned())),
            _ => (words, None),
        };
        let all = all.is_none_or(|one| allowed.contains(&one.trim()));
        all && choice.split(" OR ").any(|one| one.split(" AND ").all(|part| allowed.contains(&part.trim())))
    }

    /// Where packages of others come from.
    const CRATES_IO: &str = "registry+https://github.com/rust-lang/crates.io-index";

    #[test]
    fn every_package_has_a_licence_a_source_and_a_name_that_are_allowed() -> Result<()> {
        let deny: toml::Table = fs::read_to_string(repository::root().join("deny.toml"))?.parse()?;
        let allowed = deny["licenses"]["allow"].as_array().context("a list")?;
        let allowed: Vec<_> = allowed.iter().filter_map(toml::Value::as_str).collect();
        assert!(
            allows(&allowed, "MIT OR Apache-2.0") && allows(&allowed, "(MIT OR GPL-3.0) AND Unicode-3.0")
        );
        assert!(!allows(&allowed, "GPL-3.0") && !allows(&allowed, "MIT AND GPL-3.0"));
        assert!(!allows(&allowed, "(MIT OR Apache-2.0) AND GPL-3.0"));
        let mut cargo = process::cargo();
        cargo.args(["metadata", "--locked", "--format-version", "1"]);
        let metadata: Value = serde_json::from_str(&process::output(&mut cargo)?)?;
        let packages = metadata["packages"].as_array().context("packages")?;
        let banned = deny["bans"]["deny"].as_array().context("a list")?;
        let banned: Vec<_> = banned.iter().filter_map(|one| one["crate"].as_str()).collect();
        assert!(banned.contains(&"openssl-sys"));
        let refused = packages.iter().filter_map(|package| {
            let name = package["name"].as_str().unwrap_or_default();
            let licence = package["license"].as_str().unwrap_or("none");
            // Our own packages come from no registry.
            let source = package["source"].as_str().unwrap_or(CRATES_IO);
            let fine = allows(&allowed, licence) && source == CRATES_IO && !banned.contains(&name);
            (!fine).then(|| format!("{name}: {licence}, {source}"))
        });
        assert_eq!(refused.collect::<Vec<_>>(), Vec::<String>::new());
        assert!(packages.len() > 100);
        Ok(())
    }

    #[test]
    fn the_text_of_mit_is_chosen_where_there_is_one() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("mbao-notices-{}", std::process::id()));
        files::fresh(&folder)?;
        fs::write(folder.join("COPYING"), "either")?;
        assert_eq!(text(&folder)?, "either");
        fs::write(folder.join("LICENSE-MIT"), "MIT")?;
        assert_eq!(text(&folder)?, "MIT");
        files::fresh(&folder)?;
        assert!(text(&folder).is_err());
        fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
