//! Fields that change the notes.

use std::ops::RangeInclusive;
use std::rc::Rc;

use mbao_words::Lang;
use yew::{Callback, Html, html};

use super::draft::{Change, Draft};

use super::fields::{ChoiceField, NumberField, TextField, TickField};
use super::question::Question;
use super::words::{filled, numbers_in};

/// The range of a number of seeds or pits if no other is given.
pub(super) const ANY: RangeInclusive<u8> = 0..=120;

/// A function that sets a part of a draft to a value.
pub(super) type Set<T> = Rc<dyn Fn(&mut Draft, T)>;

/// Makes the fields of a question.
#[derive(Clone)]
pub(super) struct Form {
    pub(super) lang: Lang,
    pub(super) question: Question,
    /// A number that changes when fields should show the notes.
    pub(super) drawn: u32,
    pub(super) change: Callback<Change>,
    #[cfg(test)]
    pub(super) made: Rc<std::cell::RefCell<Vec<Made>>>,
}

/// A field that was made, for tests to set.
#[cfg(test)]
pub(super) struct Made {
    pub(super) key: String,
    pub(super) field: Field,
}

/// What a field shows, and what it does.
#[cfg(test)]
pub(super) enum Field {
    Text(String, Set<String>),
    Number(Option<u8>, RangeInclusive<u8>, Set<Option<u8>>),
    /// Ids, and the place of the chosen one.
    Choice(Vec<String>, Option<usize>, Set<usize>),
    Tick(bool, Set<bool>),
    Radio(bool, Set<bool>),
}

/// One of the values to choose from, with its id and its name.
pub(super) struct Offer<T> {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) value: T,
}

impl<T> Offer<T> {
    pub(super) fn new(id: impl Into<String>, name: String, value: T) -> Self {
        Self { id: id.into(), name, value }
    }
}

impl Form {
    #[cfg(test)]
    fn made(&self, key: &str, field: Field) {
        self.made.borrow_mut().push(Made { key: key.to_owned(), field });
    }

