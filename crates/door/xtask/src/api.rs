//! What the published crates offer to other people's code, one item a line, kept beside each crate as a file: a
//! change of it is seen in review.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use serde_json::Value;

use crate::{process, repository};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lists {
    /// Write them.
    Written,
    /// Compare them with those that are kept.
    Checked,
}

/// Makes the list of each published crate.
///
/// # Errors
///
/// If a crate's docs cannot be made, or if a list that is checked differs from the one that is kept.
pub(crate) fn list(lists: Lists) -> Result<()> {
    let mut changed = Vec::new();
    for (package, folder) in published()? {
        let path = folder.join("public-api.txt");
        let api = of(&package).with_context(|| package.clone())?;
        match lists {
            Lists::Written => fs::write(&path, api).with_context(|| format!("writing {}", path.display()))?,
            Lists::Checked => {
                let kept = fs::read_to_string(&path).unwrap_or_default();
                changed.extend(difference(&kept, &api).map(|line| format!("{package} {line}")));
            }
        }
    }
    if !changed.is_empty() {
        bail!("what crates offer has changed; if that is meant: cargo xtask api\n{}", changed.join("\n"));
    }
    Ok(())
}

/// The packages of the workspace that are published, with their folders.
fn published() -> Result<Vec<(String, PathBuf)>> {
    let mut cargo = process::cargo();
    cargo.args(["metadata", "--locked", "--no-deps", "--format-version", "1"]);
    let metadata: Value = serde_json::from_str(&process::output(&mut cargo)?)?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists packages")?;
    let theirs = packages.iter().filter(|package| package["publish"].is_null());
    theirs
        .map(|package| {
            let text = |key: &str| package[key].as_str().with_context(|| format!("a package's {key}"));
            let folder = PathBuf::from(text("manifest_path")?);
            Ok((text("name")?.to_owned(), folder.parent().context("a folder")?.to_owned()))
        })
        .collect()
}

/// The items that a package offers with all its features, as docs.rs shows it.
fn of(package: &str) -> Result<String> {
    // A folder of its own: with this variable, packages that ask for it would be compiled anew in the usual one.
    let target = repository::target().join("api");
    let mut cargo = process::cargo();
    cargo.args(["rustdoc", "--quiet", "--lib", "--all-features", "--package", package, "--target-dir"]);
    // Docs as JSON are not stable yet; toolchain and `public-api` are pinned to versions that suit each other.
    cargo.arg(&target).args(["--", "-Z", "unstable-options", "--output-format", "json"]);
    process::output(cargo.env("RUSTC_BOOTSTRAP", "1"))?;
    let json = target.join("doc").join(package.replace('-', "_")).with_extension("json");
    let api = public_api::Builder::from_rustdoc_json(json)
        .omit_blanket_impls(true)
        .omit_auto_trait_impls(true)
        .omit_auto_derived_impls(true)
        .build()?;
    Ok(api.to_string())
}

/// The lines that only one of two lists has: `-` those of the first, `+` those of the second.
fn difference<'a>(kept: &'a str, now: &'a str) -> impl Iterator<Item = String> + 'a {
    let only = |sign: char, of: &'a str, other: &'a str| {
        let other: std::collections::HashSet<_> = other.lines().collect();
        of.lines().filter(move |line| !other.contains(line)).map(move |line| format!("{sign}{line}"))
    };
    only('-', kept, now).chain(only('+', now, kept))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_a_published_crate_refuses_with_is_an_error() -> Result<()> {
        let mut lists = String::new();
        for (_, folder) in published()? {
            lists += &fs::read_to_string(folder.join("public-api.txt"))?;
        }
        let type_name = |path: &str| path.rsplit("::").next().unwrap_or(path).to_owned();
        let errors: Vec<String> = (lists.lines())
            .filter_map(|line| line.strip_prefix("impl core::error::Error for "))
            .map(type_name)
            .collect();
        // A result ends with the path of its error.
        let told = lists.split("result::Result<").skip(1).filter_map(|rest| rest.lines().next());
        let refusals =
            told.filter_map(|rest| rest.rsplit_once(", mbao_")?.1.split_once('>')).map(|(path, _)| path);
        let mut seen = 0;
        for refusal in refusals {
            assert!(errors.contains(&type_name(refusal)), "mbao_{refusal} is no core::error::Error");
            seen += 1;
        }
        assert!(seen > 20, "{seen} results");
        Ok(())
    }

    #[test]
    fn lines_that_came_or_went_are_told() {
        let told: Vec<_> = difference("a\nb\nc\n", "a\nc\nd\n").collect();
        assert_eq!(told, ["-b", "+d"]);
        assert_eq!(difference("a\n", "a\n").count(), 0);
    }
}
