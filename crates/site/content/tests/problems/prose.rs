//! Problems of the article's prose.

use mbao_content::{Block, Lang};

use crate::copy::{CORO, Copy, coro};

#[test]
fn links_lead_somewhere() {
    coro("One [handful](term:handful). {§5}\n\nTwo [handful](term:hanful). {§5}").says_of_english(&[
        "content/i18n/en/article/05-coro.md:9: link to term \"hanful\", which the glossary does not have",
    ]);
    coro("[a](section:99) [b](game:chess) [c](diagram:o) [d](source:bible) [e](play:coro) [f](./f) {§5}").says_of_english(&[
        "content/i18n/en/article/05-coro.md:7: link to \"./f\", which is neither term:, section:, game:, diagram: nor source:",
        "content/i18n/en/article/05-coro.md:7: link to \"play:coro\": there is no kind \"play\"",
        "content/i18n/en/article/05-coro.md:7: link to diagram \"o\", which there is not",
        "content/i18n/en/article/05-coro.md:7: link to game \"chess\", which no section is about",
        "content/i18n/en/article/05-coro.md:7: link to section \"99\", which there is not",
        "content/i18n/en/article/05-coro.md:7: link to source \"bible\", which the sources do not have",
    ]);
    coro("[a](http://www.geocities.com/omweso) [b](https://example.org/) {§5}").says_of_english(&[
        "content/i18n/en/article/05-coro.md:7: link to http://www.geocities.com/omweso, which the sources call historical",
        "content/i18n/en/article/05-coro.md:7: link to https://example.org/, which is no address of the sources",
    ]);
}

#[test]
fn paragraphs_name_their_place() {
    coro("One.\n\nTwo {§5}.\n\nThree. {§21}\n\n- Four\n- Five {§5}").says_of_english(&[
        "content/i18n/en/article/05-coro.md:7: a paragraph without the mark of its place, as in {§5}",
        "content/i18n/en/article/05-coro.md:9: a brace in the text: the mark of a paragraph stands at its end",
        "content/i18n/en/article/05-coro.md:9: a paragraph without the mark of its place, as in {§5}",
        "content/i18n/en/article/05-coro.md:11: the mark {§21} names no section",
        "content/i18n/en/article/05-coro.md:13: a paragraph without the mark of its place, as in {§5}",
    ]);
}

#[test]
fn prose_is_plain() {
    coro("A <b>bold</b> word. {§5}\n\n<div>\n\n> Quoted. {§5}\n\n![seen](seen.png) {§5}\n\n```\ncode\n```\n\n---").says_of_english(&[
        "content/i18n/en/article/05-coro.md:7: raw HTML: </b>",
        "content/i18n/en/article/05-coro.md:7: raw HTML: <b>",
        "content/i18n/en/article/05-coro.md:9: raw HTML: <div>",
        "content/i18n/en/article/05-coro.md:11: BlockQuote has no place in the prose",
        "content/i18n/en/article/05-coro.md:11: Paragraph has no place in the prose",
        "content/i18n/en/article/05-coro.md:13: Image has no place in the prose",
        "content/i18n/en/article/05-coro.md:13: a paragraph that says nothing",
        "content/i18n/en/article/05-coro.md:15: CodeBlock has no place in the prose",
        "content/i18n/en/article/05-coro.md:19: something here is neither heading, paragraph, list nor note",
    ]);
}

#[test]
fn plates_diagrams_and_notes_exist() {
    coro(
        "::plate coro-board\n\n::diagram z\n\n::board a\n\nA word.[^2] {§5}\n\n[^1]: A note. {§5, our note}",
    )
    .says_of_english(&[
        "content/i18n/en/article/05-coro.md: the note [^1] is referred to 0 times, not once",
        "content/i18n/en/article/05-coro.md:7: there is no plate \"coro-board\"",
        "content/i18n/en/article/05-coro.md:9: there is no diagram \"z\"",
        "content/i18n/en/article/05-coro.md:11: `::board a` is neither ::plate, ::diagram nor ::show",
        "content/i18n/en/article/05-coro.md:13: a reference to a note that there is not",
    ]);
    Copy::new()
        .change("i18n/en/article/04-omweso.md", "::diagram b\n\n", "")
        .says_of_english(&["content/stories/omweso/diagrams.story:19: §4 does not place this diagram"]);
}

