//! A state as SVG text. Colours come by class from `board.css` and its custom
//! properties; there are no ids, styles or scripts in it, so that any number of
//! pictures stand on one page under any policy.

use alloc::string::String;

use mbao_rules::page::{Appearance, Ground, Hollow, Marks, Seed};
use mbao_rules::template::number;
use mbao_rules::{Mark, Phase, PitName, Side, State};

use crate::Lang;
use crate::heap;
use crate::material;
use crate::place::{CELL, Plan, STORE, TRAY};
use crate::svg::{attribute, draw, signed};
use crate::words;

/// How a picture is to be drawn.
#[derive(Clone, Debug)]
pub struct Look<'a> {
    /// The game's name, for the picture's label.
    pub name: &'a str,
    /// Language of the labels.
    pub lang: Lang,
    /// South to the left and column a at the top, for narrow rooms; the
    /// picture then has a width of its own, in pixels.
    pub tall: bool,
    /// Letters and numbers along the edge.
    pub coordinates: bool,
    /// Pits are buttons, one of them in the tab order.
    pub buttons: bool,
    /// Other seeds than the game's own: `stone`, `aluminium`, `komwe`,
    /// `chocolate`, `empiki`, `plain`.
    pub seeds: Option<&'a str>,
}

/// Heaps are numbered by row and column; these are the others.
const STORES: usize = 1000;
const TRAYS: usize = 1002;

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
    PitName::new(state.seeds.rows() - row, column).as_str()
}

/// The seeds of a heap as SVG text: what stands inside a `<g class="seeds">`.
#[must_use]
pub fn seeds(game: &str, kind: Option<&str>, place: usize, count: usize) -> String {
    let own = || mbao_rules::game(game).map_or(Seed::Plain, |page| page.appearance.seed);
    let mut out = String::new();
    draw_seeds(kind.and_then(material::seed_named).unwrap_or_else(own), place, count, &mut out);
    out
}

/// The number of the heap in a pit, for [`seeds`].
#[must_use]
pub fn heap_of(row: usize, column: usize) -> usize {
    row * 32 + column
}

/// The number of the heap in a player's store, for [`seeds`].
#[must_use]
pub fn heap_of_store(north: bool) -> usize {
    STORES + usize::from(north)
}

fn draw_seeds(kind: Seed, place: usize, count: usize, out: &mut String) {
    let (rx, ry) = material::axes(kind);
    let scale = rx.max(ry);
    for seed in 0..count.min(heap::MOST) {
        let lying = heap::lying(place, seed);
        let (x, y) = (lying.x * scale / heap::SEED, lying.y * scale / heap::SEED);
        draw(
            "<ellipse class=\"seed s#\" cx=\"#\" cy=\"#\" rx=\"#\" ry=\"#\"",
            &[lying.look, x, y, rx, ry],
            out,
        );
        if rx != ry {
            draw(" transform=\"rotate(# # #)\"", &[lying.turn, x, y], out);
        }
        out.push_str("/>");
        if matches!(kind, Seed::Empiki | Seed::Chocolate | Seed::Aluminium) {
            draw("<circle class=\"glint\" cx=\"#\" cy=\"#\" r=\"2\"/>", &[x - 3, y - 3], out);
        }
    }
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
    draw("\" viewBox=\"0 0 # #\"", &[width, height], out);
    if look.tall {
        // As large as fingers need, and no taller than a hand-held screen: a pit has 46 to 62 pixels.
        let pit = (56_000 / height).clamp(46, 62);
        draw(" width=\"#\"", &[width * pit / 100], out);
    }
    attribute("role", if look.buttons { "group" } else { "img" }, out);
    let (rows, columns) = (state.seeds.rows(), state.seeds.columns());
    let label = words::board_label(look.lang, &number(columns), look.name, &number(rows));
    attribute("aria-label", &label, out);
    *out += ">";
    ground(state.appearance.ground, plan, out);
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
    out.push_str("</svg>");
    text
}

