//! Compiling a crate to WebAssembly for a browser.

use std::path::PathBuf;

use anyhow::Result;

use crate::{process, repository, target};

/// A panic ends the program at once, without the texts and the code that would tell of it.
const FLAGS: &str = "-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Zfmt-debug=none";

/// What is compiled, by a call of its own, so that it carries no feature that only another needs.
pub(crate) struct Crate<'a> {
    pub(crate) package: &'a str,
    pub(crate) features: &'a str,
    /// Packages that are compiled to be fast, not to be small.
    pub(crate) fast: &'a [&'a str],
}

/// Compiles it; where the WebAssembly is.
///
/// `cargo build --release --target wasm32-unknown-unknown --package PACKAGE` works as
/// well. [`FLAGS`] save 7.5 KB of a board's download and 17 KB of a bundle of
/// islands. They need the standard library compiled along, which Cargo calls
/// unstable; the toolchain is pinned, so that it is the same everywhere. All
/// crates share one folder, so that what they have in common is compiled once.
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
