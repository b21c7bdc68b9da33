//! Problems of the article's translations.

use crate::copy::Copy;

const EN: &str = "i18n/en/article/05-coro.md";
const SW: &str = "i18n/sw/article/05-coro.md";

const FIRST: &str = "One [pit](term:pit) and a [game](game:kombe).[^1] {§5}\n\n## Then\n\nTwo. {§5}\n\n\
                     1. Three. {§5}\n2. Four. {§5}\n\n[^1]: Five. {§5, our note}";
const SAME: &str = "[Mchezo](game:kombe) na [shimo](term:pit) moja.[^1] {§5}\n\n## Kisha\n\nMbili. {§5}\n\n\
                    1. Tatu. {§5}\n2. Nne. {§5}\n\n[^1]: Tano. {§5, our note}";

/// Section 5 with this text in both languages; the prose begins at lines 7 and 6.
fn articles(first: &str, other: &str) -> Copy {
    let head = "title = \"Coro\"\nsummary = \"Coro.\"\nhead = \"Lango\"";
    Copy::new()
        .write(EN, &format!("+++\n{head}\ngame = \"coro\"\n+++\n{first}\n"))
        .write(SW, &format!("+++\n{head}\n+++\n{other}\n"))
}

/// The problem reported when one text has `new` instead of `old`.
#[track_caller]
fn says(old: &str, new: &str, expected: &[&str]) {
    assert!(SAME.contains(old), "{old}");
    let expected: Vec<String> = expected.iter().map(|line| format!("content/{SW}:{line}")).collect();
    assert_eq!(articles(FIRST, &SAME.replacen(old, new, 1)).problems(), expected);
}

#[test]
fn the_same_in_other_words_is_the_same() {
    articles(FIRST, SAME).says(&[]);
}

#[test]
fn places_links_and_notes_are_the_same() {
    let other = SAME
        .replace("{§5, our note}", "{§5}")
        .replace("(game:kombe)", "(game:lukho)")
        .replace("Kisha", "Kisha[^1]")
        .replace("Mbili. {§5}", "Mbili. {§6}")
        .replace("Tatu. {§5}", "Tatu. {§5, our note}")
        .replace("Nne.", "[Nne](diagram:k).");
    articles(FIRST, &other).says_at(&[
        (SW, "lukho", "game:kombe is missing: add it; game:lukho is too many: take it out (content/i18n/en/article/05-coro.md:7)"),
        (SW, "Kisha", "[^1] is too many: take it out (content/i18n/en/article/05-coro.md:9)"),
        (SW, "Mbili", "the mark is {§6}: write {§5} (content/i18n/en/article/05-coro.md:11)"),
        (SW, "Tatu", "the mark is {§5, our note}: write {§5} (content/i18n/en/article/05-coro.md:13)"),
        (SW, "Nne", "diagram:k is too many: take it out (content/i18n/en/article/05-coro.md:14)"),
        (SW, "Tano", "the mark is {§5}: write {§5, our note} (content/i18n/en/article/05-coro.md:16)"),
    ]);
    says(
        "[shimo](term:pit)",
        "shimo",
        &["6: term:pit is missing: add it (content/i18n/en/article/05-coro.md:7)"],
    );
}

#[test]
fn blocks_are_the_same() {
    says(
        "## Kisha",
        "### Kisha",
        &["8: a heading of level 3: make it level 2 (content/i18n/en/article/05-coro.md:9)"],
    );
    says(
        "## Kisha",
        "Kisha. {§5}",
        &["8: a paragraph here: write a heading instead (content/i18n/en/article/05-coro.md:9)"],
    );
    says(
        "1. Tatu. {§5}\n2. Nne. {§5}",
        "- Tatu. {§5}\n- Nne. {§5}",
        &[
            "12: a new list here: write a new numbered list instead (content/i18n/en/article/05-coro.md:13)",
            "13: an item of a list here: write an item of a numbered list instead (content/i18n/en/article/05-coro.md:14)",
        ],
    );
    let message = "write the same paragraphs, notes, diagrams and plates in the same order";
    says(
        "Mbili. {§5}\n\n",
        "",
        &[&format!(
            "10: nothing here, where content/i18n/en/article/05-coro.md has a paragraph (line 11): {message}"
        )],
    );
    says(
        "1. Tatu",
        "::diagram k\n\n1. Tatu",
        &[&format!(
            "12: ::diagram k (line 12) here, where content/i18n/en/article/05-coro.md has nothing: {message}"
        )],
    );
    says(
        "\n\n## Kisha\n\nMbili. {§5}",
        "",
        &[&format!(
            "8: nothing here, where content/i18n/en/article/05-coro.md has 2 pieces (lines 9 to 11): {message}"
        )],
    );
}

#[test]
fn what_is_wrong_in_the_first_language_is_said_first() {
    articles("One. {§21}", SAME)
        .says(&["content/i18n/en/article/05-coro.md:7: the mark {§21} names no section"]);
    articles(FIRST, "[Moja](term:moja). {§5}").says(&[
        "content/i18n/sw/article/05-coro.md:6: link to term \"moja\", which the glossary does not have",
    ]);
}

#[test]
fn a_translation_has_the_name_of_its_section_and_a_title() {
    articles(FIRST, SAME).write("i18n/sw/article/05-soro.md", "+++\ntitle = \"a\"\nsummary = \"b\"\nhead = \"c\"\n+++\n\nx {§5}\n").says(&[
        "content/i18n/sw/article/05-soro.md: content/i18n/en/article has no file of this name: name it as it is named there",
    ]);
    articles(FIRST, SAME)
        .change(SW, "summary = \"Coro.\"", "summary = \" \"")
        .says(&["content/i18n/sw/article/05-coro.md:3: `summary` is empty"]);
    articles(FIRST, SAME)
        .change(SW, "title = ", "slug = \"coro\"\ntitle = ")
        .says(&["content/i18n/sw/article/05-coro.md:2: unknown field `slug`, expected one of `title`, `summary`, `head`, `game`, `mark`"]);
    articles(FIRST, SAME)
        .change(SW, "summary = ", "game = \"coro\"\nsummary = ")
        .says(&["content/i18n/sw/article/05-coro.md:3: `game` is said in the first language: take it out"]);
    Copy::new().remove(SW).says(&[
        "content/i18n/sw/article/05-coro.md: is missing: translate content/i18n/en/article/05-coro.md",
    ]);
}
