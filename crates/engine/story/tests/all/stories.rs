//! Stories: the cases of `tests/conformance/stories.txt`, limits, and that nothing is lost in reading and writing.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use mbao_rules::{Board, GAMES, Game, Rows, Side};
use mbao_story::{
    Answer, Arrow, Ask, Book, Branch, Colour, Language, Place, Ring, Step, Story, Target, Task, Try, Words,
    Wrong, chapters,
};
use proptest::prelude::*;

use crate::random::Random;

/// A case: its title, its text, and what is said of it.
struct Case {
    title: String,
    text: String,
    /// The first line without `=> `, and the text that follows.
    said: Vec<(String, String)>,
}

fn cases() -> Vec<Case> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../tests/conformance/stories.txt");
    let mut cases: Vec<Case> = Vec::new();
    for line in fs::read_to_string(path).expect("the cases").lines() {
        if let Some(title) = line.strip_prefix("## ") {
            cases.push(Case { title: title.to_owned(), text: String::new(), said: Vec::new() });
        } else if let Some(case) = cases.last_mut() {
            if let Some(said) = line.strip_prefix("=> ") {
                case.said.push((said.to_owned(), String::new()));
            } else {
                let text = case.said.last_mut().map_or(&mut case.text, |(_, text)| text);
                text.push_str(line);
                text.push('\n');
            }
        }
    }
    cases
}

fn place(place: &Place) -> String {
    let mut text = String::new();
    for (step, branch) in &place.branches {
        write!(text, "{step}.{branch}:").expect("a text");
    }
    format!("{text}{}", place.steps)
}

/// Tasks and faults as a case writes them.
fn told(tasks: &[Task]) -> Vec<String> {
    let mut lines = Vec::new();
    for task in tasks {
        let ask = match task.ask {
            Some(Ask::Turn) => "turn".to_owned(),
            Some(other) => other.to_string(),
            None => "nothing".to_owned(),
        };
        let right: Vec<String> = task.right.iter().map(ToString::to_string).collect();
        lines.push(format!("task {} {ask}: {}", place(&task.place), right.join(" | ")).trim().to_owned());
        lines.extend(task.faults.iter().map(|fault| format!("fault {fault}")));
    }
    lines
}

#[test]
fn cases_hold() {
    let cases = cases();
    assert!(cases.len() > 30);
    for Case { title, text, said } in cases {
        assert!(!said.is_empty(), "{title}");
        if let Some(message) = said[0].0.strip_prefix("refused ") {
            let error = Book::read(&text).expect_err(&title);
            assert!(error.message().starts_with(message), "{title}: {error}");
            assert_eq!(error.code(), "bad-record", "{title}");
            continue;
        }
        let book = Book::read(&text).unwrap_or_else(|error| panic!("{title}: {error}"));
        let written = book.to_string();
        let again = Book::read(&written).unwrap_or_else(|error| panic!("{title}, as written: {error}"));
        assert_eq!(again, book, "{title}");
        assert_eq!(again.to_string(), written, "{title}");
        for (story, text) in book.chapters.iter().zip(chapters(&text).expect("chapters")) {
            assert_eq!(Story::read(&story.to_string()).as_ref(), Ok(story), "{title}");
            // Whoever knows only the board reads the same, and playing finds the numbers.
            let board = story.start().expect("it was begun").rules().board();
            let mut unplayed =
                Story::read_unplayed(&text, board).unwrap_or_else(|error| panic!("{title}: {error}"));
            unplayed.settle().unwrap_or_else(|error| panic!("{title}: {error}"));
            assert_eq!(unplayed.steps, story.steps, "{title}");
            assert_eq!(unplayed.words, story.words, "{title}");
        }
        let mut story = book.chapters[0].clone();
        let mut tasks = Vec::new();
        let mut bad = Vec::new();
        for (line, expected) in &said {
            if line == "same" {
                assert_eq!(written.trim_end(), text.trim_end(), "{title}");
            } else if line == "written" {
                assert_eq!(written.trim_end(), expected.trim_end(), "{title}");
            } else if line == "judged" {
                let mut judged = story.clone();
                assert_eq!(judged.judge(say).expect("it plays"), [], "{title}");
                assert_eq!(judged.to_string().trim_end(), expected.trim_end(), "{title}");
                // Once is enough.
                let once = judged.clone();
                assert_eq!((judged.judge(say).expect("it plays"), &judged), (vec![], &once), "{title}");
            } else if let Some(actions) = line.strip_prefix("plays ") {
                for text in [&text, &written] {
                    let text = &chapters(text).expect("chapters")[0];
                    let game = mbao_story::replay(text).unwrap_or_else(|error| panic!("{title}: {error}"));
                    assert_eq!(game.action_texts().join(" "), actions, "{title}");
                }
            } else if line.starts_with("bad ") {
                bad.push(line.clone());
            } else {
                tasks.push(line.clone());
            }
        }
        if !tasks.is_empty() {
            assert_eq!(told(&story.tasks().expect("it was played")), tasks, "{title}");
        }
        if !bad.is_empty() {
            let mut all = story.judge(say).expect("it plays");
            all.sort_by_key(|(place, _)| place.steps);
            let all: Vec<String> = all.iter().map(|(at, why)| format!("bad {}: {why}", place(at))).collect();
            assert_eq!(all, bad, "{title}");
            assert_eq!(story, book.chapters[0], "{title}");
        }
    }
}

