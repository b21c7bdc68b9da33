//! Everything a change must pass, cheapest first.

use std::path::Path;
use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result};

use crate::{files, process, repository, setup, site, size};

/// Runs the stages until one fails.
pub(crate) fn run() -> Result<()> {
    let start = Instant::now();
    stage("Format", || cargo(&["fmt", "--all", "--check"]))?;
    stage("Clippy", || {
        cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"])
    })?;
    stage("Build", || site::build(None).map(|_| ()))?;
    stage("Size", size::check)?;
    let chromium = stage("Setup", setup::run)?;
    println!("\nReady after {:.0} s; the tests follow.", start.elapsed().as_secs_f64());
    stage("Rust tests", || cargo(&["test", "--workspace"]))?;
    stage("WebAssembly under Node", || node("wasm", |_| ()))?;
    stage("The page in Chromium", || node("browser", |node| in_browser(node, &chromium)))
}

/// Takes pictures of the page at all sizes, by the tests that look whether it fits.
pub(crate) fn shots() -> Result<()> {
    site::build(None)?;
    let chromium = setup::run()?;
    node("browser", |node| {
        in_browser(node, &chromium);
        node.arg("--test-name-pattern=it fits");
    })?;
    println!("Pictures: {}", repository::root().join("target/shots").display());
    Ok(())
}

fn in_browser(node: &mut Command, chromium: &Path) {
    // The server is this program, so that nothing else has to be built or found.
    node.env("CHROMIUM", chromium).env("XTASK", std::env::current_exe().unwrap_or_default());
}

fn stage<T>(name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    println!("\n== {name} ==");
    work().with_context(|| format!("stage \"{name}\""))
}

fn cargo(arguments: &[&str]) -> Result<()> {
    process::run(process::cargo().args(arguments))
}

/// Runs the test files of a folder under `tests` by Node's own runner.
fn node(folder: &str, prepare: impl FnOnce(&mut Command)) -> Result<()> {
    let folder = repository::root().join("tests").join(folder);
    let tests = files::list(&folder)?.into_iter().filter(|f| f.to_string_lossy().ends_with(".test.mjs"));
    let mut node = Command::new("node");
    // Streamed one test a line, also where the output is a file. One file after
    // another: each starts a server, and that builds the site.
    node.args(["--test", "--test-reporter=spec", "--test-concurrency=1"]).current_dir(repository::root());
    prepare(&mut node);
    node.args(tests);
    process::run(&mut node)
}
