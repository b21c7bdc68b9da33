//! What pages are made with.

pub(super) use anyhow::{Context, Result};
pub(super) use mbao_content::{Card, Content};
pub(super) use mbao_viewer::island;
pub(super) use mbao_words::Lang;
pub(super) use yew::{Html, html};

pub(super) use crate::needs::{Bundle, Needs, Script, Style};
pub(super) use crate::page::Page;
pub(super) use crate::parts::boards::Shown;
pub(super) use crate::parts::html::raw;
pub(super) use crate::parts::onward::{joined, links, onward};
pub(super) use crate::parts::pictures::Main;
pub(super) use crate::route::Route;
pub(super) use crate::site::Site;
pub(super) use crate::words;
