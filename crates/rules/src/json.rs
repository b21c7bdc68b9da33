//! What leaves the crate, as JSON: the shapes of `GameInfo`, `State` and
//! `Event` that the JavaScript API promises.

use alloc::string::String;

use crate::board::{PitName, Rows};
use crate::event::Event;
use crate::finish::Outcome;
use crate::games::GAMES;
use crate::page::Page;
use crate::state::State;
use crate::template::push_number as number;

/// Adds a text in quotation marks.
pub fn text(text: &str, out: &mut String) {
    out.push('"');
    let mut rest = text;
    while let Some(at) = rest.bytes().position(|byte| byte < b' ' || byte == b'"' || byte == b'\\') {
        let (plain, after) = rest.split_at(at);
        out.push_str(plain);
        let byte = usize::from(after.as_bytes()[0]);
        if byte < 0x20 {
            out.push_str(if byte < 16 { "\\u000" } else { "\\u001" });
            out.push_str("0123456789abcdef".get(byte % 16..=byte % 16).unwrap_or(""));
        } else {
            out.push('\\');
            out.push_str(&after[..1]);
        }
        rest = &after[1..];
    }
    out.push_str(rest);
    out.push('"');
}

/// Adds a list of texts.
pub fn texts(items: &mut dyn Iterator<Item = &str>, out: &mut String) {
    out.push('[');
    for item in items {
        text(item, out);
        out.push(',');
    }
    close(out, ']');
}

/// Closes a bracket; the comma after the last item goes.
fn close(out: &mut String, bracket: char) {
    if out.ends_with(',') {
        out.pop();
    }
    out.push(bracket);
}

/// An object that is being written.
struct Object<'a>(&'a mut String);

impl Object<'_> {
    fn key(&mut self, key: &str) -> &mut String {
        text(key, self.0);
        self.0.push(':');
        self.0
    }

    fn text(&mut self, key: &str, value: &str) {
        text(value, self.key(key));
        self.0.push(',');
    }

    fn number(&mut self, key: &str, value: usize) {
        number(value, self.key(key));
        self.0.push(',');
    }

    /// Left out where there is none.
    fn some(&mut self, key: &str, value: Option<u8>) {
        if let Some(value) = value {
            self.number(key, value.into());
        }
    }

    fn texts(&mut self, key: &str, items: &mut dyn Iterator<Item = &str>) {
        texts(items, self.key(key));
        self.0.push(',');
    }

    fn numbers(&mut self, key: &str, items: &[usize]) {
        numbers(items, self.key(key));
        self.0.push(',');
    }
}

fn numbers(items: &[usize], out: &mut String) {
    out.push('[');
    for &item in items {
        number(item, out);
        out.push(',');
    }
    close(out, ']');
}

/// Every recorded game: its names, place, boards, set-ups, options, and what is
/// played where its source is silent.
#[must_use]
pub fn games() -> String {
    let mut out = String::new();
    out.push('[');
    for page in GAMES {
        game(page, &mut out);
        out.push(',');
    }
    close(&mut out, ']');
    out
}

fn game(page: &Page, out: &mut String) {
    out.push('{');
    let mut object = Object(out);
    object.text("id", page.id);
    object.text("name", page.name);
    object.text("people", page.people);
    object.text("region", page.region);
    object.text("section", page.section);
    object.number("rows", if page.rows == Rows::Two { 2 } else { 4 });
    let out = object.key("columns");
    out.push('[');
    for &columns in page.columns {
        number(columns.into(), out);
        out.push(',');
    }
    close(out, ']');
    out.push_str(",\"setups\":[");
    for setup in page.setups {
        out.push('{');
        let mut object = Object(out);
        object.text("name", setup.name);
        let out = object.key("columns");
        match setup.columns {
            Some(columns) => number(columns.into(), out),
            None => out.push_str("null"),
        }
        out.push_str("},");
    }
    close(out, ']');
    out.push_str(",\"options\":[");
    for option in page.options {
        out.push('{');
        let mut object = Object(out);
        object.text("id", option.id);
        object.texts("values", &mut option.values.iter().map(|value| value.name));
        let default = option.values.get(usize::from(option.default));
        object.text("default", default.map_or("", |value| value.name));
        close(out, '}');
        out.push(',');
    }
    close(out, ']');
    out.push_str(",\"notes\":[");
    for doubt in page.doubts {
        out.push_str("\"E ");
        number(doubt.number.into(), out);
        out.push_str(": ");
        let quote = out.len();
        text(doubt.note, out);
        // One text with its number.
        out.remove(quote);
        out.push(',');
    }
    close(out, ']');
    out.push('}');
}

