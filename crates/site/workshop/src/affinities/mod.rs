//! Compares the games in a table and a tree, by the usual weights or by those
//! that the reader gives the points.

mod distances;
mod pairs;
mod table;
mod tree;
mod weights;

use std::rc::Rc;

use gloo::timers::callback::Timeout;
use mbao_affinity::{Join, Tree, guide};
use mbao_viewer::page;
use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use wasm_bindgen_futures::spawn_local;
use yew::{
    Callback, Html, Properties, component, html, use_effect_with, use_memo, use_reducer_eq, use_state_eq,
};

pub(crate) use self::distances::place;
use self::distances::{Distances, Guides};
pub use self::table::shade;
use self::weights::{Weigh, Weights};
use crate::words;

/// Milliseconds without a change before the sentences follow the table and the
/// tree. There are many sentences, and they are folded up.
const PAUSE: u32 = 100;

#[derive(Clone, Debug, PartialEq, Properties, Serialize, Deserialize)]
pub struct AffinitiesProps {
    pub lang: Lang,
    pub title: String,
    /// The games, in an order in which the most similar are side by side.
    pub games: Vec<Compared>,
    /// Guide numbers by rules and the usual weights, from 0 to 100, for each pair of
    /// games once, in order (0 and 1, 0 and 2, …, 1 and 2, …).
    pub by_rules: Vec<u8>,
    /// The guide numbers by play, in the same order.
    pub by_play: Vec<u8>,
    /// The name of the numbers by play.
    pub by_play_called: String,
    /// The joins of the tree by the usual weights, in the form of [`Tree`].
    pub joins: Vec<(usize, usize, f64)>,
    /// The names of the points, in order.
    pub points: Vec<String>,
    /// Address of the file with the distances in all points.
    pub distances: String,
    pub remarks: Vec<Remark>,
    pub tree_told: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Compared {
    pub name: String,
    /// Address of the page about it.
    pub href: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Remark {
    /// The mark in the table that it explains.
    pub mark: String,
    pub href: String,
    pub name: String,
    pub text: String,
}

pub fn guide_number(lang: Lang, number: u8) -> String {
    words::number(lang, usize::from(number))
}

/// The table of games, the reader's weights and the tree.
#[component]
pub fn Affinities(props: &AffinitiesProps) -> Html {
    let lang = props.lang;
    let alive = page::use_alive();
    let weights = use_reducer_eq(Weights::default);
    // The distances are fetched at the first change.
    let touched = use_state_eq(|| false);
    let distances = use_state_eq(|| None::<Rc<Distances>>);
    let failed = use_state_eq(|| false);

    {
        let (distances, failed, address) = (distances.setter(), failed.setter(), props.distances.clone());
        use_effect_with(*touched, move |&touched| {
            if touched {
                spawn_local(async move {
                    match Distances::fetch(&address).await {
                        Ok(read) => distances.set(Some(Rc::new(read))),
                        Err(error) => {
                            gloo::console::error!(error);
                            failed.set(true);
                        }
                    }
                });
            }
        });
    }
    let weigh = {
        let (weights, touched) = (weights.dispatcher(), touched.setter());
        Callback::from(move |weigh: Weigh| {
            weights.dispatch(weigh);
            touched.set(true);
        })
    };

    let games = props.games.len();
    let weighed = use_memo(((*weights), (*distances).clone()), |(weights, distances)| {
        distances.as_ref().map(|distances| distances.weighed(weights))
    });
    let guides = match &*weighed {
        Some(far) => Guides::of(games, |a, b| guide(far.at(a, b))),
        None => Guides::listed(games, props.by_rules.clone()),
    };
    let tree = match &*weighed {
        Some(far) => mbao_affinity::tree(games, |a, b| far.at(a, b)),
        None => usual_tree(props),
    };
    use_effect_with(weighed.as_ref().as_ref().map(|_| guides.clone()), move |guides| {
        let later = guides.clone().map(|guides| Timeout::new(PAUSE, move || pairs::follow(lang, &guides)));
        move || drop(later)
    });

    let own = *weights != Weights::default() && distances.is_some();
    let names: Vec<&str> = props.games.iter().map(|game| game.name.as_str()).collect();
    html! {
        <>
            { table::table(props, &guides, own) }
            { for props.remarks.iter().map(remark) }
            { weights::form(lang, &props.points, alive, &weights, *failed, &weigh) }
            <h2 id="tree">{ words::tree(lang) }</h2>
            <figure class="tree-figure">
                { tree::drawing(&tree, &names, words::tree_label(lang, &games.to_string())) }
                <figcaption>{ by_own_weights(lang, own) }{ props.tree_told.clone() }</figcaption>
            </figure>
        </>
    }
}

fn usual_tree(props: &AffinitiesProps) -> Tree {
    let join = |&(first, second, distance): &(usize, usize, f64)| Join { first, second, distance };
    Tree { games: props.games.len(), joins: props.joins.iter().map(join).collect() }
}

fn remark(remark: &Remark) -> Html {
    html! {
        <p class="plain-text">
            { remark.mark.clone() }{ " " }<a href={remark.href.clone()}>{ remark.name.clone() }</a>{ ": " }{ remark.text.clone() }
        </p>
    }
}

/// Says that the following uses the reader's own weights.
fn by_own_weights(lang: Lang, own: bool) -> Html {
    html! { <strong class="by-own-weights" hidden={!own}>{ words::by_own_weights(lang) }{ " " }</strong> }
}
