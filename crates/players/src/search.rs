//! Looking ahead: alpha-beta over decisions, deepened turn by turn.
//!
//! A turn with choices is several decisions of one player, so the sign of a
//! value changes only where the player to decide does. Nothing is judged in
//! mid-turn: a turn that has begun is searched to its end. A position that
//! recurs on the current line counts at once as the repetition that it may
//! become the third time ([`Path::recurs`]). A value is a forced win or loss only
//! if every decision of the loser was looked at, except those whose sowing is
//! longer than the level foresees.
//!
//! This file is longer than most: it is one search, whose steps share their state.

use alloc::vec::Vec;

use mbao_rules::{Legal, Move, Moves, OutcomeKind, Pending, Position, Refusal, Rules, TURN_BOUND};

use crate::budget::Budget;
use crate::judge::{FORCED, Judge, UNDECIDED, WIN};
use crate::memory::{Bound, Known, Memory, from_here, to_here};
use crate::order::{Child, Merits, keep_enders, sort};
use crate::path::Path;
use crate::reach::{Found, Reach, Root};

/// Seeds after which an imagined sowing counts as never-ending:
/// the longest finite one known has 1,126.
const IMAGINED_BOUND: u32 = 20_000;
/// After this many decisions of a turn, only those that end it are searched, if
/// there are any: in the turn to be played, and in later ones. Where a player starts
/// again (giuthi, mbothe), those already played count too: else each decision could put the
/// end off, and the master has played turns of giuthi with hundreds of starts.
const CHOICES: [usize; 2] = [10, 3];
/// Turns that opponents are thought to see ahead. A player whose game is as good as lost, but only farther
/// away, plays what looks best up to there: the opponent may miss the way. (The master lost 13 of 40 games of
/// bao-kujifunza against the third level at 140 000 nodes when it delayed the end instead; this way, one.)
const HOPE: u8 = 10;
/// Below this value a game is as good as lost: one in twenty is won.
const HOPELESS: i32 = -3_000;
/// The turns left to search from which late decisions are searched less deeply.
const LATE_DEPTH: i32 = 3;
/// The turns left to search up to which a position may be judged good enough without being opened.
const NEAR_LEAF: i32 = 6;
/// The most decisions in a row to search.
const MOST_HEIGHT: usize = 96;
/// Beyond every value.
const INFINITE: i32 = 32_000;

/// A search in progress.
pub(crate) struct Search<'a> {
    rules: &'a Rules,
    judge: &'a Judge,
    memory: &'a mut Memory,
    reach: Reach,
    budget: Budget<'a>,
    path: Path,
    /// Decision points of the turns on the current line.
    trail: Vec<Position>,
    /// Children of the nodes on the current line.
    children: Vec<Child>,
    /// The best line from each height.
    lines: Vec<Vec<Move>>,
    merits: Merits,
    first_turn: u32,
    /// The number of decisions of this turn already played.
    played: usize,
    /// Whether decisions at the root were left out.
    left_out: bool,
    /// Turns that this iteration looks ahead.
    depth: i32,
    /// The value to the player to decide if the turn ended before its first
    /// decision.
    as_it_is: i32,
}

impl<'a> Search<'a> {
    pub(crate) fn new(
        rules: &'a Rules,
        judge: &'a Judge,
        memory: &'a mut Memory,
        reach: Reach,
        stop: &'a mut dyn FnMut() -> bool,
    ) -> Self {
        Self {
            rules,
            judge,
            memory,
            reach,
            budget: Budget::new(reach.nodes, stop),
            path: Path::new(&[]),
            trail: Vec::new(),
            children: Vec::with_capacity(512),
            lines: Vec::new(),
            merits: Merits::none(),
            first_turn: 1,
            played: 0,
            left_out: false,
            depth: 0,
            as_it_is: 0,
        }
    }

    /// The best line from a position; `None` if it has no legal decision. However
    /// early the search is stopped, it finds a legal decision.
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

