//! Mistakes put into a copy of the folder, and what is said of them.

use std::fs;
use std::path::{Path, PathBuf};

use mbao_content::{Block, Content};
use tempfile::TempDir;

/// A copy of the folder that a test may spoil.
struct Copy {
    _folder: TempDir,
    content: PathBuf,
}

impl Copy {
    fn new() -> Self {
        let folder = TempDir::new().expect("a folder");
        let content = folder.path().join("content");
        copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content"), &content);
        Self { _folder: folder, content }
    }

    /// Replaces the first `old` of a file.
    fn change(self, file: &str, old: &str, new: &str) -> Self {
        let path = self.content.join(file);
        let text = fs::read_to_string(&path).expect("the file");
        assert!(text.contains(old), "{file} has no {old}");
        fs::write(&path, text.replacen(old, new, 1)).expect("the file written");
        self
    }

    fn write(self, file: &str, text: &str) -> Self {
        fs::write(self.content.join(file), text).expect("the file written");
        self
    }

    fn remove(self, file: &str) -> Self {
        fs::remove_file(self.content.join(file)).expect("the file removed");
        self
    }

    fn problems(&self) -> Vec<String> {
        match Content::read(&self.content) {
            Ok(_) => Vec::new(),
            Err(problems) => problems.iter().map(ToString::to_string).collect(),
        }
    }

    /// Problems by file, by the last text there of that line, and message.
    #[track_caller]
    fn says_at(&self, expected: &[(&str, &str, &str)]) {
        let lines: Vec<String> = expected
            .iter()
            .map(|(file, there, message)| {
                let text = fs::read_to_string(self.content.join(file)).expect("the file");
                let at = text.rfind(there).unwrap_or_else(|| panic!("{file} has no {there}"));
                format!("content/{file}:{}: {message}", text[..at].matches('\n').count() + 1)
            })
            .collect();
        assert_eq!(self.problems(), lines);
    }

    /// Problems of several files, in the files' order.
    #[track_caller]
    fn says_sorted(&self, expected: &[&str]) {
        let mut problems = self.problems();
        problems.sort();
        assert_eq!(problems, expected);
    }

    #[track_caller]
    fn says(&self, expected: &[&str]) {
        assert_eq!(self.problems(), expected);
    }
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let path = entry.expect("an entry").path();
        let target = to.join(path.file_name().expect("a name"));
        if path.is_dir() {
            copy(&path, &target);
        } else {
            fs::copy(&path, &target).expect("a copy");
        }
    }
}

const CORO: &str = "article/05-coro.md";

/// Section 5 with other prose.
fn coro(prose: &str) -> Copy {
    let head = "section = \"§5\"\nslug = \"coro\"\ngame = \"coro\"\ntitle.en = \"Coro\"\ntitle.sw = \"Coro\"";
    Copy::new().write(CORO, &format!("+++\n{head}\nsummary = \"Coro.\"\n+++\n\n{prose}\n"))
}

#[test]
fn a_copy_has_no_problems() {
    Copy::new().says(&[]);
}

#[test]
fn links_lead_somewhere() {
    coro("One [handful](term:handful). {§5}\n\nTwo [handful](term:hanful). {§5}")
        .says(&["content/article/05-coro.md:12: link to term \"hanful\", which the glossary does not have"]);
    coro("[a](section:23) [b](game:chess) [c](diagram:o) [d](source:bible) [e](play:coro) [f](./f) {§5}").says(&[
        "content/article/05-coro.md:10: link to \"./f\", which is neither term:, section:, game:, diagram: nor source:",
        "content/article/05-coro.md:10: link to \"play:coro\": there is no kind \"play\"",
        "content/article/05-coro.md:10: link to diagram \"o\", which there is not",
        "content/article/05-coro.md:10: link to game \"chess\", which no section is about",
        "content/article/05-coro.md:10: link to section \"23\", which there is not",
        "content/article/05-coro.md:10: link to source \"bible\", which the sources do not have",
    ]);
    coro("[a](http://www.geocities.com/omweso) [b](https://example.org/) {§5}").says(&[
        "content/article/05-coro.md:10: link to http://www.geocities.com/omweso, which the sources call historical",
        "content/article/05-coro.md:10: link to https://example.org/, which is no address of the sources",
    ]);
}

