//! A state as SVG text. Colours come by class from `board.css` and its custom
//! properties; there are no ids, styles or scripts in it, so that any number of
//! pictures stand on one page under any policy.

use alloc::format;
use alloc::string::{String, ToString};

use core::fmt::Write as _;

use mbao_rules::{Mark, Phase, Side, State};

use crate::Lang;
use crate::dress::{Dress, Ground, Hollow, Seed};
use crate::heap;
use crate::place::{CELL, Plan, STORE, TRAY};
use crate::words;

/// How a picture is to be drawn.
#[derive(Clone, Debug)]
pub struct Look<'a> {
    /// The game's name, for the picture's label.
    pub name: &'a str,
    /// Language of the labels.
    pub lang: Lang,
    /// South to the left and column a at the top, for narrow rooms.
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
/// Half the width of a pit.
const HALF: i32 = 42;

/// The plan of a state's board.
pub(crate) fn plan(state: &State, tall: bool) -> Plan {
    let number = |n: usize| i32::try_from(n).unwrap_or(0);
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
        rows: number(state.seeds.rows()),
        columns: number(state.seeds.columns()),
        tall,
        stores: state.seeds.rows() == 2,
        trays: in_hands || state.game == "bao-kiswahili" || state.hands != [0, 0],
    }
}

/// The name of a pit by row from the top and column from the left.
fn name(state: &State, row: usize, column: usize) -> String {
    let letter = char::from(b'a' + u8::try_from(column).unwrap_or(0));
    format!("{letter}{}", state.seeds.rows() - row)
}

/// The seeds of a heap as SVG text: what stands inside a `<g class="seeds">`.
#[must_use]
pub fn seeds(game: &str, kind: Option<&str>, place: usize, count: usize) -> String {
    let dress = Dress::of(game);
    let mut out = String::new();
    draw_seeds(kind.and_then(Seed::named).unwrap_or(dress.seed), place, count, &mut out);
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
    let (rx, ry) = kind.axes();
    for seed in heap::lying(place, count) {
        let (x, y) = (seed.x * rx.max(ry) / heap::SEED, seed.y * rx.max(ry) / heap::SEED);
        let _ = write!(
            out,
            "<ellipse class=\"seed s{}\" cx=\"{x}\" cy=\"{y}\" rx=\"{rx}\" ry=\"{ry}\"",
            seed.look
        );
        if rx != ry {
            let _ = write!(out, " transform=\"rotate({} {x} {y})\"", seed.turn);
        }
        out.push_str("/>");
        if matches!(kind, Seed::Empiki | Seed::Chocolate | Seed::Aluminium) {
            let _ = write!(out, "<circle class=\"glint\" cx=\"{}\" cy=\"{}\" r=\"2\"/>", x - 3, y - 3);
        }
    }
}

/// A state as SVG text.
#[must_use]
pub fn picture(state: &State, look: &Look<'_>) -> String {
    let dress = Dress::of(state.game);
    let kind = look.seeds.and_then(Seed::named).unwrap_or(dress.seed);
    let plan = plan(state, look.tall);
    let (width, height) = plan.size();
    let mut out = String::with_capacity(16 * 1024);
    let rows = plan.rows.to_string();
    let columns = plan.columns.to_string();
    let label = words::board_label(look.lang, &columns, look.name, &rows);
    let _ = write!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"mbao {} {}\" viewBox=\"0 0 {width} {height}\" \
         role=\"{}\" aria-label=\"{}\">",
        dress.ground.class(),
        kind.class(),
        if look.buttons { "group" } else { "img" },
        escaped(&label),
    );
    ground(dress.ground, plan, &mut out);
    if look.coordinates {
        coordinates(plan, &mut out);
    }
    if plan.stores {
        for north in [false, true] {
            store(state, look, kind, plan, north, &mut out);
        }
    }
    if plan.trays {
        for north in [false, true] {
            tray(state, look, kind, plan, north, &mut out);
        }
    }
    for row in 0..state.seeds.rows() {
        for column in 0..state.seeds.columns() {
            pit(state, look, dress, kind, plan, (row, column), &mut out);
        }
    }
    out.push_str("</svg>");
    out
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;")
}

