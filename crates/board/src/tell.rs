//! Events as sentences: what happened, and why, as read from the game's page.

use alloc::string::String;
use alloc::vec::Vec;

use core::ops::Range;

use mbao_rules::page::{Ending, If, Marks, RelayWay, Then};
use mbao_rules::template::number;
use mbao_rules::{Event, Outcome, OutcomeKind, PitName, Rules, Side, filled, joined};

use crate::{Lang, words};

/// A part of a turn that is told and shown in one: a handful with what its end
/// decides, or whatever else is not sown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Its events, by their places in the list.
    pub events: Range<usize>,
    /// What happened and why.
    pub sentence: String,
}

/// The steps of a list of events, in order; together they hold every event.
#[must_use]
pub fn steps(rules: &Rules, events: &[Event], lang: Lang) -> Vec<Step> {
    let mut steps = Vec::new();
    let mut from = 0;
    for at in 1..=events.len() {
        let opens = events.get(at).is_none_or(|event| opens(event, &events[at - 1], &events[from..at]));
        if opens {
            steps.push(Step { events: from..at, sentence: step(rules, &events[from..at], lang) });
            from = at;
        }
    }
    steps
}

/// Whether an event begins a step of its own.
fn opens(event: &Event, before: &Event, step: &[Event]) -> bool {
    let lays_only = || step.iter().all(|e| matches!(e, Event::Lay { .. }));
    match (before, event) {
        (Event::Lift { .. }, Event::Lift { .. }) | (Event::Lay { .. }, Event::Lay { .. }) => false,
        (_, Event::Lift { .. } | Event::Lay { .. }) => !lays_only(),
        // Captured seeds are sown as a handful of their own.
        (_, Event::Pass { .. } | Event::Over { .. })
        | (Event::Capture { .. } | Event::Mark { .. }, Event::Sow { .. } | Event::Skip { .. }) => true,
        (_, Event::Sow { .. } | Event::Skip { .. }) => event.by() != before.by(),
        _ => false,
    }
}

fn player(lang: Lang, by: Side) -> String {
    if by == Side::North { words::north() } else { words::south() }.said(lang)
}

/// The first letter large, a full stop at the end.
fn sentence(mut text: String) -> String {
    if let Some(first) = text.get_mut(..1) {
        first.make_ascii_uppercase();
    }
    text += ".";
    text
}

/// Adds a part of a sentence.
fn add(part: &str, between: &str, parts: &mut String) {
    if !parts.is_empty() {
        parts.push_str(between);
    }
    parts.push_str(part);
}

fn pit_of(event: &Event) -> &'static str {
    event.pit().as_ref().map_or("", PitName::as_str)
}

fn seeds_of(lang: Lang, event: &Event) -> String {
    words::seeds(usize::from(event.seeds().unwrap_or(0))).said(lang)
}

fn step(rules: &Rules, events: &[Event], lang: Lang) -> String {
    let mut parts = String::new();
    // Why, what then, which ending.
    let mut because: Option<[String; 3]> = None;
    let sows = events.iter().any(|e| matches!(e, Event::Sow { .. }));
    for (at, event) in events.iter().enumerate() {
        let (pit, by, seeds) = (pit_of(event), player(lang, event.by()), seeds_of(lang, event));
        let part = match event {
            Event::Lift { .. } if sows => words::handful(lang, pit, &seeds),
            Event::Lift { .. } => words::lifts(lang, pit, &seeds),
            Event::Lay { .. } => words::lays(lang, pit, &seeds),
            Event::Pass { .. } => words::passes(lang, &by),
            Event::Sow { .. }
                if !matches!(events.get(at + 1), Some(Event::Sow { .. } | Event::Skip { .. })) =>
            {
                words::last_in(lang, pit)
            }
            Event::Ending { rule, cite, .. } => {
                for line in rules.endings() {
                    if (line.rule, &line.cite) == (*rule, cite) {
                        let mut why = String::new();
                        for &condition in line.when.iter() {
                            add(&reason(condition, lang), ", ", &mut why);
                        }
                        let ending = words::ending(lang, &line.cite, &number(line.rule.into()));
                        because = Some([why, effect(rules, line, &by, lang), ending]);
                        break;
                    }
                }
                continue;
            }
            Event::Capture { pits, .. } => {
                let told = words::captures(lang, &joined(pits, ", "), &seeds);
                if let Some([_, then, _]) = &mut because {
                    *then = told;
                    continue;
                }
                told
            }
            Event::Again { .. } => words::then_again(lang, &by),
            Event::Choice { .. } => words::to_choose(lang, &by),
            Event::Over { outcome, .. } => over(lang, outcome),
            _ => continue,
        };
        add(&part, ", ", &mut parts);
    }
    let mut told = if parts.is_empty() { parts } else { sentence(parts) };
    if let Some([why, then, ending]) = because {
        let because = filled!("{} ({})", &words::because(lang, &then, &why), &ending);
        add(&sentence(because), " ", &mut told);
    }
    told
}

