//! A share of positions as bytes: where their turns lead, packed by gzip.
//!
//! For each position: the number of its ends (two bytes, the low one first), then the ends. An end
//! is one byte, the seeds left in play, and four bytes, the number of the position there; their
//! highest bit is set if the turn perhaps cannot end there. If the game is over, the byte
//! is 255 and the mover's seeds follow. If the game is over before the turn, 65535 stands in place
//! of the number of ends, and the seeds of the player to begin follow.

use std::io::{Read as _, Write as _};
use std::ops::Range;

use anyhow::{Context, Result, ensure};
use flate2::Compression;
use flate2::bufread::GzDecoder;
use flate2::write::GzEncoder;

use super::leads::{LAST, Lead, Leads, Lister};
use mbao_tables::Ranks;

/// Stands in place of the number of ends if the game is over.
const OVER: u16 = u16::MAX;

/// Stands in place of the seeds in play if the game is over.
const NOWHERE: u8 = u8::MAX;

/// Lists the positions of a layer with these numbers.
///
/// # Errors
/// If a position has more ends than can be written.
pub(crate) fn list(
    lister: &mut Lister<'_>,
    ranks: &Ranks,
    seeds: usize,
    numbers: Range<u64>,
) -> Result<Vec<u8>> {
    let mut out = GzEncoder::new(Vec::new(), Compression::fast());
    let mut leads = Leads::default();
    let mut arrangement = ranks.arrangement(seeds, numbers.start);
    let mut bytes = Vec::new();
    for _ in numbers {
        lister.list(seeds, &arrangement, &mut leads);
        bytes.clear();
        write(&leads, &mut bytes)?;
        out.write_all(&bytes)?;
        Ranks::next(&mut arrangement);
    }
    Ok(out.finish()?)
}

fn write(leads: &Leads, bytes: &mut Vec<u8>) -> Result<()> {
    if let Some(value) = leads.over {
        bytes.extend(OVER.to_le_bytes());
        bytes.push(value);
        return Ok(());
    }
    let count = u16::try_from(leads.ends.len()).ok().filter(|&count| count < OVER);
    bytes.extend(count.context("a position with too many ends")?.to_le_bytes());
    for &lead in &leads.ends {
        match lead {
            Lead::Over(value) => bytes.extend([NOWHERE, value]),
            Lead::To { seeds, rank, sure } => {
                bytes.push(seeds);
                bytes.extend((if sure { rank } else { rank | (LAST + 1) }).to_le_bytes());
            }
        }
    }
    Ok(())
}

/// Reads listings one after the other, share by share.
pub(crate) struct Reader<'a> {
    packed: &'a [u8],
    share: Vec<u8>,
    at: usize,
}

impl<'a> Reader<'a> {
    pub(crate) fn new(packed: &'a [u8]) -> Self {
        Self { packed, share: Vec::new(), at: 0 }
    }

    /// Goes on to the next share.
    ///
    /// # Errors
    /// If it cannot be unpacked.
    pub(crate) fn next_share(&mut self) -> Result<()> {
        let mut unpack = GzDecoder::new(self.packed);
        self.share.clear();
        self.at = 0;
        unpack.read_to_end(&mut self.share)?;
        self.packed = unpack.into_inner();
        Ok(())
    }

    /// The next position of the share, one with `seeds` seeds.
    ///
    /// # Errors
    /// If the share has ended, or names something that does not exist.
    pub(crate) fn next(&mut self, ranks: &Ranks, seeds: usize, leads: &mut Leads) -> Result<()> {
        leads.over = None;
        leads.ends.clear();
        let value = |value: u8| {
            ensure!(usize::from(value) <= seeds, "it counts {value} of {seeds} seeds");
            Ok(value)
        };
        let count = u16::from_le_bytes(self.take()?);
        if count == OVER {
            let [over] = self.take()?;
            leads.over = Some(value(over)?);
            return Ok(());
        }
        for _ in 0..count {
            let [left] = self.take()?;
            leads.ends.push(if left == NOWHERE {
                let [over] = self.take()?;
                Lead::Over(value(over)?)
            } else {
                let word = u32::from_le_bytes(self.take()?);
                let rank = word & LAST;
                let there = u64::from(rank) < ranks.of(usize::from(value(left)?));
                ensure!(there, "there is no position {rank} of {left} seeds");
                Lead::To { seeds: left, rank, sure: word == rank }
            });
        }
        Ok(())
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N]> {
        let bytes = self.share[self.at..].first_chunk().context("it has too few positions")?;
        self.at += N;
        Ok(*bytes)
    }

    /// Whether the last share was read to its end.
    pub(crate) fn is_at_end(&self) -> bool {
        self.packed.is_empty() && self.at == self.share.len()
    }
}
