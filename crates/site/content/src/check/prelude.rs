//! What checks are made with.

pub(super) use mbao_rules::GAMES;
pub(super) use mbao_words::Lang;

pub(super) use super::known::definition;
pub(super) use crate::content::Content;
pub(super) use crate::draft::Draft;
pub(super) use crate::items::Read;
pub(super) use crate::problem::Problems;
