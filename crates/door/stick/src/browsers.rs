//! Finding installed browsers.

use std::path::PathBuf;

/// The first of some programs that is on the search path, or else the first of some places that is a file.
pub fn installed(names: &[&str], places: &[PathBuf]) -> Option<PathBuf> {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let on_path = names.iter().flat_map(|name| {
        let name = PathBuf::from(name).with_extension(std::env::consts::EXE_EXTENSION);
        std::env::split_paths(&path).map(move |folder| folder.join(&name)).collect::<Vec<_>>()
    });
    on_path.chain(places.iter().cloned()).find(|file| file.is_file())
}
