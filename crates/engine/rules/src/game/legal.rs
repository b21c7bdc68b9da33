//! What can be played now.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::Game;
use crate::moves::Move;
use crate::text::action::{Action, SeedCounts};

/// An action of a set-up phase in which the player chooses the numbers.
///
/// ```
/// use mbao_rules::{FreeAction, Game, SeedCounts};
///
/// let mut game = Game::start("lukho")?;
/// assert_eq!(game.free_action(), Some(FreeAction::Lift));
/// let mut counts = SeedCounts::default();
/// counts.set("a1".parse()?, 3);
/// game.play(FreeAction::Lift.with(counts))?;
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FreeAction {
    /// Seeds are lifted.
    Lift,
    /// Seeds are laid.
    Lay,
}

impl FreeAction {
    /// The action with these numbers.
    pub const fn with(self, counts: SeedCounts) -> Action {
        match self {
            Self::Lift => Action::Lift(counts),
            Self::Lay => Action::Lay(counts),
        }
    }

    /// The pattern that represents it among legal actions: `lift *` or `lay *`.
    pub const fn pattern(self) -> &'static str {
        match self {
            Self::Lift => "lift *",
            Self::Lay => "lay *",
        }
    }
}

impl Game {
    /// The legal actions, sorted by their texts; none when the game is over. Where numbers are
    /// free, [`Game::free_action`] says what else can be done.
    ///
    /// ```
    /// use mbao_rules::{Action, Game};
    ///
    /// let mut game = Game::start("mbothe")?;
    /// let first: Action = game.legal()[0];
    /// game.play(first)?;
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn legal(&self) -> Vec<Action> {
        self.sorted(self.legal_moves())
    }

    pub(super) fn sorted(&self, moves: &[Move]) -> Vec<Action> {
        let mut actions: Vec<Action> = moves.iter().map(|&m| self.rules.action(m)).collect();
        actions.sort_by_cached_key(Action::to_string);
        actions
    }

    /// The legal moves, without the set-up phases' free numbers.
    pub fn legal_moves(&self) -> &[Move] {
        if self.point().outcome.is_some() { &[] } else { &self.point().legal }
    }

    /// Whether seeds can be lifted or laid now in numbers that the player chooses.
    ///
    /// ```
    /// use mbao_rules::{FreeAction, Game};
    ///
    /// let game = Game::start("lukho")?;
    /// assert_eq!((game.legal(), game.free_action()), (vec![], Some(FreeAction::Lift)));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn free_action(&self) -> Option<FreeAction> {
        let pos = self.position();
        if self.outcome().is_some() || pos.phase.is_play() {
            None
        } else if self.rules.wants_lift(pos) {
            Some(FreeAction::Lift)
        } else if self.rules.wants_lay(pos) {
            Some(FreeAction::Lay)
        } else {
            None
        }
    }

    /// The legal actions as texts, sorted. Where numbers are free, the pattern `lift *` or `lay *`
    /// represents them.
    pub fn legal_texts(&self) -> Vec<String> {
        let mut legal: Vec<String> = self.legal().iter().map(Action::to_string).collect();
        // "done" comes before both patterns: the list stays sorted.
        legal.extend(self.free_action().map(|free| free.pattern().to_owned()));
        legal
    }

    /// A random legal action, with random numbers where they are free; `None` when the game is
    /// over. `pick(n)` returns a number below `n`.
    ///
    /// ```
    /// use mbao_rules::Game;
    ///
    /// let mut game = Game::start("lukho")?;
    /// for turn in 0..100 {
    ///     let Some(action) = game.random_action(|n| turn % n) else { break };
    ///     game.play(action)?;
    /// }
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn random_action(&self, mut pick: impl FnMut(usize) -> usize) -> Option<Action> {
        let (legal, free) = (self.legal(), self.free_action());
        let choices = legal.len() + usize::from(free.is_some());
        if choices == 0 {
            return None;
        }
        match (legal.get(pick(choices)), free) {
            (Some(action), _) => Some(*action),
            (None, None) => legal.first().copied(),
            (None, Some(free)) => {
                let counts = self.rules.random_counts(self.position(), &mut pick);
                Some(free.with(counts))
            }
        }
    }

    /// How many pits a `lift` or `lay` may name now, if that is limited.
    pub fn most_pits(&self) -> Option<u8> {
        self.rules.most_pits(self.position())
    }
}
