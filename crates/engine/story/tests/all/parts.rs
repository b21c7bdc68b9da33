//! What people have is read as far as it goes: nothing is lost, and all that is read can be played.

use std::fs;
use std::path::Path;

use mbao_rules::{GAMES, Game};
use mbao_story::{Book, Part, Story, Why};
use proptest::prelude::*;

use crate::random::Random;

pub(crate) fn blank(game: &str) -> Story {
    Story::read(&format!("Game: {game}\n")).expect("a game")
}

fn read(text: &str, game: &str) -> Part {
    Story::read_part(text, &blank(game)).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The story without its first header, and what was not read.
fn told(text: &str, game: &str) -> (String, Vec<String>) {
    let Part { story, unread } = read(text, game);
    let story = story.to_string();
    let head = format!("Game: {game}\n");
    let unread = unread.into_iter().map(|left| {
        let why = match left.why {
            Why::Unplayed { .. } => "unplayed".to_owned(),
            why => format!("{why:?}").to_lowercase(),
        };
        format!("{} {why}: {}", left.line, left.text)
    });
    (story.strip_prefix(&head).unwrap_or(&story).trim_start_matches('\n').to_owned(), unread.collect())
}

#[test]
fn what_people_write_is_read() {
    let cases: &[(&str, &str, &[&str])] = &[
        // Moves alone, with numbers, signs and labels of any kind.
        ("c1 d2 f1", "1. c1  d2\n2. f1\n", &[]),
        ("1. c1 d2 2. f1", "1. c1  d2\n2. f1\n", &[]),
        ("1) c1! d2?\r\n2) f1", "1. c1  d2\n2. f1\n", &[]),
        ("(1) c1; d2,\n(2) f1", "1. c1  d2\n2. f1\n", &[]),
        ("1 c1 d2\n2 f1", "1. c1  d2\n2. f1\n", &[]),
        ("1: C1, D2\n2: F1", "1. c1  d2\n2. f1\n", &[]),
        ("S: c1\nN: d2\nSouth: f1", "1. c1  d2\n2. f1\n", &[]),
        ("1.c1 d2 2.f1", "1. c1  d2\n2. f1\n", &[]),
        ("> c1 d2\n> f1", "1. c1  d2\n2. f1\n", &[]),
        ("```\nc1 d2\n```\n", "1. c1  d2\n", &[]),
        // As chess programs write.
        (
            "[Event \"Sunday\"]\n[White \"Amina\"]\n[Black \"Ali \\\"the Lion\\\"\"]\n\n1. c1 $1 d2 (1... e2 $2) 2. f1 *",
            "Title: Sunday\nSouth: Amina\nNorth: Ali \"the Lion\"\n\n1. c1  d2 (1. ...  e2)\n2. f1\n",
            &[],
        ),
        ("1. c1 {[%clk 0:01] Good.} d2 0-1", "Result: 0-1\n\n1. c1 {Good. [%clk 0:01]}  d2\n", &[]),
        // Remarks.
        ("1. c1 (as always) d2 [a pause] 2. f1", "1. c1 {as always}  d2 {a pause}\n2. f1\n", &[]),
        ("c1 d2 ; the usual\nf1", "1. c1  d2 {the usual}\n2. f1\n", &[]),
        ("c1 well\nd2", "1. c1 {well}  d2\n", &["1 words: well"]),
        (
            "Our game from Sunday, a1 was hot:\n\n1. c1 d2 a good answer to f1\n2. f1",
            "{Our game from Sunday, a1 was hot:}\n1. c1  d2 {a good answer to f1}\n2. f1\n",
            &["1 words: Our game from Sunday, a1 was hot:", "3 words: a good answer to f1"],
        ),
        // Faults.
        ("1. c1 z9 2. f1", "1. c1 {z9 2. f1}\n", &["1 unplayed: z9"]),
        (
            "1. c1 (1. d1 z9 e2) d2 z8",
            "1. c1 (1. d1 {z9 e2})  d2 {z8}\n",
            &["1 unplayed: z9", "1 unplayed: z8"],
        ),
        ("1. c1 d1 {Kept.}", "1. c1 {d1 {Kept.\\}}\n", &["1 unplayed: d1"]),
        ("1. c1 {open\n2. d2", "1. c1 {open}  d2\n", &["1 open: open"]),
        ("1. c1 {Look. [%csl Gz9]} d2", "1. c1 {Look. \\[%csl Gz9]}  d2\n", &["1 mark: Look. [%csl Gz9]"]),
        ("1. c1) d2 } ]", "1. c1  d2\n", &[]),
        ("Game: ndoto\nSetup: other\n\n1. c1", "{Setup: other}\n1. c1\n", &["2 header: Setup: other"]),
        ("Game: Ndoto\nPosition: 1,2\n\n1. c1", "{Position: 1,2}\n1. c1\n", &["2 header: Position: 1,2"]),
        (
            "[White \"A\"]\n\n1. c1\n\n[White \"B\"]\n\n1. d1",
            "South: A\n\n1. c1 {[White \"B\"] 1. d1}\n",
            &["5 another: [White \"B\"]"],
        ),
        // A position, and what is played from it.
        (
            "1,0,0,0,0,0,0,0/2,0,1,0,0,0,0,0 s 14-14\na1",
            "Position: 1,0,0,0,0,0,0,0/2,0,1,0,0,0,0,0 s 14-14\n\n1. a1\n",
            &[],
        ),
    ];
    for (text, story, unread) in cases {
        assert_eq!(
            told(text, "ndoto"),
            ((*story).to_owned(), unread.iter().map(|&one| one.to_owned()).collect()),
            "{text}"
        );
    }
}

#[test]
fn what_cannot_be_played_says_what_can() {
    let Part { unread, .. } = read("1. c1\n2. c1", "ndoto");
    let Why::Unplayed { mover, legal } = &unread[0].why else { panic!("{unread:?}") };
    assert_eq!((unread[0].line, unread[0].place.steps, mover.to_string().as_str()), (2, 1, "North"));
    assert!(legal.starts_with("a2 b2"), "{legal}");
}

#[test]
fn what_a_text_leaves_open_is_as_chosen() {
    let blank = Story::read("Game: enkeshui\nSetup: i\nLanguage: sw\n").expect("a game");
    let headers = |text: &str| {
        let written = Story::read_part(text, &blank).expect("a story").story.to_string();
        written.split_once("\n\n").expect("headers").0.replace('\n', ", ")
    };
    let first = Game::builder("enkeshui").setup("i").start().expect("a game").legal_texts()[0].clone();
    assert_eq!(headers(&format!("1. {first}")), "Game: enkeshui, Setup: i, Language: sw");
    assert_eq!(headers("Game: ndoto\nc1"), "Game: ndoto, Language: sw");
    // What nobody can play from is told at once.
    let why = |text: &str| Story::read_part(text, &blank).expect_err(text).message().to_owned();
    assert!(why("Game: chess\n\n1. e4").contains("chess"));
    assert!(why("1,2,3 s 0-0").contains("row"));
    assert!(why("shall we play?").contains("no move"));
    assert!(why("1. z9").contains("z9"));
    assert!(why(&"a".repeat(Story::MAX_BYTES + 1)).contains("bytes"));
}

#[test]
fn masters_games_are_read_whole_whatever_was_chosen() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/masters");
    let mut games = 0;
    for file in fs::read_dir(folder).expect("the masters' games") {
        let path = file.expect("a file").path();
        if path.extension().is_none_or(|ending| ending != "txt") {
            continue;
        }
        games += 1;
        let text = fs::read_to_string(&path).expect("a transcript");
        let played =
            mbao_story::Transcript::read(&text).and_then(|read| read.replay()).expect("it was played");
        for chosen in ["ndoto", "bao-kiswahili"] {
            let Part { story, unread } = read(&text, chosen);
            assert_eq!(unread, [], "{path:?}");
            let actions: Vec<_> = story.steps.iter().map(|step| step.action).collect();
            assert_eq!(actions, played.actions(), "{path:?}");
            assert!(story.header("South").is_some() && story.header("Title").is_some());
        }
    }
    assert_eq!(games, 3);
    // A turn that cannot be played ends it.
    let (story, unread) = told("1: 6L* 5L; good\n2: 9R 5L;", "bao-kiswahili");
    assert!(story.ends_with("1. @f2+  @d3L {good} {9R 5L;}\n"), "{story}");
    assert_eq!(unread, ["2 unplayed: 9r"]);
}