/// What is said to a turn that misses its goal.
#[allow(clippy::unnecessary_wraps)] // as it is asked for
fn say(tried: &Try, language: Option<&Language>) -> Option<String> {
    let miss = tried.verdict.as_ref().expect_err("it misses");
    Some(format!("{} {miss:?}", language.map_or("", Language::as_str)).trim().to_owned())
}

#[test]
fn what_the_guide_to_the_notation_shows_is_read() {
    let content = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../content/i18n");
    let languages = fs::read_dir(content).expect("languages").flatten().map(|entry| entry.path());
    for folder in languages.filter(|path| path.join("guides/notation.md").exists()) {
        let language = folder.display();
        let guide = fs::read_to_string(folder.join("guides/notation.md")).expect("a guide");
        let shown: Vec<&str> =
            guide.split("```text\n").skip(1).filter_map(|part| part.split("```").next()).collect();
        assert_eq!(shown.len(), 3);
        for text in shown {
            let mut book = Book::read(text).unwrap_or_else(|error| panic!("{language}: {error}"));
            assert_eq!(book.to_string(), text);
            for story in &mut book.chapters {
                assert!(story.tasks().expect("it was played").iter().all(|task| task.faults.is_empty()));
                assert_eq!(story.judge(|_, _| None), Ok(vec![]));
            }
        }
    }
}

#[test]
fn limits_are_told() {
    let head = "Game: ndoto\n\n{";
    let longest = format!("{head}{}}}\n", "a".repeat(Story::MAX_BYTES - head.len() - 2));
    assert!(Story::read(&longest).is_ok());
    let error = Story::read(&(longest + "\n")).expect_err("too long");
    assert_eq!(error.message(), "the text has 1048577 bytes: a story has at most 1048576");
    let longer = format!("Game: ndoto\n\n{{{}}}", "[%]".repeat(Story::MAX_BYTES / 3 - 6));
    let error = Story::read(&longer).expect_err("too long with spaces");
    assert!(error.message().starts_with("the text as it is written again has 1398"), "{error}");
    let many = format!("Game: ndoto\n\n1. c1 {}", "(1. d1) ".repeat(Story::MAX_STEPS - 1));
    assert!(Story::read(&many).is_ok());
    let error = Story::read(&(many + "(1. d1)")).expect_err("too many");
    assert!(error.message().ends_with(": a story has at most 10000 actions"), "{error}");
    // Answers count as well.
    let many = format!("Game: ndoto\n\n{{[%ask]}} {{[%accept c1{}]}}", " | d1".repeat(Story::MAX_STEPS));
    let error = Story::read(&many).expect_err("too many answers");
    assert_eq!(error.message(), "line 3, column 10: a story has at most 10000 actions");
    let mut headers: Vec<String> = (1..=Story::MAX_HEADERS).map(|n| format!("Tag {n}: x")).collect();
    headers.push("Game: ndoto".to_owned());
    let error = Story::read(&headers.join("\n")).expect_err("too many headers");
    assert_eq!(error.message(), "line 257: there are at most 256 headers");
    // Also one that was made too deep.
    let mut story = Story::read("Game: ndoto\n\n1. c1\n").expect("a story");
    let mut step = story.steps[0].clone();
    for _ in 0..=Story::MAX_DEPTH {
        let branch = Branch { words: vec![], steps: vec![step] };
        step = Step { branches: vec![branch], ..story.steps[0].clone() };
    }
    story.steps = vec![step];
    assert_eq!(story.settle().expect_err("too deep").error.message(), "branches stand more than 4 deep");
}

