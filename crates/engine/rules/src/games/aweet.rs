//! Aweet, as the Dinka play it (§10): coro on four rows of ten.

use super::omweso::{
    CAPTURE, DIAGRAM_E_LOST, RACE_PIT_LOST, RELAY, RESOWING, REVERSE, REVERSE_START, SLEEP, START,
    TURNING_PITS, relative,
};
use super::prelude::*;
use super::racing;

pub(super) static DEFINITION: Definition = relative! {
    id: text("aweet"),
    name: text("Aweet"),
    people: text("Dinka"),
    region: text("Sudan"),
    section: text("§10"),
    appearance: Appearance::PLAIN,
    columns: list(&[10]),
    setups: list(all![SetUp::new("c", Layout::Each(2)).on(10), SetUp::new("free", Layout::Free(40)).on(10)]),
    start: START,
    endings: list(all![
        SLEEP,
        CAPTURE.may(Then::Capture(Capture::SOWN.and_behind().and_own())).cite("§5, §10"),
        REVERSE.may(Then::TurnRound { chain: false }).cite("§4"),
        RELAY,
    ]),
    options: list(all![TURNING_PITS, REVERSE_START, racing::RACE, racing::WINNER, racing::TOSS]),
    doubts: list(all![doubt(7), DIAGRAM_E_LOST, RESOWING, RACE_PIT_LOST, racing::TIED,]),
};

/// What the rules of the game rest on; the endings say it themselves.
pub(super) const BASES: &[Basis] = all![
    Part::Board.stated("§10"),
    Part::set_up("c").decided("§10", 7),
    Part::set_up("free").decided("§10", 7),
];
