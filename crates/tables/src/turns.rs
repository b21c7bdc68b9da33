//! All that a player can make of a turn, by the engine's own play.

use mbao_rules::{Legal, Moves, OutcomeKind, Pending, Position, Refusal, Rules, SEED_BOUND, Side};

/// What a turn can come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The opponent is to begin a turn.
    Next(Position),
    /// The same, but it was too much to find out whether the turn can be brought there.
    Perhaps(Position),
    /// The game is over in mid-turn, with so many seeds more for the mover than for
    /// the other.
    Over(i16),
}

/// What stands at the beginning of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begin {
    /// The game is over: so many seeds more for the mover than for the other.
    Over(i16),
    /// The mover has a turn; its ends have been listed.
    Turn,
}

/// Ways through a turn that may be tried to find out whether it can be brought to
/// where every decision leads back.
const TRIES: u32 = 2_000;

/// Lists turns; keeps its room between them.
#[derive(Debug, Default)]
pub struct Turns {
    ends: Vec<End>,
    points: Vec<Position>,
    /// From which point to which.
    steps: Vec<(usize, usize)>,
    /// Points that nothing leaves but steps to others.
    closed: Vec<usize>,
}

impl Turns {
    /// Lists all ends of the turn that begins at `pos`.
    ///
    /// Within a turn a decision must not lead back to an earlier point of it. Whoever can
    /// reach a point can reach it without going round, so that the points of a turn are
    /// found as those of a graph. Only where nothing but steps to other points of the
    /// turn leaves a point does it matter how one came there: if all of them are behind
    /// him, the turn ends there. That is looked for way by way, so many of them.
    pub fn list(&mut self, rules: &Rules, pos: &Position) -> Begin {
        self.ends.clear();
        self.points.clear();
        self.steps.clear();
        self.closed.clear();
        let mut moves = Moves::default();
        rules.pseudo_legal(pos, &mut moves);
        if let Some(outcome) = rules.over_given(pos, &moves) {
            return Begin::Over(ahead(outcome.score, pos.mover()));
        }
        self.points.push(*pos);
        let mut at = 0;
        while at < self.points.len() {
            if let Some(over) = self.leave(rules, at, &mut moves) {
                return Begin::Over(over);
            }
            at += 1;
        }
        for at in 0..self.closed.len() {
            let point = self.closed[at];
            let shut = self.can_be_shut_in(point);
            if shut != Some(false) {
                let next = rules.turn_ended(&self.points[point]);
                self.ends.push(if shut.is_some() { End::Next(next) } else { End::Perhaps(next) });
            }
        }
        Begin::Turn
    }

    /// What the turn listed last can come to; an end may be named twice.
    #[must_use]
    pub fn ends(&self) -> &[End] {
        &self.ends
    }

    /// Follows every decision of a point. `Some` where the game is over before the turn.
    fn leave(&mut self, rules: &Rules, at: usize, moves: &mut Moves) -> Option<i16> {
        let point = self.points[at];
        rules.pseudo_legal(&point, moves);
        let none = moves.is_empty();
        let (mut back, mut endless, mut ended, mut open) = (false, false, false, false);
        for &decision in moves.as_slice() {
            let mut next = point;
            match rules.play_in_place(&mut next, decision, SEED_BOUND).result {
                Err(refusal) => endless |= refusal == Refusal::NeverEnding,
                Ok(()) if next.pending() == Pending::Nothing => {
                    ended = true;
                    self.ends.push(End::Next(next));
                }
                Ok(()) if Rules::leads_back(&next, std::slice::from_ref(&point)) => back = true,
                Ok(()) => {
                    open = true;
                    let known =
                        self.points.iter().position(|p| Rules::leads_back(&next, std::slice::from_ref(p)));
                    let to = known.unwrap_or_else(|| {
                        self.points.push(next);
                        self.points.len() - 1
                    });
                    if !self.steps.contains(&(at, to)) {
                        self.steps.push((at, to));
                    }
                }
            }
        }
        if ended {
            return None;
        }
        if open {
            self.closed.push(at);
            return None;
        }
        // What the engine's `standing` says of a point without a way on.
        let standing = if none && point.pending() == Pending::Again {
            Legal::TurnEnds
        } else if none {
            Legal::Nothing
        } else {
            rules.all_refused(&point, back, endless)
        };
        let kind = match standing {
            Legal::TurnEnds => {
                self.ends.push(End::Next(rules.turn_ended(&point)));
                return None;
            }
            Legal::Nothing | Legal::Open(_) if point.pending() == Pending::Again => {
                self.ends.push(End::Next(rules.turn_ended(&point)));
                return None;
            }
            Legal::Endless => OutcomeKind::Endless,
            Legal::Nothing | Legal::Open(_) => OutcomeKind::End,
        };
        let over = ahead(rules.outcome(&point, kind).score, point.mover());
        if at == 0 {
            return Some(over);
        }
        self.ends.push(End::Over(over));
        None
    }

    /// Whether a way without a point twice leads from the beginning to `point` through
    /// all points that it leads to; `None` when there are too many to try.
    fn can_be_shut_in(&self, point: usize) -> Option<bool> {
        if point == 0 {
            // Nothing lies behind the beginning.
            return Some(false);
        }
        let wanted: Vec<_> = self.steps.iter().filter(|step| step.0 == point).map(|step| step.1).collect();
        // From which points it can be come to.
        let mut leads = vec![false; self.points.len()];
        leads[point] = true;
        let mut grown = true;
        while grown {
            grown = false;
            for &(from, to) in &self.steps {
                if leads[to] && !leads[from] {
                    leads[from] = true;
                    grown = true;
                }
            }
        }
        if !wanted.iter().all(|&one| leads[one]) {
            return Some(false);
        }
        let mut next = vec![Vec::new(); self.points.len()];
        for &(from, to) in &self.steps {
            if leads[from] && leads[to] {
                next[from].push(to);
            }
        }
        let mut way = Way { next, goal: point, wanted, behind: vec![false; self.points.len()], tries: 0 };
        if way.leads_on(0) { Some(true) } else { (way.tries < TRIES).then_some(false) }
    }
}

/// A search for a way through all points that a point leads to, and then to it.
struct Way {
    next: Vec<Vec<usize>>,
    goal: usize,
    wanted: Vec<usize>,
    behind: Vec<bool>,
    tries: u32,
}

impl Way {
    fn leads_on(&mut self, at: usize) -> bool {
        if at == self.goal {
            return self.wanted.iter().all(|&point| self.behind[point]);
        }
        self.tries += 1;
        self.behind[at] = true;
        if self.tries < TRIES && self.is_open(at) {
            for i in 0..self.next[at].len() {
                let to = self.next[at][i];
                if !self.behind[to] && self.leads_on(to) {
                    return true;
                }
            }
        }
        self.behind[at] = false;
        false
    }

    /// Whether what is still wanted can be come to from here, each by itself.
    fn is_open(&self, at: usize) -> bool {
        let mut seen = self.behind.clone();
        let mut heap = vec![at];
        while let Some(from) = heap.pop() {
            for &to in &self.next[from] {
                if !seen[to] && to != self.goal {
                    seen[to] = true;
                    heap.push(to);
                }
            }
        }
        self.wanted.iter().all(|&point| seen[point])
    }
}

/// Seeds more for a player than for the other.
fn ahead(score: [u16; 2], side: Side) -> i16 {
    let of = |side: Side| i16::try_from(score[side.index()]).unwrap_or(i16::MAX);
    of(side) - of(side.other())
}
