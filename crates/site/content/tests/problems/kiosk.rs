//! Problems of texts for the kiosk.

use crate::copy::{Copy, no_language};

#[test]
fn texts_for_the_kiosk_are_short_and_say_where_they_come_from() {
    let words = "A word. ".repeat(45) + "more ";
    Copy::new()
        .change("kiosk/coro.toml", "sentence.en = \"", &format!("sentence.en = \"{}", "A word. ".repeat(15)))
        .change("kiosk/giuthi.toml", "text.sw = \"", &format!("text.sw = \"{words}"))
        .change("kiosk/ndoto.toml", "cite = \"§13\"", "cite = \"§23\"")
        .change("kiosk/omweso.toml", "title.sw = \"Mchezo wa ikulu\"", "title.sw = \"\"")
        .write("kiosk/lukho.toml", "sentence.en = \"a\"\nsentence.sw = \"b\"\nscreen = []\nsetup = [{ name = \"3\", label = { en = \"a\", sw = \"b\" } }]\n")
        .says_at(&[
            ("kiosk/coro.toml", "sentence.en", "44 words, where 25 may be"),
            ("kiosk/giuthi.toml", "A word. A word", "148 words, where 90 may be"),
            ("kiosk/lukho.toml", "screen", "0 screens, where 2 to 4 may be"),
            ("kiosk/ndoto.toml", "cite = \"§23\"", "§23 names no section"),
            ("kiosk/omweso.toml", "title.sw = \"\"", "`screen.0.title.sw` is empty"),
        ]);
}

#[test]
fn texts_for_the_kiosk_are_in_both_languages() {
    Copy::new()
        .change("kiosk/about.toml", "sentence.sw = ", "sentence.de = ")
        .change("kiosk/mbothe.toml", "\ntitle.sw = ", "\n# title.sw = ")
        .says_at(&[
            ("kiosk/about.toml", "sentence.de", &no_language("de")),
            (
                "kiosk/mbothe.toml",
                "title.en = \"Just for fun",
                "there is no Kiswahili text: write `screen.0.title.sw` here, or `screen.0.title` in content/i18n/sw/kiosk/mbothe.toml",
            ),
        ]);
}

#[test]
fn every_game_has_a_text_for_the_kiosk_and_no_other() {
    let text = Copy::new().text("kiosk/coro.toml");
    Copy::new().remove("kiosk/about.toml").remove("kiosk/coro.toml").write("kiosk/chess.toml", &text).says(
        &[
            "content/kiosk/about.toml: there is no text for the kiosk about all games",
            "content/kiosk/chess.toml: the rules have no game \"chess\"",
            "content/kiosk/coro.toml: the game \"coro\" has no text for the kiosk: copy that of a game like it",
        ],
    );
}

#[test]
fn every_set_up_has_a_name_for_visitors_and_a_place_its_plate() {
    Copy::new()
        .change("kiosk/ndoto.toml", "name = \"m\"", "name = \"x\"")
        .change("kiosk/kiothi.toml", "plate = \"kiothi-board\"", "plate = \"kiothi\"")
        .says_at(&[
            ("kiosk/kiothi.toml", "plate = ", "there is no plate \"kiothi\""),
            ("kiosk/ndoto.toml", "[[setup]]", "set-ups x, where the rules have m"),
        ]);
}
