//! The turn that decided the game on the board.

use std::rc::Rc;

use crate::afterwards::Decisive;

#[derive(Clone, Debug, Default, PartialEq)]
pub enum Decided {
    #[default]
    Unasked,
    /// So many of so many turns have been looked at.
    Looks(u32, u32),
    Shown(Rc<Decisive>),
    /// No turn changed much.
    Nothing,
    Failed(String),
}
