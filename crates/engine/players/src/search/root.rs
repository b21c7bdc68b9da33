//! The move at hand: its choices, searched deeper and deeper.

use alloc::vec::Vec;

use super::{At, HOPE, HOPELESS, INFINITE, MOST_HEIGHT, Search, Turns, Window};
use mbao_rules::Move;

use crate::judge::{FORCED, Judge, WIN};
use crate::order::{Child, keep_enders, sort};
use crate::path::Path;
use crate::reach::{Found, Root};
use crate::taste::Tastes;

impl Search<'_> {
    /// The best line from a position; `None` if it has no legal move. However
    /// early the search is stopped, it finds a legal move.
    pub(crate) fn run(&mut self, root: &Root) -> Option<Found> {
        let &first = root.legal.first()?;
        // Between turns the last position is the root itself, which each iteration adds to the line.
        let before = root.begun.len() - usize::from(root.pos.between_turns()).min(root.begun.len());
        self.path = Path::new(&root.begun[..before]);
        self.first_turn = root.turn;
        self.played = root.trail.len();
        self.as_it_is = -self.judge.value(&self.rules.turn_ended(root.trail.first().unwrap_or(&root.pos)));
        self.lines = alloc::vec![Vec::new(); MOST_HEIGHT + 2];
        let mut found = Found { line: alloc::vec![first], value: 0, depth: 0, nodes: 0 };
        let mut order = self.root_children(root);
        let mut hope = None;
        for depth in 1..=self.reach.turns.max(1) {
            if self.budget.stopped() {
                break;
            }
            self.depth = i32::from(depth);
            let complete = self.root_iteration(root, &mut order, &mut found);
            if !complete {
                break;
            }
            found.depth = depth;
            if self.pass.is_some() && found.line[0] == Move::Pass && !self.reach.plain {
                break;
            }
            if depth == HOPE {
                hope = Some(found.line.clone());
            }
            let settled = found.value.abs() >= FORCED && i32::from(depth) > WIN - found.value.abs();
            if settled && !self.reach.plain {
                break;
            }
        }
        let lost_far_away = found.value < HOPELESS && WIN + found.value > i32::from(HOPE);
        if let Some(line) = hope.filter(|_| lost_far_away && !self.reach.plain) {
            found.line = line;
        }
        found.nodes = self.budget.nodes();
        Some(found)
    }

    pub(super) fn root_children(&mut self, root: &Root) -> Vec<Child> {
        let mut order = Vec::with_capacity(root.legal.len());
        let mut sown = alloc::vec![0; root.legal.len()];
        for (place, &mv) in root.legal.iter().enumerate() {
            let mut pos = root.pos;
            if self.budget.count() {
                break;
            }
            let looked = self.rules.play_in_place(&mut pos, mv, mbao_rules::SEED_BOUND);
            self.budget.seeds(looked.sown);
            if looked.result.is_ok() {
                sown[place] = looked.sown;
                let place = u8::try_from(place).unwrap_or(u8::MAX);
                let blind = looked.sown > self.reach.follows;
                let mut child = Child { pos, mv, place, promise: 0, worth: None, blind };
                self.merits.promise(self.judge, &root.pos, &mut child);
                order.push(child);
            }
        }
        self.tastes = Tastes::of(self.reach.taste, &sown);
        self.put_pass_aside(&mut order);
        if self.must_end(&root.pos, root.trail.len() + 1, 0) {
            self.left_out = keep_enders(&mut order, 0);
        }
        sort(&mut order);
        order
    }

    /// Searches all moves of the root to the depth of this iteration.
    /// Returns `false` if it was stopped.
    pub(super) fn root_iteration(&mut self, root: &Root, order: &mut [Child], found: &mut Found) -> bool {
        let mut best = -INFINITE;
        let begins = root.pos.between_turns();
        if begins {
            self.path.push(root.pos.fingerprint());
        }
        self.trail.clear();
        self.trail.extend_from_slice(&root.trail);
        self.trail.push(root.pos);
        let start = self.trail.len() - 1 - root.trail.len();
        let (turns, root_at) = (Turns { gone: 0, left: self.depth }, At { height: 0, trail_start: start });
        for at in 0..order.len() {
            let child = order[at];
            let alpha = self.tastes.no_better(best, child.place);
            let window = Window { alpha, beta: INFINITE };
            let value = self.child_value(&root.pos, &child, turns, root_at, window, at == 0);
            if self.budget.stopped() {
                break;
            }
            order[at].promise = value;
            let felt = self.tastes.felt(value, child.place);
            if felt > best {
                best = felt;
                found.value = if self.left_out { Judge::at_least(value) } else { value };
                found.line.clear();
                found.line.push(child.mv);
                found.line.extend_from_slice(&self.lines[1]);
                // The next iteration tries the best move first.
                order[..=at].rotate_right(1);
            }
        }
        self.weigh_pass(root, found, start);
        if begins {
            self.path.pop();
        }
        !self.budget.stopped()
    }
}
