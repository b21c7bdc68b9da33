//! Solves all positions with exactly a given number of seeds in play from where their turns lead.

use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::thread;

use crate::ranks::Ranks;
use crate::study::Study;
use crate::table::{Layer, Tablebase};
use crate::turns::{Begin, End, Turns};
use crate::worth::NEVER;

/// Positions that one thread works through at a time.
const SHARE: u64 = 1 << 13;

/// A bit set with the number of a position that the turn perhaps cannot reach.
const PERHAPS: u32 = 1 << 31;

/// No value.
const NONE: u8 = u8::MAX;

/// What a position's turns can reach outside the layer.
#[derive(Clone, Copy)]
struct Outside {
    /// The most seeds that are certain, and the most that are possible.
    low: u8,
    high: u8,
    /// The most that is exact, with the least and the greatest number of turns.
    exact: u8,
    soonest: u8,
    latest: u8,
    /// Seeds on the side of the player to begin.
    own: u8,
    /// Whether the position itself ends a game.
    over: bool,
}

impl Outside {
    /// Turns of the longest game that continues outside.
    fn longest(self) -> u8 {
        [self.soonest, self.latest].into_iter().filter(|&turns| turns < NEVER).max().unwrap_or(0)
    }
}

/// A run of positions with the turns that stay in the layer.
struct Share {
    outside: Vec<Outside>,
    /// Where the list of each position's turns ends in `within`.
    ends: Vec<u32>,
    within: Vec<u32>,
    /// Positions with an end that a turn perhaps cannot reach.
    unsure: u64,
}

/// Solves the next layer of a table.
///
/// Lower and upper bounds close in on each other in two alternating ways. Reaching: a player who
/// comes nearer to an end with every turn meets no position twice. Keeping: a player who always has
/// a number of seeds on their side when a turn begins gets at least that many, however the game
/// ends, even by repetition or the bound of turns. A player may go on from keeping to reaching, and
/// so on; play comes back only to positions that may be repeated. So the bounds hold under the
/// engine's own rule of repetition for a game that begins there.
pub(crate) fn solve(study: &Study, table: &Tablebase, seeds: usize, threads: usize) -> Layer {
    let shares = shares(study, table, seeds, threads);
    let size = usize::try_from(table.ranks().of(seeds)).expect("a layer that fits into memory");
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
    let turns = bytes(NEVER);
    // Counted round by round, so that each position is set once. Games that leave the layer may be longer.
    let longest =
        shares.iter().flat_map(|share| &share.outside).map(|outside| outside.longest()).max().unwrap_or(0);
    for round in 0..NEVER {
        let told = AtomicBool::new(false);
        pass(&shares, threads, &|at, outside, within| {
            if turns[at].load(Relaxed) == NEVER && bounds.count_turns(&turns, round, at, outside, within) {
                told.store(true, Relaxed);
            }
        });
        if !told.load(Relaxed) && round > longest {
            break;
        }
    }
    let plain = |bytes: Vec<AtomicU8>| bytes.into_iter().map(AtomicU8::into_inner).collect::<Vec<_>>();
    let unsure = shares.iter().map(|share| share.unsure).sum();
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

    /// Sets the turns of a position if the game ends from here in `round` turns, see
    /// [`Worth::turns`](crate::Worth::turns), given all that end sooner. Returns whether it did.
    fn count_turns(
        &self,
        turns: &[AtomicU8],
        round: u8,
        at: usize,
        outside: Outside,
        within: &[u32],
    ) -> bool {
        let (value, high) = self.of(at);
        if value != high {
            return false;
        }
        let there = self.most - value;
        let kept = within.iter().map(|&next| end(next));
        let kept = kept.filter(|&(next, is_sure)| is_sure && self.of(next) == (there, there));
        let kept = kept.map(|(next, _)| turns[next].load(Relaxed));
        let outer = outside.exact == value;
        let best = if outside.over {
            None
        } else if 2 * u16::from(value) >= u16::from(self.most) {
            kept.chain(outer.then_some(outside.soonest)).min()
        } else {
            kept.chain(outer.then_some(outside.latest)).max()
        };
        let found = match best {
            _ if outside.over => 0,
            Some(turns) if turns < NEVER => (turns + 1).min(NEVER - 1),
            _ => NEVER,
        };
        if found > round {
            return false;
        }
        turns[at].store(found, Relaxed);
        true
    }
}

