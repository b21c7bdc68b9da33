//! Finds the languages by their folders: each folder of `i18n` is one, and says in `language.toml` what it is.
//!
//! `MBAO_I18N` names another folder of languages, so that tests can use a made-up one.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The language that the others are translated from: it comes first and is the default.
const FIRST: &str = "en";
/// What makes a folder a language.
const FILE: &str = "language.toml";

#[derive(Default)]
struct Language {
    tag: String,
    name: String,
    locale: String,
    direction: String,
    iso: String,
    line: String,
    tier: String,
}

/// The keys of `language.toml`: what each sets, and what its value must be.
type Key = (&'static str, fn(&mut Language) -> &mut String, &'static str, fn(&str) -> bool);
const KEYS: [Key; 6] = [
    ("name", |one| &mut one.name, "a text", |text| !text.is_empty()),
    ("locale", |one| &mut one.locale, "a text such as \"sw_KE\"", |text| text.contains('_')),
    ("direction", |one| &mut one.direction, "\"ltr\" or \"rtl\"", |text| ["ltr", "rtl"].contains(&text)),
    (
        "iso639-3",
        |one| &mut one.iso,
        "three letters such as \"swa\"",
        |text| text.len() == 3 && text.bytes().all(|letter| letter.is_ascii_lowercase()),
    ),
    ("line", |one| &mut one.line, "a number such as 60", |text| text.parse::<u16>().is_ok()),
    (
        "tier",
        |one| &mut one.tier,
        "\"table\", \"learning\" or \"whole\"",
        |text| ["table", "learning", "whole"].contains(&text),
    ),
];

type Fact = fn(&Language) -> &String;

fn main() {
    println!("cargo::rerun-if-env-changed=MBAO_I18N");
    // `i18n` is a link in the repository and a folder in the published crate. Where links are
    // checked out as text files (Windows), the repository's folder is used.
    let own = ["i18n", "../../../content/i18n"].map(PathBuf::from).into_iter().find(|folder| folder.is_dir());
    let folder = env::var_os("MBAO_I18N").map(PathBuf::from).or(own).expect("a folder i18n");
    let folder = folder.canonicalize().unwrap_or(folder);
    match languages(&folder) {
        Ok(languages) => {
            let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo says where")).join("languages.rs");
            fs::write(&out, rust(&languages)).unwrap_or_else(|why| panic!("{}: {why}", out.display()));
        }
        Err(problems) => {
            for problem in problems {
                println!("cargo::error={problem}");
            }
        }
    }
}

/// The languages of the folders in a folder, or everything that is wrong with them.
fn languages(folder: &Path) -> Result<Vec<Language>, Vec<String>> {
    // The folder itself is not watched, because then every text would be. The content's checks notice a new
    // language.
    let entries = fs::read_dir(folder).map_err(|why| vec![format!("{}: {why}", folder.display())])?;
    let mut folders: Vec<PathBuf> = entries.filter_map(|entry| Some(entry.ok()?.path())).collect();
    folders.retain(|path| path.is_dir());
    let first = folder.join(FIRST);
    folders.sort_by(|one, other| (*one != first, one).cmp(&(*other != first, other)));
    let mut problems = Vec::new();
    if folders.first() != Some(&first) {
        problems.push(format!("{}: is missing: the others are translated from it", first.display()));
    }
    let mut languages: Vec<Language> = Vec::new();
    for path in folders {
        let found = language(&path, &mut problems);
        if let Some(other) = languages.iter().find(|one| one.name == found.name && !one.name.is_empty()) {
            let (file, name) = (path.join(FILE), &found.name);
            problems.push(format!(
                "{}: `name` is {name}, as that of the folder {}",
                file.display(),
                other.tag
            ));
        }
        languages.push(found);
    }
    if problems.is_empty() { Ok(languages) } else { Err(problems) }
}

