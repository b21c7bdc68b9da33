//! What is lifted and laid before the first turn: free set-ups, deployments,
//! advance moves, lukho's openings.
//!
//! Arrangements are tried: first random ones, then variations of the best so far with a few seeds
//! moved. Each is judged by samples of how the set-up may go on. What the opponent lifted in secret
//! (lukho's first opening, North to lift) is not looked at: random lifts stand in for it. In that
//! opening the master lifts everything: the more seeds a player holds, the fewer winning answers
//! their best lay leaves, and the more answers they have themselves.
//!
//! At the master's level lukho's second opening is exact if the nodes suffice: for North, every pit
//! and number is tried and each game followed to its end; South's lay is the one that leaves North
//! the fewest winning answers, with all answers tried. Everything else is sampled.

mod exact;
mod propose;

use alloc::vec::Vec;

use mbao_rules::definition::{Marks, Prelude};
use mbao_rules::{Action, Game, Legal, Moves, Phase, Position, Side};

use crate::forced::carry_out;
use crate::judge::Judge;
use crate::level::Skill;
use crate::player::{Limits, Player, Suggestion};
use crate::random::SplitMix;
use crate::reach::{Reach, Root};
use crate::value::Value;
use propose::any_step;

/// The number of samples of how a set-up goes on after an arrangement.
const SAMPLES: u8 = 6;
/// The number of random lays of lukho's second opening tried while other steps are judged.
const QUICK: usize = 6;
/// Nodes for searching a position that a set-up leads to.
const NODES_OF_A_LOOK: u64 = 250;
/// The worth of a won game; one more seed is worth one.
const WON: i64 = 1_000;

/// What may still be spent, and whether to stop.
struct Budget<'a> {
    nodes: u64,
    spent: u64,
    since_call: u64,
    stopped: bool,
    stop: &'a mut dyn FnMut() -> bool,
}

impl Budget<'_> {
    /// Spends nodes. Returns whether none are left or the caller says to stop.
    fn spend(&mut self, nodes: u64) -> bool {
        if self.stopped {
            return true;
        }
        self.spent += nodes;
        self.since_call += nodes;
        if self.since_call >= 256 {
            self.since_call = 0;
            self.stopped |= (self.stop)();
        }
        self.stopped |= self.spent >= self.nodes;
        self.stopped
    }

    fn left(&self) -> u64 {
        self.nodes.saturating_sub(self.spent)
    }
}

