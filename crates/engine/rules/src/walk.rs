//! Random play at full speed: the engine without names, traces or undo. Benchmarks, simulations and
//! property tests use it.

use alloc::vec::Vec;

use crate::board::Pit;
use crate::finish::{Outcome, OutcomeKind};
use crate::legality::{DeadEnd, Refusal, Refusals};
use crate::moves::{Move, Moves};
use crate::position::{Pending, Phase, Position};
use crate::rules::{Rules, SEED_BOUND, TURN_BOUND};
use crate::step::{Tally, silent};
use crate::text::action::SeedCounts;

/// A random game in progress. Turns allocate nothing.
///
/// ```
/// use mbao_rules::{Rules, Walk};
///
/// let rules = Rules::of("mbothe")?;
/// let mut walk = Walk::new(&rules);
/// let mut draw = 0_usize;
/// while walk.step(&mut |n| {
///     draw = draw.wrapping_mul(25_173).wrapping_add(13_849) % 65_536;
///     draw % n
/// }) {}
/// assert!(walk.outcome().is_some());
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Walk<'a> {
    rules: &'a Rules,
    pos: Position,
    /// Every point of the game, in order.
    line: Vec<Position>,
    /// The index in `line` at which this turn begins.
    turn_start: usize,
    /// The positions at which turns began.
    begun: Vec<Begun>,
    /// For each value of a fingerprint's low bits, the latest of `begun` with it, counted from 1.
    latest: [u16; 256],
    moves: Moves,
    turn: u32,
    seeds: u64,
    outcome: Option<Outcome>,
}

/// Where a turn began.
#[derive(Clone, Copy, Debug)]
struct Begun {
    fingerprint: u32,
    /// The one before it whose fingerprint has the same low bits, counted from 1; 0 if it is the first.
    before: u16,
    /// Its index in `line`.
    at: usize,
}

impl<'a> Walk<'a> {
    /// A walk at the start of a game.
    pub fn new(rules: &'a Rules) -> Self {
        let turns = TURN_BOUND as usize + 2;
        Self {
            rules,
            pos: rules.first_position(),
            line: Vec::with_capacity(8 * turns),
            turn_start: 0,
            begun: Vec::with_capacity(turns),
            latest: [0; 256],
            moves: Moves::default(),
            turn: 1,
            seeds: 0,
            outcome: None,
        }
    }

    /// Goes back to the start of the game.
    pub fn restart(&mut self) {
        self.pos = self.rules.first_position();
        self.line.clear();
        self.turn_start = 0;
        self.begun.clear();
        self.latest = [0; 256];
        self.turn = 1;
        self.outcome = None;
    }

    /// The present position.
    pub const fn position(&self) -> &Position {
        &self.pos
    }

    /// Number of the turn, from 1.
    pub const fn turn(&self) -> u32 {
        self.turn
    }

    /// Seeds sown in all games of this walk.
    pub const fn seeds_sown(&self) -> u64 {
        self.seeds
    }

    /// The result, once the game is over.
    pub const fn outcome(&self) -> Option<&Outcome> {
        self.outcome.as_ref()
    }