    fn root_children(&mut self, root: &Root) -> Vec<Child> {
        let mut order = Vec::with_capacity(root.legal.len());
        for (place, &decision) in root.legal.iter().enumerate() {
            let mut pos = root.pos;
            if self.budget.decision() {
                break;
            }
            let looked = self.rules.play_in_place(&mut pos, decision, mbao_rules::SEED_BOUND);
            self.budget.seeds(looked.sown);
            if looked.result.is_ok() {
                let place = u8::try_from(place).unwrap_or(u8::MAX);
                let blind = looked.sown > self.reach.follows;
                let mut child = Child { pos, decision, place, promise: 0, worth: None, blind };
                self.merits.promise(self.judge, &root.pos, &mut child);
                order.push(child);
            }
        }
        if self.must_end(&root.pos, root.trail.len() + 1, 0) {
            self.left_out = keep_enders(&mut order, 0);
        }
        sort(&mut order);
        order
    }

    /// Whether only decisions that end the turn are searched at a position `turns` turns from the root, the
    /// `nth` at which something is decided in its turn.
    fn must_end(&self, pos: &Position, nth: usize, turns: i32) -> bool {
        let counted = if pos.pending() == Pending::Again || turns > 0 { nth } else { nth - self.played };
        !self.reach.plain && counted > CHOICES[usize::from(turns > 0)]
    }

    /// Searches all decisions of the root to the depth of this iteration.
    /// Returns `false` if it was stopped.
    fn root_iteration(&mut self, root: &Root, order: &mut [Child], found: &mut Found) -> bool {
        let mut best = -INFINITE;
        let begins = root.pos.between_turns();
        if begins {
            self.path.push(root.pos.fingerprint());
        }
        self.trail.clear();
        self.trail.extend_from_slice(&root.trail);
        self.trail.push(root.pos);
        let start = self.trail.len() - 1 - root.trail.len();
        for at in 0..order.len() {
            let child = order[at];
            let value =
                self.child_value(&root.pos, &child, self.depth, (best, INFINITE), at == 0, (0, 0), start);
            if self.budget.stopped() {
                break;
            }
            order[at].promise = value;
            if value > best {
                best = value;
                found.value = if self.left_out { Judge::at_least(value) } else { value };
                found.line.clear();
                found.line.push(child.decision);
                found.line.extend_from_slice(&self.lines[1]);
                // The next iteration tries the best decision first.
                order[..=at].rotate_right(1);
            }
        }
        if begins {
            self.path.pop();
        }
        !self.budget.stopped()
    }

    /// The value of a decision for the player at `pos`. The first is searched with
    /// a full window, the others with one only if a null window does not refute them.
    #[allow(clippy::too_many_arguments)] // the state of the recursion
    fn child_value(
        &mut self,
        pos: &Position,
        child: &Child,
        depth: i32,
        (alpha, beta): (i32, i32),
        first: bool,
        (turns, height): (i32, usize),
        trail_start: usize,
    ) -> i32 {
        if child.blind {
            self.lines[height + 1].clear();
            return self.as_it_is + self.judge.off(&child.pos);
        }
        let ended = child.pos.pending() == Pending::Nothing;
        let depth = if ended { depth - 1 } else { depth };
        let turns = turns + i32::from(ended);
        let trail_start = if ended { self.trail.len() } else { trail_start };
        let same = child.pos.mover() == pos.mover();
        let look = |search: &mut Self, alpha: i32, beta: i32| {
            if same {
                search.visit(&child.pos, child.worth, depth, alpha, beta, turns, height + 1, trail_start)
            } else {
                -search.visit(&child.pos, child.worth, depth, -beta, -alpha, turns, height + 1, trail_start)
            }
        };
        if first || beta - alpha <= 1 {
            return look(self, alpha, beta);
        }
        let value = look(self, alpha, alpha + 1);
        if value > alpha && value < beta && !self.budget.stopped() { look(self, alpha, beta) } else { value }
    }

