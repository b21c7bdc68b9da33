//! Compiles Fluent files into Rust: reads languages, and tells what they lack.

mod message;
mod rust;

use std::borrow::ToOwned;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::string::{String, ToString};
use std::vec::Vec;
use std::{format, println};

use anyhow::{Context, Result, bail};
use fluent_syntax::ast::{Entry, Pattern, Resource};
use fluent_syntax::parser::ParserError;

use self::message::{Found, message};
use crate::Lang;
#[cfg(any(feature = "apart", test))]
use crate::apart::BESIDE;
use crate::plural::Plurals;

/// Separates patterns, and names of controls.
const BETWEEN: &str = "\0";
/// How the names of messages on controls begin.
const CONTROL: &str = "ui-";
const NUMBER: &str = "n";
type Messages = BTreeMap<String, Compiled>;
/// The messages of a file as they are written, by name.
type Written<'a> = BTreeMap<&'a str, &'a Pattern<&'a str>>;

/// A file in one language, whole: what it lacks or has wrong is as in the first language.
struct Language {
    messages: Messages,
    /// The plural forms that its numbers take, if its messages choose by them.
    table: String,
    lacks: Vec<Lack>,
}

/// A message that a file lacks, or that is wrong there. The words of the first language stand for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lack {
    /// The line of the message, if the file has it.
    pub line: Option<usize>,
    /// What is missing or wrong.
    pub why: String,
}

#[derive(Clone)]
struct Compiled {
    /// Its variables in order.
    variables: Vec<String>,
    /// Its pattern in the form that `say` reads.
    pattern: String,
    /// Another message contains it, in some language.
    inside: bool,
    /// Its words depend on what a game's people call something.
    by_word: bool,
}

/// How messages without text arguments are compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plain {
    /// To functions that return their words, like all other messages.
    Now,
    /// To functions that return a `Message`, which one place turns into words: smaller if there are
    /// many.
    Later,
    /// As [`Plain::Now`], and programs for browsers have the words of the first language only: others are brought
    /// (feature `apart`).
    Apart,
}

/// Compiles these files, one for each language in their order, to functions, as the text of a
/// module. Messages `ui-…` become one function `control` instead, which looks them up by name.
/// Messages that depend on what a game's people call seeds, `$called`, or pits, `$hole`, are said by a `Voice` instead
/// of a `Lang`. A message may contain another, `{ name }`. For what another language lacks, or has wrong, the words of
/// the first stand; [`lacks`] tells what that is.
///
/// # Errors
/// If the first file cannot be read, or uses Fluent that is not supported here.
pub fn compile<P: AsRef<Path>>(files: &[(&str, P)], plain: Plain) -> Result<String> {
    Ok(rust::rust(&read(files)?, plain, None))
}

/// What a file lacks beside that of the first language, or has wrong.
///
/// # Errors
/// If the first text uses Fluent that is not supported here.
pub fn lacks(tag: &str, text: &str, first: &str) -> Result<Vec<Lack>> {
    let mut both = languages(&[(Lang::default().tag(), first), (tag, text)])?;
    Ok(both.pop().map(|other| other.lacks).unwrap_or_default())
}

/// For build scripts: compiles `FOLDER/<language>/NAME.ftl` of every language
/// into `NAME.rs` in the folder that Cargo gives the script, and has Cargo run
/// the script again when one of the files changes. `MBAO_I18N` names another folder. A crate
/// that has a feature `apart` itself, and is built with it, is brought other languages in browsers as with
/// [`Plain::Apart`].
///
/// # Errors
/// As [`compile`]; also if `OUT_DIR` is not set or cannot be written to.
pub fn build(folder: &Path, name: &str, plain: Plain) -> Result<()> {
    println!("cargo::rerun-if-env-changed=MBAO_I18N");
    let files = files(folder, name);
    for (_, file) in &files {
        // A file that is missing would have Cargo run the script each time.
        let own = file.parent().unwrap_or(folder);
        println!("cargo::rerun-if-changed={}", if file.exists() { file } else { own }.display());
    }
    let all = read(&files)?;
    let whole = Lang::ALL.map(|lang| lang.needs(&format!("{name}.ftl")));
    let all_files = files.iter().zip(&all).zip(whole);
    for ((_, file), language) in
        all_files.filter(|(file, whole)| *whole && !file.1.lacks.is_empty()).map(|(file, _)| file)
    {
        let (lacks, of, file) = (language.lacks.len(), language.messages.len(), file.display());
        println!(
            "cargo::warning={file}: {lacks} of {of} messages are missing or wrong, and in {} until then: `cargo run -p mbao-content --example problems` names them",
            Lang::default().name()
        );
    }
    let out = std::env::var_os("OUT_DIR").context("OUT_DIR: only build scripts have it")?;
    let out = Path::new(&out).join(name).with_extension("rs");
    let browser = std::env::var("CARGO_CFG_TARGET_FAMILY").is_ok_and(|family| family == "wasm");
    let apart = (plain == Plain::Apart || std::env::var_os("CARGO_FEATURE_APART").is_some()) && browser;
    let text = rust::rust(&all, plain, apart.then_some(name));
    std::fs::write(&out, text).with_context(|| out.display().to_string())
}

