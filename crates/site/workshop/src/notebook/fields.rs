//! What the kinds of fields look like. Each field has its key in `data-key`, so that it can be found again when the
//! focus moves.

use std::ops::RangeInclusive;

use mbao_viewer::page::{ticked, value_of};
use web_sys::HtmlSelectElement;

use crate::notebook::prelude::*;

/// What is typed into a field.
#[derive(Clone, PartialEq)]
pub(super) enum Typed {
    Line,
    Lines,
    Number(RangeInclusive<u8>),
    /// The same, with a label for screen readers only.
    Bare(RangeInclusive<u8>),
}

impl Typed {
    fn fits(&self, text: &str) -> bool {
        match self {
            Self::Number(range) | Self::Bare(range) => {
                text.is_empty() || text.parse().is_ok_and(|number| range.contains(&number))
            }
            Self::Line | Self::Lines => true,
        }
    }
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct TypedFieldProps {
    pub(super) label: String,
    pub(super) name: String,
    pub(super) typed: Typed,
    pub(super) value: String,
    /// A number that changes when the notes should be shown instead of what was typed.
    pub(super) drawn: u32,
    pub(super) set: Callback<String>,
}

/// A text or a whole number. What is noted may differ from what was typed, for example as a sorted list; while the
/// reader types, the field keeps the typed text. Anything but a number in range is marked and not noted.
#[component]
pub(super) fn TypedField(props: &TypedFieldProps) -> Html {
    let typed = use_state_eq(|| (props.drawn, None::<String>));
    let value = match &*typed {
        (when, Some(text)) if *when == props.drawn => text.clone(),
        _ => props.value.clone(),
    };
    let (typing, drawn, set) = (typed.setter(), props.drawn, props.set.clone());
    let kind = props.typed.clone();
    let oninput = Callback::from(move |event: InputEvent| {
        let text = value_of(&event);
        typing.set((drawn, Some(text.clone())));
        if kind.fits(&text) {
            set.emit(text);
        }
    });
    let (key, label) = (props.name.clone(), props.label.clone());
    let bare = matches!(props.typed, Typed::Bare(_));
    let long = (props.typed == Typed::Lines).then_some("long");
    let field = match &props.typed {
        Typed::Number(range) | Typed::Bare(range) => {
            let [least, most] = [range.start(), range.end()].map(ToString::to_string);
            let invalid = (!props.typed.fits(&value)).then_some("true");
            html! {
                <input type="number" inputmode="numeric" min={least} max={most} step="1"
                    aria-label={bare.then(|| label.clone())} aria-invalid={invalid} data-key={key} {value} {oninput} />
            }
        }
        Typed::Lines => html! { <textarea rows="2" maxlength="2000" data-key={key} {value} {oninput} /> },
        Typed::Line => html! { <input maxlength="80" data-key={key} {value} {oninput} /> },
    };
    if bare {
        return field;
    }
    html! { <label class={classes!("field", long)}><span>{ label }</span>{ field }</label> }
}

#[derive(Clone, PartialEq, Properties)]
pub(super) struct ChoiceFieldProps {
    pub(super) label: String,
    pub(super) name: String,
    /// Ids with their names.
    pub(super) options: Vec<(String, String)>,
    /// The place of the chosen option; if `None`, no option is shown.
    pub(super) chosen: Option<usize>,
    /// Called with the place of the newly chosen option.
    pub(super) set: Callback<usize>,
}

#[component]
pub(super) fn ChoiceField(props: &ChoiceFieldProps) -> Html {
    let field = use_node_ref();
    let chosen = props.chosen.and_then(|at| i32::try_from(at).ok()).unwrap_or(-1);
    let select = field.clone();
    // This runs after each rendering, because the pressed option may not be the noted one.
    use_effect(move || {
        if let Some(select) = select.cast::<HtmlSelectElement>()
            && select.selected_index() != chosen
        {
            select.set_selected_index(chosen);
        }
    });
    let onchange = {
        let (field, set) = (field.clone(), props.set.clone());
        Callback::from(move |_: Event| {
            let chosen = field.cast::<HtmlSelectElement>().map(|select| select.selected_index());
            if let Some(at) = chosen.and_then(|at| usize::try_from(at).ok()) {
                set.emit(at);
            }
        })
    };
    html! {
        <label class="field">
            <span>{ props.label.clone() }</span>
            <select ref={field} data-key={props.name.clone()} {onchange}>
                { for props.options.iter().map(|(id, name)| html! { <option value={id.clone()}>{ name.clone() }</option> }) }
            </select>
        </label>
    }
}

/// A box to tick, or a radio button of a group of which only one is on.
pub(super) fn tick_field(
    label: String,
    key: String,
    on: bool,
    group: Option<&'static str>,
    set: &Callback<bool>,
) -> Html {
    let onchange = set.reform(|event: Event| ticked(&event));
    let kind = if group.is_some() { "radio" } else { "checkbox" };
    html! {
        <label key={key.clone()} class="tick">
            <input type={kind} name={group} checked={on} data-key={key} {onchange} />
            <span>{ label }</span>
        </label>
    }
}
