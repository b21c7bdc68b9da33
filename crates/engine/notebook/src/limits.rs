//! Size limits: far above every recorded game, far below what would keep a page waiting.

/// Bytes of a file.
pub const MOST_BYTES: usize = 64 * 1024;
/// Fewest pits a row.
pub const LEAST_COLUMNS: u8 = 3;
/// Most pits a row: columns are named a to l.
pub const MOST_COLUMNS: u8 = 12;
/// Most lines of endings.
pub const MOST_ENDINGS: usize = 24;
/// Conditions of a line, or of a start.
pub(crate) const MOST_CONDITIONS: usize = 8;
pub(crate) const MOST_READINGS: usize = 12;
/// Set-ups, other names, sizes of the board.
pub(crate) const MOST_LISTED: usize = 12;
/// Things done before the first turn.
pub(crate) const MOST_BEFORE: usize = 4;
pub(crate) const MOST_RESTS: usize = 40;
pub(crate) const MOST_DOUBTS: usize = 24;
pub(crate) const LONGEST_NAME: usize = 80;
pub(crate) const LONGEST_NOTE: usize = 2_000;
/// Seeds of a game: a byte counts the seeds of a pit.
pub(crate) const MOST_SEEDS: u32 = 255;
/// Seeds in one pit at the start, and numbers in conditions.
pub(crate) const LARGEST_NUMBER: u8 = 120;
