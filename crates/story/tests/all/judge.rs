//! Goals, tested with turns whose outcome is known.

use mbao_rules::{Game, GameBuilder};
use mbao_story::{Goal, Miss, Uncounted, Wish, tries};

fn at(game: &str, position: &str) -> Game {
    let position = Some(position.to_owned());
    (GameBuilder { position, ..Game::builder(game) }).start().expect("a position")
}

fn wishes(goal: &str) -> Vec<Wish> {
    goal.parse().and_then(|goal: Goal| goal.wishes()).expect("a goal")
}

/// The turns that reach the goal.
fn solutions(goal: &str, game: &Game) -> Vec<String> {
    let tries = tries(&wishes(goal), game).expect("few turns");
    tries.iter().filter(|one| one.verdict.is_ok()).map(|one| one.turn.texts().join(" ")).collect()
}

fn judged(goal: &str, game: &Game, turn: &str) -> Result<(), Miss> {
    let tries = tries(&wishes(goal), game).expect("few turns");
    tries.into_iter().find(|one| one.turn.texts().join(" ") == turn).expect("that turn").verdict
}

/// Diagram k: a string of three pits.
const STRING: &str = "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18";

#[test]
fn captures_count_what_the_other_loses_by_pit_and_by_seed() {
    let game = at("enkeshui", STRING);
    assert_eq!(solutions("captures 6", &game), ["c1 x", "d1 x"]);
    assert_eq!(solutions("captures 7", &game), [""; 0]);
    assert_eq!(solutions("pits 3", &game), ["c1 x", "d1 x"]);
    let goal = "captures 1";
    assert_eq!(judged(goal, &game, "c1 o"), Err(Miss::Captures(0)));
}

#[test]
fn a_coro_capture_counts_not_its_own_pit() {
    let game = at("coro", "0,2,2,2,2,1,3,3/3,0,4,4,1,1,3,3/0,3,3,3,0,1,4,1/3,3,0,3,0,0,3,3 s 0-0");
    assert_eq!(judged("captures 3", &game, "h1 x"), Err(Miss::Captures(2)));
    assert_eq!(judged("pits 2", &game, "h1 x"), Ok(()));
}

#[test]
fn marks_are_the_movers_wherever_they_stand() {
    let game = at("enkeshui", "1,0,2,0,0,1,0,3/0,2,0,1,0,3,0,1 s 17-17");
    let goal = "marks 1";
    assert!(solutions(goal, &game).contains(&"h1".to_owned()));
    assert_eq!(judged(goal, &game, "d1"), Err(Miss::Marks(0)));
    let pair = at("enkeshui", "0,3,0,1,0,2,0,2/1,0,2,2,3,0,0,1 s 15-16");
    assert_eq!(solutions("marks 2", &pair), ["c1"]);
}

#[test]
fn ends_are_pits_or_emptiness() {
    let game = at("ndoto", "3,0,0,2,0,0,4,0/2,0,1,0,0,3,0,1 s 8-8");
    assert_eq!(judged("ends e1", &game, "a1"), Ok(()));
    assert_eq!(judged("ends d1", &game, "a1"), Err(Miss::Ends("e1".to_owned(), 0)));
    assert_eq!(judged("ends empty", &game, "a1"), Ok(()));
    assert_eq!(judged("handfuls 2", &game, "a1"), Ok(()));
    assert_eq!(judged("handfuls 3", &game, "a1"), Err(Miss::Handfuls(2)));
}

#[test]
fn endings_close_a_turn_apply_on_the_way_or_do_not() {
    let game = at("ndoto", "3,0,0,2,0,0,4,0/2,0,1,0,0,3,0,1 s 8-8");
    assert_eq!(judged("by 3", &game, "a1"), Ok(()));
    assert_eq!(judged("by 2", &game, "a1"), Err(Miss::By(3)));
    assert_eq!(judged("passes 2", &game, "a1"), Err(Miss::Passes(2)));
    assert_eq!(judged("avoids 1", &game, "a1"), Err(Miss::Avoids(1)));
}

#[test]
fn what_is_left_open_to_the_other_counts() {
    // North's b2 would end in the empty a2 and face what lies in a1.
    let game = at("ndoto", "0,1,0,0,0,0,0,0/5,0,2,0,0,0,0,0 s 12-12");
    let goal = "exposes 0";
    assert_eq!(judged(goal, &game, "c1"), Err(Miss::Exposes(5)));
    assert_eq!(judged(goal, &game, "a1"), Ok(()));
}

#[test]
fn a_turn_may_win() {
    let game = at("ndoto", "0,0,3,0,0,0,0,0/0,1,0,0,0,2,0,0 s 13-13");
    assert_eq!(solutions("win", &game), ["b1"]);
}

#[test]
fn lukhos_race_is_judged_by_what_is_laid() {
    let mut game = Game::start("lukho").expect("a game");
    assert_eq!(tries(&[], &game).err(), Some(Uncounted::Free));
    for action in ["lift a1=3,b1=2", "lift a2=1,h2=3", "lay c2=2"] {
        game.play_text(action).expect("legal");
    }
    let tries = tries(&[], &game).expect("few ways");
    // One to three seeds in each pit, or none.
    assert_eq!(tries.len(), 8 * 3 + 1);
    assert!(tries.iter().all(|one| one.verdict.is_ok() && one.turn.actions.len() == 1));
}

#[test]
fn a_turn_of_one_handful_goes_no_further() {
    let game = at("ndoto", "3,0,0,2,0,0,4,0/2,0,1,0,0,3,0,1 s 8-8");
    let goal = "within 1";
    assert_eq!(judged(goal, &game, "a1"), Err(Miss::Within(2)));
    assert_eq!(judged(goal, &game, "c1"), Ok(()));
}

#[test]
fn a_gain_is_what_a_player_has_more_than_before_and_an_end_is_any() {
    let game = at("enkeshui", STRING);
    assert_eq!(solutions("gain 7", &game), ["c1 x", "d1 x"]);
    assert_eq!(judged("gain 1", &game, "c1 o"), Err(Miss::Gain(0)));
    let won = at("ndoto", "0,0,3,0,0,0,0,0/0,1,0,0,0,2,0,0 s 13-13");
    assert_eq!(solutions("end", &won), ["b1"]);
    assert_eq!(judged("end", &won, "f1"), Err(Miss::End));
}
