//! Goals, tested with turns whose outcome is known.

use mbao_lessons::{End, Goal, Miss, Press, Uncounted, Unpressed, pressed, tries};
use mbao_rules::{Game, GameBuilder};

fn at(game: &str, position: &str) -> Game {
    let position = Some(position.to_owned());
    (GameBuilder { position, ..Game::builder(game) }).start().expect("a position")
}

/// The turns that reach the goal.
fn solutions(goal: &Goal, game: &Game) -> Vec<String> {
    let tries = tries(goal, game).expect("few turns");
    tries.iter().filter(|one| one.verdict.is_ok()).map(|one| one.turn.actions.join(" ")).collect()
}

fn judged(goal: &Goal, game: &Game, turn: &str) -> Result<(), Miss> {
    let tries = tries(goal, game).expect("few turns");
    tries.into_iter().find(|one| one.turn.actions.join(" ") == turn).expect("that turn").verdict
}

/// Diagram k: a string of three pits.
const STRING: &str = "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18";

#[test]
fn captures_count_what_the_other_loses_by_pit_and_by_seed() {
    let game = at("enkeshui", STRING);
    assert_eq!(solutions(&Goal { captures: Some(6), ..Goal::default() }, &game), ["c1 x", "d1 x"]);
    assert_eq!(solutions(&Goal { captures: Some(7), ..Goal::default() }, &game), [""; 0]);
    assert_eq!(solutions(&Goal { pits: Some(3), ..Goal::default() }, &game), ["c1 x", "d1 x"]);
    let goal = Goal { captures: Some(1), ..Goal::default() };
    assert_eq!(judged(&goal, &game, "c1 o"), Err(Miss::Captures(0)));
}

#[test]
fn a_coro_capture_counts_not_its_own_pit() {
    let game = at("coro", "0,2,2,2,2,1,3,3/3,0,4,4,1,1,3,3/0,3,3,3,0,1,4,1/3,3,0,3,0,0,3,3 s 0-0");
    assert_eq!(judged(&Goal { captures: Some(3), ..Goal::default() }, &game, "h1 x"), Err(Miss::Captures(2)));
    assert_eq!(judged(&Goal { pits: Some(2), ..Goal::default() }, &game, "h1 x"), Ok(()));
}

#[test]
fn marks_are_the_movers_wherever_they_stand() {
    let game = at("enkeshui", "1,0,2,0,0,1,0,3/0,2,0,1,0,3,0,1 s 17-17");
    let goal = Goal { marks: Some(1), ..Goal::default() };
    assert!(solutions(&goal, &game).contains(&"h1".to_owned()));
    assert_eq!(judged(&goal, &game, "d1"), Err(Miss::Marks(0)));
    let pair = at("enkeshui", "0,3,0,1,0,2,0,2/1,0,2,2,3,0,0,1 s 15-16");
    assert_eq!(solutions(&Goal { marks: Some(2), ..Goal::default() }, &pair), ["c1"]);
}

#[test]
fn ends_are_pits_or_emptiness() {
    let game = at("ndoto", "3,0,0,2,0,0,4,0/2,0,1,0,0,3,0,1 s 8-8");
    let to = |pit: &str| Goal { ends: Some(End::Pit(pit.to_owned())), ..Goal::default() };
    assert_eq!(judged(&to("e1"), &game, "a1"), Ok(()));
    assert_eq!(judged(&to("d1"), &game, "a1"), Err(Miss::Ends("e1".to_owned(), 0)));
    assert_eq!(judged(&Goal { ends: Some(End::Empty), ..Goal::default() }, &game, "a1"), Ok(()));
    assert_eq!(judged(&Goal { handfuls: Some(2), ..Goal::default() }, &game, "a1"), Ok(()));
    assert_eq!(judged(&Goal { handfuls: Some(3), ..Goal::default() }, &game, "a1"), Err(Miss::Handfuls(2)));
}

#[test]
fn endings_close_a_turn_apply_on_the_way_or_do_not() {
    let game = at("ndoto", "3,0,0,2,0,0,4,0/2,0,1,0,0,3,0,1 s 8-8");
    let goal = |by, passes, avoids| Goal { by, passes, avoids, ..Goal::default() };
    assert_eq!(judged(&goal(Some(3), None, None), &game, "a1"), Ok(()));
    assert_eq!(judged(&goal(Some(2), None, None), &game, "a1"), Err(Miss::By(3)));
    assert_eq!(judged(&goal(None, Some(2), None), &game, "a1"), Err(Miss::Passes(2)));
    assert_eq!(judged(&goal(None, None, Some(1)), &game, "a1"), Err(Miss::Avoids(1)));
}

#[test]
fn what_is_left_open_to_the_other_counts() {
    // North's b2 would end in the empty a2 and face what lies in a1.
    let game = at("ndoto", "0,1,0,0,0,0,0,0/5,0,2,0,0,0,0,0 s 12-12");
    let goal = Goal { exposes: Some(0), ..Goal::default() };
    assert_eq!(judged(&goal, &game, "c1"), Err(Miss::Exposes(5)));
    assert_eq!(judged(&goal, &game, "a1"), Ok(()));
}

#[test]
fn a_turn_may_win() {
    let game = at("ndoto", "0,0,3,0,0,0,0,0/0,1,0,0,0,2,0,0 s 13-13");
    assert_eq!(solutions(&Goal { wins: true, ..Goal::default() }, &game), ["b1"]);
}

#[test]
fn lukhos_race_is_judged_by_what_is_laid() {
    let mut game = Game::start("lukho").expect("a game");
    assert_eq!(tries(&Goal::default(), &game).err(), Some(Uncounted::Free));
    for action in ["lift a1=3,b1=2", "lift a2=1,h2=3", "lay c2=2"] {
        game.play_text(action).expect("legal");
    }
    let tries = tries(&Goal::default(), &game).expect("few ways");
    assert_eq!(tries.len(), 8 * 4);
    assert!(tries.iter().all(|one| one.verdict.is_ok() && one.turn.actions.len() == 1));
}

#[test]
fn a_turn_of_one_handful_goes_no_further() {
    let game = at("ndoto", "3,0,0,2,0,0,4,0/2,0,1,0,0,3,0,1 s 8-8");
    let goal = Goal { within: Some(1), ..Goal::default() };
    assert_eq!(judged(&goal, &game, "a1"), Err(Miss::Within(2)));
    assert_eq!(judged(&goal, &game, "c1"), Ok(()));
}

#[test]
fn pits_to_press_are_the_movers_rows_or_the_end_of_a_handful() {
    let two = Game::start("enkeshui").expect("a game");
    let own = pressed(&Press::Own, &two).expect("own pits");
    assert_eq!(own.groups, [["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]]);
    let four = at("omweso", "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 n 0-0");
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
    assert!(matches!(pressed(&Press::LastOf("z9".to_owned()), &game), Err(Unpressed::Refused(_))));
    assert_eq!(pressed(&Press::LastOf("c1".to_owned()), &game), Err(Unpressed::Open));
    assert!(!Unpressed::Open.message().is_empty());
}
