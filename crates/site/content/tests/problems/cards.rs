//! Problems of games' cards, readings and figures.

use mbao_content::Lang;

use crate::copy::Copy;

#[test]
fn a_game_whose_sources_name_only_a_country_has_no_people_but_a_region() {
    let people = "people.en = \"Baganda\"\npeople.sw = \"Waganda\"\n";
    let copy = Copy::new().change("games/omweso.toml", people, "");
    let copy = copy.change("i18n/fr/games/omweso.toml", "people = \"Baganda\"\n", "");
    let copy = copy.change("i18n/fr/same.toml", "    \"Baganda\",\n", "");
    let content = copy.read().expect("no problems");
    let (omweso, coro) = (content.card("omweso").expect("a card"), content.card("coro").expect("a card"));
    assert_eq!(omweso.people(), &omweso.region);
    assert_eq!(omweso.whose(Lang::En), omweso.region.get(Lang::En));
    assert!(coro.whose(Lang::Sw).ends_with(&format!(" · {}", coro.region.get(Lang::Sw))));
}

#[test]
fn cards_agree_with_the_rules_and_the_lists() {
    Copy::new()
        .change("games/ndoto.toml", "rule = 3", "rule = 4")
        .change("games/ndoto.toml", "sources = [", "sources = [\"bible\", ")
        .change("games/ndoto.toml", "doubt = 9", "doubt = 20")
        .change("games/coro.toml", "option = \"race\"", "option = \"dice\"")
        .change("games/coro.toml", "place = \"lira\"", "place = \"kampala\"")
        .says_at(&[
            ("games/coro.toml", "place = ", "the place \"kampala\" does not name this game"),
            ("games/coro.toml", "option = \"dice\"", "the game has no option \"dice\""),
            ("games/ndoto.toml", "sources = ", "there is no source \"bible\""),
            ("games/ndoto.toml", "[[ending]]\nrule = 1", "the ending 3 of the rules is missing"),
            ("games/ndoto.toml", "rule = 4", "the rules have no ending 4"),
            (
                "games/ndoto.toml",
                "[[silent]]\ndoubt = 20",
                "the editors' decision 9 is not told: add [[silent]] with doubt = 9, what is played and the other reading",
            ),
            (
                "games/ndoto.toml",
                "doubt = 20",
                "there is no doubt 20: take a number of `doubts` in crates/engine/rules/src/games, or add it there",
            ),
        ]);
}

#[test]
fn a_card_tells_the_decisions_of_its_game_and_no_others() {
    Copy::new().change("games/omweso.toml", "doubt = 1\n", "doubt = 3\n").says(&[
        "content/games: no card tells the editors' decision 1: add [[silent]] with doubt = 1 to one",
    ]);
    Copy::new().change("games/coro.toml", "doubt = 4", "doubt = 9").says_at(&[
        (
            "games/coro.toml",
            "[[silent]]\ndoubt = 5",
            "the editors' decision 4 is not told: add [[silent]] with doubt = 4, what is played and the other reading",
        ),
        (
            "games/coro.toml",
            "doubt = 9",
            "the game does not rest on the editors' decision 9: take a number of its `doubts` in crates/engine/rules/src/games",
        ),
    ]);
}

#[test]
fn what_wins_is_short() {
    let long = "aim.en = \"You win when their front row is empty, or they cannot start at all.\"";
    Copy::new()
        .change(
            "games/bao-kiswahili.toml",
            "aim.en = \"You win when their front row is empty, or they cannot start.\"",
            long,
        )
        .says_at(&[("games/bao-kiswahili.toml", "aim.en", "has 67 signs: at most 60 are read in passing")]);
}

#[test]
fn a_decision_has_another_reading_or_says_why_not() {
    let either = "say one thing: the `option` or the `setup` that is the other reading, the question of the \
                  `notebook` that makes it, or in `alone` why there is none: unknown, table, engine";
    Copy::new()
        .change("games/aweet.toml", "setup = \"free\"\n", "")
        .change("games/kombe.toml", "alone = \"unknown\"", "alone = \"unknown\"\noption = \"race\"")
        .change("games/coro.toml", "setup = \"c\"", "setup = \"k\"")
        .change("games/ndoto.toml", "notebook = \"xii\"", "notebook = \"i\"")
        .says_at(&[
            ("games/aweet.toml", "doubt = 7", either),
            ("games/coro.toml", "setup = \"k\"", "the game has no set-up \"k\""),
            ("games/kombe.toml", "doubt = 23", either),
            ("games/ndoto.toml", "notebook = \"i\"", "no question has the number \"i\""),
        ]);
}

