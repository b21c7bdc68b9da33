//! Play without choices: lukho's execution, carried out to its end.

use alloc::vec::Vec;

use mbao_rules::{DeadEnd, Moves, Outcome, OutcomeKind, Position, Refusals, Rules, SEED_BOUND, TURN_BOUND};

/// The course of a game without choices, as far as it was followed.
pub(crate) struct Course {
    /// The position reached.
    pub(crate) pos: Position,
    /// The result, if its end was reached.
    pub(crate) outcome: Option<Outcome>,
    /// Turns followed.
    pub(crate) turns: u32,
}

/// Plays a game on while there is nothing to choose, for at most `most` turns. Without choices a
/// repeated position will come a third time too, so the first repetition ends the game.
pub(crate) fn carry_out(rules: &Rules, start: &Position, most: u32) -> Course {
    let mut pos = *start;
    let mut met: Vec<u64> = Vec::new();
    let mut turns = 0;
    let ended = |pos: &Position, kind, turns| {
        let outcome = Some(rules.outcome(pos, kind));
        Course { pos: *pos, outcome, turns }
    };
    let mut moves = Moves::default();
    while turns < most {
        rules.pseudo_legal(&pos, &mut moves);
        if let Some(outcome) = rules.over_given(&pos, &moves) {
            return Course { pos, outcome: Some(outcome), turns };
        }
        let [only] = *moves.as_slice() else { break };
        let fingerprint = pos.fingerprint();
        if met.contains(&fingerprint) {
            return ended(&pos, OutcomeKind::Repetition, turns);
        }
        if turns > TURN_BOUND {
            return ended(&pos, OutcomeKind::Length, turns);
        }
        met.push(fingerprint);
        let mut next = pos;
        if let Err(refusal) = rules.play_in_place(&mut next, only, SEED_BOUND).result {
            let mut refusals = Refusals::default();
            refusals.note(refusal);
            match rules.dead_end(&pos, refusals) {
                DeadEnd::Over(kind) => return ended(&pos, kind, turns),
                DeadEnd::TurnEnds(after) => next = after,
            }
        }
        pos = next;
        turns += 1;
    }
    Course { pos, outcome: None, turns }
}
