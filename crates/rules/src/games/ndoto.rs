//! Ndoto, as the Kilinje play it (§13).

use super::{all, racing};
use crate::board::Rows;
use crate::page::If::{Empty, Occupied, OppositeSeeds, OwnSide};
use crate::page::StartIf::{AtLeast, LoneOnlyIntoEmpty};
use crate::page::{
    Capture, Count, End, EndIf, Layout, Marks, Page, RelayWay, SetUp, Skip, Start, Then, doubt, ending, list,
    words,
};

pub(super) static PAGE: Page = Page {
    id: words("ndoto"),
    name: words("Ndoto"),
    people: words("Kilinje"),
    region: words("Kenya"),
    section: words("§13"),
    rows: Rows::Two,
    columns: list(&[8]),
    setups: list(all![SetUp::new("m", Layout::Each(2)).on(8)]),
    preludes: list(&[]),
    start: Start::from_pit(&[AtLeast(1), LoneOnlyIntoEmpty]).or_pass(),
    skip: Skip::None,
    marks: Marks::None,
    endings: list(all![
        ending(1).when(&[Occupied]).then(Then::Relay(RelayWay::Same)).cite("§13"),
        ending(2).when(&[OwnSide, Empty, OppositeSeeds]).then(Then::Capture(Capture::STORE)).cite("§13"),
        ending(3).when(&[Empty]).then(Then::Sleep).cite("§13"),
    ]),
    end: End { when: EndIf::NoSeeds, count: Count::StoreAndSide },
    options: list(all![racing::RACE, racing::WINNER, racing::TOSS]),
    doubts: list(all![doubt(
        9,
        "Nothing is said of a player who has seeds but no lawful start: he passes, and when both must pass the game is over.",
    )]),
};
