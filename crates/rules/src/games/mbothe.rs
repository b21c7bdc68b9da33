//! Mbothe, as the Pokomo play it (§11).

use super::all;
use crate::board::Rows;
use crate::page::If::{Empty, Occupied, OppositeHolds, OwnSide};
use crate::page::StartIf::{AtLeast, NotExactly};
use crate::page::{
    Capture, Change, Count, End, EndIf, Layout, Marks, Opening, Page, RelayWay, SetUp, Skip, Start, Then,
    Turning, choice, doubt, ending, value,
};

pub(super) static PAGE: Page = Page {
    id: "mbothe",
    name: "Mbothe",
    people: "Pokomo",
    region: "Tana River, Kenya",
    section: "§11",
    rows: Rows::Two,
    columns: &[10],
    setups: all![SetUp::new("2", Layout::Each(2)).on(10)],
    preludes: &[],
    start: Start::from_pit(&[AtLeast(1), NotExactly(2)]).or_rightmost().with_feeding(),
    skip: Skip::EnemyHolding { seeds: 2, opening: Opening::Turn },
    marks: Marks::None,
    turning: Turning::None,
    endings: all![
        ending(1).when(&[Occupied]).then(Then::Relay(RelayWay::Same)).cite("§11"),
        ending(2)
            .when(&[OwnSide, Empty, OppositeHolds(2)])
            .then(Then::Capture(Capture::STORE.and_again()))
            .cite("§11"),
        ending(3).when(&[Empty]).then(Then::Sleep).cite("§11"),
    ],
    end: End { when: EndIf::NoSeeds, count: Count::StoreAndSide },
    options: all![choice(
        "opening-skip",
        all![value("turn", &[]), value("handful", all![Change::OpeningSkip(Opening::Handful)])],
    )],
    doubts: all![
        doubt(
            10,
            "It is not said how much of the first move sows the opponent's twos: we take the whole opening turn.",
        )
        .switched_by("opening-skip")
    ],
};
