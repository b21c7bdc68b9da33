//! Mbothe, as the Pokomo play it (§11).

use super::all;
use crate::board::Rows;
use crate::page::If::{Empty, Occupied, OppositeHolds, OwnSide};
use crate::page::StartIf::{AtLeast, NotExactly};
use crate::page::{
    Appearance, Capture, Change, Count, End, EndIf, Ground, Hollow, Layout, Marks, Opening, Page, RelayWay,
    Seed, SetUp, Skip, Start, Then, Turning, choice, doubt, ending, list, text, value,
};

pub(super) static PAGE: Page = Page {
    id: text("mbothe"),
    name: text("Mbothe"),
    people: text("Pokomo"),
    region: text("Tana River, Kenya"),
    section: text("§11"),
    appearance: Appearance::new(Ground::Earth, Hollow::Scooped, Seed::Stone),
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
            .cite("§11"),
        ending(3).when(&[Empty]).then(Then::Sleep).cite("§11"),
    ]),
    end: End { when: EndIf::NoSeeds, count: Count::StoreAndSide },
    options: list(all![choice(
        "opening-skip",
        all![value("turn", &[]), value("handful", all![Change::OpeningSkip(Opening::Handful)])],
    )]),
    doubts: list(all![
        doubt(
            10,
            "It is not said how much of the first move sows the opponent's twos: we take the whole opening turn.",
        )
        .switched_by("opening-skip")
    ]),
};
