//! Problems of lessons and puzzles.

use crate::copy::{BETWEEN, Copy};

const NDOTO: &str = "stories/ndoto/lessons.story";
const PUZZLES: &str = "stories/ndoto/puzzles.story";

#[test]
fn tasks_can_be_done_and_not_by_every_turn() {
    Copy::new()
        .change(NDOTO, "[%goal ends g1]", "[%goal captures 9, ends h2]")
        .change(NDOTO, "[%goal handfuls 2]", "[%goal handfuls 1]")
        .says_at(&[
            (NDOTO, "captures 9", "no turn does that"),
            (NDOTO, "handfuls 1", "every turn does that"),
        ]);
}

#[test]
fn what_is_asked_is_shown_first() {
    let first = |copy: &Copy, nth: usize| {
        copy.text(NDOTO).lines().filter(|line| line.starts_with("Example: ")).nth(nth).map(str::to_owned)
    };
    let copy = Copy::new();
    let [sow, sleep, relay] = [0, 1, 2].map(|nth| first(&copy, nth).expect("an example"));
    copy.change(NDOTO, &format!("{sow}\n"), "")
        .change(NDOTO, &sleep, "Example: 2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 s 0-0; a2")
        .change(NDOTO, &relay, &sleep)
        .says_at(&[
            (NDOTO, "Id: ndoto-sow", "there is no example: expected Example: POSITION; TURN"),
            (NDOTO, "Example: 2,2,2,", "\"a2\" is not legal now; legal: a1 b1 c1 d1 e1 f1 g1 h1"),
            (NDOTO, &sleep, "the example does not do what is asked: handfuls 3"),
        ]);
}

#[test]
fn what_cannot_be_read_or_played_is_told_with_its_line() {
    let omweso = "stories/omweso/lessons.story";
    Copy::new()
        .change(omweso, "[%goal passes 3]", "[%goal passes 5]")
        .change(omweso, "[%goal ends b2]", "[%goal ends i2]")
        .change("stories/lukho/lessons.story", "lay a2=1,f2=2", "lay a1=1,f2=2")
        .change("stories/giuthi/lessons.story", "[%goal by 4]", "[%goal]")
        .change("stories/kombe/lessons.story", "Position: 6,", "Position: 7,")
        .change("stories/mbothe/lessons.story", "[%lang sw]", "[%lang]")
        .says_at(&[
            (
                "stories/giuthi/lessons.story",
                "[%goal]",
                "\"\" is no goal: expected such as captures 3, ends empty or win",
            ),
            (
                "stories/kombe/lessons.story",
                "Position: 7,",
                "Position: 65 seeds on the board, in stores and in hands: expected 64",
            ),
            (
                "stories/lukho/lessons.story",
                "lay a1=1,f2=2",
                "column 19: before the first turn, action \"lay a1=1,f2=2\": \"lay a1=1,f2=2\": a1 is on the wrong side: \
                 seeds go to the opponent's pits",
            ),
            (
                "stories/mbothe/lessons.story",
                "[%lang]",
                "column 2: \"\" is no language: expected a tag such as sw or pt-BR",
            ),
            (omweso, "ends i2", "there is no pit i2"),
            (omweso, "passes 5", "the rules have no ending 5"),
        ]);
}

#[test]
fn every_game_has_a_lesson_in_both_languages_with_its_places() {
    Copy::new()
        .change(NDOTO, "Cite: §13", "Cite: §23")
        .change("stories/mbothe/lessons.story", "[%lang sw]", "[%lang se]")
        .remove("stories/coro/lessons.story")
        .says(&[
            "content/stories/coro/lessons.story: the game \"coro\" has 0 tasks, where 10 to 16 may be",
            "content/stories/coro/lessons.story: the game \"coro\" has no lesson 0: write a chapter with Lesson: 0",
            "content/stories/coro/lessons.story: the game \"coro\" has no lesson 1: write a chapter with Lesson: 1",
            "content/stories/coro/lessons.story: the game \"coro\" has no lesson 2: write a chapter with Lesson: 2",
            "content/stories/coro/lessons.story: the game \"coro\" has no lesson 3: write a chapter with Lesson: 3",
            &lacks(9, "text"),
            &lacks(10, "hint.0"),
            &lacks(11, "right"),
            "content/stories/mbothe/lessons.story:12: there is no such language here",
            "content/stories/ndoto/lessons.story:7: §23 names no section",
        ]);
}

/// What is said of a text of mbothe's first chapter that no file has.
fn lacks(line: usize, part: &str) -> String {
    format!(
        "content/stories/mbothe/lessons.story:{line}: there is no Kiswahili text: write `{part}` here, or \
         `chapter.mbothe-own.says.0.{part}` in content/i18n/sw/stories/mbothe/lessons.toml"
    )
}

