//! The drafts that this device keeps.

use mbao_viewer::GameEntry;

use super::prelude::*;
use crate::kept::{self, Kept};

#[derive(Clone, PartialEq, Properties)]
struct DraftsProps {
    lang: Lang,
    id: String,
    /// An empty draft of the same game.
    blank: Draft,
    games: Vec<GameEntry>,
    act: Callback<Act>,
}

/// What is known of its game, unless that is a noted one.
pub(crate) fn entry<'a>(games: &'a [GameEntry], draft: &Draft) -> Option<&'a GameEntry> {
    let id = draft.game();
    games.iter().find(|game| game.id == id).filter(|_| !draft.is_noted())
}

/// The name of its game; of a noted one, as it was noted.
pub(crate) fn name(games: &[GameEntry], draft: &Draft) -> String {
    let known = entry(games, draft).map(|game| game.name.clone());
    let noted = || Some(draft.story().start().ok()?.rules().definition().name.to_string());
    known.or_else(noted).filter(|name| !name.is_empty()).unwrap_or_else(|| draft.game())
}

/// A draft in the list: its title, its game, how long it is.
fn label(lang: Lang, games: &[GameEntry], draft: &Draft) -> String {
    let story = draft.story();
    let title = story.header("Title").map_or_else(|| words::draft_untitled(lang), str::to_owned);
    let game = name(games, draft);
    format!("{title} · {game} · {}", words::draft_steps(lang, story.steps.len()))
}

#[component]
fn Drafts(props: &DraftsProps) -> Html {
    let lang = props.lang;
    let all = use_state_eq(kept::all);
    let deleted = use_state_eq(|| None::<Kept>);
    let set = all.setter();
    use_effect_with((), move |()| {
        let heard = kept::listen(move || set.set(kept::all()));
        move || drop(heard)
    });
    let item = |one: &Kept| {
        let draft = Draft::open(&one.text, &props.blank).ok()?;
        let shown = Act::Take { id: one.id.clone(), draft: Box::new(draft.clone()) };
        let take = props.act.reform(move |_: MouseEvent| shown.clone());
        let delete = {
            let (act, one, deleted) = (props.act.clone(), one.clone(), deleted.setter());
            let (shown, blank) = (props.id == one.id, props.blank.clone());
            Callback::from(move |_| {
                kept::delete(&one.id);
                deleted.set(Some(one.clone()));
                if shown {
                    act.emit(begun(blank.clone()));
                }
            })
        };
        let current = (one.id == props.id).then_some("true");
        Some(html! {
            <li key={one.id.clone()}>
                <button type="button" aria-current={current} onclick={take}>{ label(lang, &props.games, &draft) }</button>
                <button type="button" onclick={delete}>{ words::draft_delete(lang) }</button>
            </li>
        })
    };
    let restore = (*deleted).clone().map(|one| {
        let (deleted, act, blank) = (deleted.setter(), props.act.clone(), props.blank.clone());
        let back = Callback::from(move |_: MouseEvent| {
            kept::keep(&one.id, None, &one.text);
            deleted.set(None);
            if let Ok(draft) = Draft::open(&one.text, &blank) {
                act.emit(Act::Take { id: one.id.clone(), draft: Box::new(draft) });
            }
        });
        html! { <p role="status">{ words::draft_deleted(lang) }{ " " }<button type="button" onclick={back}>{ words::draft_restore(lang) }</button></p> }
    });
    html! {
        <>
            { for restore }
            <ul class="studio-drafts">{ for all.iter().filter_map(item) }</ul>
        </>
    }
}

pub(crate) fn drafts(context: &Context) -> Html {
    let lang = context.lang;
    let blank = context.desk.draft.another(lang.tag());
    let new = {
        let blank = blank.clone();
        context.act.reform(move |_: MouseEvent| begun(blank.clone()))
    };
    html! {
        <section aria-labelledby="studio-drafts">
            <h2 id="studio-drafts">{ words::drafts(lang) }</h2>
            <p class="studio-help">{ words::drafts_help(lang) }</p>
            <p class="controls"><button type="button" onclick={new}>{ words::draft_new(lang) }</button></p>
            <Drafts {lang} id={context.desk.id.clone()} {blank} games={context.props.games.clone()} act={context.act.clone()} />
        </section>
    }
}
