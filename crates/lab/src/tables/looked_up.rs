//! Fills a run of positions: its turns are listed, and the layers below looked up.

use super::leads::{Lead, Leads, Lister};
use super::share::{NONE, Outside, PERHAPS, Share};
use super::table::Tablebase;
use mbao_tables::NEVER;
use mbao_tables::Ranks;

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
