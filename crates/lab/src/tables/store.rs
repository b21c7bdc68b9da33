//! Solved layers as files, so that a long run can be interrupted and continued.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::study::Study;
use super::table::Layer;

/// A version number, raised when the same rules would give other values.
pub(crate) const METHOD: u32 = 1;

/// Bytes before the planes of a layer: the hash, and the number of unsure positions.
const HEAD: usize = 16;

/// A folder with the layers of one table.
#[derive(Clone, Debug)]
pub struct Store {
    folder: PathBuf,
    /// A hash of what the layers depend on: method and rules.
    mark: u64,
}

impl Store {
    /// Opens the folder for the layers of a study, inside another folder.
    ///
    /// # Errors
    /// If the folder cannot be made.
    pub fn new(above: &Path, study: &Study) -> Result<Self> {
        let rules = study.rules();
        let folder = above.join(format!("{}-{}", rules.definition().id, rules.board().columns()));
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        let text = format!("{METHOD} {:?} {:?}", rules.definition(), rules.chosen());
        // Fowler, Noll and Vo's hash, 64 bits.
        let mark = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Ok(Self { folder, mark })
    }

    /// The folder of this table.
    pub(crate) fn folder(&self) -> &Path {
        &self.folder
    }

    /// The hash that distinguishes these rules and this method from others.
    pub(crate) const fn mark(&self) -> u64 {
        self.mark
    }

    fn place(&self, seeds: usize) -> PathBuf {
        self.folder.join(format!("{seeds:03}.layer"))
    }

    /// Writes the layer of `seeds` seeds.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub fn keep(&self, seeds: usize, layer: &Layer) -> Result<()> {
        let place = self.place(seeds);
        let mut bytes = Vec::with_capacity(3 * layer.low.len() + HEAD);
        bytes.extend(self.mark.to_le_bytes());
        bytes.extend(layer.unsure.to_le_bytes());
        for plane in [&layer.low, &layer.high, &layer.turns] {
            bytes.extend(plane);
        }
        // The file appears whole or not at all.
        let half = place.with_extension("half");
        fs::write(&half, bytes)
            .and_then(|()| fs::rename(&half, &place))
            .with_context(|| place.display().to_string())
    }

    /// Reads the layer of `seeds` seeds, if it was written by the same method for the same rules.
    ///
    /// # Errors
    /// If the file exists but cannot be read or has the wrong length.
    pub fn find(&self, seeds: usize, positions: u64) -> Result<Option<Layer>> {
        let file = self.place(seeds);
        if !file.exists() {
            return Ok(None);
        }
        let bytes = fs::read(&file).with_context(|| file.display().to_string())?;
        let size = usize::try_from(positions)?;
        let (head, planes) = bytes.split_at(bytes.len().min(HEAD));
        if head.get(..8).is_some_and(|mark| mark != self.mark.to_le_bytes()) {
            return Ok(None);
        }
        let whole = HEAD + 3 * size;
        if bytes.len() != whole {
            bail!(
                "{} is not the whole layer of {seeds} seeds: {} bytes, not {whole}; delete it and solve it \
                 again with the same command",
                file.display(),
                bytes.len()
            );
        }
        let plane = |at: usize| planes[at * size..(at + 1) * size].to_vec();
        let unsure = u64::from_le_bytes(std::array::from_fn(|i| head[8 + i]));
        Ok(Some(Layer { low: plane(0), high: plane(1), turns: plane(2), unsure }))
    }

    /// Whether a layer of `positions` positions was kept by the same method for the same rules,
    /// without reading it whole.
    #[must_use]
    pub fn has(&self, seeds: usize, positions: u64) -> bool {
        let Ok(mut file) = fs::File::open(self.place(seeds)) else { return false };
        let mut mark = [0; 8];
        let size = file.metadata().map_or(0, |known| known.len());
        file.read_exact(&mut mark).is_ok()
            && mark == self.mark.to_le_bytes()
            && size == HEAD as u64 + 3 * positions
    }
}
