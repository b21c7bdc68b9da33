//! Builds the bundles of islands as ES modules.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use mbao_words::Lang;
use wasm_bindgen_cli_support::Bindgen;

use crate::wasm::{self, Crate};
use crate::{budget, files, minify, repository};

/// The bundles of islands, one for each kind of page: the folder in `dist`, the
/// name of the module, and what follows `mbao-` in the name of the crate.
const BUNDLES: [&str; 6] = ["reading", "playing", "learning", "workshop", "studio", "kiosk"];

pub(crate) fn folders() -> Vec<(&'static str, PathBuf)> {
    BUNDLES.into_iter().map(|name| (name, repository::dist().join(name))).collect()
}

/// Builds `dist/reading`, `dist/playing`, `dist/learning`, `dist/workshop`, `dist/studio` and `dist/kiosk`, and returns
/// their folders.
pub(crate) fn build() -> Result<Vec<(&'static str, PathBuf)>> {
    BUNDLES.into_iter().map(|name| Ok((name, bundle(name)?))).collect()
}

/// A bundle as the ES module `dist/NAME/NAME.js` with its WebAssembly.
fn bundle(name: &str) -> Result<PathBuf> {
    let input = wasm::compile(&Crate { package: &format!("mbao-{name}"), features: "", fast: &[] })?;
    let folder = repository::dist().join(name);
    files::fresh(&folder)?;
    let mut output = bindings(name)?
        .typescript(false)
        .out_name(name)
        .input_path(&input)
        .generate_output()
        .with_context(|| format!("generating bindings for {}", input.display()))?;
    let names = wasm::emit(&mut output, &folder, name)?;
    minify::folder(&folder)?;
    let [module, script] = [format!("{name}_bg.wasm"), format!("{name}.js")];
    let path = folder.join(&script);
    let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
    fs::write(&path, names.replaced(&text)).with_context(|| path.display().to_string())?;
    let mut written = vec![script, module];
    written.extend(words(&folder, &written[1])?);
    budget::print(&folder, &written)?;
    Ok(folder)
}

/// Writes beside a bundle what it is brought of the languages that it does not have itself, each as `words.LANG.txt`;
/// returns their names.
fn words(folder: &Path, module: &str) -> Result<Vec<String>> {
    let module = fs::read(folder.join(module)).with_context(|| module.to_owned())?;
    let module = String::from_utf8_lossy(&module);
    let i18n = repository::root().join("content/i18n");
    let mut all: Vec<_> = Lang::default().others().map(|lang| (lang, String::new())).collect();
    for file in files::list(&i18n.join(Lang::default().tag()))? {
        let Some(name) = file.file_stem().filter(|_| file.extension().is_some_and(|ending| ending == "ftl"))
        else {
            continue;
        };
        let (mark, others) = mbao_words::apart(&i18n, &name.to_string_lossy())?;
        if module.contains(&mark) {
            for ((_, said), (_, words)) in all.iter_mut().zip(others) {
                *said += &words;
            }
        }
    }
    let write = |(lang, words): (Lang, String)| {
        let name = format!("words.{}.txt", lang.tag());
        fs::write(folder.join(&name), words).with_context(|| name.clone())?;
        Ok(name)
    };
    all.into_iter().map(write).collect()
}

/// The generator of the bindings between WebAssembly and a page.
fn bindings(name: &str) -> Result<Bindgen> {
    let mut bindgen = Bindgen::new();
    bindgen
        .web(true)?
        .remove_name_section(true)
        .remove_producers_section(true)
        // `www/scripts/islands.js` begins anew with it after a panic; a kiosk has another.
        .reset_state_function(name != "kiosk")
        // `init()` finds the WebAssembly beside the module.
        .omit_default_module_path(false);
    Ok(bindgen)
}
