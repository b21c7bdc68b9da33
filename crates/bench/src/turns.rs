//! Whole turns from positions of random play, by the engine and by the loops
//! written for one game; both must come to the same board.

use mbao_rules::{Board, Move, Moves, Pending, Position, Refusal, Rules, Side, Walk, Way};

use crate::floor::{Ndoto, Omweso};

/// A turn to be played: a position and a start.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// Where the turn begins.
    pub position: Position,
    /// Its start.
    pub start: Move,
    /// Place of the start on the mover's track.
    pub place: usize,
}

/// So many turns of random play, never-ending ones left out.
#[must_use]
pub fn tasks(rules: &Rules, count: usize, seed: u64) -> Vec<Task> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut walk = Walk::new(rules);
    let mut tasks = Vec::with_capacity(count);
    while tasks.len() < count {
        let position = *walk.position();
        let mut pick = |n: usize| random.usize(..n.max(1));
        if !walk.step(&mut pick) {
            walk.restart();
            continue;
        }
        if position.pending() != Pending::Nothing {
            continue;
        }
        let mut moves = Moves::default();
        rules.candidates(&position, &mut moves);
        moves.retain(|m| matches!(m, Move::Start(_, Way::Ccw)));
        if moves.is_empty() {
            continue;
        }
        let start = moves[pick(moves.len())];
        if let (Move::Start(pit, _), Some(_)) = (start, by_engine(rules, &position, start)) {
            let own: Vec<_> = rules.board().own_pits(position.mover()).collect();
            let from_left = own.iter().position(|&p| p == pit).unwrap_or(0);
            let shared = rules.board().row_count() == 2 && position.mover() == Side::North;
            let place = if shared { from_left + rules.board().columns() } else { from_left };
            tasks.push(Task { position, start, place });
        }
    }
    tasks
}

/// Plays a turn by the engine: captures are taken, nothing is turned round.
#[must_use]
pub fn by_engine(rules: &Rules, position: &Position, start: Move) -> Option<Position> {
    let mut pos = *position;
    rules.decide_in_place(&mut pos, start).ok()?;
    while pos.pending() != Pending::Nothing {
        match rules.decide_in_place(&mut pos, Move::Take) {
            Err(Refusal::NotOpen) => rules.decide_in_place(&mut pos, Move::GoOn).ok()?,
            taken => taken.ok()?,
        }
    }
    Some(pos)
}

fn tracks(board: Board, pos: &Position) -> [Vec<u8>; 2] {
    Side::BOTH.map(|side| board.own_pits(side).map(|pit| pos.seeds(pit)).collect())
}

/// A position as the ndoto loop holds it.
#[must_use]
pub fn as_ndoto(board: Board, pos: &Position) -> Ndoto {
    let [south, north] = tracks(board, pos);
    let mut pits = [0; 16];
    for (pit, seeds) in pits.iter_mut().zip(south.into_iter().chain(north)) {
        *pit = seeds;
    }
    let stores = [pos.store(Side::South), pos.store(Side::North)];
    Ndoto { pits, stores, mover: pos.mover().index() }
}

/// A position as the omweso loop holds it.
#[must_use]
pub fn as_omweso(board: Board, pos: &Position) -> Omweso {
    let tracks = tracks(board, pos).map(|track| {
        let mut pits = [0; 16];
        for (pit, seeds) in pits.iter_mut().zip(track) {
            *pit = seeds;
        }
        pits
    });
    Omweso { tracks, mover: pos.mover().index() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules;

    /// The two ways to play a turn come to the same board.
    #[test]
    fn loops_and_engine_agree() {
        let ndoto = rules(9);
        assert_eq!(ndoto.page().id, "ndoto");
        for task in tasks(&ndoto, 5_000, 3) {
            let mut floor = as_ndoto(ndoto.board(), &task.position);
            assert!(floor.turn(task.place));
            let engine = by_engine(&ndoto, &task.position, task.start).expect("a turn that ends");
            assert_eq!(floor, as_ndoto(ndoto.board(), &engine));
        }
        let omweso = rules(0);
        assert_eq!(omweso.page().id, "omweso");
        for task in tasks(&omweso, 5_000, 4) {
            let mut floor = as_omweso(omweso.board(), &task.position);
            assert!(floor.turn(task.place).is_some());
            let engine = by_engine(&omweso, &task.position, task.start).expect("a turn that ends");
            assert_eq!(floor, as_omweso(omweso.board(), &engine));
        }
    }
}
