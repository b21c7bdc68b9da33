//! What is shown beside a board about its game.

use std::rc::Rc;

use yew::Reducible;

use crate::Choice;
use crate::board_element::{BoardEvent, EventKind, Told};

/// Bao has two lists of endings; this one is for turns that capture.
const CAPTURING: &str = "mtaji";

/// What is shown about the game on the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Stand {
    pub setup: String,
    /// Values of options by id; an option that is missing has its default.
    pub options: Vec<(String, String)>,
    /// Index of the example on the board.
    pub example: Option<usize>,
    /// The endings of this turn that have been shown, in their order.
    lines: Vec<u8>,
    /// The endings of the turn's earlier actions.
    before: Vec<u8>,
    /// The endings of the action that is being shown: the board reports all of them when it begins.
    coming: Vec<u8>,
    captured: bool,
    /// Whether the turn is over.
    whole: bool,
}

/// What changes a [`Stand`].
pub(super) enum Change {
    /// A new game begins with this set-up.
    Setup(String),
    /// An option gets another value.
    Option(String, String),
    /// An example comes onto the board, or leaves it.
    Example(Option<usize>),
    /// The board reports something.
    Told(Told),
}

/// How a line of the endings is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Light {
    /// It did not apply in this turn.
    Dark,
    /// It applied before.
    Passed,
    /// It applied last.
    Lit,
}

impl Reducible for Stand {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut new = (*self).clone();
        match change {
            Change::Setup(setup) => new = Self { setup, options: new.options, ..Self::default() },
            Change::Option(id, value) => {
                new.options.retain(|(other, _)| *other != id);
                new.options.push((id, value));
                new.example = None;
                new.forget();
            }
            Change::Example(example) => {
                new.example = example;
                new.forget();
            }
            Change::Told(told) => new.hear(told),
        }
        Rc::new(new)
    }
}

impl Stand {
    /// At the beginning.
    pub fn of(setup: String) -> Self {
        Self { setup, ..Self::default() }
    }

    /// The value of an option.
    pub fn value<'a>(&'a self, option: &'a Choice) -> &'a str {
        let own = self.options.iter().find(|(id, _)| *id == option.id);
        own.map_or(&option.default, |(_, value)| value)
    }

    /// How a line of the endings is shown.
    pub fn light(&self, list: Option<&str>, rule: u8) -> Light {
        if list.is_some_and(|list| (list == CAPTURING) != self.captured) {
            return Light::Dark;
        }
        match self.lines.iter().rposition(|line| *line == rule) {
            None => Light::Dark,
            Some(at) if at + 1 == self.lines.len() => Light::Lit,
            Some(_) => Light::Passed,
        }
    }

    /// Forgets what happened in this turn.
    fn forget(&mut self) {
        let Self { setup, options, example, .. } = core::mem::take(self);
        *self = Self { setup, options, example, ..Self::default() };
    }

    fn hear(&mut self, told: Told) {
        match told {
            Told::Ready | Told::Back | Told::Error(_) => self.forget(),
            Told::Action(events) => {
                if self.whole {
                    self.forget();
                }
                self.before.clone_from(&self.lines);
                self.captured |= captures(&events);
                self.coming = rules(&events).collect();
            }
            Told::Step(events) => {
                // A diagram reports everything up to a step, earlier turns included.
                let turn =
                    events.rsplit(|event| event.kind == EventKind::Sleep).find(|turn| !turn.is_empty());
                let turn = turn.unwrap_or_default();
                self.captured = captures(turn) || (self.captured && self.example.is_none());
                self.lines = self.before.iter().copied().chain(rules(turn)).collect();
            }
            Told::Choice | Told::Turn | Told::Over(_) => {
                if !self.coming.is_empty() {
                    self.lines.clone_from(&self.before);
                    self.lines.append(&mut self.coming);
                }
                self.whole = !matches!(told, Told::Choice);
            }
        }
    }
}

fn rules(events: &[BoardEvent]) -> impl Iterator<Item = u8> {
    events.iter().filter_map(|event| event.rule)
}

fn captures(events: &[BoardEvent]) -> bool {
    events.iter().any(|event| event.kind == EventKind::Capture)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn events(kinds: &[(EventKind, Option<u8>)]) -> Vec<BoardEvent> {
        kinds.iter().map(|&(kind, rule)| BoardEvent { kind, rule }).collect()
    }

    fn after(told: Vec<Told>) -> Rc<Stand> {
        told.into_iter().fold(Rc::default(), |stand: Rc<Stand>, told| stand.reduce(Change::Told(told)))
    }

    const RELAY: (EventKind, Option<u8>) = (EventKind::Ending, Some(6));
    const TAKE: (EventKind, Option<u8>) = (EventKind::Ending, Some(4));
    const CAPTURE: (EventKind, Option<u8>) = (EventKind::Capture, None);
    const SLEEP: (EventKind, Option<u8>) = (EventKind::Sleep, None);

    #[test]
    fn lines_light_up_as_they_are_shown() {
        let action = Told::Action(events(&[RELAY, TAKE]));
        let stand = after(vec![Told::Ready, action.clone(), Told::Step(events(&[RELAY]))]);
        assert_eq!([6, 4].map(|rule| stand.light(None, rule)), [Light::Lit, Light::Dark]);
        let stand = after(vec![action.clone(), Told::Choice]);
        assert_eq!([6, 4].map(|rule| stand.light(None, rule)), [Light::Passed, Light::Lit]);
        let stand =
            after(vec![action.clone(), Told::Choice, Told::Action(events(&[RELAY, SLEEP])), Told::Turn]);
        assert_eq!([6, 4].map(|rule| stand.light(None, rule)), [Light::Lit, Light::Passed]);
        let stand = after(vec![action, Told::Turn, Told::Action(events(&[RELAY])), Told::Turn]);
        assert_eq!([6, 4].map(|rule| stand.light(None, rule)), [Light::Lit, Light::Dark]);
    }

    #[test]
    fn of_two_lists_a_capture_decides() {
        let lights = |stand: &Stand| ["mtaji", "takata"].map(|list| stand.light(Some(list), 4));
        let stand = after(vec![Told::Action(events(&[TAKE, SLEEP])), Told::Turn]);
        assert_eq!(lights(&stand), [Light::Dark, Light::Lit]);
        // Sowing the house is an action of its own within the same turn.
        let taking = Told::Action(events(&[RELAY, CAPTURE]));
        let stand = after(vec![taking, Told::Choice, Told::Action(events(&[TAKE, SLEEP])), Told::Turn]);
        assert_eq!(lights(&stand), [Light::Lit, Light::Dark]);
    }

    #[test]
    fn a_diagram_shows_the_turn_it_is_in() {
        let stand = Rc::new(Stand::default()).reduce(Change::Example(Some(0)));
        let far = Told::Step(events(&[RELAY, CAPTURE, SLEEP, TAKE, SLEEP]));
        let stand = stand.reduce(Change::Told(far));
        assert_eq!([6, 4].map(|rule| stand.light(None, rule)), [Light::Dark, Light::Lit]);
        assert_eq!(stand.light(Some("takata"), 4), Light::Lit);
        let stand = stand.reduce(Change::Told(Told::Step(Vec::new())));
        assert_eq!(stand.light(None, 4), Light::Dark);
    }
}
