//! Bao la kujifunza, the beginners' game (Bao).

use super::all;
use crate::board::Rows;
use crate::page::If::{Capturing, Empty, FrontRow, NotCapturing, Occupied, OppositeSeeds};
use crate::page::{
    Bao, Capture, Count, End, EndIf, Layout, Marks, Page, RelayWay, SetUp, Skip, Start, Then, Turning, ending,
};

pub(super) static PAGE: Page = Page {
    id: "bao-kujifunza",
    name: "Bao la kujifunza",
    people: "Swahili",
    region: "Zanzibar and the Swahili coast",
    section: "Bao",
    rows: Rows::Four,
    columns: &[8],
    setups: all![SetUp::new("kujifunza", Layout::Each(2)).on(8)],
    preludes: &[],
    start: Start::bao(Bao {
        capture_up_to: 15,
        house_from: 6,
        house_outlives_namua: false,
        tax_last: false,
        takasia: false,
    }),
    skip: Skip::None,
    marks: Marks::None,
    turning: Turning::None,
    endings: all![
        ending(1).when(&[Capturing, Empty]).then(Then::Sleep).cite("Bao, capture and sowing"),
        ending(2)
            .when(&[Capturing, FrontRow, Occupied, OppositeSeeds])
            .then(Then::Capture(Capture::STORE.from_kichwa()))
            .cite("Bao, capture and sowing"),
        ending(4)
            .when(&[Capturing, Occupied])
            .then(Then::Relay(RelayWay::Same))
            .cite("Bao, capture and sowing"),
        ending(1).when(&[NotCapturing, Empty]).then(Then::Sleep).cite("Bao, capture and sowing"),
        ending(4)
            .when(&[NotCapturing, Occupied])
            .then(Then::Relay(RelayWay::Same))
            .cite("Bao, capture and sowing"),
    ],
    end: End { when: EndIf::NoFrontRow { in_turn: true }, count: Count::StarterLoses },
    options: &[],
    doubts: &[],
};
