//! Whether a player can make sure of so many seeds from a position that is larger than a
//! table: by looking ahead until all lines end in it.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use crate::ranks::Ranks;
use crate::study::Study;
use crate::table::Tablebase;
use crate::turns::{Begin, End, Turns};

/// What is claimed of the seeds in play at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// The player to begin claims, else the other.
    pub mover: bool,
    /// So many of the seeds on the board will be his.
    pub seeds: u8,
}

/// Looks ahead on a table. Lines of so many turns that are not decided count against the
/// claim, and so do those that go round: what is proved is proved by turns that come to an
/// end, and holds under any rule of repetition.
pub struct Prover<'a> {
    study: &'a Study,
    table: &'a Tablebase,
    ranks: Ranks,
    /// Positions of fewer seeds than so many, in all.
    before: Vec<u64>,
    /// What was found of positions: 50 bits say which one and what was claimed, then in
    /// seven bits each the turns in which it was not proved and those in which it was.
    /// Nothing is guessed: the number of a position is exact.
    known: Vec<u64>,
    /// Positions looked at.
    pub nodes: u64,
    stop: &'a AtomicBool,
}

/// Bits of an entry that say what was found.
const FOUND: u32 = 14;

/// Most turns to look ahead.
pub const FARTHEST: u8 = 127;

/// The turns in which an entry's claim was proved, and in which it was not.
fn found_in(entry: u64) -> [u8; 2] {
    [entry, entry >> 7].map(|bits| u8::try_from(bits & 127).unwrap_or(0))
}

/// A turn's end, in the order in which it is looked at.
struct Branch {
    arrangement: Vec<u8>,
    claim: Claim,
    hope: i32,
}

impl<'a> Prover<'a> {
    /// Looks ahead from positions of up to `seeds` seeds, remembering 2^`bits` of them.
    ///
    /// # Panics
    /// Where the positions of the board are too many to be told apart in 43 bits.
    #[must_use]
    pub fn new(
        study: &'a Study,
        table: &'a Tablebase,
        seeds: usize,
        bits: u32,
        stop: &'a AtomicBool,
    ) -> Self {
        let ranks = Ranks::new(study.pits(), seeds);
        let mut before = vec![0];
        for n in 0..=seeds {
            before.push(before[n] + ranks.of(n));
        }
        assert!(before[seeds + 1] < 1 << 43 && seeds < 64, "a board of moderate size");
        Self { study, table, ranks, before, known: vec![0; 1 << bits], nodes: 0, stop }
    }

    /// Whether the claim holds within so many turns, [`FARTHEST`] at most; `None` when
    /// broken off.
    pub fn holds(&mut self, arrangement: &[u8], claim: Claim, turns: u8) -> Option<bool> {
        let seeds: usize = arrangement.iter().map(|&n| usize::from(n)).sum();
        if claim.seeds == 0 {
            return Some(true);
        }
        if usize::from(claim.seeds) > seeds {
            return Some(false);
        }
        if let Some(worth) = self.table.worth(arrangement) {
            let sure = if claim.mover { usize::from(worth.low) } else { seeds - usize::from(worth.high) };
            return Some(sure >= usize::from(claim.seeds));
        }
        if turns == 0 {
            return Some(false);
        }
        let key = self.before[seeds] + self.ranks.rank(arrangement);
        let key = (key << 7 | u64::from(claim.seeds) << 1 | u64::from(claim.mover)) << FOUND;
        let slot = self.slot(key);
        let entry = self.known[slot];
        if entry >> FOUND << FOUND == key {
            let [proved, failed] = found_in(entry);
            if proved != 0 && proved <= turns {
                return Some(true);
            }
            if failed >= turns {
                return Some(false);
            }
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(1 << 16) && self.stop.load(Relaxed) {
            return None;
        }
        let found = self.look(arrangement, seeds, claim, turns)?;
        let entry = self.known[slot];
        let [mut proved, mut failed] = if entry >> FOUND << FOUND == key { found_in(entry) } else { [0; 2] };
        if found {
            proved = if proved == 0 { turns } else { proved.min(turns) };
        } else {
            failed = failed.max(turns);
        }
        self.known[slot] = key | u64::from(failed) << 7 | u64::from(proved);
        Some(found)
    }

    fn slot(&self, key: u64) -> usize {
        let mixed = (key ^ key >> 29).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        usize::try_from(mixed >> (64 - self.known.len().trailing_zeros())).unwrap_or(0)
    }

    fn look(&mut self, arrangement: &[u8], seeds: usize, claim: Claim, turns: u8) -> Option<bool> {
        let mut list = Turns::default();
        let most = i16::try_from(seeds).unwrap_or(i16::MAX);
        match list.list(self.study.rules(), &self.study.position(arrangement)) {
            Begin::Over(ahead) => {
                let his = i16::midpoint(most, if claim.mover { ahead } else { -ahead });
                return Some(his >= i16::from(claim.seeds));
            }
            Begin::Turn => {}
        }
        let mut branches: Vec<Branch> = Vec::with_capacity(list.ends().len());
        for end in list.ends() {
            let (next, sure) = match end {
                End::Next(next) => (next, true),
                End::Perhaps(next) => (next, false),
                End::Over(ahead) => {
                    let his = i16::midpoint(most, if claim.mover { *ahead } else { -ahead });
                    if (his >= i16::from(claim.seeds)) == claim.mover {
                        return Some(claim.mover);
                    }
                    continue;
                }
            };
            if claim.mover && !sure {
                continue;
            }
            let mut after = vec![0; arrangement.len()];
            self.study.arrangement(next, &mut after);
            if branches.iter().any(|branch| branch.arrangement == after) {
                continue;
            }
            let left: usize = after.iter().map(|&n| usize::from(n)).sum();
            let taken = u8::try_from(seeds - left).unwrap_or(u8::MAX);
            let wanted = if claim.mover { claim.seeds.saturating_sub(taken) } else { claim.seeds };
            let claim = Claim { mover: !claim.mover, seeds: wanted };
            let hope = Self::hope(&after, left, claim);
            branches.push(Branch { arrangement: after, claim, hope });
        }
        // What is likeliest to settle the matter comes first.
        branches.sort_by_key(|branch| if claim.mover { -branch.hope } else { branch.hope });
        for branch in &branches {
            if self.holds(&branch.arrangement, branch.claim, turns - 1)? == claim.mover {
                return Some(claim.mover);
            }
        }
        Some(!claim.mover)
    }

    /// How likely a claim is, roughly: what is missing against what is on the claimant's side.
    fn hope(arrangement: &[u8], seeds: usize, claim: Claim) -> i32 {
        let half = arrangement.len() / 2;
        let own = if claim.mover { &arrangement[..half] } else { &arrangement[half..] };
        let on_side: i32 = own.iter().map(|&n| i32::from(n)).sum();
        64 * (i32::try_from(seeds).unwrap_or(0) / 2 - i32::from(claim.seeds)) + 16 * on_side
            - 8 * i32::try_from(seeds).unwrap_or(0)
    }
}