#[test]
fn paragraphs_name_their_place() {
    coro("One.\n\nTwo {§5}.\n\nThree. {§21}\n\n- Four\n- Five {§5}").says(&[
        "content/article/05-coro.md:10: a paragraph without the mark of its place, as in {§5}",
        "content/article/05-coro.md:12: a brace in the text: the mark of a paragraph stands at its end",
        "content/article/05-coro.md:12: a paragraph without the mark of its place, as in {§5}",
        "content/article/05-coro.md:14: the mark {§21} names no section",
        "content/article/05-coro.md:16: a paragraph without the mark of its place, as in {§5}",
    ]);
}

#[test]
fn prose_is_plain() {
    coro("A <b>bold</b> word. {§5}\n\n<div>\n\n> Quoted. {§5}\n\n![seen](seen.png) {§5}\n\n```\ncode\n```\n\n---").says(&[
        "content/article/05-coro.md:10: raw HTML: </b>",
        "content/article/05-coro.md:10: raw HTML: <b>",
        "content/article/05-coro.md:12: raw HTML: <div>",
        "content/article/05-coro.md:14: BlockQuote has no place in the prose",
        "content/article/05-coro.md:14: Paragraph has no place in the prose",
        "content/article/05-coro.md:16: Image has no place in the prose",
        "content/article/05-coro.md:16: a paragraph that says nothing",
        "content/article/05-coro.md:18: CodeBlock has no place in the prose",
        "content/article/05-coro.md:22: something here is neither heading, paragraph, list nor note",
    ]);
}

#[test]
fn plates_diagrams_and_notes_exist() {
    coro(
        "::plate coro-board\n\n::diagram z\n\n::board a\n\nA word.[^2] {§5}\n\n[^1]: A note. {§5, our note}",
    )
    .says(&[
        "content/article/05-coro.md: the note [^1] is referred to 0 times, not once",
        "content/article/05-coro.md:10: there is no plate \"coro-board\"",
        "content/article/05-coro.md:12: there is no diagram \"z\"",
        "content/article/05-coro.md:14: `::board a` is neither ::plate nor ::diagram",
        "content/article/05-coro.md:16: a reference to a note that there is not",
    ]);
    Copy::new()
        .change("article/04-omweso.md", "::diagram b\n\n", "")
        .says(&["content/diagrams/b.toml:2: §4 does not place this diagram"]);
}

#[test]
fn plates_are_placed_once_and_drawn() {
    Copy::new()
        .change("article/01-introduction.md", "::plate samburu-illaut\n\n", "")
        .change(
            "article/04-omweso.md",
            "::plate omweso-board\n",
            "::plate omweso-board\n\n::plate omweso-board\n",
        )
        .write("plates/coro-board.svg", "<svg/>")
        .says(&[
            "content/plates.toml:6: §1 does not place this plate",
            "content/plates.toml:21: the plate is placed 2 times, not once",
            "content/plates/coro-board.svg: no plate has this drawing",
        ]);
    let problems = Copy::new().remove("plates/wakaba-bar.svg").problems();
    assert_eq!(problems.len(), 1, "{problems:?}");
    assert!(problems[0].starts_with("content/plates/wakaba-bar.svg: cannot be read"), "{problems:?}");
    Copy::new().change("plates.toml", "section = \"§17\"", "section = \"§71\"").says(&[
        "content/plates.toml:110: §71 does not place this plate",
        "content/plates.toml:110: §71 names no section",
    ]);
}

