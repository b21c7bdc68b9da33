//! Which pits a lesson asks for.

use mbao_content::{Press, pressed};
use mbao_rules::Game;

#[test]
fn pits_to_press_are_the_movers_rows_or_the_end_of_a_handful() {
    let two = Game::start("enkeshui").expect("a game");
    let own = pressed(&Press::Own, &two).expect("own pits");
    assert_eq!(own.groups, [["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]]);
    let position = "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 n 0-0";
    let four = Game::builder("omweso").position(position).start().expect("a game");
    let rows: Vec<String> =
        pressed(&Press::Own, &four).expect("own pits").groups.iter().map(|row| row[0].clone()).collect();
    assert_eq!(rows, ["a3", "a4"]);
    let last = pressed(&Press::LastOf("e1".to_owned()), &two).expect("a handful");
    assert_eq!((last.way.join(" ").as_str(), last.groups.concat()), ("f1 g1 h1 h2", vec!["h2".to_owned()]));
}

#[test]
fn nothing_is_asked_that_cannot_be_shown() {
    let game = Game::start("enkeshui").expect("a game");
    // A bull cannot start; after c1 a direction or a capture has to be chosen.
    let why = |action: &str| pressed(&Press::LastOf(action.to_owned()), &game).expect_err("it is open");
    assert!(why("z9").contains("z9"));
    assert_eq!(why("c1"), "the turn leaves something to choose");
}
