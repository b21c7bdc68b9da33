//! Unfinished games, kept on the reader's machine so that they can be continued later.
//!
//! A page opens with the game that was last played there. A game that can no longer be
//! played (damaged, of a game that is gone, refused by the rules) is reported and set aside
//! as text to copy, so that it is never in the way. A game for which there is no room is
//! offered as text too.

use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use yew::{Callback, Html, NodeRef, UseStateHandle, hook, html, use_effect_with, use_node_ref, use_state_eq};

use super::seating::Seating;
use super::seen::Seen;
use super::{GameEntry, record};
use crate::clipboard::copy;
use crate::words;
use mbao_viewer::{link, storage};

const KEY: &str = "mbao.games";
/// How many games are kept.
const MOST: usize = 20;

/// An unfinished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Kept {
    pub game: String,
    pub setup: String,
    /// The whole game, with the turns that were gone back over.
    pub record: String,
    /// How many of its turns the board showed.
    #[serde(default)]
    pub at: Option<usize>,
    #[serde(default)]
    pub seating: Option<Seating>,
}

/// Puts a game first; it replaces one of the same game and set-up.
fn put(games: &mut Vec<Kept>, kept: Kept) {
    take(games, &kept.game, &kept.setup);
    games.insert(0, kept);
    games.truncate(MOST);
}

fn take(games: &mut Vec<Kept>, game: &str, setup: &str) {
    games.retain(|kept| kept.game != game || kept.setup != setup);
}

/// The games that are kept; records of games that no longer exist are set aside.
fn load(games: &[GameEntry]) -> Vec<Kept> {
    let all: Vec<Kept> = storage::load_list(KEY);
    let (known, gone): (Vec<Kept>, Vec<Kept>) =
        all.into_iter().partition(|kept| games.iter().any(|entry| entry.id == kept.game));
    if !gone.is_empty() {
        for kept in &gone {
            storage::set_aside(KEY, &kept.record);
        }
        storage::keep(KEY, &known);
    }
    known
}

/// The kept game of this page that was played last.
pub(super) fn last(games: &[GameEntry], game: &str) -> Option<Kept> {
    load(games).into_iter().find(|kept| kept.game == game)
}

/// The game that is kept with this record, if any.
pub(super) fn with_record(games: &[GameEntry], record: &str) -> Option<Kept> {
    load(games).into_iter().find(|kept| kept.record.trim() == record.trim())
}

/// Sets a game aside that cannot be played.
pub(super) fn refuse(games: &[GameEntry], kept: &Kept) {
    storage::set_aside(KEY, &kept.record);
    let mut all = load(games);
    take(&mut all, &kept.game, &kept.setup);
    storage::keep(KEY, &all);
}