#[test]
fn drawings_can_stand_in_a_page() {
    let bar = "plates/wakaba-bar.svg";
    let said = |text: &str| Copy::new().write(bar, text).problems();
    let file = |message: &str| vec![format!("content/{bar}: {message}")];
    let svg = |inner: &str| {
        format!("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 960 600\">{inner}</svg>\n")
    };
    assert_eq!(said(&svg("<path d=\"M0 0h9v9z\"/>")), Vec::<String>::new());
    assert_eq!(said("<svg xmlns=\"http://www.w3.org/2000/svg\"></svg>"), file("has no viewBox"));
    assert_eq!(said("<svg viewBox=\"0 0 9 9\"/>"), file("does not begin with <svg and its namespace"));
    assert_eq!(said(&svg("<g id=\"a\"/>")), file("holds `id=`"));
    assert_eq!(said(&svg("<use href=\"a\"/>")), file("holds `href`"));
    assert_eq!(said(&svg("<script>a</script>")), file("holds `<script`"));
    assert_eq!(said(&svg("<g>")), file("</svg> closes what is not open"));
    assert_eq!(said(&svg("<path d=\"M0/>")), file("a quotation in <path> does not end"));
    assert_eq!(said(&(svg("") + "<svg/>")), file("<svg> stands outside of the drawing"));
    assert_eq!(said(&svg(&"<g/>".repeat(4000))), file("16069 bytes, more than 12288"));
}

#[test]
fn sections_follow_one_another() {
    Copy::new()
        .remove("article/19-photography.md")
        .says(&["content/article: there are 0 sections 19, not one"]);
    Copy::new()
        .change(CORO, "section = \"§5\"", "section = \"§6\"")
        .change(CORO, "slug = \"coro\"", "slug = \"soro\"")
        .says(&[
            "content/article/05-coro.md:2: section 5 is marked §6, not §5",
            "content/article/05-coro.md:3: the slug \"soro\" is not the file's \"coro\"",
            "content/games/coro.toml:2: the section of \"coro\" is §6, not §5",
        ]);
    Copy::new().change(CORO, "game = \"coro\"\n", "").says(&[
        "content/article: 0 sections are about the game \"coro\", not one",
        "content/article/10-aweet.md:10: link to game \"coro\", which no section is about",
    ]);
}

#[test]
fn files_have_the_shape_of_their_types() {
    Copy::new()
        .change("glossary.toml", "definition.sw = \"Mchezo", "definition.se = \"Mchezo")
        .change("games/omweso.toml", "plant.scientific", "plant.latin")
        .change("places.toml", "lat = 0.3476", "lat = \"north\"")
        .change("errata.toml", "where = \"contents\"", "where = ")
        .change(CORO, "title.sw = ", "title_sw = ")
        .says_at(&[
            ("article/05-coro.md", "title.en", "missing field `sw`"),
            ("errata.toml", "where = \n", "string values must be quoted, expected literal string"),
            ("games/omweso.toml", "plant.latin", "unknown field `latin`, expected `common` or `scientific`"),
            ("glossary.toml", "definition.se", "unknown field `se`, expected `en` or `sw`"),
            ("places.toml", "\"north\"", "invalid type: string \"north\", expected f64"),
        ]);
}

#[test]
fn translations_are_not_empty() {
    Copy::new()
        .change("places.toml", "name.sw = \"Kampala\"", "name.sw = \" \"")
        .change("games/omweso.toml", "people.sw = \"Waganda\"", "people.sw = \"\"")
        .says_at(&[
            ("games/omweso.toml", "people.sw", "`people.sw` is empty"),
            ("places.toml", "name.sw = \" \"", "`place.0.name.sw` is empty"),
        ]);
}

