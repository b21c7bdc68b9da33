//! An exhaustive search to test the real one against: no bounds, no transposition table, no move
//! ordering.

use alloc::string::ToString;
use alloc::vec::Vec;

use mbao_rules::{DeadEnd, GAMES, Game, Legal, Move, Moves, OutcomeKind, Pending, Position, Refusals, Rules};
use proptest::prelude::*;

use crate::judge::{Eye, FORCED, Judge, SURE};
use crate::memory::{Bound, Memory};
use crate::player::root_of;
use crate::random::SplitMix;
use crate::reach::{Reach, Root};
use crate::search::Search;

struct Everything<'a> {
    rules: &'a Rules,
    judge: &'a Judge,
    path: Vec<Position>,
    /// How many positions of the path belong to the game; the others to the line.
    game: usize,
    left: u32,
}

impl Everything<'_> {
    /// The value for the player to decide; `None` if there is too much to search.
    fn value(&mut self, pos: &Position, depth: u8, turns: i32, trail: &[Position]) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        // Longer chains of choices are not followed to their end.
        if trail.len() > 20 {
            return None;
        }
        let begins = pos.between_turns();
        if begins {
            if let Some(outcome) = self.rules.over(pos) {
                return Some(Judge::over(&outcome, pos.mover(), turns));
            }
            let (game, line) = self.path.split_at(self.game);
            if line.contains(pos) || game.iter().filter(|met| *met == pos).count() == 2 {
                let outcome = self.rules.outcome(pos, OutcomeKind::Repetition);
                return Some(Judge::repeated(&outcome, pos.mover()));
            }
            if depth == 0 {
                return Some(self.judge.value(pos));
            }
            self.path.push(*pos);
        }
        let mut moves = Moves::default();
        self.rules.pseudo_legal(pos, &mut moves);
        let (mut best, mut refusals) = (None, Refusals::default());
        let mut here = trail.to_vec();
        here.push(*pos);
        for &mv in moves.iter() {
            // Nobody passes who can start.
            if mv == Move::Pass && best.is_some() {
                continue;
            }
            match self.rules.play_within(pos, mv, trail) {
                Ok(next) => {
                    let value = self.after(pos, &next, depth, turns, &here)?;
                    best = best.max(Some(value));
                }
                Err(refused) => refusals.note(refused.refusal),
            }
        }
        if best.is_none() {
            best = Some(match self.rules.dead_end(pos, refusals) {
                DeadEnd::Over(kind) => Judge::over(&self.rules.outcome(pos, kind), pos.mover(), turns),
                DeadEnd::TurnEnds(next) => -self.value(&next, depth - 1, turns + 1, &[])?,
            });
        }
        if begins {
            self.path.pop();
        }
        best
    }

    fn after(
        &mut self,
        pos: &Position,
        next: &Position,
        depth: u8,
        turns: i32,
        trail: &[Position],
    ) -> Option<i32> {
        let value = if next.pending() == Pending::Nothing {
            self.value(next, depth - 1, turns + 1, &[])?
        } else {
            self.value(next, depth, turns, trail)?
        };
        Some(if next.mover() == pos.mover() { value } else { -value })
    }
}

/// The value of the root by exhaustive search.
fn everything(rules: &Rules, judge: &Judge, root: &Root, begun: &[Position], depth: u8) -> Option<i32> {
    // Between turns the root itself begins the line.
    let game = begun.len() - usize::from(root.pos.between_turns());
    let mut all = Everything { rules, judge, path: begun.to_vec(), game, left: 60_000 };
    let mut trail = root.trail.clone();
    trail.push(root.pos);
    let mut best = None;
    for &mv in &root.legal {
        let instead = mv == Move::Pass && best.is_some();
        let next = rules.play(&root.pos, mv).ok()?;
        let mut answers = Moves::default();
        rules.pseudo_legal(&next, &mut answers);
        if instead && (best >= Some(FORCED) || answers.contains(&Move::Pass)) {
            continue;
        }
        let value = all.after(&root.pos, &next, depth, 0, &trail)?;
        // It is played only if it wins by force.
        best = best.max(Some(if instead && value < FORCED { value.min(-SURE) } else { value }));
    }
    best
}

