//! The library as a package of ES modules: its WebAssembly, the generated bindings, the hand-written modules,
//! and types for all of it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use mbao_words::Lang;
use wasm_bindgen_cli_support::Bindgen;

use crate::known::Known;
use crate::wasm::{self, Crate};
use crate::{files, join, kept, minify, package, repository};

/// One of the library's WebAssembly modules, by its features.
struct Module {
    name: &'static str,
    features: &'static str,
    /// Whether it is compiled for speed, not for size.
    fast: bool,
}

const MODULES: [Module; 4] = [
    // Fetched by boards.
    Module { name: "mbao", features: "apart,board,compact", fast: false },
    // Thinks in a worker. Compiled for speed: compiled for size, it looks ahead a third as fast.
    Module { name: "mbao_player", features: "apart,players", fast: true },
    // Plays games from notebook files, in pages and in workers.
    Module { name: "mbao_notebook", features: "apart,board,players,notebook", fast: false },
    // Reads what authors say in records.
    Module { name: "mbao_story", features: "story,compact", fast: false },
];

/// Modules that people or other modules fetch; the others are joined into the modules that import them.
const ENTRIES: [&str; 27] = [
    "ahead.js",
    "alone.js",
    "board.js",
    "callouts.js",
    "chapters.js",
    "diagram.js",
    "fingers.js",
    "full.js",
    "hint.js",
    "illustration.js",
    "marks.js",
    "mbao.js",
    "mbao_notebook.js",
    "mbao_story.js",
    "notebook.js",
    "paper.js",
    "player.js",
    "rules.js",
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

/// Modules of which a board in a page of one file is made, each after those that it imports.
const WHOLE: [&str; 11] = [
    "rules.js",
    "diagram.js",
    "mbao_story.js",
    "telling.js",
    "chapters.js",
    "illustration.js",
    "marks.js",
    "ahead.js",
    "selection.js",
    "callouts.js",
    "board.js",
];

pub(crate) fn folder() -> PathBuf {
    repository::dist().join("mbao")
}

pub(crate) fn build(known: &Known) -> Result<PathBuf> {
    let parts = gather()?;
    let folder = folder();
    files::fresh(&folder)?;
    join::modules(&parts, &ENTRIES, &folder)?;
    let begin = fs::read_to_string(parts.join("whole.js")).context("reading whole.js")?;
    fs::write(folder.join("whole.js"), begin + &join::whole(&folder, &WHOLE)?).context("writing whole.js")?;
    minify::folder(&folder)?;
    for file in files::list(&parts)? {
        let name = file.file_name().context("a file has a name")?.to_string_lossy();
        let published =
            [".md", ".json", ".txt", ".wasm", ".d.ts"].iter().any(|ending| name.ends_with(ending));
        if published && !name.ends_with("_glue.d.ts") && name != "init.d.ts" {
            fs::copy(&file, folder.join(&*name)).with_context(|| file.display().to_string())?;
        }
    }
    package::finish(&folder, known)?;
    for name in ["mbao_bg.wasm", "mbao_player_bg.wasm", "rules.js"] {
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
    let games = serde_json::to_string(&mbao_rules::games())?;
    let list = format!("/** @type {{import(\"./mbao.js\").GameInfo[]}} */\nexport const GAMES = {games};\n");
    fs::write(folder.join("games.js"), list).context("writing games.js")?;
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
    let names = wasm::emit(&mut output, &generated, name)?;
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

/// Compiles the library with the features of a module, unless that was done.
fn compile(module: &Module) -> Result<PathBuf> {
    let fast: &[&str] = if module.fast { &["mbao-players", "mbao-rules"] } else { &[] };
    let compile = || wasm::compile(&Crate { package: "mbao", features: module.features, fast });
    // Only Cargo knows what was compiled for another folder of languages.
    if std::env::var_os("MBAO_I18N").is_some() {
        return compile();
    }
    let root = repository::root();
    // How it is compiled stands in these, and in this program.
    let mut others = vec![std::env::current_exe().context("finding this program")?];
    others.extend(["Cargo.lock", "Cargo.toml", "rust-toolchain.toml"].map(|name| root.join(name)));
    others.extend(repository::crates()?.into_iter().map(|folder| folder.join("Cargo.toml")));
    let kept = repository::target().join("browser/kept").join(module.name).with_extension("wasm");
    kept::or(kept, &others, compile)
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

/// The texts of a line each, by language and key.
type Texts = BTreeMap<&'static str, BTreeMap<String, String>>;

/// The texts that the element says itself: those of some files, and those for a board that cannot be loaded.
const TEXTS: [&str; 4] = ["callouts", "marks", "story", "unloaded"];

fn texts(name: &str) -> Result<Texts> {
    if name != "unloaded" {
        return in_each_language(&format!("{name}.ftl"));
    }
    let [mut board, mut site] = [in_each_language("board.ftl")?, in_each_language("site.ftl")?];
    let mut of = |lang: Lang| {
        let loaded = board.get_mut(lang.tag())?.remove("ui-not-loaded")?;
        let able = site.get_mut(lang.tag())?.remove("no-webassembly")?;
        Some((lang.tag(), BTreeMap::from([("loaded".to_owned(), loaded), ("able".to_owned(), able)])))
    };
    Lang::ALL.map(&mut of).into_iter().collect::<Option<_>>().context("texts for boards that are not loaded")
}

/// Writes the words of each language but the first as `words.LANG.txt`: those of each WebAssembly, and the element's own;
/// and modules that have the element's own in the first, and the addresses of the others.
fn words(folder: &Path) -> Result<()> {
    let i18n = repository::root().join("content/i18n");
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).with_context(|| name.to_owned());
    let texts = TEXTS.map(|name| Ok((name, texts(name)?))).into_iter().collect::<Result<Vec<_>>>()?;
    for (name, texts) in &texts {
        let (first, name) = (serde_json::to_string(&texts[Lang::default().tag()])?, name.to_uppercase());
        let module = format!("{}-words.js", name.to_lowercase());
        write(
            &module,
            &format!("/** @type {{{{ [key: string]: string }}}} */\nexport const {name} = {first};\n"),
        )?;
    }
    let files = [mbao_words::apart(&i18n, "board")?.1, mbao_words::apart(&i18n, "hint")?.1];
    let mut addresses = String::new();
    for (at, lang) in Lang::default().others().enumerate() {
        let tag = lang.tag();
        let own: BTreeMap<_, _> = texts.iter().map(|(name, texts)| (name, &texts[tag])).collect();
        let own = format!("texts\u{1e}{}\u{1e}", serde_json::to_string(&own)?);
        let name = format!("words.{tag}.txt");
        write(
            &name,
            &files.iter().map(|file| file[at].1.as_str()).chain([own.as_str()]).collect::<String>(),
        )?;
        writeln!(addresses, "  {tag:?}: () => new URL({name:?}, import.meta.url),")?;
    }
    let kind = "/** @type {{ [tag: string]: () => URL }} */";
    write("languages.js", &format!("{kind}\nexport const WORDS = {{\n{addresses}}};\n"))
}

/// The texts of a line each in a file of words, by language and key; those of the first language stand for what
/// another lacks.
pub(crate) fn in_each_language(file: &str) -> Result<Texts> {
    let mut said = Texts::new();
    for lang in Lang::ALL {
        let words = repository::root().join("content/i18n").join(lang.tag()).join(file);
        let text = match fs::read_to_string(&words) {
            Err(why) if why.kind() == ErrorKind::NotFound && lang != Lang::default() => String::new(),
            text => text.with_context(|| words.display().to_string())?,
        };
        let mut texts = said.get(Lang::default().tag()).cloned().unwrap_or_default();
        let lines =
            text.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once(" = "));
        texts.extend(lines.map(|(key, text)| (key.to_owned(), text.to_owned())));
        said.insert(lang.tag(), texts);
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
    words(folder)
}
