//! Turns events into sentences: what happened, and why, according to the game's definition.

use core::ops::Range;

use mbao_rules::definition::{Ending, If, Marks, RelayWay, Then};
use mbao_rules::{Event, Game, Outcome, OutcomeKind, PitName, Rules, Side, joined};

mod ended;
mod line;
mod whole;

use crate::cite::cited;
use crate::prelude::*;
use crate::why::decided;
use crate::words::{self, voice_of, voice_telling};
use crate::{Lang, Voice};

pub use line::{end_reason, line};
pub use whole::turn;

/// A part of a turn that is described and shown as one: a handful with what its end
/// decides, or events without sowing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// The range of its events in the list.
    pub events: Range<usize>,
    /// What happened and why, with its pits and the place in the source.
    pub sentence: String,
    /// What happened in a short line, as [`line`](fn@line) tells it.
    pub line: String,
    /// What ended its handful, as a word: `empty-rest`, `full-on`, `empty-eat` … `None` if nothing ended there.
    pub ended: Option<&'static str>,
}

/// The steps of a list of events, in order; together they hold every event. `game` is the game after them. When one
/// person plays against a computer, `you` is the person's side: their lines say "you" and "they".
pub fn steps(game: &Game, events: &[Event], you: Option<Side>, lang: Lang) -> Vec<Step> {
    let rules = game.rules();
    let (voice, telling) = (voice_of(rules, lang), voice_telling(game, lang));
    let mut steps = Vec::new();
    let mut from = 0;
    for at in 1..=events.len() {
        let opens = events.get(at).is_none_or(|event| opens(event, &events[at - 1], &events[from..at]));
        if opens {
            let happened = &events[from..at];
            let line = line::step(rules, happened, you, telling);
            let by = happened[0].by();
            let named =
                from == 0 || matches!(events[from - 1], Event::Choice { .. }) || events[from - 1].by() != by;
            let (sentence, ended) = (step(rules, happened, named, voice), ended::ended(rules, happened));
            steps.push(Step { events: from..at, sentence, line, ended });
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
        (Event::Choice { .. }, _)
        | (_, Event::Pass { .. } | Event::Over { .. })
        | (Event::Capture { .. } | Event::Mark { .. }, Event::Sow { .. } | Event::Skip { .. }) => true,
        (_, Event::Sow { .. } | Event::Skip { .. }) => event.by() != before.by(),
        _ => false,
    }
}

fn player(voice: Voice, by: Side) -> String {
    if by == Side::North { words::north() } else { words::south() }.text(voice)
}

/// The first letter large, a full stop at the end if there is no other sign.
fn sentence(mut text: String) -> String {
    mbao_words::capital(&mut text);
    if !text.ends_with(['!', '?']) {
        text += ".";
    }
    text
}

/// The line of the endings that an event says has applied.
fn ending_of<'a>(rules: &'a Rules, event: &Event) -> Option<&'a Ending> {
    let Event::Ending { rule, cite, .. } = event else { return None };
    rules.endings().iter().find(|line| (line.rule, &line.cite) == (*rule, cite))
}

fn add(part: &str, between: &str, parts: &mut String) {
    if part.is_empty() {
        return;
    }
    if !parts.is_empty() {
        parts.push_str(between);
    }
    parts.push_str(part);
}

fn pit_of(event: &Event) -> &'static str {
    event.pit().as_ref().map_or("", PitName::as_str)
}

fn seeds_of(voice: Voice, event: &Event) -> String {
    words::seeds(usize::from(event.seeds().unwrap_or(0))).text(voice)
}