    /// The value of a position for the player to decide, `turns` turns and
    /// `height` decisions from the root; `worth` is its judged value, if it has one.
    #[allow(clippy::too_many_arguments)] // the state of the recursion
    fn visit(
        &mut self,
        pos: &Position,
        worth: Option<i32>,
        depth: i32,
        mut alpha: i32,
        mut beta: i32,
        turns: i32,
        height: usize,
        trail_start: usize,
    ) -> i32 {
        self.lines[height].clear();
        let begins = pos.between_turns();
        let mut moves = Moves::default();
        self.rules.pseudo_legal(pos, &mut moves);
        if begins {
            if let Some(outcome) = self.rules.over_given(pos, &moves) {
                return Judge::over(&outcome, pos.mover(), turns);
            }
            let far = self.first_turn + u32::try_from(turns).unwrap_or(0);
            if far > TURN_BOUND {
                return Judge::over(&self.rules.outcome(pos, OutcomeKind::Length), pos.mover(), turns);
            }
        }
        let fingerprint = pos.fingerprint();
        if begins {
            if self.path.recurs(fingerprint) {
                return Judge::repeated(&self.rules.outcome(pos, OutcomeKind::Repetition), pos.mover());
            }
            if depth <= 0 || height >= MOST_HEIGHT {
                return worth.unwrap_or_else(|| self.judge.value(pos));
            }
        } else if height >= MOST_HEIGHT || self.chosen(trail_start) >= usize::from(self.reach.choices) {
            return self.finish_plainly(pos, turns);
        }
        let known = self.memory.get(fingerprint);
        if let Some(known) = known
            && beta - alpha == 1
        {
            let value = from_here(i32::from(known.value), turns);
            let depth = u8::try_from(depth).unwrap_or(0);
            let deep = if self.reach.plain { known.depth == depth } else { known.depth >= depth };
            if deep {
                match known.bound {
                    Bound::Exact => return value,
                    Bound::Least => alpha = alpha.max(value),
                    Bound::Most => beta = beta.min(value),
                }
                if alpha >= beta {
                    return value;
                }
            }
        }
        if begins
            && beta - alpha == 1
            && let Some(value) = self.good_enough(pos, worth, depth, beta)
        {
            return value;
        }
        self.open(
            pos,
            &moves,
            known.and_then(|k| k.best),
            depth,
            (alpha, beta),
            (turns, height),
            trail_start,
            fingerprint,
        )
    }

    /// The judged value of a position near the leaf, if it exceeds `beta` by so much that the few turns
    /// left will hardly change that.
    fn good_enough(&self, pos: &Position, worth: Option<i32>, depth: i32, beta: i32) -> Option<i32> {
        let margin = self.reach.margin.filter(|_| depth <= NEAR_LEAF && !self.reach.plain)?;
        // A forced win or loss has to be found by searching.
        if beta.abs() >= UNDECIDED {
            return None;
        }
        let worth = worth.unwrap_or_else(|| self.judge.value(pos));
        (worth.abs() < UNDECIDED && worth - depth * i32::from(margin) >= beta).then_some(worth)
    }

    /// The number of decisions searched in the current turn.
    fn chosen(&self, trail_start: usize) -> usize {
        self.trail.len() - trail_start.max(self.played)
    }