#[test]
fn cards_agree_with_the_rules_and_the_lists() {
    Copy::new()
        .change("games/ndoto.toml", "rule = 3", "rule = 4")
        .change("games/ndoto.toml", "sources = [", "sources = [\"bible\", ")
        .change("games/ndoto.toml", "doubt = 9", "doubt = 20")
        .change("games/coro.toml", "option = \"race\"", "option = \"dice\"")
        .change("games/coro.toml", "place = \"lira\"", "place = \"kampala\"")
        .says_at(&[
            ("games/coro.toml", "place = ", "the place \"kampala\" does not name this game"),
            ("games/coro.toml", "option = \"dice\"", "the game has no option \"dice\""),
            ("games/ndoto.toml", "sources = ", "there is no source \"bible\""),
            ("games/ndoto.toml", "[[ending]]\nrule = 1", "the ending 3 of the rules is missing"),
            ("games/ndoto.toml", "rule = 4", "the rules have no ending 4"),
            ("games/ndoto.toml", "doubt = 20", "there is no doubt 20"),
        ]);
}

#[test]
fn every_game_has_a_card_and_examples() {
    Copy::new().remove("games/coro.toml").remove("examples/lukho.toml").says(&[
        "content/examples/lukho.toml: the game \"lukho\" has no examples",
        "content/games/coro.toml: the game \"coro\" has no card",
    ]);
}

#[test]
fn readings_say_who_said_what() {
    Copy::new()
        .change("readings/coro-driberg.toml", "game = \"coro\"", "game = \"chorus\"")
        .change("readings/bawo.toml", "\"gamecabinet-bao-malawi\"]", "\"gamecabinet\"]")
        .change("readings/giuthi-leakey.toml", "source = \"ludii-kiuthi\"", "source = \"ludii-choro\"")
        .change("readings/mongola-comhaire.toml", "sure = \"inferred\"", "sure = \"sure\"")
        .says_sorted(&[
            "content/readings/bawo.toml:7: there is no source \"gamecabinet\"",
            "content/readings/coro-driberg.toml:2: the rules have no game \"chorus\"",
            "content/readings/giuthi-leakey.toml:11: the reading has no source \"ludii-choro\"",
            "content/readings/mongola-comhaire.toml:51: what is said has a source; what is not is \"inferred\"",
        ]);
}

#[test]
fn texts_for_the_kiosk_are_short_and_say_where_they_come_from() {
    let words = "word ".repeat(91);
    Copy::new()
        .change("kiosk/coro.toml", "sentence.en = \"", &format!("sentence.en = \"{}", "word ".repeat(30)))
        .change("kiosk/giuthi.toml", "text.sw = \"", &format!("text.sw = \"{words}"))
        .change("kiosk/ndoto.toml", "cite = \"§13\"", "cite = \"§23\"")
        .change("kiosk/omweso.toml", "title.sw = \"Mchezo wa ikulu\"", "title.sw = \"\"")
        .write("kiosk/lukho.toml", "sentence.en = \"a\"\nsentence.sw = \"b\"\nscreen = []\n")
        .says_at(&[
            ("kiosk/coro.toml", "sentence.en", "44 words, where 25 may be"),
            ("kiosk/giuthi.toml", "word word", "134 words, where 90 may be"),
            ("kiosk/lukho.toml", "screen", "0 screens, where 2 to 4 may be"),
            ("kiosk/ndoto.toml", "cite = \"§23\"", "§23 names no section"),
            ("kiosk/omweso.toml", "title.sw = \"\"", "`screen.0.title.sw` is empty"),
        ]);
}

#[test]
fn texts_for_the_kiosk_are_in_both_languages() {
    Copy::new()
        .change("kiosk/about.toml", "sentence.sw = ", "sentence.de = ")
        .change("kiosk/mbothe.toml", "\ntitle.sw = ", "\n# title.sw = ")
        .says_at(&[
            ("kiosk/about.toml", "sentence.de", "unknown field `de`, expected `en` or `sw`"),
            ("kiosk/mbothe.toml", "title.en = \"Just for fun", "missing field `sw`"),
        ]);
}