    /// Carries out one move chosen by `pick`, which gets a number `n` and returns one below it.
    /// Returns `false` when the game is over.
    pub fn step(&mut self, pick: &mut impl FnMut(usize) -> usize) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        if !self.pos.phase.is_play() && self.pos.phase != Phase::Over {
            self.prelude_step(pick);
            return true;
        }
        let begins = self.pos.between_turns();
        let starts = self.rules.quick_starts(&self.pos);
        let first = match &starts {
            Some(starts) => starts.first(),
            None => {
                self.rules.pseudo_legal(&self.pos, &mut self.moves);
                self.moves.first().copied()
            }
        };
        if begins && let Some(outcome) = self.rules.over_with(&self.pos, first) {
            self.outcome = Some(outcome);
            return false;
        }
        let here = self.line.len();
        // Written in one copy; `push` makes two.
        self.line.extend_from_slice(core::slice::from_ref(&self.pos));
        let mut refusals = Refusals::default();
        if let Some(starts) = starts {
            self.moves.clear();
            let last = starts.len().wrapping_sub(1);
            if first.is_some() {
                let chosen = pick(last + 1).min(last);
                match self.try_out(starts.nth(chosen), here, begins) {
                    Ok(goes_on) => return goes_on,
                    Err(why) => refusals.note(why),
                }
                // Only a refusal needs the list of the others.
                self.moves.extend(starts.iter());
                self.moves.swap_remove(chosen);
            }
        }
        while !self.moves.is_empty() {
            let last = self.moves.len() - 1;
            let mv = self.moves.swap_remove(pick(last + 1).min(last));
            match self.try_out(mv, here, begins) {
                Ok(goes_on) => return goes_on,
                Err(why) => refusals.note(why),
            }
        }
        match self.rules.dead_end(&self.pos, refusals) {
            DeadEnd::Over(kind) => self.over(kind),
            DeadEnd::TurnEnds(next) => {
                self.pos = next;
                self.count_turn();
                true
            }
        }
    }

    /// Carries out a move and says whether the game goes on; takes it back if it is refused or ends the game.
    #[inline]
    fn try_out(&mut self, mv: Move, here: usize, begins: bool) -> Result<bool, Refusal> {
        let mut tally = Tally { sown: 0, bound: SEED_BOUND };
        let done = self.rules.apply_in_place(&mut self.pos, mv, &mut tally);
        let refused = match done {
            Err(why) => Err(why),
            Ok(()) if Rules::leads_back(&self.pos, &self.line[self.turn_start..]) => Err(Refusal::LeadsBack),
            Ok(()) => match begins.then(|| self.early_end(here)).flatten() {
                Some(kind) => Ok(kind),
                None => {
                    self.seeds += u64::from(tally.sown);
                    self.count_turn();
                    return Ok(true);
                }
            },
        };
        self.pos = self.line[here];
        refused.map(|kind| self.over(kind))
    }

    fn over(&mut self, kind: OutcomeKind) -> bool {
        self.outcome = Some(self.rules.outcome(&self.pos, kind));
        false
    }

    #[inline]
    fn count_turn(&mut self) {
        if self.pos.pending == Pending::Nothing {
            self.turn += 1;
            self.turn_start = self.line.len();
        }
    }

    /// Why the game ends early, by repetition or length, if the turn that begins here is one too many.
    #[allow(clippy::cast_possible_truncation)] // the low bits are wanted
    #[inline]
    fn early_end(&mut self, here: usize) -> Option<OutcomeKind> {
        let pos = &self.line[here];
        let fingerprint = pos.board_print() as u32;
        let latest = &mut self.latest[usize::from(fingerprint as u8)];
        let (mut known, mut next) = (0, *latest);
        while let Some(other) = self.begun.get(usize::from(next).wrapping_sub(1)) {
            known += u32::from(other.fingerprint == fingerprint && self.line[other.at] == *pos);
            next = other.before;
        }
        if known >= 2 {
            return Some(OutcomeKind::Repetition);
        }
        self.begun.push(Begun { fingerprint, before: *latest, at: here });
        *latest = self.begun.len() as u16;
        (self.turn > TURN_BOUND).then_some(OutcomeKind::Length)
    }

    /// Takes a random step of a set-up phase. It is a separate cold function to keep turns fast.
    #[cold]
    #[inline(never)]
    fn prelude_step(&mut self, pick: &mut impl FnMut(usize) -> usize) {
        let mut moves = Moves::default();
        self.rules.pseudo_legal(&self.pos, &mut moves);
        let free = self.rules.wants_lift(&self.pos) || self.rules.wants_lay(&self.pos);
        if !moves.is_empty() && (!free || pick(4) == 0) {
            let mv = moves.swap_remove(pick(moves.len()).min(moves.len() - 1));
            if let Ok(next) = self.rules.apply(&self.pos, mv, &mut silent()) {
                self.pos = next;
                return;
            }
        }
        let counts = self.rules.random_counts(&self.pos, pick);
        let next = if self.rules.wants_lift(&self.pos) {
            self.rules.lift_seeds(&self.pos, &counts, &mut silent())
        } else {
            self.rules.lay_seeds(&self.pos, &counts, &mut silent())
        };
        // There may be nothing to lift, which is not an action: ends the step instead.
        let next = next.ok().or_else(|| self.rules.apply(&self.pos, *moves.first()?, &mut silent()).ok());
        self.pos = next.unwrap_or(self.pos);
    }
}

impl Rules {
    /// Random numbers for a `lift` or a `lay` that the rules allow now, if there is one.
    pub fn random_counts(&self, pos: &Position, pick: &mut impl FnMut(usize) -> usize) -> SeedCounts {
        let mut counts = SeedCounts::default();
        let lifts = self.wants_lift(pos);
        let pits = self.handled_side(pos).map_or(self.board.pits(), |side| self.board.own_pits(side));
        let open = |&pit: &Pit| !lifts || (pos.seeds(pit) > 0 && self.may_be_lifted(pos, pit));
        let pits: Vec<_> = pits.filter(open).collect();
        if pits.is_empty() {
            return counts;
        }
        let any = |picked: usize| pits[picked % pits.len()];
        let hand = pos.held[pos.mover.index()];
        match (lifts, self.most_pits(pos)) {
            (true, Some(most)) => {
                for _ in 0..most {
                    let pit = any(pick(pits.len()));
                    counts.set(self.board.name(pit), pos.seeds(pit));
                }
            }
            (true, None) => {
                for &pit in &pits {
                    let some = pick(usize::from(pos.seeds(pit)) + 1);
                    counts.set(self.board.name(pit), u8::try_from(some).unwrap_or(0).min(pos.seeds(pit)));
                }
                if counts.total() == 0 {
                    counts.set(self.board.name(pits[0]), 1);
                }
            }
            // All but one of them in one pit.
            (false, Some(_)) => {
                let pit = any(pick(pits.len()));
                let some = u8::try_from(pick(usize::from(hand.max(1)))).unwrap_or(0);
                counts.set(self.board.name(pit), some.min(hand.saturating_sub(1)));
            }
            (false, None) => {
                for _ in 0..hand {
                    let pit = self.board.name(any(pick(pits.len())));
                    counts.set(pit, counts.get(pit) + 1);
                }
            }
        }
        counts
    }
}
