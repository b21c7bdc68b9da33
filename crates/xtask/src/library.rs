//! The library as a package of ES modules: its WebAssembly, the generated bindings, the hand-written modules,
//! and types for all of it.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use wasm_bindgen_cli_support::Bindgen;

use crate::known::Known;
use crate::names::Names;
use crate::wasm::{self, Crate};
use crate::{files, join, minify, package, repository};

/// One of the library's WebAssembly modules, by its features.
struct Module {
    name: &'static str,
    features: &'static str,
    /// Whether it is compiled for speed, not for size.
    fast: bool,
}

const MODULES: [Module; 4] = [
    // Fetched by boards.
    Module { name: "mbao", features: "board,compact", fast: false },
    // Thinks in a worker. Compiled for speed: compiled for size, it looks ahead a third as fast.
    Module { name: "mbao_player", features: "players", fast: true },
    // Plays games from notebook files, in pages and in workers.
    Module { name: "mbao_notebook", features: "board,players,notebook", fast: false },
    // Reads what authors say in records.
    Module { name: "mbao_story", features: "story,compact", fast: false },
];

/// Modules that people or other modules fetch; the others are joined into the modules that import them.
const ENTRIES: [&str; 20] = [
    "ahead.js",
    "board.js",
    "callouts.js",
    "diagram.js",
    "hint.js",
    "marks.js",
    "mbao.js",
    "mbao_notebook.js",
    "mbao_story.js",
    "notebook.js",
    "player.js",
    "selection.js",
    "sound.js",
    "stories.js",
    "story.js",
    "telling.js",
    "thinker.js",
    "thinker_here.js",
    "thinker_notebook.js",
    "thinker_notebook_here.js",
];

/// The folder of the library that is built.
pub(crate) fn folder() -> PathBuf {
    repository::dist().join("mbao")
}

/// Builds `dist/mbao`.
pub(crate) fn build(known: &Known) -> Result<PathBuf> {
    let parts = gather()?;
    let folder = folder();
    files::fresh(&folder)?;
    join::modules(&parts, &ENTRIES, &folder)?;
    minify::folder(&folder)?;
    for file in files::list(&parts)? {
        let name = file.file_name().context("a file has a name")?.to_string_lossy();
        let published = [".md", ".json", ".wasm", ".d.ts"].iter().any(|ending| name.ends_with(ending));
        if published && !name.ends_with("_glue.d.ts") && name != "init.d.ts" {
            fs::copy(&file, folder.join(&*name)).with_context(|| file.display().to_string())?;
        }
    }
    package::finish(&folder, known)?;
    for name in ["mbao_bg.wasm", "mbao_player_bg.wasm", "mbao.js"] {
        let bytes = fs::metadata(folder.join(name))?.len();
        println!("{:>9} bytes  {}", bytes, repository::shown(&folder.join(name)));
    }
    Ok(folder)
}

/// Gathers in `target/mbao` what the modules are made of, before they are joined and minified. Their types
/// are checked there.
fn gather() -> Result<PathBuf> {
    let folder = repository::target().join("mbao");
    files::fresh(&folder)?;
    files::copy(&repository::root().join("crates/library/module"), &folder)?;
    for module in &MODULES {
        bind(module, &folder)?;
    }
    element(&folder)?;
    Ok(folder)
}

/// Compiles one of the modules and writes `<name>_bg.wasm`, its bindings `<name>_glue.js`, their types, and
/// `<name>.d.ts`, the types that people see.
fn bind(module: &Module, folder: &Path) -> Result<()> {
    let name = module.name;
    let compiled = compile(module)?;
    let generated = repository::target().join("bindings").join(name);
    files::fresh(&generated)?;
    let mut output = bindings(&compiled, name).web(true)?.omit_default_module_path(true).generate_output()?;
    let names = Names::shorten(&mut output);
    output.emit(&generated)?;
    for (from, to) in [("_bg.wasm", "_bg.wasm"), (".d.ts", "_glue.d.ts")] {
        let from = generated.join(format!("{name}{from}"));
        fs::copy(&from, folder.join(format!("{name}{to}"))).with_context(|| from.display().to_string())?;
    }
    let script = generated.join(format!("{name}.js"));
    let script = fs::read_to_string(&script).with_context(|| script.display().to_string())?;
    // Only we use the players' bindings.
    let begin = if name == "mbao_player" {
        "const unready = undefined; const misuse = Error;\n"
    } else {
        "import { misuse, unready } from \"./misuse.js\";\n"
    };
    let script = names.replaced(&(begin.to_owned() + &ours(&script)?));
    fs::write(folder.join(format!("{name}_glue.js")), script).context("writing bindings")?;
    // The types for a bundler lack the generated start-up code; `once.js` has its own.
    let output = bindings(&compiled, name).bundler(true)?.generate_output()?;
    let types = output.ts().context("the generator wrote no types")?;
    let own = fs::read_to_string(folder.join("init.d.ts")).context("init.d.ts")?;
    fs::write(folder.join(format!("{name}.d.ts")), types.to_owned() + &own)
        .with_context(|| format!("writing {name}.d.ts"))
}