    /// Searches the decisions of a position.
    #[allow(clippy::too_many_arguments)] // the state of the recursion
    fn open(
        &mut self,
        pos: &Position,
        moves: &Moves,
        hint: Option<u8>,
        depth: i32,
        (alpha, beta): (i32, i32),
        (turns, height): (i32, usize),
        trail_start: usize,
        fingerprint: u64,
    ) -> i32 {
        let begins = pos.between_turns();
        if begins {
            self.path.push(fingerprint);
        }
        let first_child = self.children.len();
        self.trail.push(*pos);
        let mut node = Node { alpha, beta, best: -INFINITE, best_place: None, tried: 0 };
        let mut gone = Gone::default();
        let at = (turns, height);
        let only_enders = self.must_end(pos, self.trail.len() - trail_start, turns);
        let mut left_out = false;
        if let Some(place) = hint
            && !only_enders
            && let Some(&decision) = moves.get(usize::from(place))
            && let Some(child) = self.make(pos, decision, place, at, trail_start, &mut gone)
        {
            self.try_child(pos, &child, depth, at, trail_start, &mut node);
        }
        if node.best < beta && !self.budget.stopped() {
            for (place, &decision) in moves.iter().enumerate() {
                let place = u8::try_from(place).unwrap_or(u8::MAX);
                if hint == Some(place) && node.tried > 0 {
                    continue;
                }
                if let Some(mut child) = self.make(pos, decision, place, at, trail_start, &mut gone) {
                    // Children that are judged at once need no order: often one of the first refutes.
                    if depth <= 1 && !only_enders && child.pos.pending() == Pending::Nothing {
                        self.try_child(pos, &child, depth, at, trail_start, &mut node);
                        if node.best >= beta {
                            break;
                        }
                        continue;
                    }
                    self.merits.promise(self.judge, pos, &mut child);
                    self.children.push(child);
                }
                if self.budget.stopped() {
                    break;
                }
            }
            left_out = only_enders && keep_enders(&mut self.children, first_child);
            sort(&mut self.children[first_child..]);
            for next in first_child..self.children.len() {
                if self.budget.stopped() || node.best >= beta {
                    break;
                }
                let child = self.children[next];
                self.try_child(pos, &child, depth, at, trail_start, &mut node);
            }
        }
        self.children.truncate(first_child);
        self.trail.pop();
        let value = if node.tried > 0 || self.budget.stopped() {
            if left_out { Judge::at_least(node.best) } else { node.best }
        } else {
            self.nothing_to_decide(pos, depth, (alpha, beta), at, gone)
        };
        if begins {
            self.path.pop();
        }
        if self.budget.stopped() {
            return value;
        }
        if node.tried > 0
            && node.best >= beta
            && let Some(place) = node.best_place
        {
            self.merits.reward(pos, moves[usize::from(place)], depth);
        }
        let bound = match value {
            v if v >= beta => Bound::Least,
            v if v <= alpha => Bound::Most,
            _ => Bound::Exact,
        };
        self.memory.put(
            fingerprint,
            Known {
                value: to_here(value, turns),
                depth: u8::try_from(depth).unwrap_or(0),
                bound,
                best: node.best_place,
            },
        );
        value
    }

    fn try_child(
        &mut self,
        pos: &Position,
        child: &Child,
        depth: i32,
        (turns, height): (i32, usize),
        trail_start: usize,
        node: &mut Node,
    ) {
        let alpha = node.alpha.max(node.best);
        let window = (alpha, node.beta);
        let first = node.tried == 0;
        let ends_turn = child.pos.pending() == Pending::Nothing;
        let late = ends_turn && node.tried >= self.reach.full && depth >= LATE_DEPTH && !self.reach.plain;
        // Late decisions are searched less deeply, and fully only if they turn out to be better.
        if late {
            let glance = (alpha, alpha + 1);
            let value = self.child_value(pos, child, depth - 1, glance, true, (turns, height), trail_start);
            if self.budget.stopped() {
                return;
            }
            if value <= alpha {
                node.tried += 1;
                node.best = node.best.max(value);
                return;
            }
        }
        let value = self.child_value(pos, child, depth, window, first, (turns, height), trail_start);
        if self.budget.stopped() {
            return;
        }
        node.tried += 1;
        if value > node.best {
            node.best = value;
            node.best_place = Some(child.place);
            if value > alpha {
                let (here, below) = self.lines.split_at_mut(height + 1);
                here[height].clear();
                here[height].push(child.decision);
                here[height].extend_from_slice(&below[0]);
            }
        }
    }

    /// Plays a decision on a copy of the position; `None` if it is not legal or
    /// not foreseen, or the search is stopped.
    fn make(
        &mut self,
        pos: &Position,
        decision: Move,
        place: u8,
        (turns, _): (i32, usize),
        trail_start: usize,
        gone: &mut Gone,
    ) -> Option<Child> {
        if self.budget.decision() {
            return None;
        }
        let mut next = *pos;
        let looked = self.rules.play_in_place(&mut next, decision, IMAGINED_BOUND);
        self.budget.seeds(looked.sown);
        match looked.result {
            Err(refusal) => {
                gone.endless |= refusal == Refusal::NeverEnding;
                return None;
            }
            Ok(()) if Rules::leads_back(&next, &self.trail[trail_start..]) => {
                gone.back = true;
                return None;
            }
            Ok(()) => {}
        }
        if turns > 0 && looked.sown > self.reach.foresees {
            gone.overlooked = true;
            return None;
        }
        let blind = turns == 0 && looked.sown > self.reach.follows;
        Some(Child { pos: next, decision, place, promise: 0, worth: None, blind })
    }

