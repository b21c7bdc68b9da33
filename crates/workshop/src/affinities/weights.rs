//! The form in which the reader weighs the points.

use mbao_affinity::Point;
use mbao_viewer::page::value_of;
use mbao_words::Lang;
use yew::{Callback, Html, InputEvent, Properties, component, html};

use crate::words;

/// The weight of each point, in their order.
pub(super) type Weights = [f64; Point::ALL.len()];

/// The weights unless the reader sets others.
pub(super) const USUAL: Weights = {
    let mut weights = [0.0; Point::ALL.len()];
    let mut at = 0;
    while at < weights.len() {
        weights[at] = Point::ALL[at].weight();
        at += 1;
    }
    weights
};

/// Properties of [`WeightsForm`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct WeightsFormProps {
    pub(super) lang: Lang,
    /// Whether it answers.
    pub(super) alive: bool,
    pub(super) weights: Weights,
    /// The names of the points.
    pub(super) points: Vec<String>,
    /// Whether the distances could not be fetched.
    pub(super) failed: bool,
    /// Called with the weights from now on.
    pub(super) weigh: Callback<Weights>,
}

/// A field for each point, and the way back to the usual weights.
#[component]
pub(super) fn WeightsForm(props: &WeightsFormProps) -> Html {
    let lang = props.lang;
    let field = |(point, name): (Point, &String)| {
        let weight = props.weights[point as usize].to_string();
        let oninput = {
            let (weights, weigh) = (props.weights, props.weigh.clone());
            move |event: InputEvent| {
                if let Ok(weight) = value_of(&event).parse() {
                    let mut weights = weights;
                    weights[point as usize] = weight;
                    weigh.emit(weights);
                }
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
    let usual = props.weigh.reform(|_| USUAL);
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
