//! The files of a folder.

use std::fs;
use std::path::{Path, PathBuf};

/// All files of a folder and its subfolders, in order.
pub(crate) fn files(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    gather(folder, &mut files);
    files.sort();
    files
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    for path in entries.filter_map(|entry| entry.ok().map(|entry| entry.path())) {
        if path.is_dir() {
            gather(&path, files);
        } else {
            files.push(path);
        }
    }
}
