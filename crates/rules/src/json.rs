//! What leaves the crate, as JSON: the shapes of `GameInfo`, `State` and
//! `Event` that the JavaScript API promises, for builds without serde. It goes
//! when `mbao` and `mbao-opponent` cross by serde: nothing else may use it.

use alloc::string::String;

use crate::board::Rows;
use crate::event::Event;
use crate::filled;
use crate::finish::Outcome;
use crate::games::GAMES;
use crate::page::Page;
use crate::state::State;
use crate::template::{DIGITS, Own, Texts, push_number as number};

/// Adds a text in quotation marks.
pub fn text(text: &str, out: &mut String) {
    *out += "\"";
    let mut from = 0;
    for (at, byte) in text.bytes().enumerate() {
        if byte < b' ' || byte == b'"' || byte == b'\\' {
            *out += text.get(from..at).unwrap_or("");
            from = at;
            *out += "\\";
            if byte < b' ' {
                *out += if byte < 16 { "u000" } else { "u001" };
                *out += DIGITS[usize::from(byte % 16)];
                from += 1;
            }
        }
    }
    *out += text.get(from..).unwrap_or("");
    *out += "\"";
}

/// Adds a list of texts.
pub fn texts(texts: &dyn Texts<'_>, out: &mut String) {
    *out += "[";
    let mut at = 0;
    while let Some(item) = texts.text(at) {
        text(item, out);
        *out += ",";
        at += 1;
    }
    close(out, "]");
}

/// Closes a bracket; the comma after the last item goes.
fn close(out: &mut String, bracket: &str) {
    if out.as_bytes().last() == Some(&b',') {
        out.truncate(out.len() - 1);
    }
    *out += bracket;
}

/// An object that is being written.
struct Object<'a>(&'a mut String);

impl Object<'_> {
    fn key(&mut self, key: &str) -> &mut String {
        text(key, self.0);
        *self.0 += ":";
        self.0
    }

    fn text(&mut self, key: &str, value: &str) {
        text(value, self.key(key));
        *self.0 += ",";
    }

    fn number(&mut self, key: &str, value: usize) {
        number(value, self.key(key));
        *self.0 += ",";
    }

    /// Left out where there is none.
    fn some(&mut self, key: &str, value: Option<u8>) {
        if let Some(value) = value {
            self.number(key, value.into());
        }
    }

    fn texts(&mut self, key: &str, list: &dyn Texts<'_>) {
        texts(list, self.key(key));
        *self.0 += ",";
    }

    fn two(&mut self, key: &str, [south, north]: [u16; 2]) {
        let out = self.key(key);
        *out += "[";
        number(south.into(), out);
        *out += ",";
        number(north.into(), out);
        *out += "],";
    }
}

/// Every recorded game: its names, place, boards, set-ups, options, and what is
/// played where its source is silent.
#[must_use]
pub fn games() -> String {
    let mut out = String::new();
    out += "[";
    for page in GAMES {
        game(page, &mut out);
        out += ",";
    }
    close(&mut out, "]");
    out
}

/// Adds what [`games`] tells of one page.
pub fn game(page: &Page, out: &mut String) {
    *out += "{";
    let mut object = Object(out);
    object.text("id", &page.id);
    object.text("name", &page.name);
    object.text("people", &page.people);
    object.text("region", &page.region);
    object.text("section", &page.section);
    object.number("rows", if page.rows == Rows::Two { 2 } else { 4 });
    let out = object.key("columns");
    *out += "[";
    for &columns in page.columns.iter() {
        number(columns.into(), out);
        *out += ",";
    }
    close(out, "]");
    out.push_str(",\"setups\":[");
    for setup in page.setups.iter() {
        *out += "{";
        let mut object = Object(out);
        object.text("name", &setup.name);
        let out = object.key("columns");
        match setup.columns {
            Some(columns) => number(columns.into(), out),
            None => out.push_str("null"),
        }
        out.push_str("},");
    }
    close(out, "]");
    out.push_str(",\"options\":[");
    for option in page.options.iter() {
        *out += "{";
        let mut object = Object(out);
        object.text("id", &option.id);
        object.texts("values", &|i: usize| Some(&*option.values.get(i)?.name));
        let default = option.values.get(usize::from(option.default));
        object.text("default", default.map_or("", |value| &value.name));
        close(out, "}");
        *out += ",";
    }
    close(out, "]");
    out.push_str(",\"notes\":[");
    for doubt in page.doubts.iter() {
        text(&filled!("E {}: {}", doubt.number, &doubt.note), out);
        *out += ",";
    }
    close(out, "]");
    *out += "}";
}

