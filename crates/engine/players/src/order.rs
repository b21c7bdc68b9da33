//! Move ordering: the most promising moves come first. The earlier the best is searched, the
//! more of the others can be cut off.

use alloc::vec::Vec;

use mbao_rules::{Move, Pending, Phase, Position};

use crate::judge::Judge;

/// A move and where it leads.
#[derive(Clone, Copy)]
pub(crate) struct Child {
    pub(crate) pos: Position,
    pub(crate) mv: Move,
    pub(crate) place: u8,
    /// How promising it looks before it is searched.
    pub(crate) promise: i32,
    /// Its evaluation for the player about to start there, if it is known already.
    pub(crate) worth: Option<i32>,
    /// Whether the player cannot foresee where this leads.
    pub(crate) blind: bool,
}

/// The promise of a move that ends the game.
const AT_ONCE: i32 = 16_000;
/// All merits are halved when one passes this.
const MOST_MERIT: i32 = 4_000;

/// How well moves have proved themselves, by player and pit.
pub(crate) struct Merits([[i32; 128]; 2]);

impl Merits {
    pub(crate) const fn none() -> Self {
        Self([[0; 128]; 2])
    }

    /// Sets the promise of a child of `pos` before it is searched.
    pub(crate) fn promise(&self, judge: &Judge, pos: &Position, child: &mut Child) {
        let next = &child.pos;
        let value = if next.phase() == Phase::Over {
            if next.mover() == pos.mover() { -AT_ONCE } else { AT_ONCE }
        } else if next.pending() == Pending::Nothing {
            let worth = judge.value(next);
            child.worth = Some(worth);
            -worth
        } else {
            // In mid-turn only the seeds taken so far count.
            let taken = i32::from(next.store(pos.mover())) - i32::from(pos.store(pos.mover()));
            let first = i32::from(matches!(child.mv, Move::Take | Move::TurnRound | Move::SowHouse));
            200 * taken + 100 * first
        };
        child.promise = value + self.of(pos, child.mv).min(400);
    }

    /// How well a move has proved itself.
    pub(crate) fn of(&self, pos: &Position, mv: Move) -> i32 {
        self.0[pos.mover().index()][merit_of(mv)]
    }

    /// Rewards a move that refuted the one before it, with `depth` turns left.
    pub(crate) fn reward(&mut self, pos: &Position, mv: Move, depth: i32) {
        let merit = &mut self.0[pos.mover().index()][merit_of(mv)];
        *merit += depth * depth;
        if *merit > MOST_MERIT {
            for merits in &mut self.0 {
                for merit in merits {
                    *merit /= 2;
                }
            }
        }
    }
}

fn merit_of(mv: Move) -> usize {
    match mv {
        Move::Start(pit, way) => pit.index() | (way as usize) << 6,
        Move::Lay(pit, _) => pit.index(),
        // North's last three places on a track of 32, sown clockwise, share an index with these moves.
        Move::Take | Move::SowHouse => 126,
        Move::TurnRound => 125,
        _ => 127,
    }
}

/// Of the children from index `first`, keeps those that end the turn, or the most promising if none
/// does. Returns whether any were left out.
pub(crate) fn keep_enders(all: &mut Vec<Child>, first: usize) -> bool {
    let children = &mut all[first..];
    let before = children.len();
    let mut kept = 0;
    for at in 0..children.len() {
        if children[at].pos.pending() == Pending::Nothing {
            children[kept] = children[at];
            kept += 1;
        }
    }
    if kept == 0 && !children.is_empty() {
        sort(children);
        kept = 1;
    }
    all.truncate(first + kept);
    kept < before
}

/// Sorts the most promising first; equal ones keep their order.
pub(crate) fn sort(children: &mut [Child]) {
    for next in 1..children.len() {
        let mut at = next;
        while at > 0 && children[at - 1].promise < children[at].promise {
            children.swap(at - 1, at);
            at -= 1;
        }
    }
}
