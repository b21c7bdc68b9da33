//! A run of positions of one layer, with the layers below looked up.

use crate::leads::{LAST, Lead, Leads, Lister};
use crate::ranks::Ranks;
use crate::table::Tablebase;
use crate::worth::NEVER;

/// Positions of a share, which one thread works through at a time.
pub(crate) const SHARE: u64 = 1 << 10;

/// A flag beside the number of a position: the turn perhaps cannot end there.
const PERHAPS: u32 = LAST + 1;

/// No value.
const NONE: u8 = u8::MAX;

/// What a position's turns can reach outside the layer.
#[derive(Clone, Copy)]
pub(crate) struct Outside {
    /// The most seeds that are certain, and the most that are possible.
    pub(crate) low: u8,
    pub(crate) high: u8,
    /// The most that is exact, with the least and the greatest number of turns.
    pub(crate) exact: u8,
    pub(crate) soonest: u8,
    pub(crate) latest: u8,
    /// Seeds on the side of the player to begin.
    pub(crate) own: u8,
    /// Whether the position itself ends a game.
    pub(crate) over: bool,
}

impl Outside {
    /// Turns of the longest game that continues outside.
    pub(crate) fn longest(self) -> u8 {
        [self.soonest, self.latest].into_iter().filter(|&turns| turns < NEVER).max().unwrap_or(0)
    }
}

/// A run of positions with the turns that stay in the layer.
#[derive(Default)]
pub(crate) struct Share {
    pub(crate) outside: Vec<Outside>,
    /// Where the list of each position's turns ends in `within`.
    pub(crate) ends: Vec<u32>,
    pub(crate) within: Vec<u32>,
    /// Positions with an end that a turn perhaps cannot reach.
    pub(crate) unsure: u64,
}

impl Share {
    /// Lists the positions of a layer with these numbers and looks them up in the layers below.
    pub(crate) fn listed(
        lister: &mut Lister<'_>,
        table: &Tablebase,
        seeds: usize,
        numbers: std::ops::Range<u64>,
    ) -> Self {
        let mut share = Self::default();
        let mut leads = Leads::default();
        let mut arrangement = table.ranks().arrangement(seeds, numbers.start);
        for _ in numbers {
            lister.list(seeds, &arrangement, &mut leads);
            share.add(table, seeds, &arrangement, &leads);
            Ranks::next(&mut arrangement);
        }
        share.within.shrink_to_fit();
        share
    }

    /// Takes the next position; ends that stay in the layer go to `within`.
    pub(crate) fn add(&mut self, table: &Tablebase, seeds: usize, arrangement: &[u8], leads: &Leads) {
        let most = u8::try_from(seeds).unwrap_or(u8::MAX);
        let own = arrangement[..arrangement.len() / 2].iter().sum();
        let outside = if let Some(value) = leads.over {
            Outside { low: value, high: value, exact: value, soonest: 0, latest: 0, own, over: true }
        } else {
            let begun = Outside { low: 0, high: 0, exact: NONE, soonest: NEVER, latest: 0, own, over: false };
            leads.ends.iter().fold(begun, |outside, &lead| self.follow(table, most, outside, lead))
        };
        let unsure = leads.ends.iter().any(|lead| matches!(lead, Lead::To { sure: false, .. }));
        self.unsure += u64::from(unsure);
        self.outside.push(outside);
        self.ends.push(u32::try_from(self.within.len()).expect("a share of moderate size"));
    }

    /// The ends of a position's turns that stay in the layer.
    pub(crate) fn within_of(&self, at: usize) -> &[u32] {
        let begin = if at == 0 { 0 } else { self.ends[at - 1] };
        &self.within[begin as usize..self.ends[at] as usize]
    }

    fn follow(&mut self, table: &Tablebase, most: u8, mut outside: Outside, lead: Lead) -> Outside {
        let (low, high, length) = match lead {
            Lead::Over(value) => (value, value, 0),
            Lead::To { seeds, rank, sure } if seeds == most => {
                self.within.push(if sure { rank } else { rank | PERHAPS });
                return outside;
            }
            Lead::To { seeds, rank, sure } => {
                let found = table.at(usize::from(seeds), u64::from(rank));
                if !sure {
                    outside.high = outside.high.max(most - found.low);
                    return outside;
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
        outside
    }
}

/// The number of a position in which a turn ends, and whether it is certain that the turn can reach it.
pub(crate) const fn end(next: u32) -> (usize, bool) {
    ((next & !PERHAPS) as usize, next & PERHAPS == 0)
}

/// The number of the first position of a share.
pub(crate) fn first(number: usize) -> usize {
    number * usize::try_from(SHARE).unwrap_or(0)
}