#[test]
fn sections_follow_one_another() {
    Copy::new()
        .remove("i18n/en/article/19-photography.md")
        .remove("i18n/sw/article/19-photography.md")
        .says_of_english(&[
            "content/i18n/en/article: there are 0 sections 19, not one",
            "content/i18n/en/article/03-mweso.md:25: link to section \"19\", which there is not",
            "content/i18n/en/article/10-aweet.md:26: link to section \"19\", which there is not",
        ]);
    Copy::new().change(CORO, "game = \"coro\"\n", "").says_of_english(&[
        "content/i18n/en/article: 0 sections are about the game \"coro\", not one: one section says game = \"coro\" in its head",
        "content/i18n/en/article/05-coro.md:7: \"setup:c\" cannot be shown: this section is about no game",
        "content/i18n/en/article/05-coro.md:11: \"setup:c\" cannot be shown: this section is about no game",
        "content/i18n/en/article/05-coro.md:15: \"coro-capture\" cannot be shown: this section is about no game",
        "content/i18n/en/article/05-coro.md:15: \"coro-turn\" cannot be shown: this section is about no game",
        "content/i18n/en/article/05-coro.md:19: \"coro-empty\" cannot be shown: this section is about no game",
        "content/i18n/en/article/05-coro.md:19: \"coro-end\" cannot be shown: this section is about no game",
        "content/i18n/en/article/05-coro.md:19: \"coro-relay\" cannot be shown: this section is about no game",
        "content/i18n/en/article/05-coro.md:19: \"setup:c\" cannot be shown: this section is about no game",
        "content/i18n/en/article/10-aweet.md:18: link to game \"coro\", which no section is about",
    ]);
}

const KUJIFUNZA: &str = "i18n/en/article/22-bao-kujifunza.md";

#[test]
fn a_section_after_the_article_names_what_it_is_cited_by() {
    let file = format!("content/{KUJIFUNZA}");
    let says = |old: &str, new: &str, expected: &str| {
        Copy::new().change(KUJIFUNZA, old, new).says_start(&format!("{file}{expected}"));
    };
    says("mark = \"Bao\"\n", "", ": `mark`: a section that is not of the article says what");
    let two = Copy::new().change(KUJIFUNZA, "mark = \"Bao\"", "mark = \"Bao book\"").problems();
    assert!(two.contains(&format!("{file}:6: `mark`: a mark is one word, as in mark = \"Bao\"")), "{two:?}");
    Copy::new()
        .change(CORO, "game = \"coro\"", "game = \"coro\"\nmark = \"Coro\"")
        .says(&["content/i18n/en/article/05-coro.md:6: `mark`: a section of the article is cited by its number: take it out"]);
    Copy::new()
        .change("i18n/sw/article/22-bao-kujifunza.md", "summary = ", "mark = \"Bao\"\nsummary = ")
        .says(&["content/i18n/sw/article/22-bao-kujifunza.md:3: `mark` is said in the first language: take it out"]);
}

#[test]
fn a_section_from_another_source_follows_the_last() {
    let head = "title = \"More\"\nsummary = \"More.\"\nhead = \"More\"";
    let with = |name: &str| {
        Copy::new()
            .write(
                &format!("i18n/en/article/{name}"),
                &format!("+++\n{head}\nmark = \"More\"\n+++\n\nOne. {{More, p. 7}}\n"),
            )
            .write(&format!("i18n/sw/article/{name}"), &format!("+++\n{head}\n+++\n\nMoja. {{More, p. 7}}\n"))
    };
    let last = Copy::new().count("i18n/en/article/");
    let (next, later) = (last + 1, last + 2);
    with(&format!("{next}-more.md")).says(&[]);
    with(&format!("{later}-more.md")).says(&[&format!(
        "content/i18n/en/article/{later}-more.md: there is no section {next} before this one"
    )]);
    with("22-more.md").says(&[
        "content/i18n/en/article/22-bao-kujifunza.md: another section has the number 22",
        "content/i18n/en/article/22-more.md: another section has the number 22",
    ]);
}

#[test]
fn links_are_relative_to_the_page_and_text_is_escaped() {
    let copy = coro(
        "[Chained \\<moves\\>](term:lap-sowing) & `a<b \"c\"` [*five*](section:6), [it](game:coro), [k](diagram:k), [book](source:nsimbi-1969) of **Tom's** {§5}",
    )
    .change("sources.toml", "http://www.driedger.ca/\"", "http://www.driedger.ca/?a=1&b=2\"");
    let content =
        copy.change("i18n/sw/article/05-coro.md", "Chained", "Mfululizo").read().expect("no problems");
    let Block::Paragraph(paragraph) =
        &content.section_of("coro").expect("a section").text(Lang::En).blocks[0]
    else {
        panic!("no paragraph")
    };
    let html = |root: &str| {
        format!(
            "<a class=\"term\" href=\"{root}glossary/#relay\" data-term=\"relay\">Chained &lt;moves&gt;</a> &amp; \
             <code>a&lt;b &quot;c&quot;</code> <a href=\"{root}section/kombe/\"><em>five</em></a>, \
             <a href=\"{root}section/coro/\" data-game=\"coro\">it</a>, \
             <a href=\"{root}diagram/k/\" data-diagram=\"k\">k</a>, \
             <a class=\"source\" href=\"{root}section/bibliography/#source-nsimbi-1969\">book</a> \
             of <strong>Tom’s</strong>"
        )
    };
    for root in ["../../", ""] {
        assert_eq!(paragraph.prose.html(&|page| format!("{root}{page}")), html(root));
    }
    assert_eq!(paragraph.prose.text(), "Chained <moves> & a<b \"c\" five, it, k, book of Tom’s");
}
