//! Draws the tree of games as SVG.

use mbao_affinity::{Tree, guide};
use yew::{Html, html};

const LINE: f64 = 30.0;
/// Where the names begin; the joins are to the left of it.
const NAMES: f64 = 430.0;
const WIDTH: f64 = 640.0;

/// The tree on its side: the names are at the right, and less similar games join
/// further to the left; a scale of guide numbers is below.
#[allow(clippy::cast_precision_loss)] // a few games
pub(super) fn drawing(tree: &Tree, names: &[&str], label: String) -> Html {
    let deepest = tree.joins.iter().map(|join| join.distance).fold(0.0, f64::max).max(0.01);
    // A round number of tenths, so that the scale ends on a line.
    let reach = (deepest * 10.0 - 1e-9).ceil();
    let x = |distance: f64| NAMES - 10.0 - distance * 10.0 / reach * (NAMES - 30.0);
    let height = names.len() as f64 * LINE + 34.0;

    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // at most ten tenths
    let scale = (0..=reach as u8).map(|tenth| {
        let distance = f64::from(tenth) / 10.0;
        let at = format!("{:.1}", x(distance));
        html! {
            <>
                <path d={format!("M{at} 6V{:.1}", height - 26.0)} />
                <text x={at} y={format!("{:.1}", height - 8.0)}>{ guide(distance) }</text>
            </>
        }
    });
    // Where each game and each join ends, by its number.
    let order = tree.order();
    let mut ends = vec![(x(0.0), 0.0); names.len()];
    for (place, &game) in order.iter().enumerate() {
        ends[game].1 = (place as f64 + 0.5) * LINE;
    }
    let joins: Vec<Html> = tree
        .joins
        .iter()
        .map(|join| {
            let ((x1, y1), (x2, y2), at) = (ends[join.first], ends[join.second], x(join.distance));
            ends.push((at, f64::midpoint(y1, y2)));
            html! { <path d={format!("M{x1:.1} {y1:.1}H{at:.1}V{y2:.1}H{x2:.1}")} /> }
        })
        .collect();
    let labels = order.iter().map(|&game| {
        html! { <text x={NAMES.to_string()} y={format!("{:.1}", ends[game].1 + 5.5)}>{ names[game] }</text> }
    });
    html! {
        <svg class="tree" translate="no" viewBox={format!("0 0 {WIDTH} {height}")} role="img" aria-label={label}>
            <g class="scale">{ for scale }</g>
            <g class="joins">{ for joins }</g>
            <g class="names">{ for labels }</g>
        </svg>
    }
}
