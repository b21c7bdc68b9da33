//! What a search remembers of positions it has met: a table of fixed size.

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
    /// It is this.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Known {
    /// Value for the player to decide, wins counted from this position.
    pub(crate) value: i16,
    /// Turns it was looked ahead.
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
    /// The best decision, as its place among the candidates, if one was found.
    pub(crate) best: Option<u8>,
}

/// Most candidates whose place is remembered; the next number says "none".
const NO_BEST: u8 = 63;
/// Thoughts after which an entry may be taken for a new one: its age has two bits.
const AGES: u8 = 4;

/// Eight bytes: upper half of the fingerprint, value, depth and bound, best.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    check: u32,
    value: i16,
    /// Depth above, two bits of bound below; 0 in the bits of bound: empty.
    depth_and_bound: u8,
    /// The thought it comes from above in two bits, the best candidate below.
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

/// Two entries share a place: one keeps the deeper of this thought, the other the newer.
#[derive(Debug)]
pub(crate) struct Memory {
    entries: Vec<Entry>,
    /// Places less one; places are a power of two.
    mask: u64,
    /// The thought under way, in two bits.
    age: u8,
}

impl Memory {
    /// A table of at most so many bytes, and no more than are of use to a search
    /// of `nodes` nodes.
    pub(crate) fn new(bytes: usize, nodes: u64) -> Self {
        let pair = 2 * size_of::<Entry>() as u64;
        let room = (bytes as u64 / pair).max(1);
        let wanted = nodes.clamp(1, room);
        // The greatest power of two that is not above both.
        let places = 1_u64 << wanted.ilog2();
        let entries = usize::try_from(2 * places).unwrap_or(2);
        Self { entries: vec![EMPTY; entries], mask: places - 1, age: 0 }
    }

    /// Another thought begins: what earlier ones found is known, and gives way first.
    pub(crate) const fn next_thought(&mut self) {
        self.age = (self.age + 1) % AGES;
    }

    /// Bytes in use.
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

    /// What is known of the position of that fingerprint.
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
            // What was the deeper one is still worth the other place.
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

/// A value as it is remembered: wins counted from the position.
pub(crate) fn to_here(value: i32, turns: i32) -> i16 {
    let value = match value {
        v if v >= FORCED => v + turns,
        v if v <= -FORCED => v - turns,
        v => v,
    };
    i16::try_from(value.clamp(-32_000, 32_000)).unwrap_or(0)
}

/// A remembered value, wins counted from the root.
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
        // Another position of the same place: neither forgets the other.
        memory.put(0x9234_5678_9abc_def0, Known { depth: 9, ..KNOWN });
        assert_eq!(memory.get(0x1234_5678_9abc_def0), Some(KNOWN));
        // A third and shallow one: the deepest stays.
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
