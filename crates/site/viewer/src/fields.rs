//! Fields of forms.

use yew::prelude::*;

use crate::page;

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

pub fn switch(label: String, checked: bool, turn: Callback<Event>) -> Html {
    html! {
        <label class="choice">
            <input type="checkbox" role="switch" {checked} onchange={turn} /><span>{ label }</span>
        </label>
    }
}

/// What a field shows that is noted once it is left: what is typed as long as it has the focus, whatever is drawn
/// meanwhile, and then what is noted.
pub fn held(id: &str, noted: String) -> String {
    let focused = if cfg!(target_arch = "wasm32") { page::focused() } else { None };
    let own = focused.filter(|field| field.id() == id);
    own.and_then(|field| page::get(&field, "value").as_string()).unwrap_or(noted)
}
