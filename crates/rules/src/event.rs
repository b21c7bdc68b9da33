//! Events: what happened, as plain data for those who show it or check it.

use std::fmt;

use crate::board::{Pit, Side};
use crate::finish::Outcome;
use crate::position::Position;
use crate::rules::Rules;
use crate::state::OutcomeView;
use crate::step::Step;

/// What kind of thing happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Kind {
    /// Seeds leave a pit for the hand.
    Lift,
    /// One seed falls from the hand into a pit.
    Sow,
    /// A pit is passed over.
    Skip,
    /// A line of the endings applies.
    Ending,
    /// Pits are captured.
    Capture,
    /// A pit gets a mark or loses it.
    Mark,
    /// The player has to choose.
    Choice,
    /// The mover starts again.
    Again,
    /// The turn ends.
    Sleep,
    /// The mover passes.
    Pass,
    /// Seeds are laid in a pit.
    Lay,
    /// The game is over.
    Over,
}

/// One thing that happened. Events in order, and nothing else, reproduce the
/// state (see [`State::apply`](crate::State::apply)).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Event {
    /// What happened.
    pub kind: Kind,
    /// Whose hand did it: `s` or `n`.
    pub by: char,
    /// The pit where it happened.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub pit: Option<String>,
    /// The pits that were captured, in order.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub pits: Vec<String>,
    /// Seeds moved.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub seeds: Option<u8>,
    /// Seeds in that hand afterwards (not the bao hand).
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub hand: Option<u8>,
    /// Number of the line of the endings.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub rule: Option<u8>,
    /// Its place in the source.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub cite: Option<String>,
    /// What can be chosen.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Vec::is_empty"))]
    pub options: Vec<String>,
    /// The pit's mark now: `S`, `N`, `H`, `u`, `takasia`, or empty for none.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub mark: Option<String>,
    /// The result.
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pub outcome: Option<OutcomeView>,
}

impl Event {
    fn new(kind: Kind, by: Side) -> Self {
        Self {
            kind,
            by: by.letter(),
            pit: None,
            pits: Vec::new(),
            seeds: None,
            hand: None,
            rule: None,
            cite: None,
            options: Vec::new(),
            mark: None,
            outcome: None,
        }
    }

    pub(crate) fn choice(by: Side, pit: Option<String>, options: Vec<String>) -> Self {
        Self { pit, options, ..Self::new(Kind::Choice, by) }
    }

    pub(crate) fn over(by: Side, outcome: &Outcome) -> Self {
        Self { outcome: Some(OutcomeView::new(outcome)), ..Self::new(Kind::Over, by) }
    }
}

/// The short form of the conformance cases: `sow d1`, `ending 2 f1 §13`.
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pit = self.pit.as_deref().unwrap_or("-");
        match self.kind {
            Kind::Lift => write!(f, "lift {pit} {}", self.seeds.unwrap_or(0)),
            Kind::Sow => write!(f, "sow {pit}"),
            Kind::Skip => write!(f, "skip {pit}"),
            Kind::Ending => write!(f, "ending {} {pit}", self.rule.unwrap_or(0)),
            Kind::Capture => write!(f, "capture {} {}", self.pits.join("+"), self.seeds.unwrap_or(0)),
            Kind::Mark => match self.mark.as_deref().unwrap_or("") {
                "" => write!(f, "unmark {pit}"),
                mark => write!(f, "mark {pit} {mark}"),
            },
            Kind::Choice => write!(f, "choice {}", self.options.join(" ")),
            Kind::Again => f.write_str("again"),
            Kind::Sleep => f.write_str("sleep"),
            Kind::Pass => f.write_str("pass"),
            Kind::Lay => write!(f, "lay {pit} {}", self.seeds.unwrap_or(0)),
            Kind::Over => match &self.outcome {
                Some(o) => write!(f, "over {} {} {}-{}", o.kind, o.winner, o.score[0], o.score[1]),
                None => f.write_str("over"),
            },
        }
    }
}

/// Turns the engine's steps, taken from `before`, into events.
pub(crate) fn events(rules: &Rules, before: &Position, steps: &[Step]) -> Vec<Event> {
    let mut hands = before.held;
    let name = |pit: Pit| Some(rules.board().name(pit).to_string());
    steps
        .iter()
        .map(|&step| match step {
            Step::Lift { pit, seeds, by } => {
                let hand = &mut hands[by.index()];
                *hand = hand.saturating_add(seeds);
                Event { pit: name(pit), seeds: Some(seeds), hand: Some(*hand), ..Event::new(Kind::Lift, by) }
            }
            Step::Sow { pit, by } => {
                let hand = &mut hands[by.index()];
                *hand = hand.saturating_sub(1);
                Event { pit: name(pit), seeds: Some(1), hand: Some(*hand), ..Event::new(Kind::Sow, by) }
            }
            Step::Skip { pit, by } => Event { pit: name(pit), ..Event::new(Kind::Skip, by) },
            Step::Ending { pit, line, by } => {
                let ending = rules.ending(line);
                Event {
                    pit: name(pit),
                    rule: Some(ending.map_or(0, |e| e.rule)),
                    cite: ending.map(|e| e.cite.to_string()),
                    ..Event::new(Kind::Ending, by)
                }
            }
            Step::Capture { pits, seeds, to_hand, by } => {
                let hand = &mut hands[by.index()];
                if to_hand {
                    *hand = hand.saturating_add(seeds);
                }
                Event {
                    pits: pits.as_slice().iter().filter_map(|&pit| name(pit)).collect(),
                    seeds: Some(seeds),
                    hand: Some(*hand),
                    ..Event::new(Kind::Capture, by)
                }
            }
            Step::Mark { pit, owner } => {
                let letter = owner.map_or(String::new(), |o| o.letter().to_ascii_uppercase().to_string());
                Event {
                    pit: name(pit),
                    mark: Some(letter),
                    ..Event::new(Kind::Mark, owner.unwrap_or(before.mover()))
                }
            }
            Step::Takasia { pit } => Event {
                pit: name(pit),
                mark: Some("takasia".to_owned()),
                ..Event::new(Kind::Mark, rules.board().owner(pit).other())
            },
            Step::Again { by } => Event::new(Kind::Again, by),
            Step::Sleep { by } => Event::new(Kind::Sleep, by),
            Step::Pass { by } => Event::new(Kind::Pass, by),
            Step::Lay { pit, seeds, in_hand, by } => {
                let hand = &mut hands[by.index()];
                if !in_hand {
                    *hand = hand.saturating_sub(seeds);
                }
                Event { pit: name(pit), seeds: Some(seeds), hand: Some(*hand), ..Event::new(Kind::Lay, by) }
            }
            Step::PutBack { pit, seeds, by } => {
                hands[by.index()] = 0;
                Event { pit: name(pit), seeds: Some(seeds), hand: Some(0), ..Event::new(Kind::Lay, by) }
            }
        })
        .collect()
}
