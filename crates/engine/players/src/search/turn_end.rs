//! How a turn ends in the search: when it has to, and what it is worth where nothing is decided any more.

use mbao_rules::{DeadEnd, Moves, Pending, Position};

use super::{At, CHOICES, Gone, IMAGINED_BOUND, MOST_HEIGHT, Search, Turns, Window};
use crate::judge::Judge;

impl Search<'_> {
    /// Whether only moves that end the turn are searched at a position `turns` turns from the root, the
    /// `nth` at which something is decided in its turn.
    pub(super) fn must_end(&self, pos: &Position, nth: usize, turns: i32) -> bool {
        let counted = if pos.pending() == Pending::Again || turns > 0 { nth } else { nth - self.played };
        !self.reach.plain && counted > CHOICES[usize::from(turns > 0)]
    }

    /// The number of moves searched in the current turn.
    pub(super) fn chosen(&self, trail_start: usize) -> usize {
        self.trail.len() - trail_start.max(self.played)
    }

    /// The value of a position in which no move is legal or foreseen.
    pub(super) fn nothing_to_decide(
        &mut self,
        pos: &Position,
        turns: Turns,
        at: At,
        window: Window,
        gone: Gone,
    ) -> i32 {
        if gone.overlooked {
            return if pos.between_turns() {
                -self.judge.value(&self.rules.turn_ended(pos))
            } else {
                self.finish_plainly(pos, turns.gone)
            };
        }
        match self.rules.dead_end(pos, gone.refusals) {
            DeadEnd::Over(kind) => Judge::over(&self.rules.outcome(pos, kind), pos.mover(), turns.gone),
            DeadEnd::TurnEnds(next) if at.height + 1 >= MOST_HEIGHT => -self.judge.value(&next),
            DeadEnd::TurnEnds(next) => {
                let at = At { height: at.height + 1, trail_start: self.trail.len() };
                -self.visit(&next, None, turns.next(), at, window.turned())
            }
        }
    }

    /// The value where the search ends in mid-turn: the turn is finished with
    /// the last legal move at each point. Others may be better.
    pub(super) fn finish_plainly(&mut self, from: &Position, turns: i32) -> i32 {
        let mut pos = *from;
        for _ in 0..32 {
            if pos.between_turns() {
                break;
            }
            let mut open = Moves::default();
            self.rules.pseudo_legal(&pos, &mut open);
            let mut next = None;
            for &mv in open.iter().rev() {
                if self.budget.count() {
                    return 0;
                }
                let mut trial = pos;
                let looked = self.rules.play_in_place(&mut trial, mv, IMAGINED_BOUND);
                self.budget.seeds(looked.sown);
                if looked.result.is_ok() {
                    next = Some(trial);
                    break;
                }
            }
            pos = next.unwrap_or_else(|| self.rules.turn_ended(&pos));
        }
        if !pos.between_turns() {
            pos = self.rules.turn_ended(&pos);
        }
        let value = match self.rules.over(&pos) {
            Some(outcome) => Judge::over(&outcome, pos.mover(), turns),
            None => self.judge.value(&pos),
        };
        Judge::at_least(if pos.mover() == from.mover() { value } else { -value })
    }
}
