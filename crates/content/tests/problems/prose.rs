//! What is said of the article's prose.

use mbao_content::{Block, Content};

use crate::copy::{CORO, Copy, coro};

#[test]
fn links_lead_somewhere() {
    coro("One [handful](term:handful). {§5}\n\nTwo [handful](term:hanful). {§5}")
        .says(&["content/article/05-coro.md:12: link to term \"hanful\", which the glossary does not have"]);
    coro("[a](section:23) [b](game:chess) [c](diagram:o) [d](source:bible) [e](play:coro) [f](./f) {§5}").says(&[
        "content/article/05-coro.md:10: link to \"./f\", which is neither term:, section:, game:, diagram: nor source:",
        "content/article/05-coro.md:10: link to \"play:coro\": there is no kind \"play\"",
        "content/article/05-coro.md:10: link to diagram \"o\", which there is not",
        "content/article/05-coro.md:10: link to game \"chess\", which no section is about",
        "content/article/05-coro.md:10: link to section \"23\", which there is not",
        "content/article/05-coro.md:10: link to source \"bible\", which the sources do not have",
    ]);
    coro("[a](http://www.geocities.com/omweso) [b](https://example.org/) {§5}").says(&[
        "content/article/05-coro.md:10: link to http://www.geocities.com/omweso, which the sources call historical",
        "content/article/05-coro.md:10: link to https://example.org/, which is no address of the sources",
    ]);
}

#[test]
fn paragraphs_name_their_place() {
    coro("One.\n\nTwo {§5}.\n\nThree. {§21}\n\n- Four\n- Five {§5}").says(&[
        "content/article/05-coro.md:10: a paragraph without the mark of its place, as in {§5}",
        "content/article/05-coro.md:12: a brace in the text: the mark of a paragraph stands at its end",
        "content/article/05-coro.md:12: a paragraph without the mark of its place, as in {§5}",
        "content/article/05-coro.md:14: the mark {§21} names no section",
        "content/article/05-coro.md:16: a paragraph without the mark of its place, as in {§5}",
    ]);
}

#[test]
fn prose_is_plain() {
    coro("A <b>bold</b> word. {§5}\n\n<div>\n\n> Quoted. {§5}\n\n![seen](seen.png) {§5}\n\n```\ncode\n```\n\n---").says(&[
        "content/article/05-coro.md:10: raw HTML: </b>",
        "content/article/05-coro.md:10: raw HTML: <b>",
        "content/article/05-coro.md:12: raw HTML: <div>",
        "content/article/05-coro.md:14: BlockQuote has no place in the prose",
        "content/article/05-coro.md:14: Paragraph has no place in the prose",
        "content/article/05-coro.md:16: Image has no place in the prose",
        "content/article/05-coro.md:16: a paragraph that says nothing",
        "content/article/05-coro.md:18: CodeBlock has no place in the prose",
        "content/article/05-coro.md:22: something here is neither heading, paragraph, list nor note",
    ]);
}

#[test]
fn plates_diagrams_and_notes_exist() {
    coro(
        "::plate coro-board\n\n::diagram z\n\n::board a\n\nA word.[^2] {§5}\n\n[^1]: A note. {§5, our note}",
    )
    .says(&[
        "content/article/05-coro.md: the note [^1] is referred to 0 times, not once",
        "content/article/05-coro.md:10: there is no plate \"coro-board\"",
        "content/article/05-coro.md:12: there is no diagram \"z\"",
        "content/article/05-coro.md:14: `::board a` is neither ::plate nor ::diagram",
        "content/article/05-coro.md:16: a reference to a note that there is not",
    ]);
    Copy::new()
        .change("article/04-omweso.md", "::diagram b\n\n", "")
        .says(&["content/diagrams/b.toml:2: §4 does not place this diagram"]);
}

#[test]
fn sections_follow_one_another() {
    Copy::new()
        .remove("article/19-photography.md")
        .says(&["content/article: there are 0 sections 19, not one"]);
    Copy::new()
        .change(CORO, "section = \"§5\"", "section = \"§6\"")
        .change(CORO, "slug = \"coro\"", "slug = \"soro\"")
        .says(&[
            "content/article/05-coro.md:2: section 5 is marked §6, not §5",
            "content/article/05-coro.md:3: the slug \"soro\" is not the file's \"coro\"",
            "content/games/coro.toml:2: the section of \"coro\" is §6, not §5",
        ]);
    Copy::new().change(CORO, "game = \"coro\"\n", "").says(&[
        "content/article: 0 sections are about the game \"coro\", not one",
        "content/article/10-aweet.md:10: link to game \"coro\", which no section is about",
    ]);
}

#[test]
fn links_are_relative_to_the_page_and_text_is_escaped() {
    let copy = coro(
        "[Chained \\<moves\\>](term:lap-sowing) & `a<b \"c\"` [*five*](section:6), [it](game:coro), [k](diagram:k), [book](source:nsimbi-1969) of **Tom's** {§5}",
    )
    .change("sources.toml", "http://www.driedger.ca/\"", "http://www.driedger.ca/?a=1&b=2\"");
    let content = Content::read(&copy.content).expect("no problems");
    let Block::Paragraph(paragraph) = &content.section_of("coro").expect("a section").blocks[0] else {
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
    assert_eq!(paragraph.prose.html("../../"), html("../../"));
    assert_eq!(paragraph.prose.html(""), html(""));
    assert_eq!(paragraph.prose.text(), "Chained <moves> & a<b \"c\" five, it, k, book of Tom’s");
}
