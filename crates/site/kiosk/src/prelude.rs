//! What the parts of a kiosk are made with.

pub(crate) use std::rc::Rc;

pub(crate) use mbao_viewer::board_element::Board;
pub(crate) use mbao_viewer::page;
pub(crate) use mbao_words::Lang;
pub(crate) use yew::prelude::*;

pub(crate) use super::bar::bar;
pub(crate) use super::context::Context;
pub(crate) use super::visit::{Screen, Visit};
pub(crate) use super::{KioskGame, words};
