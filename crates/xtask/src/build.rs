//! Building: the viewer as ES modules.

use std::path::PathBuf;

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::process;
use crate::{files, minify, names, repository, size, target};

/// Builds `dist/viewer`: what takes over the islands of the pages.
pub(crate) fn viewer() -> Result<PathBuf> {
    islands("viewer", "browser")
}

/// Builds `dist/kiosk`: what fills the page of a kiosk. Of the same crate, and
/// apart, so that no other page carries it.
pub(crate) fn kiosk() -> Result<PathBuf> {
    islands("kiosk", "kiosk")
}

/// The viewer with one of its features, as the module `name`.
fn islands(name: &str, feature: &str) -> Result<PathBuf> {
    let compiled = compile(&Alone {
        package: "mbao-viewer",
        features: feature,
        std: &["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"],
        flags: "",
        shaped: true,
        folder: "viewer",
        file: "mbao_viewer.wasm",
        level: None,
    })?;
    let folder = repository::dist().join(name);
    files::fresh(&folder)?;
    bindings()?
        .typescript(false)
        .out_name(name)
        .input_path(&compiled)
        .generate(&folder)
        .with_context(|| format!("generating bindings for {}", compiled.display()))?;
    minify::folder(&folder)?;
    let [module, script] = [format!("{name}_bg.wasm"), format!("{name}.js")];
    names::shorten(&folder.join(&module), &folder.join(&script))?;
    size::print(&folder, &[script.as_str(), module.as_str()])?;
    Ok(folder)
}

/// A library that is built for browsers by itself, so that no feature of
/// another crate leaks into what is downloaded.
struct Alone<'a> {
    package: &'a str,
    features: &'a str,
    /// What of the standard library is compiled along.
    std: &'a [&'a str],
    /// What the compiler is told besides.
    flags: &'a str,
    /// Whether functions are shaped before they are optimised: that makes the viewer smaller, the rules larger.
    shaped: bool,
    /// Where under `target`.
    folder: &'a str,
    file: &'a str,
    /// How it is optimised, if not as the profile says.
    level: Option<&'a str>,
}

/// Compiles it; where the WebAssembly is.
fn compile(alone: &Alone<'_>) -> Result<PathBuf> {
    target::ensure()?;
    let folder = repository::target().join(alone.folder);
    let mut cargo = process::cargo();
    cargo.args(["build", "--release", "--package", alone.package, "--lib", "--no-default-features"]);
    cargo.args(["--features", alone.features, "--target", target::WASM]);
    // The standard library is compiled along, without the texts of faults that
    // never happen: a third of the size. Cargo calls that unstable; the
    // toolchain is pinned, so that it is the same everywhere.
    cargo.args(alone.std).arg("--target-dir").arg(&folder);
    let mut flags = vec![
        "-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Zfmt-debug=none",
        alone.flags,
    ];
    if !alone.shaped {
        flags.push("-Zmir-opt-level=0");
    }
    if let Some(level) = alone.level {
        cargo.env("CARGO_PROFILE_RELEASE_OPT_LEVEL", level);
    } else {
        // Loops made fast by more code.
        flags.push("-Cllvm-args=-disable-lsr");
    }
    cargo.env("RUSTC_BOOTSTRAP", "1").env("RUSTFLAGS", flags.join(" "));
    process::run(&mut cargo)?;
    Ok(folder.join(target::WASM).join("release").join(alone.file))
}

/// The generator of what stands between WebAssembly and a page.
fn bindings() -> Result<Bindgen> {
    let mut bindgen = Bindgen::new();
    bindgen
        .web(true)?
        .remove_name_section(true)
        .remove_producers_section(true)
        // `init()` finds the WebAssembly beside the module.
        .omit_default_module_path(false);
    Ok(bindgen)
}
