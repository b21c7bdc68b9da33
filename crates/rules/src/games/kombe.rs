//! Kombe, as it is played in Lamu (§6), and what mongale shares with it.

use super::omweso::{
    CAPTURE, DIAGRAM_A, DIAGRAM_B, DIAGRAM_C, DIAGRAM_E_LOST, END, FREE, RACE_PIT_LOST, RELAY, RESOWING,
    REVERSE, REVERSE_START, SLEEP, START, TURNING_PITS,
};
use super::{all, racing};
use crate::board::Rows;
use crate::page::{
    Appearance, Capture, Choice, Ending, Ground, Hollow, Layout, Marks, Page, Seed, SetUp, Skip, Start, Then,
    Turning, list, text,
};

/// A turn may begin with an indirect reverse capture.
pub(super) const KOMBE_START: Start = START.with_reverse();
pub(super) const KOMBE_ENDINGS: &[Ending] = &[
    SLEEP,
    CAPTURE.may(Then::Capture(Capture::SOWN)).cite("§6"),
    REVERSE.may(Then::TurnRound { chain: true }).cite("§6"),
    RELAY,
];
pub(super) const KOMBE_OPTIONS: &[Choice] =
    &[TURNING_PITS, REVERSE_START.default_is(1), racing::RACE, racing::WINNER, racing::TOSS];

pub(super) static PAGE: Page = Page {
    id: text("kombe"),
    name: text("Kombe"),
    people: text("people of Lamu"),
    region: text("Lamu, Kenya"),
    section: text("§6"),
    appearance: Appearance::new(Ground::Slab, Hollow::Round, Seed::Komwe).with_square_house(),
    masters_notation: false,
    rows: Rows::Four,
    columns: list(&[8]),
    setups: list(all![
        SetUp::new(
            "f",
            Layout::rows(&[
                5, 5, 5, 5, 0, 0, 0, 0, 2, 2, 2, 6, 0, 0, 0, 0, 0, 0, 0, 0, 6, 2, 2, 2, 0, 0, 0, 0, 5, 5, 5,
                5,
            ]),
        )
        .on(8),
        DIAGRAM_A,
        DIAGRAM_B,
        DIAGRAM_C,
        FREE,
    ]),
    preludes: list(&[]),
    start: KOMBE_START,
    skip: Skip::None,
    marks: Marks::None,
    turning: Turning::Four,
    endings: list(KOMBE_ENDINGS),
    end: END,
    options: list(KOMBE_OPTIONS),
    doubts: list(all![DIAGRAM_E_LOST, RESOWING, RACE_PIT_LOST]),
};
