//! What is lifted and laid before the first turn: free set-ups, deployments,
//! advance moves, lukho's openings.
//!
//! Arrangements are tried, the first ones drawn by lot, the later ones made from
//! the best so far by moving a few seeds, and each is judged by samples of how
//! the set-up may go on. What the opponent lifted in secret (lukho's first
//! opening, North to lift) is not looked at: he is imagined to lift by lot.
//! In that opening the master lifts everything: the more seeds one holds, the
//! fewer winning answers the best lay leaves, and the more answers one has oneself.
//!
//! Lukho's second opening is exact at the master's level where the nodes
//! suffice: North's lay is tried in every pit and number, each game carried out
//! to its end; South's lay is the one that leaves North the fewest winning
//! answers, all answers tried. Everything else is sampled.

mod exact;

use alloc::vec::Vec;

use mbao_rules::definition::{Marks, Prelude};
use mbao_rules::{Action, Game, Legal, Moves, Phase, Pit, Position, Rules, SeedCounts, Side};

use crate::forced::carry_out;
use crate::judge::Judge;
use crate::level::Skill;
use crate::player::{Limits, Player, Suggestion};
use crate::random::Random;
use crate::reach::{Reach, Root};
use crate::value::Value;

/// Samples of how a set-up goes on after an arrangement.
const SAMPLES: u8 = 6;
/// Lays of lukho's second opening drawn by lot, while others are judged.
const QUICK: usize = 6;
/// Nodes of the look at a position that a set-up leads to.
const NODES_OF_A_LOOK: u64 = 250;
/// The worth of a won game; a seed more is worth one.
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
    /// Takes nodes; whether none are left, or the caller says to stop.
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
    /// A step of a set-up phase.
    pub(crate) fn set_up(
        &self,
        game: &Game,
        limits: &Limits,
        stop: &mut dyn FnMut() -> bool,
    ) -> Option<Suggestion> {
        let rules = &self.rules;
        let skill = &self.skill;
        let mut pos = *game.current();
        // What was lifted in secret is not looked at.
        let secret = pos.phase() == Phase::Opening1 && pos.mover() == Side::North;
        if secret {
            pos = pos.with_side_of(&rules.first_decision(), rules, Side::South);
        }
        let nodes = limits.nodes.min(skill.nodes);
        let mut budget = Budget { nodes, spent: 0, since_call: 0, stopped: false, stop };
        let mut random = Random::new(self.seed, pos.fingerprint());
        let exact = rules.prelude_at(&pos) == Some(Prelude::LayOne) && skill.tries >= EXACT_FROM;
        let best = if exact {
            self.lay_one_exactly(&pos, &mut budget, &mut random)
        } else {
            self.by_sampling(game, &pos, secret, &mut budget, &mut random)
        };
        let (action, worth) = best?;
        let mut told = Self::without_thought(action);
        told.nodes = budget.spent.min(nodes);
        let in_games = rules.definition().marks == Marks::Knives;
        told.value = worth.map_or(Value::new(0), |worth| value_of(worth, in_games));
        Some(told)
    }

    /// Tries arrangements; the best with its worth. The first is always one that
    /// can be played.
    fn by_sampling(
        &self,
        game: &Game,
        pos: &Position,
        secret: bool,
        budget: &mut Budget<'_>,
        random: &mut Random,
    ) -> Option<(Action, Option<i64>)> {
        let mover = pos.mover();
        let skill = &self.skill;
        let mut best: Option<(Action, i64)> = None;
        if let Some(everything) = self.everything(pos) {
            return Some((everything, None));
        }
        let first = self.proposal(game, pos, None, random)?;
        let same = random.next();
        // What others will lay is judged at length: fewer lifts are tried.
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
            // All arrangements meet the same lots: they differ by themselves.
            let mut lots = Random::new(same, 1);
            let mut sum = 0;
            // Nothing is left to chance where the turns begin at once.
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

    /// The position after an action of North's, South having lifted by lot what
    /// North has not seen.
    fn imagined(&self, action: &Action, random: &mut Random) -> Option<Position> {
        let before = self.rules.first_decision();
        let lifted = self.rules.play_action(&before, &any_step(&self.rules, &before, random)?).ok()?;
        self.rules.play_action(&lifted, action).ok()
    }

    /// A lay of lukho's second opening that is good among a few drawn by lot.
    fn quick_lay(&self, pos: &Position, budget: &mut Budget<'_>, random: &mut Random) -> Option<Action> {
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

    /// An action of a set-up phase that can be played: by lot, or made from
    /// another by moving a few seeds.
    fn proposal(
        &self,
        game: &Game,
        pos: &Position,
        from: Option<Action>,
        random: &mut Random,
    ) -> Option<Action> {
        let rules = &self.rules;
        for _ in 0..8 {
            let action = match from {
                Some(Action::Lift(lots)) => Action::Lift(self.moved(pos, &lots, true, random)),
                Some(Action::Lay(lots)) => Action::Lay(self.moved(pos, &lots, false, random)),
                _ => {
                    let decisions = game.legal_moves();
                    let free = rules.wants_lift(pos) || rules.wants_lay(pos);
                    match decisions {
                        [] => {}
                        _ if free && random.below(6) > 0 => {}
                        _ => return Some(rules.action(decisions[random.below(decisions.len())])),
                    }
                    let lots = rules.random_counts(pos, &mut |n| random.below(n));
                    if rules.wants_lift(pos) { Action::Lift(lots) } else { Action::Lay(lots) }
                }
            };
            let action = self.as_dared(pos, action, random);
            if rules.play_action(pos, &action).is_ok() {
                return Some(action);
            }
        }
        // What can always be played: what is listed, or one seed.
        if let Some(&decision) = game.legal_moves().first() {
            return Some(rules.action(decision));
        }
        let lots = rules.random_counts(pos, &mut |_| 0);
        let action = if rules.wants_lift(pos) { Action::Lift(lots) } else { Action::Lay(lots) };
        rules.play_action(pos, &action).is_ok().then_some(action)
    }

    /// All seeds lifted, where any number may be and the level dares: the more one holds,
    /// the more answers one has.
    fn everything(&self, pos: &Position) -> Option<Action> {
        if self.rules.prelude_at(pos) != Some(Prelude::LiftAny) {
            return None;
        }
        let mut lots = SeedCounts::default();
        for pit in self.rules.board().own_pits(pos.mover()) {
            lots.set(self.rules.board().name(pit), pos.seeds(pit));
        }
        (lots.total() <= self.skill.lifts.into()).then_some(Action::Lift(lots))
    }

    /// A lift of any number, made as large or small as the level dares.
    fn as_dared(&self, pos: &Position, action: Action, random: &mut Random) -> Action {
        let any = matches!(self.rules.prelude_at(pos), Some(Prelude::LiftAny | Prelude::SouthLifts));
        let Action::Lift(mut lots) = action else { return action };
        if !any || self.skill.lifts == u8::MAX {
            return action;
        }
        let pits: Vec<Pit> = self.rules.board().own_pits(pos.mover()).collect();
        let there: usize = pits.iter().map(|&pit| usize::from(pos.seeds(pit))).sum();
        let dared = usize::from(self.skill.lifts).min(there);
        let least = dared - dared.div_ceil(3);
        let most = least + random.below(dared - least + 1);
        let total = |lots: &SeedCounts| usize::try_from(lots.total()).unwrap_or(usize::MAX);
        while total(&lots) > most || total(&lots) < least {
            let pit = pits[random.below(pits.len())];
            let name = self.rules.board().name(pit);
            let lifted = lots.get(name);
            let less = total(&lots) > most;
            lots.set(name, if less { lifted.saturating_sub(1) } else { (lifted + 1).min(pos.seeds(pit)) });
        }
        Action::Lift(lots)
    }

    /// The same seeds, some of them elsewhere; of what is lifted also more or
    /// fewer. Not everything that comes of it can be played.
    fn moved(&self, pos: &Position, lots: &SeedCounts, lifted: bool, random: &mut Random) -> SeedCounts {
        let board = self.rules.board();
        let mover = pos.mover();
        let pits: Vec<Pit> = board.pits().collect();
        let whole = !matches!(
            self.rules.prelude_at(pos),
            Some(Prelude::LiftAny | Prelude::SouthLifts | Prelude::LayOne)
        );
        let mut lots = *lots;
        for _ in 0..=random.below(3) {
            let (one, other) = (pits[random.below(pits.len())], pits[random.below(pits.len())]);
            let (name, elsewhere) = (board.name(one), board.name(other));
            if lifted {
                if board.owner(one) != mover {
                    continue;
                }
                let there = pos.seeds(one);
                let some = if whole {
                    there
                } else {
                    u8::try_from(random.below(usize::from(there) + 1)).unwrap_or(0)
                };
                lots.set(name, if whole && lots.get(name) > 0 { 0 } else { some });
            } else if lots.get(name) > 0 && one != other {
                let some = 1 + random.below(usize::from(lots.get(name)));
                let some = u8::try_from(some).unwrap_or(1).min(lots.get(name));
                lots.set(name, lots.get(name) - some);
                lots.set(elsewhere, lots.get(elsewhere).saturating_add(some));
            }
        }
        lots
    }

    /// The worth to a player of one way a set-up may go on.
    fn sample(
        &self,
        pos: &Position,
        player: Side,
        skill: &Skill,
        budget: &mut Budget<'_>,
        random: &mut Random,
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

    /// The worth to a player of a position in which turns begin.
    fn worth(&self, pos: &Position, player: Side, skill: &Skill, budget: &mut Budget<'_>) -> i64 {
        if pos.phase() == Phase::Execution {
            return self.worth_of_course(pos, player, skill, budget);
        }
        let legal = match self.rules.legal(pos, &[]) {
            Legal::Open(moves) => moves.to_vec(),
            _ => Vec::new(),
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

    /// The same where nothing is chosen any more: so many turns are followed as
    /// the level does.
    fn worth_of_course(&self, pos: &Position, player: Side, skill: &Skill, budget: &mut Budget<'_>) -> i64 {
        let mut starts = Moves::default();
        self.rules.pseudo_legal(pos, &mut starts);
        let mut best: Option<i64> = None;
        for &decision in starts.iter() {
            let start = if starts.len() == 1 { Ok(*pos) } else { self.rules.play(pos, decision, &[]) };
            let Ok(start) = start else { continue };
            let left = u32::try_from(budget.left()).unwrap_or(u32::MAX);
            let course = carry_out(&self.rules, &start, skill.carries_out.min(left));
            budget.spend(u64::from(course.turns) + 1);
            let score = match course.outcome {
                Some(outcome) => outcome.score,
                None => Side::BOTH.map(|side| u16::from(course.pos.store(side))),
            };
            let lead = i64::from(score[0]) - i64::from(score[1]);
            let lead = if player == Side::South { lead } else { -lead };
            let won = match course.outcome {
                Some(outcome) => outcome.winner.map_or(0, |winner| if winner == player { WON } else { -WON }),
                None => 0,
            };
            let worth = won + lead;
            best = Some(match best {
                // The player to start chooses.
                Some(known) if pos.mover() == player => known.max(worth),
                Some(known) => known.min(worth),
                None => worth,
            });
        }
        best.unwrap_or(0)
    }
}

/// From so many tries on a level tries everything where that can be done.
const EXACT_FROM: u16 = 400;

/// A step of a set-up phase by lot.
fn any_step(rules: &Rules, pos: &Position, random: &mut Random) -> Option<Action> {
    let mut moves = Moves::default();
    rules.pseudo_legal(pos, &mut moves);
    if pos.phase() == Phase::Race {
        return Some(rules.action(moves[random.below(moves.len())]));
    }
    let lots = rules.random_counts(pos, &mut |n| random.below(n));
    let action = if rules.wants_lift(pos) { Action::Lift(lots) } else { Action::Lay(lots) };
    if (moves.is_empty() || random.below(4) > 0) && rules.play_action(pos, &action).is_ok() {
        return Some(action);
    }
    moves.first().map(|&decision| rules.action(decision))
}

/// The worth of an arrangement as a value. Worth counted in games, from all lost
/// to all won, is taken as about as sure.
fn value_of(worth: i64, in_games: bool) -> Value {
    let worth = if in_games { 3 * worth } else { worth };
    Value::new(i32::try_from(worth.clamp(-20_000, 20_000)).unwrap_or(0))
}