#[test]
fn every_game_has_a_text_for_the_kiosk_and_no_other() {
    let text = fs::read_to_string(Copy::new().content.join("kiosk/coro.toml")).expect("the file");
    Copy::new().remove("kiosk/about.toml").remove("kiosk/coro.toml").write("kiosk/chess.toml", &text).says(
        &[
            "content/kiosk/about.toml: there is no text for the kiosk about all games",
            "content/kiosk/chess.toml: the rules have no game \"chess\"",
            "content/kiosk/coro.toml: the game \"coro\" has no text for the kiosk",
        ],
    );
}

#[test]
fn tasks_can_be_done_and_not_by_every_turn() {
    Copy::new()
        .change("lessons/ndoto.toml", "goal = { ends = \"g1\" }", "goal = { ends = \"h2\", captures = 9 }")
        .change("lessons/ndoto.toml", "goal = { handfuls = 2 }", "goal = { handfuls = 1 }")
        .change("lessons/omweso.toml", "goal = { passes = 3 }", "goal = { passes = 5 }")
        .change("lessons/omweso.toml", "goal = { ends = \"b2\" }", "goal = { ends = \"b5\" }")
        .change("lessons/lukho.toml", "\"lay a2=1,f2=2\"", "\"lay a1=1,f2=2\"")
        .change("lessons/giuthi.toml", "goal = { by = 4 }", "goal = {}")
        .change("lessons/kombe.toml", "position = \"6,", "position = \"7,")
        .says_at(&[
            ("lessons/giuthi.toml", "goal = {}", "nothing is asked"),
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
            ("lessons/ndoto.toml", "captures = 9", "no turn does that"),
            ("lessons/ndoto.toml", "handfuls = 1", "every turn does that"),
            ("lessons/omweso.toml", "ends = \"b5\"", "there is no pit b5"),
            ("lessons/omweso.toml", "passes = 5", "the rules have no ending 5"),
        ]);
}

#[test]
fn every_game_has_a_lesson_in_both_languages_with_its_places() {
    let lesson = fs::read_to_string(Copy::new().content.join("lessons/coro.toml")).expect("the file");
    let (_, one) = lesson.rsplit_once("[[task]]").expect("tasks");
    Copy::new()
        .change("lessons/ndoto.toml", "cite = \"§13\"", "cite = \"§23\"")
        .change("lessons/mbothe.toml", "hint.sw = ", "hint.se = ")
        .remove("lessons/coro.toml")
        .write("lessons/chess.toml", &format!("[[task]]{one}"))
        .says_at(&[
            ("lessons/chess.toml", "id = ", "the rules have no game \"chess\""),
            ("lessons/mbothe.toml", "hint.se", "unknown field `se`, expected `en` or `sw`"),
        ]);
    Copy::new()
        .change("lessons/ndoto.toml", "cite = \"§13\"", "cite = \"§23\"")
        .remove("lessons/coro.toml")
        .says(&[
            "content/lessons/coro.toml: the game \"coro\" has 0 tasks, where 6 to 10 may be",
            "content/lessons/ndoto.toml:15: §23 names no section",
        ]);
}

#[test]
fn a_puzzle_has_one_answer_and_it_is_the_one_that_is_given() {
    let file = fs::read_to_string(Copy::new().content.join("puzzles/ndoto.toml")).expect("the file");
    let answer = file.lines().find(|line| line.starts_with("answer = ")).expect("an answer");
    let aim = file.lines().find(|line| line.contains("turns = 2, gain = ")).expect("an aim");
    let (_, its) = file.split_once(&format!("{aim}\n")).expect("an answer to it");
    Copy::new()
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
                // With what follows it: other puzzles may have the same answer.
                its.split_once("\nposition").expect("another").0,
                "the aim is reached by no turn",
            ),
            ("puzzles/omweso.toml", "aim = { turns = 5", "1 to 4 turns can be looked ahead"),
        ]);
}

