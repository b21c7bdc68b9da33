//! Aweet, as the Dinka play it (§10): coro on four rows of ten.

use super::omweso::{
    CAPTURE, DIAGRAM_E_LOST, END, RACE_PIT_LOST, RELAY, RESOWING, REVERSE, REVERSE_START, SLEEP, START,
    TURNING_PITS,
};
use super::racing;
use super::slice::all;
use crate::board::Rows;
use crate::definition::{
    Appearance, Basis, Capture, Definition, Layout, Marks, Part, SetUp, Skip, Then, Turning, doubt, list,
    text,
};

pub(super) static DEFINITION: Definition = Definition {
    id: text("aweet"),
    name: text("Aweet"),
    people: text("Dinka"),
    region: text("Sudan"),
    section: text("§10"),
    appearance: Appearance::PLAIN,
    masters_notation: false,
    rows: Rows::Four,
    columns: list(&[10]),
    setups: list(all![SetUp::new("c", Layout::Each(2)).on(10), SetUp::new("free", Layout::Free(40)).on(10)]),
    preludes: list(&[]),
    start: START,
    skip: Skip::None,
    marks: Marks::None,
    turning: Turning::Four,
    endings: list(all![
        SLEEP,
        CAPTURE.may(Then::Capture(Capture::SOWN.and_behind().and_own())).cite("§5, §10"),
        REVERSE.may(Then::TurnRound { chain: false }).cite("§4"),
        RELAY,
    ]),
    end: END,
    options: list(all![TURNING_PITS, REVERSE_START, racing::RACE, racing::WINNER, racing::TOSS]),
    doubts: list(all![doubt(7), DIAGRAM_E_LOST, RESOWING, RACE_PIT_LOST, racing::TIED,]),
};

/// What the rules of the game rest on; the endings say it themselves.
pub(super) const BASES: &[Basis] = all![
    Part::Board.stated("§10"),
    Part::set_up("c").decided("§10", 7),
    Part::set_up("free").decided("§10", 7),
];
