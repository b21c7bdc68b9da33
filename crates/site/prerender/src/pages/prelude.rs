//! What pages are made with.

pub(super) use crate::needs::{Bundle, Needs, Script, Style};
pub(super) use crate::page::Page;
pub(super) use crate::parts::onward::{joined, links, onward};
pub(super) use crate::parts::pictures::Main;
pub(super) use crate::parts::prelude::*;
pub(super) use crate::site::Site;