/// What the pits are made in.
#[allow(clippy::many_single_char_names)] // corners and lengths
fn ground(kind: Ground, plan: Plan, out: &mut String) {
    let (x, y, w, h) = plan.body();
    let (r, b) = (x + w, y + h);
    match kind {
        Ground::Wood | Ground::Slab => {
            let corner = if kind == Ground::Wood { 40 } else { 14 };
            let _ = write!(
                out,
                "<g class=\"ground\"><rect class=\"thick\" x=\"{x}\" y=\"{}\" width=\"{w}\" height=\"{}\" rx=\"{corner}\"/>\
                 <rect class=\"top\" x=\"{x}\" y=\"{y}\" width=\"{w}\" height=\"{}\" rx=\"{corner}\"/>",
                y + 6,
                h - 6,
                h - 6,
            );
            if kind == Ground::Slab {
                let _ = write!(
                    out,
                    "<rect class=\"carved\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"8\"/>",
                    x + 10,
                    y + 10,
                    w - 20,
                    h - 26,
                );
            }
        }
        Ground::Ganda => ganda(plan, out),
        Ground::Earth => {
            // A swept place: its edge wavers a little on every side.
            let (q, m) = (w / 4, h / 4);
            let _ = write!(
                out,
                "<g class=\"ground\"><path class=\"top\" d=\"M{} {y}Q{} {} {} {}T{} {y}Q{r} {y} {r} {}Q{} {} {} {}T{r} {}Q{r} {b} {} {b}Q{} {} {} {}T{} {b}Q{x} {b} {x} {}Q{} {} {} {}T{x} {}Q{x} {y} {} {y}Z\"/>",
                x + 50,
                x + q,
                y + 9,
                x + 2 * q,
                y + 4,
                r - 50,
                y + 50,
                r - 9,
                y + m,
                r - 4,
                y + 2 * m,
                b - 50,
                r - 50,
                r - q,
                b - 9,
                r - 2 * q,
                b - 4,
                x + 50,
                b - 50,
                x + 9,
                b - m,
                x + 4,
                b - 2 * m,
                y + 50,
                x + 50,
            );
        }
        Ground::Rock => {
            let _ = write!(
                out,
                "<g class=\"ground\"><path class=\"top\" d=\"M{} {y}L{} {} {} {y} {r} {} {} {} {r} {} {} {b} {} {} {} {b} {x} {} {} {} {x} {}Z\"/>",
                x + 30,
                x + w / 3,
                y + 6,
                r - 50,
                y + 40,
                r - 5,
                y + h / 2,
                b - 34,
                r - 26,
                x + w / 2,
                b - 5,
                x + 44,
                b - 30,
                x + 6,
                y + h / 2,
                y + 26,
            );
        }
    }
    let ((x1, y1), (x2, y2)) = plan.divide();
    let _ = write!(out, "<path class=\"divide\" d=\"M{x1} {y1}L{x2} {y2}\"/></g>");
}

/// The board of the Baganda: its ends are rounded inwards.
#[allow(clippy::many_single_char_names)] // corners and lengths
fn ganda(plan: Plan, out: &mut String) {
    let (x, y, w, h) = plan.body();
    let (r, b) = (x + w, y + h);
    let dip = 20;
    let shape = |down: i32, class: &str, out: &mut String| {
        let (y, b) = (y + down, b - 6 + down);
        let _ = if plan.tall {
            write!(
                out,
                "<path class=\"{class}\" d=\"M{x} {y}Q{} {} {r} {y}V{b}Q{} {} {x} {b}Z\"/>",
                x + w / 2,
                y + dip,
                x + w / 2,
                b - dip,
            )
        } else {
            write!(
                out,
                "<path class=\"{class}\" d=\"M{x} {y}H{r}Q{} {} {r} {b}H{x}Q{} {} {x} {y}Z\"/>",
                r - dip,
                y + h / 2,
                x + dip,
                y + h / 2,
            )
        };
    };
    out.push_str("<g class=\"ground\">");
    shape(6, "thick", out);
    shape(0, "top", out);
}

fn coordinates(plan: Plan, out: &mut String) {
    out.push_str("<g class=\"letters\" aria-hidden=\"true\">");
    for column in 0..plan.columns {
        let (x, y) = plan.letter(column);
        let letter = char::from(b'a' + u8::try_from(column).unwrap_or(0));
        let _ = write!(out, "<text x=\"{x}\" y=\"{}\">{letter}</text>", y + 7);
    }
    for row in 0..plan.rows {
        let (x, y) = plan.number(row);
        let _ = write!(out, "<text x=\"{x}\" y=\"{}\">{}</text>", y + 7, plan.rows - row);
    }
    out.push_str("</g>");
}

fn player(lang: Lang, north: bool) -> String {
    if north { words::north(lang) } else { words::south(lang) }
}

