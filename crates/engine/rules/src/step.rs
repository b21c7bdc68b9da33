//! The steps of a turn as the engine reports them, and the listeners.

use alloc::vec::Vec;

use crate::board::{MAX_TRACK, Pit, Side};
use crate::rules::SEED_BOUND;

/// The most pits of one capture: the opponent's front row of sixteen, the pit behind the facing
/// one, and the capturing pit.
const MOST_CAPTURED: usize = MAX_TRACK / 2 + 2;

/// The pits of one capture, in the order in which they were emptied. None is listed twice: only a
/// pit that holds seeds is captured, and afterwards it is empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PitList {
    len: u8,
    pits: [Pit; MOST_CAPTURED],
}

impl PitList {
    pub(crate) const fn new() -> Self {
        Self { len: 0, pits: [Pit(0); MOST_CAPTURED] }
    }

    /// Adds a pit. There is room for every capture: see [`MOST_CAPTURED`].
    pub(crate) const fn push(&mut self, pit: Pit) {
        debug_assert!((self.len as usize) < MOST_CAPTURED);
        if (self.len as usize) < self.pits.len() {
            self.pits[self.len as usize] = pit;
            self.len += 1;
        }
    }

    /// The pits.
    pub fn as_slice(&self) -> &[Pit] {
        &self.pits[..usize::from(self.len)]
    }
}

/// One thing that happens. `by` is the player whose hand does it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step {
    /// Seeds leave a pit for the hand; the pit loses its mark (unmoved, house) when it is emptied.
    Lift { pit: Pit, seeds: u8, by: Side },
    /// One seed falls from the hand.
    Sow { pit: Pit, by: Side },
    /// A pit is passed over.
    Skip { pit: Pit, by: Side },
    /// A line of the endings applies: its index in the definition's list.
    Ending { pit: Pit, line: u8, by: Side },
    /// Pits are emptied, into the hand or the store.
    Capture { pits: PitList, seeds: u8, to_hand: bool, by: Side },
    /// A pit gets a mark or loses it.
    Mark { pit: Pit, owner: Option<Side> },
    /// A pit comes under takasia.
    Takasia { pit: Pit },
    /// The mover starts again.
    Again { by: Side },
    /// The turn ends.
    Sleep { by: Side },
    /// The mover passes.
    Pass { by: Side },
    /// Seeds are laid, from the bao hand (`in_hand`) or from those lifted.
    Lay { pit: Pit, seeds: u8, in_hand: bool, by: Side },
    /// A race is stopped: the seeds of a hand go back into a pit.
    PutBack { pit: Pit, seeds: u8, by: Side },
}

/// A listener for steps. While `on` is false the engine does not create them.
pub(crate) trait Sink {
    #[inline]
    fn on(&self) -> bool {
        false
    }
    #[inline]
    fn step(&mut self, _: Step) {}
    /// Reports a step, if it is listened to.
    #[inline]
    fn tell(&mut self, step: impl FnOnce() -> Step) {
        if self.on() {
            self.step(step());
        }
    }
    /// Reports the number of seeds sown since the last move.
    #[inline]
    fn sown(&mut self, _seeds: u32) {}
    /// Seeds after which a sowing counts as never-ending.
    #[inline]
    fn bound(&self) -> u32 {
        SEED_BOUND
    }
}

/// A listener that ignores everything: the engine compiled for it is the fast one.
#[cfg(not(feature = "compact"))]
pub(crate) struct Silent;

#[cfg(not(feature = "compact"))]
impl Sink for Silent {}

#[cfg(not(feature = "compact"))]
pub(crate) const fn silent() -> Silent {
    Silent
}

/// A listener that is off. It is asked at every step, so that one compiled engine serves all listeners.
#[cfg(feature = "compact")]
pub(crate) const fn silent() -> Log {
    Log { steps: Vec::new(), on: false }
}

/// Counts the seeds sown by a move and reports nothing else.
pub(crate) struct Tally {
    pub(crate) sown: u32,
    /// A sowing of as many counts as never-ending.
    pub(crate) bound: u32,
}

impl Sink for Tally {
    #[inline]
    fn sown(&mut self, seeds: u32) {
        self.sown += seeds;
    }
    #[inline]
    fn bound(&self) -> u32 {
        self.bound
    }
}

/// A listener that records every step.
pub(crate) struct Log {
    steps: Vec<Step>,
    on: bool,
}

impl Log {
    pub(crate) const fn new() -> Self {
        Self { steps: Vec::new(), on: true }
    }

    pub(crate) fn steps(&self) -> &[Step] {
        &self.steps
    }
}

impl Sink for Log {
    #[inline]
    fn on(&self) -> bool {
        self.on
    }
    fn step(&mut self, step: Step) {
        self.steps.push(step);
    }
}
