//! Events: what happened, as plain data for programs that show it or check it.

use core::fmt;

use alloc::string::String;
use alloc::vec::Vec;

use crate::board::{PitName, Side};
use crate::definition::{Marks, Text, Then};
use crate::finish::Outcome;
use crate::mark::Mark;
use crate::position::Position;
use crate::rules::Rules;
use crate::step::Step;
use crate::text::action::Action;

/// One thing that happened, and whose hand did it (`by`). The events in order are enough to
/// reproduce the state (see [`State::apply`](crate::State::apply)).
///
/// `hand` is the number of seeds in that player's hand afterwards. The reserve
/// of bao is not part of it.
///
/// With the feature `serde` an event is written as the JavaScript library
/// promises it: `{"kind":"sow","by":"s","pit":"d1","seeds":1,"hand":0}`.
///
/// ```
/// use mbao_rules::{Event, Game};
///
/// let mut game = Game::start("ndoto")?;
/// let events = game.play_text("c1")?;
/// let sown = events.iter().filter(|event| matches!(event, Event::Sow { .. })).count();
/// assert_eq!((events[0].to_string(), sown), ("lift c1 2".to_string(), 21));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// Seeds leave a pit for the hand.
    Lift {
        /// Whose hand.
        by: Side,
        /// The pit they leave.
        pit: PitName,
        /// How many.
        seeds: u8,
        /// Seeds in the hand afterwards.
        hand: u8,
    },
    /// One seed falls from the hand into a pit.
    Sow {
        /// Whose hand.
        by: Side,
        /// The pit it falls into.
        pit: PitName,
        /// Seeds in the hand afterwards.
        hand: u8,
    },
    /// A pit is passed over.
    Skip {
        /// Whose hand.
        by: Side,
        /// The pit that gets no seed.
        pit: PitName,
    },
    /// A line of the endings applies.
    Ending {
        /// Whose hand.
        by: Side,
        /// The pit of the last seed.
        pit: PitName,
        /// The number of the line.
        rule: u8,
        /// Its citation in the source, such as `§13`.
        cite: Text,
        /// Number of the editorial decision it rests on, if the source does not say it.
        decision: Option<u8>,
    },
    /// Pits are captured.
    Capture {
        /// Who captures.
        by: Side,
        /// The pits, in order.
        pits: Vec<PitName>,
        /// How many seeds were in them.
        seeds: u8,
        /// Seeds in the hand afterwards: 0 if they went to the store.
        hand: u8,
    },
    /// A pit gets a mark or loses it.
    Mark {
        /// Who marks it.
        by: Side,
        /// The pit.
        pit: PitName,
        /// Its mark now.
        mark: Mark,
    },
    /// The player has to choose.
    Choice {
        /// Who chooses.
        by: Side,
        /// The pit that the choice is about, if any.
        pit: Option<PitName>,
        /// The actions that are legal, sorted.
        options: Vec<Action>,
    },
    /// The mover starts again.
    Again {
        /// The mover.
        by: Side,
    },
    /// The turn ends.
    Sleep {
        /// Whose turn it was.
        by: Side,
    },
    /// The mover passes.
    Pass {
        /// The mover.
        by: Side,
    },
    /// Seeds are laid in a pit.
    Lay {
        /// Whose hand.
        by: Side,
        /// The pit.
        pit: PitName,
        /// How many.
        seeds: u8,
        /// Seeds in the hand afterwards.
        hand: u8,
    },
    /// The game is over.
    Over {
        /// Whose turn it would have been.
        by: Side,
        /// The result.
        outcome: Outcome,
    },
}

