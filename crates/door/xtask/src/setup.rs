//! Installs what the tests need besides Rust: Node, its packages, Chromium, and Firefox, `WebKit` and Kiwix if
//! available.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};
use mbao_stick::browsers::installed;

use crate::browser::{Browser, CHROMIUM, FIREFOX, WEBKIT};
use crate::{process, repository, target};

/// The oldest Node that runs Vite, which the tests build with.
const NODE: [u32; 2] = [20, 19];

/// Programs that pack archives for Kiwix and serve them, with their packages; without them, their test is skipped.
const KIWIX: [(&str, &str); 2] = [("zimwriterfs", "zim-tools"), ("kiwix-serve", "kiwix-tools")];

pub(crate) struct Browsers {
    pub(crate) chromium: PathBuf,
    /// Its tests are skipped if it is missing.
    pub(crate) firefox: Option<PathBuf>,
    /// The program that drives it; its tests are skipped if it is missing.
    pub(crate) webkit: Option<PathBuf>,
}

/// Installs what is missing.
pub(crate) fn run() -> Result<Browsers> {
    target::ensure()?;
    node()?;
    packages()?;
    for browser in [&CHROMIUM, &FIREFOX, &WEBKIT] {
        install(browser)?;
    }
    kiwix();
    browsers()
}

pub(crate) fn browsers() -> Result<Browsers> {
    let chromium = CHROMIUM.find()?.context(
        "Chromium is missing. Install it (on Debian and Ubuntu: sudo apt-get install chromium), \
         or name one: CHROMIUM=/path/to/chromium",
    )?;
    Ok(Browsers { chromium, firefox: FIREFOX.find()?, webkit: WEBKIT.find()? })
}

fn node() -> Result<()> {
    let wanted = NODE.map(|number| number.to_string()).join(".");
    let text = process::output(Command::new("node").arg("--version"))
        .with_context(|| format!("install Node {wanted} or newer, with npm"))?;
    let numbers = text.trim().trim_start_matches('v').split('.').map_while(|n| n.parse::<u32>().ok());
    if numbers.lt(NODE) {
        bail!("Node {} is too old: install {wanted} or newer", text.trim());
    }
    Ok(())
}

/// Runs `npm ci`, unless the packages of the lock file are installed already.
fn packages() -> Result<()> {
    let folder = repository::browser_tests();
    let lock = folder.join("package-lock.json");
    let seal = folder.join("node_modules").join(".installed-from");
    let wanted = std::fs::read(&lock).with_context(|| format!("reading {}", lock.display()))?;
    if std::fs::read(&seal).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let mut npm = Command::new(npm);
    npm.args(["ci", "--no-audit", "--no-fund", "--ignore-scripts"]).current_dir(&folder);
    process::run(&mut npm).context("installing the browser tests' packages")?;
    std::fs::write(&seal, wanted).with_context(|| format!("writing {}", seal.display()))
}

/// Installs a browser where that can be done without asking, unless the best kind is found already. A browser
/// that is found is used if a better one cannot be installed.
fn install(browser: &Browser) -> Result<()> {
    let found = browser.find()?;
    if found.as_deref().is_some_and(|found| browser.is_best(found)) || !debian_as_root() {
        return Ok(());
    }
    match (debian(browser.packages), found) {
        (Err(error), Some(found)) => {
            println!("{error:#}; {} is used instead.", found.display());
            Ok(())
        }
        (Err(error), None) if !browser.needed => {
            println!("{error:#}; its tests are skipped.");
            Ok(())
        }
        (installed, _) => installed,
    }
}

/// Installs what Kiwix needs where that can be done without asking.
fn kiwix() {
    let missing = KIWIX.iter().filter(|(program, _)| installed(&[program], &[]).is_none());
    let packages: Vec<_> = missing.map(|(_, package)| *package).collect();
    if !packages.is_empty()
        && debian_as_root()
        && let Err(error) = debian(&packages)
    {
        println!("{error:#}; its test is skipped.");
    }
}

fn debian(packages: &[&str]) -> Result<()> {
    println!("Installing {}.", packages[0]);
    process::run(apt().arg("update"))?;
    process::run(apt().args(["install", "--yes", "--no-install-recommends"]).args(packages))
}

fn apt() -> Command {
    let mut apt = Command::new("apt-get");
    apt.env("DEBIAN_FRONTEND", "noninteractive").arg("--quiet");
    apt
}

fn debian_as_root() -> bool {
    let root = process::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    root && Path::new("/etc/debian_version").exists()
}
