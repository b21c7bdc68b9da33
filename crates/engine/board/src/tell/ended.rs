//! What an ending does, as a word for programs that teach each thing once.

use mbao_rules::definition::{Ending, If, Marks, RelayWay, Then};
use mbao_rules::{Event, Rules};

use super::ending_of;

/// The word for what ended a step's handful; `None` if nothing ended there.
pub(super) fn ended(rules: &Rules, events: &[Event]) -> Option<&'static str> {
    let line = events.iter().find_map(|event| ending_of(rules, event))?;
    let eats = events.iter().any(|event| matches!(event, Event::Capture { .. }));
    Some(of(rules, line, eats))
}

/// The word for an ending, which may find nothing to capture.
fn of(rules: &Rules, line: &Ending, eats: bool) -> &'static str {
    let empty = line.when.contains(&If::Empty);
    let full =
        line.when.iter().any(|when| matches!(when, If::Occupied | If::Held(1..) | If::HeldAtLeast(1..)));
    match line.then {
        Then::Win => "win",
        Then::Capture(_) if eats && empty => "empty-eat",
        Then::Capture(_) if eats && full => "full-eat",
        Then::Capture(_) if eats => "eat",
        Then::Sleep | Then::Unlawful | Then::Capture(_) if empty => "empty-rest",
        Then::Sleep | Then::Unlawful | Then::Capture(_) => "rest",
        Then::Relay(RelayWay::Same) if full => "full-on",
        Then::Relay(RelayWay::Same) => "on",
        Then::Relay(RelayWay::Opposite) => "back",
        Then::Relay(RelayWay::Chosen) => "which-way",
        Then::TurnRound { .. } => "turn-round",
        Then::MarkIt if rules.definition().marks == Marks::Knives => "knife",
        Then::MarkIt => "bull",
        Then::MarkPair => "bulls",
        Then::MoveOnAndSleep => "move-on",
        Then::StartAgain | Then::StartAgainOtherWay if line.when.contains(&If::NotCrossed) => "not-across",
        Then::StartAgain | Then::StartAgainOtherWay => "again",
        Then::SowHouseOrStop => "house",
    }
}