/// Texts to change at random: stories, and games of every kind as they are written.
pub(crate) fn texts() -> Vec<(String, String)> {
    let cases = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/conformance/stories.txt");
    let cases = fs::read_to_string(cases).expect("the cases");
    let mut all: Vec<(String, String)> = cases
        .split("\n## ")
        .filter_map(|case| {
            Some(("ndoto".to_owned(), case.split_once('\n')?.1.split("\n=> ").next()?.to_owned()))
        })
        .collect();
    for definition in GAMES {
        let mut random = Random(7);
        let mut game = Game::start(&definition.id).expect("a game");
        for _ in 0..40 {
            let Some(action) = game.random_action(|below| random.below(below)) else { break };
            if game.play(action).is_err() {
                break;
            }
        }
        all.push((definition.id.to_string(), mbao_story::record(&game)));
    }
    all
}

#[test]
fn whole_texts_are_read_as_they_are() {
    for (game, text) in texts() {
        if let Ok(story) = Story::read(&text) {
            assert_eq!(read(&text, &game), Part { story, unread: Vec::new() }, "{text}");
        }
    }
}

/// What holds of every text.
fn holds(text: &str, game: &str) {
    let Ok(Part { story, unread }) = Story::read_part(text, &blank(game)) else { return };
    let again = Story::read(&story.to_string()).unwrap_or_else(|error| panic!("{text:?}: {error}"));
    assert_eq!(again, story, "{text:?}");
    let lines = text.split('\n').count();
    for left in unread {
        assert!((1..=lines.max(1)).contains(&left.line), "{text:?}: {left:?}");
        let line = story.line(&left.place).unwrap_or_else(|| panic!("{text:?}: {left:?}"));
        assert!(left.place.steps <= line.len(), "{text:?}: {left:?}");
    }
}

