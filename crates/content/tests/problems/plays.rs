//! Problems of examples, diagrams and records, found by playing them.

use crate::copy::Copy;

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
            ("examples/omweso.toml", "shows = [1, 2]\nafter = \"2,2,1,3", "the turn does not pass the ending 1"),
            ("examples/omweso.toml", "shows = [1, 2]\nafter = \"2,2,1,3", "the turn does not pass the ending 2"),
            ("examples/omweso.toml", "after = \"2,2,1,3,0,2,0,2", "the actions stop in the middle of a turn"),
            (
                "i18n/en/article/05-coro.md",
                "::show setup:c coro-relay coro-empty",
                "the turn of \"coro-empty\" cannot be played: 65 seeds on the board, in stores and in hands: expected 64",
            ),
            (
                "i18n/en/article/10-aweet.md",
                "::show setup:c aweet-relay aweet-empty",
                "the turn of \"aweet-empty\" cannot be played: \"f1\" is not legal now; legal: a4 b3 c3 c4 e3 e4 f3 f4 g3 g4 i3 i4 j3 j4 pass",
            ),
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
