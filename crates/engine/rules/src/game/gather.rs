//! Gathers what remains on the board when a game is over.

use alloc::vec::Vec;

use super::Game;
use crate::board::Side;
use crate::definition::Count;
use crate::event::Event;

impl Game {
    /// Events that move the remaining seeds to the stores of the players they count for: at most one
    /// [`Event::Capture`] for each player. Empty while the game goes on, and where seeds are counted as they
    /// lie.
    ///
    /// ```
    /// use mbao_rules::Game;
    ///
    /// let over = "0,0,0,0,0,0,0,0/0,0,3,0,1,0,0,0 n 18-10";
    /// let game = Game::builder("ndoto").position(over).start()?;
    /// assert_eq!(game.gather()[0].to_string(), "capture c1+e1 4");
    /// let mut state = game.state();
    /// for event in game.gather() {
    ///     state.apply(&event);
    /// }
    /// assert_eq!(state.stores, [22, 10]);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn gather(&self) -> Vec<Event> {
        let (rules, pos) = (self.rules(), self.position());
        let counted_as_they_lie = !rules.keeps || rules.definition().end.count == Count::StarterLoses;
        let Some(outcome) = self.outcome().filter(|_| !counted_as_they_lie) else { return Vec::new() };
        let board = rules.board();
        let goes_to = |by: Side| {
            let (mut pits, mut seeds) = (Vec::new(), 0_u8);
            for pit in board.pits() {
                if pos.seeds(pit) > 0 && rules.counts_for(pos, pit, outcome.kind) == Some(by) {
                    pits.push(board.name(pit));
                    seeds = seeds.saturating_add(pos.seeds(pit));
                }
            }
            (!pits.is_empty()).then_some(Event::Capture { by, pits, seeds, hand: 0 })
        };
        Side::BOTH.into_iter().filter_map(goes_to).collect()
    }
}
