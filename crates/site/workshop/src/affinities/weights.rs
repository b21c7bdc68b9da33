//! The form in which the reader weighs the points.

use std::rc::Rc;

use mbao_affinity::Point;
use mbao_viewer::page::value_of;
use mbao_words::Lang;
use yew::{Callback, Html, InputEvent, Properties, Reducible, component, html};

use crate::words;

/// The weights of the points, in order.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Weights(pub(super) [f64; Point::ALL.len()]);

#[derive(Clone, Copy, Debug)]
pub(super) enum Weigh {
    Point(Point, f64),
    /// All points get their usual weights.
    Usual,
}

impl Default for Weights {
    /// The usual weights.
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

#[derive(Clone, PartialEq, Properties)]
pub(super) struct WeightsFormProps {
    pub(super) lang: Lang,
    /// Whether the browser has taken over, so that the form works.
    pub(super) alive: bool,
    pub(super) weights: Weights,
    pub(super) points: Vec<String>,
    /// Whether the distances could not be fetched.
    pub(super) failed: bool,
    pub(super) weigh: Callback<Weigh>,
}

/// A field for each point, and the way back to the usual weights.
#[component]
pub(super) fn WeightsForm(props: &WeightsFormProps) -> Html {
    let lang = props.lang;
    let field = |(point, name): (Point, &String)| {
        let weight = props.weights.of(point).to_string();
        let weigh = props.weigh.clone();
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
    let usual = props.weigh.reform(|_| Weigh::Usual);
    html! {
        <details class="weights" hidden={!props.alive}>
            <summary>{ words::weigh(lang) }</summary>
            <p class="plain-text">{ words::weigh_told(lang) }</p>
            <div class="weights-fields">{ for Point::ALL.into_iter().zip(&props.points).map(field) }</div>
            <button type="button" onclick={usual}>{ words::weigh_usual(lang) }</button>
            <p class="weights-wrong" role="alert" hidden={!props.failed}>{ words::weigh_not_loaded(lang) }</p>
        </details>
    }
}
