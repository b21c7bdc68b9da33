//! Looking ahead: alpha-beta over moves, deepened turn by turn.
//!
//! A turn with choices is several moves of one player, so the sign of a
//! value changes only where the player to decide does. Nothing is judged in
//! mid-turn: a turn that has begun is searched to its end. A position that
//! recurs on the current line counts at once as the repetition that it may
//! become the third time ([`Path::recurs`]). A value is a forced win or loss only
//! if every move of the loser was looked at, except those whose sowing is
//! longer than the level foresees.
//!
//! Nobody passes who can start, except the player to decide, if that is a forced win and no start is.
//!
//! This file has the recursion; `root` begins it, `passing` looks at passes, and `turn_end` says how
//! turns end in it.

mod passing;
mod root;
mod turn_end;

use alloc::vec::Vec;

use mbao_rules::{Move, Moves, OutcomeKind, Pending, Position, Refusal, Refusals, Rules, TURN_BOUND};

use crate::budget::Budget;
use crate::judge::{Judge, UNDECIDED};
use crate::memory::{Bound, Known, Memory, from_here, to_here};
use crate::order::{Child, Merits, keep_enders, sort};
use crate::path::Path;
use crate::reach::Reach;
use crate::taste::Tastes;

/// Seeds after which an imagined sowing counts as never-ending:
/// the longest finite one known has 2,677 (`content/figures`).
const IMAGINED_BOUND: u32 = 20_000;
/// After this many moves of a turn, only those that end it are searched, if
/// there are any: in the turn to be played, and in later ones. Where a player starts
/// again (giuthi, mbothe), those already played count too: else each move could put the
/// end off, and the master has played turns of giuthi with hundreds of starts.
const CHOICES: [usize; 2] = [10, 3];
/// Turns that opponents are thought to see ahead. A player whose game is as good as lost, but only farther
/// away, plays what looks best up to there: the opponent may miss the way. (The master lost 13 of 40 games of
/// bao-kujifunza against the third level at 140 000 nodes when it delayed the end instead; this way, one.)
const HOPE: u8 = 10;
/// Below this value a game is as good as lost: one in twenty is won.
const HOPELESS: i32 = -3_000;
/// The turns left to search from which late moves are searched less deeply.
const LATE_DEPTH: i32 = 3;
/// The turns left to search up to which a position may be judged good enough without being opened.
const NEAR_LEAF: i32 = 6;
/// The most moves in a row to search.
const MOST_HEIGHT: usize = 96;
/// Beyond every value.
const INFINITE: i32 = 32_000;

/// How far a node is from the root and from the end of the search. (Pairs, which are passed in registers.)
#[derive(Clone, Copy)]
struct Turns {
    /// Turns from the root.
    gone: i32,
    /// Turns left to search.
    left: i32,
}

impl Turns {
    /// After another turn.
    const fn next(self) -> Self {
        Self { gone: self.gone + 1, left: self.left - 1 }
    }
}

/// Where a node is on the current line.
#[derive(Clone, Copy)]
struct At {
    /// Moves from the root.
    height: usize,
    /// Where its turn begins on the trail.
    trail_start: usize,
}

/// The values between which the value of a node matters.
#[derive(Clone, Copy)]
struct Window {
    alpha: i32,
    beta: i32,
}

impl Window {
    /// As the other player sees it.
    const fn turned(self) -> Self {
        Self { alpha: -self.beta, beta: -self.alpha }
    }

    /// Only whether a value is above `alpha`.
    const fn null(alpha: i32) -> Self {
        Self { alpha, beta: alpha + 1 }
    }

    /// Whether it asks only that.
    const fn is_null(self) -> bool {
        self.beta - self.alpha == 1
    }
}

