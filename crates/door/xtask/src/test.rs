//! Everything a change must pass: the cheapest checks first, two stages at a time.

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context, Result};

use crate::browser::{CHROMIUM, FIREFOX, WEBKIT};
use crate::known::{Known, Links, Offline};
use crate::setup::Browsers;
use crate::stages::{self, Stage};
use crate::{budget, files, process, repository, serve, setup, site};

/// The names of test files that need the machine to themselves, because they measure what a busy machine
/// cannot give, end with this.
const ALONE: &str = ".alone.test.mjs";

const CLIPPY: &str = "Clippy";
const BUILD: &str = "Build";
const SETUP: &str = "Setup";
const COMPILED: &str = "Rust tests, compiled";
const LANGUAGE: &str = "A language to try";

/// Runs all checks that a change must pass.
pub(crate) fn run() -> Result<()> {
    let took = stages::run(vec![
        format(),
        lines(),
        Stage::new(SETUP, |programs| programs.run(xtask(&["setup"])?)).beside_any(),
        clippy(),
        Stage::new(BUILD, |programs| programs.run(xtask(&["build", "--draft"])?)),
        Stage::new("Size", |programs| programs.run(xtask(&["size"])?)).after(&[BUILD]),
        compile(),
        Stage::new(LANGUAGE, |programs| programs.run(language())).after(&[BUILD, COMPILED, SETUP]),
        // Files at a time: tests wait for a third of their time, which others use.
        Stage::new("Pages in browsers", |programs| programs.run(browsers(Some(3))?)).after(&[LANGUAGE]),
        wasm().after(&[BUILD, SETUP]),
        // The rules that are downloaded use fewer shortcuts. Compiled less fast they take 85 seconds of a
        // processor instead of 115.
        Stage::new("The compact rules", |programs| {
            let mut rules = cargo(&["test", "--package", "mbao-rules", "--features", "compact", "--tests"]);
            rules.args(["--config", "profile.dev.package.mbao-rules.opt-level=1"]);
            programs.run(rules)
        })
        .after(&[COMPILED]),
        // Compiled as usual after the other language was, whose pages the same program writes.
        rust().after(&[COMPILED, LANGUAGE]),
        docs(),
        // With no feature, as others get the crate. What other stages add to it only writes and reads.
        Stage::new("The rules alone", |programs| programs.run(cargo(&["check", "--package", "mbao-rules"])))
            .after(&[CLIPPY]),
        Stage::new("Pages in browsers, measured", |programs| programs.run(browsers(None)?)).alone(),
    ])?;
    budget::hold_time(took)
}

/// Runs all checks that need no browser, and installs nothing.
pub(crate) fn quick() -> Result<()> {
    stages::run(vec![
        format(),
        lines(),
        clippy(),
        Stage::new(BUILD, |programs| programs.run(xtask(&["package"])?)),
        compile(),
        docs(),
        rust(),
        wasm().after(&[BUILD]),
    ])
    .map(drop)
}

/// Takes pictures at all sizes: of the page to copy from and of the kiosk in the tests that check whether
/// they fit, then of the site's pages.
pub(crate) fn shots() -> Result<()> {
    let site = site::build(site::draft(), &Known::default(), Offline::Refused, Links::Folders)?;
    let browsers = setup::run()?;
    let address = serve::in_background(site)?;
    let mut fits = node("browser", |_| true, 1)?;
    fits.arg("--test-name-pattern=it fits").env("SHOTS", "1");
    let mut pictures = Command::new("node");
    pictures.arg(repository::root().join("tests/browser/shots.mjs"));
    for mut command in [fits, pictures] {
        inside(&mut command, &browsers, &address);
        process::run(&mut command)?;
    }
    println!("Pictures: {}", repository::root().join("target/shots").display());
    Ok(())
}

fn format() -> Stage {
    Stage::new("Format", |programs| programs.run(cargo(&["fmt", "--all", "--check"]))).alone()
}

fn lines() -> Stage {
    Stage::new("Lines", |_| budget::hold_lines()).beside_any()
}

