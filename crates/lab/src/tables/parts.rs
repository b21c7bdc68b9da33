//! Parts of layers: made by many, on one machine or on many, and merged by one.
//!
//! Listing where the turns of every position lead takes the most time. It needs only the rules, so
//! all parts of all layers can be made at the same time. The values are then found layer by layer,
//! once all parts exist.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::thread;

use anyhow::{Context, Error, Result, anyhow, bail, ensure};

use super::layer;
use super::leads::{Leads, Lister};
use super::listing::{self, Reader};
use super::sealed::{self, Head};
use super::share::{SHARE, Share};
use super::split::Split;
use super::store::{METHOD, Store};
use super::study::Study;
use super::table::{Layer, Tablebase};
use mbao_tables::Ranks;

/// The most files that an error names.
const NAMED: usize = 12;

/// The parts of the layers of one table, beside its layers.
#[derive(Clone, Debug)]
pub struct Parts<'a> {
    study: &'a Study,
    store: &'a Store,
    /// The other arguments, besides game and part, that write a part to this folder.
    besides: String,
}

impl<'a> Parts<'a> {
    /// The parts beside the layers of a store. `besides` are the other arguments, besides
    /// game and part, that write a part there; errors quote them.
    #[must_use]
    pub fn new(study: &'a Study, store: &'a Store, besides: &str) -> Self {
        Self { study, store, besides: besides.to_owned() }
    }

    /// The file of a part of the layer with this number of seeds.
    #[must_use]
    pub fn place(&self, seeds: usize, split: Split) -> PathBuf {
        let of = split.of().to_string();
        self.store.folder().join(format!("{seeds:03}.{:0width$}of{of}.part", split.part(), width = of.len()))
    }

    fn head(&self, ranks: &Ranks, seeds: usize, split: Split) -> Head {
        Head {
            table: self.name(),
            method: METHOD,
            rules: self.store.mark(),
            seeds,
            positions: ranks.of(seeds),
            split,
        }
    }

    fn name(&self) -> String {
        format!("{}-{}", self.study.rules().definition().id, self.study.columns())
    }

