//! Mongale, as played in Mombasa (§7): the rules of kombe, with its own set-up.

use super::kombe::{FRONT_CAPTURE, INDIRECT_REVERSE, KOMBE_OPTIONS, KOMBE_START};
use super::omweso::{
    DIAGRAM_A, DIAGRAM_A_LOST, DIAGRAM_B, DIAGRAM_C, DIAGRAM_E_LOST, FREE, RACE_PIT_LOST, RELAY, RESOWING,
    SLEEP, relative,
};
use super::prelude::*;
use super::racing;

pub(super) static DEFINITION: Definition = relative! {
    id: text("mongale"),
    name: text("Mongale"),
    people: text("people of Mombasa"),
    region: text("Mombasa, Kenya"),
    section: text("§7"),
    appearance: Appearance::PLAIN,
    columns: list(&[8]),
    setups: list(all![
        SetUp::new(
            "g",
            Layout::rows(&[
                4, 4, 4, 0, 0, 0, 0, 0, 2, 2, 2, 0, 7, 0, 0, 7, 7, 0, 0, 7, 0, 2, 2, 2, 0, 0, 0, 0, 0, 4, 4,
                4,
            ]),
        )
        .on(8),
        DIAGRAM_A,
        DIAGRAM_B,
        DIAGRAM_C,
        FREE,
    ]),
    start: KOMBE_START,
    // The lines of kombe: using them is the editors' decision.
    endings: list(all![SLEEP.doubt(8), FRONT_CAPTURE.doubt(8), INDIRECT_REVERSE.doubt(8), RELAY.doubt(8)]),
    options: list(KOMBE_OPTIONS),
    doubts: list(all![doubt(8), DIAGRAM_A_LOST, DIAGRAM_E_LOST, RESOWING, RACE_PIT_LOST, racing::TIED,]),
};

/// What the rules of the game rest on; the endings say it themselves.
pub(super) const BASES: &[Basis] = all![
    Part::Board.inferred("§7, diagram g", Evidence::Diagram),
    Part::set_up("g").stated("§7, diagram g"),
    Part::set_up("a").decided("§4, diagram a", 4),
    Part::set_up("b").inferred("§7", Evidence::OtherGame),
    Part::set_up("c").inferred("§7", Evidence::OtherGame),
    Part::set_up("free").inferred("§2 iii", Evidence::Wording),
    Part::Start.decided("§7", 8),
    Part::Way.decided("§7", 8),
    Part::ReverseStart.decided("§7", 8),
    Part::Passing.decided("§7", 8),
    Part::Stuck.decided("§7", 8),
    Part::Skip.decided("§2 v", 1),
    Part::Turning.decided("§7", 8),
    Part::Resowing.decided("§4", 6),
    Part::End.decided("§7", 8),
    Part::Count.decided("§7", 8),
    Part::Endless.decided("§4", 2),
    Part::Repetition.decided("§4", 3),
    Part::option("turning-pits").decided("§4, diagram e", 5),
    Part::option("reverse-start").decided("§6 rule ii", 6),
    Part::option("race").decided("§4, diagram d", 21),
];
