//! A game looked at afterwards: what it was worth at every turn.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::ops::RangeInclusive;

use mbao_rules::{Game, Legal, Phase, Side};

use crate::forced::carry_out;
use crate::judge::Judge;
use crate::player::{Limits, Player};
use crate::reach::{Reach, Root};
use crate::value::Value;

/// What a turn of a game was worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnValue {
    /// Number of the turn, from 1.
    pub turn: u32,
    /// Who had it.
    pub mover: Side,
    /// What the position before the turn was worth to South.
    pub value: Value,
    /// The decision with which the turn began, as action text.
    pub played: String,
    /// The decision that looked best.
    pub best: String,
}

impl Player {
    /// The values of these turns, from 1, so far as they have been played in a
    /// game, `limits.nodes` nodes each; fewer turns if it is stopped. Set-up
    /// phases have none. A turn is worth the same whichever others are looked at.
    pub fn analyse(
        &self,
        game: &Game,
        turns: RangeInclusive<u32>,
        limits: &Limits,
        mut stop: impl FnMut() -> bool,
    ) -> Vec<TurnValue> {
        let mut values: Vec<TurnValue> = Vec::new();
        let mut begun: Vec<u64> = Vec::new();
        for (decision, pos, turn) in game.moves() {
            if !pos.between_turns() {
                continue;
            }
            begun.push(pos.fingerprint());
            if !turns.contains(&turn) {
                continue;
            }
            let Legal::Open(legal) = self.rules.legal(pos, &[]) else { continue };
            let mover = pos.mover();
            let (value, best) = if pos.phase() == Phase::Execution && legal.len() == 1 {
                let course = carry_out(&self.rules, pos, u32::MAX);
                let turns = i32::try_from(course.turns).unwrap_or(i32::MAX);
                (course.outcome.map_or(0, |outcome| Judge::over(&outcome, mover, turns)), decision)
            } else {
                let root =
                    Root { pos: *pos, trail: Vec::new(), begun: begun.clone(), legal: legal.to_vec(), turn };
                let reach = Reach { nodes: limits.nodes, ..self.reach() };
                match self.look_ahead(&root, reach, limits.memory, &mut stop) {
                    Some(found) => (found.value, found.line[0]),
                    None => continue,
                }
            };
            values.push(TurnValue {
                turn,
                mover,
                value: Value::new(value).for_south(mover),
                played: self.rules.action(decision).to_string(),
                best: self.rules.action(best).to_string(),
            });
            if stop() {
                break;
            }
        }
        values
    }
}
