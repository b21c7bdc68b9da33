//! Bao la kiswahili, after the masters of Zanzibar (Bao).

use super::all;
use crate::board::Rows;
use crate::page::If::{
    Capturing, Empty, FrontRow, NotCapturing, Occupied, OppositeSeeds, OwnHouse, UnderTakasia,
};
use crate::page::{
    Bao, Capture, Change, Count, End, EndIf, Layout, Marks, Page, RelayWay, SetUp, Skip, Start, Then,
    Turning, choice, doubt, ending, value,
};

const ZANZIBAR: Bao =
    Bao { capture_up_to: 15, house_from: 6, house_outlives_namua: false, tax_last: false, takasia: true };
const ENCYCLOPEDIA: Bao =
    Bao { capture_up_to: 15, house_from: 1, house_outlives_namua: true, tax_last: false, takasia: false };

pub(super) static PAGE: Page = Page {
    id: "bao-kiswahili",
    name: "Bao la kiswahili",
    people: "Swahili",
    region: "Zanzibar and the Swahili coast",
    section: "Bao",
    rows: Rows::Four,
    columns: &[8],
    setups: all![
        SetUp::new("kiswahili", Layout::House(6)).on(8).with_in_hand(22),
        SetUp::new("malawi", Layout::House(8)).on(8).with_in_hand(20),
    ],
    preludes: &[],
    start: Start::bao(ZANZIBAR),
    skip: Skip::None,
    marks: Marks::Houses,
    turning: Turning::None,
    endings: all![
        ending(1).when(&[Capturing, Empty]).then(Then::Sleep).cite("Bao, capture and sowing"),
        ending(2)
            .when(&[Capturing, FrontRow, Occupied, OppositeSeeds])
            .then(Then::Capture(Capture::STORE.from_kichwa()))
            .cite("Bao, capture and sowing"),
        ending(3).when(&[Capturing, OwnHouse]).then(Then::SowHouseOrStop).cite("Bao, the nyumba").doubt(19),
        ending(4)
            .when(&[Capturing, Occupied])
            .then(Then::Relay(RelayWay::Same))
            .cite("Bao, capture and sowing"),
        ending(1).when(&[NotCapturing, Empty]).then(Then::Sleep).cite("Bao, capture and sowing"),
        ending(2).when(&[NotCapturing, OwnHouse]).then(Then::Sleep).cite("Bao, the nyumba").doubt(19),
        ending(3).when(&[NotCapturing, UnderTakasia]).then(Then::Sleep).cite("Bao, masters' games").doubt(19),
        ending(4)
            .when(&[NotCapturing, Occupied])
            .then(Then::Relay(RelayWay::Same))
            .cite("Bao, capture and sowing"),
    ],
    end: End { when: EndIf::NoFrontRow { in_turn: true }, count: Count::StarterLoses },
    options: all![
        choice(
            "reading",
            all![
                value("zanzibar", &[]),
                value("encyclopedia", all![Change::Bao(ENCYCLOPEDIA), Change::FrontRowBetweenTurns]),
            ],
        ),
        choice(
            "taxing",
            all![
                value("free", &[]),
                value(
                    "last-resort",
                    all![Change::If("reading", "encyclopedia", all![Change::TaxLast])],
                ),
            ],
        ),
        choice(
            "house-relay",
            all![
                value("choice", &[]),
                value(
                    "forced",
                    all![Change::If(
                        "reading",
                        "encyclopedia",
                        all![Change::Ending(
                            ending(3)
                                .when(&[Capturing, OwnHouse])
                                .then(Then::Relay(RelayWay::Same))
                                .cite("Bao, the nyumba")
                        )],
                    )],
                ),
            ],
        ),
    ],
    doubts: all![
        doubt(
            19,
            "The text leaves out what the masters of Zanzibar do: their recorded games decide where they and the text differ.",
        )
        .switched_by("reading")
    ],
};