/// A state.
#[must_use]
pub fn state(state: &State) -> String {
    let mut text = String::new();
    let out = &mut text;
    *out += "{";
    let mut object = Object(out);
    object.text("game", &state.game);
    object.text("setup", &state.setup);
    let out = object.key("options");
    *out += "{";
    for (id, value) in &state.options {
        Object(out).text(id, value);
    }
    close(out, "}");
    out.push_str(",\"rows\":[");
    for row in 0..state.seeds.rows() {
        *out += "[";
        for &seeds in state.seeds.row(row) {
            number(seeds.into(), out);
            *out += ",";
        }
        close(out, "]");
        *out += ",";
    }
    close(out, "]");
    out.push_str(",\"marks\":[");
    for row in 0..state.marks.rows() {
        texts(&|i: usize| Some(state.marks.row(row).get(i)?.word()), out);
        *out += ",";
    }
    close(out, "]");
    *out += ",";
    let mut object = Object(out);
    object.two("stores", pair(state.stores));
    object.key("reserve").push_str(if state.reserve { "true," } else { "false," });
    object.text("markKind", state.mark_kind.word());
    let out = object.key("appearance");
    *out += "{";
    let mut board = Object(out);
    board.text("ground", state.appearance.ground.word());
    board.text("hollow", state.appearance.hollow.word());
    board.text("seed", state.appearance.seed.word());
    board.key("squareHouse").push_str(if state.appearance.square_house { "true" } else { "false" });
    *out += "},";
    let mut object = Object(out);
    object.two("hands", pair(state.hands));
    object.number("hand", state.hand.into());
    object.text("mover", state.mover.word());
    object.number("turn", usize::try_from(state.turn).unwrap_or(0));
    object.text("phase", state.phase.word());
    let out = object.key("pending");
    match &state.pending {
        Some(pending) => {
            *out += "{";
            let mut object = Object(out);
            object.text("kind", pending.kind.word());
            object.texts("options", &Own(&pending.options));
            close(out, "}");
        }
        None => out.push_str("null"),
    }
    out.push_str(",\"outcome\":");
    match &state.outcome {
        Some(result) => outcome(result, out),
        None => out.push_str("null"),
    }
    *out += "}";
    text
}

fn pair([south, north]: [u8; 2]) -> [u16; 2] {
    [south.into(), north.into()]
}

fn outcome(outcome: &Outcome, out: &mut String) {
    *out += "{";
    let mut object = Object(out);
    object.text("kind", outcome.kind.word());
    object.text("winner", outcome.winner_word());
    object.two("score", outcome.score);
    object.some("points", outcome.points);
    object.key("byTwo").push_str(if outcome.by_two { "true" } else { "false" });
    *out += "}";
}

/// Events, in order.
#[must_use]
pub fn events(events: &[Event]) -> String {
    let mut out = String::new();
    out += "[";
    for one in events {
        event(one, &mut out);
        out += ",";
    }
    close(&mut out, "]");
    out
}

fn event(event: &Event, out: &mut String) {
    *out += "{";
    let mut object = Object(out);
    object.text("kind", event.kind());
    object.text("by", event.by().word());
    if let Some(pit) = event.pit() {
        object.text("pit", pit.as_str());
    }
    if let Event::Capture { pits, .. } = event {
        object.texts("pits", &|i: usize| Some(pits.get(i)?.as_str()));
    }
    object.some("seeds", event.seeds());
    object.some("hand", event.hand());
    object.some("rule", event.rule());
    match event {
        Event::Ending { cite, .. } => object.text("cite", cite),
        Event::Choice { options, .. } => object.texts("options", &Own(options)),
        Event::Mark { mark, .. } => object.text("mark", mark.word()),
        Event::Over { outcome: result, .. } => outcome(result, object.key("outcome")),
        _ => {}
    }
    close(out, "}");
}