#[test]
fn an_edit_that_leaves_later_turns_unplayable_is_told_and_loses_nothing() {
    let text = "Game: ndoto\n\n1. c1 {one}  d2\n2. f1 {two} (2. g1)\n";
    let mut story = Story::read(text).expect("a story");
    story.steps.remove(1);
    let unplayed = story.settle().expect_err("North is to play");
    assert_eq!(unplayed.place, Place { branches: vec![], steps: 1 });
    assert!(unplayed.error.message().starts_with("turn 1 of North, action \"f1\": "), "{unplayed}");
    assert!(story.tasks().is_err());
    for left in ["c1 {one}", "f1 {two}", "g1"] {
        assert!(story.to_string().contains(left), "{story}");
    }
    story.steps.insert(1, Step::new("d2".parse().expect("an action")));
    story.settle().expect("as before");
    assert_eq!(story.to_string(), text);
}

#[test]
fn records_are_stories_and_stay_as_they_are() {
    for definition in GAMES {
        for seed in 0..8 {
            let mut random = Random(seed);
            let mut game = Game::start(&definition.id).expect("a game");
            for _ in 0..30 {
                let Some(action) = game.random_action(|n| random.below(n)) else { break };
                game.play(action).expect("a legal action");
            }
            let record = mbao_story::record(&game);
            let story = Story::read(&record).unwrap_or_else(|error| panic!("{error}\n{record}"));
            assert_eq!(story.to_string(), record);
        }
    }
}

const BITS: [&str; 45] = [
    "a",
    "é",
    "\\",
    "[",
    "]",
    "}",
    "{",
    "%",
    ":",
    "|",
    "(",
    ")",
    " ",
    "\n",
    "\u{2028}",
    "\u{b}",
    "\u{200b}",
    "\u{feff}",
    "[%",
    "[%csl Gc1]",
    "[%wrong ",
    "c1",
    "1. ",
    "lift ",
    "o: ",
    "{[%ask]}",
    "[%right ok]",
    "d1",
    "[%lang sw]",
    "(1. d1",
    "...",
    "x",
    "[%ask action]",
    "[%beat 2]",
    "{a}",
    "\n\n---\n\n",
    "Title[sw]: a",
    "[%ask press]",
    "[%ask number]",
    "[%ask turns 2]",
    "[%accept a1 b1 | 7]",
    "[%choices 0 7]",
    "[%goal captures 1]",
    "[%options empty-side=either]",
    "7: ",
];

fn any_text(random: &mut Random) -> String {
    (0..random.below(7)).map(|_| random.one_of(&BITS)).collect()
}

fn any_target(random: &mut Random) -> Target {
    match random.below(4) {
        0 => Target::Store(Side::South),
        1 => Target::Store(Side::North),
        _ => Target::Pit(random.one_of(&["a1", "c1", "e2"]).parse().expect("a pit")),
    }
}

fn any_words(random: &mut Random) -> Vec<Words> {
    let words = |random: &mut Random| {
        let mut words = Words::new(any_text(random));
        let some = random.below(64);
        let colour = random.one_of(&Colour::ALL);
        if some & 1 > 0 {
            words.language = random.one_of(&["sw", "en", "pt-br"]).parse().ok();
            words.rings = vec![Ring { colour, target: any_target(random) }];
            words.beat = random.one_of(&[0, 1, 98]);
        }
        if some & 2 > 0 {
            words.arrows = vec![Arrow { colour, from: any_target(random), to: any_target(random) }; 2];
        }
        let (ask, answers) = random.one_of(&[
            (Ask::Turn, ["c1 x", "pass"]),
            (Ask::Action, ["c1", "lift a1=2"]),
            (Ask::Turns(2), ["c1 d2", "1. c1 o"]),
            (Ask::Press, ["a1 b1", "c1 d1"]),
            (Ask::Number, ["7", "0"]),
        ]);
        let [accepted, refuted] = answers.map(|text| text.parse::<Answer>().expect("an answer"));
        if some & 0b1_1100 > 0 {
            words.ask = Some(ask);
        }
        if some & 4 > 0 {
            words.hints = vec![any_text(random), any_text(random)];
            words.goal =
                random.one_of(&["captures 3, ends c1", "gain -2, win", "end, ends empty"]).parse().ok();
            words.choices = vec![0, 7];
        }
        if some & 8 > 0 {
            words.right = Some(any_text(random));
            words.accept = vec![Answer::default(), accepted];
        }
        if some & 16 > 0 {
            let answer = Some(refuted);
            words.wrong = vec![
                Wrong { answer, text: any_text(random) },
                Wrong { answer: None, text: any_text(random) },
            ];
        }
        if some & 32 > 0 {
            words.other = vec![format!("eval {}", any_text(random)), any_text(random)];
        }
        words
    };
    (0..random.below(3)).map(|_| words(random)).collect()
}

/// An option of ndoto.
const EITHER: [&str; 2] = ["empty-side", "either"];