    /// A callback that changes the draft by `set`.
    fn sets<T: Clone + 'static>(&self, typed: bool, set: Set<T>) -> Callback<T> {
        let (question, change) = (self.question, self.change.clone());
        Callback::from(move |value: T| {
            let set = set.clone();
            let act = Rc::new(move |draft: &mut Draft| set(draft, value.clone()));
            change.emit(Change { question, typed, act });
        })
    }

    /// A field for a line of text.
    pub(super) fn text(
        &self,
        label: String,
        key: impl Into<String>,
        value: &str,
        set: impl Fn(&mut Draft, String) + 'static,
    ) -> Html {
        self.any_text(label, key.into(), value, false, Rc::new(set))
    }

    /// A field for a text of several lines.
    pub(super) fn long_text(
        &self,
        label: String,
        key: impl Into<String>,
        value: &str,
        set: impl Fn(&mut Draft, String) + 'static,
    ) -> Html {
        self.any_text(label, key.into(), value, true, Rc::new(set))
    }

    fn any_text(&self, label: String, key: String, value: &str, long: bool, set: Set<String>) -> Html {
        #[cfg(test)]
        self.made(&key, Field::Text(value.to_owned(), set.clone()));
        let set = self.sets(true, set);
        html! { <TextField {label} name={key} value={value.to_owned()} {long} drawn={self.drawn} {set} /> }
    }

    /// A field for a whole number, with its label; `set` gets `None` if the field is empty.
    pub(super) fn number(
        &self,
        label: String,
        key: impl Into<String>,
        value: Option<u8>,
        range: RangeInclusive<u8>,
        set: impl Fn(&mut Draft, Option<u8>) + 'static,
    ) -> Html {
        self.any_number(label, key.into(), value, range, false, Rc::new(set))
    }

    /// A field for a number without a visible label: only screen readers announce it.
    pub(super) fn bare_number(
        &self,
        label: String,
        key: impl Into<String>,
        value: Option<u8>,
        set: impl Fn(&mut Draft, Option<u8>) + 'static,
    ) -> Html {
        self.any_number(label, key.into(), value, ANY, true, Rc::new(set))
    }

    fn any_number(
        &self,
        label: String,
        key: String,
        value: Option<u8>,
        range: RangeInclusive<u8>,
        bare: bool,
        set: Set<Option<u8>>,
    ) -> Html {
        #[cfg(test)]
        self.made(&key, Field::Number(value, range.clone(), set.clone()));
        let set = self.sets(true, set);
        html! { <NumberField {label} name={key} {value} {range} {bare} drawn={self.drawn} {set} /> }
    }

    /// A field for each number in the word of that name, with the word beside the fields.
    pub(super) fn numbers_of(
        &self,
        word: &str,
        key: &str,
        numbers: &[u8],
        set: impl Fn(&mut Draft, Vec<u8>) + 'static,
    ) -> Html {
        let count = numbers_in(self.lang, word);
        let name = filled(self.lang, word, &["…"; 4]);
        let set: Set<Vec<u8>> = Rc::new(set);
        let field = |at: usize| {
            let label = if count > 1 { format!("{name} ({})", at + 1) } else { name.clone() };
            let (numbers, set) = (numbers.to_vec(), set.clone());
            self.bare_number(label, format!("{key}-{at}"), numbers.get(at).copied(), move |draft, number| {
                if let Some(number) = number {
                    let mut numbers = numbers.clone();
                    numbers[at] = number;
                    set(draft, numbers);
                }
            })
        };
        html! { <span class="numbers">{ for (0..count).map(field) }</span> }
    }

    /// A choice of one of several; nothing is selected if none is `chosen`.
    pub(super) fn choice<T: Clone + 'static>(
        &self,
        label: String,
        key: impl Into<String>,
        offers: Vec<Offer<T>>,
        chosen: impl Fn(&T) -> bool,
        set: impl Fn(&mut Draft, T) + 'static,
    ) -> Html {
        let key = key.into();
        let chosen = offers.iter().position(|offer| chosen(&offer.value));
        let (mut options, mut values) = (Vec::new(), Vec::new());
        for Offer { id, name, value } in offers {
            options.push((id, name));
            values.push(value);
        }
        let set: Set<usize> = Rc::new(move |draft, at| {
            if let Some(value) = values.get(at) {
                set(draft, value.clone());
            }
        });
        #[cfg(test)]
        self.made(
            &key,
            Field::Choice(options.iter().map(|(id, _)| id.clone()).collect(), chosen, set.clone()),
        );
        let set = self.sets(false, set);
        html! { <ChoiceField {label} name={key} {options} {chosen} {set} /> }
    }

    /// A box to tick.
    pub(super) fn tick(
        &self,
        label: String,
        key: impl Into<String>,
        on: bool,
        set: impl Fn(&mut Draft, bool) + 'static,
    ) -> Html {
        let key = key.into();
        let set: Set<bool> = Rc::new(set);
        #[cfg(test)]
        self.made(&key, Field::Tick(on, set.clone()));
        let set = self.sets(false, set);
        html! { <TickField {label} name={key} {on} {set} /> }
    }

    /// One of a few buttons of the same `group` that exclude each other.
    pub(super) fn radio(
        &self,
        label: String,
        key: impl Into<String>,
        group: &'static str,
        on: bool,
        set: impl Fn(&mut Draft, bool) + 'static,
    ) -> Html {
        let key = key.into();
        let set: Set<bool> = Rc::new(set);
        #[cfg(test)]
        self.made(&key, Field::Radio(on, set.clone()));
        let set = self.sets(false, set);
        html! { <TickField {label} name={key} {on} {group} {set} /> }
    }

    /// A button that changes the notes.
    pub(super) fn button(&self, button: Button, act: impl Fn(&mut Draft) + 'static) -> Html {
        let Button { label, key, class, disabled, told, pressed } = button;
        let press = self.sets(false, Rc::new(move |draft: &mut Draft, ()| act(draft)));
        let pressed = pressed.map(|pressed| pressed.to_string());
        html! {
            <button type="button" {class} {disabled} data-key={key} aria-label={told} aria-pressed={pressed}
                onclick={press.reform(|_| ())}>{ label }</button>
        }
    }
}

/// What a button shows.
#[derive(Default)]
pub(super) struct Button {
    pub(super) label: String,
    pub(super) key: String,
    pub(super) class: Option<&'static str>,
    pub(super) disabled: bool,
    /// The label for screen readers, if it says more.
    pub(super) told: Option<String>,
    /// Whether it is pressed, for buttons that stay pressed.
    pub(super) pressed: Option<bool>,
}

impl Button {
    pub(super) fn new(label: String, key: impl Into<String>) -> Self {
        Self { label, key: key.into(), ..Self::default() }
    }

    pub(super) fn small(self) -> Self {
        Self { class: Some("small"), ..self }
    }
}

/// Fields that belong together, under a name.
pub(super) fn group(legend: String, class: Option<&'static str>, parts: Html) -> Html {
    html! { <fieldset {class}><legend>{ legend }</legend>{ parts }</fieldset> }
}

/// A hint beside fields.
pub(super) fn hint(text: String) -> Html {
    html! { <p class="hint">{ text }</p> }
}
