//! What parts of pages, and pages, are made with.

pub(crate) use anyhow::{Context, Result};
pub(crate) use mbao_content::{Card, Content};
pub(crate) use mbao_viewer::island;
pub(crate) use mbao_words::Lang;
pub(crate) use yew::{Html, html};

pub(crate) use crate::parts::boards::Shown;
pub(crate) use crate::parts::html::raw;
pub(crate) use crate::parts::still::Still;
pub(crate) use crate::route::Route;
pub(crate) use crate::words;
