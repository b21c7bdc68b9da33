//! What is said at the shown board, and the story's title, author, source, licence and picture.

use mbao_story::Language;
use mbao_viewer::{fields, page};
use mbao_words::Lang;
use web_sys::{Event, InputEvent};
use yew::{Callback, Html, html};

use crate::desk::{Act, Field, Notice};
use crate::draft::{ANY, Draft, Saying};
use crate::studio::{Context, language};
use crate::words;

pub(crate) fn name(lang: Lang, language: &Language) -> String {
    if language.as_str() == ANY {
        return words::say_any(lang);
    }
    let known = Lang::ALL.into_iter().find(|lang| lang.tag() == language.as_str());
    known.map_or_else(|| language.to_string(), |lang| lang.name().to_owned())
}

/// The languages to choose from: those of the story and those of the site.
pub(crate) fn languages(context: &Context) -> Vec<Language> {
    let mut all = context.desk.draft.languages();
    let others = Lang::ALL.map(language).into_iter().chain([context.desk.language.clone()]);
    for other in others {
        if !all.contains(&other) {
            all.push(other);
        }
    }
    all
}

/// A text that is kept while it is typed, sign by sign.
pub(crate) fn typing(context: &Context, field: Field) -> Callback<InputEvent> {
    context.act.reform(move |event: InputEvent| Act::Type(field.clone(), page::value_of(&event)))
}

/// The same text once its field is left: in one line, as stories are written.
pub(crate) fn typed(context: &Context, field: Field) -> Callback<Event> {
    let tidy = |text: String| text.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
    context.act.reform(move |event: Event| Act::Type(field.clone(), tidy(page::value_of(&event))))
}

/// The choice of the language that is written in.
fn chooser(context: &Context) -> Html {
    let lang = context.lang;
    let now = context.desk.language.to_string();
    let values = languages(context);
    let values = values.iter().map(|one| fields::value(one.as_str(), &name(lang, one), &now)).collect();
    let write_in =
        |tag: String| tag.parse().map_or_else(|_| Act::Tell(Notice::NoLanguage(tag)), Act::WriteIn);
    let choose = context.act.reform(move |event: Event| write_in(page::value_of(&event)));
    html! {
        <div class="together">
            { fields::list(words::say_in(lang), Some("studio-language".to_owned()), String::new(), values, choose.clone()) }
            <details>
                <summary>{ words::say_other(lang) }</summary>
                <label class="field">
                    <span>{ words::say_tag(lang) }</span>
                    <input type="text" key={now} autocomplete="off" autocapitalize="none" spellcheck="false" onchange={choose} />
                </label>
            </details>
        </div>
    }
}

pub(crate) fn say(context: &Context) -> Html {
    let (lang, desk) = (context.lang, &context.desk);
    let said = desk.draft.said(&desk.language, Saying::Text);
    let text = Field::Said(desk.language.clone(), Saying::Text);
    let header = |label: String, name: &'static str| {
        html! {
            <label class="field">
                <span>{ label }</span>
                <input type="text" value={desk.draft.header(name).to_owned()} autocomplete="off"
                    oninput={typing(context, Field::Header(name))} onchange={typed(context, Field::Header(name))} />
            </label>
        }
    };
    // What is told one after the other at one board. Where there is nothing it keeps its place among the others: else
    // the first letter would move it in front of a new field, and what is typed after it would be lost.
    let more = (!said.is_empty()).then(|| {
        html! { <p class="controls"><button type="button" onclick={context.doing(Act::Change(Draft::add_beat))}>{ words::say_more(lang) }</button></p> }
    });
    html! {
        <section class="studio-say">
            <label class="field" for="studio-say"><span>{ words::say_here(lang) }</span></label>
            <textarea id="studio-say" rows="3" lang={desk.language.to_string()} value={said}
                placeholder={words::say_silent(lang)} oninput={typing(context, text.clone())} onchange={typed(context, text)} />
            { more.unwrap_or_default() }
            { chooser(context) }
            <div class="together">{ header(words::title(lang), "Title") }{ header(words::author(lang), "Author") }</div>
            <details>
                <summary>{ words::say_about(lang) }</summary>
                { header(words::say_source(lang), "Source") }
                { header(words::say_licence(lang), "Licence") }
                { header(words::say_picture(lang), "Picture") }
                { header(words::say_picture_alt(lang), "Picture-alt") }
                { header(words::say_picture_credit(lang), "Picture-credit") }
            </details>
        </section>
    }
}
