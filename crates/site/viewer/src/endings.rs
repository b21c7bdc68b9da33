//! The endings of a game as a list whose lines light up as they apply.

use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use yew::{Html, html};

use crate::board_element::{BoardEvent, EventKind, GameEvent};
use crate::words;

/// Bao has two lists of endings; this one is for turns that capture.
const CAPTURING: &str = "mtaji";

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EndingLine {
    /// In bao, the list it belongs to: `mtaji` or `takata`.
    pub list: Option<String>,
    pub rule: u8,
    pub text: String,
    /// Its basis: stated, inferred or decided, and where; may be empty.
    pub basis: String,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Light {
    /// It did not apply in this turn.
    Dark,
    /// It applied before.
    Passed,
    /// It applied last.
    Lit,
}

/// The endings of the turn on a board that have been shown so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lights {
    /// The endings of this turn that have been shown, in order.
    lines: Vec<u8>,
    /// The endings of the turn's earlier actions.
    before: Vec<u8>,
    /// The endings of the action that is being shown: the board reports all of them when it begins.
    coming: Vec<u8>,
    captured: bool,
    /// Whether the turn is over.
    whole: bool,
}

impl Lights {
    /// Follows what a board reports. On a board that shows a `diagram`, steps report the turns before as
    /// well.
    pub fn hear(&mut self, told: BoardEvent, diagram: bool) {
        match told {
            BoardEvent::Ready | BoardEvent::Back | BoardEvent::Error(_) | BoardEvent::Unloaded(_) => {
                *self = Self::default();
            }
            BoardEvent::Action(events) => {
                if self.whole {
                    *self = Self::default();
                }
                self.before.clone_from(&self.lines);
                self.captured |= captures(&events);
                self.coming = rules(&events).collect();
            }
            BoardEvent::Step(events) => {
                let turn =
                    events.rsplit(|event| event.kind == EventKind::Sleep).find(|turn| !turn.is_empty());
                let turn = turn.unwrap_or_default();
                self.captured = captures(turn) || (self.captured && !diagram);
                self.lines = self.before.iter().copied().chain(rules(turn)).collect();
            }
            BoardEvent::Choice | BoardEvent::Turn | BoardEvent::Over(_) => {
                if !self.coming.is_empty() {
                    self.lines.clone_from(&self.before);
                    self.lines.append(&mut self.coming);
                }
                self.whole = !matches!(told, BoardEvent::Choice);
            }
            BoardEvent::Missing | BoardEvent::Doing(_) | BoardEvent::Why(_) | BoardEvent::Enough => {}
        }
    }

    /// The line that applied last in the latest turn, if one did.
    pub fn lit<'a>(&self, lines: &'a [EndingLine]) -> Option<&'a EndingLine> {
        lines.iter().find(|line| self.of(line.list.as_deref(), line.rule) == Light::Lit)
    }

    fn of(&self, list: Option<&str>, rule: u8) -> Light {
        if list.is_some_and(|list| (list == CAPTURING) != self.captured) {
            return Light::Dark;
        }
        match self.lines.iter().rposition(|line| *line == rule) {
            None => Light::Dark,
            Some(at) if at + 1 == self.lines.len() => Light::Lit,
            Some(_) => Light::Passed,
        }
    }
}

fn rules(events: &[GameEvent]) -> impl Iterator<Item = u8> {
    events.iter().filter_map(|event| event.rule)
}

fn captures(events: &[GameEvent]) -> bool {
    events.iter().any(|event| event.kind == EventKind::Capture)
}

/// The lists of endings in order: bao has two, all other games one.
fn lists(endings: &[EndingLine]) -> Vec<(Option<&str>, Vec<&EndingLine>)> {
    let mut lists: Vec<(Option<&str>, Vec<&EndingLine>)> = Vec::new();
    for line in endings {
        let list = line.list.as_deref();
        match lists.last_mut() {
            Some((before, lines)) if *before == list => lines.push(line),
            _ => lists.push((list, vec![line])),
        }
    }
    lists
}

