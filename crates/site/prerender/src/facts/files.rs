//! Which files of data there are.

/// The folder of the files, below the site.
pub(crate) const FOLDER: &str = "data/";

pub(crate) const LICENCE: &str = "CC-BY-4.0 OR MIT OR Apache-2.0";

/// Version of the files: raised when a field is renamed or removed.
pub(crate) const VERSION: u32 = 1;

/// The kinds of items, in the order of the page.
pub(crate) const KINDS: [&str; 8] =
    ["games", "rules", "decisions", "features", "affinity", "figures", "sources", "glossary"];

/// The files that are not tables.
pub(crate) const OTHERS: [&str; 5] =
    ["sources.bib", "sources.csl.json", "CITATION.cff", "LICENCE.txt", "CHANGES.md"];

/// The schema of the field notebook's files, below the site.
pub(crate) const NOTEBOOK_SCHEMA: &str = "data/notebook-1.schema.json";

/// How alike the games are, below the site.
pub(crate) const AFFINITIES: [&str; 2] = ["data/affinity.csv", "data/affinity.json"];
