//! The bundle of islands for reading pages: settings, search, contents, the part beside
//! a game's board, and boards for other recorders' readings of a game.
//! `mbao-viewer` says how islands work and how to add one.
#![forbid(unsafe_code)]

mod reading_board;
mod words;

pub use reading_board::{ReadingBoard, ReadingBoardProps};

mbao_viewer::take_over!(ReadingBoard; mbao_viewer::GameSide);