#[test]
fn a_card_leaves_out_its_place_only_if_no_place_names_the_game() {
    Copy::new()
        .change("games/coro.toml", "place = \"lira\"\n", "")
        .says(&["content/games/coro.toml: the card has no `place`, but the place \"lira\" names this game"]);
}

#[test]
fn every_game_has_a_card_and_examples() {
    Copy::new().remove("games/coro.toml").remove("stories/lukho/examples.story").says(&[
        "content/games/coro.toml: the game \"coro\" has no card: copy that of a game like it",
        "content/i18n/en/article/15-lukho.md:40: there is no example, set-up or diagram with a turn called \"lukho-capture\"",
        "content/i18n/en/article/15-lukho.md:40: there is no example, set-up or diagram with a turn called \"lukho-empty\"",
        "content/i18n/en/article/15-lukho.md:40: there is no example, set-up or diagram with a turn called \"lukho-string\"",
        "content/i18n/en/article/15-lukho.md:46: there is no example, set-up or diagram with a turn called \"lukho-relay\"",
        "content/i18n/en/article/15-lukho.md:46: there is no example, set-up or diagram with a turn called \"lukho-relay-one\"",
        "content/i18n/en/article/15-lukho.md:50: there is no example, set-up or diagram with a turn called \"lukho-knife\"",
        "content/i18n/en/article/15-lukho.md:50: there is no example, set-up or diagram with a turn called \"lukho-knife-sleeps\"",
        "content/i18n/en/article/15-lukho.md:54: there is no example, set-up or diagram with a turn called \"lukho-end\"",
        "content/stories/lukho/examples.story: no turn ends the game \"lukho\": write one, and a short one for each ending",
    ]);
}

#[test]
fn readings_say_who_said_what() {
    Copy::new()
        .change("readings/coro-driberg.toml", "game = \"coro\"", "game = \"chorus\"")
        .change("readings/bawo.toml", "\"gamecabinet-bao-malawi\"]", "\"gamecabinet\"]")
        .change("readings/giuthi-leakey.toml", "source = \"ludii-kiuthi\"", "source = \"ludii-choro\"")
        .change("readings/mongola-comhaire.toml", "sure = \"inferred\"", "sure = \"sure\"")
        .says_sorted(&[
            "content/readings/bawo.toml:7: there is no source \"gamecabinet\"",
            "content/readings/coro-driberg.toml:2: the rules have no game \"chorus\"",
            "content/readings/giuthi-leakey.toml:11: the reading has no source \"ludii-choro\"",
            "content/readings/mongola-comhaire.toml:51: what is said has a source; what is not is \"inferred\"",
        ]);
}

#[test]
fn figures_are_of_what_the_rules_have() {
    let problems = Copy::new()
        .change("figures/coro.toml", "position = \"", "position = \"9,")
        .change("figures/enkeshui.toml", "[\"advance-move\", \"yes\"]", "[\"advance-move\"]")
        .remove("figures/lukho.toml")
        .change("figures/mbothe.toml", "setup = \"2\"", "setup = \"3\"")
        .change("figures/ndoto.toml", "[strong]", "[weak]")
        .change("strength/nodes.toml", "nodes = ", "knots = ")
        .problems();
    let messages = [
        "content/figures/coro.toml: the wonder 9,",
        "expected a tuple of size 2",
        "content/figures/lukho.toml: the game \"lukho\" was not measured: cargo lab figures lukho",
        "content/figures/mbothe.toml: set-up 2  was not measured",
        "strong play or wonders are missing",
        "strength/nodes.toml",
    ];
    assert_eq!(problems.len(), messages.len(), "{problems:?}");
    for (problem, message) in problems.iter().zip(messages) {
        assert!(problem.contains(message), "{problem}: {message}");
    }
}