/// A list of events in one line, for those who listen: where it began, how far
/// it went, what was captured, and whose turn it is.
#[must_use]
pub fn turn(events: &[Event], mover: Side, lang: Lang) -> String {
    let mut parts = String::new();
    let (mut sown, mut lifts) = (0, 0);
    let (mut first_lift, mut first_sown, mut last_sown) = (None, None, None);
    for event in events {
        match event {
            Event::Sow { .. } => {
                sown += 1;
                first_sown = first_sown.or(Some(event));
                last_sown = Some(event);
            }
            Event::Lift { .. } => {
                lifts += 1;
                first_lift = first_lift.or(Some(event));
            }
            _ => {}
        }
    }
    if let (Some(first), Some(last)) = (first_sown, last_sown) {
        let by = player(lang, first.by());
        let handful = match first_lift {
            None => words::seeds(sown).said(lang),
            Some(lift) => words::handful(lang, pit_of(lift), &seeds_of(lang, lift)),
        };
        parts = if lifts > 1 {
            words::turn_sown_long(lang, &handful, &number(lifts), sown, pit_of(last), &by)
        } else {
            words::turn_sown(lang, &handful, pit_of(last), &by)
        };
    }
    for event in events {
        let (pit, seeds) = (pit_of(event), seeds_of(lang, event));
        let part = match event {
            Event::Capture { pits, .. } => words::captures(lang, &joined(pits, ", "), &seeds),
            Event::Pass { by } => words::passes(lang, &player(lang, *by)),
            Event::Lay { .. } if sown == 0 => words::lays(lang, pit, &seeds),
            Event::Lift { .. } if sown == 0 => words::lifts(lang, pit, &seeds),
            _ => continue,
        };
        add(&part, "; ", &mut parts);
    }
    let mut text = if parts.is_empty() { parts } else { sentence(parts) };
    let mover = player(lang, mover);
    let next = match events.last() {
        Some(Event::Over { outcome, .. }) => over(lang, outcome),
        Some(Event::Choice { .. }) => words::to_choose(lang, &mover),
        _ => words::to_play(lang, &mover),
    };
    add(&sentence(next), " ", &mut text);
    text
}

fn over(lang: Lang, outcome: &Outcome) -> String {
    let [south, north] = outcome.score;
    let (south, north) = (number(south.into()), number(north.into()));
    let mut text = match outcome.winner {
        None => words::over_draw(lang, &north, &south),
        Some(by) => words::over_won(lang, &north, &player(lang, by), &south),
    };
    let why = match outcome.kind {
        OutcomeKind::Endless => words::over_endless(),
        OutcomeKind::Repetition => words::over_repetition(),
        OutcomeKind::Length => words::over_length(),
        OutcomeKind::End => return text,
    };
    add(&why.said(lang), "; ", &mut text);
    text
}

