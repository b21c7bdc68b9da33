//! Draws South's winning chance over the turns of a game.

use mbao_viewer::board_element::Side;
use wasm_bindgen::JsCast;
use web_sys::Element;
use yew::{Callback, Html, KeyboardEvent, MouseEvent, classes, html};

use super::analysis::{AnalysedTurn, Analysis};

/// The measures of the picture; the curve lies between the margins.
const WIDTH: f64 = 720.0;
const HEIGHT: f64 = 260.0;
const LEFT: f64 = 54.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 20.0;
const BOTTOM: f64 = 40.0;
/// The most turns that are numbered.
const NUMBERS: usize = 12;

fn y(chance: f64) -> f64 {
    TOP + (1.0 - chance) * (HEIGHT - TOP - BOTTOM)
}

/// The distance between two turns that are numbered.
fn every(turns: usize) -> u32 {
    let steps = [1, 2, 5, 10, 20, 50, 100, 200];
    let enough = |step: &u32| turns <= NUMBERS * usize::try_from(*step).unwrap_or(usize::MAX);
    steps.into_iter().find(enough).unwrap_or(500)
}

/// What the picture shows besides the game.
pub(super) struct Shown<'a> {
    /// Places of the turning points, which get numbers.
    pub points: &'a [usize],
    /// How many turns have been played on the board.
    pub at: Option<usize>,
    /// The label for people who cannot see the picture.
    pub label: String,
    /// The text about the turn that the board shows.
    pub place: String,
    /// Called with the number of turns that the board should go to.
    pub seek: Callback<usize>,
}

/// The picture, with South's and North's halves in different shades. A press goes to the turn there, and the
/// arrow keys go from turn to turn; `better` is the text that says that a side stands better.
pub(super) fn curve(analysis: &Analysis, shown: &Shown<'_>, better: impl Fn(Side) -> String) -> Html {
    let turns = &analysis.turns;
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
    let number = |(at, turn): (usize, &AnalysedTurn)| {
        html! { <text class="turn" x={x(at).to_string()} y={(HEIGHT - 8.0).to_string()}>{ turn.turn }</text> }
    };
    let chances = analysis.smoothed();
    let line = |limit: fn(f64) -> f64| {
        let places =
            chances.iter().enumerate().map(|(at, &chance)| format!("{:.1} {:.1}", x(at), y(limit(chance))));
        places.collect::<Vec<_>>().join("L")
    };
    let half = |side: Side| {
        // South's area is above the middle, North's below it.
        let (class, limit): (_, fn(f64) -> f64) = match side {
            Side::South => ("area s", |chance| chance.max(0.5)),
            Side::North => ("area n", |chance| chance.min(0.5)),
        };
        let edge = line(limit);
        html! { <path {class} d={format!("M{LEFT} {0}L{edge}V{0}Z", y(0.5))} /> }
    };
    let point = |(number, &at): (usize, &usize)| {
        let turn = &turns[at];
        let (x, y) = (x(at).to_string(), y(chances[at]).to_string());
        let side = turn.mover.of(("s", "n"));
        html! {
            <>
                <circle class={classes!("point", side)} cx={x.clone()} cy={y.clone()} r="11" />
                <text class="point-number" {x} {y} dy=".35em">{ number + 1 }</text>
            </>
        }
    };
    let last = turns.len();
    let press = {
        let seek = shown.seek.clone();
        move |event: MouseEvent| {
            // Yew listens at the island's root: the current target is not the picture.
            let pressed = event.target().and_then(|target| target.dyn_into::<Element>().ok());
            let Some(picture) = pressed.and_then(|pressed| pressed.closest(".seek").ok().flatten()) else {
                return;
            };
            let room = picture.get_bounding_client_rect();
            let along = (f64::from(event.client_x()) - room.left()) / room.width().max(1.0) * WIDTH;
            seek.emit(nearest(along, last));
        }
    };
    let step = {
        let (seek, at) = (shown.seek.clone(), shown.at.unwrap_or(last));
        move |event: KeyboardEvent| {
            let to = match event.key().as_str() {
                "ArrowLeft" | "ArrowDown" => at.saturating_sub(1),
                "ArrowRight" | "ArrowUp" => (at + 1).min(last),
                "Home" => 0,
                "End" => last,
                _ => return,
            };
            event.prevent_default();
            event.stop_propagation();
            seek.emit(to);
        }
    };
    let here = shown
        .at
        .map(|at| html! { <path class="here" d={format!("M{:.1} {TOP}V{}", x(at), HEIGHT - BOTTOM)} /> });
    html! {
        <div class="seek" role="slider" tabindex="0" aria-label={shown.label.clone()} aria-valuemin="0"
            aria-valuemax={last.to_string()} aria-valuenow={shown.at.unwrap_or(last).to_string()}
            aria-valuetext={shown.place.clone()} onclick={press} onkeydown={step}>
            <svg class="curve" translate="no" viewBox={format!("0 0 {WIDTH} {HEIGHT}")} aria-hidden="true">
                { for [0, 25, 50, 75, 100].map(scale) }
                { for numbered.map(number) }
                { for [Side::South, Side::North].map(half) }
                <path class="line" d={"M".to_owned() + &line(|chance| chance)} />
                <text class="better" x={(LEFT + 8.0).to_string()} y={(TOP + 24.0).to_string()}>{ better(Side::South) }</text>
                <text class="better" x={(LEFT + 8.0).to_string()} y={(HEIGHT - BOTTOM - 8.0).to_string()}>
                    { better(Side::North) }
                </text>
                { for here }
                { for shown.points.iter().enumerate().map(point) }
            </svg>
        </div>
    }
}

/// How many turns have been played at a place along the picture.
fn nearest(along: f64, turns: usize) -> usize {
    // Far fewer turns than a float can count.
    #[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let at =
        ((along - LEFT) / (WIDTH - LEFT - RIGHT) * turns as f64).round().clamp(0.0, turns as f64) as usize;
    at
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

    #[test]
    fn a_press_goes_to_the_nearest_turn_and_never_beyond_the_game() {
        let along = [0.0, LEFT, WIDTH / 2.0 + 17.0, WIDTH - RIGHT, WIDTH + 50.0];
        assert_eq!(along.map(|along| nearest(along, 10)), [0, 0, 5, 10, 10]);
        assert_eq!(nearest(300.0, 0), 0);
    }
}
