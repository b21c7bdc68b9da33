//! Reads records and stories, away from the board first, so that a bad one leaves the game as it is.

use std::cell::Cell;
use std::rc::Rc;

use mbao_words::Lang;
use wasm_bindgen_futures::spawn_local;
use web_sys::MouseEvent;
use yew::{Callback, Html, hook, html, use_effect_with};

use super::context::Context;
use super::table::reading::{Reading, Rest, Said, Source};
use super::table::shelf::Kept;
use super::table::turns::turns;
use super::table::{Friend, Message};
use super::{moves, shelf};
use crate::words;
use mbao_viewer::board_element::Board;
use mbao_viewer::link::Arrival;
use mbao_viewer::{GameEntry, link, page};

/// What an address calls its sender, and what they and the reader have won, as `2-1`; and the most letters of a name.
pub(super) const BY: &str = "by";
pub(super) const WON: &str = "won";
pub(super) const LONGEST: usize = 40;

/// Tries what is read, and puts it on the board; records of other games open on their own pages.
#[hook]
pub(super) fn use_reading(context: &Context<'_>) {
    let Reading { number, tried, .. } = &context.table.reading;
    let (lang, own, games) = (context.lang, context.props.game.clone(), context.props.games.clone());
    let (board, tell) = (context.board.cloned(), context.tell.clone());
    use_effect_with((*number, tried.clone()), move |(number, tried)| {
        let waits = Rc::new(Cell::new(true));
        if let Some(source) = tried.clone() {
            let (number, waits) = (*number, waits.clone());
            spawn_local(async move {
                let shown = board.as_ref().map(Board::record);
                let read = link::arrival(source.text(), &own, lang).await;
                if !waits.get() {
                    return;
                }
                let lay = |source, read| lay_out(board.as_ref(), &own, &games, source, read, &tell);
                let said = match (&source, &read) {
                    // A kept game is not at fault if nothing can be played now.
                    (_, Err(error)) => Some(Said::Refused(page::message(error), None)),
                    (Source::Sent(_), Ok(read)) => {
                        let (said, lays) = Said::of(read);
                        if lays && lay(&source, read) { None } else { said }
                    }
                    (Source::Shelf(kept) | Source::Followed(kept), Ok(Arrival { wrong: Some(_), .. })) => {
                        if matches!(source, Source::Shelf(_)) {
                            shelf::set_aside(kept.clone());
                            tell.emit(shelf::look(&games));
                        }
                        None
                    }
                    // Meanwhile something may have been played here.
                    (Source::Followed(_), _) if board.as_ref().map(Board::record) != shown => None,
                    (_, Ok(read)) => {
                        lay(&source, read);
                        None
                    }
                };
                tell.emit(Message::Tried(number, said));
            });
        }
        move || waits.set(false)
    });
}

/// Puts a valid record on the board, unless another page shows it. Returns whether it is a game that was kept here.
fn lay_out(
    board: Option<&Board>,
    own: &str,
    games: &[GameEntry],
    source: &Source,
    read: &Arrival,
    tell: &Callback<Message>,
) -> bool {
    // As the board writes it, however it was typed.
    let text = if matches!(source, Source::Sent(_)) { &read.record } else { source.text() };
    if let Some(entry) = games.iter().find(|entry| entry.id == read.game && entry.id != own) {
        // There it is read again, with what its author says.
        let sent = if read.told { &read.text } else { text };
        let _ = page::window().location().assign(&(entry.href.clone() + &link::fragment(sent)));
        return false;
    }
    let Some(board) = board else { return false };
    for name in ["steps", "position", "setup", "options"] {
        board.set(name, None);
    }
    board.set("record", Some(text));
    let ready = board.begin();
    if let Source::Shelf(Kept { at: Some(at), .. }) | Source::Followed(Kept { at: Some(at), .. }) = source {
        let (board, at) = (board.clone(), *at);
        spawn_local(async move {
            page::done(ready).await;
            moves::go(&board, &turns(&board.record()), at);
        });
    }
    let by = page::asked(BY).map(|by| by.trim().chars().take(LONGEST).collect());
    let won = page::asked(WON).and_then(|won| {
        won.split_once('-').and_then(|(by, own)| Some([own.parse().ok()?, by.parse().ok()?]))
    });
    if matches!(source, Source::Sent(_)) && link::is_in(&page::fragment()) {
        page::plain_address();
    }
    let kept = match source {
        Source::Shelf(kept) | Source::Followed(kept) => Some(kept.clone()),
        Source::Sent(_) => shelf::with_record(games, text),
    };
    let known = kept.is_some();
    let followed = matches!(source, Source::Followed(_));
    let turns = turns(text).len();
    // Whoever sends a game has played last; the site's own links name no sender.
    let sent = link::is_in(source.text()) && turns > 0 && !read.told;
    let friend =
        by.zip(read.waits).filter(|_| sent).map(|(by, own)| Friend { by, own, won: won.unwrap_or_default() });
    tell.emit(Message::Taken { kept, followed, turns, friend });
    known
}

/// Says what there is to say of what was sent, and offers what can be read.
pub(super) fn said(context: &Context<'_>, said: &Said) -> Html {
    let lang = context.lang;
    let (said, rest) = match said {
        Said::Nothing => (words::read_nothing(lang), &None),
        Said::Noted => (words::link_noted(lang), &None),
        Said::Large => (link::large(lang), &None),
        Said::Broken(arrived, rest) => {
            let lost = if rest.is_none() { link::rest(lang, false) } else { String::new() };
            ([arrived.told(lang), lost].join(" "), rest)
        }
        Said::Perhaps => (link::Arrived::Perhaps.told(lang), &None),
        Said::Refused(why, rest) => (words::read_wrong(lang, why), rest),
        Said::Story { title, text, wrong } => {
            let far = wrong.as_ref().map(|why| words::read_far(lang, why));
            let href = context.props.studio_href.clone() + &link::fragment(text);
            return html! {
                <>{ story(lang, title) }{ " " }<a {href}>{ words::read_story_read(lang) }</a>{ " " }{ far.unwrap_or_default() }</>
            };
        }
    };
    html! { <>{ said }{ for rest.clone().map(|rest| offer(context, rest)) }</> }
}

fn story(lang: Lang, title: &str) -> String {
    if title.is_empty() { words::read_story_untitled(lang) } else { words::read_story(lang, title) }
}

/// The button that puts what can be read on the board.
fn offer(context: &Context<'_>, (record, turns): Rest) -> Html {
    let show = context.tell.reform(move |_: MouseEvent| Message::Read(Source::Sent(record.clone())));
    html! { <>{ " " }<button type="button" onclick={show}>{ words::link_rest(context.lang, turns) }</button></> }
}
