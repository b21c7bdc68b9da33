//! The story as its readers will see it.

use mbao_story::Language;
use mbao_viewer::{fields, page};
use web_sys::Event;
use yew::{Callback, Html, Properties, classes, component, html, use_state_eq};

use super::say::{languages, name};
use super::story_board::story_board;
use crate::desk::Act;
use crate::draft::{ANY, Draft};
use crate::studio::{Context, language};
use crate::words;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum On {
    Phone,
    Laptop,
    Wall,
}

#[derive(Clone, PartialEq, Properties)]
struct LookProps {
    lang: mbao_words::Lang,
    draft: Draft,
    languages: Vec<Language>,
    /// The one that it is looked at in.
    now: Language,
    choose: Callback<Event>,
}

/// The board in the room that it will have.
#[component]
fn Look(props: &LookProps) -> Html {
    let lang = props.lang;
    let on = use_state_eq(|| On::Laptop);
    let dark = use_state_eq(|| false);
    let all = [
        (On::Phone, words::look_phone(lang)),
        (On::Laptop, words::look_laptop(lang)),
        (On::Wall, words::look_wall(lang)),
    ];
    let width = |(one, label): (On, String)| {
        let choose = {
            let on = on.setter();
            Callback::from(move |_: Event| on.set(one))
        };
        html! { <label><input type="radio" name="look" checked={*on == one} onchange={choose} /><span>{ label }</span></label> }
    };
    let here = props
        .languages
        .iter()
        .map(|one| fields::value(one.as_str(), &name(lang, one), props.now.as_str()))
        .collect();
    let shade = {
        let dark = dark.setter();
        Callback::from(move |event: Event| dark.set(page::ticked(&event)))
    };
    let room = match *on {
        On::Phone => "phone",
        On::Laptop => "laptop",
        On::Wall => "wall",
    };
    html! {
        <>
            <div class="studio-looks">
                <fieldset class="studio-modes"><legend>{ words::look_width(lang) }</legend>{ for all.map(width) }</fieldset>
                { fields::list(words::look_language(lang), Some("studio-told-in".to_owned()), String::new(), here, props.choose.clone()) }
                { fields::switch(words::look_dark(lang), *dark, shade) }
            </div>
            <div class={classes!("studio-look", room, dark.then_some("dark"))}>
                <div>{ story_board(&props.draft, Some(&props.now), true) }</div>
            </div>
        </>
    }
}

/// The languages in which it can be looked at.
fn told(context: &Context) -> impl Iterator<Item = Language> {
    languages(context).into_iter().filter(|language| language.as_str() != ANY)
}

/// The language in which it is looked at, and in which it is taken away.
pub(crate) fn looked(context: &Context) -> Language {
    let chosen = context.desk.looked.clone().or_else(|| told(context).next());
    chosen.unwrap_or_else(|| language(context.lang))
}

pub(crate) fn look(context: &Context) -> Html {
    let (lang, draft) = (context.lang, &context.desk.draft);
    let choose = context.act.reform(|event: Event| Act::LookIn(page::value_of(&event).parse().ok()));
    html! {
        <section aria-labelledby="studio-look">
            <h2 id="studio-look">{ words::look(lang) }</h2>
            if draft.is_blank() {
                <p class="studio-help">{ words::look_nothing(lang) }</p>
            } else {
                <Look {lang} draft={draft.clone()} languages={told(context).collect::<Vec<_>>()} now={looked(context)} {choose} />
            }
        </section>
    }
}
