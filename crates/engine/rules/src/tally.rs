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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Game;
    use crate::played::random_games;

    #[test]
    fn at_every_end_the_tally_is_the_score_and_nobody_counts_more_than_there_are() {
        random_games(|game| {
            let totals = game.tally().map(Tally::total);
            assert!(totals[0] + totals[1] <= game.position().total(), "{:?}", game.action_texts());
            if let Some(outcome) = game.outcome() {
                assert_eq!(totals, outcome.score, "{:?}", game.action_texts());
            }
        });
    }

    #[test]
    fn where_the_board_goes_to_the_other_player_only_the_store_counts_before_the_end() {
        for definition in crate::GAMES {
            let tally = Game::start(&definition.id).expect("a game").tally();
            let counts = !matches!(definition.end.count, Count::BoardToOther | Count::StoreAndMarks);
            assert_eq!(tally.map(|own| own.total() > 0), [counts; 2], "{}", definition.id);
        }
    }
}
