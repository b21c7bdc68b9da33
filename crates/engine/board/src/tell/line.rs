//! The register of play: what happens in one short line, for people who have never seen the game. It names
//! no pit and no place in the sources; a reason comes first, then what follows from it.

use mbao_rules::definition::{EndIf, Ending, If, Marks, RelayWay, Then};
use mbao_rules::{Action, ChoiceKind, Event, Game, Outcome, Rules, Side, State};

use super::{add, early, effects, ending_of, player, reason, sentence};
use crate::choice::{question, stake};
use crate::prelude::*;
use crate::words::{self, voice_of, voice_telling};
use crate::{Lang, Voice};

/// Describes a turn in a short line, as [`turn`](crate::turn) does in a sentence or two: what was won or why the turn
/// ended, and whose turn it is. It holds no name of a pit and at most 60 characters (70 in Kiswahili) for the recorded
/// games.
///
/// `events` are those of the turn so far, in one list; without any, the line says how to begin. When one person plays
/// against a computer, `you` is the person's side. In mid-turn it is the question, if a person is asked.
///
/// ```
/// use mbao_board::{Lang, line};
/// use mbao_rules::{Game, Side};
///
/// let mut game = Game::start("ndoto")?;
/// assert_eq!(line(&game, &[], None, Lang::En), "Lift the seeds of a ringed pit.");
/// let events = game.play_text("a1")?;
/// assert_eq!(line(&game, &events, Some(Side::South), Lang::En), "You eat 3 seeds! Their turn.");
/// # Ok::<(), mbao_rules::Error>(())
/// ```
pub fn line(game: &Game, events: &[Event], you: Option<Side>, lang: Lang) -> String {
    let voice = voice_telling(game, lang);
    let mover = game.mover();
    if let Some(outcome) = game.outcome() {
        let mut text = result(&outcome, you, voice);
        follow(end_reason(game, you, lang).unwrap_or_default(), &mut text, lang);
        return sentence(text);
    }
    let (pending, asks) = (game.state().pending, you.is_none_or(|you| you == mover));
    match pending {
        Some(pending) if asks && pending.kind == ChoiceKind::Capture => {
            return words::play_ask_eat(voice, &words::seeds(stake(game).1).text(voice));
        }
        Some(_) if asks => return question(game, lang).unwrap_or_default(),
        _ => {}
    }
    let mut text = done(game.rules(), events, you, voice, true);
    if !text.is_empty() {
        text = sentence(text);
        // The other player chooses how this turn goes on.
        if pending.is_some() {
            return text;
        }
    }
    let passed = events.iter().any(|event| matches!(event, Event::Pass { .. }));
    let next = match you {
        Some(_) if passed && game.rules().definition().start.may_pass => {
            after_pass(asks, game.legal().contains(&Action::Pass)).text(voice)
        }
        _ if events.is_empty() && asks => begin(game, voice),
        None => words::play_next(lang, &player(voice, mover)),
        Some(_) if asks => words::to_play_you().text(voice),
        Some(_) => words::play_next_they().text(voice),
    };
    add(&sentence(next), " ", &mut text);
    text
}

/// How a turn begins: seeds are lifted or, in bao, put in.
fn begin(game: &Game, voice: Voice) -> String {
    let legal = game.legal();
    let message = match legal.first() {
        Some(Action::Start(..)) if legal.contains(&Action::Pass) => words::play_start_or_pass(),
        Some(Action::Start(..)) => words::play_start(),
        Some(Action::Place(..)) => words::play_place(),
        _ => words::to_play_you(),
    };
    message.text(voice)
}

/// A step of a turn in a line.
pub(super) fn step(rules: &Rules, events: &[Event], you: Option<Side>, voice: Voice) -> String {
    let mut text = done(rules, events, you, voice, false);
    if text.is_empty() {
        text = words::play_choice().text(voice);
    }
    sentence(text)
}

/// What happened, without a full stop: why and what was captured, or in a `whole` turn only how much; if nothing was
/// captured, what the last ending did; if no seed ended anything, what was moved.
fn done(rules: &Rules, events: &[Event], you: Option<Side>, voice: Voice, whole: bool) -> String {
    let (mut ending, mut again) = (None, false);
    let [mut eaten, mut sown, mut lifted, mut laid] = [0; 4];
    for event in events {
        let seeds = usize::from(event.seeds().unwrap_or(0));
        match event {
            Event::Ending { .. } => ending = ending_of(rules, event),
            Event::Capture { .. } => eaten += seeds,
            Event::Again { .. } => again = eaten > 0,
            Event::Sow { .. } => sown += 1,
            Event::Lift { .. } => lifted += seeds,
            Event::Lay { .. } => laid += seeds,
            Event::Pass { by } => return passes(*by, you, voice),
            Event::Over { outcome, .. } => return result(outcome, you, voice),
            _ => {}
        }
    }
    let count = |seeds| words::seeds(seeds).text(voice);
    let mut text = String::new();
    if let Some(line) = ending.filter(|_| !whole || eaten == 0) {
        for &condition in line.when.iter() {
            add(&short(rules, line, condition, voice), ", ", &mut text);
        }
        if eaten == 0 {
            follow(effects(rules, line)[1].text(voice), &mut text, voice.lang);
        }
    }
    let by = events.first().map(Event::by);
    let moved = match (you, by) {
        (None, Some(by)) if eaten > 0 => words::play_eat(voice, &player(voice, by), &count(eaten)),
        _ if eaten > 0 && you == by => words::play_eat_you(voice, &count(eaten)),
        _ if eaten > 0 => words::play_eat_they(voice, &count(eaten)),
        _ if ending.is_some() => return text,
        _ if laid > 0 => words::play_laid(voice.lang, &count(laid)),
        _ if sown > 0 => words::play_sown(voice.lang, &count(sown)),
        _ if lifted > 0 => words::play_lifted(voice.lang, &count(lifted)),
        _ => return text,
    };
    follow(moved, &mut text, voice.lang);
    if again && !whole {
        add(&words::play_again().text(voice), ", ", &mut text);
    }
    if eaten > 0 && you == by {
        text = words::play_cry(voice.lang, &text);
    }
    text
}

