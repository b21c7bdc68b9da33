//! Kiothi, as the Meru play it (§14).

use super::prelude::*;
use super::racing;

pub(super) static DEFINITION: Definition = Definition {
    id: text("kiothi"),
    name: text("Kiothi"),
    people: text("Meru"),
    region: text("Meru, Kenya"),
    section: text("§14"),
    appearance: Appearance::new(Ground::Wood, Hollow::Round, Seed::Chocolate)
        .called(Called::Warrior)
        .with_pits(Pits::Boma),
    masters_notation: false,
    rows: Rows::Two,
    columns: list(&[10]),
    setups: list(all![SetUp::new("2x10", Layout::RightHand { pits: 6, each: 5 }).on(10)]),
    preludes: list(&[Prelude::Deployment { pits: 2, protects: false }]),
    start: Start::from_pit(&[AtLeast(1), FirstNotOnOwnOccupied]),
    skip: Skip::Origin,
    marks: Marks::Unmoved,
    turning: Turning::None,
    endings: list(all![
        ending(1).when(&[EnemySide, Occupied]).then(Then::Relay(RelayWay::Same)).cite("§14"),
        ending(2).when(&[EnemySide, Empty]).then(Then::Sleep).cite("§14"),
        ending(3)
            .when(&[OwnSide, Leftmost, Empty, CameRound, OppositeSeeds, OppositeFree])
            .then(Then::Capture(Capture::STORE.and_own().and_following(3)))
            .cite("§14")
            .doubt(40),
        ending(4)
            .when(&[OwnSide, Empty, OppositeSeeds, OppositeFree])
            .then(Then::Capture(Capture::STORE.and_own()))
            .cite("§14")
            .doubt(16),
        ending(5).when(&[OwnSide, Empty]).then(Then::Sleep).cite("§14").inferred(Evidence::Wording),
        ending(6).when(&[OwnSide, Occupied]).then(Then::Sleep).cite("§14").doubt(15),
    ]),
    end: End { when: EndIf::NoStart, count: Count::BoardToOther },
    options: list(all![
        choice(
            "deployed",
            all![
                value("moved", &[]),
                value(
                    "nki",
                    all![Change::Preludes(list(&[Prelude::Deployment { pits: 2, protects: true }]))],
                ),
            ],
        ),
        choice("deployment", all![value("yes", &[]), value("no", all![Change::Preludes(list(&[]))])]),
        choice(
            "own-occupied",
            all![
                value("sleep", &[]),
                value(
                    "illegal",
                    all![Change::Ending(
                        ending(6).when(&[OwnSide, Occupied]).then(Then::Unlawful).cite("§14").doubt(15)
                    )],
                ),
            ],
        ),
        choice(
            "capture-without-round",
            all![
                value("yes", &[]),
                value(
                    "no",
                    all![Change::Ending(
                        ending(4)
                            .when(&[OwnSide, Empty, CameRound, OppositeSeeds, OppositeFree])
                            .then(Then::Capture(Capture::STORE.and_own()))
                            .cite("§14")
                            .doubt(16)
                    )],
                ),
            ],
        ),
        racing::RACE,
        racing::WINNER,
        racing::TOSS,
    ]),
    doubts: list(all![
        doubt(13),
        doubt(14).switched_by("deployed"),
        doubt(15).switched_by("own-occupied"),
        doubt(16).switched_by("capture-without-round"),
        doubt(29),
        doubt(40),
        racing::RIGHTMOST,
        racing::TIED,
    ]),
};

/// What the rules of the game rest on; the endings say it themselves.
pub(super) const BASES: &[Basis] = all![
    Part::Board.stated("§14"),
    Part::set_up("2x10").stated("§14"),
    Part::Prelude(1).decided("§14", 13),
    Part::Start.decided("§14", 15),
    Part::Way.stated("§14"),
    Part::Stuck.decided("§14", 29),
    Part::Skip.stated("§14"),
    Part::Marks.decided("§14", 14),
    Part::End.decided("§14", 29),
    Part::Count.stated("§14"),
    Part::Endless.decided("§14", 2),
    Part::Repetition.decided("§14", 3),
    Part::option("deployed").decided("§14", 14),
    Part::option("deployment").inferred("§14", Evidence::Wording),
    Part::option("own-occupied").decided("§14", 15),
    Part::option("capture-without-round").decided("§14", 16),
    Part::option("race").decided("§14", 38),
];