/// What could not be read of each chapter, or why it could not.
fn chapters(text: &str) -> Vec<String> {
    let parts = Book::read_part(text, &blank("ndoto")).expect("few chapters");
    let told = |part: Result<Part, mbao_rules::Error>| match part {
        Ok(Part { unread, .. }) => {
            let all: Vec<_> = unread.iter().map(|left| format!("{} {}", left.line, left.text)).collect();
            all.concat()
        }
        Err(error) => error.message().to_owned(),
    };
    parts.into_iter().map(told).collect()
}

#[test]
fn a_chapter_that_cannot_be_read_hides_no_other() {
    let text = "Game: ndoto\n\n1. c1 z9\n\n---\n\nGame: chess\n\n1. e4\n\n---\n\nTitle: Last\n\n1. d1\n\n---\n\n1. d1 {open\n\n---\n\nTitle: x\n\n1. c1 ({[%options race=yes]} 1. d1)";
    let told = chapters(text);
    assert!(told[1].starts_with("chapter 2: ") && told[1].contains("chess"), "{told:?}");
    assert_eq!([0, 2, 3].map(|at| told[at].as_str()), ["3 z9", "", "19 open"]);
    assert!(told[4].starts_with("25 [%options race=yes]"), "{told:?}");
    assert!(Book::read_part(&"\n---\n\n".repeat(80), &blank("ndoto")).is_err());
}

#[test]
fn a_branch_by_other_options_is_read_as_it_is_played() {
    // With one side empty the game is over, but not by the other reading.
    let (story, unread) = told(
        "1. c1 ({[%options empty-side=either]} 1. d1 z9) d2 (1... {[%options race=yes] Or:} 1... e2)",
        "ndoto",
    );
    assert_eq!(
        story,
        "1. c1 ({[%options empty-side=either]} 1. d1 {z9})  d2 ({\\[%options race=yes] Or:} 1. ...  e2)\n"
    );
    assert_eq!(unread, ["1 unplayed: z9", "1 mark: [%options race=yes] Or:"]);
}

