//! Lukho, as the Bukusu play it (§15).

use super::slice::all;
use crate::board::Rows;
use crate::definition::If::{
    Empty, HasCaptured, Held, Marked, Occupied, OppositeFree, OppositeSeeds, OwnSide,
};
use crate::definition::StartIf::{AtLeast, Leftmost, NotMarked};
use crate::definition::{
    Appearance, Basis, Called, Capture, Change, Count, Definition, End, EndIf, Ground, Hollow, Layout, Marks,
    Part, Prelude, RelayWay, Seed, SetUp, Skip, Start, Then, Turning, choice, doubt, ending, list, text,
    value,
};

pub(super) static DEFINITION: Definition = Definition {
    id: text("lukho"),
    name: text("Lukho"),
    people: text("Bukusu"),
    region: text("Mount Elgon, Kenya"),
    section: text("§15"),
    appearance: Appearance::new(Ground::Rock, Hollow::Round, Seed::Stone).called(Called::Cow),
    masters_notation: false,
    rows: Rows::Two,
    columns: list(&[8, 10, 12]),
    setups: list(all![SetUp::new("3", Layout::Each(3))]),
    preludes: list(&[Prelude::LiftAny, Prelude::LayOne, Prelude::SowRest]),
    start: Start::from_pit(&[AtLeast(1), NotMarked, Leftmost]),
    skip: Skip::None,
    marks: Marks::Knives,
    turning: Turning::None,
    endings: list(all![
        ending(1).when(&[Marked]).then(Then::Sleep).cite("§15"),
        ending(2).when(&[HasCaptured, Held(1)]).then(Then::MarkIt).cite("§15").doubt(27),
        ending(3)
            .when(&[OwnSide, Empty, OppositeSeeds, OppositeFree])
            .then(Then::Capture(Capture::STORE.and_own().and_string()))
            .cite("§15"),
        ending(4).when(&[Empty]).then(Then::Sleep).cite("§15"),
        ending(5).when(&[Occupied]).then(Then::Relay(RelayWay::Same)).cite("§15"),
    ]),
    end: End { when: EndIf::EitherNoSeedsOutsideMarks, count: Count::StoreAndMarks },
    options: list(all![
        choice(
            "columns",
            all![
                value("8", all![Change::Columns(8)]),
                value("10", all![Change::Columns(10)]),
                value("12", all![Change::Columns(12)]),
            ],
        ),
        choice(
            "seeds",
            all![
                value("3", all![Change::Seeds(3)]),
                value("2", all![Change::Seeds(2)]),
                value("4", all![Change::Seeds(4)]),
                value("5", all![Change::Seeds(5)]),
                value("6", all![Change::Seeds(6)]),
            ],
        ),
        choice(
            "opening",
            all![
                value("race", &[]),
                value("lay-all", all![Change::Preludes(list(&[Prelude::SouthLifts, Prelude::SouthLaysAll]))],),
            ],
        ),
    ]),
    doubts: list(all![doubt(17), doubt(18), doubt(27), doubt(28), doubt(32), doubt(41), doubt(34),]),
};

/// What the rules of the game rest on; the endings say it themselves.
pub(super) const BASES: &[Basis] = all![
    Part::Board.stated("§15"),
    Part::set_up("3").stated("§15"),
    Part::Prelude(1).decided("§15", 32),
    Part::Prelude(2).decided("§15", 41),
    Part::Prelude(3).decided("§15", 17),
    Part::Start.stated("§15"),
    Part::Way.stated("§15"),
    Part::Stuck.stated("§15"),
    Part::Skip.decided("§15", 1),
    Part::Marks.stated("§15"),
    Part::End.stated("§15"),
    Part::Count.decided("§15", 18),
    Part::Endless.decided("§15", 2),
    Part::Repetition.decided("§15", 3),
    Part::option("columns").stated("§15"),
    Part::option("seeds").decided("§15", 34),
    Part::option("opening").decided("§15", 28),
];
