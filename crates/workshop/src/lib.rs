//! What answers in the field notebook and on the page of affinities. How islands
//! work, and how one is added: `mbao-viewer`.
#![forbid(unsafe_code)]

mod affinities;
#[cfg(target_arch = "wasm32")]
mod browser;
mod notebook;
mod words;

pub use affinities::{Affinities, AffinitiesProps, Compared, Remark, guide_number};
pub use notebook::{Notebook, NotebookProps, notebook_word};