/// What the pits are made in.
#[allow(clippy::many_single_char_names)] // corners and lengths
fn ground(kind: Ground, plan: Plan, out: &mut String) {
    let (x, y, w, h) = plan.body();
    let (r, b) = (x + w, y + h);
    match kind {
        Ground::Wood | Ground::Slab => {
            let corner = if kind == Ground::Wood { 40 } else { 14 };
            draw(
                "<g class=\"ground\"><rect class=\"thick\" x=\"#\" y=\"#\" width=\"#\" height=\"#\" rx=\"#\"/>\
                 <rect class=\"top\" x=\"#\" y=\"#\" width=\"#\" height=\"#\" rx=\"#\"/>",
                &[x, y + 6, w, h - 6, corner, x, y, w, h - 6, corner],
                out,
            );
            if kind == Ground::Slab {
                draw(
                    "<rect class=\"carved\" x=\"#\" y=\"#\" width=\"#\" height=\"#\" rx=\"8\"/>",
                    &[x + 10, y + 10, w - 20, h - 26],
                    out,
                );
            }
        }
        Ground::Ganda => ganda(plan, out),
        Ground::Earth => {
            // A swept place: its edge wavers a little on every side.
            let (q, m) = (w / 4, h / 4);
            let edge = [
                [x + 50, y, x + q, y + 9, x + 2 * q, y + 4],
                [r - 50, y, r, y, r, y + 50],
                [r - 9, y + m, r - 4, y + 2 * m, r, b - 50],
                [r, b, r - 50, b, r - q, b - 9],
                [r - 2 * q, b - 4, x + 50, b, x, b],
                [x, b - 50, x + 9, b - m, x + 4, b - 2 * m],
                [x, y + 50, x, y, x + 50, y],
            ];
            draw(
                "<g class=\"ground\"><path class=\"top\" d=\"M# #Q# # # #T# #Q# # # #Q# # # #T# #\
                 Q# # # #Q# # # #T# #Q# # # #Q# # # #T# #Q# # # #Z\"/>",
                edge.as_flattened(),
                out,
            );
        }
        Ground::Rock => draw(
            "<g class=\"ground\"><path class=\"top\" d=\"M# #L# # # # # # # # # # # # # # # # # # # # # #Z\"/>",
            &[
                x + 30,
                y,
                x + w / 3,
                y + 6,
                r - 50,
                y,
                r,
                y + 40,
                r - 5,
                y + h / 2,
                r,
                b - 34,
                r - 26,
                b,
                x + w / 2,
                b - 5,
                x + 44,
                b,
                x,
                b - 30,
                x + 6,
                y + h / 2,
                x,
                y + 26,
            ],
            out,
        ),
    }
    let ((x1, y1), (x2, y2)) = plan.divide();
    draw("<path class=\"divide\" d=\"M# #L# #\"/></g>", &[x1, y1, x2, y2], out);
}

/// The board of the Baganda: its ends are rounded inwards, and at one is a handle with a hole.
#[allow(clippy::many_single_char_names)] // corners and lengths
fn ganda(plan: Plan, out: &mut String) {
    let (x, y, w, h) = plan.body();
    // The handle takes its room from the board's end.
    let (room, dip) = (14, 20);
    let (r, b) = if plan.tall { (x + w, y + h - room) } else { (x + w - room, y + h) };
    let (handle_x, handle_y) = if plan.tall { (x + w / 2, b - 13) } else { (r, y + h / 2 - 13) };
    draw(
        "<g class=\"ground\"><path class=\"thick\" d=\"M# #a13 13 0 0 1 0 26a13 13 0 0 1 0-26zm0 7a6 6 0 0 0 0 12a6 6 0 0 0 0-12z\"/>",
        &[handle_x, handle_y],
        out,
    );
    for (down, class) in [(6, "<path class=\"thick"), (0, "<path class=\"top")] {
        out.push_str(class);
        let (y, b) = (y + down, b - 6 + down);
        if plan.tall {
            let middle = x + w / 2;
            draw(
                "\" d=\"M# #Q# # # #V#Q# # # #Z\"/>",
                &[x, y, middle, y + dip, r, y, b, middle, b - dip, x, b],
                out,
            );
        } else {
            let middle = y + h / 2;
            draw(
                "\" d=\"M# #H#Q# # # #H#Q# # # #Z\"/>",
                &[x, y, r, r - dip, middle, r, b, x, x + dip, middle, x, y],
                out,
            );
        }
    }
}

