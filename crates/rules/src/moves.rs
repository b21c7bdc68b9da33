//! What a player can decide, as small values.

use crate::board::{MAX_PITS, Pit, Side, Way};

/// A decision that needs no free numbers. Aligned so that it is moved as a word.
///
/// ```
/// use mbao_rules::{Game, Move, Way};
///
/// let game = Game::start("ndoto")?;
/// let pit = game.rules().board().named("c1").expect("a pit of the board");
/// assert!(game.legal_moves().contains(&Move::Start(pit, Way::Ccw)));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(align(4))]
pub enum Move {
    /// Start from a pit.
    Start(Pit, Way),
    /// Take the capture.
    Take,
    /// Turn round; at a re-sowing, clockwise again.
    TurnRound,
    /// Leave it and go on; at a re-sowing, counterclockwise.
    GoOn,
    /// Direction of the next handful.
    Sow(Way),
    /// Bao: lay a seed from the hand.
    Lay(Pit, Lay),
    /// Bao: sow the own house.
    SowHouse,
    /// Bao: stop at the own house.
    StopAtHouse,
    /// Omit the turn.
    Pass,
    /// End a step of a set-up early.
    Done,
    /// A racing start: that player's next seed falls.
    Tap(Side),
}

/// How a seed is laid in bao and what follows.
///
/// ```
/// use mbao_rules::{Action, Lay, Way};
///
/// assert_eq!("@c2+".parse(), Ok(Action::Place("c2".parse()?, Lay::Takata(Way::Ccw))));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Lay {
    /// It captures in a kimbi: from the nearer kichwa.
    Forced,
    /// It captures: from the player's left kichwa.
    Left,
    /// It captures: from the player's right kichwa.
    Right,
    /// Takata: the pit is sown that way.
    Takata(Way),
}

/// Most decisions open at a time: two ways from each of a player's own pits, which are
/// half of all, and a pass. The choices in the middle of a turn are three at most.
const MOST: usize = MAX_PITS + 1;

/// A short list of decisions that lives on the stack.
///
/// ```
/// use mbao_rules::{Move, Moves, Rules, game};
///
/// let rules = Rules::new(game("coro")?, None, &[], None)?;
/// let mut moves = Moves::default();
/// rules.pseudo_legal(&rules.first_decision(), &mut moves);
/// moves.retain(|decision| decision != Move::Pass);
/// assert!(moves.iter().all(|decision| matches!(decision, Move::Start(..))));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Moves {
    len: u8,
    items: [Move; MOST],
}

impl Default for Moves {
    fn default() -> Self {
        Self { len: 0, items: [Move::Done; MOST] }
    }
}

impl Moves {
    pub(crate) const fn clear(&mut self) {
        self.len = 0;
    }

    /// Adds a decision. No rule opens more than there is room for: see [`MOST`].
    pub(crate) const fn push(&mut self, item: Move) {
        debug_assert!((self.len as usize) < MOST);
        if (self.len as usize) < MOST {
            self.items[self.len as usize] = item;
            self.len += 1;
        }
    }

    /// Adds decisions, as [`Moves::push`] does one by one; the length stays in a register
    /// meanwhile.
    #[inline]
    pub(crate) fn extend(&mut self, items: impl Iterator<Item = Move>) {
        let mut len = usize::from(self.len);
        for item in items {
            debug_assert!(len < MOST);
            let Some(room) = self.items.get_mut(len) else { break };
            *room = item;
            len += 1;
        }
        #[allow(clippy::cast_possible_truncation)] // at most MOST
        {
            self.len = len as u8;
        }
    }

    /// Keeps only the decisions of which `keep` says yes.
    pub fn retain(&mut self, mut keep: impl FnMut(Move) -> bool) {
        let mut kept = 0;
        for i in 0..usize::from(self.len) {
            let item = self.items[i];
            if keep(item) {
                self.items[usize::from(kept)] = item;
                kept += 1;
            }
        }
        self.len = kept;
    }

    /// Removes the decision at an index, putting the last in its place.
    ///
    /// # Panics
    /// When the index is not below the length, as slices do.
    #[inline]
    pub fn swap_remove(&mut self, index: usize) -> Move {
        let last = self.as_slice().len() - 1;
        self.as_mut_slice().swap(index, last);
        self.len -= 1;
        self.items[last]
    }

    /// The decisions.
    #[must_use]
    #[cfg_attr(not(feature = "compact"), inline(always))]
    pub fn as_slice(&self) -> &[Move] {
        &self.items[..usize::from(self.len)]
    }

    #[cfg_attr(not(feature = "compact"), inline(always))]
    fn as_mut_slice(&mut self) -> &mut [Move] {
        &mut self.items[..usize::from(self.len)]
    }
}

impl core::ops::Deref for Moves {
    type Target = [Move];

    #[cfg_attr(not(feature = "compact"), inline(always))]
    fn deref(&self) -> &[Move] {
        self.as_slice()
    }
}
