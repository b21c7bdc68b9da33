//! Events: what happened, as plain data for those who show it or check it.

use core::fmt;

use alloc::string::String;
use alloc::vec::Vec;

use crate::board::{PitName, Side};
use crate::finish::Outcome;
use crate::position::Position;
use crate::rules::Rules;
use crate::state::Mark;
use crate::step::Step;
use crate::template::listed;

/// What kind of thing happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
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

impl Kind {
    /// The word for it: `lift`, `sow`, …
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Lift => "lift",
            Self::Sow => "sow",
            Self::Skip => "skip",
            Self::Ending => "ending",
            Self::Capture => "capture",
            Self::Mark => "mark",
            Self::Choice => "choice",
            Self::Again => "again",
            Self::Sleep => "sleep",
            Self::Pass => "pass",
            Self::Lay => "lay",
            Self::Over => "over",
        }
    }
}

/// One thing that happened. Events in order, and nothing else, reproduce the
/// state (see [`State::apply`](crate::State::apply)).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// What happened.
    pub kind: Kind,
    /// Whose hand did it.
    pub by: Side,
    /// The pit where it happened.
    pub pit: Option<PitName>,
    /// The pits that were captured, in order.
    pub pits: Vec<PitName>,
    /// Seeds moved.
    pub seeds: Option<u8>,
    /// Seeds in that hand afterwards (not the bao hand).
    pub hand: Option<u8>,
    /// Number of the line of the endings.
    pub rule: Option<u8>,
    /// Its place in the source.
    pub cite: Option<&'static str>,
    /// What can be chosen.
    pub options: Vec<String>,
    /// The pit's mark now.
    pub mark: Option<Mark>,
    /// The result.
    pub outcome: Option<Outcome>,
}

impl Event {
    fn new(kind: Kind, by: Side) -> Self {
        Self {
            kind,
            by,
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

    pub(crate) fn choice(by: Side, pit: Option<PitName>, options: Vec<String>) -> Self {
        Self { pit, options, ..Self::new(Kind::Choice, by) }
    }

    pub(crate) fn over(by: Side, outcome: &Outcome) -> Self {
        Self { outcome: Some(*outcome), ..Self::new(Kind::Over, by) }
    }
}

/// The short form of the conformance cases: `sow d1`, `ending 2 f1 §13`.
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let pit = self.pit.as_ref().map_or("-", PitName::as_str);
        match self.kind {
            Kind::Lift => write!(f, "lift {pit} {}", self.seeds.unwrap_or(0)),
            Kind::Sow => write!(f, "sow {pit}"),
            Kind::Skip => write!(f, "skip {pit}"),
            Kind::Ending => write!(f, "ending {} {pit}", self.rule.unwrap_or(0)),
            Kind::Capture => write!(f, "capture {} {}", joined(&self.pits, "+"), self.seeds.unwrap_or(0)),
            Kind::Mark => match self.mark.unwrap_or_default() {
                Mark::None => write!(f, "unmark {pit}"),
                mark => write!(f, "mark {pit} {}", mark.word()),
            },
            Kind::Choice => write!(f, "choice {}", self.options.join(" ")),
            Kind::Again => f.write_str("again"),
            Kind::Sleep => f.write_str("sleep"),
            Kind::Pass => f.write_str("pass"),
            Kind::Lay => write!(f, "lay {pit} {}", self.seeds.unwrap_or(0)),
            Kind::Over => match &self.outcome {
                Some(o) => {
                    write!(f, "over {} {} {}-{}", o.kind.word(), o.winner_word(), o.score[0], o.score[1])
                }
                None => f.write_str("over"),
            },
        }
    }
}

/// Turns the engine's steps, taken from `before`, into events.
pub(crate) fn events(rules: &Rules, before: &Position, steps: &[Step]) -> Vec<Event> {
    let mut hands = before.held;
    let mut told = Vec::new();
    for &step in steps {
        told.push(event(rules, before, &mut hands, step));
    }
    told
}

fn event(rules: &Rules, before: &Position, hands: &mut [u8; 2], step: Step) -> Event {
    let (kind, by) = match step {
        Step::Lift { by, .. } => (Kind::Lift, by),
        Step::Sow { by, .. } => (Kind::Sow, by),
        Step::Skip { by, .. } => (Kind::Skip, by),
        Step::Ending { by, .. } => (Kind::Ending, by),
        Step::Capture { by, .. } => (Kind::Capture, by),
        Step::Mark { owner, .. } => (Kind::Mark, owner.unwrap_or(before.mover())),
        Step::Takasia { pit } => (Kind::Mark, rules.board().owner(pit).other()),
        Step::Again { by } => (Kind::Again, by),
        Step::Sleep { by } => (Kind::Sleep, by),
        Step::Pass { by } => (Kind::Pass, by),
        Step::Lay { by, .. } | Step::PutBack { by, .. } => (Kind::Lay, by),
    };
    let mut event = Event::new(kind, by);
    let hand = &mut hands[by.index()];
    let mut moved = None;
    let at = match step {
        Step::Lift { pit, seeds, .. } => {
            *hand = hand.saturating_add(seeds);
            moved = Some(seeds);
            pit
        }
        Step::Sow { pit, .. } => {
            *hand = hand.saturating_sub(1);
            moved = Some(1);
            pit
        }
        Step::Ending { pit, line, .. } => {
            let ending = rules.ending(line);
            event.rule = Some(ending.map_or(0, |e| e.rule));
            event.cite = ending.map(|e| e.cite);
            pit
        }
        Step::Capture { pits, seeds, to_hand, .. } => {
            if to_hand {
                *hand = hand.saturating_add(seeds);
            }
            for &pit in pits.as_slice() {
                event.pits.push(rules.board().name(pit));
            }
            event.seeds = Some(seeds);
            event.hand = Some(*hand);
            return event;
        }
        Step::Mark { pit, owner } => {
            event.mark = Some(owner.map_or(Mark::None, Mark::Owned));
            pit
        }
        Step::Takasia { pit } => {
            event.mark = Some(Mark::Takasia);
            pit
        }
        Step::Lay { pit, seeds, in_hand, .. } => {
            if !in_hand {
                *hand = hand.saturating_sub(seeds);
            }
            moved = Some(seeds);
            pit
        }
        Step::PutBack { pit, seeds, .. } => {
            *hand = 0;
            moved = Some(seeds);
            pit
        }
        Step::Skip { pit, .. } => pit,
        Step::Again { .. } | Step::Sleep { .. } | Step::Pass { .. } => return event,
    };
    event.pit = Some(rules.board().name(at));
    event.seeds = moved;
    event.hand = moved.map(|_| *hand);
    event
}

/// Names of pits in a row, as `a1+b1`.
#[must_use]
pub fn joined(pits: &[PitName], between: &str) -> String {
    listed(&|i: usize| Some(pits.get(i)?.as_str()), between)
}
