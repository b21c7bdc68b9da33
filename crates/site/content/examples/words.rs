//! The table of words for translators: writes what a language is asked for as CSV, and reads it back.
//!
//! `cargo run -p mbao-content --example words -- LANGUAGE FILE.csv [--read] [--content FOLDER]`. Spreadsheets, Weblate,
//! Pontoon and Poedit read such tables. Sections of the article and guides are files of their own.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs};

use mbao_content::{Asked, Content, Folder, messages};
use mbao_words::{Lang, Tier};
use toml::Value;

/// The columns before the one of the language.
const COLUMNS: [&str; 6] = ["tier", "file", "key", "limit", "about", "English"];

type Result<T> = std::result::Result<T, String>;

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let mut content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../content");
    let (mut given, mut read, mut arguments) = (Vec::new(), false, env::args().skip(1));
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--read" => read = true,
            "--content" => content = arguments.next().map(PathBuf::from).ok_or("--content: which folder?")?,
            _ => given.push(argument),
        }
    }
    let [tag, table] = &given[..] else { return Err("name a language and a file: fr fr.csv".to_owned()) };
    let known = || Lang::default().others().map(Lang::tag).collect::<Vec<_>>().join(", ");
    let lang = Lang::default().others().find(|lang| lang.tag() == tag);
    let lang = lang.ok_or_else(|| {
        format!(
            "{tag}: no such language. There are {}; content/i18n/README.md tells how to begin one.",
            known()
        )
    })?;
    let folder = Folder::read(&content);
    let mut asked = Content::asked(&folder);
    asked.retain(|one| one.lang == lang);
    if read { put_back(&folder, &content, lang, asked, table) } else { write(&folder, lang, &asked, table) }
}

/// The first comment of a file of messages: what they are for.
fn about(folder: &Folder, file: &str) -> String {
    let text = folder.text(&format!("i18n/{}/{file}", Lang::default().tag())).unwrap_or_default();
    text.strip_prefix("# ").and_then(|text| text.lines().next()).unwrap_or_default().to_owned()
}

/// The most letters of a text that is read while seeds move.
fn limit(lang: Lang, one: &Asked) -> String {
    let short =
        one.file == "board.ftl" && ["play-", "ui-task-"].iter().any(|begin| one.key.starts_with(begin));
    if short { lang.line().to_string() } else { String::new() }
}

fn write(folder: &Folder, lang: Lang, asked: &[Asked], table: &str) -> Result<()> {
    let mut csv = csv::Writer::from_writer(Vec::new());
    let mut row = |cells: &[&str]| csv.write_record(cells).map_err(|why| why.to_string());
    row(&[&COLUMNS[..], &[lang.name()]].concat())?;
    for tier in [Tier::Table, Tier::Learning, Tier::Whole] {
        let of = asked.iter().filter(|one| Tier::of(&one.file) == tier).collect::<Vec<_>>();
        for one in &of {
            let (about, limit) = (about(folder, &one.file), limit(lang, one));
            let own = one.own.as_deref().unwrap_or_default();
            row(&[
                &format!("{tier:?}").to_lowercase(),
                &one.file,
                &one.key,
                &limit,
                &about,
                &one.first,
                own,
            ])?;
        }
        let own = of.iter().filter(|one| one.own.is_some()).count();
        println!("{tier:?}: {own} of {} texts are in {}", of.len(), lang.name());
    }
    let rows = csv.into_inner().map_err(|why| why.to_string())?;
    // Spreadsheets know by its first sign that it is in UTF-8.
    fs::write(table, ["\u{feff}".as_bytes(), &rows].concat()).map_err(|why| format!("{table}: {why}"))
}

