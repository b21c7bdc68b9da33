//! The licence of the data.

/// The licence of the files.
pub(crate) const LICENCE: &str = "MIT OR Apache-2.0";
