//! The tree of games as SVG.

use std::fmt::Write as _;

use mbao_affinity::{Tree, guide};

/// Height of a game's line.
const LINE: f64 = 30.0;
/// Where the names begin, and how far the joins reach to their left.
const NAMES: f64 = 470.0;
const WIDTH: f64 = 640.0;

/// The tree on its side: names on the right, joins the further left the less alike; a scale below.
pub(crate) fn tree(tree: &Tree, names: &[String], label: &str) -> String {
    let deepest = tree.joins.iter().map(|join| join.distance).fold(0.0, f64::max).max(0.01);
    // A round number of hundredths, so that the scale ends on a line.
    let reach = (deepest * 10.0).ceil() / 10.0;
    let x = |distance: f64| NAMES - 10.0 - distance / reach * (NAMES - 30.0);
    #[allow(clippy::cast_precision_loss)] // a few games
    let (height, mut ends) = (
        names.len() as f64 * LINE + 34.0,
        (0..names.len()).map(|place| (x(0.0), (place as f64 + 0.5) * LINE)).collect::<Vec<_>>(),
    );
    let mut svg = format!(
        "<svg class=\"tree\" viewBox=\"0 0 {WIDTH} {height}\" role=\"img\" aria-label=\"{label}\"><g class=\"scale\">"
    );
    let bottom = height - 26.0;
    let mut tenth = 0.0;
    while tenth <= reach + 0.001 {
        let at = x(tenth);
        let _ = write!(
            svg,
            "<path d=\"M{at:.1} 6V{bottom:.1}\"/><text x=\"{at:.1}\" y=\"{:.1}\">{}</text>",
            height - 8.0,
            guide(tenth)
        );
        tenth += 0.1;
    }
    svg += "</g><g class=\"joins\">";
    for join in &tree.joins {
        let ((x1, y1), (x2, y2)) = (ends[join.first], ends[join.second]);
        let at = x(join.distance);
        let _ = write!(svg, "<path d=\"M{x1:.1} {y1:.1}H{at:.1}V{y2:.1}H{x2:.1}\"/>");
        ends.push((at, f64::midpoint(y1, y2)));
    }
    svg += "</g><g class=\"names\">";
    for (name, (_, y)) in names.iter().zip(&ends) {
        let _ = write!(svg, "<text x=\"{NAMES}\" y=\"{:.1}\">{name}</text>", y + 5.5);
    }
    svg + "</g></svg>"
}
