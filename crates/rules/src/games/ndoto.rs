//! Ndoto, as the Kilinje play it (§13).

use super::{all, racing};
use crate::board::Rows;
use crate::page::If::{Empty, Occupied, OppositeSeeds, OwnSide};
use crate::page::StartIf::{AtLeast, LoneOnlyIntoEmpty};
use crate::page::{
    Appearance, Capture, Count, End, EndIf, Layout, Marks, Page, RelayWay, SetUp, Skip, Start, Then, Turning,
    doubt, ending, list, text,
};

pub(super) static PAGE: Page = Page {
    id: text("ndoto"),
    name: text("Ndoto"),
    people: text("Kilinje"),
    region: text("Kenya"),
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
