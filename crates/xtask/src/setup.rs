//! What the tests need besides Rust: Node, its one package, Chromium.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{chromium, process, repository, target};

/// The oldest Node whose test runner does what the tests use.
const NODE: u32 = 20;

/// Installs what is missing; where Chromium is.
pub(crate) fn run() -> Result<PathBuf> {
    target::ensure()?;
    node()?;
    packages()?;
    browser()
}

fn node() -> Result<()> {
    let text = process::output(Command::new("node").arg("--version"))
        .with_context(|| format!("install Node {NODE} or newer, with npm"))?;
    let major = text.trim().trim_start_matches('v').split('.').next().and_then(|n| n.parse::<u32>().ok());
    match major {
        Some(major) if major >= NODE => Ok(()),
        _ => bail!("Node {} is too old: install {NODE} or newer", text.trim()),
    }
}

/// `npm ci`, unless what is installed is what the lock says.
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
    process::run(&mut npm).context("installing the browser tests' package")?;
    std::fs::write(&seal, wanted).with_context(|| format!("writing {}", seal.display()))
}

/// Finds Chromium, and installs it where that can be done unasked.
fn browser() -> Result<PathBuf> {
    if let Some(found) = chromium::find()? {
        return Ok(found);
    }
    if !debian_as_root() {
        bail!(
            "Chromium is missing. Install it (on Debian and Ubuntu: sudo apt-get install chromium), \
             or name one: CHROMIUM=/path/to/chromium"
        );
    }
    println!("Installing Chromium.");
    process::run(apt().arg("update"))?;
    process::run(apt().args([
        "install",
        "--yes",
        "--no-install-recommends",
        "chromium",
        "fonts-dejavu-core",
    ]))?;
    chromium::find()?.context("Chromium was installed, but is not found")
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