fn coordinates(plan: Plan, out: &mut String) {
    out.push_str("<g class=\"letters\" aria-hidden=\"true\">");
    for column in 0..plan.columns {
        let (x, y) = plan.letter(column);
        draw("<text x=\"#\" y=\"#\">", &[x, y + 7], out);
        let name = PitName::new(1, column.unsigned_abs() as usize).as_str();
        out.push_str(name.get(..1).unwrap_or(""));
        out.push_str("</text>");
    }
    for row in 0..plan.rows {
        let (x, y) = plan.number(row);
        draw("<text x=\"#\" y=\"#\">#</text>", &[x, y + 7, plan.rows - row], out);
    }
    out.push_str("</g>");
}

fn player(lang: Lang, north: bool) -> String {
    if north { words::north() } else { words::south() }.said(lang)
}

fn heap_text(kind: Seed, place: usize, count: usize, at: (i32, i32), out: &mut String) {
    out.push_str("<g class=\"seeds\">");
    draw_seeds(kind, place, count, out);
    // The number of an empty heap has a class of its own.
    out.push_str(if count == 0 { "</g><text class=\"count zero" } else { "</g><text class=\"count" });
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
    let label =
        words::store_label(look.lang, &words::filling(count).said(look.lang), &player(look.lang, north));
    let before = "<g class=\"store\" part=\"store\" data-store=\"";
    open_beside(before, north, &label, plan.store(north), out);
    let (along, across) = (STORE / 2 - 10, plan.rows * CELL / 2 - 14);
    let (rx, ry) = if plan.tall { (across, along) } else { (along, across) };
    draw(
        "<rect class=\"hollow\" x=\"#\" y=\"#\" width=\"#\" height=\"#\" rx=\"#\"/>",
        &[-rx, -ry, 2 * rx, 2 * ry, rx.min(ry)],
        out,
    );
    heap_text(kind, heap_of_store(north), count, if plan.tall { (rx - 26, 10) } else { (0, ry - 12) }, out);
    out.push_str("</g>");
}

fn tray(state: &State, look: &Look<'_>, kind: Seed, plan: Plan, north: bool, out: &mut String) {
    let mine = (state.mover == Side::North) == north;
    let count = usize::from(state.hands[usize::from(north)]) + if mine { usize::from(state.hand) } else { 0 };
    let label =
        words::hand_label(look.lang, &words::filling(count).said(look.lang), &player(look.lang, north));
    open_beside("<g class=\"tray\" data-hand=\"", north, &label, plan.tray(north), out);
    let (long, short) = (62, TRAY / 2 - 4);
    let (rx, ry) = if plan.tall { (short, long) } else { (long, short) };
    draw("<ellipse class=\"palm\" rx=\"#\" ry=\"#\"/>", &[rx, ry], out);
    heap_text(kind, TRAYS + usize::from(north), count, if plan.tall { (0, 92) } else { (84, 10) }, out);
    out.push_str("</g>");
}

