//! All possible ends of a turn, by the engine's own play.

use mbao_rules::{Legal, Moves, OutcomeKind, Pending, Position, Refusal, Rules, SEED_BOUND, Side};

/// An end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The opponent begins a turn.
    Next(Position),
    /// The same, but it was too much work to find out whether the turn can reach it.
    Perhaps(Position),
    /// The game is over in mid-turn, with this lead in seeds for the mover.
    Over(i16),
}

/// The state at the beginning of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begin {
    /// The game is over, with this lead in seeds for the mover.
    Over(i16),
    /// The mover has a turn; its ends have been listed.
    Turn,
}

/// The most ways through a turn to try when finding out whether it can reach a point from which
/// every decision leads back.
const TRIES: u32 = 2_000;

/// Lists turns, and reuses its memory between them.
#[derive(Debug, Default)]
pub struct Turns {
    ends: Vec<End>,
    points: Vec<Position>,
    /// Steps from one point to another.
    steps: Vec<(usize, usize)>,
    /// Points that can be left only by steps to other points.
    closed: Vec<usize>,
}

impl Turns {
    /// Lists all ends of the turn that begins at `pos`.
    ///
    /// Within a turn a decision must not lead back to an earlier point of it. Every point that can
    /// be reached can be reached without repeating a point, so the points of a turn form a graph
    /// that can be searched. The way to a point matters only if it can be left only by steps to
    /// other points of the turn: if all of those have been visited, the turn ends there. Such ways
    /// are tried one by one, up to a limit.
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

    /// The ends of the turn listed last; an end may occur twice.
    #[must_use]
    pub fn ends(&self) -> &[End] {
        &self.ends
    }

    /// Follows every decision of a point. Returns `Some` if the game is over before the turn.
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
        // How the engine judges a point from which no decision leads on.
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

    /// Whether some way from the beginning to `point` visits all points that `point` leads to, and
    /// none twice; `None` if there are too many ways to try.
    fn can_be_shut_in(&self, point: usize) -> Option<bool> {
        if point == 0 {
            // No point comes before the beginning.
            return Some(false);
        }
        let wanted: Vec<_> = self.steps.iter().filter(|step| step.0 == point).map(|step| step.1).collect();
        // The points from which it can be reached.
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

/// A search for a way that visits all points that a point leads to, and then the point itself.
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

    /// Whether each of the points still wanted can be reached from here, taken singly.
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

/// A player's lead in seeds.
fn ahead(score: [u16; 2], side: Side) -> i16 {
    let of = |side: Side| i16::try_from(score[side.index()]).unwrap_or(i16::MAX);
    of(side) - of(side.other())
}