impl Event {
    /// The word for its kind: `lift`, `sow`, `skip`, …
    pub const fn kind(&self) -> &'static str {
        self.fields().kind
    }

    /// Whose hand did it.
    pub const fn by(&self) -> Side {
        self.fields().by
    }

    /// The pit where it happened, if it concerns a single pit.
    pub const fn pit(&self) -> Option<PitName> {
        self.fields().pit
    }

    /// How many seeds moved, if any did. A sown seed is 1.
    pub const fn seeds(&self) -> Option<u8> {
        self.fields().seeds
    }

    /// Seeds in that hand afterwards, where seeds moved.
    pub const fn hand(&self) -> Option<u8> {
        self.fields().hand
    }

    /// The number of the line of the endings that applied, if one did.
    pub const fn rule(&self) -> Option<u8> {
        self.fields().rule
    }

    const fn fields(&self) -> Fields<'_> {
        match self {
            Self::Lift { by, pit, seeds, hand } => Fields::moved("lift", *by, Some(*pit), *seeds, *hand),
            Self::Sow { by, pit, hand } => Fields::moved("sow", *by, Some(*pit), 1, *hand),
            Self::Skip { by, pit } => Fields::of("skip", *by, Some(*pit)),
            Self::Ending { by, pit, rule, cite, decision } => Fields {
                rule: Some(*rule),
                cite: Some(cite),
                decision: *decision,
                ..Fields::of("ending", *by, Some(*pit))
            },
            Self::Capture { by, pits, seeds, hand } => {
                Fields { pits: Some(pits), ..Fields::moved("capture", *by, None, *seeds, *hand) }
            }
            Self::Mark { by, pit, mark } => {
                Fields { mark: Some(*mark), ..Fields::of("mark", *by, Some(*pit)) }
            }
            Self::Choice { by, pit, options } => {
                Fields { options: Some(options), ..Fields::of("choice", *by, *pit) }
            }
            Self::Again { by } => Fields::of("again", *by, None),
            Self::Sleep { by } => Fields::of("sleep", *by, None),
            Self::Pass { by } => Fields::of("pass", *by, None),
            Self::Lay { by, pit, seeds, hand } => Fields::moved("lay", *by, Some(*pit), *seeds, *hand),
            Self::Over { by, outcome } => Fields { outcome: Some(outcome), ..Fields::of("over", *by, None) },
        }
    }
}

/// Writes the short form that conformance cases use: `sow d1`, `ending 2 f1`.
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lift { pit, seeds, .. } => write!(f, "lift {pit} {seeds}"),
            Self::Sow { pit, .. } => write!(f, "sow {pit}"),
            Self::Skip { pit, .. } => write!(f, "skip {pit}"),
            Self::Ending { pit, rule, .. } => write!(f, "ending {rule} {pit}"),
            Self::Capture { pits, seeds, .. } => write!(f, "capture {} {seeds}", joined(pits, "+")),
            Self::Mark { pit, mark: Mark::None, .. } => write!(f, "unmark {pit}"),
            Self::Mark { pit, mark, .. } => write!(f, "mark {pit} {}", mark.word()),
            Self::Choice { options, .. } => {
                f.write_str("choice")?;
                options.iter().try_for_each(|option| write!(f, " {option}"))
            }
            Self::Again { .. } | Self::Sleep { .. } | Self::Pass { .. } => f.write_str(self.kind()),
            Self::Lay { pit, seeds, .. } => write!(f, "lay {pit} {seeds}"),
            Self::Over { outcome, .. } => {
                let [south, north] = outcome.score;
                write!(f, "over {} {} {south}-{north}", outcome.kind.word(), outcome.winner_word())
            }
        }
    }
}

/// Every field an event may have, in the order of writing.
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(not(feature = "serde"), allow(dead_code))] // some are only written
struct Fields<'a> {
    kind: &'static str,
    by: Side,
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pit: Option<PitName>,
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    pits: Option<&'a Vec<PitName>>,
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    seeds: Option<u8>,
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    hand: Option<u8>,
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    rule: Option<u8>,
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    cite: Option<&'a Text>,
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    decision: Option<u8>,
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    options: Option<&'a Vec<Action>>,
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    mark: Option<Mark>,
    #[cfg_attr(feature = "serde", serde(skip_serializing_if = "Option::is_none"))]
    outcome: Option<&'a Outcome>,
}

impl Fields<'_> {
    const fn of(kind: &'static str, by: Side, pit: Option<PitName>) -> Self {
        let (pits, seeds, hand, rule, cite) = (None, None, None, None, None);
        let (decision, options, mark, outcome) = (None, None, None, None);
        Self { kind, by, pit, pits, seeds, hand, rule, cite, decision, options, mark, outcome }
    }

    const fn moved(kind: &'static str, by: Side, pit: Option<PitName>, seeds: u8, hand: u8) -> Self {
        Self { seeds: Some(seeds), hand: Some(hand), ..Self::of(kind, by, pit) }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Event {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.fields().serialize(serializer)
    }
}

