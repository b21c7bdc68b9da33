//! Where the turns of a position lead, by the rules alone. This needs no other layer, so parts of
//! all layers can be listed at the same time.

use std::collections::HashSet;

use super::study::Study;
use super::turns::{Begin, End, Turns};
use mbao_tables::Ranks;

/// How a turn ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Lead {
    /// The game is over; the mover's share of the seeds.
    Over(u8),
    /// The opponent begins the next turn: the seeds left in play, and the number of the position.
    To {
        seeds: u8,
        rank: u32,
        /// Whether the turn can certainly end there.
        sure: bool,
    },
}

/// Where a position can lead.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Leads {
    /// The game is over here; the share of the player to begin.
    pub(crate) over: Option<u8>,
    /// Otherwise the ends of that player's turns, each once.
    pub(crate) ends: Vec<Lead>,
}

/// Lists where positions lead, and reuses its buffers.
#[derive(Debug)]
pub(crate) struct Lister<'a> {
    study: &'a Study,
    ranks: &'a Ranks,
    turns: Turns,
    after: Vec<u8>,
    listed: HashSet<Lead>,
}

impl<'a> Lister<'a> {
    pub(crate) fn new(study: &'a Study, ranks: &'a Ranks) -> Self {
        Self { study, ranks, turns: Turns::default(), after: vec![0; study.pits()], listed: HashSet::new() }
    }

    /// Writes into `leads` where an arrangement of `seeds` seeds can lead.
    pub(crate) fn list(&mut self, seeds: usize, arrangement: &[u8], leads: &mut Leads) {
        leads.over = None;
        leads.ends.clear();
        self.listed.clear();
        let begin = self.turns.list(self.study.rules(), &self.study.position(arrangement));
        if let Begin::Over(ahead) = begin {
            leads.over = Some(share_of(seeds, ahead));
            return;
        }
        for end in self.turns.ends() {
            let lead = match end {
                End::Over(ahead) => Lead::Over(share_of(seeds, *ahead)),
                End::Next(next) | End::Perhaps(next) => {
                    self.study.arrangement(next, &mut self.after);
                    let left: usize = self.after.iter().map(|&held| usize::from(held)).sum();
                    Lead::To {
                        seeds: u8::try_from(left).expect("a board of at most 254 seeds"),
                        rank: u32::try_from(self.ranks.rank(&self.after))
                            .ok()
                            .filter(|&rank| rank <= LAST)
                            .expect("a layer of less than 2^31 positions"),
                        sure: matches!(end, End::Next(_)),
                    }
                }
            };
            if self.listed.insert(lead) {
                leads.ends.push(lead);
            }
        }
    }
}

/// The largest number of a position: the bit above it is a flag.
pub(crate) const LAST: u32 = (1 << 31) - 1;

/// The share of a player who ends `ahead` seeds ahead.
fn share_of(seeds: usize, ahead: i16) -> u8 {
    let twice = i16::try_from(seeds).unwrap_or(i16::MAX) + ahead;
    u8::try_from(twice / 2).unwrap_or(0)
}
