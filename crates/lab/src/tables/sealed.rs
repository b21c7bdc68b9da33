//! The file of a part: a head that says in words what it is, the listing, and a checksum.

use anyhow::{Context, Result, bail, ensure};
use sha2::{Digest, Sha256};

use super::split::Split;

/// The first words of every part, before the version.
const KIND: &str = "mbao-tables part, version ";

/// The version of the format.
const VERSION: u32 = 1;

/// Bytes of the checksum at the end: 64 digits and a line break.
const SUM: usize = 65;

/// The longest head that is read.
const LONGEST: usize = 1 << 10;

/// What a part belongs to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Head {
    /// Game and board, as in `giuthi-3`.
    pub(crate) table: String,
    /// The version of the method by which it was listed.
    pub(crate) method: u32,
    /// A hash of the rules.
    pub(crate) rules: u64,
    /// Seeds in play.
    pub(crate) seeds: usize,
    /// Positions of the whole layer.
    pub(crate) positions: u64,
    /// Which part of how many.
    pub(crate) split: Split,
}

impl Head {
    /// Its lines, each with the error if it differs.
    fn lines(&self) -> [(&'static str, String, &'static str); 6] {
        [
            ("table", self.table.clone(), "is of another table"),
            ("method", self.method.to_string(), "was listed by another method"),
            ("rules", format!("{:016x}", self.rules), "was listed for other rules"),
            ("seeds", self.seeds.to_string(), "is of another layer"),
            ("positions", self.positions.to_string(), "is of a layer of another size"),
            ("part", format!("{} of {}", self.split.part(), self.split.of()), "is of another split"),
        ]
    }
}

/// The bytes of a file.
pub(crate) fn seal(head: &Head, listing: &[u8]) -> Vec<u8> {
    let mut text = format!("{KIND}{VERSION}\n");
    for (name, value, _) in head.lines() {
        text.extend([name, " ", &value, "\n"]);
    }
    text.extend(["bytes ", &listing.len().to_string(), "\n\n"]);
    let mut bytes = text.into_bytes();
    bytes.extend(listing);
    let sum = sum(&bytes);
    bytes.extend(sum.as_bytes());
    bytes
}

/// The listing in a file, if the file is whole and belongs to what is wanted.
///
/// # Errors
/// Says what is wrong, as the end of a sentence that begins with the name of the file.
pub(crate) fn open<'a>(wanted: &Head, bytes: &'a [u8]) -> Result<&'a [u8]> {
    let first = &bytes[..bytes.len().min(KIND.len())];
    ensure!(KIND.as_bytes().starts_with(first), "is not a part of a table");
    let start = &bytes[..bytes.len().min(LONGEST)];
    let end = start.windows(2).position(|two| two == b"\n\n").context("is cut: its head has no end")?;
    let head = str::from_utf8(&bytes[..end]).ok().context("is damaged: its head is not text")?;
    let mut lines = head.lines();
    let version = lines.next().and_then(|line| line.strip_prefix(KIND)).unwrap_or_default();
    ensure!(version == VERSION.to_string(), "is of version {version}, not version {VERSION}");
    let mut line = |name: &str| {
        let value = lines.next().and_then(|line| line.strip_prefix(name)?.strip_prefix(' '));
        value.with_context(|| format!("is damaged: its head does not say \"{name}\""))
    };
    for (name, value, wrong) in wanted.lines() {
        let found = line(name)?;
        ensure!(found == value, "{wrong}: {name} {found}, not {name} {value}");
    }
    let size: usize = line("bytes")?.parse().ok().context("is damaged: its head does not count the bytes")?;
    let begin = end + 2;
    let whole = begin.saturating_add(size).saturating_add(SUM);
    if bytes.len() != whole {
        let what = if bytes.len() < whole { "is cut" } else { "has more than it should" };
        bail!("{what}: {} bytes, not {whole}", bytes.len());
    }
    let (said, found) = bytes.split_at(whole - SUM);
    ensure!(found == sum(said).as_bytes(), "is damaged: its checksum is not that of its bytes");
    Ok(&said[begin..])
}

fn sum(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    let mut line = String::with_capacity(SUM);
    for byte in Sha256::digest(bytes) {
        let _ = write!(line, "{byte:02x}");
    }
    line.push('\n');
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    fn head() -> Head {
        let split = Split::new(3, 64).expect("a part");
        Head { table: "giuthi-3".to_owned(), method: 1, rules: 0xabc, seeds: 12, positions: 6_188, split }
    }

    fn refused(wanted: &Head, bytes: &[u8]) -> String {
        open(wanted, bytes).expect_err("it is refused").to_string()
    }

    #[test]
    fn what_is_sealed_is_opened() -> Result<()> {
        let bytes = seal(&head(), b"a\n\nlisting");
        assert_eq!(open(&head(), &bytes)?, b"a\n\nlisting");
        let text = String::from_utf8_lossy(&bytes);
        let head =
            "mbao-tables part, version 1\ntable giuthi-3\nmethod 1\nrules 0000000000000abc\nseeds 12\n";
        assert!(text.starts_with(head), "{text}");
        Ok(())
    }

    #[test]
    fn another_part_is_refused_with_what_it_is() {
        let bytes = seal(&head(), b"listing");
        let other = |change: fn(&mut Head)| {
            let mut wanted = head();
            change(&mut wanted);
            refused(&wanted, &bytes)
        };
        let wrong = other(|head| head.table = "ndoto-8".to_owned());
        assert_eq!(wrong, "is of another table: table giuthi-3, not table ndoto-8");
        assert_eq!(other(|head| head.method = 2), "was listed by another method: method 1, not method 2");
        assert!(
            other(|head| head.rules = 1).starts_with("was listed for other rules: rules 0000000000000abc")
        );
        assert_eq!(other(|head| head.seeds = 13), "is of another layer: seeds 12, not seeds 13");
        assert!(other(|head| head.positions = 1).starts_with("is of a layer of another size"));
        let wrong = other(|head| head.split = Split::new(3, 16).expect("a part"));
        assert_eq!(wrong, "is of another split: part 3 of 64, not part 3 of 16");
    }

    #[test]
    fn a_cut_part_is_refused_wherever_it_is_cut() {
        let bytes = seal(&head(), b"listing");
        for length in 0..bytes.len() {
            let error = refused(&head(), &bytes[..length]);
            assert!(error.starts_with("is cut: "), "{length}: {error}");
        }
        let more = [&bytes[..], b"\n"].concat();
        assert!(refused(&head(), &more).starts_with("has more than it should: "));
    }

    #[test]
    fn a_byte_that_is_another_is_seen() {
        let bytes = seal(&head(), b"listing");
        for at in 0..bytes.len() {
            let mut wrong = bytes.clone();
            wrong[at] ^= 1;
            refused(&head(), &wrong);
        }
        let mut wrong = bytes.clone();
        let at = bytes.len() - SUM - 1;
        wrong[at] ^= 1;
        assert_eq!(refused(&head(), &wrong), "is damaged: its checksum is not that of its bytes");
        let text = String::from_utf8_lossy(&bytes).replace("version 1", "version 2");
        assert_eq!(refused(&head(), text.as_bytes()), "is of version 2, not version 1");
        assert_eq!(refused(&head(), b"<html>"), "is not a part of a table");
    }
}