fn heap_text(kind: Seed, place: usize, count: usize, at: (i32, i32), out: &mut String) {
    out.push_str("<g class=\"seeds\">");
    draw_seeds(kind, place, count, out);
    let _ =
        write!(out, "</g><text class=\"count{}\" x=\"{}\" y=\"{}\">{count}</text>", zero(count), at.0, at.1);
}

/// A class for the number of an empty heap.
fn zero(count: usize) -> &'static str {
    if count == 0 { " zero" } else { "" }
}

fn store(state: &State, look: &Look<'_>, kind: Seed, plan: Plan, north: bool, out: &mut String) {
    let (x, y) = plan.store(north);
    let count = usize::from(state.stores[usize::from(north)]);
    let label = words::store_label(look.lang, &words::filling(look.lang, count), &player(look.lang, north));
    let side = if north { 'n' } else { 's' };
    let (rx, ry) = if plan.tall {
        (plan.rows * CELL / 2 - 14, STORE / 2 - 10)
    } else {
        (STORE / 2 - 10, plan.rows * CELL / 2 - 14)
    };
    let _ = write!(
        out,
        "<g class=\"store\" part=\"store\" data-store=\"{side}\" role=\"img\" aria-label=\"{}\" transform=\"translate({x} {y})\">\
         <rect class=\"hollow\" x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"{}\"/>",
        escaped(&label),
        -rx,
        -ry,
        2 * rx,
        2 * ry,
        rx.min(ry),
    );
    heap_text(kind, heap_of_store(north), count, if plan.tall { (rx - 26, 10) } else { (0, ry - 12) }, out);
    out.push_str("</g>");
}

fn tray(state: &State, look: &Look<'_>, kind: Seed, plan: Plan, north: bool, out: &mut String) {
    let (x, y) = plan.tray(north);
    let mine = (state.mover == Side::North) == north;
    let count = usize::from(state.hands[usize::from(north)]) + if mine { usize::from(state.hand) } else { 0 };
    let label = words::hand_label(look.lang, &words::filling(look.lang, count), &player(look.lang, north));
    let side = if north { 'n' } else { 's' };
    let _ = write!(
        out,
        "<g class=\"tray\" data-hand=\"{side}\" role=\"img\" aria-label=\"{}\" transform=\"translate({x} {y})\">\
         <ellipse class=\"palm\" rx=\"{}\" ry=\"{}\"/>",
        escaped(&label),
        if plan.tall { TRAY / 2 - 4 } else { 62 },
        if plan.tall { 62 } else { TRAY / 2 - 4 },
    );
    heap_text(kind, TRAYS + usize::from(north), count, if plan.tall { (0, 92) } else { (84, 10) }, out);
    out.push_str("</g>");
}

/// A pit's label for a screen reader, such as "c1, 5 seeds, yours".
#[must_use]
pub fn pit_label(state: &State, lang: Lang, row: usize, column: usize) -> String {
    let count = usize::from(state.seeds[(row, column)]);
    let south = row * 2 >= state.seeds.rows();
    let whose =
        if south == (state.mover == Side::South) { words::whose_own(lang) } else { words::whose_other(lang) };
    let filling = words::filling(lang, count);
    let pit = name(state, row, column);
    let mark = match state.marks[(row, column)] {
        Mark::None | Mark::Takasia => return words::pit_label(lang, &filling, &pit, &whose),
        Mark::Unmoved => words::mark_unmoved(lang),
        Mark::House => words::mark_house(lang),
        Mark::Owned(owner) if state.game == "lukho" => {
            words::mark_knife(lang, &player(lang, owner == Side::North))
        }
        Mark::Owned(owner) => words::mark_bull(lang, &player(lang, owner == Side::North)),
    };
    words::pit_label_marked(lang, &filling, &mark, &pit, &whose)
}

