//! Building: the library and the bundles of islands as ES modules.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

use crate::process;
use crate::{files, join, minify, names, package, repository, size, target};

/// Builds `dist/mbao`: the ES module, its types, the WebAssembly.
pub(crate) fn library() -> Result<PathBuf> {
    let compiled = small("mbao", "mbao.wasm", None)?;
    // Fast before small: at the smallest, looking ahead has a third of its native speed.
    let players = small("mbao-opponent", "mbao_opponent.wasm", Some("3"))?;
    let noted = with_notebook("mbao", "mbao.wasm")?;
    let noted_players = with_notebook("mbao-opponent", "mbao_opponent.wasm")?;
    let folder = repository::dist().join("mbao");
    files::fresh(&folder)?;
    fs::copy(&noted, folder.join("mbao_notebook_bg.wasm")).context("copying mbao_notebook_bg.wasm")?;
    fs::copy(&noted_players, folder.join("mbao_notebook_player_bg.wasm"))
        .context("copying mbao_notebook_player_bg.wasm")?;
    fs::copy(&compiled, folder.join("mbao_bg.wasm")).context("copying mbao_bg.wasm")?;
    fs::copy(&players, folder.join("mbao_player_bg.wasm")).context("copying mbao_player_bg.wasm")?;
    files::copy(&repository::root().join("crates/library/module"), &folder)?;
    over_notebook(&folder)?;
    element(&folder)?;
    // The page that fetches the rules without a board fetches them by `engine.js`.
    join::modules(&folder, "board.js", &["engine.js", "mbao.js"])?;
    join::modules(&folder, "lots.js", &[])?;
    minify::folder(&folder)?;
    package::finish(&folder)?;
    for name in ["mbao_bg.wasm", "mbao_player_bg.wasm", "mbao.js"] {
        let bytes = fs::metadata(folder.join(name))?.len();
        println!("{:>9} bytes  {}", bytes, repository::shown(&folder.join(name)));
    }
    Ok(folder)
}

/// The bundles of islands, one for each kind of page: the folder in `dist`, the
/// name of the module, and what follows `mbao-` in the name of the crate.
const BUNDLES: [&str; 4] = ["reading", "playing", "workshop", "kiosk"];

/// Builds `dist/reading`, `dist/playing`, `dist/workshop` and `dist/kiosk`; their folders.
pub(crate) fn bundles() -> Result<Vec<(&'static str, PathBuf)>> {
    target::ensure()?;
    BUNDLES.into_iter().map(|name| Ok((name, bundle(name)?))).collect()
}

/// A bundle as the ES module `dist/NAME/NAME.js` with its WebAssembly. Each is built by a call
/// of its own, so that none carries what only another needs (the kiosk hydrates nothing), in a
/// folder that all share, so that what they have in common is compiled once.
fn bundle(name: &str) -> Result<PathBuf> {
    let target = repository::target().join("viewer");
    let mut cargo = process::cargo();
    cargo.args(["build", "--release", "--lib", "--target", target::WASM, "--target-dir"]).arg(&target);
    cargo.args(["--package", &format!("mbao-{name}")]);
    process::run(&mut cargo)?;
    let input = target.join(target::WASM).join("release").join(format!("mbao_{name}.wasm"));
    let folder = repository::dist().join(name);
    files::fresh(&folder)?;
    bindings()?
        .typescript(false)
        .out_name(name)
        .input_path(&input)
        .generate(&folder)
        .with_context(|| format!("generating bindings for {}", input.display()))?;
    minify::folder(&folder)?;
    let [module, script] = [format!("{name}_bg.wasm"), format!("{name}.js")];
    names::shorten(&folder.join(&module), &folder.join(&script))?;
    size::print(&folder, &[script.as_str(), module.as_str()])?;
    Ok(folder)
}

/// Compiles a library that needs no standard library and no bindings, at a level
/// of its own where it is not to be as small as can be.
fn small(package: &str, file: &str, level: Option<&str>) -> Result<PathBuf> {
    compile(&Alone {
        package,
        features: "alone",
        std: &["-Zbuild-std=core,alloc", "-Zbuild-std-features=optimize_for_size"],
        flags: "-Cstrip=symbols -Clink-arg=--compress-relocations",
        shaped: level.is_some(),
        folder: "alone",
        file,
        level,
    })
}

/// Compiles a library with games from the field notebook: reading files needs
/// the standard library, and only pages with such games fetch it.
fn with_notebook(package: &str, file: &str) -> Result<PathBuf> {
    compile(&Alone {
        package,
        features: "notebook",
        std: &["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size"],
        flags: "-Cstrip=symbols",
        shaped: false,
        folder: "noted",
        file,
        level: None,
    })
}

/// `mbao_notebook.js`: `mbao.js` over the WebAssembly that reads notebooks, with
/// what `notebook.js` asks it by.
fn over_notebook(folder: &Path) -> Result<()> {
    let module = fs::read_to_string(folder.join("mbao.js")).context("mbao.js")?;
    let (plain, noted) = ("\"mbao_bg.wasm\"", "\"mbao_notebook_bg.wasm\"");
    anyhow::ensure!(module.matches(plain).count() == 1, "mbao.js names its WebAssembly once");
    let module = module.replace(plain, noted) + "\nexport { ask as request };\n";
    fs::write(folder.join("mbao_notebook.js"), module).context("writing mbao_notebook.js")
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
    let module = format!("export const style = {};\n", serde_json::to_string(&minify::styles(&style))?);
    fs::write(folder.join("style.js"), module).context("writing style.js")
}
