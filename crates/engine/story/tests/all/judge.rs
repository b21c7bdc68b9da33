//! Goals, tested with turns whose outcome is known.

use mbao_rules::{Game, GameBuilder};
use mbao_story::{Goal, GoalFault, Miss, Pits, Story, Uncounted, Wish, tries};

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

#[test]
fn pits_to_press_are_the_movers_rows_or_the_end_of_a_handful() {
    let names = |groups: Vec<Vec<mbao_rules::PitName>>| -> Vec<String> {
        groups.iter().map(|row| row.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")).collect()
    };
    let two = Game::start("enkeshui").expect("a game");
    let own = Pits::of(&[Wish::Own], &two, None).expect("own pits");
    assert_eq!(names(own.groups), ["a1 b1 c1 d1 e1 f1 g1 h1"]);
    let four = at("omweso", "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 n 0-0");
    let own = Pits::of(&[Wish::Own], &four, None).expect("own pits");
    assert_eq!(own.groups.iter().map(|row| row[0].to_string()).collect::<Vec<_>>(), ["a3", "h4"]);
    let answers: Vec<String> = own.answers().iter().map(ToString::to_string).collect();
    assert_eq!(answers.len(), 128);
    assert!(["a3 a4", "h4 b3"].iter().all(|answer| answers.iter().any(|one| one == answer)));
    let last = |action: &str| Pits::of(&[Wish::Last], &two, Some(action.parse().expect("an action")));
    let e1 = last("e1").expect("a handful");
    assert_eq!(
        (names(vec![e1.way]), names(e1.groups)),
        (vec!["f1 g1 h1 h2".to_owned()], vec!["h2".to_owned()])
    );
    // After c1 a direction or a capture has to be chosen.
    assert_eq!(last("c1"), Err(GoalFault::Open));
    assert!(matches!(last("c2"), Err(GoalFault::Unread(_))));
    assert_eq!(Pits::of(&[Wish::Last], &two, None), Err(GoalFault::None));
    assert_eq!(Pits::of(&[Wish::Win], &two, None), Err(GoalFault::NotAsked));
}

#[test]
fn what_is_to_be_pressed_is_written_into_the_story_once() {
    let text = "Game: enkeshui\n\n{[%ask press] Where does it end? [%goal last]}\n1. e1\n";
    let mut story = Story::read(text).expect("a story");
    assert!(story.tasks().expect("it plays")[0].faults.is_empty());
    for _ in 0..2 {
        assert_eq!(story.judge(|_, _| None), Ok(vec![]));
        assert!(story.words[0].to_string().contains("[%goal last] [%accept h2]"), "{}", story.words[0]);
    }
    assert!(story.tasks().expect("it plays")[0].faults.is_empty());
}

#[test]
fn what_is_said_to_several_answers_is_written_once() {
    let text =
        "Game: ndoto\n\n{[%ask] Which? [%wrong d1 | e1: No.] [%wrong f1: Nor this.] [%wrong No.]}\n1. c1\n";
    let story = Story::read(text).expect("a story");
    let wrong: Vec<String> =
        story.words[0].wrong.iter().map(|wrong| format!("{:?}", wrong.answer.is_some())).collect();
    assert_eq!(wrong, ["true", "true", "true", "false"]);
    assert_eq!(story.to_string(), text);
    let task = &story.tasks().expect("it plays")[0];
    let told = |tried: &str| task.answer(&story, &tried.parse().unwrap(), true, &"en".parse().unwrap());
    assert_eq!(
        ["d1", "e1", "f1", "g1"].map(|tried| told(tried).and_then(|told| told.text)),
        [Some("No."), Some("No."), Some("Nor this."), Some("No.")]
    );
}
