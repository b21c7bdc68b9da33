//! Proposes arrangements: random ones, or variations of others with a few seeds moved.

use alloc::vec::Vec;

use mbao_rules::definition::Prelude;
use mbao_rules::{Action, Game, Moves, Phase, Pit, Position, Rules, SeedCounts};

use crate::player::Player;
use crate::random::SplitMix;

impl Player {
    /// A playable action of a set-up phase: random, or made from another by moving a few seeds.
    pub(super) fn proposal(
        &self,
        game: &Game,
        pos: &Position,
        from: Option<Action>,
        random: &mut SplitMix,
    ) -> Option<Action> {
        let rules = &self.rules;
        for _ in 0..8 {
            let action = match from {
                Some(Action::Lift(lots)) => Action::Lift(self.moved(pos, &lots, true, random)),
                Some(Action::Lay(lots)) => Action::Lay(self.moved(pos, &lots, false, random)),
                _ => {
                    let moves = game.legal_moves();
                    let free = rules.wants_lift(pos) || rules.wants_lay(pos);
                    match moves {
                        [] => {}
                        _ if free && random.below(6) > 0 => {}
                        _ => return Some(rules.action(moves[random.below(moves.len())])),
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
        // What can always be played: a listed move, or the smallest numbers.
        if let Some(&mv) = game.legal_moves().first() {
            return Some(rules.action(mv));
        }
        let lots = rules.random_counts(pos, &mut |_| 0);
        let action = if rules.wants_lift(pos) { Action::Lift(lots) } else { Action::Lay(lots) };
        rules.play_action(pos, &action).is_ok().then_some(action)
    }

    /// A lift of all seeds, if any number may be lifted and the level dares: a player who holds
    /// more has more answers.
    pub(super) fn everything(&self, pos: &Position) -> Option<Action> {
        if self.rules.prelude_at(pos) != Some(Prelude::LiftAny) {
            return None;
        }
        let mut lots = SeedCounts::default();
        for pit in self.rules.board().own_pits(pos.mover()) {
            lots.set(self.rules.board().name(pit), pos.seeds(pit));
        }
        (lots.total() <= self.skill.lifts.into()).then_some(Action::Lift(lots))
    }

    /// Makes a lift of any number as large or small as the level dares.
    fn as_dared(&self, pos: &Position, action: Action, random: &mut SplitMix) -> Action {
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

    /// The same seeds with some moved elsewhere; lifts may also get more or fewer. The result may
    /// be unplayable.
    fn moved(&self, pos: &Position, lots: &SeedCounts, lifted: bool, random: &mut SplitMix) -> SeedCounts {
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
}

pub(super) fn any_step(rules: &Rules, pos: &Position, random: &mut SplitMix) -> Option<Action> {
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
    moves.first().map(|&mv| rules.action(mv))
}
