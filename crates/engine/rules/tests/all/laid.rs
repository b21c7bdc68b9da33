//! Games with endings and seeds of their own, and what is captured and sown in them.

use mbao_rules::definition::{Booty, Capture, EndIf, Ending, If, Layout, SetUp, StartIf, Then, ending, list};
use mbao_rules::{Board, Definition, Event, Game, Rules, game};

/// A game on the board of another one, with these endings and these seeds.
pub fn noted(of: &str, endings: Vec<Ending>, laid: &[(&str, u8)]) -> Game {
    played(&Definition { endings: endings.into(), ..game(of).expect("a game").clone() }, laid)
}

/// Gives a definition these seeds as its only set-up.
pub fn lay(definition: &mut Definition, laid: &[(&str, u8)]) {
    let board = Board::new(definition.rows, definition.columns[0]).expect("a board");
    let mut rows = vec![0; board.columns() * board.row_count()];
    for &(name, seeds) in laid {
        let (row, column) = board.place(board.named(name).expect("a pit of the board"));
        rows[row * board.columns() + column] = seeds;
    }
    definition.setups = vec![SetUp::new("laid", Layout::Rows(rows.into()))].into();
}

/// A game by a definition with these seeds: turns may begin with a single seed, and whoever has none cannot go on.
pub fn played(definition: &Definition, laid: &[(&str, u8)]) -> Game {
    let mut definition = definition.clone();
    lay(&mut definition, laid);
    definition.start.when = list(&[StartIf::AtLeast(1)]);
    definition.start.may_pass = false;
    definition.end.when = EndIf::NoSeeds;
    let rules = Rules::builder(&definition).compile().expect("rules");
    Game::with_rules(rules, None).expect("a game")
}

/// A capture in the front row, wherever the facing pit holds seeds; else the turn ends.
pub fn capture(what: Capture) -> Vec<Ending> {
    vec![ending(1).when(&[If::FrontRow, If::OppositeSeeds]).then(Then::Capture(what))]
}

pub fn to(booty: Booty) -> Capture {
    Capture { to: booty, ..Capture::STORE }
}

/// What happens, from the last capture on.
pub fn from_last_capture(events: &[Event]) -> Vec<String> {
    let last = events.iter().rposition(|event| matches!(event, Event::Capture { .. }));
    events[last.expect("a capture")..].iter().map(Event::to_string).collect()
}

/// The pits in which seeds fell, from the last capture on.
pub fn sown(events: &[Event]) -> Vec<String> {
    let texts = from_last_capture(events);
    texts.iter().filter_map(|text| text.strip_prefix("sow ").map(str::to_owned)).collect()
}
