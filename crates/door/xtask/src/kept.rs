//! What was compiled, kept until something that it was made of changes. Cargo does the same, but only for one set of a
//! package's features at a time.

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result};

/// The file that was compiled last, if nothing that Cargo lists as its sources, and none of some other files, has changed
/// since; or else what `compile` makes now.
pub(crate) fn or(
    kept: PathBuf,
    others: &[PathBuf],
    compile: impl FnOnce() -> Result<PathBuf>,
) -> Result<PathBuf> {
    if is_fresh(&kept, others) == Some(true) {
        return Ok(kept);
    }
    let begun = SystemTime::now();
    let made = compile()?;
    let list = list(&kept);
    if let Some(folder) = kept.parent() {
        fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
    }
    // The list comes last: without it nothing counts as whole.
    if list.exists() {
        fs::remove_file(&list)?;
    }
    fs::copy(&made, &kept).with_context(|| format!("keeping {}", made.display()))?;
    // What changed meanwhile is newer.
    File::options().write(true).open(&kept)?.set_modified(begun)?;
    fs::copy(self::list(&made), &list).with_context(|| format!("the sources of {}", made.display()))?;
    Ok(kept)
}

/// Where Cargo lists the sources of a compiled file.
fn list(compiled: &Path) -> PathBuf {
    compiled.with_extension("d")
}

/// `None` if it is not there, or something that it was made of is gone.
fn is_fresh(kept: &Path, others: &[PathBuf]) -> Option<bool> {
    let time = |path: &Path| fs::metadata(path).ok()?.modified().ok();
    let made = time(kept)?;
    let list = fs::read_to_string(list(kept)).ok()?;
    // `FILE: SOURCE SOURCE`; spaces in names come after a backslash.
    let (_, sources) = list.split_once(": ")?;
    let sources = sources.replace("\\ ", "\0");
    let sources = sources.split_whitespace().map(|path| PathBuf::from(path.replace('\0', " ")));
    let times: Option<Vec<_>> = sources.chain(others.iter().cloned()).map(|path| time(&path)).collect();
    Some(times?.iter().all(|changed| *changed < made))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::files;

    #[test]
    fn what_nothing_has_changed_of_is_not_compiled_again() -> Result<()> {
        let folder = std::env::temp_dir().join(format!("mbao-kept-{}", std::process::id()));
        files::fresh(&folder)?;
        let [made, source, other] = ["made.wasm", "a source.rs", "Cargo.lock"].map(|name| folder.join(name));
        let [kept, unkept] = ["kept/one.wasm", "kept/two.wasm"].map(|name| folder.join(name));
        for file in [&source, &other] {
            fs::write(file, "")?;
            File::options().write(true).open(file)?.set_modified(SystemTime::UNIX_EPOCH)?;
        }
        let named = source.display().to_string().replace(' ', "\\ ");
        fs::write(list(&made), format!("{}: {named}\n", made.display()))?;
        let mut compiled = 0;
        let mut text = |kept: &Path| -> Result<String> {
            let file = or(kept.to_owned(), std::slice::from_ref(&other), || {
                compiled += 1;
                fs::write(&made, compiled.to_string())?;
                Ok(made.clone())
            })?;
            Ok(fs::read_to_string(file)?)
        };
        assert_eq!((text(&kept)?, text(&unkept)?, text(&kept)?), ("1".into(), "2".into(), "1".into()));
        for changed in [&source, &other] {
            let before = text(&kept)?;
            File::options().write(true).open(changed)?.set_modified(SystemTime::now())?;
            assert_ne!(text(&kept)?, before);
            File::options().write(true).open(changed)?.set_modified(SystemTime::UNIX_EPOCH)?;
        }
        let before = text(&kept)?;
        fs::remove_file(list(&kept))?;
        assert_ne!(text(&kept)?, before, "what was not kept to its end");
        let before = text(&kept)?;
        fs::remove_file(&source)?;
        assert_ne!(text(&kept)?, before, "a source is gone");
        fs::remove_dir_all(&folder)?;
        Ok(())
    }
}
