//! The tabs beside the board.

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    #[default]
    How,
    Moves,
    More,
}
