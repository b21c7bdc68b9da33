//! South's chance to win over the turns of a game, as a picture.

use mbao_viewer::board_element::Side;
use yew::{Html, classes, html};

use super::look::Found;

/// Measures of the picture; the curve lies between the margins.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 54.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 20.0;
const BOTTOM: f64 = 40.0;
/// Numbers of turns that are written, at most.
const NUMBERS: usize = 12;

fn y(chance: f64) -> f64 {
    TOP + (1.0 - chance) * (HEIGHT - TOP - BOTTOM)
}

/// Every so many turns have their number.
fn every(turns: usize) -> u32 {
    let steps = [1, 2, 5, 10, 20, 50, 100, 200];
    let enough = |step: &u32| turns <= NUMBERS * usize::try_from(*step).unwrap_or(usize::MAX);
    steps.into_iter().find(enough).unwrap_or(500)
}

/// The picture, with the turning points marked by their numbers; `better` says that a side stands better.
pub(super) fn curve(found: &Found, points: &[usize], label: String, better: impl Fn(Side) -> String) -> Html {
    let turns = &found.turns;
    // Far fewer turns than a float can count.
    #[allow(clippy::cast_precision_loss)]
    let x = |at: usize| LEFT + at as f64 / turns.len().max(1) as f64 * (WIDTH - LEFT - RIGHT);
    let scale = |percent: u8| {
        let y = y(f64::from(percent) / 100.0);
        let class = if percent == 50 { "even" } else { "scale" };
        html! {
            <>
                <path {class} d={format!("M{LEFT} {y}H{}", WIDTH - RIGHT)} />
                <text class="number" x={(LEFT - 8.0).to_string()} y={(y + 6.0).to_string()}>{ percent }</text>
            </>
        }
    };
    let every = every(turns.len());
    let numbered = turns.iter().enumerate().filter(|(_, turn)| turn.turn % every == 0);
    let number = |(at, turn): (usize, &super::look::Looked)| {
        html! { <text class="turn" x={x(at).to_string()} y={(HEIGHT - 8.0).to_string()}>{ turn.turn }</text> }
    };
    let chances = turns.iter().map(|turn| turn.before).chain([found.last()]);
    let places = chances.enumerate().map(|(at, chance)| format!("{:.1} {:.1}", x(at), y(chance)));
    let line = places.collect::<Vec<_>>().join("L");
    let even = y(0.5);
    let point = |(number, &at): (usize, &usize)| {
        let turn = &turns[at];
        let (x, y) = (x(at).to_string(), y(turn.before).to_string());
        let side = match turn.mover {
            Side::South => "s",
            Side::North => "n",
        };
        html! {
            <>
                <circle class={classes!("point", side)} cx={x.clone()} cy={y.clone()} r="11" />
                <text class="point-number" {x} {y} dy=".35em">{ number + 1 }</text>
            </>
        }
    };
    html! {
        <svg class="curve" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} role="img" aria-label={label}>
            { for [0, 25, 50, 75, 100].map(scale) }
            { for numbered.map(number) }
            <path class="area" d={format!("M{LEFT} {even}L{line}V{even}Z")} />
            <path class="line" d={format!("M{line}")} />
            <text class="better" x={(LEFT + 8.0).to_string()} y={(TOP + 24.0).to_string()}>{ better(Side::South) }</text>
            <text class="better" x={(LEFT + 8.0).to_string()} y={(HEIGHT - BOTTOM - 8.0).to_string()}>
                { better(Side::North) }
            </text>
            { for points.iter().enumerate().map(point) }
        </svg>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_more_than_twelve_turns_are_numbered() {
        assert_eq!([0, 12, 13, 24, 60, 61, 2400, 2401].map(every), [1, 1, 2, 2, 5, 10, 200, 500]);
    }

    #[test]
    fn chances_lie_between_the_margins() {
        assert!((y(1.0) - TOP).abs() < 1e-9);
        assert!((y(0.0) - (HEIGHT - BOTTOM)).abs() < 1e-9);
    }
}