impl Player {
    /// Chooses a step of a set-up phase.
    pub(crate) fn set_up(
        &self,
        game: &Game,
        limits: &Limits,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Suggestion> {
        let rules = &self.rules;
        let skill = &self.skill;
        let mut pos = *game.position();
        // The player must not see what was lifted in secret.
        let secret = pos.phase() == Phase::Opening1 && pos.mover() == Side::North;
        if secret {
            pos = pos.with_side_of(&rules.first_position(), rules, Side::South);
        }
        let nodes = limits.nodes.min(skill.nodes);
        let mut budget = Budget { nodes, spent: 0, since_call: 0, stopped: false, stop };
        let mut random = SplitMix::of(self.seed, pos.fingerprint());
        let exact = rules.prelude_at(&pos) == Some(Prelude::LayOne) && skill.tries >= EXACT_FROM;
        let best = if exact {
            self.lay_one_exactly(&pos, &mut budget, &mut random)
        } else {
            self.by_sampling(game, &pos, secret, &mut budget, &mut random)
        };
        let (action, worth) = best?;
        let mut suggestion = Self::without_thought(action);
        suggestion.nodes = budget.spent.min(nodes);
        let in_games = rules.definition().marks == Marks::Knives;
        suggestion.value = Value::new(worth.map_or(0, |worth| value_of(worth, in_games)));
        Some(suggestion)
    }

    /// Tries arrangements and returns the best with its worth. The first is always one that can be
    /// played.
    fn by_sampling(
        &self,
        game: &Game,
        pos: &Position,
        secret: bool,
        budget: &mut Budget<'_>,
        random: &mut SplitMix,
    ) -> Option<(Action, Option<i64>)> {
        let mover = pos.mover();
        let skill = &self.skill;
        let mut best: Option<(Action, i64)> = None;
        if let Some(everything) = self.everything(pos) {
            return Some((everything, None));
        }
        let first = self.proposal(game, pos, None, random)?;
        let same = random.next();
        // The lays that follow take long to judge, so fewer lifts are tried.
        let lifts_before_lays = self.rules.prelude_at(pos) == Some(Prelude::LiftAny);
        let most = if lifts_before_lays { skill.tries.min(60) } else { skill.tries };
        for tried in 0..usize::from(most) {
            let action = if tried == 0 {
                first
            } else {
                let from = best.filter(|_| tried > usize::from(most) / 3).map(|(action, _)| action);
                let Some(next) = self.proposal(game, pos, from, random) else { break };
                next
            };
            if skill.tries == 1 || budget.spend(1) {
                break;
            }
            let Ok(next) = self.rules.play_action(pos, &action) else { continue };
            // All arrangements meet the same random numbers, so that only the arrangements differ.
            let mut lots = SplitMix::of(same, 1);
            let mut sum = 0;
            // One sample is enough if turns begin at once.
            let samples = if next.phase().is_play() { 1 } else { SAMPLES };
            for _ in 0..samples {
                let next = if secret { self.imagined(&action, &mut lots)? } else { next };
                sum += self.sample(&next, mover, skill, budget, &mut lots);
                if budget.stopped {
                    break;
                }
            }
            if budget.stopped {
                break;
            }
            let worth = sum / i64::from(samples);
            if best.is_none_or(|(_, known)| worth > known) {
                best = Some((action, worth));
            }
        }
        Some(best.map_or((first, None), |(action, worth)| (action, Some(worth))))
    }

    /// The position after an action of North's if South had lifted random seeds, which North has
    /// not seen.
    fn imagined(&self, action: &Action, random: &mut SplitMix) -> Option<Position> {
        let before = self.rules.first_position();
        let lifted = self.rules.play_action(&before, &any_step(&self.rules, &before, random)?).ok()?;
        self.rules.play_action(&lifted, action).ok()
    }

    /// The best of a few random lays of lukho's second opening.
    fn quick_lay(&self, pos: &Position, budget: &mut Budget<'_>, random: &mut SplitMix) -> Option<Action> {
        let mover = pos.mover();
        let mut best: Option<(Action, i64)> = None;
        for _ in 0..QUICK {
            let lay = any_step(&self.rules, pos, random)?;
            let Ok(next) = self.rules.play_action(pos, &lay) else { continue };
            let mut worth = 0;
            if next.phase().is_play() {
                worth = self.worth_of_course(&next, mover, &self.skill, budget);
            } else {
                for _ in 0..QUICK {
                    let answer = any_step(&self.rules, &next, random)?;
                    if let Ok(end) = self.rules.play_action(&next, &answer) {
                        worth += self.worth_of_course(&end, mover, &self.skill, budget);
                    }
                }
            }
            if best.is_none_or(|(_, known)| worth > known) {
                best = Some((lay, worth));
            }
            if budget.stopped {
                break;
            }
        }
        best.map(|(lay, _)| lay)
    }

    /// The worth to a player of one way in which a set-up may go on.
    fn sample(
        &self,
        pos: &Position,
        player: Side,
        skill: &Skill,
        budget: &mut Budget<'_>,
        random: &mut SplitMix,
    ) -> i64 {
        let mut pos = *pos;
        for _ in 0..400 {
            if pos.phase().is_play() || budget.spend(1) {
                break;
            }
            let lays = skill.tries >= EXACT_FROM && self.rules.prelude_at(&pos) == Some(Prelude::LayOne);
            let step =
                if lays { self.quick_lay(&pos, budget, random) } else { any_step(&self.rules, &pos, random) };
            let Some(action) = step else { break };
            match self.rules.play_action(&pos, &action) {
                Ok(next) => pos = next,
                Err(_) => break,
            }
        }
        if pos.phase().is_play() { self.worth(&pos, player, skill, budget) } else { 0 }
    }

    fn worth(&self, pos: &Position, player: Side, skill: &Skill, budget: &mut Budget<'_>) -> i64 {
        if pos.phase() == Phase::Execution {
            return self.worth_of_course(pos, player, skill, budget);
        }
        let legal = match self.rules.legal(pos) {
            Legal::Open(moves) => moves.to_vec(),
            Legal::DeadEnd(_) => Vec::new(),
        };
        let root = Root { pos: *pos, trail: Vec::new(), begun: Vec::new(), legal, turn: 1 };
        let reach = self.reach();
        let reach = Reach { turns: reach.turns.min(2), nodes: NODES_OF_A_LOOK.min(budget.left()), ..reach };
        let value = if let Some(outcome) = self.rules.over(pos) {
            Judge::over(&outcome, pos.mover(), 0)
        } else {
            let Budget { stop, stopped, .. } = budget;
            let mut asked = || {
                *stopped |= stop();
                *stopped
            };
            let found = self.look_ahead(&root, reach, 1 << 14, &mut asked);
            found.map_or(0, |found| {
                budget.spend(found.nodes);
                found.value
            })
        };
        let value = i64::from(value);
        if pos.mover() == player { value } else { -value }
    }

    /// What a position is worth where only a first start can be chosen: follows as many turns as the level does.
    fn worth_of_course(&self, pos: &Position, player: Side, skill: &Skill, budget: &mut Budget<'_>) -> i64 {
        let mut starts = Moves::default();
        self.rules.pseudo_legal(pos, &mut starts);
        let mut best: Option<i64> = None;
        for &mv in starts.iter() {
            let start = if starts.len() == 1 { Ok(*pos) } else { self.rules.play(pos, mv) };
            let Ok(start) = start else { continue };
            let left = u32::try_from(budget.left()).unwrap_or(u32::MAX);
            let course = carry_out(&self.rules, &start, skill.carries_out.min(left));
            budget.spend(u64::from(course.turns) + 1);
            let (score, winner) = match course.outcome {
                Some(outcome) => (outcome.score, outcome.winner),
                None => (Side::BOTH.map(|side| u16::from(course.pos.store(side))), None),
            };
            let lead = i64::from(score[0]) - i64::from(score[1]);
            let lead = if player == Side::South { lead } else { -lead };
            let won = winner.map_or(0, |winner| if winner == player { WON } else { -WON });
            let worth = won + lead;
            best = Some(match best {
                // The player about to start chooses.
                Some(known) if pos.mover() == player => known.max(worth),
                Some(known) => known.min(worth),
                None => worth,
            });
        }
        best.unwrap_or(0)
    }
}

/// A level with at least this many tries tries everything where that is possible.
const EXACT_FROM: u16 = 400;

/// The worth of an arrangement as a value. Worth counted in won and lost games is scaled to be
/// about as certain.
fn value_of(worth: i64, in_games: bool) -> i32 {
    let worth = if in_games { 3 * worth } else { worth };
    i32::try_from(worth.clamp(-20_000, 20_000)).unwrap_or(0)
}
