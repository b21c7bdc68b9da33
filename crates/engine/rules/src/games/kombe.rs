//! Kombe, as played in Lamu (§6), and what mongale shares with it.

use super::omweso::{
    CAPTURE, DIAGRAM_A, DIAGRAM_A_LOST, DIAGRAM_B, DIAGRAM_C, DIAGRAM_E_LOST, FREE, RACE_PIT_LOST, RELAY,
    RESOWING, REVERSE, REVERSE_START, SLEEP, START, TURNING_PITS, relative,
};
use super::prelude::*;
use super::racing;

/// A turn may begin with an indirect reverse capture.
pub(super) const KOMBE_START: Start = START.with_reverse();
pub(super) const FRONT_CAPTURE: Ending = CAPTURE.may(Then::Capture(Capture::SOWN)).cite("§6");
/// A handful may turn back for a capture after relays too.
pub(super) const INDIRECT_REVERSE: Ending = REVERSE.may(Then::TurnRound { chain: true }).cite("§6").doubt(23);
pub(super) const KOMBE_OPTIONS: &[Choice] =
    &[TURNING_PITS, REVERSE_START.default_is(1), racing::RACE, racing::WINNER, racing::TOSS];

const INDIRECT: Doubt = doubt(23);

pub(super) static DEFINITION: Definition = relative! {
    id: text("kombe"),
    name: text("Kombe"),
    people: text("people of Lamu"),
    region: text("Lamu, Kenya"),
    section: text("§6"),
    appearance: Appearance::new(Ground::Slab, Hollow::Round, Seed::Komwe).with_square_house(),
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
    start: KOMBE_START,
    endings: list(all![SLEEP, FRONT_CAPTURE, INDIRECT_REVERSE, RELAY]),
    options: list(KOMBE_OPTIONS),
    doubts: list(all![DIAGRAM_A_LOST, INDIRECT, DIAGRAM_E_LOST, RESOWING, RACE_PIT_LOST, racing::TIED]),
};

/// What the rules of the game rest on; the endings say it themselves.
pub(super) const BASES: &[Basis] = all![
    Part::Board.inferred("§6, diagram f", Evidence::Diagram),
    Part::set_up("f").stated("§6, diagram f"),
    Part::set_up("a").decided("§4, diagram a", 4),
    Part::set_up("b").inferred("§6", Evidence::OtherGame),
    Part::set_up("c").inferred("§6", Evidence::OtherGame),
    Part::set_up("free").inferred("§2 iii", Evidence::Wording),
    Part::ReverseStart.decided("§6 rule ii", 6),
    Part::option("reverse-start").decided("§6 rule ii", 6),
];
