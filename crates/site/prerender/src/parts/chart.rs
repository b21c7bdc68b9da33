//! Charts as SVG: one line for each row, with its name on the left, its number on the right and a scale below.

use std::fmt::Write as _;

use mbao_content::Spread;

use crate::facts::numbers::{mean, percent};

const WIDTH: f64 = 640.0;
const ROW: f64 = 28.0;
/// Where names end and the scale begins; where it ends.
const NAMES: f64 = 158.0;
const LEFT: f64 = 172.0;
const RIGHT: f64 = 574.0;
/// Where numbers end.
const NUMBERS: f64 = 636.0;

/// A scale from 0 to `most`: even, or by the logarithm of one more.
#[derive(Clone, Copy)]
struct Scale {
    most: f64,
    even: bool,
}

impl Scale {
    fn x(self, value: f64) -> f64 {
        let part = if self.even { value / self.most } else { value.ln_1p() / self.most.ln_1p() };
        LEFT + part.clamp(0.0, 1.0) * (RIGHT - LEFT)
    }

    /// Round numbers to write below it.
    fn marks(self) -> Vec<f64> {
        let mut marks = vec![0.0];
        if self.even {
            let steps = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0, 25.0];
            let step = steps.into_iter().find(|step| self.most / step <= 6.0).unwrap_or(50.0);
            while marks[marks.len() - 1] + step <= self.most {
                marks.push(marks[marks.len() - 1] + step);
            }
        } else {
            let mut ten = 1.0;
            while ten <= self.most {
                marks.extend(
                    [1.0, 2.0, 5.0].map(|part| part * ten).into_iter().filter(|&mark| mark <= self.most),
                );
                ten *= 10.0;
            }
        }
        marks
    }
}

/// Opens a chart and draws its scale; `body` draws the row of each name and number.
fn chart(
    label: &str,
    names: &[String],
    numbers: &[String],
    scale: Scale,
    mut body: impl FnMut(usize, f64, &mut String),
) -> String {
    let mut svg = String::new();
    let rows = f64::from(u32::try_from(names.len()).unwrap_or(0));
    let bottom = rows * ROW + 4.0;
    let _ = write!(
        svg,
        "<svg class=\"chart\" viewBox=\"0 0 {WIDTH} {}\" role=\"img\" aria-label=\"{label}\"><g class=\"scale\">",
        bottom + 22.0
    );
    for mark in scale.marks() {
        let x = scale.x(mark);
        let _ =
            write!(svg, "<path d=\"M{x:.1} 2V{bottom:.1}\"/><text x=\"{x:.1}\" y=\"{:.1}\">", bottom + 17.0);
        let _ = write!(svg, "{}</text>", (mark * 1000.0).round() / 1000.0);
    }
    svg += "</g>";
    for (row, (name, number)) in names.iter().zip(numbers).enumerate() {
        let y = (f64::from(u32::try_from(row).unwrap_or(0)) + 0.5) * ROW + 2.0;
        for (class, x, text) in [("name", NAMES, name), ("number", NUMBERS, number)] {
            let _ = write!(svg, "<text class=\"{class}\" x=\"{x}\" y=\"{:.1}\">{text}</text>", y + 5.5);
        }
        body(row, y, &mut svg);
    }
    svg + "</svg>"
}

/// The spread of numbers: from the lowest tenth to the highest, with the median and the mean.
pub(crate) fn spreads(label: &str, names: &[String], spreads: &[&Spread]) -> String {
    let most = spreads.iter().map(|spread| f64::from(spread.high).max(spread.mean)).fold(1.0, f64::max);
    let scale = Scale { most: most * 1.05, even: false };
    let numbers: Vec<String> = spreads.iter().map(|spread| mean(spread.mean)).collect();
    chart(label, names, &numbers, scale, |row, y, svg| {
        let spread = spreads[row];
        let [low, middle, high] = [spread.low, spread.middle, spread.high].map(|n| scale.x(n.into()));
        let width = (high - low).max(3.0);
        let _ = write!(
            svg,
            "<rect class=\"bar\" x=\"{low:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"12\" rx=\"3\"/>\
             <path class=\"middle\" d=\"M{middle:.1} {:.1}v12\"/>\
             <circle class=\"full\" cx=\"{:.1}\" cy=\"{y:.1}\" r=\"4\"/>",
            y - 6.0,
            y - 6.0,
            scale.x(spread.mean),
        );
    })
}

/// Two shares a row, in per cent, as a hollow dot and a full one, around a line at one half.
pub(crate) fn dots(label: &str, names: &[String], shares: &[[Option<f64>; 2]]) -> String {
    let scale = Scale { most: 100.0, even: true };
    let told = |share: &Option<f64>| share.map_or_else(|| "–".to_owned(), |share| format!("{share:.0}"));
    let numbers: Vec<String> =
        shares.iter().map(|both| format!("{} · {}", told(&both[0]), told(&both[1]))).collect();
    chart(label, names, &numbers, scale, |row, y, svg| {
        let half = scale.x(50.0);
        let _ = write!(svg, "<path class=\"half\" d=\"M{half:.1} {:.1}v{ROW}\"/>", y - ROW / 2.0);
        for (share, class) in shares[row].iter().zip(["hollow", "full"]) {
            if let Some(share) = share {
                let x = scale.x(*share);
                let _ = write!(svg, "<circle class=\"{class}\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"6\"/>");
            }
        }
    })
}

/// A share a row, in per cent, as a bar.
pub(crate) fn bars(label: &str, names: &[String], numbers: &[f64]) -> String {
    let scale = Scale { most: numbers.iter().copied().fold(0.005, f64::max), even: true };
    let told: Vec<String> = numbers.iter().map(|number| percent(number / 100.0)).collect();
    chart(label, names, &told, scale, |row, y, svg| {
        let width = (scale.x(numbers[row]) - LEFT).max(0.0);
        let _ = write!(
            svg,
            "<rect class=\"bar\" x=\"{LEFT}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"12\" rx=\"2\"/>",
            y - 6.0
        );
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_row_has_its_place_and_nothing_leaves_the_picture() {
        let names = ["a".to_owned(), "b".to_owned()];
        let spread = Spread { mean: 70.0, deviation: 60.0, low: 0, middle: 60, high: 150, most: 900 };
        let svg = spreads("lengths", &names, &[&spread, &spread]);
        assert_eq!(svg.matches("class=\"bar\"").count(), 2);
        assert!(svg.contains("aria-label=\"lengths\"") && svg.contains(">100</text>"), "{svg}");
        assert_eq!(svg.matches(">70.0</text>").count(), 2, "{svg}");
        let svg = dots("shares", &names, &[[Some(0.0), Some(100.0)], [Some(50.0), None]]);
        assert_eq!((svg.matches("hollow").count(), svg.matches("full").count()), (2, 1));
        assert!(svg.contains("cx=\"172.0\"") && svg.contains("cx=\"574.0\""), "{svg}");
        assert!(svg.contains(">0 · 100</text>") && svg.contains(">50 · –</text>"), "{svg}");
        assert!(bars("none", &names, &[0.0, 0.0]).contains("width=\"0.0\""));
    }
}
