//! Enkeshui, as the Maasai play it (§9).

use super::{all, racing};
use crate::board::Rows;
use crate::page::If::{CameRound, Empty, Held, Marked, Occupied, OppositeFree, OppositeSeeds, OwnSide, Pair};
use crate::page::StartIf::{AtLeast, NotMarked};
use crate::page::{
    Appearance, Capture, Change, Count, End, EndIf, Ground, Hollow, Layout, Marks, Page, Prelude, RelayWay,
    Seed, SetUp, Skip, Start, Then, Turning, choice, doubt, ending, list, text, value,
};

pub(super) static PAGE: Page = Page {
    id: text("enkeshui"),
    name: text("Enkeshui"),
    people: text("Maasai"),
    region: text("Narok, Ngong and Amboseli, Kenya"),
    section: text("§9"),
    appearance: Appearance::new(Ground::Wood, Hollow::Round, Seed::Stone),
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
            .cite("§9 rules 3, 4, 6"),
        ending(5).when(&[Empty]).then(Then::Sleep).cite("§9 rules 1, 3"),
        ending(6).when(&[Occupied, CameRound]).then(Then::Relay(RelayWay::Chosen)).cite("§9 rules 1, 5"),
        ending(6).when(&[Occupied]).then(Then::Relay(RelayWay::Same)).cite("§9 rule 1"),
    ]),
    end: End { when: EndIf::NoSeedsOutsideMarks, count: Count::StoreAndSide },
    options: list(all![
        choice("round", all![value("first", &[]), value("later", all![Change::LaterRound])]),
        choice(
            "advance-move",
            all![value("no", &[]), value("yes", all![Change::AddPrelude(Prelude::AdvanceMove { pits: 2 })]),],
        ),
        racing::RACE,
        racing::WINNER,
        racing::TOSS,
    ]),
    doubts: list(all![doubt(
        12,
        "No arrangement is given for ten pits a row: we put three in each of the eight right-hand pits of each side.",
    )]),
};
