//! Building: the library as an ES module, and the site around it.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result};

use crate::process;
use crate::{files, minify, package, repository, target};

/// Builds `dist/mbao` and `dist/site`; where the site is.
pub(crate) fn site() -> Result<PathBuf> {
    let start = Instant::now();
    let library = library()?;
    let site = repository::dist().join("site");
    files::fresh(&site)?;
    files::copy(&repository::root().join("www"), &site)?;
    let inside = site.join("mbao");
    fs::create_dir_all(&inside)?;
    for name in ["mbao.js", "mbao_bg.wasm", "board.js", "animation.js", "engine.js", "style.js"] {
        fs::copy(library.join(name), inside.join(name)).with_context(|| format!("copying {name}"))?;
    }
    println!("Built {} in {:.1} s.", shown(&site), start.elapsed().as_secs_f64());
    Ok(site)
}

/// Builds `dist/mbao`: the ES module, its types, the WebAssembly.
pub(crate) fn library() -> Result<PathBuf> {
    target::ensure()?;
    let alone = repository::target().join("alone");
    let mut cargo = process::cargo();
    // Alone, so that no feature of another crate leaks into what is downloaded.
    cargo.args([
        "build",
        "--release",
        "--package",
        "mbao",
        "--lib",
        "--features",
        "alone",
        "--target",
        target::WASM,
    ]);
    // The standard library is compiled along, without the texts of faults that
    // never happen: a third of the size. Cargo calls that unstable; the
    // toolchain is pinned, so that it is the same everywhere.
    cargo
        .args(["-Zbuild-std=core,alloc", "-Zbuild-std-features=optimize_for_size", "--target-dir"])
        .arg(&alone);
    cargo.env("RUSTC_BOOTSTRAP", "1").env(
        "RUSTFLAGS",
        "-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Zfmt-debug=none \
         -Cstrip=symbols -Clink-arg=--compress-relocations",
    );
    process::run(&mut cargo)?;
    let compiled = alone.join(target::WASM).join("release").join("mbao.wasm");
    let folder = repository::dist().join("mbao");
    files::fresh(&folder)?;
    let bytes = fs::read(&compiled).with_context(|| format!("reading {}", compiled.display()))?;
    fs::write(folder.join("mbao_bg.wasm"), bytes).context("writing mbao_bg.wasm")?;
    files::copy(&repository::root().join("crates/library/module"), &folder)?;
    element(&folder)?;
    minify::folder(&folder)?;
    package::finish(&folder)?;
    for name in ["mbao_bg.wasm", "mbao.js"] {
        let bytes = fs::metadata(folder.join(name))?.len();
        println!("{:>9} bytes  {}", bytes, shown(&folder.join(name)));
    }
    Ok(folder)
}

/// The element's modules, and its style sheets as one that needs no request.
fn element(folder: &Path) -> Result<()> {
    let source = repository::root().join("crates/library/element");
    let mut style = String::new();
    for sheet in [repository::root().join("crates/board/src/board.css"), source.join("style.css")] {
        style += &fs::read_to_string(&sheet).with_context(|| sheet.display().to_string())?;
    }
    for file in files::list(&source)? {
        if file.extension().is_some_and(|ending| ending == "js" || ending == "ts" || ending == "md")
            && let Some(name) = file.file_name()
        {
            fs::copy(&file, folder.join(name)).with_context(|| file.display().to_string())?;
        }
    }
    let module = format!("export default {};\n", serde_json::to_string(&style)?);
    fs::write(folder.join("style.js"), module).context("writing style.js")
}

/// A path as seen from the top of the repository.
fn shown(path: &Path) -> String {
    path.strip_prefix(repository::root()).unwrap_or(path).display().to_string()
}
