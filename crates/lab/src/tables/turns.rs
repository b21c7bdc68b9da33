//! All possible ends of a turn, by the engine's own play.

use std::collections::HashMap;

use mbao_rules::{DeadEnd, Moves, Pending, Position, Refusal, Refusals, Rules, SEED_BOUND, Side};

/// An end of a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The opponent begins a turn.
    Next(Position),
    /// The opponent begins a turn, but it was too much work to find out whether this one can end so.
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
/// every move leads back.
const TRIES: u32 = 2_000;

/// Lists turns, and reuses its memory between them.
#[derive(Debug, Default)]
pub struct Turns {
    ends: Vec<End>,
    points: Vec<Position>,
    /// The number of each point but the first, which looks different when a turn leads back to it.
    known: HashMap<Position, usize>,
    /// Steps from one point to another.
    steps: Steps,
    /// Points that can be left only by steps to other points.
    closed: Vec<usize>,
}

impl Turns {
    /// Lists all ends of the turn that begins at `pos`.
    ///
    /// Within a turn a move must not lead back to an earlier point of it. Every point that can
    /// be reached can be reached without repeating a point, so the points of a turn form a graph
    /// that can be searched. The way to a point matters only if it can be left only by steps to
    /// other points of the turn: if all of those have been visited, the turn ends there. Such ways
    /// are tried one by one, up to a limit.
    pub fn list(&mut self, rules: &Rules, pos: &Position) -> Begin {
        self.ends.clear();
        self.points.clear();
        self.known.clear();
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
        if !self.closed.is_empty() {
            let mut ways = Ways::new(&self.steps, self.points.len());
            for &point in &self.closed {
                let shut = ways.can_be_shut_in(point);
                if shut != Some(false) {
                    let next = rules.turn_ended(&self.points[point]);
                    self.ends.push(if shut.is_some() { End::Next(next) } else { End::Perhaps(next) });
                }
            }
        }
        Begin::Turn
    }

    /// The ends of the turn listed last; an end may occur twice.
    #[must_use]
    pub fn ends(&self) -> &[End] {
        &self.ends
    }

