//! Draws a state as SVG text. Colours come by class from `board.css` and its custom
//! properties. A picture has no styles or scripts in it, so that it fits on a page
//! under any content security policy. The ids of its gradients begin with a prefix of
//! the picture's own, so that any number of pictures fit on one page.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use mbao_rules::definition::{Appearance, Hollow, Marks, Seed};
use mbao_rules::{Mark, Phase, PitName, Side, State, joined};

use crate::Lang;
use crate::Voice;
use crate::ground::draw_ground;
use crate::hollow;
use crate::light::gradients;
use crate::material;
use crate::place::{CELL, Plan, STORE, TRAY};
use crate::seed::{TRAYS, draw_seeds, heap_of, heap_of_store};
use crate::svg::{attribute, draw, signed};
use crate::trace::Trace;
use crate::words::{self, voice};

/// How a picture is drawn.
#[derive(Clone, Debug, Default)]
pub struct Look<'a> {
    /// The game's name, for the picture's label.
    pub name: &'a str,
    /// Language of the labels.
    pub lang: Lang,
    /// South to the left and column a at the top, for narrow spaces. The
    /// picture then has a width of its own, in pixels.
    pub tall: bool,
    /// Letters and numbers along the edge.
    pub coordinates: bool,
    /// Pits are buttons. All have `tabindex="-1"`; the page puts one into the tab order.
    pub buttons: bool,
    /// Other seeds than the game's own: `stone`, `aluminium`, `komwe`,
    /// `chocolate`, `empiki`, `plain`.
    pub seeds: Option<&'a str>,
    /// What the last turn did, drawn above the pits.
    pub trace: Option<&'a Trace>,
    /// Whose pits are called "yours"; by default those of the player to move.
    pub you: Option<Side>,
    /// Pits that a choice is about: they are outlined, the others dimmed.
    pub stakes: &'a [PitName],
    /// Starting pits, each with the pit in which its first handful ends, for pits that are buttons.
    pub reaches: &'a [(PitName, PitName)],
    /// The prefix of the ids in the picture: letters, digits and hyphens. Two pictures on
    /// one page need different prefixes if one of them may be hidden, because the
    /// gradients of a hidden picture paint nothing.
    pub id: &'a str,
}

/// A heap of fewer seeds than this can be counted at a glance.
const FEW: usize = 5;

/// The plan of a state's board.
pub(crate) fn plan(state: &State, tall: bool) -> Plan {
    let in_hands = matches!(
        state.phase,
        Phase::Setup
            | Phase::Advance
            | Phase::DeployLift
            | Phase::DeployLay
            | Phase::Opening1
            | Phase::Opening2
            | Phase::Race
            | Phase::Namua
    );
    Plan {
        rows: signed(state.seeds.rows()),
        columns: signed(state.seeds.columns()),
        tall,
        stores: state.keeps,
        trays: in_hands || state.reserve || state.hands != [0, 0],
    }
}

/// The name of a pit by row from the top and column from the left.
fn name(state: &State, row: usize, column: usize) -> &'static str {
    PitName::new(state.seeds.rows() - row, column).map_or("", |name| name.as_str())
}

/// The width of a board that stands upright. It is large enough for fingers, and low
/// enough to leave room on a hand-held screen for two seats, a sentence and the
/// buttons. A pit has 44 to 62 pixels.
fn tall_width(plan: Plan) -> i32 {
    let (width, height) = plan.size();
    (width * (57_200 / height).clamp(44, 62) + 99) / 100
}

/// An empty picture that takes up as much room as a board that stands upright, so that a
/// page can keep the room for a board that is not there yet.
#[must_use]
pub fn room(state: &State) -> String {
    let plan = plan(state, true);
    let (width, height) = plan.size();
    let mut out = String::new();
    draw(
        "<svg class=\"room\" aria-hidden=\"true\" width=\"#\" viewBox=\"0 0 # #\"></svg>",
        &[tall_width(plan), width, height],
        &mut out,
    );
    out
}

