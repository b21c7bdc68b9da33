//! Turns to the end of the game, counted for the positions of a layer whose value is exact.

use std::sync::atomic::{AtomicBool, AtomicU8, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::thread;

use super::share::{Share, end, first};
use mbao_tables::NEVER;

/// A position whose turns are not counted yet.
#[derive(Clone, Copy)]
struct Open {
    at: u32,
    /// Where its turns that keep the value begin and end in `kept` of its share.
    begin: u32,
    end: u32,
    /// The length in turns of a game that keeps the value outside the layer; `NEVER` if it is endless.
    outer: Option<u8>,
    /// The player to begin gets at least half of the seeds.
    hurries: bool,
}

/// The positions of a share whose turns are not counted yet.
#[derive(Default)]
struct Count {
    open: Vec<Open>,
    /// Positions of this layer that turns lead to without giving up a seed.
    kept: Vec<u32>,
}

/// The known values of a layer's positions.
#[derive(Clone, Copy)]
pub(crate) struct Seeds<'a> {
    pub(crate) most: u8,
    pub(crate) low: &'a [AtomicU8],
    pub(crate) high: &'a [AtomicU8],
}

impl Seeds<'_> {
    fn exact(self, at: usize) -> Option<u8> {
        let (low, high) = (self.low[at].load(Relaxed), self.high[at].load(Relaxed));
        (low == high).then_some(low)
    }
}

/// Counts round by round: every position is set once and then left alone. A share is freed once the
/// turns that keep a value are taken from it; nothing else of it is needed.
pub(crate) fn count(shares: Vec<Share>, threads: usize, seeds: Seeds<'_>) -> Vec<AtomicU8> {
    let turns: Vec<AtomicU8> = seeds.low.iter().map(|_| AtomicU8::new(NEVER)).collect();
    // Games that leave the layer may be longer than those that stay in it.
    let longest =
        shares.iter().flat_map(|share| &share.outside).map(|outside| outside.longest()).max().unwrap_or(0);
    let work: Vec<Mutex<(Share, Count)>> =
        shares.into_iter().map(|share| Mutex::new((share, Count::default()))).collect();
    each(&work, threads, &|number, (share, count)| {
        let share = std::mem::take(share);
        *count = begin(&share, first(number), seeds, &turns);
    });
    for round in 1..NEVER {
        let told = AtomicBool::new(false);
        each(&work, threads, &|_, (_, Count { open, kept })| {
            let all = open.len();
            open.retain(|one| {
                let next = kept[one.begin as usize..one.end as usize].iter();
                let lengths = next.map(|&next| turns[next as usize].load(Relaxed)).chain(one.outer);
                let best = if one.hurries { lengths.min() } else { lengths.max() };
                let found =
                    best.filter(|&turns| turns < NEVER).map_or(NEVER, |turns| (turns + 1).min(NEVER - 1));
                if found <= round {
                    turns[one.at as usize].store(found, Relaxed);
                }
                found > round
            });
            if open.len() < all {
                told.store(true, Relaxed);
            }
        });
        if !told.load(Relaxed) && round > longest {
            break;
        }
    }
    turns
}

/// The positions of a share to count. Where the game is over, the count is 0 at once.
fn begin(share: &Share, first: usize, seeds: Seeds<'_>, turns: &[AtomicU8]) -> Count {
    let mut count = Count::default();
    for (i, outside) in share.outside.iter().enumerate() {
        let at = first + i;
        let Some(value) = seeds.exact(at) else { continue };
        if outside.over {
            turns[at].store(0, Relaxed);
            continue;
        }
        let begin = place(count.kept.len());
        let there = Some(seeds.most - value);
        let next = share.within_of(i).iter().map(|&next| end(next));
        let kept = next.filter(|&(next, is_sure)| is_sure && seeds.exact(next) == there);
        count.kept.extend(kept.map(|(next, _)| place(next)));
        let hurries = 2 * u16::from(value) >= u16::from(seeds.most);
        let outer = if hurries { outside.soonest } else { outside.latest };
        let outer = (outside.exact == value).then_some(outer);
        count.open.push(Open { at: place(at), begin, end: place(count.kept.len()), outer, hurries });
    }
    count.open.shrink_to_fit();
    count.kept.shrink_to_fit();
    count
}

/// A position of a layer in 32 bits: there are fewer than 2^31.
fn place(at: usize) -> u32 {
    u32::try_from(at).expect("a layer of less than 2^31 positions")
}

/// Works through the whole list once.
fn each<T: Send>(work: &[Mutex<T>], threads: usize, visit: &(impl Fn(usize, &mut T) + Sync)) {
    let next = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..threads.max(1) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Relaxed);
                    let Some(one) = work.get(number) else { break };
                    visit(number, &mut one.lock().unwrap_or_else(PoisonError::into_inner));
                }
            });
        }
    });
}