    /// Follows every move of a point. Returns `Some` if the game is over before the turn.
    fn leave(&mut self, rules: &Rules, at: usize, moves: &mut Moves) -> Option<i16> {
        let point = self.points[at];
        self.steps.begin();
        rules.pseudo_legal(&point, moves);
        let (mut refusals, mut ended, mut open) = (Refusals::default(), false, false);
        for &mv in moves.as_slice() {
            let mut next = point;
            match rules.play_in_place(&mut next, mv, SEED_BOUND).result {
                Err(refusal) => refusals.note(refusal),
                Ok(()) if next.pending() == Pending::Nothing => {
                    ended = true;
                    self.ends.push(End::Next(next));
                }
                Ok(()) if Rules::leads_back(&next, std::slice::from_ref(&point)) => {
                    refusals.note(Refusal::LeadsBack);
                }
                Ok(()) => {
                    open = true;
                    let to = self.number_of(next);
                    self.steps.add(to);
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
        let kind = match rules.dead_end(&point, refusals) {
            DeadEnd::TurnEnds(next) => {
                self.ends.push(End::Next(next));
                return None;
            }
            DeadEnd::Over(kind) => kind,
        };
        let over = ahead(rules.outcome(&point, kind).score, point.mover());
        if at == 0 {
            return Some(over);
        }
        self.ends.push(End::Over(over));
        None
    }

    /// The number of a point, which is added if it is new.
    fn number_of(&mut self, point: Position) -> usize {
        if Rules::leads_back(&point, &self.points[..1]) {
            return 0;
        }
        *self.known.entry(point).or_insert_with(|| {
            self.points.push(point);
            self.points.len() - 1
        })
    }
}

/// Steps from point to point, listed for one point after the other.
#[derive(Debug, Default)]
struct Steps {
    /// Where the steps of each point begin in `to`.
    begins: Vec<usize>,
    to: Vec<usize>,
}

impl Steps {
    fn clear(&mut self) {
        self.begins.clear();
        self.to.clear();
    }

    /// Begins the list of the next point.
    fn begin(&mut self) {
        self.begins.push(self.to.len());
    }

    /// Adds a step from the point whose list was begun last, once.
    fn add(&mut self, to: usize) {
        let begins = self.begins.last().copied().unwrap_or(0);
        if !self.to[begins..].contains(&to) {
            self.to.push(to);
        }
    }

    /// The points that a point leads to.
    fn from(&self, point: usize) -> &[usize] {
        let ends = self.begins.get(point + 1).copied().unwrap_or(self.to.len());
        &self.to[self.begins[point]..ends]
    }

    /// All steps the other way round.
    fn turned(&self, points: usize) -> Vec<Vec<usize>> {
        let mut back = vec![Vec::new(); points];
        for point in 0..points {
            for &to in self.from(point) {
                back[to].push(point);
            }
        }
        back
    }
}

/// Searches for ways through a turn that visit all points that a point leads to, and then the point itself.
struct Ways<'a> {
    steps: &'a Steps,
    back: Vec<Vec<usize>>,
    goal: usize,
    /// Points from which the goal can be reached.
    leads: Marks,
    /// Points that the goal leads to.
    wanted: Marks,
    /// Points of the way so far.
    behind: Vec<bool>,
    /// The number of wanted points that are not behind.
    missing: usize,
    seen: Marks,
    heap: Vec<usize>,
    tries: u32,
}

impl<'a> Ways<'a> {
    fn new(steps: &'a Steps, points: usize) -> Self {
        Self {
            steps,
            back: steps.turned(points),
            goal: 0,
            leads: Marks::new(points),
            wanted: Marks::new(points),
            behind: vec![false; points],
            missing: 0,
            seen: Marks::new(points),
            heap: Vec::new(),
            tries: 0,
        }
    }

    /// Whether some way from the beginning to `point` visits all points that `point` leads to, and
    /// none twice; `None` if there are too many ways to try.
    fn can_be_shut_in(&mut self, point: usize) -> Option<bool> {
        if point == 0 {
            // No point comes before the beginning.
            return Some(false);
        }
        self.leads.clear();
        self.leads.mark(point);
        self.heap.push(point);
        while let Some(to) = self.heap.pop() {
            for &from in &self.back[to] {
                if self.leads.mark(from) {
                    self.heap.push(from);
                }
            }
        }
        let wanted = self.steps.from(point);
        if !wanted.iter().all(|&one| self.leads.has(one)) {
            return Some(false);
        }
        self.wanted.clear();
        for &one in wanted {
            self.wanted.mark(one);
        }
        (self.goal, self.missing, self.tries) = (point, wanted.len(), 0);
        if self.leads_on(0) {
            self.behind.fill(false);
            return Some(true);
        }
        (self.tries < TRIES).then_some(false)
    }

    fn leads_on(&mut self, at: usize) -> bool {
        if at == self.goal {
            return self.missing == 0;
        }
        self.tries += 1;
        self.behind[at] = true;
        self.missing -= usize::from(self.wanted.has(at));
        if self.tries < TRIES && self.is_open(at) {
            let steps = self.steps;
            for &to in steps.from(at) {
                if self.leads.has(to) && !self.behind[to] && self.leads_on(to) {
                    return true;
                }
            }
        }
        self.missing += usize::from(self.wanted.has(at));
        self.behind[at] = false;
        false
    }

    /// Whether each of the points still wanted can be reached from here, taken singly.
    fn is_open(&mut self, at: usize) -> bool {
        let mut missing = self.missing;
        self.seen.clear();
        self.heap.clear();
        self.heap.push(at);
        while missing > 0
            && let Some(from) = self.heap.pop()
        {
            for &to in self.steps.from(from) {
                if to != self.goal && self.leads.has(to) && !self.behind[to] && self.seen.mark(to) {
                    missing -= usize::from(self.wanted.has(to));
                    self.heap.push(to);
                }
            }
        }
        missing == 0
    }
}

/// A set of points that is emptied at once.
struct Marks {
    round: u32,
    of: Vec<u32>,
}

impl Marks {
    fn new(points: usize) -> Self {
        Self { round: 1, of: vec![0; points] }
    }

    /// Forgets all marks.
    fn clear(&mut self) {
        self.round += 1;
    }

    /// Marks a point. Returns whether it was not marked before.
    fn mark(&mut self, point: usize) -> bool {
        std::mem::replace(&mut self.of[point], self.round) != self.round
    }

    fn has(&self, point: usize) -> bool {
        self.of[point] == self.round
    }
}

/// A player's lead in seeds.
fn ahead(score: [u16; 2], side: Side) -> i16 {
    let of = |side: Side| i16::try_from(score[side.index()]).unwrap_or(i16::MAX);
    of(side) - of(side.other())
}
