//! What pages and files tell, before any markup: worked out from the content and the rules.

pub(crate) mod affinities;
pub(crate) mod beside;
pub(crate) mod bibliography;
pub(crate) mod features;
pub(crate) mod labels;
pub(crate) mod names;
pub(crate) mod profile;
pub(crate) mod verdicts;