/// The words of `FOLDER/<language>/NAME.ftl` for programs that have those of the first language only: the mark by which
/// such a program is known to say them, and what it is [brought](crate::bring) of each other language; of several files
/// one after the other.
///
/// # Errors
/// As [`compile`].
#[cfg(any(feature = "apart", test))]
pub fn apart(folder: &Path, name: &str) -> Result<(String, Vec<(Lang, String)>)> {
    let all = read(&files(folder, name))?;
    let mark = rust::mark(name, &all[0]);
    let words = |language| format!("{mark}{BESIDE}{}{BESIDE}", rust::patterns(&all[0], language));
    let others = Lang::ALL.into_iter().zip(&all).skip(1);
    let others = others.map(|(lang, language)| (lang, words(language))).collect();
    Ok((mark, others))
}

/// The file of that name of each language in a folder, or in the one that `MBAO_I18N` names.
fn files(folder: &Path, name: &str) -> [(&'static str, PathBuf); Lang::ALL.len()] {
    let other = std::env::var_os("MBAO_I18N").map(PathBuf::from);
    let folder = other.as_deref().unwrap_or(folder);
    Lang::ALL.map(|lang| (lang.tag(), folder.join(lang.tag()).join(name).with_extension("ftl")))
}

fn read<P: AsRef<Path>>(files: &[(&str, P)]) -> Result<Vec<Language>> {
    let tags: Vec<&str> = files.iter().map(|(tag, _)| *tag).collect();
    let known = Lang::ALL.map(Lang::tag);
    if tags != known {
        bail!("words in {tags:?}, but the languages are {known:?}");
    }
    let mut texts = Vec::new();
    for (tag, file) in files {
        let file = file.as_ref();
        let text = match std::fs::read_to_string(file) {
            // Nothing of it is translated yet.
            Err(why) if why.kind() == ErrorKind::NotFound && *tag != tags[0] => String::new(),
            text => text.with_context(|| file.display().to_string())?,
        };
        texts.push(text);
    }
    let texts: Vec<(&str, &str)> = tags.into_iter().zip(texts.iter().map(String::as_str)).collect();
    languages(&texts).with_context(|| files[0].1.as_ref().display().to_string())
}

/// Compiles the texts of all languages, each beside the first.
fn languages(texts: &[(&str, &str)]) -> Result<Vec<Language>> {
    let parsed: Vec<_> = texts.iter().map(|(_, text)| parse(text)).collect();
    let mut all: Vec<(Written<'_>, Vec<Lack>)> = Vec::new();
    for ((_, text), (resource, lacks)) in texts.iter().zip(&parsed) {
        let mut lacks = lacks.clone();
        all.push((written(text, resource, &mut lacks), lacks));
    }
    let (first, mut inside) = (all[0].0.clone(), BTreeSet::new());
    // What a language lacks is as in the first where its other messages contain it, too.
    let whole: Vec<Written<'_>> = all
        .iter()
        .map(|(own, _)| first.iter().chain(own).map(|(id, pattern)| (*id, *pattern)).collect())
        .collect();
    for written in &whole {
        // What is wrong is said below.
        inside.extend(
            written.values().filter_map(|of| Found::of(of, written).ok()).flat_map(|found| found.inside),
        );
    }
    let mut found: Vec<Language> = Vec::new();
    for (((tag, text), (own, mut lacks)), written) in texts.iter().zip(all).zip(&whole) {
        let plurals = Plurals::of(tag)?;
        let mut messages = Messages::new();
        for id in own.keys() {
            let right = message(id, written, &plurals, &inside).and_then(|one| match found.first() {
                Some(first) => alike(one, first.messages.get(*id)),
                None => Ok(one),
            });
            match right {
                Ok(one) => drop(messages.insert((*id).to_owned(), one)),
                Err(why) => lacks.push(Lack { line: line(text, id), why: format!("`{id}`: {why:#}") }),
            }
        }
        if let Some(first) = found.first() {
            for (id, one) in &first.messages {
                if !own.contains_key(id.as_str()) {
                    let there = line(texts[0].1, id).unwrap_or_default();
                    let why = format!("`{id}` is missing: {} has it on line {there}", texts[0].0);
                    lacks.push(Lack { line: None, why });
                }
                messages.entry(id.clone()).or_insert_with(|| one.clone());
            }
        } else if !lacks.is_empty() {
            bail!("{}", lacks.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"));
        }
        let table = if by_form(&messages) { plurals.table()? } else { String::new() };
        found.push(Language { messages, table, lacks });
    }
    Ok(found)
}

impl fmt::Display for Lack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(line) = self.line {
            write!(f, "line {line}: ")?;
        }
        f.write_str(&self.why)
    }
}

/// A message, if that of the first language has the same variables.
fn alike(one: Compiled, first: Option<&Compiled>) -> Result<Compiled> {
    let first = first.context("the first language has no such message: take it out")?;
    if one.variables != first.variables {
        bail!("it has {:?}, in the first language {:?}", one.variables, first.variables);
    }
    Ok(one)
}

/// The line on which a message begins.
fn line(text: &str, id: &str) -> Option<usize> {
    let begins = |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
    Some(text.lines().position(begins)? + 1)
}

/// Whether a message chooses its words by a plural form that many numbers share.
fn by_form(messages: &Messages) -> bool {
    let variants = |message: &Compiled| {
        message
            .pattern
            .split('\u{3}')
            .skip(1)
            .any(|variant| variant.starts_with(|key: char| key.is_ascii_lowercase()))
    };
    messages.values().any(variants)
}

/// The order in which messages are kept: first those that others contain, which a letter then names, then the rest by
/// name.
fn order(messages: &Messages) -> Vec<&str> {
    let (inside, rest): (Vec<_>, Vec<_>) = messages.iter().partition(|(_, message)| message.inside);
    inside.into_iter().chain(rest).map(|(id, _)| id.as_str()).collect()
}

/// A file taken apart, and what of it cannot be.
fn parse(text: &str) -> (Resource<&str>, Vec<Lack>) {
    let (resource, errors) = match fluent_syntax::parser::parse(text) {
        Ok(resource) => (resource, Vec::new()),
        Err(found) => found,
    };
    let at = |error: ParserError| {
        let line = text[..error.pos.start].matches('\n').count() + 1;
        Lack { line: Some(line), why: error.kind.to_string() }
    };
    (resource, errors.into_iter().map(at).collect())
}

fn written<'a>(text: &str, resource: &'a Resource<&'a str>, lacks: &mut Vec<Lack>) -> Written<'a> {
    let mut written = Written::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let id = message.id.name;
        let mut wrong = |why| lacks.push(Lack { line: line(text, id), why: format!("`{id}` {why}") });
        match &message.value {
            None => wrong("says nothing"),
            Some(_) if written.contains_key(id) => wrong("stands twice"),
            Some(pattern) => drop(written.insert(id, pattern)),
        }
    }
    written
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Voice, say};

    /// Compiles a file that is alone.
    fn language(tag: &str, text: &str) -> Result<Language> {
        languages(&[(tag, text)]).map(|mut all| all.remove(0))
    }

    /// The variables of the message `it`, its place, and all patterns.
    fn compiled(text: &str) -> (Vec<String>, usize, String) {
        let Language { messages, .. } = language("en", text).expect("messages");
        let order = order(&messages);
        let patterns: Vec<&str> = order.iter().map(|id| messages[*id].pattern.as_str()).collect();
        let place = order.iter().position(|id| *id == "it").expect("it");
        (messages["it"].variables.clone(), place, patterns.join(BETWEEN))
    }

    #[test]
    fn a_language_with_more_forms_chooses_by_a_table() {
        let text = "it = { $n ->\n    [0] brak\n    [one] ziarno\n    [few] { $n } ziarna\n   *[other] { $n } ziaren\n}\n";
        let Language { messages, table, .. } = language("pl", text).expect("a message");
        assert!(!table.is_empty());
        let patterns = format!("{}{BETWEEN}{table}", messages["it"].pattern);
        let said = |n| say(&patterns, 0, n, 0, &[]);
        assert_eq!([0, 1, 3, 5].map(said), ["brak", "ziarno", "3 ziarna", "5 ziaren"]);
        assert_eq!([12, 22, 112, 1024].map(said), ["12 ziaren", "22 ziarna", "112 ziaren", "1024 ziarna"]);
    }

    #[test]
    fn a_program_for_browsers_has_one_language_and_knows_by_a_mark_what_others_it_may_be_brought() {
        let texts = [("en", "it = One\nother = Two { $n }\n"), ("sw", "it = Moja\nother = Mbili { $n }\n")];
        let all = languages(&texts).expect("messages");
        let (whole, apart) =
            (rust::rust(&all, Plain::Apart, None), rust::rust(&all, Plain::Apart, Some("play")));
        assert!(whole.contains("Moja") && !apart.contains("Moja") && apart.contains("One"), "{apart}");
        let mark = rust::mark("play", &all[0]);
        assert!(apart.contains(&format!("{mark:?}")), "{mark} in {apart}");
        assert_eq!(mark, rust::mark("play", &all[1]));
        // What stands at another place, or takes other variables, has another mark.
        for text in ["it = One\nthird = Two { $n }\n", "it = One\nother = Two { $m }\n"] {
            assert_ne!(mark, rust::mark("play", &language("en", text).expect("messages")));
        }
        assert_eq!(rust::patterns(&all[0], &all[1]), "Moja\0Mbili \u{1}n");
    }

    #[test]
    fn numbers_choose_their_words() {
        let (names, it, patterns) =
            compiled("it = { $n ->\n    [0] none\n    [one] one of { $whose }\n   *[other] { $n }\n}\n");
        assert_eq!(names, ["n", "whose"]);
        let said = |n| say(&patterns, it, n, 0, &["hers"]);
        assert_eq!([0, 1, 12].map(said), ["none", "one of hers", "12"]);
    }

    #[test]
    fn what_seeds_are_called_chooses_words_and_messages_contain_others() {
        let words = "seeds = { $called ->\n    [cow] cows\n    [stone] stones\n   *[seed] seeds\n}\n\
                     it = { $n ->\n    [0] no { seeds }\n   *[other] { $n } { seeds } of { $whose }\n}\n";
        let (names, it, patterns) = compiled(words);
        assert_eq!(names, ["n", "whose"]);
        let said = |n, called| say(&patterns, it, n, called, &["hers"]);
        assert_eq!(
            [0, 1, 2, 3].map(|called| said(0, called)),
            ["no seeds", "no cows", "no stones", "no seeds"]
        );
        assert_eq!([said(4, 1), said(4, 0)], ["4 cows of hers", "4 seeds of hers"]);
    }

    #[test]
    fn what_pits_are_called_chooses_words_with_a_gloss_where_they_are_new() {
        let words = "pit = { $hole ->\n    [boma] boma\n    [new-boma] boma (pit)\n   *[pit] pit\n}\n\
                     it = { $called ->\n    [cow] cows\n   *[seed] seeds\n} of a { pit }\n";
        let (names, it, patterns) = compiled(words);
        assert!(names.is_empty(), "{names:?}");
        let lang = Lang::default();
        let said = |voice: Voice| say(&patterns, it, 0, voice.called, &[]);
        let [seeds, cows] = [0, 1].map(|called| Voice { lang, called });
        assert_eq!([seeds, seeds.glossing()].map(said), ["seeds of a pit", "seeds of a pit"]);
        assert_eq!(
            [cows, cows.with_pits(1), cows.with_pits(1).glossing()].map(said),
            ["cows of a pit", "cows of a boma", "cows of a boma (pit)"]
        );
    }

    #[test]
    fn a_message_that_others_contain_is_kept_once() {
        let words = "a = one { b }\nb = seed of { $n }\nit = { b }, { $whose } { b }; { c }\nc = { a } for { $whose }\n";
        let (_, it, patterns) = compiled(words);
        assert_eq!(patterns.matches("seed of").count(), 1, "{patterns:?}");
        assert_eq!(say(&patterns, it, 3, 0, &["her"]), "seed of 3, her seed of 3; one seed of 3 for her");
    }

    #[test]
    fn texts_keep_their_places_in_a_message_that_another_contains() {
        let (names, it, patterns) = compiled("of = { $whose }!\nit = { $by }: { of } { of }\n");
        assert_eq!(names, ["by", "whose"]);
        assert_eq!(say(&patterns, it, 0, 0, &["she", "hers"]), "she: hers! hers!");
    }

    #[test]
    fn only_what_depends_on_what_seeds_are_called_is_said_by_a_voice() {
        let text = "seeds = { $called ->\n    [cow] cows\n   *[seed] seeds\n}\nall = All { seeds } of { $whose }\n\
                    it = it of { $whose }\n";
        let rust = rust::rust(&[language("en", text).expect("messages")], Plain::Now, None);
        assert!(rust.contains("fn all(voice: Voice, whose: &str)"), "{rust}");
        assert!(rust.contains("fn it(lang: Lang, whose: &str)"), "{rust}");
        assert!(
            rust.contains("#[allow(dead_code)] // Other messages contain it.\npub(crate) fn seeds("),
            "{rust}"
        );
    }

    #[test]
    fn languages_are_held_to_one_another() {
        let wrong = |other| {
            let found = lacks("sw", other, "it = { $a }\n").expect("the first is right");
            found.iter().map(ToString::to_string).collect::<Vec<_>>()
        };
        assert_eq!(wrong("it = ndiyo { $a }\n"), [""; 0]);
        assert_eq!(wrong("\nit = { $b }\n"), ["line 2: `it`: it has [\"b\"], in the first language [\"a\"]"]);
        assert_eq!(wrong(""), ["`it` is missing: en has it on line 1"]);
        assert_eq!(
            wrong("it = { $a }\nthat = x\n"),
            ["line 2: `that`: the first language has no such message: take it out"]
        );
        // All at once.
        let all = wrong("it = a\nit = { $a }\nthat = { $\nits = { nothing }\n");
        assert_eq!(all.len(), 4, "{all:?}");
        assert!(all[0].starts_with("line 3: ") && all[1] == "line 1: `it` stands twice", "{all:?}");
    }

    #[test]
    fn what_a_language_lacks_is_said_in_the_first() {
        let first = "seeds = { $n ->\n    [one] a seed\n   *[other] { $n } seeds\n}\nbowl = a bowl of { seeds }\nlid = a lid\n";
        let all = languages(&[
            ("en", first),
            ("pl", "seeds = { $n ->\n    [few] { $n } ziarna\n   *[other] { $n } ziaren\n}\nlid = { $b }\n"),
        ]);
        let Language { messages, table, lacks } = all.expect("both").pop().expect("Polish");
        assert_eq!(lacks.len(), 2, "{lacks:?}");
        let patterns: Vec<&str> = order(&messages).iter().map(|id| messages[*id].pattern.as_str()).collect();
        let patterns = [patterns.join(BETWEEN), table].join(BETWEEN);
        // Messages that others contain come first.
        assert_eq!(order(&messages), ["seeds", "bowl", "lid"]);
        let said = |at, n| say(&patterns, at, n, 0, &[]);
        assert_eq!([said(1, 3), said(2, 0)], ["a bowl of 3 ziarna", "a lid"]);
    }

    #[test]
    fn what_is_not_understood_is_refused() {
        for text in [
            "it = { -term }\n",
            "it = { $n ->\n    [few] x\n   *[other] y\n}\n",
            "it = { $a ->\n    [0] x\n   *[other] y\n}\n",
            "it = { other }\n",
            "it = { it }\n",
            "it = { ui-it }\nui-it = a\n",
            "it = { $called }\n",
            "it = { $called ->\n    [goat] x\n   *[seed] y\n}\n",
            "it = { $called ->\n    [new-cow] x\n   *[seed] y\n}\n",
            "it = { $hole ->\n    [cow] x\n   *[pit] y\n}\n",
            "it = { $hole }\n",
            "it = { $called ->\n    [seed] x\n   *[cow] y\n}\n",
            "it = a\nit = b\n",
            "it = { $a\n",
        ] {
            assert!(language("en", text).is_err(), "{text}");
        }
    }
}
