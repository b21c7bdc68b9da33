//! The fields of each question. Choices that exist only on some boards are offered
//! there, and wherever they are noted nevertheless.

mod aim;
mod asked;
mod endings;
mod preludes;
mod rules;
mod set_up;
mod sowing;

pub(super) use aim::name as end_name;
pub(super) use endings::{PARTS, condition_text, effect};
pub(super) use preludes::sentences as prelude_sentences;
pub(super) use rules::skip_name;

use mbao_notebook::Notebook;
use serde::Serialize;
use yew::Html;

use super::form::{Form, Offer};
use super::question::Question;
use super::words::{id_of, word};
use mbao_words::Lang;

/// The fields of the form's question.
pub(super) fn fields(form: &Form, notebook: &Notebook) -> Html {
    match form.question {
        Question::Name => asked::name(form, notebook),
        Question::Peoples => asked::peoples(form, notebook),
        Question::Players => asked::players(form, notebook),
        Question::OtherNames => asked::other_names(form, notebook),
        Question::Rows => asked::rows(form, notebook),
        Question::Pits => asked::pits(form, notebook),
        Question::Pockets => asked::pockets(form, notebook),
        Question::Seeds => asked::seeds(form, notebook),
        Question::SetUp => set_up::fields(form, notebook),
        Question::Sowing => sowing::fields(form, notebook),
        Question::Aim => aim::fields(form, notebook),
        Question::Rules => rules::fields(form, notebook),
    }
}

/// Values to choose from; the name of each is the word with a prefix and the value's id.
fn offers<T: Copy + Serialize>(lang: Lang, prefix: &str, values: &[T]) -> Vec<Offer<T>> {
    let offer = |value: &T| {
        let id = id_of(value);
        Offer::new(id.clone(), word(lang, &format!("{prefix}-{id}")), *value)
    };
    values.iter().map(offer).collect()
}

/// Offers with "not answered" as the first.
fn open_offers<T>(lang: Lang, offers: Vec<Offer<T>>) -> Vec<Offer<Option<T>>> {
    let answered = offers.into_iter().map(|Offer { id, name, value }| Offer { id, name, value: Some(value) });
    std::iter::once(Offer::new("", word(lang, "not-answered"), None)).chain(answered).collect()
}