/// What stands in place of pieces of the generated bindings, each from its first words to its last: errors of ours for
/// misuse, start-up code that leaves the rest to `once.js`, and nothing for browsers in which boards do not run.
const OURS: [(&str, &str, &str); 6] = [
    ("throw new Error(getStringFromWasm0(", "));", "throw misuse(getStringFromWasm0(arg0, arg1));"),
    (
        "if (cachedDataViewMemory0 === null ||",
        "{\n",
        "if (cachedDataViewMemory0?.buffer !== wasm.memory.buffer) {\n",
    ),
    (
        "function passStringToWasm0(",
        "\n}\n",
        "function passStringToWasm0(text, malloc) {
    const bytes = cachedTextEncoder.encode(text);
    const place = malloc(bytes.length, 1) >>> 0;
    getUint8ArrayMemory0().set(bytes, place);
    WASM_VECTOR_LEN = bytes.length;
    return place;
}
",
    ),
    ("(typeof FinalizationRegistry === 'undefined')", ": new", "new"),
    ("if (!('encodeInto' in cachedTextEncoder)) {", "\n}\n", ""),
    (
        "let wasmModule, wasmInstance, wasm;",
        "export { initSync, __wbg_init as default };",
        "let wasm = unready;
export function initSync(module) {
    if (wasm === unready) {
        wasm = new WebAssembly.Instance(module, __wbg_get_imports()).exports;
        wasm.__wbindgen_start();
    }
    return wasm;
}
",
    ),
];

/// Bindings with pieces of ours. Small bindings lack some.
fn ours(bindings: &str) -> Result<String> {
    let mut made = bindings.to_owned();
    for (first, last, instead) in OURS {
        let mut parts = made.split(first);
        let mut next = parts.next().unwrap_or_default().to_owned();
        for part in parts {
            let (_, after) = part.split_once(last).with_context(|| format!("no end of {first}"))?;
            next += instead;
            next += after;
        }
        made = next;
    }
    ensure!(made.contains("unready") && made.contains("misuse"), "bindings have another form than they had");
    Ok(made)
}

/// Compiles the library with the features of a module.
fn compile(module: &Module) -> Result<PathBuf> {
    let fast: &[&str] = if module.fast { &["mbao", "mbao-players", "mbao-rules"] } else { &[] };
    wasm::compile(&Crate { package: "mbao", features: module.features, fast })
}

/// The generator of the bindings between WebAssembly and JavaScript.
fn bindings(compiled: &Path, name: &str) -> Bindgen {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(compiled)
        .out_name(name)
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen
}

/// The messages of a board whose words cannot be loaded, by language, as a module.
fn unloaded() -> Result<String> {
    let mut module = String::new();
    // The second is none of the words that boards download.
    for (name, file, key) in
        [("UNLOADED", "board.ftl", "ui-not-loaded = "), ("UNABLE", "site.ftl", "no-webassembly = ")]
    {
        let line = |text: &str| text.lines().find_map(|line| line.strip_prefix(key)).map(Into::into);
        let said = serde_json::Value::Object(in_each_language(file, line)?);
        let kind = "/** @type {{ en: string, [language: string]: string }} */";
        writeln!(module, "{kind}\nexport const {name} = {said};")?;
    }
    Ok(module)
}

/// The texts of a file of words, by language and key, as a module.
fn texts(file: &str, name: &str) -> Result<String> {
    let said = in_each_language(file, |text| {
        let texts: serde_json::Map<_, _> = (text.lines().filter(|line| !line.starts_with('#')))
            .filter_map(|line| line.split_once(" = "))
            .map(|(key, text)| (key.to_owned(), text.into()))
            .collect();
        (!texts.is_empty()).then(|| texts.into())
    })?;
    let said = serde_json::Value::Object(said);
    let texts = "{ [key: string]: string }";
    let kind = format!("/** @type {{{{ en: {texts}, [language: string]: {texts} }}}} */");
    Ok(format!("{kind}\nexport const {name} = {said};\n"))
}

/// Something that a file of words says, by language.
fn in_each_language(
    file: &str,
    find: impl Fn(&str) -> Option<serde_json::Value>,
) -> Result<serde_json::Map<String, serde_json::Value>> {
    let mut said = serde_json::Map::new();
    for language in files::list(&repository::root().join("content/i18n"))? {
        let words = language.join(file);
        let (Some(tag), true) = (language.file_name(), words.is_file()) else { continue };
        let text = fs::read_to_string(&words).with_context(|| words.display().to_string())?;
        let found =
            find(&text).with_context(|| format!("{}: a text is missing", repository::shown(&words)))?;
        said.insert(tag.to_string_lossy().into_owned(), found);
    }
    Ok(said)
}

/// The element's modules, and its style sheets as a module that needs no further request.
fn element(folder: &Path) -> Result<()> {
    let source = repository::root().join("crates/library/element");
    let mut style = String::new();
    for sheet in repository::board_styles().into_iter().chain([source.join("style.css")]) {
        style += &fs::read_to_string(&sheet).with_context(|| sheet.display().to_string())?;
    }
    for file in files::list(&source)? {
        if file.extension().is_some_and(|ending| ending == "js" || ending == "ts" || ending == "md")
            && let Some(name) = file.file_name()
        {
            let to = folder.join(name);
            ensure!(!to.exists(), "{}: another module has this name", repository::shown(&file));
            fs::copy(&file, to).with_context(|| file.display().to_string())?;
        }
    }
    let module = format!("export const style = {};\n", serde_json::to_string(&minify::styles(&style))?);
    fs::write(folder.join("style.js"), module).context("writing style.js")?;
    for (words, module, name) in [
        ("callouts.ftl", "callout-words.js", "CALLOUTS"),
        ("marks.ftl", "mark-words.js", "MARKS"),
        ("story.ftl", "story-words.js", "STORIES"),
    ] {
        fs::write(folder.join(module), texts(words, name)?).with_context(|| format!("writing {module}"))?;
    }
    fs::write(folder.join("unloaded.js"), unloaded()?).context("writing unloaded.js")
}
