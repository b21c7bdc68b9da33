//! The story for somebody who has followed a link.

use mbao_notebook::RULES;
use mbao_viewer::link;

use super::drafts::{entry, name};
use super::prelude::*;
use super::results::Results;
use super::story_board::story_board;
use crate::kept;

/// The story, and ways to go on.
pub(crate) fn reading(context: &Context) -> Html {
    let (lang, draft) = (context.lang, &context.desk.draft);
    let (title, author) = (draft.header("Title"), draft.header("Author"));
    let make = context.act.reform(|_: web_sys::MouseEvent| {
        page::plain_address();
        Act::Make { id: kept::new_id() }
    });
    let blank = draft.another(lang.tag());
    let own = context.act.reform(move |_: web_sys::MouseEvent| {
        page::plain_address();
        begun(blank.clone())
    });
    // A noted game's rules come with its story, and the notebook shows and plays them.
    let games = &context.props.games;
    let (href, play) = match entry(games, draft) {
        Some(game) => (game.href.clone(), words::read_play(lang, &game.name)),
        None => (
            context.props.notebook.clone() + &link::fragment(draft.header(RULES)),
            words::read_noted(lang, &name(games, draft)),
        ),
    };
    html! {
        <article class="studio-told">
            if !title.is_empty() { <h2>{ title.to_owned() }</h2> }
            if !author.is_empty() { <p>{ words::read_by(lang, author) }</p> }
            <p><a {href}>{ play }</a></p>
            { story_board(draft, None, false) }
            <p class="controls">
                <button type="button" onclick={make}>{ words::read_make(lang) }</button>
                <button type="button" onclick={own}>{ words::read_own(lang) }</button>
            </p>
            <Results ..context.clone() />
        </article>
    }
}
