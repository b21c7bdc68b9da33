//! What `std` would bring along by itself.

pub(crate) use alloc::borrow::ToOwned;
pub(crate) use alloc::string::{String, ToString};
pub(crate) use alloc::vec::Vec;
pub(crate) use alloc::{format, vec};
