//! The bundle of islands for the field notebook, the page of affinities, and two games side by side.
//! `mbao-viewer` explains how islands work and how to add one.
#![forbid(unsafe_code)]

mod affinities;
mod compare;
mod notebook;
mod words;

pub use affinities::{Affinities, AffinitiesProps, Compared, Remark, guide_number, shade};
pub use compare::{BOARDS, Beside, Compare, CompareProps, SharedTurn};
pub use notebook::{Notebook, NotebookProps};

mbao_viewer::take_over!(Affinities, Compare, Notebook);