/// The game as it goes on by another option.
fn by_options(game: &Game) -> Option<Game> {
    let rules = game.rules();
    let begin = Game::builder(rules.definition().id.to_string()).setup(rules.setup_name());
    begin.option(EITHER[0], EITHER[1]).position(game.position_text()?).start().ok()
}

/// A line of random turns with words, and branches of their own.
fn any_line(game: &mut Game, deep: usize, random: &mut Random) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut began = game.clone();
    for _ in 0..=random.below(5) {
        let before = (game.turn(), game.mover(), game.position().phase());
        let Some(action) = game.random_action(|n| random.below(n)) else { break };
        let mut step = Step::new(action);
        step.words = any_words(random);
        game.play(action).expect("a legal action");
        if deep < Story::MAX_DEPTH && random.below(3) == 0 {
            let mut words = any_words(random);
            let mut other = began.clone();
            if random.below(3) == 0
                && let Some(game) = by_options(&began)
            {
                other = game;
                words
                    .insert(0, Words { options: vec![EITHER.map(str::to_owned).into()], ..Words::default() });
            }
            step.branches.push(Branch { words, steps: any_line(&mut other, deep + 1, random) });
        }
        if before != (game.turn(), game.mover(), game.position().phase()) {
            began = game.clone();
        }
        steps.push(step);
    }
    steps
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn what_we_wrote_is_read_and_written_again_to_the_byte(seed: u64) {
        let mut random = Random(seed);
        let story = any_story(&mut random);
        let written = story.to_string();
        let again = Story::read(&written);
        prop_assert!(again.is_ok(), "{:?}\n{written}", again);
        let again = again.expect("a story");
        prop_assert_eq!(again.to_string(), &*written);
        prop_assert_eq!(Story::read(&written), Ok(again.clone()));
        prop_assert!(again.tasks().is_ok());
        // Nothing is lost: the same actions in the same branches, and all words.
        prop_assert_eq!(shape(&again.steps), shape(&story.steps), "{}", written);
        let game = mbao_story::replay(&written);
        prop_assert!(game.is_ok(), "{:?}\n{written}", game);
        let texts: Vec<String> = story.steps.iter().map(|step| step.action.to_string()).collect();
        prop_assert_eq!(game.expect("a game").action_texts(), texts);
    }

    #[test]
    fn any_text_is_refused_or_gives_the_same_story_again(seed: u64) {
        let mut random = Random(seed);
        let text = spoiled(&mut random);
        match Book::read(&text) {
            Ok(book) => {
                for story in &book.chapters {
                    prop_assert!(story.tasks().is_ok());
                    prop_assert!(story.clone().judge(say).is_ok());
                }
                let written = book.to_string();
                prop_assert_eq!(Book::read(&written), Ok(book), "{}", text);
                prop_assert!(chapters(&text).expect("chapters").iter().all(|one| mbao_story::replay(one).is_ok()));
            }
            Err(error) => prop_assert_eq!(error.code(), "bad-record"),
        }
    }
}

fn any_story(random: &mut Random) -> Story {
    let mut story =
        Story::read(random.one_of(&["Game: ndoto", "Game: coro", "Game: mongola"])).expect("a story");
    story.headers.push(("Title".to_owned(), any_text(random)));
    story.words = any_words(random);
    story.steps = any_line(&mut story.start().expect("a game"), 0, random);
    story.settle().expect("legal turns");
    story
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, ..ProptestConfig::default() })]

    #[test]
    fn books_that_we_wrote_are_read_and_written_again_to_the_byte(seed: u64) {
        let mut random = Random(seed);
        let mut book = Book::default();
        for _ in 0..=random.below(3) {
            let mut story = any_story(&mut random);
            for name in ["Author", "Author[sw]", "Language", "Rules"] {
                if random.below(2) == 0 {
                    story.headers.push((name.to_owned(), random.one_of(&["en", "sw"]).to_owned()));
                }
            }
            book.chapters.push(story);
        }
        let written = book.to_string();
        let again = Book::read(&written);
        prop_assert!(again.is_ok(), "{:?}\n{written}", again);
        let again = again.expect("a book");
        prop_assert_eq!(again.to_string(), &*written);
        prop_assert_eq!(Book::read(&written), Ok(again.clone()));
        prop_assert_eq!(again.chapters.len(), book.chapters.len());
        for (read, made) in again.chapters.iter().zip(&book.chapters) {
            prop_assert_eq!(shape(&read.steps), shape(&made.steps), "{}", written);
        }
    }
}