/// A state as SVG text.
#[must_use]
pub fn picture(state: &State, look: &Look<'_>) -> String {
    let kind = look.seeds.and_then(material::seed_named).unwrap_or(state.appearance.seed);
    let plan = plan(state, look.tall);
    let (width, height) = plan.size();
    let mut text = String::with_capacity(16 * 1024);
    let out = &mut text;
    out.push_str("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"mbao ");
    out.push_str(material::classes(state.appearance.ground));
    *out += " ";
    out.push_str(kind.word());
    if !look.stakes.is_empty() {
        *out += " asking";
    }
    draw("\" viewBox=\"0 0 # #\"", &[width, height], out);
    if look.tall {
        draw(" width=\"#\"", &[tall_width(plan)], out);
    }
    attribute("role", if look.buttons { "group" } else { "img" }, out);
    let (rows, columns) = (state.seeds.rows(), state.seeds.columns());
    let label = words::board_label(look.lang, &columns.to_string(), look.name, &rows.to_string());
    attribute("aria-label", &label, out);
    *out += ">";
    gradients(look.id, out);
    draw_ground(state.appearance.ground, plan, look.id, out);
    if look.coordinates {
        coordinates(plan, out);
    }
    for north in [false, true] {
        if plan.stores {
            store(state, look, kind, plan, north, out);
        }
    }
    for north in [false, true] {
        if plan.trays {
            tray(state, look, kind, plan, north, out);
        }
    }
    for row in 0..rows {
        for column in 0..columns {
            pit(state, look, kind, plan, (row, column), out);
        }
    }
    if let Some(trace) = look.trace {
        trace.draw(state, plan, out);
    }
    if look.buttons {
        // The group for the arrows that show which ways can be chosen.
        *out += "<g class=\"ways\" aria-hidden=\"true\"></g>";
    }
    out.push_str("</svg>");
    text
}

fn coordinates(plan: Plan, out: &mut String) {
    out.push_str("<g class=\"letters\" aria-hidden=\"true\">");
    for column in 0..plan.columns {
        let (x, y) = plan.letter(column);
        draw("<text x=\"#\" y=\"#\">", &[x, y + 7], out);
        let name = PitName::new(1, column.unsigned_abs() as usize);
        out.push_str(name.and_then(|name| name.as_str().get(..1)).unwrap_or(""));
        out.push_str("</text>");
    }
    for row in 0..plan.rows {
        let (x, y) = plan.number(row);
        draw("<text x=\"#\" y=\"#\">#</text>", &[x, y + 7, plan.rows - row], out);
    }
    out.push_str("</g>");
}

/// The voice that speaks of a picture's game.
const fn voice_of(state: &State, look: &Look<'_>) -> Voice {
    voice(look.lang, state.appearance.called)
}

fn player(voice: Voice, north: bool) -> String {
    if north { words::north() } else { words::south() }.said(voice)
}

fn heap_text(kind: Seed, id: &str, place: usize, count: usize, at: (i32, i32), out: &mut String) {
    out.push_str("<g class=\"seeds\">");
    draw_seeds(kind, id, place, count, out);
    // A count that can be seen at a glance needs no figure.
    out.push_str(match count {
        0 => "</g><text class=\"count zero",
        1..FEW => "</g><text class=\"count few",
        _ => "</g><text class=\"count",
    });
    draw("\" x=\"#\" y=\"#\">#</text>", &[at.0, at.1, signed(count)], out);
}

/// Opens a store or a tray.
fn open_beside(before: &str, north: bool, label: &str, (x, y): (i32, i32), out: &mut String) {
    out.push_str(before);
    out.push_str(if north { "n\" role=\"img\"" } else { "s\" role=\"img\"" });
    attribute("aria-label", label, out);
    draw(" transform=\"translate(# #)\">", &[x, y], out);
}

fn store(state: &State, look: &Look<'_>, kind: Seed, plan: Plan, north: bool, out: &mut String) {
    let count = usize::from(state.stores[usize::from(north)]);
    let voice = voice_of(state, look);
    let label = words::store_label(look.lang, &words::filling(count).said(voice), &player(voice, north));
    let before = "<g class=\"store\" part=\"store\" data-store=\"";
    open_beside(before, north, &label, plan.store(north), out);
    let (along, across) = (STORE / 2 - 10, plan.rows * CELL / 2 - 14);
    let (rx, ry) = if plan.tall { (across, along) } else { (along, across) };
    hollow::store(rx, ry, look.id, out);
    heap_text(
        kind,
        look.id,
        heap_of_store(north),
        count,
        if plan.tall { (rx - 26, 10) } else { (0, ry - 12) },
        out,
    );
    out.push_str("</g>");
}

fn tray(state: &State, look: &Look<'_>, kind: Seed, plan: Plan, north: bool, out: &mut String) {
    let mine = (state.mover == Side::North) == north;
    let count = usize::from(state.hands[usize::from(north)]) + if mine { usize::from(state.hand) } else { 0 };
    let voice = voice_of(state, look);
    let label = words::hand_label(look.lang, &words::filling(count).said(voice), &player(voice, north));
    open_beside("<g class=\"tray\" data-hand=\"", north, &label, plan.tray(north), out);
    let (long, short) = (62, TRAY / 2 - 4);
    let (rx, ry) = if plan.tall { (short, long) } else { (long, short) };
    draw("<ellipse class=\"palm\" rx=\"#\" ry=\"#\"/>", &[rx, ry], out);
    heap_text(
        kind,
        look.id,
        TRAYS + usize::from(north),
        count,
        if plan.tall { (0, 92) } else { (84, 10) },
        out,
    );
    out.push_str("</g>");
}

/// A pit's label for a screen reader, such as "c1, 5 seeds, yours, ends in f1".
fn pit_label(state: &State, look: &Look<'_>, row: usize, column: usize) -> String {
    let (lang, voice) = (look.lang, voice_of(state, look));
    let count = usize::from(state.seeds[(row, column)]);
    let south = row * 2 >= state.seeds.rows();
    let own = south == (look.you.unwrap_or(state.mover) == Side::South);
    let whose = if own { words::whose_own() } else { words::whose_other() }.said(voice);
    let filling = words::filling(count).said(voice);
    let pit = name(state, row, column);
    let mark = match state.marks[(row, column)] {
        Mark::None | Mark::Takasia => None,
        Mark::Unmoved => Some(words::mark_unmoved().said(voice)),
        Mark::House => Some(words::mark_house().said(voice)),
        Mark::Owned(owner) if state.mark_kind == Marks::Knives => {
            Some(words::mark_knife(lang, &player(voice, owner == Side::North)))
        }
        Mark::Owned(owner) => Some(words::mark_bull(lang, &player(voice, owner == Side::North))),
    };
    let mut label = match mark {
        None => words::pit_label(lang, &filling, pit, &whose),
        Some(mark) => words::pit_label_marked(lang, &filling, &mark, pit, &whose),
    };
    let ends = look.reaches.iter().filter(|(start, _)| start.as_str() == pit);
    let ends: Vec<PitName> = ends.map(|(_, end)| *end).collect();
    if !ends.is_empty() {
        label += ", ";
        label += &words::pit_ends(lang, &joined(&ends, " / "));
    }
    label
}

fn pit(
    state: &State,
    look: &Look<'_>,
    kind: Seed,
    plan: Plan,
    (row, column): (usize, usize),
    out: &mut String,
) {
    let (x, y) = plan.pit(signed(row), signed(column));
    let count = usize::from(state.seeds[(row, column)]);
    let mark = state.marks[(row, column)];
    let (south, columns) = (row * 2 >= state.seeds.rows(), state.seeds.columns());
    out.push_str(if south { "<g class=\"pit own-south" } else { "<g class=\"pit own-north" });
    out.push_str(match mark {
        Mark::Owned(Side::South) => " marked south",
        Mark::Owned(Side::North) => " marked north",
        Mark::House => " marked house",
        Mark::Unmoved => " unmoved",
        Mark::None | Mark::Takasia => "",
    });
    if look.stakes.iter().any(|stake| stake.as_str() == name(state, row, column)) {
        *out += " stake";
    }
    out.push_str("\" part=\"pit\" data-pit=\"");
    out.push_str(name(state, row, column));
    draw("\" transform=\"translate(# #)\"", &[x, y], out);
    if look.buttons {
        out.push_str(" role=\"button\" tabindex=\"-1\" aria-disabled=\"true\"");
        attribute("aria-label", &pit_label(state, look, row, column), out);
    }
    // The whole of a pit's room can be touched.
    out.push_str("><rect class=\"room\" x=\"-50\" y=\"-50\" width=\"100\" height=\"100\"/>");
    let front = state.seeds.rows() != 4 || row == 1 || row == 2;
    let house_column = if south { columns / 2 } else { columns.div_ceil(2) - 1 };
    let Appearance { hollow: shape, square_house, .. } = state.appearance;
    let square = square_house && front && column == house_column;
    let place = heap_of(row, column);
    hollow::pit(if square { Hollow::Square } else { shape }, look.id, place, square_house, out);
    heap_text(kind, look.id, place, count, (36, 48), out);
    // Letters are drawn as paths: as text they would have to be in the pit's spoken name too.
    out.push_str(match mark {
        Mark::Owned(Side::South) => {
            "<g class=\"mark\"><circle cx=\"-34\" cy=\"-34\" r=\"13\"/><path d=\"M-30-38c-9-5-11 4-4 4s5 9-4 4\"/></g></g>"
        }
        Mark::Owned(Side::North) => {
            "<g class=\"mark\"><circle cx=\"-34\" cy=\"-34\" r=\"13\"/><path d=\"M-38-28v-12l8 12v-12\"/></g></g>"
        }
        Mark::Unmoved => "<g class=\"mark\"><path d=\"M-44 -32V-44H-32\"/></g></g>",
        Mark::House => "<g class=\"mark\"><path d=\"M-46 -26L-34 -42 -22 -26Z\"/></g></g>",
        Mark::None | Mark::Takasia => "</g>",
    });
}

#[cfg(test)]
mod tests {
    use mbao_rules::Game;

    use super::*;

    #[test]
    fn boards_are_drawn_by_shapes_and_gradients_alone() {
        for definition in mbao_rules::GAMES {
            let state = Game::start(&definition.id).expect("a game").state();
            let look =
                Look { name: &definition.name, id: "b", coordinates: true, buttons: true, ..Look::default() };
            let drawn = picture(&state, &look);
            // These cost frames while seeds move, or are not text.
            for costly in ["<image", "<filter", "<mask", "<pattern", "<foreignObject", "data:", "style="] {
                assert!(!drawn.contains(costly), "{}: {costly}", definition.id);
            }
            assert!(drawn.len() < 64_000, "{}: {} bytes", definition.id, drawn.len());
        }
        for costly in ["filter:", "mix-blend-mode", "url("] {
            assert!(!crate::STYLE.contains(costly), "{costly}");
        }
    }
}
