//! The form in which the reader weighs the points.

use std::rc::Rc;

use mbao_affinity::Point;
use mbao_viewer::page::value_of;
use mbao_words::Lang;
use yew::{Callback, Html, InputEvent, Reducible, html};

use crate::words;

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Weights(pub(super) [f64; Point::ALL.len()]);

#[derive(Clone, Copy, Debug)]
pub(super) enum Weigh {
    Point(Point, f64),
    /// All points get their usual weights.
    Usual,
}

impl Default for Weights {
    fn default() -> Self {
        Self(Point::ALL.map(Point::weight))
    }
}

impl Weights {
    pub(super) fn of(&self, point: Point) -> f64 {
        self.0[point as usize]
    }
}

impl Reducible for Weights {
    type Action = Weigh;

    fn reduce(self: Rc<Self>, action: Weigh) -> Rc<Self> {
        match action {
            Weigh::Usual => Rc::default(),
            Weigh::Point(point, weight) => {
                let mut next = *self;
                next.0[point as usize] = weight;
                Rc::new(next)
            }
        }
    }
}

/// A field for each of these points, and the way back to the usual weights. `alive`: the browser has taken over, so that
/// the form works; `failed`: the distances could not be fetched.
pub(super) fn form(
    lang: Lang,
    points: &[String],
    alive: bool,
    weights: &Weights,
    failed: bool,
    weigh: &Callback<Weigh>,
) -> Html {
    let field = |(point, name): (Point, &String)| {
        let weight = weights.of(point).to_string();
        let weigh = weigh.clone();
        let oninput = move |event: InputEvent| {
            if let Ok(weight) = value_of(&event).parse() {
                weigh.emit(Weigh::Point(point, weight));
            }
        };
        html! {
            <label>
                <span>{ name.clone() }</span>
                <input type="range" min="0" max="6" step="0.5" value={weight.clone()} data-point={point.id()} {oninput} />
                <output>{ weight }</output>
            </label>
        }
    };
    let usual = weigh.reform(|_| Weigh::Usual);
    html! {
        <details class="weights" hidden={!alive}>
            <summary>{ words::weigh(lang) }</summary>
            <p class="plain-text">{ words::weigh_told(lang) }</p>
            <div class="weights-fields">{ for Point::ALL.into_iter().zip(points).map(field) }</div>
            <button type="button" onclick={usual}>{ words::weigh_usual(lang) }</button>
            <p class="weights-wrong" role="alert" hidden={!failed}>{ words::weigh_not_loaded(lang) }</p>
        </details>
    }
}
