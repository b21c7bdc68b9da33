//! Reads records. A record is tried on a hidden board first, so that a bad one
//! leaves the game as it is.

use mbao_words::Lang;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::MouseEvent;
use yew::{Callback, Html, hook, html, use_effect_with};

use super::table::Message;
use super::table::reading::{Reading, Source, Wrong};
use super::table::shelf::Kept;
use super::{Context, moves, record, shelf};
use crate::words;
use mbao_viewer::board_element::{Board, BoardEvent};
use mbao_viewer::{GameEntry, link, page};

/// Tries what is read, and puts it on the board; records of other games open on their own pages.
#[hook]
pub(super) fn use_reading(context: &Context<'_>) {
    let Reading { number, tried, .. } = &context.table.reading;
    let (own, games) = (context.props.game.clone(), context.props.games.clone());
    let (board, tell) = (context.board.cloned(), context.tell.clone());
    use_effect_with((*number, tried.clone()), move |(number, tried)| {
        let number = *number;
        let trial = tried.as_ref().and_then(|source| {
            let unseen = Board::unseen(&own, source.text())?;
            let (source, hidden) = (source.clone(), unseen.board().clone());
            let shown = board.as_ref().map(Board::record);
            let heard = move |event| {
                let lay = |source: &Source| lay_out(board.as_ref(), &own, &games, source, &tell);
                match (&event, &source) {
                    // Meanwhile something may have been played here.
                    (BoardEvent::Ready, Source::Followed(_))
                        if board.as_ref().map(Board::record) != shown => {}
                    (BoardEvent::Ready, Source::Shelf(_) | Source::Followed(_)) => lay(&source),
                    // As the board writes it, however it was typed.
                    (BoardEvent::Ready, Source::Sent(_) | Source::Part(_)) => {
                        lay(&Source::Sent(hidden.record()));
                    }
                    (BoardEvent::Error(_), Source::Shelf(kept)) => {
                        shelf::set_aside(kept.clone());
                        tell.emit(shelf::look(&games));
                    }
                    _ => {}
                }
                tell.emit(Message::Tried(number, event));
            };
            let listening = unseen.board().listen(heard);
            unseen.wake();
            Some((listening, unseen))
        });
        move || drop(trial)
    });
}

/// Puts a valid record on the board, unless another page shows it.
fn lay_out(board: Option<&Board>, own: &str, games: &[GameEntry], source: &Source, tell: &Callback<Message>) {
    let text = source.text();
    let other = record::tag(text, "Game").filter(|game| *game != own);
    if let Some(entry) = other.and_then(|other| games.iter().find(|entry| entry.id == other)) {
        let _ = page::window().location().assign(&format!("{}{}", entry.href, link::fragment(text)));
        return;
    }
    let Some(board) = board else { return };
    for name in ["steps", "position", "setup", "options"] {
        board.set(name, None);
    }
    board.set("record", Some(text));
    let ready = board.begin();
    if let (
        Some(ready),
        Source::Shelf(Kept { at: Some(at), .. }) | Source::Followed(Kept { at: Some(at), .. }),
    ) = (ready, source)
    {
        let (board, at) = (board.clone(), *at);
        spawn_local(async move {
            let _ = JsFuture::from(ready).await;
            moves::go(&board, &record::turns(&board.record()), at);
        });
    }
    if matches!(source, Source::Sent(_)) && link::carried(&page::fragment()).is_some() {
        page::plain_address();
    }
    let kept = match source {
        Source::Shelf(kept) | Source::Followed(kept) => Some(kept.clone()),
        Source::Sent(record) | Source::Part(record) => shelf::with_record(games, record),
    };
    tell.emit(Message::Taken { kept, followed: matches!(source, Source::Followed(_)) });
}

/// Says what is wrong with what was sent, and offers what can be read.
pub(super) fn wrong(lang: Lang, wrong: &Wrong, tell: &Callback<Message>) -> Html {
    let (said, rest) = match wrong {
        Wrong::Nothing => (words::read_nothing(lang), &None),
        Wrong::Noted => (words::link_noted(lang), &None),
        Wrong::Cut(rest) => (words::link_cut(lang), rest),
        Wrong::Changed(rest) => (words::link_changed(lang), rest),
        Wrong::Perhaps => (words::link_perhaps(lang), &None),
        Wrong::Refused(why) => (words::read_wrong(lang, why), &None),
    };
    let offer = rest.clone().map(|rest| {
        let turns = record::turns(&rest).len();
        let show = tell.reform(move |_: MouseEvent| Message::Read(Source::Part(rest.clone())));
        html! { <>{ " " }<button type="button" onclick={show}>{ words::link_rest(lang, turns) }</button></> }
    });
    html! { <>{ said }{ offer.unwrap_or_default() }</> }
}