/// Turns the engine's steps, taken from `before`, into events.
pub(crate) fn events(rules: &Rules, before: &Position, steps: &[Step]) -> Vec<Event> {
    let mut hands = before.held;
    let mut events = Vec::new();
    for (at, &step) in steps.iter().enumerate() {
        let mut event = event(rules, before, &mut hands, step);
        if let (Event::Ending { decision, .. }, Step::Ending { line, .. }) = (&mut event, step)
            && captures_without_string(rules, line, steps.get(at + 1))
        {
            *decision = None;
        }
        events.push(event);
    }
    events
}

/// Whether a line that captures strings captured none. What is decided of such a line is how the
/// string runs.
fn captures_without_string(rules: &Rules, line: u8, next: Option<&Step>) -> bool {
    match (rules.then(line), next) {
        (Then::Capture(what), Some(Step::Capture { pits, .. })) => {
            what.string && pits.as_slice().len() <= 1 + usize::from(what.own)
        }
        _ => false,
    }
}

fn event(rules: &Rules, before: &Position, hands: &mut [u8; 2], step: Step) -> Event {
    let board = rules.board();
    match step {
        Step::Lift { pit, seeds, by } => {
            let hand = &mut hands[by.index()];
            *hand = hand.saturating_add(seeds);
            Event::Lift { by, pit: board.name(pit), seeds, hand: *hand }
        }
        Step::Sow { pit, by } => {
            let hand = &mut hands[by.index()];
            *hand = hand.saturating_sub(1);
            Event::Sow { by, pit: board.name(pit), hand: *hand }
        }
        Step::Skip { pit, by } => Event::Skip { by, pit: board.name(pit) },
        Step::Ending { pit, line, by } => {
            let (rule, cite, decision) = rules.ending(line).map_or((0, Text::default(), None), |ending| {
                (ending.rule, ending.cite.clone(), ending.standing.decision())
            });
            Event::Ending { by, pit: board.name(pit), rule, cite, decision }
        }
        Step::Capture { pits, seeds, to_hand, by } => {
            let hand = &mut hands[by.index()];
            if to_hand {
                *hand = hand.saturating_add(seeds);
            }
            let pits = pits.as_slice().iter().map(|&pit| board.name(pit)).collect();
            Event::Capture { by, pits, seeds, hand: *hand }
        }
        Step::Mark { pit, owner } => {
            let (by, mark) = match owner {
                None => (before.mover(), Mark::None),
                Some(_) if rules.definition().marks == Marks::Unmoved => (before.mover(), Mark::Unmoved),
                Some(owner) => (owner, Mark::Owned(owner)),
            };
            Event::Mark { by, pit: board.name(pit), mark }
        }
        Step::Takasia { pit } => {
            Event::Mark { by: board.owner(pit).other(), pit: board.name(pit), mark: Mark::Takasia }
        }
        Step::Again { by } => Event::Again { by },
        Step::Sleep { by } => Event::Sleep { by },
        Step::Pass { by } => Event::Pass { by },
        Step::Lay { pit, seeds, in_hand, by } => {
            let hand = &mut hands[by.index()];
            if !in_hand {
                *hand = hand.saturating_sub(seeds);
            }
            Event::Lay { by, pit: board.name(pit), seeds, hand: *hand }
        }
        Step::PutBack { pit, seeds, by } => {
            hands[by.index()] = 0;
            Event::Lay { by, pit: board.name(pit), seeds, hand: 0 }
        }
    }
}

/// Names of pits in a row, as `a1+b1`.
///
/// ```
/// let pits = ["a1".parse()?, "b1".parse()?];
/// assert_eq!(mbao_rules::joined(&pits, "+"), "a1+b1");
/// # Ok::<(), mbao_rules::Error>(())
/// ```
pub fn joined(pits: &[PitName], between: &str) -> String {
    pits.iter().map(PitName::as_str).collect::<Vec<_>>().join(between)
}
