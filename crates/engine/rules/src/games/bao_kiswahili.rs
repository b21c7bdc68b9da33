//! Bao la kiswahili, after the masters of Zanzibar (Bao).

use super::prelude::*;

pub(super) const ZANZIBAR: Bao = Bao {
    capture_up_to: 15,
    house_from: 6,
    house_outlives_namua: false,
    tax_last: false,
    takasia: true,
    takata_free: false,
};
const ENCYCLOPEDIA: Bao =
    Bao { house_from: 1, house_outlives_namua: true, takasia: false, takata_free: true, ..ZANZIBAR };

/// Endings of turns that began with a capture and, as `TAKATA_…`, of those that did not.
pub(super) const SLEEP: Ending =
    ending(1).when(&[Capturing, Empty]).then(Then::Sleep).cite("Bao, capture and sowing");
pub(super) const CAPTURE: Ending = ending(2)
    .when(&[Capturing, FrontRow, Occupied, OppositeSeeds])
    .then(Then::Capture(Capture::STORE.from_kichwa()))
    .cite("Bao, capture and sowing");
pub(super) const RELAY: Ending =
    ending(4).when(&[Capturing, Occupied]).then(Then::Relay(RelayWay::Same)).cite("Bao, capture and sowing");
pub(super) const TAKATA_SLEEP: Ending = SLEEP.when(&[NotCapturing, Empty]);
pub(super) const TAKATA_RELAY: Ending = RELAY.when(&[NotCapturing, Occupied]);

pub(super) static DEFINITION: Definition = Definition {
    id: text("bao-kiswahili"),
    name: text("Bao la kiswahili"),
    people: text("Swahili"),
    region: text("Zanzibar and the Swahili coast"),
    section: text("Bao"),
    appearance: Appearance::new(Ground::Slab, Hollow::Round, Seed::Komwe).with_square_house(),
    masters_notation: true,
    rows: Rows::Four,
    columns: list(&[8]),
    setups: list(all![
        SetUp::new("kiswahili", Layout::House(6)).on(8).with_in_hand(22),
        SetUp::new("malawi", Layout::House(8)).on(8).with_in_hand(20),
    ]),
    preludes: list(&[]),
    start: Start::bao(ZANZIBAR),
    skip: Skip::None,
    marks: Marks::Houses,
    turning: Turning::None,
    endings: list(all![
        SLEEP,
        CAPTURE,
        ending(3).when(&[Capturing, OwnHouse]).then(Then::SowHouseOrStop).cite("Bao, the nyumba").doubt(19),
        RELAY,
        TAKATA_SLEEP,
        ending(2).when(&[NotCapturing, OwnHouse]).then(Then::Sleep).cite("Bao, the nyumba").doubt(37),
        ending(3).when(&[NotCapturing, UnderTakasia]).then(Then::Sleep).cite("Bao, masters' games").doubt(19),
        TAKATA_RELAY,
    ]),
    end: End { when: EndIf::NoFrontRow { in_turn: true }, count: Count::StarterLoses },
    options: list(all![
        choice(
            "reading",
            all![
                value("zanzibar", &[]),
                value(
                    "encyclopedia",
                    all![Change::Bao(ENCYCLOPEDIA), Change::Over(EndIf::NoFrontRow { in_turn: false })]
                ),
            ],
        ),
        choice(
            "taxing",
            all![
                value("free", &[]),
                value("last-resort", all![Change::given("reading", "encyclopedia", all![Change::TaxLast])],),
            ],
        ),
        choice(
            "house-relay",
            all![
                value("choice", &[]),
                value(
                    "forced",
                    all![Change::given(
                        "reading",
                        "encyclopedia",
                        all![Change::Ending(
                            ending(3)
                                .when(&[Capturing, OwnHouse])
                                .then(Then::Relay(RelayWay::Same))
                                .cite("Bao, the nyumba")
                        )],
                    )],
                ),
            ],
        ),
    ]),
    doubts: list(all![doubt(19).switched_by("reading"), doubt(37), doubt(33),]),
};

/// What the rules of the game rest on; the endings say it themselves.
pub(super) const BASES: &[Basis] = all![
    Part::Board.stated("Bao, equipment"),
    Part::set_up("kiswahili").stated("Bao, setup"),
    Part::set_up("malawi").stated("Bao, setup"),
    Part::Start.decided("Bao, namua; mtaji phase", 19),
    Part::Way.stated("Bao, namua; mtaji phase"),
    Part::Stuck.stated("Bao, end of the game"),
    Part::Skip.decided("Bao, capture and sowing", 1),
    Part::Marks.decided("Bao, the nyumba", 33),
    Part::End.decided("Bao, end of the game", 19),
    Part::Count.stated("Bao, end of the game"),
    Part::Endless.decided("Bao, capture and sowing", 2),
    Part::Repetition.decided("Bao, end of the game", 3),
    Part::option("reading").decided("Bao, masters' games", 19),
    Part::option("taxing").stated("Bao, the nyumba"),
    Part::option("house-relay").stated("Bao, the nyumba"),
];
