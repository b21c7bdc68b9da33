//! The state of the island beside a board.

use std::rc::Rc;

use yew::Reducible;

use crate::Choice;
use crate::board_element::BoardEvent;
use crate::endings::Lights;

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct SideState {
    pub setup: String,
    /// Values of options by id; an option that is missing has its default.
    pub options: Vec<(String, String)>,
    /// Index of the example on the board.
    pub example: Option<usize>,
    /// The endings of the turn on the board.
    pub lights: Lights,
}

pub(super) enum Change {
    /// A new game begins with this set-up.
    Setup(String),
    Option(String, String),
    /// An example comes onto the board, or leaves it.
    Example(Option<usize>),
    Reported(BoardEvent),
}

impl Reducible for SideState {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut new = (*self).clone();
        match change {
            Change::Setup(setup) => new = Self { setup, options: new.options, ..Self::default() },
            Change::Option(id, value) => {
                new.options.retain(|(other, _)| *other != id);
                new.options.push((id, value));
                new.example = None;
                new.lights = Lights::default();
            }
            Change::Example(example) => {
                new.example = example;
                new.lights = Lights::default();
            }
            Change::Reported(event) => new.lights.hear(event, new.example.is_some()),
        }
        Rc::new(new)
    }
}

impl SideState {
    pub fn of(setup: String) -> Self {
        Self { setup, ..Self::default() }
    }

    pub fn value<'a>(&'a self, option: &'a Choice) -> &'a str {
        let own = self.options.iter().find(|(id, _)| *id == option.id);
        own.map_or(&option.default, |(_, value)| value)
    }
}