/// A condition of an ending in a few words.
pub fn reason(condition: If, lang: Lang) -> String {
    let n = usize::from;
    let message = match condition {
        If::OwnSide => words::if_own_side(),
        If::EnemySide => words::if_enemy_side(),
        If::FrontRow => words::if_front(),
        If::TurningPit => words::if_turning(),
        If::Leftmost => words::if_leftmost(),
        If::Empty => words::if_empty(),
        If::Occupied => words::if_occupied(),
        If::Held(held) => words::if_held(n(held)),
        If::HeldAtLeast(held) => words::if_held_at_least(n(held)),
        If::HeldAtMost(held) => words::if_held_at_most(n(held)),
        If::OppositeSeeds => words::if_opposite(),
        If::OppositeHolds(held) => words::if_opposite_holds(n(held)),
        If::BehindOppositeSeeds => words::if_behind(),
        If::OppositeFree => words::if_opposite_free(),
        If::Marked => words::if_marked(),
        If::Crossed => words::if_crossed(),
        If::NotCrossed => words::if_not_crossed(),
        If::CameRound => words::if_came_round(),
        If::HasCaptured => words::if_has_captured(),
        If::Pair(a, b) => return words::if_pair(lang, &number(a.into()), &number(b.into())),
        If::ClockwiseCaptures => words::if_clockwise(),
        If::Capturing => words::if_capturing(),
        If::NotCapturing => words::if_not_capturing(),
        If::OwnHouse => words::if_house(),
        // Boards without noted games never say it, and do not carry the words.
        If::OtherEndCaptured if cfg!(feature = "noted") => words::if_other_end(),
        If::UnderTakasia | If::OtherEndCaptured => words::if_takasia(),
    };
    message.said(lang)
}

/// What an ending does, in a few words.
fn effect(rules: &Rules, line: &Ending, by: &str, lang: Lang) -> String {
    let message = match line.then {
        Then::Win if cfg!(feature = "noted") => return words::then_win(lang, by),
        Then::Sleep | Then::Unlawful | Then::Win => words::then_sleep(),
        Then::Relay(RelayWay::Same) => words::then_relay(),
        Then::Relay(RelayWay::Opposite) => words::then_relay_turned(),
        Then::Relay(RelayWay::Chosen) => words::then_direction(),
        Then::Capture(_) => words::then_capture(),
        Then::TurnRound { .. } => words::then_turn_round(),
        Then::MarkIt if rules.page().marks == Marks::Knives => return words::then_mark_knife(lang, by),
        Then::MarkIt => return words::then_mark_bull(lang, by),
        Then::MarkPair => return words::then_mark_pair(lang, by),
        Then::MoveOnAndSleep => words::then_move_on(),
        Then::StartAgain | Then::StartAgainOtherWay => return words::then_again(lang, by),
        Then::SowHouseOrStop => words::then_house(),
    };
    message.said(lang)
}

#[cfg(test)]
mod tests {
    use super::*;
    use mbao_rules::Game;

    fn told(game: &str, position: &str, actions: &[&str], lang: Lang) -> Vec<String> {
        let request = Game::builder(game).position(position);
        let mut game = request.start().expect("a position");
        let mut told = Vec::new();
        for action in actions {
            let events = game.play_text(action).expect("a legal action");
            let steps = steps(game.rules(), &events, lang);
            assert_eq!(steps.first().map(|s| s.events.start), Some(0));
            assert!(steps.windows(2).all(|w| w[0].events.end == w[1].events.start));
            assert_eq!(steps.last().map(|s| s.events.end), Some(events.len()));
            told.extend(steps.into_iter().map(|s| s.sentence));
            told.push(turn(&events, game.state().mover, lang));
        }
        told
    }

    #[test]
    fn diagram_k_is_told_with_its_reason() {
        let lines = told("enkeshui", "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18", &["c1", "x"], Lang::En);
        assert_eq!(
            lines,
            [
                "2 seeds from c1, last in e1, South chooses.",
                "South: 2 seeds from c1, last in e1. South chooses.",
                "Own side, empty, seeds opposite, free to be taken: 7 seeds captured from e2, e1, f2, g2 (ending 4, §9 rules 3, 4, 6).",
                "7 seeds captured from e2, e1, f2, g2. North to play.",
            ]
        );
    }

    #[test]
    fn a_relay_is_two_steps_in_kiswahili_too() {
        let lines = told("ndoto", "1,0,0,0,0,0,0,0/2,0,1,0,0,0,0,0 s 14-14", &["a1"], Lang::Sw);
        assert_eq!(
            lines,
            [
                "Kete 2 kutoka a1, ya mwisho katika c1. Lenye kete: zote zachotwa na kupandwa mbele (mwisho 1, §13).",
                "Kete 2 kutoka c1, ya mwisho katika e1. Tupu: zamu imekwisha (mwisho 3, §13).",
                "Kusini: kete 2 kutoka a1; mikono 2, kete 4 zimepandwa, ya mwisho katika e1. Zamu ya Kaskazini.",
            ]
        );
    }
}
