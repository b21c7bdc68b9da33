//! What parts of pages are made with.

pub(super) use anyhow::{Context, Result};
pub(super) use mbao_content::{Card, Content};
pub(super) use mbao_viewer::island;
pub(super) use mbao_words::Lang;
pub(super) use yew::{Html, html};

pub(super) use crate::parts::boards::Shown;
pub(super) use crate::parts::html::raw;
pub(super) use crate::parts::still::Still;
pub(super) use crate::route::Route;
pub(super) use crate::words;
