//! Makes up a language from English: longer words, accents, brackets around every text, written from right to left.
//!
//! `cargo run -p mbao-content --example pseudo -- FOLDER` copies `content/` to that folder and adds the
//! language `en-XA` there, as a translator would: nothing else is changed. Text on its pages without accents
//! and brackets cannot be translated; text that does not fit will not fit in a longer language.
//! `tests/browser/pseudo.test.mjs` looks at its pages. It is never published.

use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::{env, fs};

use mbao_story::{Story, Words};
use regex::{Captures, Regex};
use toml::de::{DeTable, DeValue};

const TAG: &str = "en-XA";

type Failure = Box<dyn std::error::Error>;

fn main() -> Result<(), Failure> {
    let to = PathBuf::from(env::args_os().nth(1).ok_or("expected: the folder to write to")?);
    let from = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../content");
    for path in files(&from)? {
        let within = path.strip_prefix(&from)?.to_path_buf();
        keep(&to.join(&within), &fs::read(&path)?)?;
        let ending = path.extension().unwrap_or_default().to_string_lossy().into_owned();
        let own = to.join("i18n").join(TAG);
        if let Ok(english) = within.strip_prefix("i18n/en") {
            let text = fs::read_to_string(&path)?;
            match ending.as_str() {
                "ftl" => keep(&own.join(english), fluent(&text).as_bytes())?,
                "md" => keep(&own.join(english), markdown(&text).as_bytes())?,
                _ => {}
            }
        } else if ending == "toml" && !within.starts_with("i18n") {
            let translated = strings(&fs::read_to_string(&path)?)?;
            if !translated.is_empty() {
                keep(&own.join(&within), translated.as_bytes())?;
            }
        } else if ending == "story" {
            let translated = chapters(&fs::read_to_string(&path)?)?;
            if !translated.is_empty() {
                keep(&own.join(&within).with_extension("toml"), translated.as_bytes())?;
            }
        }
    }
    let own = to.join("i18n").join(TAG);
    let facts = "name = \"Pseudo\"\nlocale = \"en_XA\"\ndirection = \"rtl\"\niso639-3 = \"mis\"\nline = 200\ntier = \"whole\"\n";
    keep(&own.join("language.toml"), facts.as_bytes())?;
    keep(&own.join("terms.toml"), b"")?;
    Ok(())
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() { found.extend(files(&path)?) } else { found.push(path) }
    }
    Ok(found)
}

/// Writes a file, unless its content is the same already: Cargo recompiles after a write.
fn keep(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    if fs::read(path).is_ok_and(|known| known == bytes) {
        return Ok(());
    }
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    Ok(fs::write(path, bytes)?)
}

/// A text in the language.
fn said(text: &str) -> String {
    format!("⟦{}⟧", longer(text))
}

/// Accents on every word, and a third more letters.
fn longer(text: &str) -> String {
    let letter = |letter: char| match letter {
        'a' => "áá",
        'e' => "éé",
        'i' => "í",
        'o' => "óó",
        'u' => "ú",
        'y' => "ý",
        'A' => "Á",
        'E' => "É",
        'I' => "Í",
        'O' => "Ó",
        'U' => "Ú",
        'n' => "ñ",
        's' => "š",
        _ => "",
    };
    let mut longer = String::new();
    for one in text.chars() {
        match letter(one) {
            "" => longer.push(one),
            other => longer.push_str(other),
        }
    }
    longer
}

/// Keeps the parts of a line that match and rewrites all others.
fn between(parts: &Regex, line: &str, write: impl Fn(&str) -> String) -> String {
    let mut out = String::new();
    let mut from = 0;
    for part in parts.find_iter(line) {
        out += &write(&line[from..part.start()]);
        out += part.as_str();
        from = part.end();
    }
    out + &write(&line[from..])
}

/// Messages: keys, variables, contained messages and the selectors of choices stay.
fn fluent(text: &str) -> String {
    static HEAD: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r"^(?:[a-z][a-z0-9-]* = ?|\s*\*?\[[a-z0-9-]+\] ?|\s*\} ?|\s+(?:--[a-z-]+ )?)?")
            .expect("a pattern")
    });
    // Options of programs are the same in every language.
    static CODE: LazyLock<Regex> = LazyLock::new(|| Regex::new(r"\{[^}]*\}|--[a-z-]+").expect("a pattern"));
    // A choice starts at the end of a line.
    static TAIL: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"(?:\{\s*\$(?:n|called|hole)\s*->)?$").expect("a pattern"));
    let line = |line: &str| {
        let start = HEAD.find(line).map_or(0, |head| head.end());
        let end = TAIL.find(&line[start..]).map_or(line.len(), |tail| start + tail.start());
        let (head, words, tail) = (&line[..start], &line[start..end], &line[end..]);
        if line.starts_with('#') || words.is_empty() {
            return line.to_owned();
        }
        if head == "ui-lang = " {
            return format!("{head}{TAG}");
        }
        format!("{head}⟦{}⟧{tail}", between(&CODE, words, longer))
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n") + "\n"
}