#[test]
fn every_game_has_enough_puzzles_and_no_two_alike() {
    let file = fs::read_to_string(Copy::new().content.join("puzzles/coro.toml")).expect("the file");
    let (head, first) = file.split_once("[[puzzle]]").expect("puzzles");
    let (first, _) = first.split_once("\n\n").expect("more than one");
    let id = first.lines().find_map(|line| line.strip_prefix("id = ")).expect("an id");
    Copy::new().write("puzzles/coro.toml", &format!("{head}[[puzzle]]{first}\n\n[[puzzle]]{first}\n")).says(
        &[
            "content/puzzles/coro.toml: the game \"coro\" has 2 puzzles, fewer than 20",
            &format!("content/puzzles/coro.toml:10: there are two puzzles {id}"),
        ],
    );
}

#[test]
fn examples_play_as_they_say() {
    Copy::new()
        .change("examples/aweet.toml", "actions = [\"f1\"]", "actions = [\"f1\", \"f1\"]")
        .change("examples/aweet.toml", "shows = [1, 4]", "shows = [1, 2, 4]")
        .change("examples/bao-kiswahili.toml", "list = \"takata\"", "list = \"mtaji\"")
        .change("examples/coro.toml", " s 0-0\"", " s 0-1\"")
        .change("examples/ndoto.toml", "after = \"", "after = \"9")
        .change("examples/omweso.toml", "\"g1\", \"x\"", "\"g1\"")
        .says_at(&[
            (
                "examples/aweet.toml",
                "\"f1\", \"f1\"",
                "\"f1\" is not legal now; legal: a4 b3 c3 c4 e3 e4 f3 f4 g3 g4 i3 i4 j3 j4 pass",
            ),
            ("examples/aweet.toml", "shows = [1, 2, 4]", "the turn does not pass the ending 2"),
            (
                "examples/bao-kiswahili.toml",
                "list = \"mtaji\"\nshows = [1, 4]",
                "the turn is of the other list",
            ),
            ("examples/coro.toml", "s 0-1\"", "65 seeds on the board, in stores and in hands: expected 64"),
            ("examples/ndoto.toml", "after = \"9", "the turn leads to 3,0,0,2,0,0,4,0/0,1,0,1,1,3,0,1 n 8-8"),
            ("examples/omweso.toml", "shows = [1, 2]", "the turn does not pass the ending 1"),
            ("examples/omweso.toml", "shows = [1, 2]", "the turn does not pass the ending 2"),
            ("examples/omweso.toml", "after = \"2,2,1,3,0,2,0,2", "the actions stop in the middle of a turn"),
        ]);
}

#[test]
fn diagrams_play_as_they_say() {
    Copy::new()
        .change("diagrams/b.toml", "[\"b\"]", "[\"b\", \"q\"]")
        .change("diagrams/d.toml", "\"a1\", \"b1\"", "\"b1\", \"a1\"")
        .change("diagrams/e.toml", "pits.two.south = [\"a1\"", "pits.two.south = [\"a4\"")
        .change("diagrams/e.toml", "left_ends.south = [\"a1\"", "left_ends.south = [\"b1\"")
        .change("diagrams/e.toml", "pit = \"b2\"", "pit = \"d2\"")
        .change("diagrams/e.toml", "beyond = \"a2\"", "beyond = \"c2\"")
        .change("diagrams/k.toml", "captured = 7", "captured = 8")
        .change("diagrams/k.toml", "[\"e2\", ", "[")
        .change("diagrams/n.toml", "rows = [[2", "rows = [[3")
        .change("diagrams/n.toml", "lifted = [8", "lifted = [7")
        .says_at(&[
            ("diagrams/b.toml", "\"q\"", "omweso has no set-up \"q\"; there are c, a, b, free"),
            (
                "diagrams/d.toml",
                "tracks.south",
                "the way round is a1 b1 c1 d1 e1 f1 g1 h1 h2 g2 f2 e2 d2 c2 b2 a2",
            ),
            ("diagrams/e.toml", "\"a4\"", "a4 is no pit of that side"),
            ("diagrams/e.toml", "left_ends.south", "the ends are [\"a1\", \"a2\"]"),
            ("diagrams/e.toml", "[[picture.turning.examples]]\npit = \"a2\"", "b2 has 0 examples"),
            ("diagrams/e.toml", "pit = \"d2\"", "d2 is no turning pit"),
            ("diagrams/e.toml", "pit = \"d2\"", "no handful turns in d2"),
            ("diagrams/e.toml", "beyond = \"c2\"", "its seeds would end in a2"),
            ("diagrams/k.toml", "captured", "7 seeds are captured"),
            ("diagrams/k.toml", "eaten", "the pits are e1 e2 f2 g2"),
            (
                "diagrams/n.toml",
                "rows",
                "the liftings leave [[2, 1, 3, 1, 0, 2, 1, 1], [1, 1, 2, 2, 2, 2, 3, 3]]",
            ),
            ("diagrams/n.toml", "lifted", "the hands hold [8, 13]"),
        ]);
}

