//! Texts as they were typed.

use mbao_rules::typed::{Short, plain, word};

#[test]
fn long_texts_are_cut_short() {
    let long = "éabcdefghijklmnopqrstuvwxyz";
    assert_eq!(Short(long).to_string(), "éabcdefghijklmnopqrstuvw…");
    assert_eq!(Short(&long[..25]).to_string(), "éabcdefghijklmnopqrstuvw");
}

#[test]
fn notation_is_read_as_it_was_typed() {
    for (changed, typed) in [
        ("c1+ d2-", "c1+ d2-"),
        ("c1\u{ff0b}\u{a0}d2–", "c1+ d2-"),
        ("c1‑ d2− e2— f2\u{ff0d}", "c1- d2- e2- f2-"),
        ("\u{feff}1.\u{200b}c1\u{200b}d2", "1. c1 d2"),
        ("c1\u{200b}+\u{200b}d2 \u{200b}2,\u{200b}2\u{200b} 0-\u{200b}0", "c1+ d2 2,2 0-0"),
        ("\u{202a}c\u{ad}1\u{200f}\u{202c} x\u{fe0f}", "c1 x"),
        ("１．　…　ｄ２＝３", "1. ... d2=3"),
        ("Ngʼombe é", "Ngʼombe é"),
    ] {
        assert_eq!(plain(changed), typed, "{}", changed.escape_unicode());
    }
}

#[test]
fn words_are_taken_off_a_text() {
    let mut rest = " one  two{three";
    assert_eq!([word(&mut rest, b'{'), word(&mut rest, b'{')], [Some("one"), Some("two")]);
    assert_eq!((word(&mut rest, b'{'), rest), (None, "{three"));
}