fn pit(
    state: &State,
    look: &Look<'_>,
    dress: Dress,
    kind: Seed,
    plan: Plan,
    (row, column): (usize, usize),
    out: &mut String,
) {
    let number = |n: usize| i32::try_from(n).unwrap_or(0);
    let (x, y) = plan.pit(number(row), number(column));
    let count = usize::from(state.seeds[(row, column)]);
    let mark = state.marks[(row, column)];
    let (south, columns) = (row * 2 >= state.seeds.rows(), state.seeds.columns());
    let pit = name(state, row, column);
    let kind_of_mark = match mark {
        Mark::Owned(Side::South) => " marked south",
        Mark::Owned(Side::North) => " marked north",
        Mark::House => " marked house",
        Mark::Unmoved => " unmoved",
        Mark::None | Mark::Takasia => "",
    };
    let _ = write!(
        out,
        "<g class=\"pit {}{kind_of_mark}\" part=\"pit\" data-pit=\"{pit}\" transform=\"translate({x} {y})\"",
        if south { "own-south" } else { "own-north" },
    );
    if look.buttons {
        let _ = write!(
            out,
            " role=\"button\" tabindex=\"-1\" aria-disabled=\"true\" aria-label=\"{}\"",
            escaped(&pit_label(state, look.lang, row, column)),
        );
    }
    // All of a pit's room can be touched.
    let _ = write!(
        out,
        "><rect class=\"room\" x=\"-{0}\" y=\"-{0}\" width=\"{CELL}\" height=\"{CELL}\"/>",
        CELL / 2
    );
    let front = if state.seeds.rows() == 4 { row == 1 || row == 2 } else { true };
    let house_column = if south { columns / 2 } else { columns.div_ceil(2) - 1 };
    let square = dress.square_house && front && column == house_column;
    hollow(if square { Hollow::Square } else { dress.hollow }, heap_of(row, column), dress.square_house, out);
    heap_text(kind, heap_of(row, column), count, (34, 46), out);
    match mark {
        Mark::Owned(owner) => {
            let mark = owner.letter().to_ascii_uppercase();
            let _ = write!(
                out,
                "<g class=\"mark\"><circle cx=\"-34\" cy=\"-34\" r=\"13\"/><text x=\"-34\" y=\"-27\">{mark}</text></g>"
            );
        }
        Mark::Unmoved => out.push_str("<g class=\"mark\"><path d=\"M-44 -32V-44H-32\"/></g>"),
        Mark::House => out.push_str("<g class=\"mark\"><path d=\"M-46 -26L-34 -42 -22 -26Z\"/></g>"),
        _ => {}
    }
    out.push_str("</g>");
}

/// The hollow of a pit, with its lit rim and a ring that shows what can be played.
fn hollow(kind: Hollow, place: usize, inner: bool, out: &mut String) {
    match kind {
        Hollow::Round => {
            let _ = write!(
                out,
                "<circle class=\"rim\" r=\"{}\"/><circle class=\"hollow\" r=\"{HALF}\"/>\
                 <path class=\"shade\" d=\"M-{HALF} 0A{HALF} {HALF} 0 0 1 {HALF} 0A{HALF} 36 0 0 0 -{HALF} 0Z\"/>\
                 <circle class=\"ring\" r=\"{}\"/>",
                HALF + 3,
                HALF + 2,
            );
        }
        Hollow::Square => {
            // Sloping sides down to a floor.
            let (half, floor) = if inner { (44, 34) } else { (49, 34) };
            let _ = write!(
                out,
                "<rect class=\"hollow\" x=\"-{half}\" y=\"-{half}\" width=\"{0}\" height=\"{0}\" rx=\"4\"/>\
                 <path class=\"shade\" d=\"M-{half} -{half}H{half}L{floor} -{floor}H-{floor}Z\"/>\
                 <path class=\"light\" d=\"M-{half} {half}H{half}L{floor} {floor}H-{floor}Z\"/>\
                 <rect class=\"floor\" x=\"-{floor}\" y=\"-{floor}\" width=\"{1}\" height=\"{1}\" rx=\"3\"/>\
                 <rect class=\"ring\" x=\"-{2}\" y=\"-{2}\" width=\"{3}\" height=\"{3}\" rx=\"6\"/>",
                2 * half,
                2 * floor,
                half - 3,
                2 * half - 6,
            );
        }
        Hollow::Scooped => {
            // No two scoops are quite alike.
            let lean = i32::try_from(place % 5).unwrap_or(0) - 2;
            let _ = write!(
                out,
                "<ellipse class=\"rim\" rx=\"{}\" ry=\"{}\" transform=\"rotate({})\"/>\
                 <ellipse class=\"hollow\" rx=\"{}\" ry=\"{}\" transform=\"rotate({})\"/>\
                 <path class=\"shade\" d=\"M-40 -4A41 40 0 0 1 40 -4A44 30 0 0 0 -40 -4Z\"/>\
                 <circle class=\"ring\" r=\"{}\"/>",
                HALF + 4,
                HALF + 2,
                lean * 9,
                HALF,
                HALF - 2,
                lean * 9,
                HALF + 2,
            );
        }
    }
}