#[test]
fn a_record_is_what_the_game_writes() {
    let copy = Copy::new().change("diagrams/k.toml", "1. c1 x\n", "1. c1\n");
    let problems = copy.problems();
    assert_eq!(problems.len(), 1);
    assert!(
        problems[0].starts_with("content/diagrams/k.toml:18: the record is\nGame: enkeshui\n"),
        "{problems:?}"
    );
    Copy::new()
        .change("diagrams/k.toml", "actions = [\"c1\", \"x\"]", "actions = [\n\"c1\",\n\"r\"]")
        .says(&["content/diagrams/k.toml:19: \"r\" is not legal now; legal: o x"]);
}

#[test]
fn ids_marks_and_doubts_exist() {
    Copy::new()
        .change("glossary.toml", "id = \"mbao\"", "id = \"mancala\"")
        .change("glossary.toml", "section = \"§1\"", "section = \"§0\"")
        .change("glossary.toml", "doubt = 21", "doubt = 22")
        .change("sources.toml", "sections = [\"title\"]", "sections = [\"titel\"]")
        .change("errata.toml", "where = \"§9 rule 1\"", "where = \"§29 rule 1\"")
        .change("places.toml", "games = [\"omweso\"]", "games = [\"omweso\", \"chess\"]")
        .says_at(&[
            ("errata.toml", "§29", "§29 rule 1 names no section"),
            ("glossary.toml", "§0", "§0 names no section"),
            ("glossary.toml", "id = \"mancala\"", "the id \"mancala\" stands here a second time"),
            ("glossary.toml", "doubt = 22", "there is no doubt 22"),
            ("places.toml", "\"chess\"", "the rules have no game \"chess\""),
            ("sources.toml", "\"titel\"", "titel names no section"),
        ]);
}

#[test]
fn labels_are_of_what_the_rules_know() {
    let labels = "labels.toml";
    Copy::new()
        .change(labels, "\"malawi\" = ", "\"malavi\" = ")
        .change(labels, "deployment = ", "deploiment = ")
        .change(labels, "\"handful\" = ", "\"handfull\" = ")
        .change(labels, "\"round.first\" = ", "\"round.fist\" = ")
        .says_at(&[
            (labels, "[setups]", "set-up \"malawi\" of bao-kiswahili has no words"),
            (labels, "\"malavi\"", "\"malavi\" is nothing that the rules know"),
            (labels, "[options]", "option \"deployment\" of kiothi has no words"),
            (labels, "deploiment", "\"deploiment\" is nothing that the rules know"),
            (labels, "[values]", "value \"handful\" of option opening-skip has no words"),
            (labels, "\"round.fist\"", "\"round.fist\" is nothing that the rules know"),
            (labels, "\"handfull\"", "\"handfull\" is nothing that the rules know"),
        ]);
    Copy::new().change(labels, "sw = \"Mashimo ya kugeukia\"", "sw = \"\"").says_at(&[(
        labels,
        "turning-pits",
        "`options.turning-pits.sw` is empty",
    )]);
    Copy::new().change(labels, "sw = \"Duru ya mfululizo\"", "se = \"Duru ya mfululizo\"").says_at(&[(
        labels,
        "se = \"Duru",
        "unknown field `se`, expected `en` or `sw`",
    )]);
    Copy::new().change(labels, "[values]", "[values]\n[worth]").says_at(&[(
        labels,
        "[worth]",
        "unknown field `worth`, expected one of `setups`, `options`, `values`",
    )]);
}

