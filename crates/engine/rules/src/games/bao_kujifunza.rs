//! Bao la kujifunza, the beginners' game (Bao).

use super::bao_kiswahili::{CAPTURE, RELAY, SLEEP, TAKATA_RELAY, TAKATA_SLEEP, ZANZIBAR};
use super::prelude::*;

const MTAJI: Bao = Bao { takasia: false, ..ZANZIBAR };

pub(super) static DEFINITION: Definition = Definition {
    id: text("bao-kujifunza"),
    name: text("Bao la kujifunza"),
    people: text("Swahili"),
    region: text("Zanzibar and the Swahili coast"),
    section: text("Bao"),
    appearance: Appearance::new(Ground::Slab, Hollow::Round, Seed::Komwe).with_square_house(),
    masters_notation: true,
    rows: Rows::Four,
    columns: list(&[8]),
    setups: list(all![SetUp::new("kujifunza", Layout::Each(2)).on(8)]),
    preludes: list(&[]),
    start: Start::bao(MTAJI),
    skip: Skip::None,
    marks: Marks::None,
    turning: Turning::None,
    endings: list(all![
        SLEEP.inferred(Evidence::OtherGame),
        CAPTURE.inferred(Evidence::OtherGame),
        RELAY.inferred(Evidence::OtherGame),
        TAKATA_SLEEP.inferred(Evidence::OtherGame),
        TAKATA_RELAY.inferred(Evidence::OtherGame),
    ]),
    end: End { when: EndIf::NoFrontRow { in_turn: true }, count: Count::StarterLoses },
    options: list(all![choice(
        "lone-kichwa",
        all![value("no", &[]), value("yes", all![Change::Bao(Bao { takata_free: true, ..MTAJI })])],
    )]),
    doubts: list(all![doubt(19), doubt(36).switched_by("lone-kichwa"),]),
};

/// What the rules of the game rest on; the endings say it themselves.
pub(super) const BASES: &[Basis] = all![
    Part::Board.stated("Bao, setup"),
    Part::set_up("kujifunza").stated("Bao, setup"),
    Part::Start.decided("Bao, mtaji phase", 36),
    Part::Way.inferred("Bao, mtaji phase", Evidence::OtherGame),
    Part::Stuck.inferred("Bao, end of the game", Evidence::OtherGame),
    Part::Skip.decided("Bao, capture and sowing", 1),
    Part::End.decided("Bao, end of the game", 19),
    Part::Count.inferred("Bao, end of the game", Evidence::OtherGame),
    Part::Endless.decided("Bao, capture and sowing", 2),
    Part::Repetition.decided("Bao, end of the game", 3),
    Part::option("lone-kichwa").decided("Bao, mtaji phase", 36),
];
