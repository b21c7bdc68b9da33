//! Mongola, as played in the Congo (§8).

use super::omweso::{DIAGRAM_E_LOST, RACE_PIT_LOST, RESOWING, REVERSE_START, START, TURNING_PITS, relative};
use super::prelude::*;
use super::racing;

pub(super) static DEFINITION: Definition = relative! {
    id: text("mongola"),
    name: text("Mongola"),
    people: text("people of the Congo"),
    region: text("Upper Congo"),
    section: text("§8"),
    appearance: Appearance::PLAIN,
    columns: list(&[7]),
    setups: list(all![
        SetUp::new(
            "h",
            Layout::rows(&[
                4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4, 0, 4,
            ]),
        )
        .on(7),
        SetUp::new("free", Layout::Free(28)).on(7),
    ]),
    start: START,
    endings: list(all![
        ending(1).when(&[HeldAtMost(1)]).then(Then::MoveOnAndSleep).cite("§8").doubt(30),
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
    ]),
    options: list(all![TURNING_PITS, REVERSE_START, racing::RACE, racing::WINNER, racing::TOSS]),
    doubts: list(all![doubt(30), DIAGRAM_E_LOST, RESOWING, RACE_PIT_LOST, racing::TIED]),
};

/// What the rules of the game rest on; the endings say it themselves.
pub(super) const BASES: &[Basis] = all![
    Part::Board.stated("§8"),
    Part::set_up("h").stated("§8, diagram h"),
    Part::set_up("free").inferred("§2 iii", Evidence::Wording),
];
