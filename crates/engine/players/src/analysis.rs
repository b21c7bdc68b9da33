//! Analysis of a played game: what it was worth at every turn.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::iter;
use core::ops::RangeInclusive;

use mbao_rules::{Game, Legal, Move, Phase, Position, Side};

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
    /// The player whose turn it was.
    pub mover: Side,
    /// What the position before the turn was worth to South.
    pub value: Value,
    /// The move with which the turn began, as action text.
    pub played: String,
    /// The move that looked best.
    pub best: String,
    /// All moves of the turn that have been played.
    pub played_turn: Vec<String>,
    /// All moves of the turn that looked best.
    pub best_turn: Vec<String>,
}

impl Player {
    /// What a position between turns is worth to the player to move, found by a search within these limits. `None`
    /// inside a turn, in set-up phases and races, where the game is over or nothing can be played, and where `stop`
    /// leaves no time at all.
    ///
    /// ```
    /// use mbao_players::{Level, Limits, Player};
    /// use mbao_rules::Rules;
    ///
    /// let rules = Rules::of("ndoto")?;
    /// let player = Player::new(&rules, Level::MASTER, 7);
    /// let limits = Limits { nodes: 2_000, ..Limits::default() };
    /// let position = rules.first_position();
    /// let value = player.value(&position, &limits, || false).expect("the game has begun");
    /// assert!((0.0..=1.0).contains(&value.chance()));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn value(
        &self,
        position: &Position,
        limits: &Limits,
        mut stop: impl FnMut() -> bool,
    ) -> Option<Value> {
        if !position.between_turns() || !position.phase().is_play() || self.rules.over(position).is_some() {
            return None;
        }
        let Legal::Open(legal) = self.rules.legal(position) else { return None };
        let begun = alloc::vec![position.fingerprint()];
        let root = Root { pos: *position, trail: Vec::new(), begun, legal: legal.to_vec(), turn: 1 };
        if position.phase() == Phase::Execution {
            return self.execute(&root, limits.nodes).map(|found| found.value);
        }
        let mut reach = self.reach();
        reach.nodes = reach.nodes.min(limits.nodes);
        self.look_ahead(&root, reach, limits.memory, &mut stop).map(|found| self.calibrated(found.value))
    }

    /// The values of these turns of a game, counted from 1, as far as they have been played, with
    /// `limits.nodes` nodes each; fewer turns if `stop` says so. Set-up phases have no values. The
    /// value of a turn does not depend on which other turns are analysed.
    pub fn analyse(
        &self,
        game: &Game,
        turns: RangeInclusive<u32>,
        limits: &Limits,
        mut stop: impl FnMut() -> bool,
    ) -> Vec<TurnValue> {
        let mut values: Vec<TurnValue> = Vec::new();
        let mut begun: Vec<u64> = Vec::new();
        let history: Vec<(Move, &Position, u32)> = game.history().collect();
        for (at, &(mv, pos, turn)) in history.iter().enumerate() {
            if !pos.between_turns() {
                continue;
            }
            begun.push(pos.fingerprint());
            if !turns.contains(&turn) {
                continue;
            }
            let Legal::Open(legal) = self.rules.legal(pos) else { continue };
            let mover = pos.mover();
            let inside = history[at + 1..].iter().take_while(|(_, pos, _)| !pos.between_turns());
            let played: Vec<Move> = iter::once(mv).chain(inside.map(|(inside, ..)| *inside)).collect();
            let (value, best) = if pos.phase() == Phase::Execution && legal.len() == 1 {
                let course = carry_out(&self.rules, pos, u32::MAX);
                let turns = i32::try_from(course.turns).unwrap_or(i32::MAX);
                (course.outcome.map_or(0, |outcome| Judge::over(&outcome, mover, turns)), played.clone())
            } else {
                let root =
                    Root { pos: *pos, trail: Vec::new(), begun: begun.clone(), legal: legal.to_vec(), turn };
                let reach = Reach { nodes: limits.nodes, ..self.reach() };
                match self.look_ahead(&root, reach, limits.memory, &mut stop) {
                    Some(found) => {
                        (found.value, self.whole_turn(root, found.line, reach, limits.memory, &mut stop))
                    }
                    None => continue,
                }
            };
            values.push(TurnValue {
                turn,
                mover,
                value: self.calibrated(value).for_south(mover),
                played: self.text(mv),
                best: self.text(best[0]),
                played_turn: played.iter().map(|mv| self.text(*mv)).collect(),
                best_turn: best.iter().map(|mv| self.text(*mv)).collect(),
            });
            if stop() {
                break;
            }
        }
        values
    }

    fn text(&self, mv: Move) -> String {
        self.rules.action(mv).to_string()
    }

    /// The moves of the first turn of a line. A line may end in mid-turn, where the
    /// transposition table knew the value; the rest of the turn is then searched from there.
    fn whole_turn(
        &self,
        mut root: Root,
        line: Vec<Move>,
        reach: Reach,
        memory: usize,
        stop: &mut dyn FnMut() -> bool,
    ) -> Vec<Move> {
        let mut turn = Vec::new();
        let mut line = line.into_iter();
        loop {
            let Some(mv) = line.next() else {
                let Legal::Open(legal) = self.rules.legal_within(&root.pos, &root.trail) else { break };
                root.legal = legal.to_vec();
                let Some(found) = self.look_ahead(&root, reach, memory, stop) else { break };
                line = found.line.into_iter();
                continue;
            };
            turn.push(mv);
            match self.rules.play_within(&root.pos, mv, &root.trail) {
                Ok(next) if !next.between_turns() => {
                    root.trail.push(root.pos);
                    root.pos = next;
                }
                _ => break,
            }
        }
        turn
    }
}
