//! What the parts of playing pages are made with.

pub(crate) use mbao_viewer::board_element::{Board, Side};
pub(crate) use mbao_viewer::page;
pub(crate) use mbao_words::Lang;
pub(crate) use yew::prelude::*;

pub(crate) use crate::words;
