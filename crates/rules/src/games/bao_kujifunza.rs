//! Bao la kujifunza, the beginners' game (Bao).

use super::all;
use crate::board::Rows;
use crate::page::If::{Capturing, Empty, FrontRow, NotCapturing, Occupied, OppositeSeeds};
use crate::page::{
    Appearance, Bao, Capture, Count, End, EndIf, Ground, Hollow, Layout, Marks, Page, RelayWay, Seed, SetUp,
    Skip, Start, Then, Turning, ending, list, text,
};

pub(super) static PAGE: Page = Page {
    id: text("bao-kujifunza"),
    name: text("Bao la kujifunza"),
    people: text("Swahili"),
    region: text("Zanzibar and the Swahili coast"),
    section: text("Bao"),
    appearance: Appearance::new(Ground::Slab, Hollow::Round, Seed::Komwe).with_square_house(),
    masters_notation: true,
    rows: Rows::Four,
    columns: list(&[8]),
    setups: list(all![SetUp::new("kujifunza", Layout::Each(2)).on(8)]),
    preludes: list(&[]),
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
    endings: list(all![
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
    ]),
    end: End { when: EndIf::NoFrontRow { in_turn: true }, count: Count::StarterLoses },
    options: list(&[]),
    doubts: list(&[]),
};
