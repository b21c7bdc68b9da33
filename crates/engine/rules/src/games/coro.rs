//! Coro, as the Lango play it (§5): omweso, but a capture also lifts the pit
//! in which it was made.

use super::omweso::{
    CAPTURE, DIAGRAM_A, DIAGRAM_A_LOST, DIAGRAM_B, DIAGRAM_C, DIAGRAM_E_LOST, FREE, RACE_PIT_LOST, RELAY,
    RESOWING, REVERSE, REVERSE_START, SLEEP, START, TURNING_PITS, relative,
};
use super::prelude::*;
use super::racing;

pub(super) static DEFINITION: Definition = relative! {
    id: text("coro"),
    name: text("Coro"),
    people: text("Lango"),
    region: text("Lango, northern Uganda"),
    section: text("§5"),
    appearance: Appearance::PLAIN,
    columns: list(&[8]),
    setups: list(all![DIAGRAM_C, DIAGRAM_A, DIAGRAM_B, FREE]),
    start: START,
    endings: list(all![
        SLEEP,
        CAPTURE.may(Then::Capture(Capture::SOWN.and_behind().and_own())).cite("§5"),
        REVERSE.may(Then::TurnRound { chain: false }).cite("§4"),
        RELAY,
    ]),
    options: list(all![TURNING_PITS, REVERSE_START, racing::RACE, racing::WINNER, racing::TOSS]),
    doubts: list(all![DIAGRAM_A_LOST, DIAGRAM_E_LOST, RESOWING, RACE_PIT_LOST, racing::TIED]),
};

/// What the rules of the game rest on; the endings say it themselves.
pub(super) const BASES: &[Basis] = all![
    Part::Board.inferred("§5", Evidence::OtherGame),
    Part::set_up("c").inferred("§5", Evidence::OtherGame),
    Part::set_up("a").decided("§4, diagram a", 4),
    Part::set_up("b").inferred("§5", Evidence::OtherGame),
    Part::set_up("free").inferred("§2 iii", Evidence::Wording),
];
