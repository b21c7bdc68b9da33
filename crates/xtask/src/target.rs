//! The WebAssembly target of the toolchain.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::process;

pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Adds the target where it is missing. `rust-toolchain.toml` asks for it too,
/// but `rustup` heeds that only where it may install by itself.
pub(crate) fn ensure() -> Result<()> {
    if installed()? {
        return Ok(());
    }
    println!("Adding {WASM} to the toolchain.");
    let mut rustup = Command::new("rustup");
    rustup.args(["target", "add", WASM]).current_dir(crate::repository::root());
    process::run(&mut rustup)
        .with_context(|| format!("the toolchain lacks the target {WASM}, and rustup did not add it"))?;
    if !installed()? {
        bail!("rustup added {WASM}, but to another toolchain than the rustc in use");
    }
    Ok(())
}

/// Whether the compiler in use has the target's standard library.
fn installed() -> Result<bool> {
    let mut rustc = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    rustc.args(["--print", "target-libdir", "--target", WASM]).current_dir(crate::repository::root());
    let folder = process::output(&mut rustc)?;
    Ok(std::path::Path::new(folder.trim()).is_dir())
}
