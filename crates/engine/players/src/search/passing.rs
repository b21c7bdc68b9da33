//! Passes of a player who has something else to play.
//!
//! Who passes first gains nothing: the other may pass too, and then the first has to start. So such a pass is left
//! out. Only who answers a pass with a pass obliges the other to start, which may win.

use alloc::vec::Vec;

use mbao_rules::{Move, Moves};

use super::{At, INFINITE, Search, Turns, Window};
use crate::judge::{FORCED, SURE};
use crate::order::Child;
use crate::reach::{Found, Root};

/// The moves without the pass, which comes last, and whether there is one besides others.
pub(super) fn apart(moves: &Moves) -> (&[Move], bool) {
    match moves.as_slice() {
        [starts @ .., Move::Pass] if !starts.is_empty() => (starts, true),
        all => (all, false),
    }
}

impl Search<'_> {
    /// Takes a pass besides starts out of the moves at the root.
    pub(super) fn put_pass_aside(&mut self, order: &mut Vec<Child>) {
        let Some(at) = order.iter().position(|child| child.mv == Move::Pass) else { return };
        if order.len() > 1 {
            let pass = order.remove(at);
            let mut answers = Moves::default();
            self.rules.pseudo_legal(&pass.pos, &mut answers);
            self.pass = (answers.last() != Some(&Move::Pass)).then_some(pass);
        }
    }

    /// Looks whether a pass instead of a start wins by force where no start does; it is played then. Where all
    /// starts lose, it may keep the game from being lost for certain.
    pub(super) fn weigh_pass(&mut self, root: &Root, found: &mut Found, trail_start: usize) {
        let Some(pass) = self.pass else { return };
        if found.value >= FORCED || self.budget.stopped() {
            return;
        }
        // Who overlooks something proves nothing.
        let proves = self.reach.foresees == u32::MAX && self.reach.choices == u8::MAX;
        let lost = found.value < -SURE;
        let least = if lost { found.value } else { FORCED - 1 };
        let window = Window { alpha: least, beta: INFINITE };
        let (turns, at) = (Turns { gone: 0, left: self.depth }, At { height: 0, trail_start });
        let value = self.child_value(&root.pos, &pass, turns, at, window, true);
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
