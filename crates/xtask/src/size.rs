//! The size of what readers download, checked against ceilings.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::{compress, repository};

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
struct Sizes {
    download: Vec<Download>,
}

const SIZES: &str = include_str!("../sizes.toml");

/// What users of the package are told.
const README: &str = "crates/library/element/README.md";

/// Adds the files up; fails with every ceiling that is exceeded, and every size that the package's README says
/// otherwise.
pub(crate) fn check() -> Result<()> {
    let readme = fs::read_to_string(repository::root().join(README)).context(README)?;
    let sizes: Sizes = toml::from_str(SIZES).context("sizes.toml")?;
    let mut wrong = Vec::new();
    for Download { folder, files, ceiling, row } in sizes.download {
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
