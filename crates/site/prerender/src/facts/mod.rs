//! What pages and files tell, before any markup: worked out from the content and the rules.

pub(crate) mod affinities;
pub(crate) mod bases;
pub(crate) mod beside;
pub(crate) mod bibliography;
pub(crate) mod decisions;
pub(crate) mod family;
pub(crate) mod features;
pub(crate) mod files;
pub(crate) mod found;
pub(crate) mod labels;
pub(crate) mod names;
pub(crate) mod numbers;
pub(crate) mod places;
pub(crate) mod played;
pub(crate) mod profile;
pub(crate) mod verdicts;

/// Each of these once, where it comes first.
pub(crate) fn once<T: PartialEq>(all: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut found = Vec::new();
    for one in all {
        if !found.contains(&one) {
            found.push(one);
        }
    }
    found
}
