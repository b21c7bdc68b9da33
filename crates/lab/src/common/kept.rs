//! Keeps the results of long work in a file as they come, so that a run that was broken off goes on where it was.
//!
//! The file belongs to one program with one command line: another build or other arguments begin anew.
//! [`forget`] deletes the files of a run that came to its end.

use std::collections::BTreeMap;
use std::fs::{self, File, OpenOptions};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::sync::{LazyLock, Mutex};

use serde::Serialize;
use serde::de::DeserializeOwned;

/// Where the files are.
const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../target/kept");

/// The files that this run has opened.
static OPENED: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

/// What the results depend on: the program and its arguments.
static RUN: LazyLock<u64> = LazyLock::new(|| {
    let program = std::env::current_exe().and_then(fs::read).expect("the program can be read");
    hash(&(program, std::env::args().skip(1).collect::<Vec<_>>()))
});

/// The results of numbered pieces of work, and the file to which new ones are added.
pub(crate) struct Kept<T> {
    /// Those of an earlier run.
    pub(crate) found: BTreeMap<usize, T>,
    file: Mutex<File>,
}

impl<T: Serialize + DeserializeOwned> Kept<T> {
    /// The results of this run's work with that name.
    pub(crate) fn of(work: &str) -> Self {
        let path = Path::new(FOLDER).join(format!("{:016x}", hash(&(*RUN, work))));
        fs::create_dir_all(FOLDER).expect("the folder of kept results can be made");
        let bytes = fs::read(&path).unwrap_or_default();
        let mut found = BTreeMap::new();
        let mut rest = bytes.as_slice();
        // The last result may be cut off.
        while let Ok(((number, result), more)) = postcard::take_from_bytes(rest) {
            found.insert(number, result);
            rest = more;
        }
        let file = OpenOptions::new().create(true).append(true).open(&path).expect("results can be kept");
        file.set_len((bytes.len() - rest.len()) as u64).expect("the file can be shortened");
        OPENED.lock().expect("no thread panicked").push(path);
        Self { found, file: Mutex::new(file) }
    }

    /// Adds a result.
    pub(crate) fn keep(&self, number: usize, result: &T) {
        let bytes = postcard::to_stdvec(&(number, result)).expect("a result can be written");
        let mut file = self.file.lock().expect("no thread panicked");
        file.write_all(&bytes).expect("results can be kept");
    }
}

/// Deletes the files that this run has opened.
pub(crate) fn forget() {
    for path in OPENED.lock().expect("no thread panicked").drain(..) {
        let _ = fs::remove_file(path);
    }
}

/// A number for anything that results depend on.
pub(crate) fn hash(of: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    of.hash(&mut hasher);
    hasher.finish()
}
