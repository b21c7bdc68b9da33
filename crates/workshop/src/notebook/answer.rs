//! A question with its fields, and what an informant said besides the answer.

use std::rc::Rc;

use mbao_notebook::Sure;
use mbao_words::Lang;
use yew::{Callback, Html, Properties, component, html};

use super::draft::{Change, Noted};

use super::form::{Button, Form, Offer, group};
use super::question::{Detail, Question, answer_to, answer_to_mut};
use super::questions::fields;
use super::rests;
use super::words::{numbered, word};

const SURE: [(&str, Sure); 5] = [
    ("unknown", Sure::Unknown),
    ("sure", Sure::Sure),
    ("fairly", Sure::Fairly),
    ("unsure", Sure::Unsure),
    ("inferred", Sure::Inferred),
];
const TOLD: [(&str, Detail); 3] = [("who", Detail::Who), ("when", Detail::When), ("where", Detail::Place)];
/// The most readings of an answer that a file holds.
const READINGS: usize = 12;
/// A note no longer than this serves as the name of a reading if no informant is named.
const SHORT: usize = 70;

/// Properties of [`AnswerFields`].
#[derive(Clone, PartialEq, Properties)]
pub(super) struct AnswerFieldsProps {
    pub(super) lang: Lang,
    pub(super) question: Question,
    pub(super) noted: Rc<Noted>,
    pub(super) change: Callback<Change>,
}

/// The fields of a question.
#[component]
pub(super) fn AnswerFields(props: &AnswerFieldsProps) -> Html {
    let AnswerFieldsProps { lang, question, noted, change } = props.clone();
    let form = Form {
        lang,
        question,
        drawn: noted.drawn[question as usize],
        change,
        #[cfg(test)]
        made: Rc::default(),
    };
    let answered = answer_to(&noted.draft.notebook.answers, question).count() > 0;
    html! {
        <>
            { readings(&form, &noted) }
            <>{ fields(&form, &noted.draft.notebook) }</>
            if answered { { source_fields(&form, &noted) } }
        </>
    }
}

/// The readings side by side, if informants differ.
fn readings(form: &Form, noted: &Noted) -> Html {
    let question = form.question;
    let answer = answer_to(&noted.draft.notebook.answers, question);
    if answer.count() < 2 {
        return html! {};
    }
    let reading = |at: usize| {
        let (who, note) = (answer.detail(at, Detail::Who), answer.detail(at, Detail::Note));
        let by = if who.is_empty() && note.chars().count() <= SHORT { note } else { who };
        let number = numbered(form.lang, "reading", at + 1);
        let name = if by.is_empty() { number } else { format!("{number}: {by}") };
        let key = format!("reading-{at}");
        let button = Button { pressed: Some(at == answer.played()), ..Button::new(name, key.clone()) };
        form.button(button, move |draft| {
            answer_to_mut(draft.answers(), question).play(at);
            draft.focus(key.clone());
        })
    };
    group(word(form.lang, "readings"), None, html! { <>{ for (0..answer.count()).map(reading) }</> })
}

/// Who said it, when, where, how sure, and what it rests on.
fn source_fields(form: &Form, noted: &Noted) -> Html {
    let (lang, question) = (form.lang, form.question);
    let answer = answer_to(&noted.draft.notebook.answers, question);
    let (count, played) = (answer.count(), answer.played());
    let line_of = |(id, what): (&str, Detail)| {
        form.text(word(lang, id), format!("told-{id}"), answer.detail(played, what), move |draft, text| {
            answer_to_mut(draft.answers(), question).set_detail(what, text);
        })
    };
    let sure = SURE.map(|(id, sure)| Offer::new(id, word(lang, &format!("sure-{id}")), sure));
    let is = answer.sure(played);
    let sure = form.choice(
        word(lang, "sure"),
        "told-sure",
        sure.into(),
        |one| *one == is,
        move |draft, sure| {
            answer_to_mut(draft.answers(), question).is_sure(sure);
        },
    );
    let other = form.long_text(
        word(lang, "note"),
        "told-note",
        answer.detail(played, Detail::Note),
        move |draft, text| {
            answer_to_mut(draft.answers(), question).set_detail(Detail::Note, text);
        },
    );
    let another = (count < READINGS).then(|| {
        form.button(Button::new(word(lang, "another"), "another"), move |draft| {
            answer_to_mut(draft.answers(), question).another();
            draft.focus(format!("reading-{count}"));
        })
    });
    let drop = (count > 1).then(|| {
        form.button(Button::new(word(lang, "drop-reading"), "drop-reading"), move |draft| {
            answer_to_mut(draft.answers(), question).drop_played();
            draft.focus("another");
        })
    });
    html! {
        <details class="who-said">
            <summary>{ word(lang, "who-said") }</summary>
            <>{ for TOLD.into_iter().map(line_of) }</>
            { sure }
            { other }
            { rests::fields(form, &noted.draft.notebook) }
            <p class="buttons">{ another.unwrap_or_default() }{ drop.unwrap_or_default() }</p>
        </details>
    }
}
