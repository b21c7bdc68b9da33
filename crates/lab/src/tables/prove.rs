//! Proves that a player can secure a number of seeds from a position that is larger than a table,
//! by looking ahead until all lines end in the table.

use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use super::study::Study;
use super::table::Tablebase;
use super::turns::{Begin, End, Turns};
use mbao_tables::Ranks;

/// A claim to seeds in play at a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Claim {
    /// Whether the player to begin makes the claim; otherwise the other does.
    pub mover: bool,
    /// How many of the seeds on the board the claimant will get.
    pub seeds: u8,
}

/// Looks ahead to a table. Lines that are undecided after the given turns count against the claim,
/// and so do lines that repeat: every proof consists of turns that come to an end, so it holds
/// under any rule of repetition.
pub struct Prover<'a> {
    study: &'a Study,
    table: &'a Tablebase,
    ranks: Ranks,
    /// `before[n]`: the number of positions with fewer than `n` seeds.
    before: Vec<u64>,
    /// Results for positions: 50 bits identify the position and the claim, then seven bits each
    /// hold the turns in which it was not proved and those in which it was. Positions are
    /// identified exactly, not by a hash.
    known: Vec<u64>,
    /// The number of positions searched.
    pub nodes: u64,
    stop: &'a AtomicBool,
}

/// The number of bits of an entry that hold the result.
const FOUND: u32 = 14;

/// The most turns to look ahead.
pub const FARTHEST: u8 = 127;

/// The turns in which an entry's claim was proved, and in which it was not.
fn found_in(entry: u64) -> [u8; 2] {
    [entry, entry >> 7].map(|bits| u8::try_from(bits & 127).unwrap_or(0))
}

/// The end of a turn, with a value to order the search by.
struct Branch {
    arrangement: Vec<u8>,
    claim: Claim,
    hope: i32,
}

impl<'a> Prover<'a> {
    /// Looks ahead from positions of up to `seeds` seeds, remembering 2^`bits` of them.
    ///
    /// # Panics
    /// If the board has too many positions to number them in 43 bits.
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

    /// Whether the claim is proved within `turns` turns, [`FARTHEST`] at most; `None` if the search
    /// was stopped.
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
        // The branch most likely to decide the claim comes first.
        branches.sort_by_key(|branch| if claim.mover { -branch.hope } else { branch.hope });
        for branch in &branches {
            if self.holds(&branch.arrangement, branch.claim, turns - 1)? == claim.mover {
                return Some(claim.mover);
            }
        }
        Some(!claim.mover)
    }

    /// A rough estimate of how likely a claim is: the seeds still needed against those on the
    /// claimant's side.
    fn hope(arrangement: &[u8], seeds: usize, claim: Claim) -> i32 {
        let half = arrangement.len() / 2;
        let own = if claim.mover { &arrangement[..half] } else { &arrangement[half..] };
        let on_side: i32 = own.iter().map(|&n| i32::from(n)).sum();
        64 * (i32::try_from(seeds).unwrap_or(0) / 2 - i32::from(claim.seeds)) + 16 * on_side
            - 8 * i32::try_from(seeds).unwrap_or(0)
    }
}
