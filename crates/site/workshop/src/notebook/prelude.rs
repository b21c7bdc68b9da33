//! What the parts of the field notebook are made with.

pub(super) use std::rc::Rc;

pub(super) use mbao_notebook::Notebook;
pub(super) use mbao_viewer::page;
pub(super) use mbao_words::Lang;
pub(super) use yew::prelude::*;

pub(super) use super::draft::{Board, Draft, Left};
pub(super) use super::fields::{ChoiceField, Typed};
pub(super) use super::form::{ANY, Ask, Control, Form, Look, Set};
pub(super) use super::offered::{Offered, Offers, On, offers, told};
pub(super) use super::question::{Question, Say};
pub(super) use super::words::{filled, numbered, word};