    /// Makes a part of the layer with this number of seeds. `false` if it exists already, whole and
    /// of the same rules; otherwise it is made again.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn make(&self, ranks: &Ranks, seeds: usize, split: Split, threads: usize) -> Result<bool> {
        let place = self.place(seeds, split);
        let head = self.head(ranks, seeds, split);
        if fs::read(&place).is_ok_and(|bytes| sealed::open(&head, &bytes).is_ok()) {
            return Ok(false);
        }
        let numbers: Vec<u64> = split.shares(head.positions).collect();
        let shares = each(&numbers, threads, || {
            let mut lister = Lister::new(self.study, ranks);
            move |&number: &u64| {
                let first = number * SHARE;
                listing::list(&mut lister, ranks, seeds, first..head.positions.min(first + SHARE))
            }
        })?;
        let bytes = sealed::seal(&self.head(ranks, seeds, split), &shares.concat());
        // The file appears whole or not at all.
        let half = place.with_extension("half");
        fs::write(&half, bytes)
            .and_then(|()| fs::rename(&half, &place))
            .with_context(|| place.display().to_string())?;
        Ok(true)
    }

    /// Checks that all parts of these layers exist and are whole, before anything is merged.
    ///
    /// # Errors
    /// Names every part that is missing or wrong, what is wrong with it, and how to make it.
    pub fn check(&self, ranks: &Ranks, layers: impl IntoIterator<Item = usize>, of: u32) -> Result<()> {
        let mut wrong = Vec::new();
        for seeds in layers {
            for split in Split::all(of) {
                if let Err(error) = self.read(ranks, seeds, split, |_| Ok(())) {
                    wrong.push((split, error));
                }
            }
        }
        self.refuse(&wrong)
    }

    /// Solves the next layer of a table from its parts.
    ///
    /// # Errors
    /// Names every part that is missing or cannot be merged, what is wrong with it, and how to
    /// make it.
    pub fn solve(&self, table: &Tablebase, of: u32, threads: usize) -> Result<Layer> {
        let seeds = table.layers().len();
        let splits: Vec<Split> = Split::all(of).collect();
        let read = each(&splits, threads, || {
            |&split: &Split| {
                let shares = self.read(table.ranks(), seeds, split, |listing| {
                    shares(table, seeds, split, listing).context("is damaged")
                });
                Ok((split, shares))
            }
        })?;
        let (mut found, mut wrong) = (Vec::new(), Vec::new());
        for (split, shares) in read {
            match shares {
                Ok(shares) => found.extend(shares),
                Err(error) => wrong.push((split, error)),
            }
        }
        self.refuse(&wrong)?;
        found.sort_by_key(|(number, _)| *number);
        let shares: Vec<Share> = found.into_iter().map(|(_, share)| share).collect();
        Ok(layer::settle(shares, seeds, threads))
    }

    /// Reads a part. Errors begin with the name of its file.
    fn read<T>(
        &self,
        ranks: &Ranks,
        seeds: usize,
        split: Split,
        take: impl FnOnce(&[u8]) -> Result<T>,
    ) -> Result<T> {
        let place = self.place(seeds, split);
        let bytes = match fs::read(&place) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == ErrorKind::NotFound => bail!(self.missing(&place, seeds, split)),
            Err(error) => bail!("{} cannot be read: {error}", place.display()),
        };
        let found = sealed::open(&self.head(ranks, seeds, split), &bytes).and_then(take);
        found.map_err(|error| anyhow!("{} {error:#}", place.display()))
    }

    /// Says that a part is missing, and whether there are parts of another split.
    fn missing(&self, place: &Path, seeds: usize, split: Split) -> String {
        let mut text = format!("{} is missing", place.display());
        let (begin, end) = (format!("{seeds:03}."), format!("of{}", split.of()));
        let names = fs::read_dir(self.store.folder()).into_iter().flatten().flatten();
        let mut others: Vec<_> = names
            .filter_map(|entry| entry.file_name().into_string().ok())
            .filter(|name| {
                let which = name.strip_prefix(&begin).and_then(|rest| rest.strip_suffix(".part"));
                which.is_some_and(|which| !which.ends_with(&end))
            })
            .collect();
        others.sort();
        if let Some(other) = others.first() {
            let _ = write!(text, "; {other} is of another split");
        }
        text
    }

    fn refuse(&self, wrong: &[(Split, Error)]) -> Result<()> {
        let Some(&(first, _)) = wrong.first() else { return Ok(()) };
        let mut text = String::from("these parts cannot be merged:");
        for (_, error) in wrong.iter().take(NAMED) {
            let _ = write!(text, "\n  {error:#}");
        }
        if wrong.len() > NAMED {
            let _ = write!(text, "\n  and {} more", wrong.len() - NAMED);
        }
        let (name, of, besides) = (self.name(), first.of(), &self.besides);
        let parts: BTreeSet<u32> = wrong.iter().map(|(split, _)| split.part()).collect();
        let _ = write!(text, "\nmake them with `cargo lab tables {name}{besides} --part {first}`");
        if parts.len() > 1 {
            let parts: Vec<String> = parts.iter().map(u32::to_string).collect();
            let _ = write!(text, ", and likewise every wrong part of {of}: {}", parts.join(" "));
        }
        Err(Error::msg(text))
    }
}

/// The shares of a part with the layers below looked up.
fn shares(table: &Tablebase, seeds: usize, split: Split, listing: &[u8]) -> Result<Vec<(u64, Share)>> {
    let ranks = table.ranks();
    let positions = ranks.of(seeds);
    let mut reader = Reader::new(listing);
    let mut leads = Leads::default();
    let mut found = Vec::new();
    for number in split.shares(positions) {
        reader.next_share()?;
        let first = number * SHARE;
        let mut share = Share::default();
        let mut arrangement = ranks.arrangement(seeds, first);
        for _ in first..positions.min(first + SHARE) {
            reader.next(ranks, seeds, &mut leads)?;
            share.add(table, seeds, &arrangement, &leads);
            Ranks::next(&mut arrangement);
        }
        share.within.shrink_to_fit();
        found.push((number, share));
    }
    ensure!(reader.is_at_end(), "it has too many positions");
    Ok(found)
}

/// Works through a list on several threads; the results are in order.
fn each<T: Sync, R: Send, W: FnMut(&T) -> Result<R>>(
    list: &[T],
    threads: usize,
    worker: impl Fn() -> W + Sync,
) -> Result<Vec<R>> {
    let next = AtomicUsize::new(0);
    let done = Mutex::new(Vec::with_capacity(list.len()));
    thread::scope(|scope| {
        for _ in 0..threads.clamp(1, list.len().max(1)) {
            scope.spawn(|| {
                let mut work = worker();
                while let Some(at) = Some(next.fetch_add(1, Relaxed)).filter(|&at| at < list.len()) {
                    let result = work(&list[at]);
                    done.lock().unwrap_or_else(PoisonError::into_inner).push((at, result));
                }
            });
        }
    });
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(at, _)| *at);
    done.into_iter().map(|(_, result)| result).collect()
}
