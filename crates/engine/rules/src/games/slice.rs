//! Lists of constant values.

/// A `'static` slice of constant values.
macro_rules! all {
    ($($item:expr),* $(,)?) => { const { &[$($item),*] } };
}
pub(super) use all;