fn language(folder: &Path, problems: &mut Vec<String>) -> Language {
    let path = folder.join(FILE);
    let file = path.display();
    println!("cargo::rerun-if-changed={file}");
    let tag = folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let mut parts = tag.split('-');
    if !parts.all(|part| !part.is_empty() && part.bytes().all(|sign| sign.is_ascii_alphanumeric())) {
        problems.push(format!("{}: a language's folder has its tag, such as fr or pt-BR", folder.display()));
    }
    let mut found = Language { tag, ..Language::default() };
    let text = fs::read_to_string(&path);
    let missing = if text.is_ok() { "" } else { ": is missing" };
    for (index, line) in text.unwrap_or_default().lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let entry = line.split_once(" = ").unwrap_or((line, ""));
        let value = entry.1.strip_prefix('"').and_then(|text| text.strip_suffix('"')).unwrap_or(entry.1);
        let Some((key, of, expected, right)) = KEYS.iter().find(|(key, ..)| *key == entry.0) else {
            let known = KEYS.map(|(key, ..)| key).join(", ");
            problems.push(format!("{file}:{}: {}: expected {known}", index + 1, entry.0));
            continue;
        };
        value.clone_into(of(&mut found));
        if !right(value) {
            problems.push(format!("{file}:{}: `{key}`: expected {expected}", index + 1));
        }
    }
    for (key, of, expected, _) in KEYS {
        if of(&mut found).is_empty() {
            problems.push(format!("{file}{missing}: write `{key}`, {expected}"));
        }
    }
    found
}

/// The name of a variant: `en` becomes `En`, `pt-BR` becomes `PtBr`.
fn variant(tag: &str) -> String {
    let part = |part: &str| {
        let (first, rest) = part.split_at(1);
        first.to_uppercase() + &rest.to_lowercase()
    };
    tag.split('-').map(part).collect()
}

fn rust(languages: &[Language]) -> String {
    let mut text = String::from(
        "/// A language.\n\
         #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]\n\
         #[cfg_attr(feature = \"serde\", derive(serde::Serialize, serde::Deserialize))]\n\
         pub enum Lang {\n",
    );
    for (index, Language { tag, name, .. }) in languages.iter().enumerate() {
        let default = if index == 0 { "#[default]\n" } else { "" };
        let variant = variant(tag);
        let _ = writeln!(
            text,
            "/// {name}.\n{default}#[cfg_attr(feature = \"serde\", serde(rename = {tag:?}))]\n{variant} = {index},"
        );
    }
    let all: Vec<String> = languages.iter().map(|one| format!("Self::{}", variant(&one.tag))).collect();
    let _ = writeln!(
        text,
        "}}\nimpl Lang {{\n\
         /// All of them, in the order in which compiled words stand.\n\
         pub const ALL: [Self; {}] = [{}];",
        languages.len(),
        all.join(", ")
    );
    let facts: [(&str, &str, Fact); 5] = [
        ("tag", "Its tag, the name of its folder.", |one| &one.tag),
        ("name", "What it calls itself.", |one| &one.name),
        ("locale", "With a country, as social networks ask for it: `sw_KE`.", |one| &one.locale),
        ("direction", "The way it is written, `ltr` or `rtl`.", |one| &one.direction),
        ("iso", "Its three letters of ISO 639-3, as archives and libraries list it: `swa`.", |one| &one.iso),
    ];
    for (fact, doc, of) in facts {
        let arms: Vec<String> =
            languages.iter().map(|one| format!("Self::{} => {:?}", variant(&one.tag), of(one))).collect();
        let _ = writeln!(
            text,
            "/// {doc}\n#[must_use]\n#[allow(clippy::match_same_arms)] // Languages may agree.\npub const fn {fact}(self) -> &'static str {{ match self {{ {} }} }}",
            arms.join(", ")
        );
    }
    let arms: Vec<String> = languages
        .iter()
        .map(|one| format!("Self::{} => Tier::{}", variant(&one.tag), variant(&one.tier)))
        .collect();
    let _ = writeln!(
        text,
        "/// How much there is in it.\n#[must_use]\n#[allow(clippy::match_same_arms)] // Languages may agree.\npub const fn tier(self) -> Tier {{ match self {{ {} }} }}",
        arms.join(", ")
    );
    let arms: Vec<String> =
        languages.iter().map(|one| format!("Self::{} => {}", variant(&one.tag), one.line)).collect();
    let _ = writeln!(
        text,
        "/// The most characters of a short line, which people read while seeds move.\n#[must_use]\n#[allow(clippy::match_same_arms)] // Languages may agree.\npub const fn line(self) -> usize {{ match self {{ {} }} }}\n}}",
        arms.join(", ")
    );
    text
}
