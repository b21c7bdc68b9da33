//! The site at the end of a program's own file, or in a file of its own: first the bytes of all files, then a list of them, a line for each,
//! then the lengths of both and a mark. Systems start a program whatever follows it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs::File;
use std::hash::{Hash, Hasher};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::ops::Range;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use crate::address::composed;

/// The last bytes of a program that has a site.
const MARK: [u8; 8] = *b"MBAOSITE";
/// Two lengths and the mark.
const END: usize = 24;

/// A file to be put into an archive.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its path in the site, with slashes.
    pub path: String,
    /// Another whenever its content is another. No spaces, no quotes.
    pub tag: String,
    /// Whether the bytes are packed with brotli.
    pub packed: bool,
    pub bytes: Vec<u8>,
}

/// A file of an archive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stored<'a> {
    /// Another whenever the content is another.
    pub tag: &'a str,
    /// Whether the bytes are packed with brotli.
    pub packed: bool,
    pub bytes: &'a [u8],
}

/// All files of a site.
#[derive(Debug)]
pub struct Archive {
    bytes: Vec<u8>,
    files: BTreeMap<String, Place>,
}

#[derive(Debug)]
struct Place {
    tag: String,
    packed: bool,
    at: Range<usize>,
}

/// Another whenever the content of a file is another.
impl Hash for Archive {
    fn hash<H: Hasher>(&self, state: &mut H) {
        for (path, place) in &self.files {
            (path, &place.tag).hash(state);
        }
    }
}

impl Archive {
    /// The archive of a program: at its end, or beside it.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub fn of(program: &Path) -> Result<Self> {
        let beside = beside(program);
        Self::at_end_of(program)
            .or_else(|error| if beside.is_file() { Self::at_end_of(&beside) } else { Err(error) })
    }

    /// The archive at the end of a file.
    ///
    /// # Errors
    ///
    /// If the file cannot be read, or does not end with an archive.
    pub fn at_end_of(path: &Path) -> Result<Self> {
        let shown = path.display();
        let mut file = File::open(path).with_context(|| format!("reading {shown}"))?;
        let bytes = read(&mut file).with_context(|| format!("reading the site in {shown}"))?;
        let bytes = bytes.with_context(|| {
            format!("there is no site in {shown}: it was not downloaded to its end, or it was never packed (`cargo xtask stick`)")
        })?;
        Self::new(bytes).with_context(|| format!("the site in {shown} is damaged; download it again"))
    }

    fn new(bytes: Vec<u8>) -> Result<Self> {
        let (length, list, _) = lengths(&bytes).context("no list of files")?;
        let list = bytes.get(length..length + list).context("no list of files")?;
        let list = std::str::from_utf8(list).context("the list of files is no text")?;
        let mut files = BTreeMap::new();
        let mut begin = 0_usize;
        for line in list.lines() {
            let mut words = line.splitn(4, ' ');
            let (Some(size), Some(packed), Some(tag), Some(path)) =
                (words.next(), words.next(), words.next(), words.next())
            else {
                anyhow::bail!("a line with too few words")
            };
            let end = begin.checked_add(size.parse()?).context("a file without an end")?;
            ensure!(end <= length, "{path} ends after the archive");
            let place = Place { tag: tag.to_owned(), packed: packed == "br", at: begin..end };
            files.insert(composed(path), place);
            begin = end;
        }
        ensure!(begin == length, "files are missing in the list");
        Ok(Self { bytes, files })
    }

    pub fn file(&self, path: &str) -> Option<Stored<'_>> {
        let place = self.files.get(path)?;
        let bytes = self.bytes.get(place.at.clone())?;
        Some(Stored { tag: &place.tag, packed: place.packed, bytes })
    }
}

/// The archive that a file ends with; `None` if there is none.
fn read(file: &mut (impl Read + Seek)) -> io::Result<Option<Vec<u8>>> {
    let whole = file.seek(SeekFrom::End(0))?;
    let Some(before) = whole.checked_sub(END as u64) else { return Ok(None) };
    file.seek(SeekFrom::Start(before))?;
    let mut end = [0; END];
    file.read_exact(&mut end)?;
    let length = lengths(&end).map(|(.., length)| length).filter(|length| *length as u64 <= whole);
    let Some(length) = length else { return Ok(None) };
    file.seek(SeekFrom::Start(whole - length as u64))?;
    let mut bytes = vec![0; length];
    file.read_exact(&mut bytes)?;
    Ok(Some(bytes))
}

/// The length of files and list, and of the whole archive, as its end tells them.
fn lengths(end: &[u8]) -> Option<(usize, usize, usize)> {
    let at = end.len().checked_sub(END)?;
    let (numbers, mark) = end.get(at..)?.split_at(END - MARK.len());
    if mark != MARK {
        return None;
    }
    let (files, list) = numbers.split_at(8);
    let number = |bytes: &[u8]| usize::try_from(u64::from_le_bytes(bytes.try_into().ok()?)).ok();
    let (files, list) = (number(files)?, number(list)?);
    Some((files, list, files.checked_add(list)?.checked_add(END)?))
}

