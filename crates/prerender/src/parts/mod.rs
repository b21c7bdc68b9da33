//! What pages are put together from.

pub(crate) mod boards;
pub(crate) mod card;
pub(crate) mod chart;
pub(crate) mod cite;
pub(crate) mod definitions;
pub(crate) mod diagram;
pub(crate) mod figures;
pub(crate) mod game;
pub(crate) mod html;
pub(crate) mod linked;
pub(crate) mod marks;
pub(crate) mod masters;
pub(crate) mod onward;
pub(crate) mod opening;
pub(crate) mod paper;
pub(crate) mod pictures;
pub(crate) mod readings;
pub(crate) mod reference;
pub(crate) mod section;
pub(crate) mod sharing;
pub(crate) mod solved;
pub(crate) mod still;
pub(crate) mod table;
pub(crate) mod task;
pub(crate) mod telling;
