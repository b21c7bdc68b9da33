//! What the parts of the page are made with.

pub(super) use mbao_viewer::{fields, page};
pub(super) use mbao_words::Lang;
pub(super) use yew::prelude::*;

pub(super) use crate::desk::{Act, Notice};
pub(super) use crate::draft::Draft;
pub(super) use crate::studio::{Context, begun, language};
pub(super) use crate::words;