/// Keeps the game on the board once somebody has sat down to it, and lists the other kept games;
/// `refused` counts those that could not be played.
#[hook]
pub(super) fn use_shelf(
    lang: Lang,
    seen: &Seen,
    games: &[GameEntry],
    seating: Option<Seating>,
    refused: u32,
    said: &UseStateHandle<String>,
) -> Html {
    let (whole, shown) = (use_node_ref(), use_node_ref());
    let kept = use_state_eq(Vec::<Kept>::new);
    let aside = use_state_eq(|| None::<String>);
    let full = use_state_eq(|| false);
    let finished = seen.outcome().is_some() && seen.at == seen.turns.len();

    let (set, set_aside, set_full, entries) = (kept.setter(), aside.setter(), full.setter(), games.to_vec());
    let on_board = seating.map(|seating| (seen.whole.clone(), seen.at, finished, seating));
    use_effect_with((on_board, seen.begun, refused), move |(on_board, ..)| {
        // The list is read again each time: another page may have kept something in the meantime.
        let mut kept = load(&entries);
        if let Some((record, at, finished, seating)) = on_board {
            let name = |tag| record::tag(record, tag).unwrap_or_default().to_owned();
            let (game, setup) = (name("Game"), name("Setup"));
            if *finished {
                take(&mut kept, &game, &setup);
            } else if !record::turns(record).is_empty() {
                let (at, seating) = (Some(*at), Some(*seating));
                put(&mut kept, Kept { game, setup, record: record.clone(), at, seating });
            }
            set_full.set(!storage::keep(KEY, &kept));
        }
        set.set(kept);
        set_aside.set(storage::aside(KEY));
    });

    let line = |one: &Kept| {
        let entry = games.iter().find(|entry| entry.id == one.game)?;
        let setup = entry.setups.iter().find(|setup| setup.name == one.setup);
        let turns = record::turns(&one.record).len();
        let forget = {
            let (kept, one, entries) = (kept.clone(), one.clone(), games.to_vec());
            move |_| {
                let mut games = load(&entries);
                take(&mut games, &one.game, &one.setup);
                storage::keep(KEY, &games);
                kept.set(games);
            }
        };
        let setup = setup.map(|setup| setup.label.clone()).unwrap_or_default();
        Some(html! {
            <li key={format!("{} {}", one.game, one.setup)}>
                <a href={format!("{}{}", entry.href, link::fragment(&one.record))}>
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
    };
    let others = kept.iter().filter(|one| one.record != seen.whole);
    let lines: Vec<Html> = others.filter_map(line).collect();
    let forget = {
        let aside = aside.setter();
        Callback::from(move |()| {
            storage::forget_aside(KEY);
            aside.set(None);
        })
    };
    html! {
        <>
            <section class="shelf" hidden={lines.is_empty()}>
                <h2>{ words::shelf(lang) }</h2>
                <ul>{ for lines }</ul>
            </section>
            if *full {
                { Aside { message: words::shelf_full(lang), text: seen.whole.clone(), shown: whole, forget: None }.html(lang, said) }
            }
            if let Some(text) = &*aside {
                { Aside { message: words::shelf_aside(lang), text: text.clone(), shown, forget: Some(forget) }.html(lang, said) }
            }
        </>
    }
}

/// A text that cannot be played or kept. It can be copied and, if it is kept, deleted.
struct Aside {
    /// What is wrong with it.
    message: String,
    text: String,
    /// Where the text is shown.
    shown: NodeRef,
    forget: Option<Callback<()>>,
}

impl Aside {
    fn html(self, lang: Lang, said: &UseStateHandle<String>) -> Html {
        let Self { message, text, shown, forget } = self;
        let copy = {
            let (text, shown, said) = (text.clone(), shown.clone(), said.setter());
            let (copied, select) = (words::record_copied(lang), words::record_select(lang));
            move |_| copy(text.clone(), shown.clone(), said.clone(), copied.clone(), select.clone())
        };
        html! {
            <section class="kept-aside">
                <p role="status">{ message }</p>
                <details>
                    <summary>{ words::record_text(lang) }</summary>
                    <textarea ref={shown} rows="6" readonly=true spellcheck="false" aria-label={words::record_text(lang)}
                        value={text} />
                </details>
                <p class="controls">
                    <button type="button" onclick={copy}>{ words::record_copy(lang) }</button>
                    if let Some(forget) = forget {
                        <button type="button" onclick={move |_| forget.emit(())}>{ words::shelf_forget(lang) }</button>
                    }
                </p>
            </section>
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn kept(game: &str, record: &str) -> Kept {
        Kept {
            game: game.to_owned(),
            setup: "i".to_owned(),
            record: record.to_owned(),
            at: None,
            seating: None,
        }
    }

    #[test]
    fn the_newest_stand_first_and_once() {
        let mut games = Vec::new();
        for number in 0..30 {
            put(&mut games, kept(&format!("game {number}"), ""));
        }
        put(&mut games, kept("game 20", "longer"));
        assert_eq!(
            (games.len(), games[0].record.as_str(), games[1].game.as_str()),
            (MOST, "longer", "game 29")
        );
        take(&mut games, "game 20", "i");
        assert_eq!(games.len(), MOST - 1);
    }

    #[test]
    fn games_of_earlier_versions_are_read() {
        let text = r#"{ "game": "ndoto", "setup": "m", "record": "Game: ndoto" }"#;
        let read: Kept = serde_json::from_str(text).expect("a game");
        assert_eq!((read.at, read.seating), (None, None));
    }
}
