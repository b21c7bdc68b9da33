//! Problems of lessons and puzzles.

use crate::copy::{Copy, no_language};

#[test]
fn tasks_can_be_done_and_not_by_every_turn() {
    Copy::new()
        .change("lessons/ndoto.toml", "goal = \"ends g1\"", "goal = \"captures 9, ends h2\"")
        .change("lessons/ndoto.toml", "goal = \"handfuls 2\"", "goal = \"handfuls 1\"")
        .change("lessons/omweso.toml", "goal = \"passes 3\"", "goal = \"passes 5\"")
        .change("lessons/omweso.toml", "goal = \"ends b2\"", "goal = \"ends i2\"")
        .change("lessons/lukho.toml", "\"lay a2=1,f2=2\"", "\"lay a1=1,f2=2\"")
        .change("lessons/giuthi.toml", "goal = \"by 4\"", "goal = \"\"")
        .change("lessons/kombe.toml", "position = \"6,", "position = \"7,")
        .says_at(&[
            (
                "lessons/giuthi.toml",
                "goal = \"\"",
                "\"\" is no goal: expected such as captures 3, ends empty or win",
            ),
            (
                "lessons/kombe.toml",
                "position = \"7,",
                "65 seeds on the board, in stores and in hands: expected 64",
            ),
            (
                "lessons/lukho.toml",
                "\"lay a1=1,f2=2\"",
                "\"lay a1=1,f2=2\": a1 is on the wrong side: seeds go to the opponent's pits",
            ),
            ("lessons/ndoto.toml", "captures 9", "no turn does that"),
            ("lessons/ndoto.toml", "handfuls 1", "every turn does that"),
            ("lessons/omweso.toml", "ends i2", "there is no pit i2"),
            ("lessons/omweso.toml", "passes 5", "the rules have no ending 5"),
        ]);
}

#[test]
fn every_game_has_a_lesson_in_both_languages_with_its_places() {
    let lesson = Copy::new().text("lessons/coro.toml");
    let (_, one) = lesson.rsplit_once("[[task]]").expect("tasks");
    Copy::new()
        .change("lessons/ndoto.toml", "cite = \"§13\"", "cite = \"§23\"")
        .change("lessons/mbothe.toml", "hint.sw = ", "hint.se = ")
        .remove("lessons/coro.toml")
        .write("lessons/chess.toml", &format!("[[task]]{one}"))
        .says_at(&[
            ("lessons/chess.toml", "id = ", "the rules have no game \"chess\""),
            ("lessons/mbothe.toml", "hint.se", &no_language("se")),
        ]);
    Copy::new()
        .change("lessons/ndoto.toml", "cite = \"§13\"", "cite = \"§23\"")
        .remove("lessons/coro.toml")
        .says(&[
            "content/lessons/coro.toml: the game \"coro\" has 0 tasks, where 10 to 16 may be",
            "content/lessons/coro.toml: the game \"coro\" has no lesson 0: write a task with lesson = 0",
            "content/lessons/coro.toml: the game \"coro\" has no lesson 1: write a task with lesson = 1",
            "content/lessons/coro.toml: the game \"coro\" has no lesson 2: write a task with lesson = 2",
            "content/lessons/coro.toml: the game \"coro\" has no lesson 3: write a task with lesson = 3",
            "content/lessons/ndoto.toml:15: §23 names no section",
        ]);
}

#[test]
fn pits_are_asked_for_or_a_turn_and_what_is_shown_comes_to_its_end() {
    Copy::new()
        .change("lessons/enkeshui.toml", "press = { last-of = \"e1\" }", "press = { last = \"c1\" }")
        .change("lessons/kombe.toml", "press = \"own\"", "press = \"own\"\ngoal = \"captures 1\"")
        .says_at(&[
            ("lessons/enkeshui.toml", "press = { last = \"c1\" }", "the turn leaves something to choose"),
            (
                "lessons/kombe.toml",
                "press = \"own\"",
                "a task asks for pits to press or for a turn, not for both",
            ),
        ]);
}

#[test]
fn lessons_stand_in_their_order() {
    Copy::new().change("lessons/ndoto.toml", "lesson = 2", "lesson = 0").says(&[
        "content/lessons/ndoto.toml: the game \"ndoto\" has no lesson 2: write a task with lesson = 2",
        "content/lessons/ndoto.toml:49: a later lesson stands before it",
    ]);
}

#[test]
fn a_puzzle_has_one_answer_and_it_is_the_one_that_is_given() {
    let file = Copy::whole().text("puzzles/ndoto.toml");
    let answer = file.lines().find(|line| line.starts_with("answer = ")).expect("an answer");
    let aim = file.lines().find(|line| line.contains("turns = 2, gain = ")).expect("an aim");
    let (_, its) = file.split_once(&format!("{aim}\n")).expect("an answer to it");
    Copy::whole()
        .change("puzzles/ndoto.toml", answer, "answer = [\"h2\", \"x\"]")
        .change("puzzles/ndoto.toml", aim, "aim = { turns = 2, gain = 30 }")
        .change("puzzles/omweso.toml", "aim = { turns = 1, gain = ", "aim = { turns = 5, gain = ")
        .says_at(&[
            (
                "puzzles/ndoto.toml",
                "answer = [\"h2\", \"x\"]",
                &format!("the aim is reached by {}", answer[11..answer.len() - 2].replace("\", \"", " ")),
            ),
            (
                "puzzles/ndoto.toml",
                // Together with what follows it, because other puzzles may have the same answer.
                its.split_once("\nposition").expect("another").0,
                "the aim is reached by no turn",
            ),
            ("puzzles/omweso.toml", "aim = { turns = 5", "1 to 4 turns can be looked ahead"),
        ]);
}

#[test]
fn every_game_has_enough_puzzles_and_no_two_alike() {
    let file = Copy::whole().text("puzzles/coro.toml");
    let (head, first) = file.split_once("[[puzzle]]").expect("puzzles");
    let (first, _) = first.split_once("\n\n").expect("more than one");
    let id = first.lines().find_map(|line| line.strip_prefix("id = ")).expect("an id");
    Copy::whole()
        .write("puzzles/coro.toml", &format!("{head}[[puzzle]]{first}\n\n[[puzzle]]{first}\n"))
        .says(&[
            "content/puzzles/coro.toml: the game \"coro\" has 2 puzzles, fewer than 20: \
             cargo lab puzzles coro",
            &format!("content/puzzles/coro.toml:10: there are two puzzles {id}"),
        ]);
}
