//! Ndoto, as the Kilinje play it (§13).

use super::prelude::*;
use super::racing;

/// What happens to the capturing seed.
pub(super) const CAPTOR_STAYS: Doubt = doubt(22);

pub(super) const NOTHING_TO_GO_ON_WITH: Doubt = doubt(35).switched_by("empty-side");

pub(super) static DEFINITION: Definition = Definition {
    id: text("ndoto"),
    name: text("Ndoto"),
    people: text("Kilinje"),
    region: text("place unknown"),
    section: text("§13"),
    appearance: Appearance::PLAIN,
    masters_notation: false,
    rows: Rows::Two,
    columns: list(&[8]),
    setups: list(all![SetUp::new("m", Layout::Each(2)).on(8)]),
    preludes: list(&[]),
    start: Start::from_pit(&[AtLeast(1), LoneOnlyIntoEmpty]).or_pass(),
    skip: Skip::None,
    marks: Marks::None,
    turning: Turning::None,
    endings: list(all![
        ending(1).when(&[Occupied]).then(Then::Relay(RelayWay::Same)).cite("§13"),
        ending(2)
            .when(&[OwnSide, Empty, OppositeSeeds])
            .then(Then::Capture(Capture::STORE))
            .cite("§13")
            .doubt(22),
        ending(3).when(&[Empty]).then(Then::Sleep).cite("§13"),
    ]),
    end: End { when: EndIf::NoSeeds, count: Count::StoreAndSide },
    options: list(all![
        choice(
            "empty-side",
            all![value("starter", &[]), value("either", all![Change::Over(EndIf::EitherNoSeeds)])],
        ),
        racing::RACE,
        racing::WINNER,
        racing::TOSS,
    ]),
    doubts: list(all![doubt(9), CAPTOR_STAYS, NOTHING_TO_GO_ON_WITH, racing::RIGHTMOST, racing::TIED,]),
};

/// What the rules of the game rest on; the endings say it themselves.
pub(super) const BASES: &[Basis] = all![
    Part::Board.stated("§13"),
    Part::set_up("m").stated("§13, diagram m"),
    Part::Start.stated("§13"),
    Part::Way.stated("§13"),
    Part::Stuck.decided("§13", 9),
    Part::Skip.decided("§13", 1),
    Part::End.inferred("§13", Evidence::Wording),
    Part::Count.inferred("§13", Evidence::Wording),
    Part::Endless.decided("§13", 2),
    Part::Repetition.decided("§13", 3),
    Part::option("empty-side").decided("§13", 35),
    Part::option("race").decided("§13", 38),
];
