//! Values of a board's attributes that more than one form offers, each with its label.

use mbao_words::Lang;

use crate::words;

/// The players of a side; the empty value is a person.
pub(crate) fn players(lang: Lang) -> impl Iterator<Item = (&'static str, String)> {
    let values = ["computer:0", "computer:1", "computer:2", "computer:3", "computer:4", "computer:5"];
    let computer = move |(level, value): (u8, &'static str)| {
        let name = words::computer(lang, &level.to_string());
        (value, format!("{name}, {}", level_told(lang, level)))
    };
    [("", words::player_person(lang))].into_iter().chain((0..).zip(values).map(computer))
}

/// How well the computer plays at a level.
pub(crate) fn level_told(lang: Lang, level: u8) -> String {
    match level {
        0 => words::level_0(lang),
        1 => words::level_1(lang),
        2 => words::level_2(lang),
        3 => words::level_3(lang),
        4 => words::level_4(lang),
        _ => words::level_5(lang),
    }
}

/// The style of a level that has one: its name, and what it likes. `mbao-players` has it in the levels' table.
pub(crate) fn style(lang: Lang, level: u8) -> Option<[String; 2]> {
    match level {
        2 => Some([words::style_2(lang), words::style_2_likes(lang)]),
        4 => Some([words::style_4(lang), words::style_4_likes(lang)]),
        _ => None,
    }
}

/// The speeds of seeds; the empty value is the usual speed.
pub(crate) fn speeds(lang: Lang) -> [(&'static str, String); 5] {
    [
        ("slow", words::speed_slow(lang)),
        ("", words::speed_normal(lang)),
        ("fast", words::speed_fast(lang)),
        ("kampala", words::speed_kampala(lang)),
        ("instant", words::speed_instant(lang)),
    ]
}

/// The kinds of seeds; the empty value is the people's own.
pub(crate) fn themes(lang: Lang) -> [(&'static str, String); 7] {
    [
        ("", words::embed_theme_own(lang)),
        ("empiki", "empiki".to_owned()),
        ("komwe", "komwe".to_owned()),
        ("chocolate", words::embed_theme_chocolate(lang)),
        ("stone", words::embed_theme_stone(lang)),
        ("aluminium", words::embed_theme_aluminium(lang)),
        ("plain", words::embed_theme_plain(lang)),
    ]
}
