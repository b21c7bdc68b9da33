//! Reads records. A record is tried on a hidden board first, so that a bad one
//! leaves the game as it is.

use wasm_bindgen_futures::{JsFuture, spawn_local};
use yew::{Callback, hook, use_effect_with, use_state_eq};

use super::shelf::Kept;
use super::{GameEntry, moves, record};
use mbao_viewer::board_element::{Board, BoardEvent};
use mbao_viewer::{link, page};

/// Where a record comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Source {
    /// From an address, a file, or what the reader pasted.
    Sent(String),
    /// From the games that are kept here.
    Shelf(Kept),
    /// The game on the board, which another page has played on.
    Followed(Kept),
}

impl Source {
    fn text(&self) -> &str {
        match self {
            Self::Sent(text) => text,
            Self::Shelf(kept) | Self::Followed(kept) => &kept.record,
        }
    }
}

/// A way to read records.
pub(super) struct Reading {
    /// Reads a record.
    pub read: Callback<Source>,
    /// What was wrong with the last record that was sent.
    pub wrong: Option<String>,
}

/// What happens to a record that was read.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Heed {
    /// Called with a record that is on the board now.
    pub taken: Callback<Source>,
    /// Called with a kept game that cannot be played.
    pub refused: Callback<Kept>,
}

/// Puts records on the board; records of other games open on their own pages.
#[hook]
pub(super) fn use_reading(board: Option<Board>, game: &str, games: Vec<GameEntry>, heed: Heed) -> Reading {
    // The record that is being tried, with a number so that the same text can be tried again.
    let tried = use_state_eq(|| (0_u32, None::<Source>));
    let wrong = use_state_eq(|| None::<String>);

    let (end, fail, own) = (tried.setter(), wrong.setter(), game.to_owned());
    use_effect_with((*tried).clone(), move |(number, tried)| {
        let number = *number;

        let trial = tried.as_ref().and_then(|source| {
            let unseen = Board::unseen(&own, source.text())?;
            let source = source.clone();
            let shown = board.as_ref().map(Board::record);
            let told = move |told| {
                match (told, &source) {
                    (BoardEvent::Ready, _) => {
                        fail.set(None);
                        // Meanwhile something may have been played here.
                        let stale = matches!(source, Source::Followed(_))
                            && board.as_ref().map(Board::record) != shown;
                        if !stale && accept(board.as_ref(), &own, &games, &source) {
                            heed.taken.emit(source.clone());
                        }
                    }
                    (BoardEvent::Error(_), Source::Shelf(kept)) => heed.refused.emit(kept.clone()),
                    // A kept game is not at fault if nothing can be played now.
                    (BoardEvent::Error(message) | BoardEvent::Unloaded(message), _) => {
                        fail.set(Some(message));
                    }
                    _ => return,
                }
                end.set((number, None));
            };
            let listening = unseen.board().listen(told);
            unseen.wake();
            Some((listening, unseen))
        });
        move || drop(trial)
    });

    let read = {
        let tried = tried.clone();
        Callback::from(move |source: Source| tried.set((tried.0 + 1, Some(source))))
    };
    Reading { read, wrong: (*wrong).clone() }
}

/// Puts a valid record on the board; `false` if another page shows it.
fn accept(board: Option<&Board>, own: &str, games: &[GameEntry], source: &Source) -> bool {
    let text = source.text();
    let other = record::tag(text, "Game").filter(|game| *game != own);
    if let Some(entry) = other.and_then(|other| games.iter().find(|entry| entry.id == other)) {
        let _ = page::window().location().assign(&format!("{}{}", entry.href, link::fragment(text)));
        return false;
    }
    let Some(board) = board else { return false };
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
    if link::record(&page::window().location().hash().unwrap_or_default()).is_some() {
        page::plain_address();
    }
    true
}
