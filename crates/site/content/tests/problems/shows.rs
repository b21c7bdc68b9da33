//! Problems of `::show`, by which a paragraph shows something on the board.

use mbao_content::{Block, Lang, Show};

use crate::copy::{CORO, Copy, coro};

#[test]
fn what_is_shown_exists_and_is_of_the_game() {
    coro("::show coro-no setup:z omweso-relay diagram:a\n\nOne. {§5}\n\n::show setup:c,race=never setup:c,race\n\nTwo. {§5}")
        .says_of_english(&[
            "content/i18n/en/article/05-coro.md:7: \"omweso-relay\" is a turn of omweso: this section is about coro",
            "content/i18n/en/article/05-coro.md:7: coro has no set-up \"z\"; there are c, a, b, free",
            "content/i18n/en/article/05-coro.md:7: there is no example, set-up or diagram with a turn called \"coro-no\"",
            "content/i18n/en/article/05-coro.md:7: there is no example, set-up or diagram with a turn called \"diagram:a\"",
            "content/i18n/en/article/05-coro.md:11: `race` is no option: write it as option=value",
            "content/i18n/en/article/05-coro.md:11: option race of coro cannot be \"never\"; it is one of no, yes, taps",
        ]);
    Copy::new()
        .change("i18n/en/article/03-mweso.md", "[*Mweso*]", "::show omweso-relay\n\n[*Mweso*]")
        .says(&["content/i18n/en/article/03-mweso.md:7: \"omweso-relay\" cannot be shown: this section is about no game"]);
}

#[test]
fn it_stands_before_a_paragraph_and_in_the_first_language_alone() {
    coro("::show coro-relay\n\n## A heading\n\n::show coro-relay\n\n- One {§5}\n\n::show coro-relay").says(&[
        "content/i18n/en/article/05-coro.md:7: `::show` stands before no paragraph",
        "content/i18n/en/article/05-coro.md:15: `::show` stands before no paragraph",
        "content/i18n/sw/article/05-coro.md:6: `::show` stands before no paragraph",
        "content/i18n/sw/article/05-coro.md:6: what is shown is said once, in content/i18n/en/article/05-coro.md: take it out",
        "content/i18n/sw/article/05-coro.md:10: what is shown is said once, in content/i18n/en/article/05-coro.md: take it out",
        "content/i18n/sw/article/05-coro.md:14: `::show` stands before no paragraph",
        "content/i18n/sw/article/05-coro.md:14: what is shown is said once, in content/i18n/en/article/05-coro.md: take it out",
    ]);
}

#[test]
fn under_a_heading_all_paragraphs_show_something_or_none() {
    let bare = |line| {
        format!(
            "content/i18n/en/article/05-coro.md:{line}: the board shows nothing to this paragraph, but something to \
             others under its heading: write `::show` before it, or `::show nothing`"
        )
    };
    coro("One. {§5}\n\n::show coro-relay\n\nTwo. {§5}\n\n- Three {§5}\n- Four {§5}\n\n## A heading\n\nFive. {§5}\n\n::show nothing\n\nSix. {§5}")
        .says_of_english(&[&bare(7), &bare(13)]);
}

#[test]
fn a_paragraph_shows_the_same_in_every_language() {
    let copy = Copy::new()
        .write(
            CORO,
            &section("::show nothing\n\nOne. {§5}\n\n::show coro-relay setup:c,race=taps\n\nTwo. {§5}\n\n::show coro-empty\n\n- Three {§5}\n- Four {§5}"),
        )
        .write("i18n/sw/article/05-coro.md", &translation("Moja. {§5}\n\nMbili. {§5}\n\n- Tatu {§5}\n- Nne {§5}"));
    let content = copy.read().expect("no problems");
    let section = content.section_of("coro").expect("a section");
    let relay = Show::Example("coro-relay".to_owned());
    let race = Show::SetUp { name: "c".to_owned(), options: vec![("race".to_owned(), "taps".to_owned())] };
    let empty = Show::Example("coro-empty".to_owned());
    for lang in [Lang::En, Lang::Sw] {
        let shows: Vec<_> = section
            .text(lang)
            .blocks
            .iter()
            .flat_map(Block::paragraphs)
            .map(|paragraph| paragraph.shows.clone())
            .collect();
        assert_eq!(shows, [vec![], vec![relay.clone(), race.clone()], vec![empty.clone()], vec![]]);
    }
}

fn section(prose: &str) -> String {
    format!("+++\ntitle = \"Coro\"\nsummary = \"Coro.\"\nhead = \"Lango\"\ngame = \"coro\"\n+++\n{prose}\n")
}

fn translation(prose: &str) -> String {
    format!("+++\ntitle = \"Mchezo\"\nsummary = \"Mchezo.\"\nhead = \"Walango\"\n+++\n{prose}\n")
}
