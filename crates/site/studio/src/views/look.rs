//! The story as its readers will see it.

use mbao_story::Language;

use super::modes::modes;
use super::prelude::*;
use super::say::{languages, name};
use super::story_board::story_board;
use crate::draft::ANY;

/// The board in the room that it will have.
#[component]
fn Look(context: &Context) -> Html {
    let lang = context.lang;
    let room = use_state_eq(|| "laptop");
    let dark = use_state_eq(|| false);
    let rooms = [
        ("phone", words::look_phone(lang)),
        ("laptop", words::look_laptop(lang)),
        ("wall", words::look_wall(lang)),
    ];
    let now = looked(context);
    let values =
        told(context).map(|one| fields::value(one.as_str(), &name(lang, &one), now.as_str())).collect();
    let choose = context.act.reform(|event: Event| Act::LookIn(page::value_of(&event).parse().ok()));
    let shade = Callback::from(dark.setter()).reform(|event: Event| page::ticked(&event));
    html! {
        <>
            <div class="studio-looks">
                { modes("look", (words::look_width(lang), false), rooms, *room, &room.setter().into()) }
                { fields::list(words::look_language(lang), Some("studio-told-in".to_owned()), String::new(), values, choose) }
                { fields::switch(words::look_dark(lang), *dark, shade) }
            </div>
            <div class={classes!("studio-look", *room, dark.then_some("dark"))}>
                <div>{ story_board(&context.desk.draft, Some(&now), true) }</div>
            </div>
        </>
    }
}

/// The languages in which it can be looked at.
fn told(context: &Context) -> impl Iterator<Item = Language> {
    languages(context).into_iter().filter(|language| language.as_str() != ANY)
}

pub(crate) fn looked(context: &Context) -> Language {
    let chosen = context.desk.looked.clone().or_else(|| told(context).next());
    chosen.unwrap_or_else(|| language(context.lang))
}

pub(crate) fn look(context: &Context) -> Html {
    let lang = context.lang;
    html! {
        <section aria-labelledby="studio-look">
            <h2 id="studio-look">{ words::look(lang) }</h2>
            if context.desk.draft.is_blank() {
                <p class="studio-help">{ words::look_nothing(lang) }</p>
            } else {
                <Look ..context.clone() />
            }
        </section>
    }
}