fn put_back(folder: &Folder, content: &Path, lang: Lang, mut asked: Vec<Asked>, table: &str) -> Result<()> {
    let text = fs::read_to_string(table).map_err(|why| format!("{table}: {why}"))?;
    let text = text.trim_start_matches('\u{feff}');
    let head = text.lines().next().unwrap_or_default();
    // Some spreadsheets write semicolons.
    let between = if head.matches(';').count() > head.matches(',').count() { b';' } else { b',' };
    let mut csv = csv::ReaderBuilder::new().delimiter(between).flexible(true).from_reader(text.as_bytes());
    let head = csv.headers().map_err(|why| format!("{table}: {why}"))?.clone();
    let column = |name: &str| {
        let at = head.iter().position(|one| one == name);
        at.ok_or_else(|| format!("{table}: it has no column `{name}`"))
    };
    let [file, key, own] = [column("file")?, column("key")?, column(lang.name())?];
    let (mut wrong, mut changed, mut rows) = (Vec::new(), BTreeSet::new(), BTreeMap::new());
    for (at, record) in csv.records().enumerate() {
        let record = record.map_err(|why| format!("{table}: {why}"))?;
        let [file, key, own] = [file, key, own].map(|at| record.get(at).unwrap_or_default());
        let Some(one) = asked.iter_mut().find(|one| one.file == file && one.key == key) else {
            wrong.push(format!("row {}: nothing is asked for in {file} under {key}", at + 2));
            continue;
        };
        let own = own.replace("\r\n", "\n");
        rows.insert((one.file.clone(), one.key.clone()), at + 2);
        if !own.trim().is_empty() && one.own.as_deref() != Some(&own) {
            one.own = Some(own);
            changed.insert(one.file.clone());
        }
    }
    let before = Content::asked(folder);
    for file in &changed {
        let path = format!("i18n/{}/{file}", lang.tag());
        let of = || asked.iter().filter(|one| one.file == *file);
        let text = if file.rsplit_once('.').is_some_and(|(_, ending)| ending == "ftl") {
            let first = folder.text(&format!("i18n/{}/{file}", Lang::default().tag()))?;
            let mut own = of()
                .filter_map(|one| Some((one.key.as_str(), one.own.as_deref()?)))
                .collect::<BTreeMap<_, _>>();
            // What is wrong is named, and stays as it was.
            let lacks =
                mbao_words::lacks(lang.tag(), &said(first, &own), first).map_err(|why| why.to_string())?;
            for (key, why) in lacks.iter().filter_map(|lack| lack.why.strip_prefix('`')?.split_once('`')) {
                let Some(row) = rows.get(&(file.clone(), key.to_owned())).filter(|_| own.contains_key(key))
                else {
                    continue;
                };
                wrong.push(format!("row {row}: {file}: `{key}`{why}"));
                let was = before.iter().find(|one| one.lang == lang && one.file == *file && one.key == key);
                match was.and_then(|was| was.own.as_deref()) {
                    Some(was) => drop(own.insert(key, was)),
                    None => drop(own.remove(key)),
                }
            }
            said(first, &own)
        } else {
            let mut all = Value::Table(toml::Table::new());
            for one in of() {
                if let Some(own) = &one.own {
                    let keys: Vec<&str> = one.key.split('.').collect();
                    put(&mut all, &keys, own);
                }
            }
            toml::to_string_pretty(&all).map_err(|why| format!("{file}: {why}"))?
        };
        let path = content.join(path);
        path.parent()
            .map_or(Ok(()), fs::create_dir_all)
            .map_err(|why| format!("{}: {why}", path.display()))?;
        fs::write(&path, text).map_err(|why| format!("{}: {why}", path.display()))?;
        println!("{}", path.display());
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

/// The first language's file with another's words; what that lacks is left out.
fn said(first: &str, own: &BTreeMap<&str, &str>) -> String {
    let mut text = first.to_owned();
    for (key, words) in messages(first) {
        let message = format!("{key} = {words}\n");
        let own = own.get(key).map_or_else(String::new, |own| format!("{key} = {own}\n"));
        text = text.replacen(&message, &own, 1);
    }
    text
}

/// Puts a text under its keys; items of lists are named by `@ID`, or by their number.
fn put(at: &mut Value, keys: &[&str], text: &str) {
    let [key, rest @ ..] = keys else {
        *at = Value::String(text.to_owned());
        return;
    };
    let listed = rest.first().is_some_and(|next| next.starts_with('@') || next.parse::<usize>().is_ok());
    let empty = || if listed { Value::Array(Vec::new()) } else { Value::Table(toml::Table::new()) };
    let item = || Value::Table(toml::Table::new());
    match at {
        Value::Table(table) => put(table.entry(*key).or_insert_with(empty), rest, text),
        Value::Array(items) => {
            let id = key.strip_prefix('@');
            let place = id.map_or_else(
                || key.parse().unwrap_or(0),
                |id| items.iter().position(|item| item["id"].as_str() == Some(id)).unwrap_or(items.len()),
            );
            while items.len() <= place {
                items.push(item());
            }
            if let (Some(id), Value::Table(item)) = (id, &mut items[place]) {
                item.insert("id".to_owned(), Value::String(id.to_owned()));
            }
            put(&mut items[place], rest, text);
        }
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_comes_back_with_what_was_changed_and_its_slips_are_named() {
        let folder = Folder::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../content"));
        let has = |lang: &Lang| folder.text(&format!("i18n/{}/games/coro.toml", lang.tag())).is_ok();
        let lang = Lang::default().others().find(has).expect("a language with files of its own for data");
        let asked: Vec<Asked> = Content::asked(&folder).into_iter().filter(|one| one.lang == lang).collect();
        let content = env::temp_dir().join(format!("mbao-words-{}", std::process::id()));
        fs::create_dir_all(&content).expect("a folder");
        let table = content.join("words.csv").display().to_string();
        write(&folder, lang, &asked, &table).expect("a table");
        let back = |content: &Path| put_back(&folder, content, lang, asked.clone(), &table);
        assert_eq!(back(&content), Ok(()));
        assert!(!content.join("i18n").exists(), "nothing was changed");

        let text = fs::read_to_string(&table).expect("the table");
        let mut rows = csv::Reader::from_reader(text.trim_start_matches('\u{feff}').as_bytes());
        let mut changed = csv::WriterBuilder::new().delimiter(b';').from_writer(Vec::new());
        changed.write_record(rows.headers().expect("a head")).expect("a head");
        for row in rows.records() {
            let mut row: Vec<String> = row.expect("a row").iter().map(str::to_owned).collect();
            match (&*row[1], &*row[2]) {
                ("playing.ftl", "you") => row[6] = "Changed".to_owned(),
                ("playing.ftl", "computer") => row[6] = "{ $lev }".to_owned(),
                ("games/coro.toml", "region") => row[6] = "Changed; too".to_owned(),
                _ => {}
            }
            changed.write_record(&row).expect("a row");
        }
        fs::write(&table, changed.into_inner().expect("rows")).expect("the table");
        let wrong = back(&content).expect_err("a wrong placeholder");
        assert!(wrong.starts_with("row ") && wrong.contains("playing.ftl: `computer`"), "{wrong}");
        let own = content.join("i18n").join(lang.tag());
        let said = fs::read_to_string(own.join("playing.ftl")).expect("the messages");
        let before = folder.text(&format!("i18n/{}/playing.ftl", lang.tag())).expect("the messages");
        let messages = |text| messages(text).into_iter().collect::<BTreeMap<_, _>>();
        let (now, was) = (messages(&said), messages(before));
        let differ: Vec<_> = was.keys().filter(|key| now.get(*key) != was.get(*key)).collect();
        assert_eq!((differ, now["you"]), (vec![&"you"], "Changed"));
        let card = fs::read_to_string(own.join("games/coro.toml")).expect("the card");
        assert!(card.contains("region = \"Changed; too\""), "{card}");
        fs::remove_dir_all(&content).expect("the folder goes");
    }
}
