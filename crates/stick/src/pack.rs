//! A pack: the files of a site in one, each with its media type, most of them as brotli.
//!
//! It begins with [`MAGIC`]. Then come the files, each as the length of its name and the name, the length of its media
//! type and the type, a byte that is 1 if the bytes are brotli, and their length and the bytes. Lengths are four bytes,
//! the lowest first.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

/// The first bytes of a pack; the last of them is the version of the format.
pub const MAGIC: &[u8; 9] = b"mbao-pack";
const VERSION: u8 = 1;

/// A file of a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct File<'a> {
    /// What browsers are told that it is.
    pub media_type: &'a str,
    /// Whether the bytes are brotli.
    pub packed: bool,
    /// The bytes as they lie in the pack.
    pub bytes: &'a [u8],
}

impl<'a> File<'a> {
    /// The bytes as they were before they were packed; `None` if they are damaged.
    pub fn plain(&self) -> Option<Cow<'a, [u8]>> {
        if !self.packed {
            return Some(Cow::Borrowed(self.bytes));
        }
        let mut plain = Vec::new();
        let mut bytes = self.bytes;
        brotli_decompressor::BrotliDecompress(&mut bytes, &mut plain).ok()?;
        Some(Cow::Owned(plain))
    }
}

/// Why bytes are no pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoPack {
    /// They are none at all.
    Empty,
    /// They do not begin as one, or are of another version.
    Foreign,
    /// They end in the middle of a file, or name one in no text, at this byte.
    Cut(usize),
}

impl fmt::Display for NoPack {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is no site in it"),
            Self::Foreign => f.write_str("it is not a pack of this version"),
            Self::Cut(at) => write!(f, "it is damaged at byte {at}"),
        }
    }
}

impl std::error::Error for NoPack {}

/// The files of a site, by their paths.
#[derive(Clone, Debug, Default)]
pub struct Pack<'a>(BTreeMap<&'a str, File<'a>>);

impl<'a> Pack<'a> {
    /// Reads a pack; its files stay where they are.
    ///
    /// # Errors
    ///
    /// [`NoPack`] says what is wrong.
    ///
    /// ```
    /// use mbao_stick::pack::{Pack, Writer};
    ///
    /// let mut writer = Writer::new();
    /// writer.add("index.html", "text/html", false, b"<h1>Mbao</h1>");
    /// let bytes = writer.finish();
    /// let pack = Pack::read(&bytes)?;
    /// assert_eq!(pack.get("index.html").unwrap().bytes, b"<h1>Mbao</h1>");
    /// # Ok::<(), mbao_stick::pack::NoPack>(())
    /// ```
    pub fn read(bytes: &'a [u8]) -> Result<Self, NoPack> {
        if bytes.is_empty() {
            return Err(NoPack::Empty);
        }
        let mut rest = bytes
            .strip_prefix(MAGIC)
            .and_then(|rest| rest.strip_prefix(&[VERSION]))
            .ok_or(NoPack::Foreign)?;
        let mut files = BTreeMap::new();
        while !rest.is_empty() {
            let at = bytes.len() - rest.len();
            let (name, file) = file(&mut rest).ok_or(NoPack::Cut(at))?;
            files.insert(name, file);
        }
        Ok(Self(files))
    }

    /// The file at a path such as `section/omweso/index.html`.
    pub fn get(&self, path: &str) -> Option<File<'a>> {
        self.0.get(path).copied()
    }
}

fn file<'a>(rest: &mut &'a [u8]) -> Option<(&'a str, File<'a>)> {
    let name = std::str::from_utf8(piece(rest)?).ok()?;
    let media_type = std::str::from_utf8(piece(rest)?).ok()?;
    let (packed, after) = rest.split_first()?;
    *rest = after;
    Some((name, File { media_type, packed: *packed == 1, bytes: piece(rest)? }))
}

fn piece<'a>(rest: &mut &'a [u8]) -> Option<&'a [u8]> {
    let (length, after) = rest.split_first_chunk()?;
    let length = usize::try_from(u32::from_le_bytes(*length)).ok()?;
    let (piece, after) = after.split_at_checked(length)?;
    *rest = after;
    Some(piece)
}

/// Makes a pack.
#[derive(Clone, Debug)]
pub struct Writer(Vec<u8>);

impl Default for Writer {
    fn default() -> Self {
        Self::new()
    }
}

impl Writer {
    /// A pack without files.
    pub fn new() -> Self {
        Self([&MAGIC[..], &[VERSION]].concat())
    }

    /// Adds a file.
    ///
    /// # Panics
    ///
    /// If something is longer than four gigabytes.
    pub fn add(&mut self, path: &str, media_type: &str, packed: bool, bytes: &[u8]) {
        self.piece(path.as_bytes());
        self.piece(media_type.as_bytes());
        self.0.push(u8::from(packed));
        self.piece(bytes);
    }

    fn piece(&mut self, bytes: &[u8]) {
        let length = u32::try_from(bytes.len()).expect("less than four gigabytes");
        self.0.extend_from_slice(&length.to_le_bytes());
        self.0.extend_from_slice(bytes);
    }

    /// The bytes of the pack.
    pub fn finish(self) -> Vec<u8> {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn made() -> Vec<u8> {
        let mut writer = Writer::new();
        writer.add("a.css", "text/css", false, b"a{}");
        writer.add("sw/b.html", "text/html", false, b"");
        writer.finish()
    }

    #[test]
    fn what_was_written_is_read() {
        let bytes = made();
        let pack = Pack::read(&bytes).expect("a pack");
        assert_eq!(pack.get("a.css"), Some(File { media_type: "text/css", packed: false, bytes: b"a{}" }));
        assert_eq!(pack.get("sw/b.html").map(|file| file.bytes), Some(&b""[..]));
        assert_eq!(pack.get("b.html"), None);
    }

    #[test]
    fn whatever_is_cut_off_or_changed_is_told_or_read_and_never_panics() {
        let bytes = made();
        assert_eq!(Pack::read(&[]).unwrap_err(), NoPack::Empty);
        assert_eq!(Pack::read(b"PK\x03\x04").unwrap_err(), NoPack::Foreign);
        let whole = MAGIC.len() + 1;
        for end in 1..bytes.len() {
            let cut = Pack::read(&bytes[..end]);
            if end < whole {
                assert_eq!(cut.unwrap_err(), NoPack::Foreign, "{end}");
            } else if let Err(error) = cut {
                assert!(matches!(error, NoPack::Cut(_)), "{end}: {error:?}");
            }
            let mut changed = bytes.clone();
            changed[end] ^= 0xff;
            if let Ok(pack) = Pack::read(&changed) {
                for file in pack.0.values() {
                    file.plain();
                }
            }
        }
    }
}