/// A pit's label for a screen reader, such as "c1, 5 seeds, yours".
#[must_use]
pub fn pit_label(state: &State, lang: Lang, row: usize, column: usize) -> String {
    let count = usize::from(state.seeds[(row, column)]);
    let south = row * 2 >= state.seeds.rows();
    let own = south == (state.mover == Side::South);
    let whose = if own { words::whose_own() } else { words::whose_other() }.said(lang);
    let filling = words::filling(count).said(lang);
    let pit = name(state, row, column);
    let mark = match state.marks[(row, column)] {
        Mark::None | Mark::Takasia => return words::pit_label(lang, &filling, pit, &whose),
        Mark::Unmoved => words::mark_unmoved().said(lang),
        Mark::House => words::mark_house().said(lang),
        Mark::Owned(owner) if state.mark_kind == Marks::Knives => {
            words::mark_knife(lang, &player(lang, owner == Side::North))
        }
        Mark::Owned(owner) => words::mark_bull(lang, &player(lang, owner == Side::North)),
    };
    words::pit_label_marked(lang, &filling, &mark, pit, &whose)
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
    out.push_str("\" part=\"pit\" data-pit=\"");
    out.push_str(name(state, row, column));
    draw("\" transform=\"translate(# #)\"", &[x, y], out);
    if look.buttons {
        out.push_str(" role=\"button\" tabindex=\"-1\" aria-disabled=\"true\"");
        attribute("aria-label", &pit_label(state, look.lang, row, column), out);
    }
    // All of a pit's room can be touched.
    out.push_str("><rect class=\"room\" x=\"-50\" y=\"-50\" width=\"100\" height=\"100\"/>");
    let front = state.seeds.rows() != 4 || row == 1 || row == 2;
    let house_column = if south { columns / 2 } else { columns.div_ceil(2) - 1 };
    let Appearance { hollow: shape, square_house, .. } = state.appearance;
    let square = square_house && front && column == house_column;
    let place = heap_of(row, column);
    hollow(if square { Hollow::Square } else { shape }, place, square_house, out);
    heap_text(kind, place, count, (34, 46), out);
    // Letters are drawn: as text they would have to be in the pit's spoken name too.
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

/// The hollow of a pit, with its lit rim and a ring that shows what can be played.
fn hollow(kind: Hollow, place: usize, inner: bool, out: &mut String) {
    match kind {
        Hollow::Round => out.push_str(
            "<circle class=\"rim\" r=\"45\"/><circle class=\"hollow\" r=\"42\"/>\
             <path class=\"shade\" d=\"M-42 0A42 42 0 0 1 42 0A42 36 0 0 0 -42 0Z\"/>\
             <circle class=\"ring\" r=\"44\"/>",
        ),
        Hollow::Square => {
            // Sloping sides down to a floor.
            let half = if inner { 44 } else { 49 };
            draw(
                "<rect class=\"hollow\" x=\"#\" y=\"#\" width=\"#\" height=\"#\" rx=\"4\"/>\
                 <path class=\"shade\" d=\"M# #H#L34 -34H-34Z\"/>\
                 <path class=\"light\" d=\"M# #H#L34 34H-34Z\"/>\
                 <rect class=\"floor\" x=\"-34\" y=\"-34\" width=\"68\" height=\"68\" rx=\"3\"/>\
                 <rect class=\"ring\" x=\"#\" y=\"#\" width=\"#\" height=\"#\" rx=\"6\"/>",
                &[
                    -half,
                    -half,
                    2 * half,
                    2 * half,
                    -half,
                    -half,
                    half,
                    -half,
                    half,
                    half,
                    3 - half,
                    3 - half,
                    2 * half - 6,
                    2 * half - 6,
                ],
                out,
            );
        }
        Hollow::Scooped => {
            // No two scoops are quite alike.
            let lean = (signed(place % 5) - 2) * 9;
            draw(
                "<ellipse class=\"rim\" rx=\"46\" ry=\"44\" transform=\"rotate(#)\"/>\
                 <ellipse class=\"hollow\" rx=\"42\" ry=\"40\" transform=\"rotate(#)\"/>\
                 <path class=\"shade\" d=\"M-40 -4A41 40 0 0 1 40 -4A44 30 0 0 0 -40 -4Z\"/>\
                 <circle class=\"ring\" r=\"44\"/>",
                &[lean, lean],
                out,
            );
        }
    }
}
