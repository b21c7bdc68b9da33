//! The weights of what is seen on a board, by game; written by
//! `cargo run --profile speed -p mbao-players --example tune`.

pub(crate) static WEIGHTS: [(&str, &[i16]); 0] = [];