/// The two halves of the workspace. Checked together, the packages that this program is compiled from would
/// get other features and be compiled once more.
const HALVES: [&[&str]; 2] = [process::OTHERS, &["--package", "xtask"]];

fn clippy() -> Stage {
    Stage::new(CLIPPY, |programs| {
        for half in HALVES {
            let mut clippy = cargo(&["clippy", "--all-targets", "--quiet"]);
            clippy.args(half).args(["--", "--deny", "warnings"]);
            programs.run(clippy)?;
        }
        Ok(())
    })
}

fn compile() -> Stage {
    Stage::new(COMPILED, |programs| {
        for half in HALVES {
            let mut tests = cargo(&["test", "--no-run", "--quiet"]);
            tests.args(half);
            programs.run(tests)?;
        }
        Ok(())
    })
    .after(&[CLIPPY])
}

/// The docs can be made, every link in them leads somewhere, and what crates offer is as it is written down.
fn docs() -> Stage {
    Stage::new("Docs", |programs| {
        for half in HALVES {
            let mut docs = cargo(&["doc", "--no-deps", "--quiet"]);
            docs.args(half).env("RUSTDOCFLAGS", "--deny warnings");
            programs.run(docs)?;
        }
        programs.run(xtask(&["api", "--check"])?)
    })
    .after(&[CLIPPY])
}

fn rust() -> Stage {
    Stage::new("Rust tests", |programs| {
        for half in HALVES {
            let mut tests = cargo(&["test"]);
            tests.args(half);
            programs.run(tests)?;
        }
        Ok(())
    })
    .after(&[COMPILED])
}

fn wasm() -> Stage {
    Stage::new("WebAssembly under Node", |programs| programs.run(node("wasm", |_| true, 1)?))
}

fn cargo(arguments: &[&str]) -> Command {
    let mut cargo = process::cargo();
    cargo.args(arguments);
    cargo
}

/// Runs this program with another command.
fn xtask(arguments: &[&str]) -> Result<Command> {
    let mut xtask = Command::new(std::env::current_exe().context("finding this program")?);
    xtask.args(arguments).current_dir(repository::root());
    Ok(xtask)
}

/// Writes the pages of a made-up language.
fn language() -> Command {
    let mut language = Command::new("node");
    language.arg("tests/browser/language.mjs").current_dir(repository::root());
    language
}

/// The browser tests: this many files side by side of those that allow it, or one after another those that do
/// not.
fn browsers(side_by_side: Option<usize>) -> Result<Command> {
    let address = serve::in_background(site::draft())?;
    let mut node =
        node("browser", |name| name.ends_with(ALONE) == side_by_side.is_none(), side_by_side.unwrap_or(1))?;
    inside(&mut node, &setup::browsers()?, &address);
    Ok(node)
}

/// Tells tests which browsers to start, and where the site is.
fn inside(node: &mut Command, browsers: &Browsers, address: &str) {
    node.env(CHROMIUM.variable, &browsers.chromium);
    if let Some(firefox) = &browsers.firefox {
        node.env(FIREFOX.variable, firefox);
    }
    if let Some(webkit) = &browsers.webkit {
        node.env(WEBKIT.variable, webkit);
    }
    node.env("SITE", address);
    // Tests of other kinds of servers use this program, so that nothing else has to be built or found.
    node.env("XTASK", std::env::current_exe().unwrap_or_default());
    // All tests use the site that was built before them.
    node.env("AS_BUILT", "1");
}

/// Node's own runner with the test files of a folder under `tests` whose names match, this many at a time.
fn node(folder: &str, suits: impl Fn(&str) -> bool, at_a_time: usize) -> Result<Command> {
    let folder = repository::root().join("tests").join(folder);
    let suits = |file: &PathBuf| {
        let name = file.file_name().unwrap_or_default().to_string_lossy();
        name.ends_with(".test.mjs") && suits(&name)
    };
    let mut node = Command::new("node");
    // Prints one test per line as it runs, even where the output is a file.
    node.args(["--test", "--test-reporter=spec"]).arg(format!("--test-concurrency={at_a_time}"));
    node.args(files::list(&folder)?.into_iter().filter(suits)).current_dir(repository::root());
    Ok(node)
}
