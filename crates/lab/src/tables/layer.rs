//! Solves all positions with exactly a given number of seeds in play from where their turns lead.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::thread;

use super::count::{Seeds, count};
use super::leads::Lister;
use super::share::{Outside, SHARE, Share, end, first};
use super::study::Study;
use super::table::{Layer, Tablebase};

/// Lists all turns of all positions of the next layer of a table, and solves it.
pub(crate) fn solve(study: &Study, table: &Tablebase, seeds: usize, threads: usize) -> Layer {
    settle(shares(study, table, seeds, threads), seeds, threads)
}

/// Solves a layer whose turns are listed.
///
/// Lower and upper bounds close in on each other in two alternating ways. Reaching: a player who
/// comes nearer to an end with every turn meets no position twice. Keeping: a player who always has
/// a number of seeds on their side when a turn begins gets at least that many, however the game
/// ends, even by repetition or the bound of turns. A player may go on from keeping to reaching, and
/// so on; play comes back only to positions that may be repeated. So the bounds hold under the
/// engine's own rule of repetition for a game that begins there.
pub(crate) fn settle(shares: Vec<Share>, seeds: usize, threads: usize) -> Layer {
    let size = shares.iter().map(|share| share.outside.len()).sum();
    let most = u8::try_from(seeds).expect("a board of at most 254 seeds");
    let bytes = |value: u8| (0..size).map(|_| AtomicU8::new(value)).collect::<Vec<_>>();
    let bounds = Bounds { most, low: bytes(0), high: bytes(most) };
    sweep(&shares, threads, &|at, outside, within| bounds.reach(at, outside, within));
    let open = |bounds: &Bounds| (0..size).any(|at| !bounds.is_exact(at));
    if open(&bounds) {
        let (kept, left) = (bytes(most), bytes(most));
        loop {
            bounds.hope(&kept, &left);
            let keep =
                |at: usize, outside: Outside, within: &[u32]| bounds.keep(&kept, &left, at, outside, within);
            sweep(&shares, threads, &keep);
            if !bounds.take(&kept, &left) {
                break;
            }
            sweep(&shares, threads, &|at, outside, within| bounds.reach(at, outside, within));
        }
    }
    let unsure = shares.iter().map(|share| share.unsure).sum();
    let turns = count(shares, threads, Seeds { most, low: &bounds.low, high: &bounds.high });
    let plain = |bytes: Vec<AtomicU8>| bytes.into_iter().map(AtomicU8::into_inner).collect::<Vec<_>>();
    Layer { low: plain(bounds.low), high: plain(bounds.high), turns: plain(turns), unsure }
}

/// What is known about the positions of a layer.
struct Bounds {
    most: u8,
    low: Vec<AtomicU8>,
    high: Vec<AtomicU8>,
}

impl Bounds {
    fn of(&self, at: usize) -> (u8, u8) {
        (self.low[at].load(Relaxed), self.high[at].load(Relaxed))
    }

    fn is_exact(&self, at: usize) -> bool {
        let (low, high) = self.of(at);
        low == high
    }

    /// Updates a position by its best turn, from what is known of where turns lead. Returns whether
    /// anything changed.
    fn reach(&self, at: usize, outside: Outside, within: &[u32]) -> bool {
        let (low, high) = self.of(at);
        if low == high {
            return false;
        }
        let (mut sure, mut may) = (outside.low, outside.high);
        for &next in within {
            let (next, is_sure) = end(next);
            if is_sure {
                sure = sure.max(self.most - self.high[next].load(Relaxed));
            }
            may = may.max(self.most - self.low[next].load(Relaxed));
        }
        let found = (low.max(sure), high.min(may));
        self.low[at].store(found.0, Relaxed);
        self.high[at].store(found.1, Relaxed);
        (low, high) != found
    }

    /// Sets the most that may be kept: everything, unless the value is exact.
    fn hope(&self, kept: &[AtomicU8], left: &[AtomicU8]) {
        for at in 0..self.low.len() {
            let (low, high) = self.of(at);
            let exact = low == high;
            kept[at].store(if exact { low } else { self.most }, Relaxed);
            left[at].store(if exact { self.most - low } else { self.most }, Relaxed);
        }
    }

    /// Lowers the most that the player to begin (`kept`) and the other (`left`) can always have on
    /// their sides from here on, or else reach. Returns whether anything changed.
    fn keep(
        &self,
        kept: &[AtomicU8],
        left: &[AtomicU8],
        at: usize,
        outside: Outside,
        within: &[u32],
    ) -> bool {
        let (low, high) = self.of(at);
        if low == high {
            return false;
        }
        let (mut best, mut worst) = (0, self.most - outside.high);
        for &next in within {
            let (next, is_sure) = end(next);
            if is_sure {
                best = best.max(left[next].load(Relaxed));
            }
            worst = worst.min(kept[next].load(Relaxed));
        }
        let mine = low.max(outside.own.min(best));
        let his = (self.most - high).max((self.most - outside.own).min(worst));
        let known = (kept[at].load(Relaxed), left[at].load(Relaxed));
        let found = (known.0.min(mine), known.1.min(his));
        kept[at].store(found.0, Relaxed);
        left[at].store(found.1, Relaxed);
        known != found
    }

    /// Takes over what can be kept. Returns whether anything changed.
    fn take(&self, kept: &[AtomicU8], left: &[AtomicU8]) -> bool {
        let mut new = false;
        for at in 0..self.low.len() {
            let (low, high) = self.of(at);
            let mine = low.max(kept[at].load(Relaxed));
            let may = high.min(self.most - left[at].load(Relaxed));
            self.low[at].store(mine, Relaxed);
            self.high[at].store(may, Relaxed);
            new |= (low, high) != (mine, may);
        }
        new
    }
}

/// Goes over all positions until nothing changes. Each value only moves in one direction, so the
/// order in which threads see them does not matter.
fn sweep(shares: &[Share], threads: usize, renew: &(impl Fn(usize, Outside, &[u32]) -> bool + Sync)) {
    // Unchanged shares may depend on changes elsewhere, so each pass covers all of them.
    loop {
        let changed = AtomicBool::new(false);
        pass(shares, threads, &|at, outside, within| {
            if renew(at, outside, within) {
                changed.store(true, Relaxed);
            }
        });
        if !changed.load(Relaxed) {
            return;
        }
    }
}

/// Goes over all positions once.
fn pass(shares: &[Share], threads: usize, visit: &(impl Fn(usize, Outside, &[u32]) + Sync)) {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    let Some(share) = shares.get(number) else { break };
                    let first = first(number);
                    for (i, outside) in share.outside.iter().enumerate() {
                        visit(first + i, *outside, share.within_of(i));
                    }
                }
            });
        }
    });
}

/// Lists all turns of all positions, once.
fn shares(study: &Study, table: &Tablebase, seeds: usize, threads: usize) -> Vec<Share> {
    let count = table.ranks().of(seeds);
    let next = AtomicU64::new(0);
    let done = Mutex::new(Vec::new());
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                let mut lister = Lister::new(study, table.ranks());
                loop {
                    let first = next.fetch_add(SHARE, Relaxed);
                    if first >= count {
                        break;
                    }
                    let share = Share::listed(&mut lister, table, seeds, first..count.min(first + SHARE));
                    done.lock().unwrap_or_else(PoisonError::into_inner).push((first, share));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(first, _)| *first);
    done.into_iter().map(|(_, share)| share).collect()
}