/// What happened in a step; `named` with who played.
fn step(rules: &Rules, events: &[Event], named: bool, voice: Voice) -> String {
    let lang = voice.lang;
    let mut parts = String::new();
    // The reason, the effect, and which ending it was.
    let mut because: Option<[String; 3]> = None;
    let sows = events.iter().any(|e| matches!(e, Event::Sow { .. }));
    for (at, event) in events.iter().enumerate() {
        let (pit, by, seeds) = (pit_of(event), player(voice, event.by()), seeds_of(voice, event));
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
            Event::Ending { .. } => {
                if let Some(line) = ending_of(rules, event) {
                    let mut ending = words::ending(lang, &cited(&line.cite, lang));
                    let decided = line.standing.decision().and_then(|one| decided(rules, one, lang));
                    add(&decided.unwrap_or_default(), "; ", &mut ending);
                    because = Some([reasons(line, voice), effect(rules, line, voice), ending]);
                }
                continue;
            }
            Event::Capture { pits, seeds: taken, .. } => {
                let text = words::captures(voice, usize::from(*taken), &joined(pits, ", "), &seeds);
                if let Some([_, then, _]) = &mut because {
                    *then = text;
                    continue;
                }
                text
            }
            Event::Again { .. } => words::then_again().text(voice),
            Event::Choice { .. } => words::to_choose(lang, &by),
            Event::Over { outcome, .. } => over(voice, outcome, None),
            _ => continue,
        };
        add(&part, ", ", &mut parts);
    }
    if let Some(first) = events.first().filter(|first| named && begins(first) && !parts.is_empty()) {
        parts = format!("{}: {parts}", player(voice, first.by()));
    }
    let mut text = if parts.is_empty() { parts } else { sentence(parts) };
    if let Some([why, then, ending]) = because {
        // A noted ending may apply wherever the last seed falls.
        let told_why = if why.is_empty() { then } else { words::because(voice, &then, &why) };
        let because = format!("{told_why} ({ending})");
        add(&sentence(because), " ", &mut text);
    }
    text
}

/// Whether an event begins a step whose sentence does not name the player.
fn begins(event: &Event) -> bool {
    !matches!(event, Event::Pass { .. } | Event::Choice { .. } | Event::Over { .. })
}

/// The name of a player. When one person plays, the other player is the opponent.
/// `None` for the person: sentences with "you" have words of their own.
fn name(voice: Voice, by: Side, you: Option<Side>) -> Option<String> {
    match you {
        None => Some(player(voice, by)),
        Some(you) if you == by => None,
        Some(_) => Some(words::opponent().text(voice)),
    }
}

/// How the game ended, with the winner's number first.
fn over(voice: Voice, outcome: &Outcome, you: Option<Side>) -> String {
    let lang = voice.lang;
    let [south, north] = outcome.score;
    let (south, north) = (&south.to_string(), &north.to_string());
    let mut text = match outcome.winner {
        None => words::over_draw(lang, north, south),
        Some(by) => {
            let (more, less) = if by == Side::North { (north, south) } else { (south, north) };
            match name(voice, by, you) {
                None => words::over_won_you(lang, less, more),
                Some(by) => words::over_won(lang, less, more, &by),
            }
        }
    };
    add(&early(outcome.kind, voice).unwrap_or_default(), "; ", &mut text);
    text
}

/// Why a game was broken off, if it was.
fn early(kind: OutcomeKind, voice: Voice) -> Option<String> {
    let why = match kind {
        OutcomeKind::Endless => words::over_endless(),
        OutcomeKind::Repetition => words::over_repetition(),
        OutcomeKind::Length => words::over_length(),
        OutcomeKind::End => return None,
    };
    Some(why.text(voice))
}

/// The conditions of an ending in a few words: where the last seed fell, then what had happened before. Whether a turn
/// captures is not said: a line of turns that do may be told from one of those that do not by nothing else.
fn reasons(line: &Ending, voice: Voice) -> String {
    let mut why = String::new();
    for then in [false, true] {
        for &condition in line.when.iter() {
            let before = matches!(condition, If::Crossed | If::NotCrossed | If::CameRound | If::HasCaptured);
            if before == then && !matches!(condition, If::Capturing | If::NotCapturing) {
                add(&reason(condition, voice), ", ", &mut why);
            }
        }
    }
    why
}

/// A condition of an ending in a few words: where or how the last seed fell.
pub fn reason(condition: If, voice: Voice) -> String {
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
        If::Pair(a, b) => return words::if_pair(voice.lang, &a.to_string(), &b.to_string()),
        If::ClockwiseCaptures => words::if_clockwise(),
        If::Capturing => words::if_capturing(),
        If::NotCapturing => words::if_not_capturing(),
        If::OwnHouse => words::if_house(),
        If::UnderTakasia => words::if_takasia(),
        If::OtherEndCaptured => words::if_other_end(),
    };
    message.text(voice)
}

