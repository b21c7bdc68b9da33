//! Fields of forms.

use web_sys::Event;
use yew::{Callback, Html, html};

/// A value in a list, `now` being the chosen one.
pub fn value(value: &str, label: &str, now: &str) -> Html {
    html! { <option value={value.to_owned()} selected={value == now}>{ label.to_owned() }</option> }
}

/// A labelled list of values; another `key` makes it another element.
pub fn list(
    label: String,
    id: Option<String>,
    key: String,
    values: Vec<Html>,
    choose: Callback<Event>,
) -> Html {
    html! {
        <label class="field"><span>{ label }</span><select {id} {key} onchange={choose}>{ for values }</select></label>
    }
}

/// A labelled switch.
pub fn switch(label: String, checked: bool, turn: Callback<Event>) -> Html {
    html! {
        <label class="choice">
            <input type="checkbox" role="switch" {checked} onchange={turn} /><span>{ label }</span>
        </label>
    }
}
