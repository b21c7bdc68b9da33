//! The parts of the toolchain besides the compiler.

use std::fs::{self, File};
use std::path::Path;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{process, repository};

pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Adds the target and the sources of the standard library if they are missing. `rust-toolchain.toml` asks
/// for both too, but `rustup` obeys that only where it may install by itself.
pub(crate) fn ensure() -> Result<()> {
    let sysroot = ask(&["--print", "sysroot"])?;
    add(["target", "add", WASM], Path::new(&ask(&["--print", "target-libdir", "--target", WASM])?))?;
    add(["component", "add", "rust-src"], &Path::new(&sysroot).join("lib/rustlib/src/rust/library"))
}

/// Lets `rustup` add something, unless its folder exists. Stages that run side by side take turns: two
/// `rustup`s that fetch the same thing delete each other's files.
fn add(what: [&str; 3], folder: &Path) -> Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let path = repository::target().join("rustup.lock");
    fs::create_dir_all(repository::target())?;
    let turn = File::create(&path).with_context(|| format!("writing {}", path.display()))?;
    turn.lock().with_context(|| format!("waiting for {}", path.display()))?;
    if folder.is_dir() {
        return Ok(());
    }
    println!("Adding {} to the toolchain.", what[2]);
    let mut rustup = Command::new("rustup");
    rustup.args(what).current_dir(repository::root());
    process::run(&mut rustup)
        .with_context(|| format!("the toolchain lacks {}, and rustup did not add it", what[2]))?;
    if !folder.is_dir() {
        bail!("rustup added {}, but to another toolchain than the rustc in use", what[2]);
    }
    Ok(())
}

/// The answer of the compiler in use.
fn ask(arguments: &[&str]) -> Result<String> {
    let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc.args(arguments).current_dir(repository::root());
    Ok(process::output(&mut rustc)?.trim().to_owned())
}