/// Checks that the remembered values of a position and of those one turn later are true.
fn check_memory(
    rules: &Rules,
    judge: &Judge,
    memory: &Memory,
    (path, game): (&[Position], usize),
    pos: &Position,
    more: u8,
) {
    if pos.pending() != Pending::Nothing || rules.over(pos).is_some() || path.contains(pos) {
        return;
    }
    if let Some(known) = memory.get(pos.fingerprint())
        && known.depth > 0
    {
        let mut all = Everything { rules, judge, path: path.to_vec(), game, left: 5_000 };
        if let Some(value) = all.value(pos, known.depth, 0, &[]) {
            let said = i32::from(known.value);
            let holds = match known.bound {
                Bound::Exact => value == said,
                Bound::Least => value >= said,
                Bound::Most => value <= said,
            };
            assert!(holds, "{known:?} of {value} at {:?}", rules.position_text(pos));
        }
    }
    if more > 0
        && let Legal::Open(moves) = rules.legal(pos)
    {
        let mut path = path.to_vec();
        path.push(*pos);
        for &mv in moves.iter() {
            let next = rules.play(pos, mv).expect("legal");
            check_memory(rules, judge, memory, (&path, game), &next, more - 1);
        }
    }
}

/// A random game some way on, possibly in mid-turn.
fn some_way_on(definition: usize, seed: u64) -> Option<Game> {
    let mut random = SplitMix::of(seed, 1);
    let definition = GAMES[definition];
    let setup = definition.setups[random.below(definition.setups.len())].name.to_string();
    let request = Game::builder(&*definition.id).setup(setup);
    let mut game = request.start().ok()?;
    for _ in 0..random.below(70) {
        if game.outcome().is_some() {
            game.undo();
            return Some(game);
        }
        let pos = *game.position();
        let legal = game.legal_moves();
        let action = if legal.is_empty() {
            let lots = game.rules().random_counts(&pos, &mut |n| random.below(n));
            if game.rules().wants_lift(&pos) {
                mbao_rules::Action::Lift(lots)
            } else {
                mbao_rules::Action::Lay(lots)
            }
        } else {
            game.rules().action(legal[random.below(legal.len())])
        };
        game.play(action).ok()?;
    }
    (game.position().phase().is_play() && game.outcome().is_none()).then_some(game)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, ..ProptestConfig::default() })]

    #[test]
    fn the_search_finds_what_looking_at_everything_finds(definition in 0..GAMES.len(), seed: u64, depth in 1_u8..=4) {
        let Some(game) = some_way_on(definition, seed) else { return Ok(()) };
        let rules = game.rules();
        let judge = Judge::new(rules, Eye::Trained, 0, 0);
        let root = root_of(&game);
        let begun: Vec<Position> = game.turn_starts().copied().collect();
        let Some(expected) = everything(rules, &judge, &root, &begun, depth) else { return Ok(()) };
        let reach = Reach { turns: depth, plain: true, ..Reach::ALL };
        // A small table, which forgets much, and a large one.
        for bytes in [1 << 10, 1 << 20] {
            let mut memory = Memory::new(bytes, u64::MAX);
            // The second time, much is remembered.
            for _ in 0..2 {
                let mut never = || false;
                let mut search = Search::new(rules, &judge, &mut memory, reach, &mut never);
                let found = search.run(&root).expect("a move");
                prop_assert_eq!(found.value, expected, "{} {:?}", rules.definition().id, game.position_text());
                prop_assert_eq!(found.depth, depth);
            }
            if root.pos.between_turns() {
                let before = &begun[..begun.len() - 1];
                check_memory(rules, &judge, &memory, (before, before.len()), &root.pos, 2);
            }
        }
    }
}
