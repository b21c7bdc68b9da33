//! Presses on the board that point instead of playing: on a pit or a store, or from one to another.

use std::cell::Cell;
use std::rc::Rc;

use gloo::events::EventListener;
use mbao_rules::Side;
use mbao_story::Target;
use mbao_viewer::board_element::Board;
use wasm_bindgen::JsCast;
use web_sys::{Event, PointerEvent};

use crate::desk::Tool;
use crate::draft::Pointer;

/// What was pressed, and where it was let go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Pressed {
    pub(crate) from: Target,
    pub(crate) to: Target,
}

/// An arrow that is drawn: dragged, or pressed where it begins and pressed where it ends.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Arrow {
    /// Where it begins, once that was pressed.
    from: Option<Target>,
    /// The press that has not been let go yet began it.
    first: bool,
}

impl Arrow {
    /// What is pressed now; returns where the arrow begins, if this begins one.
    fn down(&mut self, tool: Tool, target: Target) -> Option<Target> {
        self.first = tool == Tool::Arrow && self.from.is_none();
        if self.first {
            self.from = Some(target);
        }
        self.from.filter(|_| self.first)
    }

    /// What was pressed is let go; returns what that draws. An arrow that was only begun goes on.
    fn up(&mut self, tool: Tool, pressed: Pressed) -> Drawn {
        let same = pressed.from == pressed.to;
        if tool == Tool::Arrow && same && self.first {
            return Drawn::Begun;
        }
        let pointer = match (tool, same, self.from.take()) {
            (Tool::Ring, true, _) => Pointer::Ring(pressed.to),
            (Tool::Arrow, true, Some(from)) => Pointer::Arrow(from, pressed.to),
            _ => Pointer::Arrow(pressed.from, pressed.to),
        };
        match pointer {
            Pointer::Arrow(from, to) if from == to => Drawn::Nothing,
            pointer => Drawn::Pointer(pointer),
        }
    }
}

/// What a press comes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Drawn {
    /// An arrow begins there.
    Begun,
    /// An arrow that led nowhere is gone.
    Nothing,
    Pointer(Pointer),
}

/// A pit or a store by its name in stories.
pub(crate) fn target(name: &str) -> Option<Target> {
    match name.trim().to_ascii_lowercase().as_str() {
        "south" => Some(Target::Store(Side::South)),
        "north" => Some(Target::Store(Side::North)),
        pit => pit.parse().ok().map(Target::Pit),
    }
}

fn under(board: &Board, event: &Event) -> Option<Target> {
    let event: &PointerEvent = event.dyn_ref()?;
    match board.place_at(event.client_x().into(), event.client_y().into())?.as_str() {
        "s" => Some(Target::Store(Side::South)),
        "n" => Some(Target::Store(Side::North)),
        pit => pit.parse().ok().map(Target::Pit),
    }
}

/// Lets presses on the board point with a tool until it is dropped: `begun` is told where an arrow begins, and `None`
/// once it is drawn or given up.
pub(crate) fn listen(
    board: &Board,
    tool: Tool,
    begun: impl Fn(Option<Target>) + Clone + 'static,
    point: impl Fn(Pointer) + 'static,
) -> Vec<EventListener> {
    let held = Rc::new(Cell::new(None::<Target>));
    let arrow = Rc::new(Cell::new(Arrow::default()));
    let down = {
        let (held, arrow, here, begun) = (held.clone(), arrow.clone(), board.clone(), begun.clone());
        board.on("pointerdown", move |event: &Event| {
            held.set(under(&here, event));
            let mut now = arrow.get();
            if let Some(from) = held.get().and_then(|from| now.down(tool, from)) {
                begun(Some(from));
            }
            arrow.set(now);
        })
    };
    let here = board.clone();
    let up = board.on("pointerup", move |event: &Event| {
        let (Some(from), Some(to)) = (held.take(), under(&here, event)) else { return };
        let mut now = arrow.get();
        let drawn = now.up(tool, Pressed { from, to });
        arrow.set(now);
        if drawn != Drawn::Begun {
            begun(None);
        }
        if let Drawn::Pointer(pointer) = drawn {
            point(pointer);
        }
    });
    vec![down, up]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(arrow: &mut Arrow, tool: Tool, from: &str, to: &str) -> (Option<Target>, Drawn) {
        let [from, to] = [from, to].map(|name| target(name).expect("a pit or a store"));
        (arrow.down(tool, from), arrow.up(tool, Pressed { from, to }))
    }

    #[test]
    fn an_arrow_is_dragged_or_pressed_in_two_steps_and_a_ring_is_one_press() {
        let [c1, d2, north] = ["c1", "d2", "north"].map(|name| target(name).expect("a pit or a store"));
        let mut arrow = Arrow::default();
        let drawn = Drawn::Pointer(Pointer::Arrow(c1, d2));
        assert_eq!(press(&mut arrow, Tool::Arrow, "c1", "d2"), (Some(c1), drawn));
        assert_eq!(arrow.from, None, "the next press begins another");
        assert_eq!(press(&mut arrow, Tool::Arrow, "c1", "c1"), (Some(c1), Drawn::Begun));
        assert_eq!(press(&mut arrow, Tool::Arrow, "d2", "d2"), (None, drawn));
        assert_eq!(press(&mut arrow, Tool::Arrow, "c1", "c1"), (Some(c1), Drawn::Begun));
        assert_eq!(press(&mut arrow, Tool::Arrow, "c1", "c1"), (None, Drawn::Nothing));
        assert_eq!(
            press(&mut arrow, Tool::Ring, "north", "north"),
            (None, Drawn::Pointer(Pointer::Ring(north)))
        );
        assert_eq!(press(&mut arrow, Tool::Ring, "c1", "d2"), (None, drawn), "dragged, it is an arrow");
    }
}