/// The number of a position in which a turn ends, and whether it is certain that the turn can reach it.
const fn end(next: u32) -> (usize, bool) {
    ((next & !PERHAPS) as usize, next & PERHAPS == 0)
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
                    let first = number * usize::try_from(SHARE).unwrap_or(0);
                    let mut begin = 0;
                    for (i, outside) in share.outside.iter().enumerate() {
                        let end = share.ends[i] as usize;
                        visit(first + i, *outside, &share.within[begin..end]);
                        begin = end;
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
                let mut turns = Turns::default();
                loop {
                    let first = next.fetch_add(SHARE, Relaxed);
                    if first >= count {
                        break;
                    }
                    let share = share(study, table, seeds, first..count.min(first + SHARE), &mut turns);
                    done.lock().unwrap_or_else(PoisonError::into_inner).push((first, share));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(first, _)| *first);
    done.into_iter().map(|(_, share)| share).collect()
}

fn share(
    study: &Study,
    table: &Tablebase,
    seeds: usize,
    numbers: std::ops::Range<u64>,
    turns: &mut Turns,
) -> Share {
    let ranks = table.ranks();
    let mut arrangement = ranks.arrangement(seeds, numbers.start);
    let mut after = vec![0; arrangement.len()];
    let mut share = Share { outside: Vec::new(), ends: Vec::new(), within: Vec::new(), unsure: 0 };
    for _ in numbers {
        let outside = look(study, table, seeds, &arrangement, &mut after, turns, &mut share.within);
        share.outside.push(outside);
        share.unsure += u64::from(turns.ends().iter().any(|end| matches!(end, End::Perhaps(_))));
        share.ends.push(u32::try_from(share.within.len()).expect("a share of moderate size"));
        Ranks::next(&mut arrangement);
    }
    share.within.shrink_to_fit();
    share
}

/// Lists the turns of one position; those that stay in the layer go into `within`.
fn look(
    study: &Study,
    table: &Tablebase,
    seeds: usize,
    arrangement: &[u8],
    after: &mut [u8],
    turns: &mut Turns,
    within: &mut Vec<u32>,
) -> Outside {
    let own = arrangement[..arrangement.len() / 2].iter().sum();
    let mut outside = Outside { low: 0, high: 0, exact: NONE, soonest: NEVER, latest: 0, own, over: false };
    let most = u8::try_from(seeds).unwrap_or(u8::MAX);
    match turns.list(study.rules(), &study.position(arrangement)) {
        Begin::Over(ahead) => {
            let value = share_of(seeds, ahead);
            return Outside { low: value, high: value, exact: value, soonest: 0, latest: 0, own, over: true };
        }
        Begin::Turn => {}
    }
    let begin = within.len();
    for end in turns.ends() {
        let (low, high, length) = match end {
            End::Over(ahead) => {
                let value = share_of(seeds, *ahead);
                (value, value, 0)
            }
            End::Next(next) | End::Perhaps(next) => {
                let sure = matches!(end, End::Next(_));
                study.arrangement(next, after);
                let left: usize = after.iter().map(|&n| usize::from(n)).sum();
                let rank = table.ranks().rank(after);
                if left == seeds {
                    let rank = u32::try_from(rank).ok().filter(|&rank| rank < PERHAPS);
                    let rank =
                        rank.expect("a layer of less than 2^31 positions") | if sure { 0 } else { PERHAPS };
                    if !within[begin..].contains(&rank) {
                        within.push(rank);
                    }
                    continue;
                }
                let found = table.at(left, rank);
                if !sure {
                    outside.high = outside.high.max(most - found.low);
                    continue;
                }
                (most - found.high, most - found.low, found.turns)
            }
        };
        outside.low = outside.low.max(low);
        outside.high = outside.high.max(high);
        if low == high {
            if outside.exact == NONE || low > outside.exact {
                (outside.exact, outside.soonest, outside.latest) = (low, length, length);
            } else if low == outside.exact {
                outside.soonest = outside.soonest.min(length);
                outside.latest = outside.latest.max(length);
            }
        }
    }
    outside
}

/// What the player to begin gets of `seeds` seeds with a final lead of `ahead`.
fn share_of(seeds: usize, ahead: i16) -> u8 {
    let twice = i16::try_from(seeds).unwrap_or(i16::MAX) + ahead;
    u8::try_from(twice / 2).unwrap_or(0)
}
