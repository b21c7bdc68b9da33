//! Counts what each player has, while the game goes on.

use crate::definition::Count;
use crate::finish::OutcomeKind;
use crate::position::Position;
use crate::rules::Rules;

/// What counts for a player now.
///
/// ```
/// use mbao_rules::Game;
///
/// let position = "0,4S,2,0,0,0,0,0/3,0,0,5S,1,0,4N,0 s 10-19";
/// let [south, north] = Game::builder("enkeshui").position(position).start()?.tally();
/// assert_eq!((south.store, south.marks, south.board, south.total()), (10, 9, 4, 23));
/// assert_eq!((north.store, north.marks, north.board, north.total()), (19, 4, 2, 25));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Tally {
    /// Seeds in the store.
    pub store: u16,
    /// Seeds in the player's own bulls or knives.
    pub marks: u16,
    /// Other seeds on the board, and in hand where seeds in hand count.
    pub board: u16,
}

impl Tally {
    /// All of them.
    pub const fn total(self) -> u16 {
        self.store + self.marks + self.board
    }
}

impl Rules {
    /// What counts for South and for North at a position of a game that ended in this way, or goes on.
    pub(crate) fn tally(&self, pos: &Position, ended: Option<OutcomeKind>) -> [Tally; 2] {
        let count = self.definition().end.count;
        let mut tally = [Tally::default(); 2];
        for (i, own) in tally.iter_mut().enumerate() {
            if count == Count::StarterLoses {
                own.board = u16::from(pos.hands[i]) + u16::from(pos.held[i]);
            } else {
                own.store = u16::from(pos.stores[i]);
            }
        }
        if ended.is_none() && count == Count::BoardToOther {
            return tally;
        }
        for pit in self.board().pits() {
            if let Some(side) = self.counts_for(pos, pit, ended.unwrap_or(OutcomeKind::End)) {
                let own = &mut tally[side.index()];
                let part =
                    if self.mark_owner(pos, pit) == Some(side) { &mut own.marks } else { &mut own.board };
                *part += u16::from(pos.seeds(pit));
            }
        }
        tally
    }
}
