//! Lukho, as the Bukusu play it (§15).

use super::all;
use crate::board::Rows;
use crate::page::If::{Empty, HasCaptured, Held, Marked, Occupied, OppositeFree, OppositeSeeds, OwnSide};
use crate::page::StartIf::{AtLeast, Leftmost, NotMarked};
use crate::page::{
    Appearance, Capture, Change, Count, End, EndIf, Ground, Hollow, Layout, Marks, Page, Prelude, RelayWay,
    Seed, SetUp, Skip, Start, Then, Turning, choice, doubt, ending, list, text, value,
};

pub(super) static PAGE: Page = Page {
    id: text("lukho"),
    name: text("Lukho"),
    people: text("Bukusu"),
    region: text("Mount Elgon, Kenya"),
    section: text("§15"),
    appearance: Appearance::new(Ground::Rock, Hollow::Round, Seed::Stone),
    masters_notation: false,
    rows: Rows::Two,
    columns: list(&[8, 10, 12]),
    setups: list(all![SetUp::new("3", Layout::Each(3))]),
    preludes: list(&[Prelude::LiftAny, Prelude::LayOne, Prelude::SowRest]),
    start: Start::from_pit(&[AtLeast(1), NotMarked, Leftmost]),
    skip: Skip::None,
    marks: Marks::Knives,
    turning: Turning::None,
    endings: list(all![
        ending(1).when(&[Marked]).then(Then::Sleep).cite("§15"),
        ending(2).when(&[HasCaptured, Held(1)]).then(Then::MarkIt).cite("§15"),
        ending(3)
            .when(&[OwnSide, Empty, OppositeSeeds, OppositeFree])
            .then(Then::Capture(Capture::STORE.and_own().and_string()))
            .cite("§15"),
        ending(4).when(&[Empty]).then(Then::Sleep).cite("§15"),
        ending(5).when(&[Occupied]).then(Then::Relay(RelayWay::Same)).cite("§15"),
    ]),
    end: End { when: EndIf::NoSeedsOutsideMarks, count: Count::StoreAndMarks },
    options: list(all![
        choice(
            "columns",
            all![
                value("8", all![Change::Columns(8)]),
                value("10", all![Change::Columns(10)]),
                value("12", all![Change::Columns(12)]),
            ],
        ),
        choice(
            "seeds",
            all![
                value("3", all![Change::Seeds(3)]),
                value("2", all![Change::Seeds(2)]),
                value("4", all![Change::Seeds(4)]),
                value("5", all![Change::Seeds(5)]),
                value("6", all![Change::Seeds(6)]),
            ],
        ),
        choice(
            "opening",
            all![
                value("race", &[]),
                value("lay-all", all![Change::Preludes(list(&[Prelude::SouthLifts, Prelude::SouthLaysAll]))],),
            ],
        ),
    ]),
    doubts: list(all![
        doubt(17, "Sowing at once is made exact in ticks: South drops a seed, then North, until both sleep."),
        doubt(18, "Stones left on the board outside knives count for nobody."),
    ]),
};
