//! Mbothe, as the Pokomo play it (§11).

use super::prelude::*;

pub(super) static DEFINITION: Definition = Definition {
    id: text("mbothe"),
    name: text("Mbothe"),
    people: text("Pokomo"),
    region: text("Tana River, Kenya"),
    section: text("§11"),
    appearance: Appearance::new(Ground::Earth, Hollow::Scooped, Seed::Stone).called(Called::Stone),
    masters_notation: false,
    rows: Rows::Two,
    columns: list(&[10]),
    setups: list(all![SetUp::new("2", Layout::Each(2)).on(10)]),
    preludes: list(&[]),
    start: Start::from_pit(&[AtLeast(1), NotExactly(2)]).or_rightmost().with_feeding(),
    skip: Skip::EnemyHolding { seeds: 2, opening: Opening::Turn },
    marks: Marks::None,
    turning: Turning::None,
    endings: list(all![
        ending(1).when(&[Occupied]).then(Then::Relay(RelayWay::Same)).cite("§11"),
        ending(2)
            .when(&[OwnSide, Empty, OppositeHolds(2)])
            .then(Then::Capture(Capture::STORE.and_again()))
            .cite("§11")
            .doubt(22),
        ending(3).when(&[Empty]).then(Then::Sleep).cite("§11"),
    ]),
    end: End { when: EndIf::NoSeeds, count: Count::StoreAndSide },
    options: list(all![choice(
        "opening-skip",
        all![value("turn", &[]), value("handful", all![Change::OpeningSkip(Opening::Handful)])],
    )]),
    doubts: list(all![doubt(10).switched_by("opening-skip"), super::ndoto::CAPTOR_STAYS,]),
};

/// What the rules of the game rest on; the endings say it themselves.
pub(super) const BASES: &[Basis] = all![
    Part::Board.inferred("§11, Mancala World", Evidence::OtherAccount),
    Part::set_up("2").stated("§11"),
    Part::Start.stated("§11"),
    Part::Way.stated("§11"),
    Part::Feeding.stated("§11"),
    Part::Stuck.stated("§11"),
    Part::Skip.stated("§11"),
    Part::End.inferred("§11, Mancala World", Evidence::OtherAccount),
    Part::Count.stated("§11"),
    Part::Endless.decided("§11, Mancala World", 2),
    Part::Repetition.decided("§11", 3),
    Part::option("opening-skip").decided("§11", 10),
];