pub(crate) struct Search<'a> {
    rules: &'a Rules,
    judge: &'a Judge,
    memory: &'a mut Memory,
    reach: Reach,
    budget: Budget<'a>,
    path: Path,
    /// Points of choice of the turns on the current line.
    trail: Vec<Position>,
    /// Children of the nodes on the current line.
    children: Vec<Child>,
    /// The best line from each height.
    lines: Vec<Vec<Move>>,
    merits: Merits,
    first_turn: u32,
    /// The number of moves of this turn already played.
    played: usize,
    /// Whether moves at the root were left out.
    left_out: bool,
    /// Turns that this iteration looks ahead.
    depth: i32,
    /// The value to the player to decide if the turn ended before its first
    /// move.
    as_it_is: i32,
    /// The pass of the player to decide, if they have a start too and the other would have to start.
    pass: Option<Child>,
    /// What the player likes about the moves at the root.
    tastes: Tastes,
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
            pass: None,
            tastes: Tastes::of(0, &[]),
        }
    }

    /// The value of a move for the player at `pos`. The first is searched with
    /// a full window, the others with one only if a null window does not refute them.
    fn child_value(
        &mut self,
        pos: &Position,
        child: &Child,
        turns: Turns,
        at: At,
        window: Window,
        first: bool,
    ) -> i32 {
        let Window { alpha, beta } = window;
        if child.blind {
            self.lines[at.height + 1].clear();
            return self.as_it_is + self.judge.off(&child.pos);
        }
        let ended = child.pos.pending() == Pending::Nothing;
        let turns = if ended { turns.next() } else { turns };
        let at =
            At { height: at.height + 1, trail_start: if ended { self.trail.len() } else { at.trail_start } };
        let same = child.pos.mover() == pos.mover();
        let look = |search: &mut Self, window: Window| {
            if same {
                search.visit(&child.pos, child.worth, turns, at, window)
            } else {
                -search.visit(&child.pos, child.worth, turns, at, window.turned())
            }
        };
        if first || beta - alpha <= 1 {
            return look(self, window);
        }
        let value = look(self, Window::null(alpha));
        if value > alpha && value < beta && !self.budget.stopped() { look(self, window) } else { value }
    }

    /// The value of a position for the player to decide; `worth` is its judged value, if it has one.
    fn visit(&mut self, pos: &Position, worth: Option<i32>, turns: Turns, at: At, mut window: Window) -> i32 {
        let Turns { gone, left } = turns;
        let At { height, trail_start } = at;
        self.lines[height].clear();
        let begins = pos.between_turns();
        let mut moves = Moves::default();
        self.rules.pseudo_legal(pos, &mut moves);
        if begins {
            if let Some(outcome) = self.rules.over_given(pos, &moves) {
                return Judge::over(&outcome, pos.mover(), gone);
            }
            let far = self.first_turn + u32::try_from(gone).unwrap_or(0);
            if far > TURN_BOUND {
                return Judge::over(&self.rules.outcome(pos, OutcomeKind::Length), pos.mover(), gone);
            }
        }
        let fingerprint = pos.fingerprint();
        if begins {
            if self.path.recurs(fingerprint) {
                return Judge::repeated(&self.rules.outcome(pos, OutcomeKind::Repetition), pos.mover());
            }
            if left <= 0 || height >= MOST_HEIGHT {
                return worth.unwrap_or_else(|| self.judge.value(pos));
            }
        } else if height >= MOST_HEIGHT || self.chosen(trail_start) >= usize::from(self.reach.choices) {
            return self.finish_plainly(pos, gone);
        }
        let known = self.memory.get(fingerprint);
        if let Some(known) = known
            && window.is_null()
        {
            let value = from_here(i32::from(known.value), gone);
            let depth = u8::try_from(left).unwrap_or(0);
            let deep = if self.reach.plain { known.depth == depth } else { known.depth >= depth };
            if deep {
                match known.bound {
                    Bound::Exact => return value,
                    Bound::Least => window.alpha = window.alpha.max(value),
                    Bound::Most => window.beta = window.beta.min(value),
                }
                if window.alpha >= window.beta {
                    return value;
                }
            }
        }
        if begins
            && window.is_null()
            && let Some(value) = self.good_enough(pos, worth, left, window.beta)
        {
            return value;
        }
        let hint = known.and_then(|known| known.best);
        let node = Node { fingerprint, hint, window, best: -INFINITE, best_place: None, tried: 0 };
        self.open(pos, &moves, node, turns, at)
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

    fn open(&mut self, pos: &Position, moves: &Moves, mut node: Node, turns: Turns, at: At) -> i32 {
        let Node { fingerprint, hint, window: Window { alpha, beta }, .. } = node;
        let begins = pos.between_turns();
        if begins {
            self.path.push(fingerprint);
        }
        let first_child = self.children.len();
        self.trail.push(*pos);
        let mut gone = Gone::default();
        let only_enders = self.must_end(pos, self.trail.len() - at.trail_start, turns.gone);
        let mut left_out = false;
        let (moves, may_pass) = passing::apart(moves);
        if let Some(place) = hint
            && !only_enders
            && let Some(&mv) = moves.get(usize::from(place))
            && let Some(child) = self.make(pos, mv, place, turns.gone, at, &mut gone)
        {
            self.try_child(pos, &child, turns, at, &mut node);
        }
        if node.best < beta && !self.budget.stopped() {
            for (place, &mv) in moves.iter().enumerate() {
                let place = u8::try_from(place).unwrap_or(u8::MAX);
                if hint == Some(place) && node.tried > 0 {
                    continue;
                }
                if let Some(mut child) = self.make(pos, mv, place, turns.gone, at, &mut gone) {
                    // Children that are judged at once need no order: often one of the first refutes.
                    if turns.left <= 1 && !only_enders && child.pos.pending() == Pending::Nothing {
                        self.try_child(pos, &child, turns, at, &mut node);
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
                self.try_child(pos, &child, turns, at, &mut node);
            }
            // Where every start is refused. With an overlooked one, the position is judged as it is.
            if may_pass && node.tried == 0 && !gone.overlooked {
                let place = u8::try_from(moves.len()).unwrap_or(u8::MAX);
                if let Some(child) = self.make(pos, Move::Pass, place, turns.gone, at, &mut gone) {
                    self.try_child(pos, &child, turns, at, &mut node);
                }
            }
        }
        self.children.truncate(first_child);
        self.trail.pop();
        let value = if node.tried > 0 || self.budget.stopped() {
            if left_out { Judge::at_least(node.best) } else { node.best }
        } else {
            self.nothing_to_decide(pos, turns, at, node.window, gone)
        };
        if begins {
            self.path.pop();
        }
        if self.budget.stopped() {
            return value;
        }
        if node.tried > 0
            && node.best >= beta
            && let Some(&mv) = node.best_place.and_then(|place| moves.get(usize::from(place)))
        {
            self.merits.reward(pos, mv, turns.left);
        }
        let bound = match value {
            v if v >= beta => Bound::Least,
            v if v <= alpha => Bound::Most,
            _ => Bound::Exact,
        };
        self.memory.put(
            fingerprint,
            Known {
                value: to_here(value, turns.gone),
                depth: u8::try_from(turns.left).unwrap_or(0),
                bound,
                best: node.best_place,
            },
        );
        value
    }

    fn try_child(&mut self, pos: &Position, child: &Child, turns: Turns, at: At, node: &mut Node) {
        let height = at.height;
        let alpha = node.window.alpha.max(node.best);
        let window = Window { alpha, ..node.window };
        let first = node.tried == 0;
        let ends_turn = child.pos.pending() == Pending::Nothing;
        let late =
            ends_turn && node.tried >= self.reach.full && turns.left >= LATE_DEPTH && !self.reach.plain;
        // Late moves are searched less deeply, and fully only if they turn out to be better.
        if late {
            let shallow = Turns { left: turns.left - 1, ..turns };
            let value = self.child_value(pos, child, shallow, at, Window::null(alpha), true);
            if self.budget.stopped() {
                return;
            }
            if value <= alpha {
                node.tried += 1;
                node.best = node.best.max(value);
                return;
            }
        }
        let value = self.child_value(pos, child, turns, at, window, first);
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
                here[height].push(child.mv);
                here[height].extend_from_slice(&below[0]);
            }
        }
    }

    /// Plays a move on a copy of the position; `None` if it is not legal or
    /// not foreseen, or the search is stopped.
    fn make(
        &mut self,
        pos: &Position,
        mv: Move,
        place: u8,
        turns: i32,
        at: At,
        gone: &mut Gone,
    ) -> Option<Child> {
        if self.budget.count() {
            return None;
        }
        let mut next = *pos;
        let looked = self.rules.play_in_place(&mut next, mv, IMAGINED_BOUND);
        self.budget.seeds(looked.sown);
        match looked.result {
            Err(refusal) => {
                gone.refusals.note(refusal);
                return None;
            }
            Ok(()) if Rules::leads_back(&next, &self.trail[at.trail_start..]) => {
                gone.refusals.note(Refusal::LeadsBack);
                return None;
            }
            Ok(()) => {}
        }
        if turns > 0 && looked.sown > self.reach.foresees {
            gone.overlooked = true;
            return None;
        }
        let blind = turns == 0 && looked.sown > self.reach.follows;
        Some(Child { pos: next, mv, place, promise: 0, worth: None, blind })
    }
}

/// A node: what is known of it, its window, and the best of what was tried.
struct Node {
    fingerprint: u64,
    /// The move to try first.
    hint: Option<u8>,
    window: Window,
    best: i32,
    best_place: Option<u8>,
    tried: u32,
}

/// Why moves were left out.
#[derive(Clone, Copy, Default)]
struct Gone {
    refusals: Refusals,
    overlooked: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::judge::{Eye, FORCED};

    #[test]
    fn only_near_the_leaf_and_without_forced_bounds_is_a_position_good_enough() {
        let rules = Rules::of("ndoto").expect("its rules");
        let judge = Judge::new(&rules, Eye::Trained, 0, 1);
        let pos = rules.first_position();
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
