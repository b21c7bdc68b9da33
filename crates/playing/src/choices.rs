//! Values of a board's attributes that more than one form offers, each with its words.

use mbao_words::Lang;

use crate::words;

/// Who may sit at a side: empty for a person.
pub(crate) fn players(lang: Lang) -> [(&'static str, String); 6] {
    [
        ("", words::player_person(lang)),
        ("computer:1", words::player_1(lang)),
        ("computer:2", words::player_2(lang)),
        ("computer:3", words::player_3(lang)),
        ("computer:4", words::player_4(lang)),
        ("computer:5", words::player_5(lang)),
    ]
}

/// How fast seeds move: empty for the usual speed.
pub(crate) fn speeds(lang: Lang) -> [(&'static str, String); 5] {
    [
        ("slow", words::speed_slow(lang)),
        ("", words::speed_normal(lang)),
        ("fast", words::speed_fast(lang)),
        ("kampala", words::speed_kampala(lang)),
        ("instant", words::speed_instant(lang)),
    ]
}