/// A state.
#[must_use]
pub fn state(state: &State) -> String {
    let mut text = String::new();
    let out = &mut text;
    out.push('{');
    let mut object = Object(out);
    object.text("game", state.game);
    object.text("setup", state.setup);
    let out = object.key("options");
    out.push('{');
    for (id, value) in &state.options {
        Object(out).text(id, value);
    }
    close(out, '}');
    out.push_str(",\"rows\":[");
    for row in 0..state.seeds.rows() {
        out.push('[');
        for &seeds in state.seeds.row(row) {
            number(seeds.into(), out);
            out.push(',');
        }
        close(out, ']');
        out.push(',');
    }
    close(out, ']');
    out.push_str(",\"marks\":[");
    for row in 0..state.marks.rows() {
        texts(&mut state.marks.row(row).iter().map(|mark| mark.word()), out);
        out.push(',');
    }
    close(out, ']');
    out.push(',');
    let mut object = Object(out);
    object.numbers("stores", &state.stores.map(usize::from));
    object.numbers("hands", &state.hands.map(usize::from));
    object.number("hand", state.hand.into());
    object.text("mover", state.mover.word());
    object.number("turn", usize::try_from(state.turn).unwrap_or(0));
    object.text("phase", state.phase.word());
    let out = object.key("pending");
    match &state.pending {
        Some(pending) => {
            out.push('{');
            let mut object = Object(out);
            object.text("kind", pending.kind);
            object.texts("options", &mut pending.options.iter().map(String::as_str));
            close(out, '}');
        }
        None => out.push_str("null"),
    }
    out.push_str(",\"outcome\":");
    match &state.outcome {
        Some(result) => outcome(result, out),
        None => out.push_str("null"),
    }
    out.push('}');
    text
}

fn outcome(outcome: &Outcome, out: &mut String) {
    out.push('{');
    let mut object = Object(out);
    object.text("kind", outcome.kind.word());
    object.text("winner", outcome.winner_word());
    object.numbers("score", &outcome.score.map(usize::from));
    object.some("points", outcome.points);
    object.key("byTwo").push_str(if outcome.by_two { "true" } else { "false" });
    out.push('}');
}

/// Events, in order.
#[must_use]
pub fn events(events: &[Event]) -> String {
    let mut out = String::new();
    out.push('[');
    for one in events {
        event(one, &mut out);
        out.push(',');
    }
    close(&mut out, ']');
    out
}

fn event(event: &Event, out: &mut String) {
    out.push('{');
    let mut object = Object(out);
    object.text("kind", event.kind.word());
    object.text("by", event.by.word());
    if let Some(pit) = &event.pit {
        object.text("pit", pit.as_str());
    }
    if !event.pits.is_empty() {
        object.texts("pits", &mut event.pits.iter().map(PitName::as_str));
    }
    object.some("seeds", event.seeds);
    object.some("hand", event.hand);
    object.some("rule", event.rule);
    if let Some(cite) = &event.cite {
        object.text("cite", cite);
    }
    if !event.options.is_empty() {
        object.texts("options", &mut event.options.iter().map(String::as_str));
    }
    if let Some(mark) = event.mark {
        object.text("mark", mark.word());
    }
    if let Some(result) = &event.outcome {
        outcome(result, object.key("outcome"));
    }
    close(out, '}');
}