#[test]
fn what_was_cut_off_is_read_up_to_there() {
    for (game, text) in texts() {
        let Ok(book) = Book::read(&text) else { continue };
        let whole = &book.chapters[0];
        let actions: Vec<_> = whole.steps.iter().map(|step| step.action).collect();
        for (end, _) in text.char_indices() {
            let parts = Book::read_part(&text[..end], &blank(&game)).expect("few chapters");
            // What comes before the last chapter is there.
            assert!(
                parts.iter().rev().skip(1).all(|part| part.as_ref().is_ok_and(|part| part.unread.is_empty())),
                "{}",
                &text[..end]
            );
            holds(&text[..end], &game);
            let Ok(part) = Story::read_part(&text[..end], &blank(&game)) else { continue };
            // The last word may have been cut to another.
            let read: Vec<_> = part.story.steps.iter().map(|step| step.action).collect();
            let sure = read.len().saturating_sub(1);
            if part.story.header("Game") == whole.header("Game") && end > text.find("\n\n").unwrap_or(0) {
                assert_eq!(read[..sure], actions[..sure], "{}", &text[..end]);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn no_text_breaks_it(which in any::<prop::sample::Index>(), changes in prop::collection::vec((any::<prop::sample::Index>(), 0_u8..5, any::<prop::sample::Index>(), "[a-h1-9{}()\\[\\]%;:.!?x+ \n\"@é-]{0,4}"), 1..8)) {
        let all = texts();
        let (game, mut text) = which.get(&all).clone();
        for (at, kind, other, sign) in changes {
            let mut signs: Vec<char> = text.chars().collect();
            let (at, other) = (at.index(signs.len() + 1), other.index(signs.len() + 1));
            let (from, to) = (at.min(other), at.max(other).min(at.min(other) + 60));
            match kind {
                0 => { signs.splice(at..at, sign.chars()); }
                1 => { signs.drain(from..to); }
                2 => { let copied = signs[from..to].to_vec(); signs.splice(at..at, copied); }
                3 => signs.truncate(at),
                _ => { signs.splice(from..(from + 1).min(signs.len()), sign.chars()); }
            }
            text = signs.into_iter().collect();
        }
        holds(&text, &game);
    }

    #[test]
    fn nor_do_signs_alone(text in "(\\[?[A-Za-z]{0,5}[ \":]|[a-h][1-4][+-]?|[{}()\\[\\];%$*]|[0-9]{1,2}[.:)]?|[RL*>]|\n| |\\PC){0,60}", game in prop::sample::select(vec!["ndoto", "omweso", "bao-kiswahili", "kiothi"])) {
        holds(&text, game);
    }
}

/// Each is as long as a text may be; none takes longer than its length.
#[test]
fn long_texts_are_read_in_one_go() {
    for piece in [
        "(",
        ")",
        "{",
        "}",
        "[",
        "(c1 ",
        "({",
        "{(",
        "1. c1 (1. d1) ",
        "c1 (",
        "[%",
        "\n(",
        "\n{",
        "a b ",
        "z9 ",
        "; ",
        "\n1: ",
        "((c1) ",
        "c1 (1. d1 (",
        "({}",
        "1) (1. ",
        "\n({",
        "\n\n---\n\n",
        "({[%options empty-side=either]} 1. d1) ",
        "({[%options a=b]}{[%options a=b]}",
        "{[%ask press] [%accept a1 h1]}",
        "{[%accept c1] [%wrong 7: no]}",
    ] {
        let text = format!("Game: ndoto\n\n1. c1 {}", piece.repeat((Story::MAX_BYTES - 40) / piece.len()));
        holds(&text, "ndoto");
        let _ = Book::read_part(&text, &blank("ndoto"));
    }
    let hostile = "Game: ndoto\n\n---\n\n".repeat(500_000);
    assert!(Book::read(&hostile).is_err() && Book::read_part(&hostile, &blank("ndoto")).is_err());
}