    /// The value of a position in which no decision is legal or foreseen.
    fn nothing_to_decide(
        &mut self,
        pos: &Position,
        depth: i32,
        (alpha, beta): (i32, i32),
        (turns, height): (i32, usize),
        gone: Gone,
    ) -> i32 {
        if gone.overlooked {
            return if pos.between_turns() {
                -self.judge.value(&self.rules.turn_ended(pos))
            } else {
                self.finish_plainly(pos, turns)
            };
        }
        let kind = match self.rules.all_refused(pos, gone.back, gone.endless) {
            Legal::Endless => OutcomeKind::Endless,
            Legal::Open(_) | Legal::Nothing if pos.pending() != Pending::Again => OutcomeKind::End,
            Legal::TurnEnds | Legal::Open(_) | Legal::Nothing => {
                let pos_after = self.rules.turn_ended(pos);
                if height + 1 >= MOST_HEIGHT {
                    return -self.judge.value(&pos_after);
                }
                let start = self.trail.len();
                return -self.visit(&pos_after, None, depth - 1, -beta, -alpha, turns + 1, height + 1, start);
            }
        };
        Judge::over(&self.rules.outcome(pos, kind), pos.mover(), turns)
    }

    /// The value where the search ends in mid-turn: the turn is finished with
    /// the last legal decision at each point. Others may be better.
    fn finish_plainly(&mut self, from: &Position, turns: i32) -> i32 {
        let mut pos = *from;
        for _ in 0..32 {
            if pos.between_turns() {
                break;
            }
            let mut open = Moves::default();
            self.rules.pseudo_legal(&pos, &mut open);
            let mut next = None;
            for &decision in open.iter().rev() {
                if self.budget.decision() {
                    return 0;
                }
                let mut trial = pos;
                let looked = self.rules.play_in_place(&mut trial, decision, IMAGINED_BOUND);
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

/// The window of a node and the best of what was tried.
struct Node {
    alpha: i32,
    beta: i32,
    best: i32,
    best_place: Option<u8>,
    tried: u32,
}

/// Why decisions were left out.
#[derive(Clone, Copy, Default)]
struct Gone {
    back: bool,
    endless: bool,
    overlooked: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::Eye;

    #[test]
    fn only_near_the_leaf_and_without_forced_bounds_is_a_position_good_enough() {
        let rules =
            Rules::new(mbao_rules::game("ndoto").expect("a game"), None, &[], None).expect("its rules");
        let judge = Judge::new(&rules, Eye::Trained, 0, 1);
        let pos = rules.first_decision();
        let value = |reach: Reach, worth: i32, depth: i32, beta: i32| {
            let (mut memory, mut stop) = (Memory::new(0, 0), || false);
            let search = Search::new(&rules, &judge, &mut memory, reach, &mut stop);
            search.good_enough(&pos, Some(worth), depth, beta)
        };
        let near = Reach { margin: Some(500), ..Reach::ALL };
        assert_eq!(value(near, 1_000, 2, 0), Some(1_000));
        assert_eq!(value(near, 999, 2, 0), None);
        assert_eq!(value(near, 15_000, NEAR_LEAF + 1, 0), None);
        // Whether the player to move is lost by force has to be searched, and what is decided stays so.
        assert_eq!(value(near, 15_000, 1, -FORCED), None);
        assert_eq!(value(near, UNDECIDED, 1, 0), None);
        assert_eq!(value(Reach { plain: true, ..near }, 1_000, 2, 0), None);
        assert_eq!(value(Reach::ALL, 1_000, 2, 0), None);
    }
}