/// What an ending does, in a few words. It names no side: a person who plays against a
/// computer is "you" to the board, not South.
fn effect(rules: &Rules, line: &Ending, voice: Voice) -> String {
    effects(rules, line)[0].text(voice)
}

/// What an ending does, in a few words, and in as few as a short line has room for.
fn effects(rules: &Rules, line: &Ending) -> [words::Message; 2] {
    match line.then {
        Then::Win => [words::then_win(); 2],
        Then::Sleep | Then::Unlawful => [words::then_sleep(), words::play_rest()],
        Then::Relay(RelayWay::Same) => [words::then_relay(), words::play_on()],
        Then::Relay(RelayWay::Opposite) => [words::then_relay_turned(), words::play_on_back()],
        Then::Relay(RelayWay::Chosen) => [words::then_direction(), words::play_on_which()],
        // The short line is for an ending that found nothing to capture: then the turn ends.
        Then::Capture(_) => [words::then_capture(), words::play_rest()],
        Then::TurnRound { .. } => [words::then_turn_round(), words::play_turn_round()],
        Then::MarkIt if rules.definition().marks == Marks::Knives => {
            [words::then_mark_knife(), words::play_new_knife()]
        }
        Then::MarkIt => [words::then_mark_bull(), words::play_new_bull()],
        Then::MarkPair => [words::then_mark_pair(), words::play_new_bulls()],
        Then::MoveOnAndSleep => [words::then_move_on(), words::play_move_on()],
        Then::StartAgain | Then::StartAgainOtherWay => [words::then_again(), words::play_again()],
        Then::SowHouseOrStop => [words::then_house(), words::play_sow_or_stop()],
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::question;
    use mbao_rules::Game;

    fn sentences(game: &str, position: &str, actions: &[&str], lang: Lang) -> Vec<String> {
        let request = Game::builder(game).position(position);
        let mut game = request.start().expect("a position");
        let (mut told, mut whole) = (Vec::new(), Vec::new());
        for action in actions {
            let events = game.play_text(action).expect("a legal action");
            let steps = steps(&game, &events, None, lang);
            assert_eq!(steps.first().map(|s| s.events.start), Some(0));
            assert!(steps.windows(2).all(|w| w[0].events.end == w[1].events.start));
            assert_eq!(steps.last().map(|s| s.events.end), Some(events.len()));
            told.extend(steps.into_iter().map(|s| s.sentence));
            whole.extend(events);
            told.push(turn(game.rules(), &whole, game.mover(), None, question(&game, lang).as_deref(), lang));
        }
        told
    }

    #[test]
    fn diagram_k_is_told_with_its_reason() {
        let lines = sentences("enkeshui", "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18", &["c1", "x"], Lang::En);
        assert_eq!(
            lines,
            [
                "South: 2 cows from c1, last in e1, South chooses.",
                "South sowed 2 cows from c1 to e1. Take 7 cows from e2, e1, f2 and g2?",
                "The last cow fell on the sower’s own side, in an empty pit, with cows opposite, free to be taken: 7 cows captured from e2, e1, f2, g2 (source: §9 rules 3, 4, 6; the editors decided: where the string stops).",
                "South sowed 2 cows from c1 to e1. 7 cows captured from e2, e1, f2 and g2. North to play.",
            ]
        );
    }

    #[test]
    fn a_step_that_rests_on_a_decision_says_which() {
        let lines = sentences("ndoto", "1,0,0,0,0,0,0,0/0,0,1,0,0,0,0,0 n 15-15", &["a2"], Lang::En);
        assert!(!lines[0].contains("decided"), "{lines:?}");
        let lines = sentences("ndoto", "0,0,0,3,0,0,0,0/0,0,1,0,0,0,0,0 s 14-14", &["c1"], Lang::Sw);
        let text = "(chanzo: §13; wahariri waliamua: kama shimo linalokula huachwa tupu).";
        assert!(lines[0].ends_with(text), "{lines:?}");
    }

    #[test]
    fn a_relay_is_two_steps_in_kiswahili_too() {
        let lines = sentences("ndoto", "1,0,0,0,0,0,0,0/2,0,1,0,0,0,0,0 s 14-14", &["a1"], Lang::Sw);
        assert_eq!(
            lines,
            [
                "Kusini: kete 2 kutoka a1, mwisho katika c1. Mkono umeishia katika shimo lenye kete: mkono mpya umechotwa hapo na kupandwa mbele (chanzo: §13).",
                "Kete 2 kutoka c1, mwisho katika e1. Mkono umeishia katika shimo tupu: zamu imekwisha (chanzo: §13).",
                "Kusini amegawa kete 4 kwa mikono 2, kutoka a1 hadi e1, katika shimo tupu: zamu imekwisha. Zamu ya Kaskazini.",
            ]
        );
    }

    #[test]
    fn the_winner_is_told_by_the_greater_number_first() {
        let end =
            |winner, score| Outcome { kind: OutcomeKind::End, winner, score, points: None, by_two: false };
        let told = |outcome: &Outcome, you| over(Lang::En.into(), outcome, you);
        let north = end(Some(Side::North), [15, 45]);
        assert_eq!(told(&north, None), "The game is over: North wins, 45 to 15");
        assert_eq!(told(&north, Some(Side::North)), "The game is over: you win, 45 to 15");
        assert_eq!(told(&north, Some(Side::South)), "The game is over: your opponent wins, 45 to 15");
        assert_eq!(told(&end(Some(Side::South), [58, 6]), None), "The game is over: South wins, 58 to 6");
        assert_eq!(told(&end(None, [32, 32]), None), "The game is over: a draw, 32 to 32");
    }

    #[test]
    fn who_plays_alone_is_called_you() {
        let mut game = Game::start("ndoto").expect("a recorded game");
        let events = game.play_text("c1").expect("it is legal");
        let told = |you| turn(game.rules(), &events, game.mover(), you, None, Lang::En);
        let both = told(Some(Side::South));
        assert!(both.starts_with("You sowed 21 seeds in 7 handfuls, from c1 to h1. "), "{both}");
        assert!(both.ends_with("Your opponent to play."), "{both}");
        let both = told(Some(Side::North));
        assert!(both.starts_with("Your opponent sowed") && both.ends_with("Your turn."), "{both}");
    }

    #[test]
    fn who_plays_alone_reads_of_no_south_or_north_and_of_no_player() {
        for definition in mbao_rules::GAMES {
            let mut game = Game::start(&definition.id).expect("a recorded game");
            let mut draw = 7_usize;
            for _ in 0..200 {
                let legal = game.legal();
                let Some(&action) = legal.get(draw % legal.len().max(1)) else { break };
                draw = draw.wrapping_mul(25_173).wrapping_add(13_849) % 65_536;
                let events = game.play(action).expect("it is legal");
                for lang in [Lang::En, Lang::Sw] {
                    let text = turn(game.rules(), &events, game.mover(), Some(Side::South), None, lang);
                    for side in Side::BOTH {
                        assert!(!text.contains(&player(lang.into(), side)), "{}: {text}", definition.id);
                    }
                    assert!(!text.contains("player") && !text.contains("mchezaji"), "{text}");
                }
            }
        }
    }

    #[test]
    fn each_action_of_a_turn_is_told_as_it_was_when_it_was_played() {
        let position = "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18";
        let mut game = Game::builder("enkeshui").position(position).start().expect("a position");
        let (mut events, mut told) = (Vec::new(), Vec::new());
        for action in ["c1", "x"] {
            let happened = game.play_text(action).expect("it is legal");
            told.extend(steps(&game, &happened, None, Lang::En).into_iter().map(|step| step.sentence));
            events.extend(happened);
        }
        let whole: Vec<_> =
            steps(&game, &events, None, Lang::En).into_iter().map(|step| step.sentence).collect();
        assert_eq!(whole, told);
    }
}
