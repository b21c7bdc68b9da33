//! Compiles a crate to WebAssembly for browsers.

use std::path::{Path, PathBuf};

use anyhow::Result;
use wasm_bindgen_cli_support::Output;

use crate::names::Names;
use crate::{order, process, repository, target};

/// A panic ends the program at once, without the texts and the code for reporting it.
const FLAGS: &str = "-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Zfmt-debug=none";

/// A crate to compile in a call of its own, so that it gets no feature that only another crate needs.
pub(crate) struct Crate<'a> {
    pub(crate) package: &'a str,
    pub(crate) features: &'a str,
    /// Packages that are compiled for speed, not for size.
    pub(crate) fast: &'a [&'a str],
}

/// Compiles it; returns the path of the WebAssembly.
///
/// `cargo build --release --target wasm32-unknown-unknown --package PACKAGE` works as well. [`FLAGS`] save
/// 7.5 KB of a board's download and 17 KB of a bundle of islands. They need the standard library to be
/// compiled too, which Cargo calls unstable; the toolchain is pinned, so it is the same everywhere. All
/// crates share one folder, so that common parts are compiled once.
pub(crate) fn compile(what: &Crate<'_>) -> Result<PathBuf> {
    target::ensure()?;
    let folder = repository::target().join("browser");
    let mut cargo = process::cargo();
    cargo.args(["build", "--release", "--package", what.package, "--lib", "--target", target::WASM]);
    cargo.args(["--no-default-features", "--features", what.features, "--target-dir"]).arg(&folder);
    cargo.args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"]);
    cargo.env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", FLAGS);
    for package in what.fast {
        cargo.arg("--config").arg(format!("profile.release.package.{package}.opt-level=3"));
    }
    process::run(&mut cargo)?;
    let file = what.package.replace('-', "_") + ".wasm";
    Ok(folder.join(target::WASM).join("release").join(file))
}

/// Writes `NAME_bg.wasm` and its bindings `NAME.js` into a folder, as small as they get; returns the names to replace in
/// the bindings.
pub(crate) fn emit(output: &mut Output, folder: &Path, name: &str) -> Result<Names> {
    let names = Names::shorten(output);
    output.emit(folder)?;
    order::file(&folder.join(format!("{name}_bg.wasm")))?;
    Ok(names)
}
