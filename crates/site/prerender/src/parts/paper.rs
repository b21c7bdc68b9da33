//! Drawings for paper, to scale: one unit is a millimetre.
//!
//! A board stands upright, South to the left and column a at the top, so that
//! it fits A4 and Letter alike.

use std::fmt::Write as _;

use mbao_rules::{Board, Rows, Side};

/// Room for the pits below a heading, in mm, on A4 and on Letter.
const ROOM: (usize, usize) = (164, 204);
/// Room for letters and numbers at the edges, in mm.
const EDGE: usize = 6;
/// The greatest distance between the middles of two pits, in mm.
const WIDEST: usize = 32;
/// The gap between pits, in mm.
const WALL: usize = 2;

/// Length of the line by which the reader checks the scale, in mm.
pub(crate) const RULER: usize = 50;

/// A board at its full size.
pub(crate) struct Sheet {
    /// SVG with its size in mm.
    pub(crate) svg: String,
    /// How wide a pit is, in mm.
    pub(crate) pit: usize,
}

/// A board with this many rows and columns. `houses` are pits drawn square.
pub(crate) fn board(rows: usize, columns: usize, houses: &[&str], label: &str, ruler: &str) -> Sheet {
    let pitch = (ROOM.0 / rows).min(ROOM.1 / columns).min(WIDEST);
    let pit = pitch - WALL;
    let (across, along) = (rows * pitch, columns * pitch);
    let (width, height) = (across.max(RULER) + 2 * EDGE, along + 2 * EDGE + 9);
    let mut svg = format!(
        "<svg class=\"paper-board\" role=\"img\" aria-label=\"{label}\" xmlns=\"http://www.w3.org/2000/svg\" \
         width=\"{width}mm\" height=\"{height}mm\" viewBox=\"0 0 {width} {height}\">\
         <rect class=\"edge\" x=\"{EDGE}\" y=\"{EDGE}\" width=\"{across}\" height=\"{along}\" rx=\"4\"/>"
    );
    let middle = EDGE + across / 2;
    let _ = write!(svg, "<path class=\"border\" d=\"M{middle} {EDGE}v{along}\"/>");
    let kind = if rows == 2 { Rows::Two } else { Rows::Four };
    let board = Board::new(kind, u8::try_from(columns).unwrap_or(0)).unwrap_or(Board::LARGEST);
    for name in [Side::South, Side::North].iter().flat_map(|side| board.own_pits(*side)) {
        let name = board.name(name);
        let (row, column) = name.numbers();
        let (row, column) = (row.saturating_sub(1), column);
        let centre = |at: usize| 2 * EDGE + (2 * at + 1) * pitch;
        let half = |doubled: usize| format!("{}{}", doubled / 2, if doubled % 2 == 1 { ".5" } else { "" });
        let (x, y) = (centre(row), centre(column));
        if houses.contains(&name.as_str()) {
            let _ = write!(
                svg,
                "<rect class=\"pit\" x=\"{}\" y=\"{}\" width=\"{pit}\" height=\"{pit}\" rx=\"1\"/>",
                half(x - pit),
                half(y - pit)
            );
        } else {
            let _ = write!(
                svg,
                "<circle class=\"pit\" cx=\"{}\" cy=\"{}\" r=\"{}\"/>",
                half(x),
                half(y),
                half(pit)
            );
        }
        if column == 0 {
            let _ = write!(svg, "<text x=\"{}\" y=\"{}\">{}</text>", half(x), EDGE - 2, row + 1);
        }
        if row == 0 {
            let letter = name.as_str().get(..1).unwrap_or_default();
            let _ = write!(svg, "<text x=\"{}\" y=\"{}\">{letter}</text>", EDGE / 2, half(y + 2));
        }
    }
    let foot = along + 2 * EDGE + 3;
    let _ = write!(
        svg,
        "<path class=\"ruler\" d=\"M{EDGE} {}v4m0-2h{RULER}m0-2v4\"/><text x=\"{}\" y=\"{}\">{ruler}</text></svg>",
        foot - 2,
        EDGE + RULER / 2,
        foot + 5
    );
    Sheet { svg, pit }
}

/// A row of twigs to colour in, one for each game won.
pub(crate) fn twigs(count: usize, label: &str) -> String {
    let width = count * 13 + 4;
    let mut svg = format!(
        "<svg class=\"paper-twigs\" role=\"img\" aria-label=\"{label}\" xmlns=\"http://www.w3.org/2000/svg\" \
         width=\"{width}mm\" height=\"24mm\" viewBox=\"0 0 {width} 24\">"
    );
    for twig in 0..count {
        // No two twigs are alike.
        let (x, lean) = (twig * 13 + 4, twig * 5 % 4);
        let _ = write!(svg, "<path d=\"M{} 22l{}-20 3 0-1 9 4-5 1 1-5 7-{lean} 8z\"/>", x, 1 + lean);
    }
    svg + "</svg>"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_fits_both_papers() {
        for (rows, columns) in [(2, 7), (2, 8), (2, 10), (2, 12), (4, 7), (4, 8), (4, 10)] {
            let sheet = board(rows, columns, &[], "", "");
            let number = |name: &str| -> usize {
                let (_, rest) = sheet.svg.split_once(name).expect("a size");
                rest.split_once("mm").and_then(|(number, _)| number.parse().ok()).expect("mm")
            };
            // A4 is the narrower, Letter the shorter; margins of 12 mm and a heading of 28 mm are subtracted.
            assert!(
                number("width=\"") <= 210 - 24 && number("height=\"") <= 279 - 24 - 28,
                "{rows} × {columns}"
            );
            assert_eq!(sheet.svg.matches("class=\"pit\"").count(), rows * columns);
            // The line for checking the scale fits the narrowest board too.
            assert!(number("width=\"") >= EDGE + RULER);
            assert!(sheet.pit >= 15, "{rows} × {columns}: {}", sheet.pit);
        }
    }

    #[test]
    fn a_house_is_square() {
        let sheet = board(4, 8, &["e2", "d3"], "", "");
        assert_eq!(
            (sheet.svg.matches("<circle").count(), sheet.svg.matches("class=\"pit\"").count()),
            (30, 32)
        );
    }
}
