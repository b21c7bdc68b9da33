//! Questions to a player: choices in mid-turn, and ways to start.

use mbao_rules::{Action, ChoiceKind, Event, Game, Lay, PitName, Way};

use crate::Lang;
use crate::listed::listed;
use crate::prelude::*;
use crate::words::{self, voice_of};

/// A question to a player, and the answers, the usual one first.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Choice {
    /// The question; `None` if nothing has to be chosen.
    pub question: Option<String>,
    /// The answers.
    pub answers: Vec<Answer>,
}

/// An action with the label of its button and what a board shows of it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Answer {
    /// The action as text.
    pub action: String,
    /// The label of its button.
    pub label: String,
    /// The pit that gets the first seed: where the way leads.
    pub to: Option<PitName>,
    /// The pit that its first handful is lifted from; `None` if it begins elsewhere: captured seeds, or none.
    pub from: Option<PitName>,
    /// The pits that get its first handful, in order; if that is one captured seed, those of the next handful, too.
    pub path: Vec<PitName>,
}

/// What can be chosen now: the answers to a question in mid-turn or, with a pit, the ways
/// to start from there. Between turns the answers are the actions that belong to no pit,
/// such as passing.
pub fn choice(game: &Game, start: Option<PitName>, lang: Lang) -> Choice {
    let kind = game.state().pending.map(|pending| pending.kind);
    let legal = game.legal();
    let mut answers = Vec::new();
    for rank in 0..4 {
        for &action in &legal {
            let fits = match action {
                Action::Start(pit, _) | Action::Place(pit, _) => start == Some(pit),
                Action::Tap(_) => false,
                _ => start.is_none(),
            };
            if fits && self::rank(action) == rank {
                answers.push(answer(game, action, kind, lang));
            }
        }
    }
    let question = match start {
        Some(pit) => Some(words::ask_way(lang, pit.as_str())),
        None => question(game, lang),
    };
    Choice { question, answers }
}

/// The order of an answer: the usual one comes first.
const fn rank(action: Action) -> usize {
    match action {
        Action::Take => 0,
        Action::TurnRound => 1,
        Action::Start(_, Some(Way::Ccw)) | Action::Sow(Way::Ccw) | Action::SowHouse => 2,
        _ => 3,
    }
}

fn answer(game: &Game, action: Action, kind: Option<ChoiceKind>, lang: Lang) -> Answer {
    let label = match (action, kind) {
        (Action::Take, _) => words::answer_take(stake(game).1),
        (Action::TurnRound, Some(ChoiceKind::Resow)) => words::answer_again(),
        (Action::TurnRound, _) => words::answer_turn(),
        (Action::GoOn, Some(ChoiceKind::Reverse)) => words::answer_on(),
        (Action::GoOn, kind) if kind != Some(ChoiceKind::Resow) => words::answer_leave(),
        (Action::SowHouse, _) => words::answer_house(),
        (Action::StopAtHouse, _) => words::answer_stop(),
        (Action::Pass, _) => words::answer_pass(),
        (Action::Done, _) => words::answer_done(),
        (Action::Place(_, Lay::Left), _) => words::answer_from_left(),
        (Action::Place(_, Lay::Right), _) => words::answer_from_right(),
        (
            Action::Sow(Way::Cw) | Action::Start(_, Some(Way::Cw)) | Action::Place(_, Lay::Takata(Way::Cw)),
            _,
        ) => words::answer_clockwise(),
        _ => words::answer_counter(),
    };
    let (mut from, mut path) = (None, Vec::new());
    for event in game.preview(action).unwrap_or_default() {
        match event {
            Event::Sow { pit, .. } => path.push(pit),
            Event::Skip { .. } => {}
            // Of a single captured seed only the next handful shows the way.
            _ if path.len() > 1 || from.is_some() && !path.is_empty() => break,
            Event::Lift { pit, .. } if path.is_empty() => from = Some(pit),
            Event::Capture { .. } => from = None,
            _ => {}
        }
    }
    let label = label.text(voice_of(game.rules(), lang));
    Answer { action: action.to_string(), label, to: path.first().copied(), from, path }
}

/// The pits that may be captured now, and the seeds in them.
pub fn stake(game: &Game) -> (Vec<PitName>, usize) {
    for event in game.preview(Action::Take).unwrap_or_default() {
        if let Event::Capture { pits, seeds, .. } = event {
            return (pits, seeds.into());
        }
    }
    (Vec::new(), 0)
}

/// The question in mid-turn, if there is one.
pub fn question(game: &Game, lang: Lang) -> Option<String> {
    let voice = voice_of(game.rules(), lang);
    let message = match game.state().pending?.kind {
        ChoiceKind::Capture => {
            let (pits, seeds) = stake(game);
            return Some(words::ask_capture(voice, &listed(lang, &pits), &words::seeds(seeds).text(voice)));
        }
        ChoiceKind::Reverse => words::ask_reverse(),
        ChoiceKind::Resow => words::ask_resow(),
        ChoiceKind::Direction => words::ask_direction(),
        ChoiceKind::House => words::ask_house(),
        ChoiceKind::Again => words::ask_again(),
    };
    Some(message.text(voice))
}
