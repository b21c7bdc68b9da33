//! Opponents to measure players by: one that plays at random, and a child that takes the most in sight.

use std::time::{Duration, Instant};

use mbao_players::tuning::SplitMix;
use mbao_players::{Limits, Player};
use mbao_rules::definition::Count;
use mbao_rules::{Action, Game, Move, Position, Rules, SEED_BOUND, Side};

use super::cores;

/// The limit of a move.
#[derive(Clone, Copy)]
pub(crate) enum Thought {
    Nodes(u64),
    Time(Duration),
}

impl Thought {
    /// The lines of a table that state it.
    pub(crate) fn written(self, at_once: usize) -> String {
        match self {
            Self::Nodes(nodes) => format!("limit.nodes = {nodes}\n"),
            Self::Time(time) => format!(
                "limit.time = {{ millis = {}, games-at-once = {at_once}, cores = {} }}\n",
                time.as_millis(),
                cores()
            ),
        }
    }
}

/// What a player plays within a limit.
pub(crate) fn thought(player: &Player, game: &Game, thought: Thought) -> Action {
    let start = Instant::now();
    let (limits, time) = match thought {
        Thought::Nodes(nodes) => (Limits { nodes, ..Limits::default() }, None),
        Thought::Time(time) => (Limits::default(), Some(time)),
    };
    let found = player.suggest(game, &limits, || time.is_some_and(|time| start.elapsed() >= time));
    found.expect("the game goes on").action
}

/// Random numbers.
#[derive(Clone, Copy)]
pub(crate) struct Lot(u64);

impl Lot {
    /// Those of the move of that number of a game.
    pub(crate) fn of(game: u64, number: u64) -> Self {
        Self(mixed(game ^ number << 32))
    }

    fn below(&mut self, n: usize) -> usize {
        self.0 = mixed(self.0);
        usize::try_from(self.0 % n.max(1) as u64).expect("small")
    }
}

/// The moves that are open, without a pass unless there is nothing else: nobody who wants to play passes at
/// random.
fn real(game: &Game) -> Vec<Move> {
    let mut legal = game.legal_moves().to_vec();
    if legal.len() > 1 {
        legal.retain(|&mv| mv != Move::Pass);
    }
    legal
}

/// A random legal action.
pub(crate) fn by_chance(game: &Game, lot: &mut Lot) -> Action {
    let (rules, pos) = (game.rules(), game.position());
    let legal = real(game);
    if !legal.is_empty() {
        return rules.action(legal[lot.below(legal.len())]);
    }
    let counts = rules.random_counts(pos, &mut |n| lot.below(n));
    if rules.wants_lift(pos) { Action::Lift(counts) } else { Action::Lay(counts) }
}

/// Seeds of a sowing that the child counts out before playing: four or five handfuls.
const IN_SIGHT: u32 = 16;

/// The move that gains the most seeds in sight, or a random one of several. The gain of a longer sowing
/// is unknown; a capture is better than none.
pub(crate) fn taking_most(game: &Game, lot: &mut Lot) -> Action {
    let (rules, pos, legal) = (game.rules(), game.position(), real(game));
    if !pos.phase().is_play() || legal.is_empty() {
        return by_chance(game, lot);
    }
    let mover = pos.mover();
    let gain = |&mv: &Move| {
        let mut next = *pos;
        let looked = rules.play_in_place(&mut next, mv, SEED_BOUND);
        let seen = if looked.sown > IN_SIGHT { pos } else { &next };
        (looked.result.is_ok(), seeds_of(rules, seen, mover), mv == Move::Take)
    };
    let gains: Vec<_> = legal.iter().map(gain).collect();
    let most = gains.iter().max().expect("a move");
    let best: Vec<_> = legal.iter().zip(&gains).filter(|(_, gain)| *gain == most).collect();
    rules.action(*best[lot.below(best.len())].0)
}

/// The seeds a player has: in their store and marks or, in games without stores, all their seeds.
fn seeds_of(rules: &Rules, pos: &Position, mover: Side) -> u32 {
    let all_count = rules.definition().end.count == Count::StarterLoses;
    let board = rules.board();
    let his = |pit| if all_count { board.owner(pit) == mover } else { pos.mark(pit) == Some(mover) };
    let on_board: u32 = board.pits().filter(|&pit| his(pit)).map(|pit| u32::from(pos.seeds(pit))).sum();
    on_board + u32::from(pos.store(mover)) + if all_count { u32::from(pos.in_hand(mover)) } else { 0 }
}

/// The first number that follows from a seed.
pub(crate) fn mixed(seed: u64) -> u64 {
    SplitMix::new(seed).next()
}
