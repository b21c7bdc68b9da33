//! The tabs beside the board.

/// A tab.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    #[default]
    How,
    Moves,
    More,
}
