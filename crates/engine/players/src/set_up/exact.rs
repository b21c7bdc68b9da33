//! Searches lukho's second opening exhaustively.

use alloc::vec::Vec;

use mbao_rules::{Action, Position, SeedCounts, Side};

use super::{Budget, WON};
use crate::player::Player;
use crate::random::SplitMix;

impl Player {
    /// The best lay of lukho's second opening, with every pit and number tried.
    pub(super) fn lay_one_exactly(
        &self,
        pos: &Position,
        budget: &mut Budget<'_>,
        random: &mut SplitMix,
    ) -> Option<(Action, Option<i64>)> {
        let mover = pos.mover();
        let mut lays = self.lays(pos);
        let first = *lays.first()?;
        random.shuffle(&mut lays);
        let (mut best, mut known) = (None, i64::MIN);
        for lay in lays {
            let Ok(next) = self.rules.play_action(pos, &lay) else { continue };
            let worth = match mover {
                Side::North => Some(self.worth_of_course(&next, mover, &self.skill, budget)),
                Side::South => self.left_after(&next, known, budget, random),
            };
            if budget.stopped {
                break;
            }
            if let Some(worth) = worth.filter(|worth| *worth > known) {
                (best, known) = (Some(lay), worth);
            }
        }
        Some(best.map_or((first, None), |lay| (lay, Some(known))))
    }

    /// The mean worth to South over all answers of North's; `None` if it cannot be better than
    /// `known`, or if there was no time.
    fn left_after(
        &self,
        pos: &Position,
        known: i64,
        budget: &mut Budget<'_>,
        random: &mut SplitMix,
    ) -> Option<i64> {
        let mut answers = self.lays(pos);
        let count = i64::try_from(answers.len()).ok().filter(|&n| n > 0)?;
        random.shuffle(&mut answers);
        let mut sum = 0_i64;
        for (done, answer) in (1_i64..).zip(&answers) {
            let Ok(next) = self.rules.play_action(pos, answer) else { continue };
            sum += self.worth_of_course(&next, Side::South, &self.skill, budget);
            if budget.stopped {
                return None;
            }
            // Even if all remaining answers were won by a wide margin, the mean would be no better.
            if (sum + (count - done) * (WON + 100)) / count <= known {
                return None;
            }
        }
        Some(sum / count)
    }

    /// Every lay of lukho's second opening.
    fn lays(&self, pos: &Position) -> Vec<Action> {
        let mover = pos.mover();
        let mut lays = Vec::new();
        let board = self.rules.board();
        for pit in board.own_pits(mover.other()) {
            for seeds in 0..pos.held_by(mover).max(1) {
                // Laying no seeds is the same in every pit.
                if seeds > 0 || lays.is_empty() {
                    let mut lots = SeedCounts::default();
                    lots.set(board.name(pit), seeds);
                    lays.push(Action::Lay(lots));
                }
            }
        }
        lays
    }
}
