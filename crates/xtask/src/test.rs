//! Everything a change must pass, cheapest first.

use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result};

use crate::browser::{CHROMIUM, FIREFOX};
use crate::setup::Browsers;
use crate::site::{Known, Offline};
use crate::{files, process, repository, setup, site, size};

/// Runs the stages until one fails.
pub(crate) fn run() -> Result<()> {
    let start = Instant::now();
    stage("Format", || cargo(&["fmt", "--all", "--check"]))?;
    stage("Clippy", || {
        cargo(&["clippy", "--workspace", "--all-targets", "--quiet", "--", "--deny", "warnings"])
    })?;
    stage("Build", || site::build(&Known::default(), Offline::Refused).map(|_| ()))?;
    stage("Size", size::check)?;
    let browsers = stage("Setup", setup::run)?;
    println!("\nReady after {:.0} s; the tests follow.", start.elapsed().as_secs_f64());
    stage("Rust tests", || cargo(&["test", "--workspace"]))?;
    // What is downloaded plays by fewer shortcuts.
    stage("The compact rules", || cargo(&["test", "--package", "mbao-rules", "--features", "compact"]))?;
    stage("WebAssembly under Node", || node("wasm", |_| ()))?;
    stage("The page in browsers", || node("browser", |node| inside(node, &browsers)))
}

/// Takes pictures at all sizes: of the page to copy from and of the kiosk by the tests that look
/// whether they fit, then of the site's pages.
pub(crate) fn shots() -> Result<()> {
    site::build(&Known::default(), Offline::Refused)?;
    let browsers = setup::run()?;
    node("browser", |node| {
        inside(node, &browsers);
        node.arg("--test-name-pattern=it fits");
    })?;
    let mut pictures = Command::new("node");
    pictures.arg(repository::root().join("tests/browser/shots.mjs"));
    inside(&mut pictures, &browsers);
    process::run(&mut pictures)?;
    println!("Pictures: {}", repository::root().join("target/shots").display());
    Ok(())
}

fn inside(node: &mut Command, browsers: &Browsers) {
    node.env(CHROMIUM.variable, &browsers.chromium);
    if let Some(firefox) = &browsers.firefox {
        node.env(FIREFOX.variable, firefox);
    }
    // The server is this program, so that nothing else has to be built or found.
    node.env("XTASK", std::env::current_exe().unwrap_or_default());
    // What was built before the tests is what each of them looks at.
    node.env("AS_BUILT", "1");
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
