//! Coro, as the Lango play it (§5): omweso, but a capture also lifts the pit
//! in which it was made.

use super::omweso::{
    CAPTURE, DIAGRAM_A, DIAGRAM_B, DIAGRAM_C, DIAGRAM_E_LOST, END, FREE, RACE_PIT_LOST, RELAY, RESOWING,
    REVERSE, REVERSE_START, SLEEP, START, TURNING_PITS,
};
use super::{all, racing};
use crate::board::Rows;
use crate::page::{Capture, Marks, Page, Skip, Then, Turning};

pub(super) static PAGE: Page = Page {
    id: "coro",
    name: "Coro",
    people: "Lango",
    region: "Lango, northern Uganda",
    section: "§5",
    rows: Rows::Four,
    columns: &[8],
    setups: all![DIAGRAM_C, DIAGRAM_A, DIAGRAM_B, FREE],
    preludes: &[],
    start: START,
    skip: Skip::None,
    marks: Marks::None,
    turning: Turning::Four,
    endings: all![
        SLEEP,
        CAPTURE.may(Then::Capture(Capture::SOWN.and_behind().and_own())).cite("§5"),
        REVERSE.may(Then::TurnRound { chain: false }).cite("§4"),
        RELAY,
    ],
    end: END,
    options: all![TURNING_PITS, REVERSE_START, racing::RACE, racing::WINNER, racing::TOSS],
    doubts: all![DIAGRAM_E_LOST, RESOWING, RACE_PIT_LOST],
};
