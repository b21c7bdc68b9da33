//! What a player can decide, as small values.

use crate::board::{MAX_PITS, Pit, Side, Way};

/// One choice of a player: where to start, what to take, which way to go on. [`Rules::action`](crate::Rules::action)
/// writes it, [`Rules::move_of`](crate::Rules::move_of) reads it.
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
#[repr(align(4))] // One word is copied, not four bytes.
pub enum Move {
    /// Start from a pit.
    Start(Pit, Way),
    /// Take the capture.
    Take,
    /// Turn round; where captured seeds are sown anew, sow them clockwise again.
    TurnRound,
    /// Decline and go on; where captured seeds are sown anew, sow them counterclockwise.
    GoOn,
    /// Choose the direction of the next handful.
    Sow(Way),
    /// Bao: lay a seed from the hand.
    Lay(Pit, Lay),
    /// Bao: sow your house.
    SowHouse,
    /// Bao: stop at your house.
    StopAtHouse,
    /// Skip the turn.
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

/// The most moves open at a time: two directions from each of a player's pits, which are half
/// of all, and a pass. In the middle of a turn there are at most three.
const MOST: usize = MAX_PITS + 1;

/// A short list of moves, held on the stack; it is `Copy`, and a slice of [`Move`]s to read.
///
/// ```
/// use mbao_rules::{Move, Moves, Rules};
///
/// let rules = Rules::of("coro")?;
/// let mut moves = Moves::default();
/// rules.pseudo_legal(&rules.first_position(), &mut moves);
/// moves.retain(|mv| mv != Move::Pass);
/// assert!(moves.iter().all(|mv| matches!(mv, Move::Start(..))));
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

    /// Adds a move. There is room for all that the rules can open: see [`MOST`].
    pub(crate) const fn push(&mut self, item: Move) {
        debug_assert!((self.len as usize) < MOST);
        if (self.len as usize) < MOST {
            self.items[self.len as usize] = item;
            self.len += 1;
        }
    }

    /// Adds moves like [`Moves::push`], but keeps the length in a register meanwhile.
    #[inline]
    pub(crate) fn extend(&mut self, items: impl IntoIterator<Item = Move>) {
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

    /// Keeps only the moves for which `keep` returns true.
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

    /// Removes the move at an index and puts the last one in its place.
    ///
    /// # Panics
    /// If the index is not below the length, as with slices.
    #[inline]
    pub fn swap_remove(&mut self, index: usize) -> Move {
        let last = self.as_slice().len() - 1;
        self.items[..usize::from(self.len)].swap(index, last);
        self.len -= 1;
        self.items[last]
    }

    /// The moves.
    #[inline(always)]
    pub fn as_slice(&self) -> &[Move] {
        &self.items[..usize::from(self.len)]
    }
}

impl core::ops::Deref for Moves {
    type Target = [Move];

    #[inline(always)]
    fn deref(&self) -> &[Move] {
        self.as_slice()
    }
}
