//! What a language lacks: files, messages, and texts that are still another language's.

use mbao_content::{Content, Folder};

use crate::copy::Copy;

const SITE: &str = "i18n/sw/site.ftl";

#[test]
fn everything_that_is_missing_is_named_at_once() {
    Copy::new()
        .remove("i18n/sw/home.ftl")
        .change("i18n/sw/board.ftl", "ui-lang = sw", "ui-lang = en")
        .change(SITE, "nav-play = ", "nav-ply = ")
        .change(SITE, "nav-learn = ", "nav-learn = { $who } ")
        .remove("i18n/sw/article/05-coro.md")
        .remove("i18n/sw/guides/museum.md")
        .remove("i18n/sw/terms.toml")
        .write("i18n/sw/more.ftl", "")
        .says(&[
            "content/i18n/sw/article/05-coro.md: is missing: translate content/i18n/en/article/05-coro.md",
            &format!(
                "content/i18n/sw/board.ftl:{}: write `ui-lang = sw`",
                line("i18n/sw/board.ftl", "ui-lang")
            ),
            "content/i18n/sw/guides/museum.md: is missing: another language has this guide",
            "content/i18n/sw/home.ftl: is missing: translate content/i18n/en/home.ftl",
            "content/i18n/sw/more.ftl: there is no content/i18n/en/more.ftl: take it out",
            &format!(
                "content/{SITE}: `nav-play` is missing: en has it on line {}",
                line("i18n/en/site.ftl", "nav-play")
            ),
            &format!(
                "content/{SITE}:{}: `nav-ply`: the first language has no such message: take it out",
                line(SITE, "nav-play")
            ),
            &format!(
                "content/{SITE}:{}: `nav-learn`: it has [\"who\"], in the first language []",
                line(SITE, "nav-learn")
            ),
            "content/i18n/sw/terms.toml: is missing: begin with that of another language, or an empty one",
        ]);
}

/// The line of a message.
fn line(file: &str, id: &str) -> usize {
    let text = Copy::new().text(file);
    text.lines().position(|line| line.starts_with(&format!("{id} = "))).expect("a message") + 1
}

/// A copy in which a Kiswahili message is the English one.
fn english() -> Copy {
    let english = Copy::new().text("i18n/en/site.ftl");
    let english =
        english.lines().nth(line("i18n/en/site.ftl", "front-title") - 1).expect("a line").to_owned();
    let kiswahili = Copy::new().text(SITE);
    let kiswahili = kiswahili.lines().nth(line(SITE, "front-title") - 1).expect("a line").to_owned();
    Copy::new().change(SITE, &kiswahili, &english)
}

#[test]
fn a_text_of_another_language_is_not_translated_unless_it_is_meant() {
    assert_eq!(Copy::new().untranslated(), [""; 0]);
    let found = english().untranslated();
    assert_eq!(
        found[1],
        format!(
            "content/{SITE}:{}: word for word as in English (content/i18n/en/site.ftl:{}): translate it, or list it in \
             same.toml: \"The sowing games of East Africa\"",
            line(SITE, "front-title"),
            line("i18n/en/site.ftl", "front-title")
        )
    );
    assert!(found[0].starts_with("content/i18n/sw/language.toml: 1 of ") && found.len() == 2, "{found:?}");
    assert_eq!(english().same("The sowing games of East Africa").untranslated(), [""; 0]);
    Copy::new().same("The sowing games").says(&[
        "content/i18n/sw/same.toml:3: no text is \"The sowing games\" as in another language: take it out",
    ]);
}

#[test]
fn a_folder_becomes_a_language_by_its_file() {
    let dir = std::env::temp_dir().join(format!("mbao-languages-{}", std::process::id()));
    std::fs::create_dir_all(dir.join("i18n/de")).expect("a folder");
    let problems = Content::of(&Folder::read(&dir)).expect_err("nothing is there");
    std::fs::remove_dir_all(&dir).expect("the folder");
    let said = "is missing: copy that of another language, and write what is so in yours";
    assert!(problems.iter().any(|one| one.file.ends_with("i18n/de/language.toml") && one.message == said));
}