/// A case with a few things put in or cut out.
fn spoiled(random: &mut Random) -> String {
    let cases = cases();
    let mut signs: Vec<char> = cases[random.below(cases.len())].text.chars().collect();
    for _ in 0..random.below(4) {
        let from = random.below(signs.len());
        let to = if random.below(2) == 0 { from } else { (from + random.below(9)).min(signs.len()) };
        let put: Vec<char> = random.one_of(&BITS).chars().take(random.below(99)).collect();
        signs.splice(from..to, put);
    }
    signs.into_iter().collect()
}

/// Actions, words and branches of a line, without what only looks different.
fn shape(steps: &[Step]) -> String {
    let mut text = String::new();
    for step in steps {
        write!(text, "{} {} {:?} {}", step.number, step.mover, step.action, said(&step.words))
            .expect("a text");
        for branch in step.branches.iter().filter(|branch| !branch.steps.is_empty()) {
            write!(text, "({} {})", said(&branch.words), shape(&branch.steps)).expect("a text");
        }
    }
    text
}

fn said(words: &[Words]) -> String {
    let one_line = |text: &str| {
        text.replace(['\u{2028}', '\u{b}'], " ").split_ascii_whitespace().collect::<Vec<_>>().join(" ")
    };
    let mut text = String::new();
    for words in words.iter().filter(|words| words.to_string() != "{}") {
        let accept: Vec<_> = words.accept.iter().filter(|answer| !answer.is_empty()).collect();
        write!(text, "<{}|{:?}{:?}", one_line(&words.text), words.rings, words.arrows).expect("a text");
        write!(text, "|{:?}{accept:?}{:?}", words.ask, words.language).expect("a text");
        write!(text, "|{:?}{:?}{:?}", words.goal, words.choices, words.options).expect("a text");
        for hint in words.hints.iter().chain(&words.right) {
            write!(text, "|{}", one_line(hint)).expect("a text");
        }
        for Wrong { answer, text: what } in &words.wrong {
            write!(text, "|{answer:?}{}", one_line(what)).expect("a text");
        }
        text.push('>');
    }
    text
}

#[test]
fn what_cannot_be_read_in_words_hides_nothing_else() {
    let board = Board::new(Rows::Two, 8).expect("a board");
    let read = |turns: &str| {
        let (story, fault) =
            Story::read_part_unplayed(&format!("Game: ndoto\n\n{turns}"), board).expect("headers");
        (story, fault.map(|fault| fault.message().to_owned()))
    };
    for (bad, why) in [
        ("[%csl Zc1]", "no ring"),
        ("[%cal Rc1]", "no arrow"),
        ("[%ask nobody]", "expected nothing more"),
        ("[%choices 1 many]", "expected numbers"),
        ("[%options race]", "expected NAME=VALUE"),
        ("[%beat 0]", "expected a number"),
        ("[%lang Kiswahili]", "no language"),
        ("[%accept c9]", "c9"),
    ] {
        let (story, fault) = read(&format!(
            "{{Begin. {bad}}}\n1. c1 {{One. {bad} [%csl Gc1,Zc1,Gd1]}} (1. d1 {{Or.}})  d2 {{Two.}}\n"
        ));
        let fault = fault.expect("a fault");
        assert!(fault.starts_with("line 3, column 9: ") && fault.contains(why), "{fault}");
        let texts = [
            &story.words,
            &story.steps[0].words,
            &story.steps[0].branches[0].steps[0].words,
            &story.steps[1].words,
        ];
        assert_eq!(texts.map(|words| words[0].text.as_str()), ["Begin.", "One.", "Or.", "Two."], "{bad}");
        assert_eq!(story.steps[0].words[0].rings.len(), 2, "{bad}");
        assert!(Story::read_unplayed(&format!("Game: ndoto\n\n{{{bad}}}"), board).is_err(), "{bad}");
    }
    // What cannot be gone on from ends the story; what is before it is there.
    for (turns, why) in [
        ("{Begin.}\n1. c1 {One.} (1. d1 {Or.}", "never closed"),
        ("{Begin.}\n1. c1 {One.} (1. d1 {Or.})  z9 {Lost.}", "z9"),
        ("{Begin.}\n1. c1 {One.} (1. d1 {Or.})  d2 {Lost.", "never closed"),
    ] {
        let (story, fault) = read(turns);
        assert!(fault.expect("a fault").contains(why), "{turns}");
        let texts = [&story.words, &story.steps[0].words, &story.steps[0].branches[0].steps[0].words];
        assert_eq!(texts.map(|words| words[0].text.as_str()), ["Begin.", "One.", "Or."], "{turns}");
    }
    assert_eq!(read("{Begin.}\n1. c1\n").1, None);
}
