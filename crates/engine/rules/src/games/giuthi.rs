//! Giuthi, as the Kikuyu play it (§12).

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    id: text("giuthi"),
    name: text("Giuthi"),
    people: text("Kikuyu"),
    region: text("Central Kenya"),
    section: text("§12"),
    appearance: Appearance::new(Ground::Earth, Hollow::Scooped, Seed::Stone).called(Called::Stone),
    masters_notation: false,
    rows: Rows::Two,
    columns: list(&[8, 5, 6, 7, 9, 10]),
    setups: list(all![
        SetUp::new("6", Layout::Each(6)),
        SetUp::new("l", Layout::rows(&[6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6])).on(7),
    ]),
    preludes: list(&[]),
    start: Start::from_pit(&[AtLeast(2)]).either_way().or_pass(),
    skip: Skip::None,
    marks: Marks::None,
    turning: Turning::None,
    endings: list(all![
        ending(1).when(&[Occupied]).then(Then::Relay(RelayWay::Opposite)).cite("§12"),
        ending(2).when(&[Empty, NotCrossed]).then(Then::StartAgain).cite("§12").doubt(11),
        ending(3)
            .when(&[Empty, Crossed, OwnSide, OppositeSeeds])
            .then(Then::Capture(Capture::STORE.and_own().and_string()))
            .cite("§12")
            .doubt(39),
        ending(4).when(&[Empty, Crossed]).then(Then::Sleep).cite("§12"),
    ]),
    end: End { when: EndIf::EitherNoSeeds, count: Count::StoreAndSide },
    options: list(all![
        choice("round", all![value("first", &[]), value("later", all![Change::LaterRound])]),
        numbers!("columns", Columns: 8, 5, 6, 7, 9, 10),
        numbers!("seeds", Seeds: 6, 4, 5, 7, 8, 9),
        choice(
            "uncrossed",
            all![
                value("again", &[]),
                value(
                    "undo",
                    all![Change::Ending(
                        ending(2).when(&[Empty, NotCrossed]).then(Then::Unlawful).cite("§12").doubt(11)
                    )],
                ),
            ],
        ),
    ]),
    doubts: list(all![doubt(11).switched_by("uncrossed"), doubt(9), doubt(39), doubt(42),]),
};

/// What the rules of the game rest on; the endings say it themselves.
pub(super) const BASES: &[Basis] = all![
    Part::Board.stated("§12"),
    Part::set_up("6").stated("§12"),
    Part::set_up("l").stated("§12, diagram l"),
    Part::Start.stated("§12"),
    Part::Way.stated("§12"),
    Part::Stuck.decided("§12", 9),
    Part::Skip.decided("§12", 1),
    Part::End.stated("§12"),
    Part::Count.stated("§12"),
    Part::Endless.decided("§12", 2),
    Part::Repetition.decided("§12", 3),
    Part::option("round").decided("§12", 42),
    Part::option("columns").stated("§12"),
    Part::option("seeds").stated("§12"),
    Part::option("uncrossed").decided("§12", 11),
];
