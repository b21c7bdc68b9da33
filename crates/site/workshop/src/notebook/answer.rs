//! A question with its fields, and what an informant said besides the answer.

use mbao_notebook::Sure;

use super::draft::{Change, Noted};
use super::question::{Told, answer_to, answer_to_mut};
use super::questions::fields;
use super::rests;
use crate::notebook::prelude::*;

const SURE: Offers<Sure> = offers!(Sure; All: Unknown, Sure, Fairly, Unsure, Inferred;);
/// The most readings of an answer that a file holds.
const READINGS: usize = 12;
/// A note no longer than this serves as the name of a reading if no informant is named.
const SHORT: usize = 70;

#[derive(Clone, PartialEq, Properties)]
pub(super) struct AnswerFieldsProps {
    pub(super) lang: Lang,
    pub(super) question: Question,
    pub(super) noted: Rc<Noted>,
    pub(super) change: Callback<Change>,
}

#[component]
pub(super) fn AnswerFields(props: &AnswerFieldsProps) -> Html {
    let AnswerFieldsProps { lang, question, noted, change } = props.clone();
    let mut form = Form::new(lang, question, &noted.draft.notebook);
    whole(&mut form);
    form.draw(noted.drawn[question as usize], change)
}

/// The fields of a question, its readings before them, and what was said besides behind them.
fn whole(form: &mut Form) {
    let answer = answer_to(&form.notebook.answers, form.question);
    readings(form, answer.count(), answer.played());
    fields(form);
    if answer.count() > 0 {
        form.frame(("details", "who-said"), |form| sources(form, answer.count()));
    }
}

/// The readings side by side, if informants differ.
fn readings(form: &mut Form, count: usize, played: usize) {
    if count < 2 {
        return;
    }
    form.group("readings", "", |form| {
        let question = form.question;
        for at in 0..count {
            let number = numbered(form.lang, "reading", at + 1);
            let name = match answer_to_mut(form.seen.answers(), question).told(at) {
                Some(Told { note, who, .. }) if who.is_empty() && note.chars().count() <= SHORT => {
                    note.clone()
                }
                told => told.map(|told| told.who.clone()).unwrap_or_default(),
            };
            let name = if name.is_empty() { number } else { format!("{number}: {name}") };
            let key = format!("reading-{at}");
            let look = Look { pressed: Some(at == played), ..Look::PLAIN };
            form.button((name, key.clone()), look, move |draft| {
                answer_to_mut(draft.answers(), question).play(at);
                draft.focus(key.clone());
            });
        }
    });
}

/// Who said it, when, where, how sure, and what it rests on.
fn sources(form: &mut Form, count: usize) {
    let question = form.question;
    form.say(("summary", ""), "who-said");
    form.typed(("who", "told-who"), Typed::Line, move |draft| Some(draft.told(question)?.who));
    form.typed(("when", "told-when"), Typed::Line, move |draft| Some(draft.told(question)?.when));
    form.typed(("where", "told-where"), Typed::Line, move |draft| Some(draft.told(question)?.place));
    form.choice(("sure", "told-sure"), "sure", SURE, move |draft| Some(draft.told(question)?.sure));
    form.typed(("note", "told-note"), Typed::Lines, move |draft| Some(draft.told(question)?.note));
    rests::fields(form);
    form.frame(("p", "buttons"), |form| {
        if count < READINGS {
            form.button("another", Look::PLAIN, move |draft| {
                answer_to_mut(draft.answers(), question).another();
                draft.focus(format!("reading-{count}"));
            });
        }
        if count > 1 {
            form.button("drop-reading", Look::PLAIN, move |draft| {
                answer_to_mut(draft.answers(), question).drop_played();
                draft.focus("another");
            });
        }
    });
}
