//! Problems of examples, diagrams and games between masters, found by playing them.

use crate::copy::Copy;

#[test]
fn examples_play_as_they_say() {
    Copy::new()
        .change("stories/aweet/examples.story", "Shows: 1 4", "Shows: 1 2 4 x")
        .change("stories/bao-kiswahili/examples.story", "List: takata", "List: mtaji")
        .change("stories/omweso/examples.story", "1. g1 x", "1. g1")
        .says_at(&[
            ("stories/aweet/examples.story", "Shows: 1 2 4 x", "\"x\" is no ending's number"),
            ("stories/aweet/examples.story", "Shows: 1 2 4 x", "the turn does not pass the ending 2"),
            (
                "stories/bao-kiswahili/examples.story",
                "List: mtaji\nShows: 1 4",
                "the turn is of the other list",
            ),
            (
                "stories/omweso/examples.story",
                "Id: omweso-capture",
                "the actions stop in the middle of a turn",
            ),
            (
                "stories/omweso/examples.story",
                "Shows: 1 2\nPosition: 2,2,1,3",
                "the turn does not pass the ending 1",
            ),
            (
                "stories/omweso/examples.story",
                "Shows: 1 2\nPosition: 2,2,1,3",
                "the turn does not pass the ending 2",
            ),
        ]);
}

#[test]
fn what_cannot_be_played_is_not_read() {
    Copy::new()
        .change("stories/aweet/examples.story", "1. f1", "1. f1 f1")
        .change("stories/coro/examples.story", " s 0-0", " s 0-1")
        .change("stories/enkeshui/diagrams.story", "1. c1 x", "1. c1 r")
        .change("stories/ndoto/examples.story", "{a1 ends in c1", "{[%ask] a1 ends in c1")
        .says_at(&[
            (
                "stories/aweet/examples.story",
                "1. f1 f1",
                "column 7: turn 1 of North, action \"f1\": \"f1\" is not legal now; legal: a4 b3 c3 c4 e3 e4 f3 f4 g3 g4 i3 i4 j3 j4 pass",
            ),
            ("stories/coro/examples.story", " s 0-1", "Position: 65 seeds on the board, in stores and in hands: expected 64"),
            (
                "stories/enkeshui/diagrams.story",
                "1. c1 r",
                "column 7: turn 1 of South, action \"r\": \"r\" is not legal now; legal: o x",
            ),
            ("stories/ndoto/examples.story", "Id: ndoto-relay", "something is asked"),
        ]);
}

#[test]
fn diagrams_play_as_they_say() {
    Copy::new()
        .change("stories/enkeshui/diagrams.story", "Beside: j-mirrored", "Beside: q")
        .change("stories/enkeshui/diagrams.story", "Draws: string", "Draws: rope")
        .change("stories/omweso/diagrams.story", "Race: h1 a4", "Race: h1 z4")
        .change("stories/omweso/diagrams.story", "Id: e-b2", "Id: e-d2")
        .change("stories/omweso/diagrams.story", "Id: e-b1", "Id: e-z1")
        .change("stories/omweso/diagrams.story", "Id: e-a1", "Id: x-a1")
        .says_at(&[
            (
                "stories/enkeshui/diagrams.story",
                "Beside: q",
                "enkeshui has no set-up \"q\"; there are j, j-mirrored, i, 2x10",
            ),
            (
                "stories/enkeshui/diagrams.story",
                "Draws: rope",
                "\"rope\" is not drawn: way, turning or string",
            ),
            ("stories/omweso/diagrams.story", "Race: h1 z4", "there is no pit z4"),
            ("stories/omweso/diagrams.story", "Id: e-d2", "no handful turns in d2"),
            ("stories/omweso/diagrams.story", "Id: e-z1", "there is no such pit"),
            ("stories/omweso/diagrams.story", "Id: x-a1", "there is no diagram for this turn"),
        ]);
}

#[test]
fn games_between_masters_end_as_they_say() {
    Copy::new()
        .change("stories/bao-kiswahili/masters.story", "North: Ramadhan\n", "")
        .change("stories/bao-kiswahili/masters.story", "Winner: south", "Winner: South")
        .says_at(&[
            ("stories/bao-kiswahili/masters.story", "Id: nasoro-ramadhan", "there is no \"North:\""),
            (
                "stories/bao-kiswahili/masters.story",
                "Winner: South",
                "write `Winner: south` or `Winner: north`",
            ),
        ]);
}