/// Prose: places, notes, links, directives and code stay.
fn markdown(text: &str) -> String {
    static CODE: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r"\]\([^)]*\)|\[\^[^\]]*\]:?|\{[^}]*\}|`[^`]*`|<[^>]*>").expect("a pattern")
    });
    static HEAD: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"^(?:\s*- |\s*\d+\. |\[\^[^\]]*\]: |#+ |\| ?|\s+)").expect("a pattern"));
    // Notes, places and closing bars stay at the end of a paragraph.
    static TAIL: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"(?:\[\^[^\]]*\])?(?: ?\{[^}]*\})?\s*\|?$").expect("a pattern"));
    let (mut head, mut code) = (false, false);
    let line = |line: &str| {
        if line == "+++" {
            head = !head;
        } else if line.starts_with("```") {
            code = !code;
        }
        if head {
            let quoted =
                line.split_once(" = \"").and_then(|(key, rest)| Some((key, rest.strip_suffix('"')?)));
            return match quoted {
                // Only the first language gives facts.
                Some(("game" | "mark", _)) => String::new(),
                Some((key, words)) => {
                    format!("{key} = \"{}\"", between(&CODE, &format!("⟦{words}⟧"), longer))
                }
                None => line.to_owned(),
            };
        }
        // What a paragraph shows is a fact, which only the first language gives.
        if line.starts_with("::show ") {
            return String::new();
        }
        if code
            || line.trim().is_empty()
            || line == "+++"
            || line.starts_with("::")
            || line.starts_with("|-")
            || line.starts_with("```")
        {
            return line.to_owned();
        }
        let start = HEAD.find(line).map_or(0, |head| head.end());
        let end = TAIL.find(&line[start..]).map_or(line.len(), |tail| start + tail.start());
        let (begin, words, tail) = (&line[..start], &line[start..end], &line[end..]);
        format!("{begin}⟦{}⟧{tail}", between(&CODE, words, longer))
    };
    text.lines().map(line).collect::<Vec<_>>().join("\n") + "\n"
}

/// The texts of a data file, as a translation has them.
fn strings(text: &str) -> Result<String, Failure> {
    let table = DeTable::parse(text)?;
    let mut out = String::new();
    for (key, value) in table.get_ref() {
        if let Some(value) = translated(value.get_ref()) {
            out.extend([&quoted(key.get_ref()), " = ", &value, "\n"]);
        }
    }
    Ok(out)
}

/// The texts of a story, as a translation has them.
fn chapters(text: &str) -> Result<String, Failure> {
    let mut out = String::new();
    for chapter in mbao_story::chapters(text)? {
        let story = Story::read(&chapter)?;
        let boards = [&story.words].into_iter().chain(story.steps.iter().map(|step| &step.words));
        let said_here = |words: &&Words| {
            words.language.is_none()
                && !(words.text.is_empty() && words.hints.is_empty() && words.right.is_none())
        };
        let says = boards.flatten().filter(said_here).map(|words| {
            let right = words.right.iter().map(|right| format!(", right = {}", quoted(&said(right))));
            let hints: Vec<String> = words.hints.iter().map(|hint| quoted(&said(hint))).collect();
            let (text, hints) = (quoted(&said(&words.text)), hints.join(", "));
            format!("{{ text = {text}, hint = [{hints}]{} }}", right.collect::<String>())
        });
        let header = |name: &str| {
            let words = story.header(name)?;
            Some(format!("{} = {}\n", name.to_lowercase(), quoted(&said(words))))
        };
        let headers: String = ["Title", "Lost"].into_iter().filter_map(header).collect();
        let id = quoted(story.header("Id").unwrap_or_default());
        let says = says.collect::<Vec<_>>().join(", ");
        if headers.is_empty() && says.is_empty() {
            continue;
        }
        out.extend(["[[chapter]]\nid = ", &id, "\n", &headers, "says = [", &says, "]\n\n"]);
    }
    Ok(out)
}

/// A value's texts as TOML on one line; `None` if it has none.
fn translated(value: &DeValue<'_>) -> Option<String> {
    match value {
        DeValue::Table(table) => {
            if let Some(DeValue::String(words)) = table.get("en").map(toml::Spanned::get_ref) {
                return Some(quoted(&said(words)));
            }
            let entry = |(key, value): (&toml::Spanned<_>, &toml::Spanned<DeValue<'_>>)| {
                let key: &std::borrow::Cow<'_, str> = key.get_ref();
                Some(format!("{} = {}", quoted(key), translated(value.get_ref())?))
            };
            let entries: Vec<String> = table.iter().filter_map(entry).collect();
            (!entries.is_empty()).then(|| format!("{{ {} }}", entries.join(", ")))
        }
        DeValue::Array(items) => {
            let item = |item: &toml::Spanned<DeValue<'_>>| {
                let item = item.get_ref();
                let texts = translated(item);
                let id =
                    item.as_table().and_then(|table| table.get("id")).and_then(|id| id.get_ref().as_str());
                match (texts, id) {
                    (Some(texts), Some(id)) => {
                        (true, texts.replacen('{', &format!("{{ id = {},", quoted(id)), 1))
                    }
                    (Some(texts), None) => (true, texts),
                    (None, _) => (false, "{}".to_owned()),
                }
            };
            let items: Vec<(bool, String)> = items.iter().map(item).collect();
            let any = items.iter().any(|(texts, _)| *texts);
            any.then(|| {
                format!("[{}]", items.into_iter().map(|(_, item)| item).collect::<Vec<_>>().join(", "))
            })
        }
        _ => None,
    }
}

fn quoted(text: &str) -> String {
    static SPECIAL: LazyLock<Regex> = LazyLock::new(|| Regex::new("[\"\\\\\n]").expect("a pattern"));
    let escaped = SPECIAL.replace_all(text, |found: &Captures<'_>| match &found[0] {
        "\n" => "\\n".to_owned(),
        other => format!("\\{other}"),
    });
    format!("\"{escaped}\"")
}
