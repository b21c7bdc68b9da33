//! Draws a form.

use std::collections::BTreeMap;

use super::draft::Change;
use super::fields::{TypedField, tick_field};
use super::form::{Element, Part};
use crate::notebook::prelude::*;

/// Draws the parts of a form.
struct Pen {
    lang: Lang,
    question: Question,
    /// A number that changes when fields should show the notes.
    drawn: u32,
    change: Callback<Change>,
}

impl Form<'_> {
    pub(super) fn draw(self, drawn: u32, change: Callback<Change>) -> Html {
        Pen { lang: self.lang, question: self.question, drawn, change }.all(self.parts)
    }
}

impl Pen {
    /// Parts have keys, so that what is typed stays with its field wherever others come and go.
    fn all(&self, parts: Vec<Part>) -> Html {
        let mut counts: BTreeMap<Element, usize> = BTreeMap::new();
        let mut key = |element: Element| {
            let count = counts.entry(element).or_default();
            *count += 1;
            format!("{} {} {count}", element.0, element.1)
        };
        let part = |part| match part {
            Part::Field(ask, control) => self.field(ask, control),
            Part::Button(ask, look, act) => self.button(ask, look, act),
            Part::Text(element, text) => element_of(key(element), element, None, text.text(self.lang).into()),
            Part::Frame(element, name, parts) => element_of(key(element), element, name, self.all(parts)),
        };
        parts.into_iter().map(part).collect()
    }

    fn sets<T: Clone + 'static>(&self, typed: bool, set: Set<T>) -> Callback<T> {
        let (question, change) = (self.question, self.change.clone());
        Callback::from(move |value: T| {
            let set = set.clone();
            let act = Rc::new(move |draft: &mut Draft| set(draft, value.clone()));
            change.emit(Change { question, typed, act });
        })
    }

    fn field(&self, Ask { label, key }: Ask, control: Control) -> Html {
        let (label, name) = (label.text(self.lang), key.clone());
        match control {
            Control::Typed(typed, value, set) => {
                let set = self.sets(true, set);
                html! { <TypedField {key} {label} {name} {typed} {value} drawn={self.drawn} {set} /> }
            }
            Control::Choice(options, chosen, _, set) => {
                let set = self.sets(false, set);
                html! { <ChoiceField {key} {label} {name} {options} {chosen} {set} /> }
            }
            Control::Tick(on, group, set) => tick_field(label, key, on, group, &self.sets(false, set)),
        }
    }

    fn button(&self, Ask { label, key }: Ask, look: Look, act: Rc<dyn Fn(&mut Draft)>) -> Html {
        let Look { small, disabled, told, pressed } = look;
        let press = self.sets(false, Rc::new(move |draft: &mut Draft, ()| act(draft)));
        let pressed = pressed.map(|pressed| pressed.to_string());
        html! {
            <button key={key.clone()} type="button" class={small.then_some("small")} {disabled} data-key={key}
                aria-label={told} aria-pressed={pressed} onclick={press.reform(|_| ())}>{ label.text(self.lang) }</button>
        }
    }
}

#[allow(clippy::ignored_unit_patterns)] // in `html!`, where a tag is not known
fn element_of(key: String, (tag, class): Element, name: Option<String>, inside: Html) -> Html {
    let class = Some(class).filter(|class| !class.is_empty());
    let role = name.as_ref().map(|_| "group");
    html! { <@{tag} {key} {class} {role} aria-label={name}>{ inside }</@> }
}
