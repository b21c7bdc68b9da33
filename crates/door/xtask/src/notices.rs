//! The notices for third-party code in the package and in the program: names, licences, and the licences' texts.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use serde_json::Value;

use crate::{files, process, target};

/// What holds other people's code.
pub(crate) struct Holder {
    package: &'static str,
    target: &'static str,
    name: &'static str,
}

/// The npm package.
pub(crate) const LIBRARY: Holder =
    Holder { package: "mbao", target: target::WASM, name: "The WebAssembly of this package" };
/// The site in one program, for any system; the site within has its own notices.
pub(crate) const STICK: Holder = Holder { package: "mbao-stick", target: "all", name: "This program" };

struct Source {
    folder: PathBuf,
    authors: String,
    repository: String,
}

/// The notices for a package of the workspace.
pub(crate) fn of(holder: &Holder) -> Result<String> {
    let sources = sources(holder)?;
    // Packages by the text of their licence: many share one.
    let mut texts: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for (name, version, licence) in compiled(holder)? {
        let source = sources.get(&(name.clone(), version.clone()));
        let source = source.with_context(|| format!("the sources of {name} {version}"))?;
        let text = text(&source.folder)?
            .or_else(|| of_siblings(source, &sources))
            .or_else(|| mit(&licence, source))
            .with_context(|| format!("{}: no licence", source.folder.display()))?;
        texts.entry(text).or_default().insert(format!("{name} {version} ({licence})"));
    }
    let mut notices = format!(
        "Third-party notices

{} holds code of the packages below, and of the Rust standard library
(Copyright (c) The Rust Project Contributors; MIT or Apache-2.0, whose terms stand in LICENSE-MIT and
LICENSE-APACHE beside this file).
",
        holder.name
    );
    for (text, packages) in texts {
        let packages: Vec<_> = packages.into_iter().collect();
        let _ = write!(notices, "\n{}\n\n{}\n\n{}\n", "-".repeat(72), packages.join("\n"), text.trim_end());
    }
    Ok(notices)
}

/// The text of a package from the same repository: some put the licence into one of theirs only.
fn of_siblings(source: &Source, sources: &BTreeMap<(String, String), Source>) -> Option<String> {
    let same = |other: &&Source| !source.repository.is_empty() && other.repository == source.repository;
    sources.values().filter(same).find_map(|other| text(&other.folder).ok().flatten())
}

/// What stands for MIT's text where a package that offers it has none.
fn mit(licence: &str, source: &Source) -> Option<String> {
    licence.split([' ', '/', '(', ')']).any(|one| one == "MIT").then(|| {
        let authors = if source.authors.is_empty() { "its authors" } else { &source.authors };
        format!(
            "Copyright (c) {authors} ({}). MIT, whose terms stand in LICENSE-MIT beside this file.",
            source.repository
        )
    })
}

/// The third-party packages that a package is compiled from: name, version and licence.
fn compiled(holder: &Holder) -> Result<BTreeSet<(String, String, String)>> {
    let mut cargo = process::cargo();
    cargo.args(["tree", "--locked", "--package", holder.package, "--target", holder.target]);
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

/// Where each package comes from, by name and version.
fn sources(holder: &Holder) -> Result<BTreeMap<(String, String), Source>> {
    let mut cargo = process::cargo();
    cargo.args(["metadata", "--locked", "--format-version", "1"]);
    if holder.target != "all" {
        cargo.args(["--filter-platform", holder.target]);
    }
    let metadata: Value = serde_json::from_str(&process::output(&mut cargo)?)?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists packages")?;
    let source = |package: &Value| {
        let said = |name: &str| package[name].as_str().map(str::to_owned);
        let manifest = PathBuf::from(said("manifest_path")?);
        let authors = package["authors"].as_array().into_iter().flatten().filter_map(Value::as_str);
        let source = Source {
            folder: manifest.parent()?.to_owned(),
            authors: authors.collect::<Vec<_>>().join(", "),
            repository: said("repository").unwrap_or_default(),
        };
        Some(((said("name")?, said("version")?), source))
    };
    packages.iter().map(|package| source(package).context("a package has a name and a place")).collect()
}

/// The licence that is chosen of those a package offers: MIT's text if it has one; `None` if it has no text.
fn text(folder: &Path) -> Result<Option<String>> {
    let mut found = Vec::new();
    for file in files::list(folder)? {
        let name = file.file_name().unwrap_or_default().to_string_lossy().to_uppercase();
        if ["LICENSE", "LICENCE", "COPYING"].iter().any(|start| name.starts_with(start)) {
            found.push((!name.contains("MIT"), file));
        }
    }
    found.sort();
    let Some((_, file)) = found.first() else { return Ok(None) };
    fs::read_to_string(file).map(Some).with_context(|| file.display().to_string())
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
        assert_eq!(text(&folder)?.as_deref(), Some("either"));
        fs::write(folder.join("LICENSE-MIT"), "MIT")?;
        assert_eq!(text(&folder)?.as_deref(), Some("MIT"));
        files::fresh(&folder)?;
        assert_eq!(text(&folder)?, None);
        fs::remove_dir_all(&folder)?;
        Ok(())
    }

    #[test]
    fn only_mit_can_stand_without_its_text() {
        let source = Source {
            folder: PathBuf::new(),
            authors: "Ann".to_owned(),
            repository: "https://forge.example/a".to_owned(),
        };
        for licence in ["MIT", "Zlib OR Apache-2.0 OR MIT", "(MIT OR Apache-2.0)", "Apache-2.0/MIT"] {
            let said = mit(licence, &source).unwrap_or_default();
            assert!(said.contains("Copyright (c) Ann (https://forge.example/a)"), "{licence}: {said}");
        }
        assert_eq!(mit("MIT-0", &source).or_else(|| mit("BSD-3-Clause", &source)), None);
    }
}
