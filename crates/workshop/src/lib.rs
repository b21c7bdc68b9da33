//! The bundle of islands for the field notebook and the page of affinities.
//! `mbao-viewer` says how islands work and how to add one.
#![forbid(unsafe_code)]

mod affinities;
#[cfg(target_arch = "wasm32")]
mod browser;
mod notebook;
mod words;

pub use affinities::{Affinities, AffinitiesProps, Compared, Remark, guide_number};
pub use notebook::{Notebook, NotebookProps};