/// Adds what follows after a colon.
fn follow(then: String, text: &mut String, lang: Lang) {
    if text.is_empty() {
        *text = then;
    } else if !then.is_empty() {
        *text = words::play_so(lang, text, &then);
    }
}

fn passes(by: Side, you: Option<Side>, voice: Voice) -> String {
    match you {
        None => words::passes(voice.lang, &player(voice, by)),
        Some(you) if you == by => words::passes_you().text(voice),
        Some(_) => words::play_pass_they().text(voice),
    }
}

/// After a pass that nothing forced: what follows if the other player passes too, or that nobody may now.
fn after_pass(asks: bool, may: bool) -> words::Message {
    match (asks, may) {
        (true, true) => words::play_pass_back(),
        (false, true) => words::play_passed_back(),
        (true, false) => words::play_must(),
        (false, false) => words::play_must_they(),
    }
}

/// A condition in a word or two; empty where another says it, or where nobody would miss it.
fn short(rules: &Rules, line: &Ending, condition: If, voice: Voice) -> String {
    let n = usize::from;
    let has = |fits: fn(If) -> bool| line.when.iter().any(|&one| fits(one));
    // Whose pit it is, is clear then; and the word for a pit would make the line too long, or stand there twice.
    let clear =
        has(|one| matches!(one, If::OppositeSeeds | If::OppositeHolds(_) | If::TurningPit | If::OwnHouse));
    let message = match condition {
        If::Empty if clear => words::play_empty(),
        If::Empty => words::play_empty_pit(),
        If::Occupied | If::HeldAtLeast(1) if clear => words::play_full(),
        If::Occupied | If::HeldAtLeast(1) => words::play_full_pit(),
        If::Held(held) => words::play_held(n(held)),
        If::HeldAtLeast(held) => words::play_at_least(n(held)),
        If::HeldAtMost(held) => words::play_at_most(n(held)),
        If::OppositeSeeds if !has(|one| matches!(one, If::BehindOppositeSeeds | If::Leftmost)) => {
            words::play_opposite()
        }
        If::OppositeHolds(held) => words::play_opposite_holds(n(held)),
        If::BehindOppositeSeeds => words::play_behind(),
        If::TurningPit => words::play_turning(),
        If::Leftmost => words::play_end_pit(),
        If::Marked if rules.definition().marks == Marks::Knives => words::play_knife(),
        If::Marked => words::play_bull(),
        If::NotCrossed => words::play_not_across(),
        If::CameRound if line.then == Then::Relay(RelayWay::Chosen) => words::play_round(),
        If::OwnHouse => words::play_house(),
        If::UnderTakasia => words::play_takasia(),
        If::EnemySide => words::play_away(),
        If::OwnSide if !clear => words::play_home(),
        If::Pair(a, b) => return words::play_pair(voice.lang, &a.to_string(), &b.to_string()),
        If::OtherEndCaptured => return reason(condition, voice),
        _ => return String::new(),
    };
    message.text(voice)
}

/// Who won, with the winner's number first.
fn result(outcome: &Outcome, you: Option<Side>, voice: Voice) -> String {
    let lang = voice.lang;
    let [south, north] = outcome.score.map(|score| score.to_string());
    let (more, less) = if outcome.winner == Some(Side::North) { (north, south) } else { (south, north) };
    match (outcome.winner, you) {
        (None, _) => words::play_draw(lang, &less, &more),
        (Some(by), None) => words::play_won(lang, &less, &more, &player(voice, by)),
        (Some(by), Some(you)) if by == you => words::play_won_you(lang, &less, &more),
        _ => words::play_won_they(lang, &less, &more),
    }
}

/// Why a game is over, in a few words, without a full stop: "no seeds in front on your side". `None` while it goes on.
/// When one person plays against a computer, `you` is the person's side.
pub fn end_reason(game: &Game, you: Option<Side>, lang: Lang) -> Option<String> {
    let voice = voice_of(game.rules(), lang);
    let outcome = game.outcome()?;
    if let Some(why) = early(outcome.kind, voice) {
        return Some(why);
    }
    let (state, when) = (game.state(), game.rules().definition().end.when);
    let stuck = [state.mover, state.mover.other()].into_iter().find(|side| state.left[side.index()] == 0);
    let by = stuck.unwrap_or(state.mover);
    let side = &match you {
        None => words::side_of(lang, &player(voice, by)),
        Some(you) if you == by => words::side_you().text(voice),
        Some(_) => words::side_they().text(voice),
    };
    Some(match when {
        EndIf::NoStart => words::end_start(voice, side),
        _ if stuck.is_none() => words::end_start(voice, side),
        EndIf::NoFrontRow { .. } => words::end_front(voice, side),
        _ if is_empty(&state, by) => words::end_none(voice, side),
        EndIf::NoneHolds(2) => words::end_singles(voice, side),
        EndIf::NoneHolds(_) => words::end_start(voice, side),
        _ if state.mark_kind == Marks::Knives => words::end_knives(lang, side),
        _ => words::end_bulls(lang, side),
    })
}

/// Whether a player has no seeds on their side.
fn is_empty(state: &State, side: Side) -> bool {
    let half = state.seeds.rows() / 2;
    let from = if side == Side::South { half } else { 0 };
    (from..from + half).all(|row| state.seeds.row(row).iter().all(|&seeds| seeds == 0))
}
