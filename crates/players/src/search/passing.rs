//! Passes of a player who has something else to play.

use mbao_rules::{Move, Moves, Position};

use super::{Gone, INFINITE, Node, Search};
use crate::judge::{FORCED, SURE};
use crate::reach::{Found, Root};

/// The decisions without the pass, which comes last, and whether there is one besides others.
pub(super) fn apart(moves: &Moves) -> (&[Move], bool) {
    match moves.as_slice() {
        [starts @ .., Move::Pass] if !starts.is_empty() => (starts, true),
        all => (all, false),
    }
}

impl Search<'_> {
    /// Counts the pass of a player at `pos` who may start, when all starts have been tried.
    pub(super) fn try_pass(
        &mut self,
        pos: &Position,
        depth: i32,
        at: (i32, usize),
        trail_start: usize,
        node: &mut Node,
        gone: &mut Gone,
    ) {
        // With an overlooked start, the position is judged as it is.
        let none_is_legal = node.tried == 0 && !gone.overlooked;
        let counts = node.tried > 0 && node.best < node.beta.min(-SURE);
        if !none_is_legal && !counts {
            return;
        }
        let Some(child) = self.make(pos, Move::Pass, u8::MAX, at, trail_start, gone) else { return };
        if none_is_legal {
            self.try_child(pos, &child, depth, at, trail_start, node);
            return;
        }
        let window = (node.alpha.max(node.best), node.beta.min(-SURE));
        let value = if window.0 < window.1 {
            self.child_value(pos, &child, depth, window, true, at, trail_start)
        } else {
            -SURE
        };
        if !self.budget.stopped() {
            node.best = node.best.max(value.min(-SURE));
        }
    }

    /// Looks whether a pass instead of a start wins by force where no start does; it is played then. Where all
    /// starts lose, it may keep the game from being lost for certain.
    pub(super) fn weigh_pass(&mut self, root: &Root, found: &mut Found, trail_start: usize) {
        let Some(pass) = self.pass else { return };
        if found.value >= FORCED || self.budget.stopped() {
            return;
        }
        let lost = found.value < -SURE;
        // Who overlooks something proves nothing.
        let proves = self.reach.foresees == u32::MAX && self.reach.choices == u8::MAX;
        if !proves && !lost {
            return;
        }
        let least = if lost { found.value } else { FORCED - 1 };
        let value =
            self.child_value(&root.pos, &pass, self.depth, (least, INFINITE), true, (0, 0), trail_start);
        if self.budget.stopped() {
            return;
        }
        if proves && value >= FORCED {
            found.value = value;
            found.line.clear();
            found.line.push(Move::Pass);
            found.line.extend_from_slice(&self.lines[1]);
        } else if lost {
            found.value = found.value.max(value.min(-SURE));
        }
    }
}