#[test]
fn a_translation_may_stand_in_the_folder_of_its_language() {
    let file = Copy::new().text(NDOTO);
    let (first, others) = file.split_once(BETWEEN).expect("chapters");
    let (english, kiswahili) = first.split_once("\n{[%lang sw] ").expect("two languages");
    let text = kiswahili.lines().next().expect("a text");
    let title = first.lines().find(|line| line.starts_with("Title[sw]: ")).expect("a title");
    let english = english.replace(&format!("{title}\n"), "");
    let copy = || Copy::new().write(NDOTO, &format!("{english}\n{BETWEEN}{others}"));
    let translation = "[[chapter]]\nid = \"ndoto-own\"\ntitle = \"Ubao\"\nsays = [{ text = \"Bonyeza.\", hint = [\"Tazama.\"], right = \"Ndiyo.\" }]\n";
    let content =
        copy().write("i18n/sw/stories/ndoto/lessons.toml", translation).read().expect("no problems");
    let task = content.tasks_of("ndoto").next().expect("a task");
    let said =
        [&task.title, &task.task, &task.hint, &task.shows].map(|text| text.get(mbao_content::Lang::Sw));
    assert_eq!(said, ["Ubao", "Bonyeza.", "Tazama.", "Ndiyo."]);
    assert!(text.starts_with("Wewe ni Kusini"));
    assert_eq!(copy().problems().len(), 4);
    copy().write("i18n/sw/stories/ndoto/lessons.toml", &format!("{translation}more = \"Zaidi.\"\n")).says(&[
        "content/i18n/sw/stories/ndoto/lessons.toml:5: content/stories/ndoto/lessons.story needs no text \
         `chapter.ndoto-own.more`: take it out",
    ]);
}

#[test]
fn pits_are_asked_for_or_a_turn_and_what_is_shown_comes_to_its_end() {
    Copy::new()
        .change("stories/enkeshui/lessons.story", "\n1. e1\n", "\n1. c1\n")
        .change("stories/kombe/lessons.story", "[%goal own]", "[%goal own, captures 1]")
        .says_at(&[
            ("stories/enkeshui/lessons.story", "[%goal last]", "the turn leaves something to choose"),
            (
                "stories/kombe/lessons.story",
                "[%goal own, captures 1]",
                "a goal stands here, and something else is asked for",
            ),
        ]);
}

#[test]
fn lessons_stand_in_their_order() {
    Copy::new().change(NDOTO, "Lesson: 2", "Lesson: 0").says(&[
        "content/stories/ndoto/lessons.story: the game \"ndoto\" has no lesson 2: write a chapter with Lesson: 2",
        "content/stories/ndoto/lessons.story:56: a later lesson stands before it",
    ]);
}

#[test]
fn a_puzzle_has_one_answer_and_it_is_the_one_that_is_given() {
    let omweso = "stories/omweso/puzzles.story";
    let aim = Copy::whole().text(PUZZLES);
    let aim = aim.lines().find(|line| line.ends_with(" in 2")).expect("an aim").to_owned();
    let line = Copy::whole().text(PUZZLES).lines().position(|line| *line == aim).expect("a line");
    Copy::whole()
        .change(PUZZLES, "\n1. h1\n", "\n1. f1\n")
        .change(PUZZLES, &aim, "Aim: gain 30 in 2")
        .change(omweso, "Aim: gain 7 in 1", "Aim: gain 7 in 5")
        .change(omweso, "Aim: gain 10 in 1", "Aim: much")
        .says(&[
            "content/stories/ndoto/puzzles.story:7: the aim is reached by h1",
            &format!("content/stories/ndoto/puzzles.story:{}: the aim is reached by no turn", line + 4),
            "content/stories/omweso/puzzles.story:4: 1 to 4 turns can be looked ahead",
            "content/stories/omweso/puzzles.story:13: \"much\" is no aim: expected such as gain 7 in 2, or win in 1",
        ]);
}

#[test]
fn every_game_has_enough_puzzles_and_no_two_alike() {
    let file = Copy::whole().text("stories/coro/puzzles.story");
    let (first, _) = file.split_once(BETWEEN).expect("more than one");
    let (_, id) = first.split_once("Id: ").expect("an id");
    let id = id.lines().next().expect("a line");
    Copy::whole().write("stories/coro/puzzles.story", &format!("{first}{BETWEEN}{first}")).says(&[
        "content/stories/coro/puzzles.story: the game \"coro\" has 2 puzzles, fewer than 20: cargo lab puzzles coro",
        &format!("content/stories/coro/puzzles.story:14: there are two puzzles \"{id}\""),
    ]);
}
