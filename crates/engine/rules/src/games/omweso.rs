//! Omweso, as the Baganda play it (§3, §4), and what its relatives share.

use super::prelude::*;
use super::racing;

/// A definition of the family: what omweso and its relatives share, and what is its own.
macro_rules! relative {
    ($($own:tt)+) => {
        Definition {
            masters_notation: false,
            rows: Rows::Four,
            preludes: list(&[]),
            skip: Skip::None,
            marks: Marks::None,
            turning: Turning::Four,
            end: crate::games::omweso::END,
            $($own)+
        }
    };
}
pub(super) use relative;

pub(super) const DIAGRAM_A: SetUp = SetUp::new(
    "a",
    Layout::rows(&[
        4, 4, 4, 4, 4, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 4, 4, 4, 4, 4, 4, 4,
    ]),
)
.on(8);
pub(super) const DIAGRAM_B: SetUp = SetUp::new(
    "b",
    Layout::rows(&[
        4, 0, 4, 0, 4, 0, 4, 0, 0, 4, 0, 4, 0, 4, 0, 4, 4, 0, 4, 0, 4, 0, 4, 0, 0, 4, 0, 4, 0, 4, 0, 4,
    ]),
)
.on(8);
pub(super) const DIAGRAM_C: SetUp = SetUp::new("c", Layout::Each(2)).on(8);
pub(super) const FREE: SetUp = SetUp::new("free", Layout::Free(32)).on(8);

pub(super) const START: Start = Start::from_pit(&[AtLeast(2)]).with_passing();

pub(super) const SLEEP: Ending = ending(1).when(&[Empty]).then(Then::Sleep).cite("§4");
pub(super) const RELAY: Ending = ending(4).when(&[Occupied]).then(Then::Relay(RelayWay::Same)).cite("§4");
/// Conditions of ending 2: captured from a front pit, both facing pits filled.
pub(super) const CAPTURE: Ending = ending(2).when(&[FrontRow, Occupied, OppositeSeeds, BehindOppositeSeeds]);
/// Conditions of ending 3.
pub(super) const REVERSE: Ending = ending(3).when(&[TurningPit, Occupied, ClockwiseCaptures]).doubt(5);

/// A player who can lift no pit of two or more loses (§4).
pub(super) const END: End = End { when: EndIf::NoneHolds(2), count: Count::StarterLoses };

pub(super) const TURNING_PITS: Choice =
    choice("turning-pits", all![value("four", &[]), value("two", all![Change::Turning(Turning::Two)])]);
pub(super) const REVERSE_START: Choice = choice(
    "reverse-start",
    all![value("no", all![Change::ReverseStart(false)]), value("yes", all![Change::ReverseStart(true)]),],
);

pub(super) const DIAGRAM_A_LOST: Doubt = doubt(4);
pub(super) const DIAGRAM_E_LOST: Doubt = doubt(5).switched_by("turning-pits");
pub(super) const RESOWING: Doubt = doubt(6);
pub(super) const RACE_PIT_LOST: Doubt = doubt(21);

pub(super) static DEFINITION: Definition = relative! {
    id: text("omweso"),
    name: text("Omweso"),
    people: text("Baganda"),
    region: text("Buganda, Uganda"),
    section: text("§4"),
    appearance: Appearance::new(Ground::Ganda, Hollow::Square, Seed::Empiki),
    columns: list(&[8]),
    setups: list(all![DIAGRAM_C, DIAGRAM_A, DIAGRAM_B, FREE]),
    start: START,
    endings: list(all![
        SLEEP,
        CAPTURE.may(Then::Capture(Capture::SOWN.and_behind())).cite("§4"),
        REVERSE.may(Then::TurnRound { chain: false }).cite("§4"),
        RELAY,
    ]),
    options: list(all![TURNING_PITS, REVERSE_START, racing::RACE, racing::WINNER, racing::TOSS]),
    doubts: list(all![DIAGRAM_A_LOST, DIAGRAM_E_LOST, RESOWING, RACE_PIT_LOST, racing::TIED,]),
};

/// What the games of the family share rests on.
pub(super) const SHARED: &[Basis] = all![
    Part::Start.inferred("§4", Evidence::Wording),
    Part::Way.stated("§4"),
    Part::Passing.stated("§4"),
    Part::Stuck.stated("§4"),
    Part::Skip.decided("§2 v", 1),
    Part::Turning.decided("§4, diagram e", 5),
    Part::Resowing.decided("§4", 6),
    Part::End.stated("§4"),
    Part::Count.stated("§4"),
    Part::Endless.decided("§4", 2),
    Part::Repetition.decided("§4", 3),
    Part::option("turning-pits").decided("§4, diagram e", 5),
    Part::option("race").decided("§4, diagram d", 21),
];

/// The article on omweso does not say where a turn may also begin clockwise.
pub(super) const REVERSE_START_BASES: &[Basis] = all![Part::option("reverse-start").decided("§4", 6),];

/// What the rules of the game rest on; the endings say it themselves.
pub(super) const BASES: &[Basis] = all![
    Part::Board.stated("§4"),
    Part::set_up("c").stated("§4, diagram c"),
    Part::set_up("a").decided("§4, diagram a", 4),
    Part::set_up("b").stated("§4, diagram b"),
    Part::set_up("free").inferred("§2 iii", Evidence::Wording),
];