/// The endings of a game under a heading; the one that applied last is lit.
pub fn endings(lang: Lang, lines: &[EndingLine], lights: &Lights) -> Html {
    let line = |line: &EndingLine| {
        let light = lights.of(line.list.as_deref(), line.rule);
        let class = match light {
            Light::Dark => None,
            Light::Passed => Some("passed"),
            Light::Lit => Some("lit"),
        };
        html! {
            <li value={line.rule.to_string()} {class} aria-current={(light == Light::Lit).then_some("true")}>
                { line.text.clone() }
                if !line.basis.is_empty() {
                    { " " }<small class="basis cite">{ line.basis.clone() }</small>
                }
            </li>
        }
    };
    let list = |(name, lines): (Option<&str>, Vec<&EndingLine>)| {
        let title = name.map(|name| match name {
            "mtaji" => words::endings_mtaji(lang),
            _ => words::endings_takata(lang),
        });
        html! {
            <>
                if let Some(title) = title {
                    <h3>{ title }</h3>
                }
                <ol class="endings">{ for lines.into_iter().map(line) }</ol>
            </>
        }
    };
    html! {
        <section class="side-endings">
            <h2>{ words::endings(lang) }</h2>
            { for lists(lines).into_iter().map(list) }
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board_element::Side;

    fn events(kinds: &[(EventKind, Option<u8>)]) -> Vec<GameEvent> {
        kinds.iter().map(|&(kind, rule)| GameEvent { kind, by: Side::South, rule }).collect()
    }

    fn after(told: Vec<BoardEvent>) -> Lights {
        let mut lights = Lights::default();
        for told in told {
            lights.hear(told, false);
        }
        lights
    }

    const RELAY: (EventKind, Option<u8>) = (EventKind::Ending, Some(6));
    const TAKE: (EventKind, Option<u8>) = (EventKind::Ending, Some(4));
    const CAPTURE: (EventKind, Option<u8>) = (EventKind::Capture, None);
    const SLEEP: (EventKind, Option<u8>) = (EventKind::Sleep, None);

    #[test]
    fn lines_light_up_as_they_are_shown() {
        let action = BoardEvent::Action(events(&[RELAY, TAKE]));
        let lights = after(vec![BoardEvent::Ready, action.clone(), BoardEvent::Step(events(&[RELAY]))]);
        assert_eq!([6, 4].map(|rule| lights.of(None, rule)), [Light::Lit, Light::Dark]);
        let lights = after(vec![action.clone(), BoardEvent::Choice]);
        assert_eq!([6, 4].map(|rule| lights.of(None, rule)), [Light::Passed, Light::Lit]);
        let lights = after(vec![
            action.clone(),
            BoardEvent::Choice,
            BoardEvent::Action(events(&[RELAY, SLEEP])),
            BoardEvent::Turn,
        ]);
        assert_eq!([6, 4].map(|rule| lights.of(None, rule)), [Light::Lit, Light::Passed]);
        let lights =
            after(vec![action, BoardEvent::Turn, BoardEvent::Action(events(&[RELAY])), BoardEvent::Turn]);
        assert_eq!([6, 4].map(|rule| lights.of(None, rule)), [Light::Lit, Light::Dark]);
    }

    #[test]
    fn of_two_lists_a_capture_decides() {
        let both = |lights: &Lights| ["mtaji", "takata"].map(|list| lights.of(Some(list), 4));
        let lights = after(vec![BoardEvent::Action(events(&[TAKE, SLEEP])), BoardEvent::Turn]);
        assert_eq!(both(&lights), [Light::Dark, Light::Lit]);
        // Sowing the house is an action of its own within the same turn.
        let taking = BoardEvent::Action(events(&[RELAY, CAPTURE]));
        let lights = after(vec![
            taking,
            BoardEvent::Choice,
            BoardEvent::Action(events(&[TAKE, SLEEP])),
            BoardEvent::Turn,
        ]);
        assert_eq!(both(&lights), [Light::Lit, Light::Dark]);
    }

    #[test]
    fn a_diagram_shows_the_turn_it_is_in() {
        let mut lights = Lights::default();
        lights.hear(BoardEvent::Step(events(&[RELAY, CAPTURE, SLEEP, TAKE, SLEEP])), true);
        assert_eq!([6, 4].map(|rule| lights.of(None, rule)), [Light::Dark, Light::Lit]);
        assert_eq!(lights.of(Some("takata"), 4), Light::Lit);
        lights.hear(BoardEvent::Step(Vec::new()), true);
        assert_eq!(lights.of(None, 4), Light::Dark);
    }
}
