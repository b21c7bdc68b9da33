//! Enkeshui, as the Maasai play it (§9).

use super::ndoto::NOTHING_TO_GO_ON_WITH;
use super::prelude::*;
use super::racing;

pub(super) static DEFINITION: Definition = Definition {
    id: text("enkeshui"),
    name: text("Enkeshui"),
    people: text("Maasai"),
    region: text("Narok, Ngong and Amboseli, Kenya"),
    section: text("§9"),
    appearance: Appearance::new(Ground::Wood, Hollow::Round, Seed::Stone)
        .called(Called::Cow)
        .with_pits(Pits::Boma),
    masters_notation: false,
    rows: Rows::Two,
    columns: list(&[8, 10, 12]),
    setups: list(all![
        SetUp::new("j", Layout::rows(&[4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4])).on(8),
        SetUp::new("j-mirrored", Layout::rows(&[0, 0, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 0, 0])).on(8),
        SetUp::new(
            "i",
            Layout::rows(&[3, 3, 0, 3, 3, 0, 3, 3, 0, 3, 3, 0, 0, 3, 3, 0, 3, 3, 0, 3, 3, 0, 3, 3,]),
        )
        .on(12),
        SetUp::new("2x10", Layout::RightHand { pits: 8, each: 3 }).on(10),
    ]),
    preludes: list(&[]),
    start: Start::from_pit(&[AtLeast(1), NotMarked]),
    skip: Skip::None,
    marks: Marks::Bulls,
    turning: Turning::None,
    endings: list(all![
        ending(1).when(&[Marked]).then(Then::Sleep).cite("§9 rule 2"),
        ending(2).when(&[Pair(3, 4)]).then(Then::MarkPair).cite("§9 rule 2"),
        ending(3).when(&[Held(3)]).then(Then::MarkIt).cite("§9 rule 2"),
        ending(4)
            .when(&[OwnSide, Empty, OppositeSeeds, OppositeFree])
            .may(Then::Capture(Capture::STORE.and_own().and_string()))
            .cite("§9 rules 3, 4, 6")
            .doubt(24),
        ending(5).when(&[Empty]).then(Then::Sleep).cite("§9 rules 1, 3"),
        ending(6)
            .when(&[Occupied, CameRound])
            .then(Then::Relay(RelayWay::Chosen))
            .cite("§9 rules 1, 5")
            .doubt(25),
        ending(6).when(&[Occupied]).then(Then::Relay(RelayWay::Same)).cite("§9 rule 1"),
    ]),
    end: End { when: EndIf::NoSeedsOutsideMarks, count: Count::StoreAndSide },
    options: list(all![
        choice("round", all![value("first", &[]), value("later", all![Change::LaterRound])]),
        choice(
            "advance-move",
            all![value("no", &[]), value("yes", all![Change::AddPrelude(Prelude::AdvanceMove { pits: 2 })]),],
        ),
        choice(
            "empty-side",
            all![
                value("starter", &[]),
                value("either", all![Change::Over(EndIf::EitherNoSeedsOutsideMarks)]),
            ],
        ),
        racing::RACE,
        racing::WINNER,
        racing::TOSS,
    ]),
    doubts: list(all![
        doubt(12),
        doubt(24),
        doubt(25),
        doubt(26),
        NOTHING_TO_GO_ON_WITH,
        racing::RIGHTMOST,
        racing::TIED,
    ]),
};

/// What the rules of the game rest on; the endings say it themselves.
pub(super) const BASES: &[Basis] = all![
    Part::Board.stated("§9"),
    Part::set_up("j").stated("§9, diagram j"),
    Part::set_up("j-mirrored").stated("§9"),
    Part::set_up("i").stated("§9, diagram i"),
    Part::set_up("2x10").decided("§9", 12),
    Part::Start.stated("§9 rules 1, 2"),
    Part::Way.stated("§9 rule 1"),
    Part::Stuck.stated("§9 rule 9"),
    Part::Skip.decided("§9 rule 1", 1),
    Part::Marks.stated("§9 rule 2"),
    Part::End.inferred("§9 rule 9", Evidence::Wording),
    Part::Count.decided("§9 rule 9", 26),
    Part::Endless.decided("§9 rule 1", 2),
    Part::Repetition.decided("§9 rule 9", 3),
    Part::option("round").stated("§9"),
    Part::option("advance-move").stated("§9 rule 8"),
    Part::option("empty-side").decided("§9 rule 9", 35),
    Part::option("race").decided("§9 rule 7", 38),
    Part::option("race-winner").stated("§9 rule 7"),
    Part::option("toss").decided("§9 rule 7", 31),
];
