//! The transposition table: what a search remembers of positions, in a fixed size.

use alloc::vec;
use alloc::vec::Vec;

use crate::judge::FORCED;

/// What a remembered value says about the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The true value is at most this.
    Most,
    /// The true value is at least this.
    Least,
    /// The true value is this.
    Exact,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    /// Value for the player to decide; the turns to a win count from this position.
    pub(crate) value: i16,
    /// Turns that were searched ahead.
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
    /// The index of the best move among the candidates, if one was found.
    pub(crate) best: Option<u8>,
}

/// The number for "no best move"; only indices below it are remembered.
const NO_BEST: u8 = 63;
/// The number of ages, which have two bits: after this many thoughts an old entry looks new again.
const AGES: u8 = 4;

/// Eight bytes: the upper half of the fingerprint, the value, depth and bound, age and best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    check: u32,
    value: i16,
    /// The depth in the upper bits, the bound in the lower two; bound bits of 0 mean an empty entry.
    depth_and_bound: u8,
    /// The thought it comes from in the upper two bits, the best candidate below.
    age_and_best: u8,
}

impl Entry {
    const fn best(self) -> u8 {
        self.age_and_best & NO_BEST
    }

    const fn age(self) -> u8 {
        self.age_and_best >> 6
    }
}

const EMPTY: Entry = Entry { check: 0, value: 0, depth_and_bound: 0, age_and_best: NO_BEST };

/// Each place has two entries: one keeps the deeper result of this thought, the other the newer one.
#[derive(Debug)]
pub(crate) struct Memory {
    entries: Vec<Entry>,
    /// The number of places, a power of two, minus one.
    mask: u64,
    /// The current thought, in two bits.
    age: u8,
}

impl Memory {
    /// A table of at most `bytes` bytes, but no larger than a search of `nodes` nodes can use.
    pub(crate) fn new(bytes: usize, nodes: u64) -> Self {
        let pair = 2 * size_of::<Entry>() as u64;
        let room = (bytes as u64 / pair).max(1);
        let wanted = nodes.clamp(1, room);
        // The greatest power of two that is no greater than either limit.
        let places = 1_u64 << wanted.ilog2();
        let entries = usize::try_from(2 * places).unwrap_or(2);
        Self { entries: vec![EMPTY; entries], mask: places - 1, age: 0 }
    }

    /// Begins another thought: earlier results stay known, but are replaced first.
    pub(crate) const fn next_thought(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    #[cfg(test)]
    pub(crate) fn bytes(&self) -> usize {
        self.entries.len() * size_of::<Entry>()
    }

    fn place(&self, fingerprint: u64) -> usize {
        usize::try_from(fingerprint & self.mask).unwrap_or(0) * 2
    }

    #[allow(clippy::cast_possible_truncation)] // the upper half
    const fn check(fingerprint: u64) -> u32 {
        (fingerprint >> 32) as u32
    }

    pub(crate) fn get(&self, fingerprint: u64) -> Option<Known> {
        let place = self.place(fingerprint);
        let check = Self::check(fingerprint);
        let entry = self.entries[place..place + 2].iter().find(|e| e.check == check)?;
        let bound = match entry.depth_and_bound & 3 {
            1 => Bound::Most,
            2 => Bound::Least,
            3 => Bound::Exact,
            _ => return None,
        };
        Some(Known {
            value: entry.value,
            depth: entry.depth_and_bound >> 2,
            bound,
            best: (entry.best() < NO_BEST).then_some(entry.best()),
        })
    }

    /// Remembers a position.
    pub(crate) fn put(&mut self, fingerprint: u64, known: Known) {
        let place = self.place(fingerprint);
        let check = Self::check(fingerprint);
        let bound = match known.bound {
            Bound::Most => 1,
            Bound::Least => 2,
            Bound::Exact => 3,
        };
        let [deep, new] = &mut self.entries[place..place + 2] else { return };
        let depth = known.depth.min(63);
        let keeps_deep = deep.depth_and_bound & 3 != 0
            && deep.check != check
            && deep.age() == self.age
            && deep.depth_and_bound >> 2 > depth;
        let entry = if keeps_deep {
            new
        } else {
            // The entry that was the deeper one moves to the other slot.
            if deep.check != check {
                *new = *deep;
            }
            deep
        };
        let mut best = known.best.map_or(NO_BEST, |b| b.min(NO_BEST));
        if best == NO_BEST && entry.check == check {
            best = entry.best();
        }
        let age_and_best = self.age << 6 | best;
        *entry = Entry { check, value: known.value, depth_and_bound: depth << 2 | bound, age_and_best };
    }
}

/// Converts a value for the table: the turns to a win count from the position.
pub(crate) fn to_here(value: i32, turns: i32) -> i16 {
    let value = match value {
        v if v >= FORCED => v + turns,
        v if v <= -FORCED => v - turns,
        v => v,
    };
    i16::try_from(value.clamp(-32_000, 32_000)).unwrap_or(0)
}

/// Converts a value from the table: the turns to a win count from the root.
pub(crate) fn from_here(value: i32, turns: i32) -> i32 {
    match value {
        v if v >= FORCED => v - turns,
        v if v <= -FORCED => v + turns,
        v => v,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const KNOWN: Known = Known { value: -7, depth: 3, bound: Bound::Least, best: Some(5) };

    #[test]
    fn what_is_put_is_got() {
        let mut memory = Memory::new(1 << 12, 1 << 20);
        assert_eq!(memory.bytes(), 1 << 12);
        assert_eq!(memory.get(0x1234_5678_9abc_def0), None);
        memory.put(0x1234_5678_9abc_def0, KNOWN);
        assert_eq!(memory.get(0x1234_5678_9abc_def0), Some(KNOWN));
        // Another position in the same place: neither replaces the other.
        memory.put(0x9234_5678_9abc_def0, Known { depth: 9, ..KNOWN });
        assert_eq!(memory.get(0x1234_5678_9abc_def0), Some(KNOWN));
        // A third, shallow one: the deepest stays.
        memory.put(0xa234_5678_9abc_def0, Known { depth: 1, ..KNOWN });
        assert_eq!(memory.get(0x9234_5678_9abc_def0).map(|k| k.depth), Some(9));
        assert_eq!(memory.get(0x1234_5678_9abc_def0), None);
    }

    #[test]
    fn no_more_memory_than_asked_for() {
        for (bytes, nodes) in [(1 << 23, u64::MAX), (1_000_000, 50_000), (1_000, 7), (0, 0)] {
            let memory = Memory::new(bytes, nodes);
            assert!(memory.bytes() <= bytes.max(16), "{bytes} {nodes}: {}", memory.bytes());
        }
    }
}
