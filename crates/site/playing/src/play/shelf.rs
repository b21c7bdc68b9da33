//! Unfinished games, kept on the reader's machine so that they can be continued later.
//!
//! A page opens with the game that was last played there. A game that can no longer be
//! played (damaged, of a game that is gone, refused by the rules) is reported and set aside
//! as text to copy, so that it is never in the way. A game for which there is no room is
//! offered as text too.

use super::context::Context;
use super::table::Message;
use super::table::shelf::{Kept, put, take};
use super::table::turns::turns;
use crate::prelude::*;
use mbao_viewer::clipboard::copying;
use mbao_viewer::storage::{self, Store, not_kept_place};
use mbao_viewer::{GameEntry, link};

const KEY: &str = "mbao.games";
/// The keys of what a table keeps.
const KEYS: &str = "mbao.games mbao.play mbao.series";

thread_local! {
    static GAMES: Store<Vec<Kept>> = const { Store::list(KEY) };
}

/// The games that are kept; records of games that no longer exist are set aside.
fn load(games: &[GameEntry]) -> Vec<Kept> {
    let (known, gone): (Vec<Kept>, Vec<Kept>) =
        GAMES.with(Store::load).into_iter().partition(|kept| games.iter().any(|entry| entry.id == kept.game));
    for kept in gone {
        set_aside(kept);
    }
    known
}

/// Moves a game to those that cannot be played, as text.
pub(super) fn set_aside(kept: Kept) {
    if storage::set_aside(KEY, &kept.record) {
        forget(kept);
    }
}

fn forget(kept: Kept) {
    GAMES.with(|games| games.change(move |games| games.retain(|one| one.record != kept.record)));
}

pub(super) fn last(games: &[GameEntry], game: &str) -> Option<Kept> {
    load(games).into_iter().find(|kept| kept.game == game)
}

pub(super) fn with_record(games: &[GameEntry], record: &str) -> Option<Kept> {
    load(games).into_iter().find(|kept| kept.record.trim() == record.trim())
}

pub(super) fn look(games: &[GameEntry]) -> Message {
    Message::Shelf(load(games).into(), storage::aside(KEY))
}

/// Keeps the game on the board once somebody has sat down to it, and lists the other kept games.
#[hook]
pub(super) fn use_shelf(context: &Context<'_>) -> Html {
    let (table, handle, tell) = (context.table, context.table.clone(), context.tell.clone());
    use_effect_with((table.on_board(), table.seen.begun), move |(on_board, _)| {
        let Some(on_board) = on_board.clone() else { return };
        let before = handle.shelf.before.clone();
        tell.emit(Message::Kept(on_board.record()));
        let change = if on_board.finished { take } else { put };
        GAMES.with(|games| games.change(move |games| change(games, &on_board.kept, before.as_deref())));
    });
    let (tell, games) = (context.tell.clone(), context.props.games.clone());
    use_effect_with((), move |()| {
        let heard = GAMES.with(|kept| kept.follow(move || tell.emit(look(&games))));
        move || drop(heard)
    });
    let shown = use_node_ref();
    let others = table.shelf.kept.iter().filter(|one| one.record != table.seen.whole);
    let lines: Vec<Html> = others.filter_map(|one| line(context, one)).collect();
    html! {
        <>
            <section class="shelf" hidden={lines.is_empty()}>
                <h2>{ words::shelf(context.lang) }</h2>
                <ul>{ for lines }</ul>
            </section>
            if let Some(text) = &table.shelf.aside {
                { aside(context, text, shown) }
            }
        </>
    }
}

/// A game that is kept, with the way to go on with it; `None` if there is no such game.
fn line(context: &Context<'_>, one: &Kept) -> Option<Html> {
    let lang = context.lang;
    let entry = context.props.games.iter().find(|entry| entry.id == one.game)?;
    let setup = entry.setups.iter().find(|setup| setup.name == one.setup);
    let setup = setup.map(|setup| setup.label.clone()).unwrap_or_default();
    let turns = turns(&one.record).len();
    let forget = {
        let one = one.clone();
        move |_| forget(one.clone())
    };
    Some(html! {
        <li key={one.record.clone()}>
            <a href={entry.href.clone() + &link::fragment(&one.record)}>
                { words::shelf_game(lang, &entry.name, &setup) }
            </a>
            { " " }
            <span class="turns">{ words::shelf_turns(lang, turns) }</span>
            { " " }
            <button type="button" aria-label={words::shelf_forget_game(lang, &entry.name)} onclick={forget}>
                { words::shelf_forget(lang) }
            </button>
        </li>
    })
}

/// The games that cannot be played any more.
fn aside(context: &Context<'_>, text: &str, shown: NodeRef) -> Html {
    let forget = {
        let (tell, games) = (context.tell.clone(), context.props.games.clone());
        move |_| {
            storage::forget_aside(KEY);
            tell.emit(look(&games));
        }
    };
    let forget =
        html! { <button type="button" onclick={forget}>{ words::shelf_forget(context.lang) }</button> };
    html! {
        <section class="kept-aside">
            <p role="status">{ words::shelf_aside(context.lang) }</p>
            { as_text(context, text, shown, Callback::noop(), forget) }
        </section>
    }
}

/// A text that cannot be played or kept, to copy.
fn as_text(context: &Context<'_>, text: &str, shown: NodeRef, copied: Callback<()>, more: Html) -> Html {
    let lang = context.lang;
    let copy = copying(lang, text, &shown, context.say());
    let copy = move |event: MouseEvent| {
        copied.emit(());
        copy.emit(event);
    };
    html! {
        <>
            <details>
                <summary>{ words::record_text(lang) }</summary>
                <textarea ref={shown} rows="6" readonly=true spellcheck="false" aria-label={words::record_text(lang)}
                    value={text.to_owned()} />
            </details>
            <p class="controls">
                <button type="button" onclick={copy}>{ words::record_copy(lang) }</button>
                { more }
            </p>
        </>
    }
}

/// Says that the browser does not keep the table, and offers the game on it as text.
#[hook]
pub(super) fn use_not_kept(context: &Context<'_>) -> Html {
    let seen = &context.table.seen;
    let (copied, shown) = (use_state_eq(String::new), use_node_ref());
    let save = (!seen.turns.is_empty()).then(|| {
        let (set, whole) = (copied.setter(), seen.whole.clone());
        let copied = Callback::from(move |()| set.set(whole.clone()));
        as_text(context, &seen.whole, shown, copied, Html::default())
    });
    let asks = seen.under_way() && *copied != seen.whole;
    not_kept_place(KEYS, asks, save.unwrap_or_default())
}
