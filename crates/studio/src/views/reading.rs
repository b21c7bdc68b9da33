//! The story for somebody who has followed a link.

use mbao_viewer::page;
use yew::{Callback, Html, html};

use super::results::Results;
use super::story_board::story_board;
use crate::desk::Act;
use crate::studio::{Context, begun};
use crate::{kept, words};

/// The story, and ways to go on.
pub(crate) fn reading(context: &Context) -> Html {
    let (lang, draft) = (context.lang, &context.desk.draft);
    let (title, author) = (draft.header("Title"), draft.header("Author"));
    let make = context.act.reform(|_: web_sys::MouseEvent| {
        page::plain_address();
        Act::Make { id: kept::new_id() }
    });
    let own = {
        let blank = draft.another(lang.tag());
        let act: Callback<Act> = context.act.clone();
        Callback::from(move |_: web_sys::MouseEvent| {
            page::plain_address();
            act.emit(begun(blank.clone()));
        })
    };
    html! {
        <article class="studio-told">
            if !title.is_empty() { <h2>{ title.to_owned() }</h2> }
            if !author.is_empty() { <p>{ words::read_by(lang, author) }</p> }
            { story_board(draft, None, false) }
            <p class="controls">
                <button type="button" onclick={make}>{ words::read_make(lang) }</button>
                <button type="button" onclick={own}>{ words::read_own(lang) }</button>
            </p>
            <Results {lang} draft={draft.clone()} />
        </article>
    }
}
