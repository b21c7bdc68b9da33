//! What Mbao may cost: bytes to download, lines of code, seconds of the test.

use std::fs;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::process::{self, Whose};
use crate::{compress, files, repository};

/// Files in a folder of `dist` that are downloaded together.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Download {
    folder: String,
    files: Vec<String>,
    /// The most bytes that they may have together, each as brotli at its best.
    ceiling: usize,
    /// The beginning of the row of the package's README that says how large they are.
    row: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Lines {
    src: usize,
    browser_tests: usize,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Packings {
    test: f64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Budget {
    lines: Lines,
    packings: Packings,
    download: Vec<Download>,
}

impl Budget {
    fn read() -> Result<Self> {
        toml::from_str(include_str!("../budget.toml")).context("budget.toml")
    }
}

/// What users of the package are told.
const README: &str = "crates/library/element/README.md";

/// Adds the files up; fails with every ceiling that is exceeded, and every size that the package's README says
/// otherwise.
pub(crate) fn check() -> Result<()> {
    let readme = fs::read_to_string(repository::root().join(README)).context(README)?;
    let mut wrong = Vec::new();
    for Download { folder, files, ceiling, row } in Budget::read()?.download {
        let sum = print(&repository::dist().join(&folder), &files)?;
        println!("{ceiling:>28} is the ceiling");
        if sum > ceiling {
            wrong.push(format!(
                "dist/{folder}, {}: {sum} bytes, {} beyond the ceiling",
                files.join(", "),
                sum - ceiling
            ));
        }
        if let Some(row) = row.map(|row| format!("{row} {} KB |", (sum + 500) / 1000))
            && !readme.contains(&row)
        {
            wrong.push(format!("{README} has to say: {row}"));
        }
    }
    ensure!(wrong.is_empty(), "{}", wrong.join("\n"));
    Ok(())
}

/// Fails if the whole test took more of processors than it may, on machines fast or slow.
pub(crate) fn hold_time(took: Duration) -> Result<()> {
    hold(took, packing()?)
}

fn hold(took: Duration, packing: Duration) -> Result<()> {
    let may = Budget::read()?.packings.test;
    if took.is_zero() || packing.is_zero() {
        return Ok(());
    }
    let took = took.div_duration_f64(packing);
    println!("the test took {took:.0} of {may} packings, each {packing:.2?}");
    ensure!(took <= may, "the test took {took:.0} packings of a processor's time; budget.toml allows {may}");
    Ok(())
}

/// What a processor needs here, now, for a piece of work that is the same everywhere.
fn packing() -> Result<Duration> {
    let numbers: String = (1..=150_000_u32).map(|n| n.wrapping_mul(2_654_435_761).to_string()).collect();
    let before = process::processors(Whose::Own);
    compress::brotli(numbers.as_bytes(), compress::BEST)?;
    Ok(process::processors(Whose::Own).saturating_sub(before))
}

/// Prints the size of each of a folder's files as brotli at its best, and returns their sum.
pub(crate) fn print(folder: &Path, names: &[impl AsRef<Path>]) -> Result<usize> {
    let mut sum = 0;
    for name in names {
        let file = folder.join(name);
        let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
        let packed = compress::brotli(&bytes, compress::BEST)?;
        println!("{:>9} bytes, {:>8} as brotli  {}", bytes.len(), packed.len(), name.as_ref().display());
        sum += packed.len();
    }
    println!("{sum:>28} in all");
    Ok(sum)
}

/// So many lines may be taken away before the budget has to follow.
const ROOM: usize = 400;

/// Fails if there are more lines of code than there may be, or if their budget has to follow them down.
pub(crate) fn hold_lines() -> Result<()> {
    let budget = Budget::read()?.lines;
    let mut src = 0;
    for package in repository::crates()? {
        for folder in ["src", "element"].map(|name| package.join(name)).iter().filter(|path| path.is_dir()) {
            src += lines(folder, &[".rs", ".js", ".ts"])?;
        }
    }
    let browser_tests = lines(&repository::browser_tests(), &[".mjs", ".ts"])?;
    for (what, there, may) in
        [("src", src, budget.src), ("browser_tests", browser_tests, budget.browser_tests)]
    {
        println!("{what}: {there} lines of {may}");
        ensure!(there <= may, "{what}: {there} lines; budget.toml allows {may}");
        ensure!(there + ROOM > may, "{what}: {there} lines; lower its budget of {may}");
    }
    Ok(())
}

/// Adds up the lines of the files below a folder with one of these endings.
fn lines(folder: &Path, endings: &[&str]) -> Result<usize> {
    let mut sum = 0;
    for path in files::list(folder)? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        if path.is_dir() && name != "node_modules" {
            sum += lines(&path, endings)?;
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            sum += fs::read_to_string(&path).with_context(|| path.display().to_string())?.lines().count();
        }
    }
    Ok(sum)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_is_held_whatever_the_machine() {
        let [fast, slow] = [2, 5].map(Duration::from_secs);
        hold(Duration::from_secs(2000), fast).expect("it is not too long");
        hold(Duration::from_secs(5000), slow).expect("nor is more on a slow machine");
        let long = hold(Duration::from_secs(5000), fast).expect_err("but here it is").to_string();
        assert!(long.contains("budget.toml allows"), "{long}");
        hold(Duration::ZERO, Duration::ZERO).expect("no system tells");
    }
}
