//! The fields, one component for each kind of answer. Each has its key in `data-key`,
//! so that it can be found again when the focus moves.

use std::ops::RangeInclusive;

use mbao_viewer::page::{property, ticked, value_of};
use web_sys::{Element, HtmlSelectElement};
use yew::{
    Callback, Event, Html, InputEvent, Properties, classes, component, hook, html, use_effect,
    use_effect_with, use_node_ref, use_state_eq,
};

/// Properties of [`TextField`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct TextFieldProps {
    pub(super) label: String,
    pub(super) name: String,
    /// The noted text.
    pub(super) value: String,
    /// Whether it may have several lines.
    pub(super) long: bool,
    /// A number that changes when the notes should be shown instead of what was typed.
    pub(super) drawn: u32,
    pub(super) set: Callback<String>,
}

/// Keeps what was typed, until the field is drawn anew.
#[hook]
fn use_typed(drawn: u32, value: String) -> (String, Callback<String>) {
    let typed = use_state_eq(|| (drawn, None::<String>));
    let shown = match &*typed {
        (when, Some(text)) if *when == drawn => text.clone(),
        _ => value,
    };
    let set = typed.setter();
    (shown, Callback::from(move |text| set.set((drawn, Some(text)))))
}

/// A text. The noted text may differ from what was typed, for example as a sorted list;
/// while the reader types, the field keeps the typed text.
#[component]
pub(super) fn TextField(props: &TextFieldProps) -> Html {
    let (value, typed) = use_typed(props.drawn, props.value.clone());
    let set = props.set.clone();
    let oninput = Callback::from(move |event: InputEvent| {
        let text = value_of(&event);
        typed.emit(text.clone());
        set.emit(text);
    });
    let key = props.name.clone();
    html! {
        <label class={classes!("field", props.long.then_some("long"))}>
            <span>{ props.label.clone() }</span>
            if props.long {
                <textarea rows="2" maxlength="2000" data-key={key} {value} {oninput} />
            } else {
                <input maxlength="80" data-key={key} {value} {oninput} />
            }
        </label>
    }
}

/// Properties of [`NumberField`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct NumberFieldProps {
    pub(super) label: String,
    pub(super) name: String,
    pub(super) value: Option<u8>,
    pub(super) range: RangeInclusive<u8>,
    /// Whether only screen readers get its label.
    pub(super) bare: bool,
    pub(super) drawn: u32,
    pub(super) set: Callback<Option<u8>>,
}

/// A whole number. Other input, or a number out of range, is marked and not noted.
#[component]
pub(super) fn NumberField(props: &NumberFieldProps) -> Html {
    let noted = props.value.map(|number| number.to_string()).unwrap_or_default();
    let (value, typed) = use_typed(props.drawn, noted);
    let range = props.range.clone();
    let fits = move |text: &str| text.parse::<u8>().ok().filter(|number| range.contains(number));
    let invalid = !value.is_empty() && fits(&value).is_none();
    let set = props.set.clone();
    let oninput = Callback::from(move |event: InputEvent| {
        let text = value_of(&event);
        typed.emit(text.clone());
        match fits(&text) {
            Some(number) => set.emit(Some(number)),
            None if text.is_empty() => set.emit(None),
            None => {}
        }
    });
    let told = props.bare.then(|| props.label.clone());
    let [least, most] = [props.range.start(), props.range.end()].map(ToString::to_string);
    let field = html! {
        <input type="number" inputmode="numeric" min={least} max={most} step="1" aria-label={told}
            aria-invalid={invalid.then_some("true")} data-key={props.name.clone()} {value} {oninput} />
    };
    if props.bare {
        return field;
    }
    html! { <label class="field"><span>{ props.label.clone() }</span>{ field }</label> }
}

/// Properties of [`ChoiceField`].
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

/// A choice of one of several options.
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

/// Properties of [`TickField`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct TickFieldProps {
    pub(super) label: String,
    pub(super) name: String,
    pub(super) on: bool,
    /// Only one field of a group is on.
    #[prop_or_default]
    pub(super) group: Option<&'static str>,
    pub(super) set: Callback<bool>,
}

/// A box to tick, or a radio button.
#[component]
pub(super) fn TickField(props: &TickFieldProps) -> Html {
    let onchange = props.set.reform(|event: Event| ticked(&event));
    let kind = if props.group.is_some() { "radio" } else { "checkbox" };
    html! {
        <label class="tick">
            <input type={kind} name={props.group} checked={props.on} data-key={props.name.clone()} {onchange} />
            <span>{ props.label.clone() }</span>
        </label>
    }
}

/// Properties of [`PitGrid`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct PitGridProps {
    pub(super) columns: usize,
    pub(super) children: Html,
}

/// Fields laid out like the pits of a board.
#[component]
pub(super) fn PitGrid(props: &PitGridProps) -> Html {
    let grid = use_node_ref();
    let element = grid.clone();
    use_effect_with(props.columns, move |columns| {
        if let Some(element) = element.cast::<Element>() {
            property(&element, "--columns", &columns.to_string());
        }
    });
    html! { <div class="pit-grid" ref={grid}>{ props.children.clone() }</div> }
}
