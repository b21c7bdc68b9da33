//! Reading a record. It is tried on a hidden board first, so that a bad record
//! leaves the game as it is.

use yew::{Callback, hook, use_effect_with, use_state_eq};

use super::{GameEntry, link, record};
use mbao_viewer::board_element::{Board, Told};
use mbao_viewer::page;

/// A way to read records.
pub(super) struct Reading {
    /// Reads a record.
    pub read: Callback<String>,
    /// What was wrong with the last record.
    pub wrong: Option<String>,
}

/// Puts records on the board; records of other games open on their own pages.
#[hook]
pub(super) fn use_reading(board: Option<Board>, game: &str, games: Vec<GameEntry>) -> Reading {
    // The record that is being tried, with a number so that the same text can be tried again.
    let tried = use_state_eq(|| (0_u32, None::<String>));
    let wrong = use_state_eq(|| None::<String>);

    let (end, fail, own) = (tried.setter(), wrong.setter(), game.to_owned());
    use_effect_with((*tried).clone(), move |(number, tried)| {
        let number = *number;

        let trial = tried.as_ref().and_then(|text| {
            let unseen = Board::unseen(&own, text)?;
            let text = text.clone();
            let told = move |told| {
                match told {
                    Told::Ready => {
                        fail.set(None);
                        accept(board.as_ref(), &own, &games, &text);
                    }
                    Told::Error(message) => fail.set(Some(message)),
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
        Callback::from(move |text: String| tried.set((tried.0 + 1, Some(text.trim().to_owned()))))
    };
    Reading { read, wrong: (*wrong).clone() }
}

/// Puts a valid record on the board.
fn accept(board: Option<&Board>, own: &str, games: &[GameEntry], text: &str) {
    let other = record::tag(text, "Game").filter(|game| *game != own);
    let window = page::window();
    if let Some(entry) = other.and_then(|other| games.iter().find(|entry| entry.id == other)) {
        let _ = window.location().assign(&format!("{}{}", entry.href, link::fragment(text)));
        return;
    }
    let Some(board) = board else { return };
    for name in ["steps", "position", "setup", "options"] {
        board.set(name, None);
    }
    board.set("record", Some(text));
    board.reset();
    board.show();
    // From here on the shelf keeps the game: the address would bring back the earlier one.
    let location = window.location();
    if link::record(&location.hash().unwrap_or_default()).is_some()
        && let (Ok(path), Ok(query), Ok(history)) = (location.pathname(), location.search(), window.history())
    {
        let _ = history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&(path + &query)));
    }
}
