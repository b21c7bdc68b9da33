//! Finds the languages by their folders: each folder of `i18n` with a file `language.toml` is one.
//!
//! `MBAO_I18N` names another folder of languages, so that tests can use a made-up one.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The language that the others are translated from: it comes first and is the default.
const FIRST: &str = "en";

struct Language {
    tag: String,
    name: String,
    locale: String,
    direction: String,
}

/// A fact about a language.
type Fact = fn(&Language) -> &String;

fn main() {
    println!("cargo::rerun-if-env-changed=MBAO_I18N");
    // `i18n` is a link in the repository and a folder in the published crate. Where links are
    // checked out as text files (Windows), the repository's folder is used.
    let own = ["i18n", "../../content/i18n"].map(PathBuf::from).into_iter().find(|folder| folder.is_dir());
    let folder = env::var_os("MBAO_I18N").map(PathBuf::from).or(own).expect("a folder i18n");
    // The folder itself is not watched, because then every text would be. The content's checks notice a new
    // language.
    let entries = fs::read_dir(&folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut languages: Vec<Language> =
        entries.filter_map(|entry| language(&entry.expect("an entry of a folder").path())).collect();
    languages.sort_by(|one, other| (one.tag != FIRST, &one.tag).cmp(&(other.tag != FIRST, &other.tag)));
    assert!(
        languages.first().is_some_and(|language| language.tag == FIRST),
        "{}: there is no {FIRST}/language.toml",
        folder.display()
    );
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("Cargo says where")).join("languages.rs");
    fs::write(&out, rust(&languages)).unwrap_or_else(|why| panic!("{}: {why}", out.display()));
}

/// The language of a folder, if it is one.
fn language(folder: &Path) -> Option<Language> {
    let file = folder.join("language.toml");
    let text = fs::read_to_string(&file).ok()?;
    println!("cargo::rerun-if-changed={}", file.display());
    let tag = folder.file_name()?.to_str()?.to_owned();
    let (mut name, mut locale, mut direction) = (None, None, None);
    for line in text.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        let entry = line.split_once(" = \"").and_then(|(key, rest)| Some((key, rest.strip_suffix('"')?)));
        let (key, value) =
            entry.unwrap_or_else(|| panic!("{}: {line}: expected key = \"text\"", file.display()));
        *match key {
            "name" => &mut name,
            "locale" => &mut locale,
            "direction" if ["ltr", "rtl"].contains(&value) => &mut direction,
            _ => {
                panic!("{}: {line}: expected name, locale, or direction: \"ltr\" or \"rtl\"", file.display())
            }
        } = Some(value.to_owned());
    }
    let [name, locale, direction] = [("name", name), ("locale", locale), ("direction", direction)]
        .map(|(key, value)| value.unwrap_or_else(|| panic!("{}: `{key}` is missing", file.display())));
    Some(Language { tag, name, locale, direction })
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
    let facts: [(&str, &str, Fact); 4] = [
        ("tag", "Its tag, the name of its folder.", |one| &one.tag),
        ("name", "What it calls itself.", |one| &one.name),
        ("locale", "With a country, as social networks ask for it: `sw_KE`.", |one| &one.locale),
        ("direction", "The way it is written, `ltr` or `rtl`.", |one| &one.direction),
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
    text.push_str("}\n");
    text
}
