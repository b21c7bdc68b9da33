//! A choice of a few things, all of which are seen.

use web_sys::Event;
use yew::{Callback, Html, html};

/// Each with its label; `legend` says what they are, if need be only to who does not see them.
pub(super) fn modes<T: Copy + PartialEq + 'static>(
    name: &'static str,
    (legend, unseen): (String, bool),
    all: [(T, String); 3],
    now: T,
    choose: &Callback<T>,
) -> Html {
    let one = |(one, label): (T, String)| {
        let choose = choose.reform(move |_: Event| one);
        html! { <label><input type="radio" {name} checked={one == now} onchange={choose} /><span>{ label }</span></label> }
    };
    html! { <fieldset class="studio-modes"><legend class={unseen.then_some("unseen")}>{ legend }</legend>{ for all.map(one) }</fieldset> }
}
