//! What the tuner needs and nobody else: features as numbers, players with
//! weights that are still being learnt.

use mbao_rules::{Action, Game, Page, Position, Rules};

use crate::features::{Features, size};
use crate::judge::{Eye, Judge};
use crate::memory::Memory;
use crate::player::root_of;
use crate::search::{Reach, Search};

/// How many weights a game has.
pub fn weights_of(page: &Page) -> usize {
    let (stage, stages) = size(page);
    stage * stages
}

/// Tells the features of positions.
pub struct Counts(Features);

impl Counts {
    /// Those of a game.
    pub fn new(rules: &Rules) -> Self {
        Self(Features::new(rules))
    }

    /// Every feature of a position between turns: the place of its weight, and
    /// how much of it there is. Nothing where the game is decided.
    pub fn each(&self, pos: &Position, tell: impl FnMut(usize, i32)) {
        if self.0.decided(pos).is_none() {
            self.0.each(pos, tell);
        }
    }
}

/// A player with given weights, who looks so many turns ahead.
pub struct Learner {
    rules: Rules,
    judge: Judge,
    turns: u8,
    nodes: u64,
}

impl Learner {
    /// A learner whose judgement is off by up to `rough`.
    pub fn new(rules: &Rules, weights: &[i16], rough: u16, seed: u64, turns: u8, nodes: u64) -> Self {
        let judge = Judge::with_weights(rules, weights, Eye::Trained, rough, seed);
        Self { rules: rules.clone(), judge, turns, nodes }
    }

    /// What it plays between turns and in mid-turn.
    pub fn choose(&self, game: &Game) -> Option<Action> {
        let root = root_of(game);
        if let [only] = root.legal[..] {
            return Some(Action::Move(only));
        }
        let reach = Reach {
            turns: self.turns,
            nodes: self.nodes,
            follows: u32::MAX,
            foresees: u32::MAX,
            choices: u8::MAX,
            plain: false,
        };
        let mut memory = Memory::new(1 << 20, self.nodes);
        let found = Search::new(&self.rules, &self.judge, &mut memory, reach, || false).run(&root)?;
        Some(Action::Move(found.line[0]))
    }
}
