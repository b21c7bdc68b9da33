//! A game of your own: the definition is data, and the engine plays it.
//!
//! `cargo run --example add_a_game`

use mbao_rules::definition::{
    Appearance, Capture, Count, Definition, End, EndIf, Ending, If, Layout, Marks, RelayWay, SetUp, Skip,
    Start, StartIf, Then, Turning, ending, list, text,
};
use mbao_rules::{Error, Game, Rows, Rules};

/// What the pit of the last seed decides: the first line that matches.
static ENDINGS: [Ending; 3] = [
    // It held seeds: the sowing relays with them.
    ending(1).when(&[If::Occupied]).then(Then::Relay(RelayWay::Same)),
    // It was empty and is the mover's own, and seeds lie opposite: they are captured.
    ending(2).when(&[If::OwnSide, If::Empty, If::OppositeSeeds]).then(Then::Capture(Capture::STORE)),
    // It was empty: the turn ends.
    ending(3).when(&[If::Empty]).then(Then::Sleep),
];

/// Three seeds in every pit.
static SET_UPS: [SetUp; 1] = [SetUp::new("3", Layout::Each(3))];

static GARDEN: Definition = Definition {
    id: text("garden"),
    name: text("Garden"),
    people: text("this example"),
    region: text("nowhere"),
    section: text(""),
    appearance: Appearance::PLAIN,
    masters_notation: false,
    rows: Rows::Two,
    columns: list(&[5]),
    setups: list(&SET_UPS),
    preludes: list(&[]),
    start: Start::from_pit(&[StartIf::AtLeast(2)]).or_pass(),
    skip: Skip::None,
    marks: Marks::None,
    turning: Turning::None,
    endings: list(&ENDINGS),
    end: End { when: EndIf::NoSeeds, count: Count::StoreAndSide },
    options: list(&[]),
    doubts: list(&[]),
};

fn main() -> Result<(), Error> {
    // Reports why a definition cannot be played, before anybody plays it.
    Rules::builder(&GARDEN).compile()?;
    let mut game = Game::builder_for(&GARDEN).start()?;
    for turn in 0..6 {
        let Some(action) = game.random_action(|n| turn % n) else { break };
        let events = game.play(action)?;
        println!("{action} {}", game.position_text().unwrap_or_default());
        println!("     {} events", events.len());
    }
    Ok(())
}