/// Where the site of a program lies that nothing may follow.
pub fn beside(program: &Path) -> PathBuf {
    program.with_extension("site")
}

/// Whether nothing may follow a program: those of macOS are signed to their end, if only by whoever compiled them.
pub fn stands_alone(program: &[u8]) -> bool {
    [[0xca, 0xfe, 0xba, 0xbe], [0xcf, 0xfa, 0xed, 0xfe]].iter().any(|begin| program.starts_with(begin))
}

/// A program without the site that it may have.
pub fn without(program: &[u8]) -> &[u8] {
    let own = lengths(program).and_then(|(.., length)| program.len().checked_sub(length));
    own.and_then(|own| program.get(..own)).unwrap_or(program)
}

/// Writes a program and, after it, a site, in place of the one that it may have.
///
/// # Errors
///
/// If a name or a tag cannot stand in a line, or nothing can be written.
pub fn write(to: &mut impl Write, program: &[u8], files: &[Entry]) -> Result<()> {
    to.write_all(without(program))?;
    let mut list = String::new();
    let mut length = 0;
    for Entry { path, tag, packed, bytes } in files {
        let one_word = !tag.is_empty() && !tag.contains(|c: char| c.is_whitespace() || c == '"');
        ensure!(
            one_word && !path.contains('\n'),
            "{path}: its name or its tag {tag} is more than a line has"
        );
        to.write_all(bytes)?;
        length += bytes.len() as u64;
        let packed = if *packed { "br" } else { "-" };
        writeln!(list, "{} {packed} {tag} {path}", bytes.len())?;
    }
    to.write_all(list.as_bytes())?;
    to.write_all(&length.to_le_bytes())?;
    to.write_all(&(list.len() as u64).to_le_bytes())?;
    to.write_all(&MARK)?;
    Ok(to.flush()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(path: &str, tag: &str, bytes: &[u8]) -> Entry {
        Entry { path: path.to_owned(), tag: tag.to_owned(), packed: false, bytes: bytes.to_vec() }
    }

    fn program(files: &[Entry]) -> Vec<u8> {
        let mut program = Vec::new();
        write(&mut program, b"any program", files).expect("memory");
        program
    }

    fn archive(program: &[u8]) -> Option<Archive> {
        let bytes = read(&mut io::Cursor::new(program)).expect("memory")?;
        Archive::new(bytes).ok()
    }

    #[test]
    fn what_is_put_in_comes_out() {
        let packed = Entry { packed: true, ..entry("a b/c.html", "t2", b"123") };
        let program = program(&[entry("index.html", "t1", b""), packed, entry("z", "t3", b"45")]);
        let archive = archive(&program).expect("an archive");
        let file = |path| archive.file(path).map(|file| (file.tag, file.packed, file.bytes));
        assert_eq!(file("index.html"), Some(("t1", false, &b""[..])));
        assert_eq!(file("a b/c.html"), Some(("t2", true, &b"123"[..])));
        assert_eq!(file("z"), Some(("t3", false, &b"45"[..])));
        assert_eq!(file("a b"), None);
    }

    #[test]
    fn a_new_site_replaces_the_old_one() {
        let first = program(&[entry("a", "t", b"first")]);
        let mut second = Vec::new();
        write(&mut second, &first, &[entry("b", "t", b"second")]).expect("memory");
        assert_eq!(second, program(&[entry("b", "t", b"second")]));
        assert_eq!(without(b"any program"), b"any program");
    }

    #[test]
    fn a_site_may_lie_beside_its_program() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("mbao-stick");
        std::fs::write(&path, "any program").expect("a file");
        assert!(Archive::of(&path).is_err());
        for (file, tag) in [(beside(&path), "beside"), (path.clone(), "behind")] {
            let mut bytes = Vec::new();
            write(&mut bytes, b"any program", &[entry("a", tag, b"")]).expect("memory");
            std::fs::write(file, bytes).expect("a file");
            let archive = Archive::of(&path).expect("an archive");
            assert_eq!(archive.file("a").map(|file| file.tag), Some(tag));
        }
    }

    #[test]
    fn no_damage_makes_it_panic() {
        let whole = program(&[entry("a", "t", b"one"), entry("b", "u", b"two")]);
        for length in 0..whole.len() {
            assert!(archive(&whole[..length]).is_none(), "cut at {length}");
        }
        for at in 0..whole.len() {
            for wrong in [0, b' ', b'\n', 0xff] {
                let mut damaged = whole.clone();
                damaged[at] = wrong;
                if let Some(archive) = archive(&damaged) {
                    let _ = (archive.file("a"), archive.file("b"), without(&damaged));
                }
            }
        }
    }

    #[test]
    fn a_name_of_two_lines_is_refused() {
        for (path, tag) in [("a\nb", "t"), ("a", "t u"), ("a", ""), ("a", "t\"")] {
            assert!(write(&mut Vec::new(), b"", &[entry(path, tag, b"")]).is_err(), "{path} {tag}");
        }
    }
}
