//! Every text of the folder with its file, language and line: Markdown and Fluent files below
//! `i18n/LANGUAGE/`, and the strings of TOML files whose key is a language's tag.

use std::sync::LazyLock;

use mbao_words::Lang;
use regex::Regex;
use toml::de::{DeTable, DeValue};

use crate::folder::{Folder, ending};
use crate::toml_file::LineStarts;

/// A paragraph, a message or a string.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Text {
    /// The file, beginning with the name of the content's folder.
    pub(crate) file: String,
    /// The line that it begins in.
    pub(crate) line: usize,
    pub(crate) lang: Lang,
    /// Its words, without markup; line breaks are those of the file.
    pub(crate) words: String,
}

/// All texts of a folder. Files that cannot be read are reported elsewhere.
pub(crate) fn all(folder: &Folder) -> Vec<Text> {
    let mut texts = Vec::new();
    for path in folder.paths() {
        let lang = path.strip_prefix("i18n/").and_then(|rest| rest.split('/').next()).and_then(Lang::of);
        let Ok(text) = folder.text(path) else { continue };
        let found = match (ending(path), lang) {
            ("md", Some(lang)) => markdown(text, lang),
            ("ftl", Some(lang)) => fluent(text, lang),
            // The lists of terms contain the words that must not be used.
            ("toml", lang) if !path.ends_with("/terms.toml") => strings(text, lang),
            _ => continue,
        };
        let file = folder.called(path);
        texts.extend(found.into_iter().map(|(line, lang, words)| Text {
            file: file.clone(),
            line,
            lang,
            words,
        }));
    }
    texts
}

type Found = Vec<(usize, Lang, String)>;

/// Paragraphs, headings, items and notes, and the strings at the head of the file.
fn markdown(text: &str, lang: Lang) -> Found {
    static MARKUP: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r"\]\([^)]*\)|\[\^[^\]]*\]:?|\{[^}]*\}|`[^`]*`|[\[\]*]").expect("a pattern")
    });
    static ITEM: LazyLock<Regex> =
        LazyLock::new(|| Regex::new(r"^(?:- |\d+\. |\[\^|#+ |\|)").expect("a pattern"));
    let mut found: Found = Vec::new();
    // A paragraph continues on the next line.
    let mut going_on = false;
    let (mut head, mut code) = (false, false);
    for (index, line) in text.lines().enumerate() {
        if line == "+++" {
            head = !head;
        } else if line.starts_with("```") {
            code = !code;
        }
        if line.trim().is_empty()
            || line == "+++"
            || line.starts_with("::")
            || line.starts_with("```")
            || code
        {
            going_on = false;
            continue;
        }
        let line = if head {
            line.split_once('"').map_or("", |(_, words)| words.trim_end_matches('"'))
        } else {
            line
        };
        let starts = ITEM.find(line);
        let words = MARKUP.replace_all(&line[starts.map_or(0, |mark| mark.end().min(line.len()))..], "");
        let words = words.trim_start_matches(|letter: char| {
            letter.is_ascii_digit() && starts.is_some_and(|m| m.as_str() == "[^")
        });
        let words = words.trim().trim_start_matches(':').trim_start();
        match found.last_mut() {
            Some((_, _, before)) if going_on && starts.is_none() => {
                before.push('\n');
                before.push_str(words);
            }
            _ => found.push((index + 1, lang, words.to_owned())),
        }
        going_on = !head && !line.starts_with('#');
    }
    found
}

/// Messages, without their variables and keys.
fn fluent(text: &str, lang: Lang) -> Found {
    static CODE: LazyLock<Regex> = LazyLock::new(|| {
        Regex::new(r"\{\s*\$?[a-z-]+\s*(?:\}|->)|^\s*\*?\[[a-z0-9]+\]|^[a-z][a-z0-9-]* =|\}")
            .expect("a pattern")
    });
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    let words = lines.map(|(index, line)| (index + 1, lang, CODE.replace_all(line, "…").trim().to_owned()));
    words.filter(|(_, _, words)| !words.trim_matches(['…', ' ']).is_empty()).collect()
}

/// Strings whose key is the tag of a language; in a language's folder, all strings.
fn strings(text: &str, lang: Option<Lang>) -> Found {
    let (table, _) = DeTable::parse_recoverable(text);
    let starts = LineStarts::of(text);
    let mut found = Vec::new();
    for (key, value) in table.get_ref() {
        string(key.get_ref(), value.span().start, value.get_ref(), &starts, lang, &mut found);
    }
    found.sort_by_key(|(line, _, _)| *line);
    found
}

fn string(
    key: &str,
    at: usize,
    value: &DeValue<'_>,
    starts: &LineStarts,
    lang: Option<Lang>,
    found: &mut Found,
) {
    match value {
        DeValue::Table(table) => {
            for (key, value) in table {
                string(key.get_ref(), value.span().start, value.get_ref(), starts, lang, found);
            }
        }
        DeValue::Array(items) => {
            for item in items {
                string(key, item.span().start, item.get_ref(), starts, lang, found);
            }
        }
        DeValue::String(words) => {
            if let Some(lang) = lang.or_else(|| Lang::ALL.into_iter().find(|lang| lang.tag() == key)) {
                found.push((starts.line(at), lang, words.to_string()));
            }
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(found: Found) -> Vec<(usize, String)> {
        found.into_iter().map(|(line, _, words)| (line, words)).collect()
    }

    #[test]
    fn markdown_gives_words_without_markup() {
        let text = "+++\ntitle = \"A title\"\n+++\n\n## Then\n\nOne [pit](term:pit), *two*.[^1] {§5}\n\n::diagram a\n\n\
                    1. Three. {§5}\n2. Four\n   more. {§5}\n\n```\ncode\n```\n\n[^1]: A note. {§5, our note}\n";
        let expected = [
            (2, "A title"),
            (5, "Then"),
            (7, "One pit, two."),
            (11, "Three."),
            (12, "Four\nmore."),
            (19, "A note."),
        ];
        assert_eq!(
            words(markdown(text, Lang::default())),
            expected.map(|(line, words)| (line, words.to_owned()))
        );
    }

    #[test]
    fn fluent_gives_messages_without_variables() {
        let text = "# board\na-board = A board of { $people }.\nseeds = { $n ->\n    [0] none\n   *[other] { $n } { seeds-word }\n}\n";
        let expected = [(2, "… A board of …."), (4, "… none")];
        assert_eq!(
            words(fluent(text, Lang::default())),
            expected.map(|(line, words)| (line, words.to_owned()))
        );
    }

    #[test]
    fn strings_have_the_tag_of_their_language() {
        let text =
            "id = \"board\"\ntitle.en = \"A board\"\ntitle.sw = \"Bao\"\n[[part]]\ntext.en = '''\nmore'''\n";
        let found: Vec<_> =
            strings(text, None).into_iter().map(|(line, lang, words)| (line, lang.tag(), words)).collect();
        let expected = [(2, "en", "A board"), (3, "sw", "Bao"), (5, "en", "more")];
        assert_eq!(found, expected.map(|(line, tag, words)| (line, tag, words.to_owned())));
    }
}
