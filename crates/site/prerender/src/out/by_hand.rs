//! The hand-written pages and files of `www`, which speak all languages at once.
//!
//! `{assets}` stands for the path to styles and scripts, `{tags}` for the tags of those languages in which all is said. A line with `{lang}`
//! (attributes), `{tag}` or the name of a text, as `{not-kept}`, is repeated in each language.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use mbao_viewer::link::{self, Arrived};
use mbao_words::Lang;

use crate::words;

/// Those that stand in a folder, with their names, filled in.
pub(super) fn files(folder: &Path, assets: &str) -> Result<Vec<(String, String)>> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        if path.extension().is_some_and(|ending| ending == "html" || ending == "toml") {
            let text = fs::read_to_string(&path).with_context(|| path.display().to_string())?;
            let text = filled(&text, assets).with_context(|| path.display().to_string())?;
            files.push((path.file_name().unwrap_or_default().to_string_lossy().into_owned(), text));
        }
    }
    Ok(files)
}

fn filled(text: &str, assets: &str) -> Result<String> {
    let tags = Lang::whole().map(|lang| format!("{:?}", lang.tag())).collect::<Vec<_>>().join(", ");
    let text = text.replace("{assets}", assets).replace("{tags}", &tags);
    let mut out = String::new();
    for line in text.split_inclusive('\n') {
        if line.contains('{') {
            for lang in Lang::ALL {
                out += &said(line, lang)?;
            }
        } else {
            out += line;
        }
    }
    Ok(out)
}

fn said(line: &str, lang: Lang) -> Result<String> {
    let mut parts = line.split('{');
    let mut out = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (name, rest) = part.split_once('}').with_context(|| format!("{line}: a brace is not closed"))?;
        out += &word(name, lang).with_context(|| format!("there is no {name}"))?;
        out += rest;
    }
    Ok(out)
}

fn word(name: &str, lang: Lang) -> Option<String> {
    let text = match name {
        "tag" => return Some(lang.tag().to_owned()),
        "lang" if lang.direction() == "ltr" => return Some(format!("lang=\"{}\"", lang.tag())),
        "lang" => return Some(format!("lang=\"{}\" dir=\"{}\"", lang.tag(), lang.direction())),
        "frame-board" => words::frame_board(lang),
        "link-cut" => Arrived::Cut.told(lang),
        "link-changed" => Arrived::Changed.told(lang),
        "link-part" => link::rest(lang, true),
        "link-lost" => link::rest(lang, false),
        "link-large" => link::large(lang),
        "not-kept" => words::not_kept(lang),
        "board-needs-scripts" => words::board_needs_scripts(lang),
        "front-title" => words::front_title(lang),
        "kiosk-words" => words::kiosk_words(lang),
        "kiosk-story" => words::kiosk_story(lang),
        _ => return None,
    };
    Some(text.replace('&', "&amp;").replace('<', "&lt;"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_by_hand_speaks_every_language() {
        let files = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../www"), "a/").expect("files");
        let file = |name: &str| &files.iter().find(|(file, _)| file == name).expect("a file").1;
        for lang in Lang::ALL {
            let tag = lang.tag();
            let direction = if lang.direction() == "rtl" { " dir=\"rtl\"" } else { "" };
            for (name, texts) in [("embed.html", 6), ("offline.html", 1), ("board.html", 1)] {
                let own = format!("<p lang=\"{tag}\"{direction}>");
                let own = file(name)
                    .replace(" class=\"arrival\" role=\"alert\"", "")
                    .matches(&own[..own.len() - 1])
                    .count();
                assert_eq!(own, texts, "{name} {tag}");
            }
            assert!(file("offline.html").contains(&words::not_kept(lang)), "{tag}");
            let kiosk = file("kiosk.toml");
            assert!(
                kiosk.contains(&format!("# title.{tag} = \"{}\"\n", words::front_title(lang))),
                "{kiosk}"
            );
            let list = kiosk.lines().find(|line| line.starts_with("# languages = [")).expect("languages");
            assert_eq!(list.contains(&format!("{tag:?}")), lang.needs("article/"), "{list}");
        }
        assert!(files.iter().all(|(_, text)| !text.contains('{')), "{files:?}");
        assert!(file("embed.html").contains("src=\"a/scripts/embed.js\""));
    }

    #[test]
    fn a_text_that_is_not_there_is_named() {
        let wrong = filled("a\n<p {lang}>{nothing}</p>\n", "").expect_err("no text");
        assert_eq!(wrong.to_string(), "there is no nothing");
    }
}
