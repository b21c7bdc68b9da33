//! The plates that stand for the article's photographs.

/// Names of the plates that the article may place.
pub const PLATES: [&str; 14] = [
    "samburu-illaut",
    "kampala-street",
    "omweso-board",
    "omweso-seeds",
    "kombe-board",
    "bonduc-seeds",
    "bonduc-pods",
    "enkeshui-board",
    "board-four-by-eleven",
    "board-two-by-twelve",
    "board-four-by-thirteen",
    "kiothi-board",
    "kiothi-seeds",
    "wakaba-bar",
];
