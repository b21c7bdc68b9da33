//! The sources, and the site itself, in bibliography formats: BibTeX, CSL and CFF.

use std::fmt::Write as _;

use mbao_content::{Content, Source};
use serde_json::{Value, json};

/// How to cite the site, for programs that read it from a repository.
pub(crate) const CITATION: &str = include_str!("../../../../../CITATION.cff");

/// Name of the site as a whole.
const TITLE: &str = "Mbao: the sowing games of East Africa";
const AUTHORS: &str = "Mbao contributors";
const YEAR: u16 = 2026;

fn site(url: Option<&str>) -> Value {
    let mut entry = json!({
        "id": "mbao",
        "type": "webpage",
        "title": TITLE,
        "author": [{ "literal": AUTHORS }],
        "issued": { "date-parts": [[YEAR]] },
    });
    if let Some(url) = url {
        entry["URL"] = url.into();
    }
    entry
}

/// The site as a reference for readers: authors, title, year, address.
pub(crate) fn sentence(url: Option<&str>) -> String {
    let address = url.map_or_else(String::new, |url| format!(" {url}"));
    format!("{AUTHORS} ({YEAR}). {TITLE}.{address}")
}

/// As CSL JSON, which reference managers read.
pub(crate) fn csl(content: &Content, url: Option<&str>) -> Value {
    std::iter::once(site(url)).chain(content.sources.iter().map(csl_item)).collect()
}

/// The kind of a source, in the words of CSL and of BibTeX.
fn kind(source: &Source) -> (&'static str, &'static str) {
    match (&source.within, &source.publisher, &source.url) {
        (Some(within), _, _) if within.contains("volume") => ("article-journal", "article"),
        (Some(_), _, Some(_)) | (None, None, Some(_)) => ("webpage", "misc"),
        (Some(_), _, _) => ("chapter", "incollection"),
        (None, Some(_), _) => ("book", "book"),
        (None, None, None) => ("document", "misc"),
    }
}

fn authors(source: &Source) -> Vec<&str> {
    let authors = source.authors.as_deref().unwrap_or_default();
    // A ministry's own name has commas in it.
    let several = !authors.starts_with("Ministry");
    let split = authors.split(" and ").flat_map(|part| part.split(", ")).map(str::trim);
    if several { split.filter(|name| !name.is_empty()).collect() } else { vec![authors] }
}

fn csl_item(source: &Source) -> Value {
    let mut item = json!({ "id": source.id, "type": kind(source).0, "title": source.title });
    let authors: Vec<Value> = authors(source).into_iter().map(|name| json!({ "literal": name })).collect();
    let fields = [
        ("author", (!authors.is_empty()).then(|| authors.into())),
        ("issued", source.year.map(|year| json!({ "date-parts": [[year]] }))),
        ("container-title", source.within.clone().map(Value::from)),
        ("publisher", source.publisher.clone().map(Value::from)),
        ("page", source.pages.clone().map(Value::from)),
        ("URL", source.url.clone().map(Value::from)),
    ];
    for (name, value) in fields {
        if let Some(value) = value {
            item[name] = value;
        }
    }
    item
}

pub(crate) fn bibtex(content: &Content, url: Option<&str>) -> String {
    let mut text = entry(
        "misc",
        "mbao",
        &[
            ("title", Some(TITLE.to_owned())),
            ("author", Some(format!("{{{AUTHORS}}}"))),
            ("year", Some(YEAR.to_string())),
            ("url", url.map(str::to_owned)),
        ],
    );
    for source in &content.sources {
        let (_, kind) = kind(source);
        let within = if kind == "article" { "journal" } else { "booktitle" };
        let authors = authors(source);
        text.push('\n');
        text.push_str(&entry(
            kind,
            &source.id,
            &[
                ("title", Some(source.title.clone())),
                ("author", (!authors.is_empty()).then(|| authors.join(" and "))),
                ("year", source.year.map(|year| year.to_string())),
                (within, source.within.clone()),
                ("publisher", source.publisher.clone()),
                ("pages", source.pages.as_ref().map(|pages| pages.replace('–', "--"))),
                ("url", source.url.clone()),
            ],
        ));
    }
    text
}

fn entry(kind: &str, id: &str, fields: &[(&str, Option<String>)]) -> String {
    let mut text = format!("@{kind}{{{id},\n");
    for (name, value) in fields {
        if let Some(value) = value {
            // An address is written unchanged.
            let value = if *name == "url" { value.clone() } else { escaped(value) };
            let _ = writeln!(text, "  {name} = {{{value}}},");
        }
    }
    text + "}\n"
}

fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        if matches!(letter, '&' | '%' | '#' | '_' | '$') {
            out.push('\\');
        }
        out.push(letter);
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_entry_escapes_what_tex_reads() {
        let fields = [
            ("publisher", Some("Marlowe & Company".to_owned())),
            ("url", Some("https://a.example/a_b".to_owned())),
        ];
        assert_eq!(
            entry("book", "russ", &fields),
            "@book{russ,\n  publisher = {Marlowe \\& Company},\n  url = {https://a.example/a_b},\n}\n"
        );
    }
}
