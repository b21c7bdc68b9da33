//! Lukho, as the Bukusu play it (§15).

use super::prelude::*;

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
    start: Start::from_pit(&[AtLeast(1), NotMarked, StartIf::Leftmost]),
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
        numbers!("columns", Columns: 8, 10, 12),
        numbers!("seeds", Seeds: 3, 2, 4, 5, 6),
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