#[test]
fn what_cannot_be_read_hides_no_other_problem_and_starts_none() {
    Copy::new()
        .change("glossary.toml", "[[term]]", "[[term]")
        .change(CORO, " {§5}", "")
        .change("games/omweso.toml", "people.sw = \"Waganda\"", "people.sw = \"\"")
        .says(&[
            "content/article/05-coro.md:10: a paragraph without the mark of its place, as in {§5}",
            "content/games/omweso.toml:6: `people.sw` is empty",
            "content/glossary.toml:3: unclosed array table, expected `]`",
        ]);
}

#[test]
fn links_are_relative_to_the_page_and_text_is_escaped() {
    let copy = coro(
        "[Chained \\<moves\\>](term:lap-sowing) & `a<b \"c\"` [*five*](section:6), [it](game:coro), [k](diagram:k), [book](source:nsimbi-1969) of **Tom's** {§5}",
    )
    .change("sources.toml", "http://www.driedger.ca/\"", "http://www.driedger.ca/?a=1&b=2\"");
    let content = Content::read(&copy.content).expect("no problems");
    let Block::Paragraph(paragraph) = &content.section_of("coro").expect("a section").blocks[0] else {
        panic!("no paragraph")
    };
    let html = |root: &str| {
        format!(
            "<a class=\"term\" href=\"{root}glossary/#relay\" data-term=\"relay\">Chained &lt;moves&gt;</a> &amp; \
             <code>a&lt;b &quot;c&quot;</code> <a href=\"{root}section/kombe/\"><em>five</em></a>, \
             <a href=\"{root}section/coro/\" data-game=\"coro\">it</a>, \
             <a href=\"{root}diagram/k/\" data-diagram=\"k\">k</a>, \
             <a class=\"source\" href=\"{root}section/bibliography/#source-nsimbi-1969\">book</a> \
             of <strong>Tom’s</strong>"
        )
    };
    assert_eq!(paragraph.prose.html("../../"), html("../../"));
    assert_eq!(paragraph.prose.html(""), html(""));
    assert_eq!(paragraph.prose.text(), "Chained <moves> & a<b \"c\" five, it, k, book of Tom’s");
}

#[test]
fn figures_are_of_what_the_rules_have() {
    let said = |copy: Copy, message: &str| {
        let problems = copy.problems();
        assert!(problems.len() == 1 && problems[0].contains(message), "{problems:?}");
    };
    said(
        Copy::new().change("figures/mbothe.toml", "setup = \"2\"", "setup = \"3\""),
        "content/figures/mbothe.toml: set-up 2  was not measured",
    );
    said(
        Copy::new().change("figures/mbothe.toml", "reading = \"opening-skip=handful\"", "reading = \"no\""),
        "a reading is option=value",
    );
    said(
        Copy::new().change("figures/ndoto.toml", "[strong]", "[weak]"),
        "strong play or wonders are missing",
    );
    said(
        Copy::new().change("figures/ndoto.toml", "position = \"", "position = \"9,"),
        "content/figures/ndoto.toml: the wonder 9,",
    );
    said(Copy::new().change("figures/strength.toml", "nodes = ", "knots = "), "figures/strength.toml");
    said(Copy::new().remove("figures/lukho.toml"), "content/figures/lukho.toml: cannot be read");
}
