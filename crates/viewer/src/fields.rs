//! Fields of forms.

use web_sys::{Event, InputEvent};
use yew::{Callback, Html, Properties, component, html, use_state_eq};

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

/// A labelled switch.
pub fn switch(label: String, checked: bool, turn: Callback<Event>) -> Html {
    html! {
        <label class="choice">
            <input type="checkbox" role="switch" {checked} onchange={turn} /><span>{ label }</span>
        </label>
    }
}

/// Properties of [`Line`].
#[derive(Clone, PartialEq, Properties)]
pub struct LineProps {
    /// Its label.
    pub label: String,
    /// What is noted.
    pub value: String,
    /// The least number, the greatest, and the step between them, if it is for numbers.
    #[prop_or_default]
    pub numbers: Option<[u32; 3]>,
    /// Its id.
    #[prop_or_default]
    pub id: Option<&'static str>,
    /// The id of what explains it.
    #[prop_or_default]
    pub described: Option<&'static str>,
    /// Notes what was typed.
    pub set: Callback<String>,
}

/// A labelled line that is noted once it is left. What is typed stays until then, whatever is drawn meanwhile, and a
/// text that was refused stays to be mended.
#[component]
pub fn Line(props: &LineProps) -> Html {
    let LineProps { label, value, numbers, id, described, set } = props.clone();
    // What was typed, and what was noted then.
    let typed = use_state_eq(|| None::<(String, String)>);
    let shown = typed
        .as_ref()
        .filter(|(_, noted)| *noted == value)
        .map_or_else(|| value.clone(), |(text, _)| text.clone());
    let oninput = {
        let (typed, value) = (typed.setter(), value.clone());
        move |event: InputEvent| typed.set(Some((page::value_of(&event), value.clone())))
    };
    let onchange = move |event: Event| {
        set.emit(page::value_of(&event));
        if numbers.is_some() {
            typed.set(None);
        }
    };
    let (kind, mode) = if numbers.is_some() { ("number", "numeric") } else { ("text", "text") };
    let [least, most, step] = [0, 1, 2].map(|at| numbers.map(|numbers| numbers[at].to_string()));
    html! {
        <label class="field">
            <span>{ label }</span>
            <input {id} type={kind} inputmode={mode} min={least} max={most} {step} autocomplete="off" autocapitalize="none"
                spellcheck="false" translate="no" aria-describedby={described} value={shown} {oninput} {onchange} />
        </label>
    }
}
