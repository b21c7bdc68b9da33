//! Problems of translations in the folder of their language.

use mbao_content::Lang;

use crate::copy::Copy;

const CARD: &str = "games/omweso.toml";
const OVERLAY: &str = "i18n/sw/games/omweso.toml";

/// A copy in which the Kiswahili name of a card's people is in another file.
fn moved(to: &str) -> Copy {
    Copy::new().change(CARD, "people.sw = \"Waganda\"\n", "").write(OVERLAY, to)
}

#[test]
fn a_text_may_stand_in_the_folder_of_its_language() {
    let copy = moved("people = \"Watu wa Buganda\"\n");
    let content = copy.read().expect("no problems");
    let card = content.card("omweso").expect("a card");
    assert_eq!(card.people().get(Lang::Sw), "Watu wa Buganda");
}

#[test]
fn items_of_lists_go_by_their_ids() {
    let copy = Copy::new();
    let text = copy.text("glossary.toml");
    let at = text.find("id = \"store\"").expect("a term");
    let line = text[at..].lines().find(|line| line.starts_with("word.sw")).expect("a word").to_owned();
    let copy = copy
        .change("glossary.toml", &line, "")
        .write("i18n/sw/glossary.toml", "[[term]]\nid = \"store\"\nword = \"ghala kuu\"\n");
    let content = copy.read().expect("no problems");
    let term = content.glossary.iter().find(|term| term.id == "store").expect("a term");
    assert_eq!(term.word.get(Lang::Sw), "ghala kuu");
}

#[test]
fn what_is_missing_or_needless_is_told_with_the_place_to_mend_it() {
    moved("").says_at(&[(
        CARD,
        "people.en",
        "there is no Kiswahili text: write `people.sw` here, or `people` in content/i18n/sw/games/omweso.toml",
    )]);
    moved("people = \"Waganda\"\n\nowner = \"Kabaka\"\n").says(&[
        "content/i18n/sw/games/omweso.toml:3: content/games/omweso.toml needs no text `owner`: take it out",
    ]);
    moved("people = \"Waganda\"\nregion = \"x\"\n").says(&[
        "content/i18n/sw/games/omweso.toml:2: content/games/omweso.toml needs no text `region`: take it out",
    ]);
}

#[test]
fn a_new_language_is_noticed() {
    Copy::new().write("i18n/de/language.toml", "name = \"Deutsch\"\n").says(&[
        "content/i18n/de/language.toml: a new language: run `touch crates/engine/words/build.rs`, then build again",
    ]);
}

#[test]
fn a_language_answers_for_its_tier_alone() {
    let french = |copy: Copy| {
        let all = copy.read().err().unwrap_or_default();
        all.iter().map(ToString::to_string).filter(|one| one.contains("/i18n/fr/")).collect::<Vec<_>>()
    };
    // It has no article, and hardly any lessons.
    assert!(french(Copy::new()).is_empty(), "{:?}", french(Copy::new()));
    for file in ["games/coro.toml", "stories/coro/examples.toml"] {
        let lacks = french(Copy::new().remove(&format!("i18n/fr/{file}")));
        assert!(lacks.len() > 3 && lacks.iter().all(|one| one.contains("no Français text")), "{lacks:?}");
    }
    let lacks = french(Copy::new().remove("i18n/fr/board.ftl"));
    assert_eq!(lacks, ["content/i18n/fr/board.ftl: is missing: translate content/i18n/en/board.ftl"]);
    let lacks = french(Copy::new().remove("i18n/fr/solved.ftl"));
    assert!(lacks.is_empty(), "{lacks:?}");
}
