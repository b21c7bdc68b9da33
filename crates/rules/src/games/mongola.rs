//! Mongola, as it is played in the Congo (§8).

use super::omweso::{DIAGRAM_E_LOST, END, RACE_PIT_LOST, RESOWING, REVERSE_START, START, TURNING_PITS};
use super::{all, racing};
use crate::board::Rows;
use crate::page::If::{
    BehindOppositeSeeds, ClockwiseCaptures, FrontRow, HeldAtLeast, HeldAtMost, OppositeSeeds, TurningPit,
};
use crate::page::{Capture, Layout, Marks, Page, RelayWay, SetUp, Skip, Then, Turning, ending};

pub(super) static PAGE: Page = Page {
    id: "mongola",
    name: "Mongola",
    people: "people of the Congo",
    region: "Upper Congo",
    section: "§8",
    rows: Rows::Four,
    columns: &[7],
    setups: all![
        SetUp::new(
            "h",
            Layout::Rows(&[
                4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4,
            ]),
        )
        .on(7),
        SetUp::new("free", Layout::Free(28)).on(7),
    ],
    preludes: &[],
    start: START,
    skip: Skip::None,
    marks: Marks::None,
    turning: Turning::Four,
    endings: all![
        ending(1).when(&[HeldAtMost(1)]).then(Then::MoveOnAndSleep).cite("§8"),
        ending(2)
            .when(&[FrontRow, HeldAtLeast(2), OppositeSeeds, BehindOppositeSeeds])
            .may(Then::Capture(Capture::SOWN.and_behind()))
            .cite("§8"),
        ending(3)
            .when(&[TurningPit, HeldAtLeast(2), ClockwiseCaptures])
            .may(Then::TurnRound { chain: false })
            .cite("§4")
            .doubt(5),
        ending(4).when(&[HeldAtLeast(2)]).then(Then::Relay(RelayWay::Same)).cite("§4, §8"),
    ],
    end: END,
    options: all![TURNING_PITS, REVERSE_START, racing::RACE, racing::WINNER, racing::TOSS],
    doubts: all![DIAGRAM_E_LOST, RESOWING, RACE_PIT_LOST],
};
