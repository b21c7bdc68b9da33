//! Unfinished games, kept on the reader's machine so that they can be continued later.
//!
//! A page opens with the game that was last played there. A game that can no longer be
//! played (damaged, of a game that is gone, refused by the rules) is reported and set aside
//! as text to copy, so that it is never in the way. A game for which there is no room is
//! offered as text too. Two tables of one game each keep their own, unless one goes on from
//! the other.

use std::cell::RefCell;
use std::rc::Rc;

use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use yew::{
    Callback, Html, NodeRef, UseStateHandle, hook, html, use_effect_with, use_mut_ref, use_node_ref,
    use_state_eq,
};

use super::seating::Seating;
use super::seen::Seen;
use super::{GameEntry, record};
use crate::clipboard::copy;
use crate::words;
use mbao_viewer::link;
use mbao_viewer::storage::{self, Store, not_kept_place};

const KEY: &str = "mbao.games";
/// The keys of what a table keeps.
const KEYS: &str = "mbao.games mbao.play mbao.series";
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

impl Kept {
    /// Whether this is `earlier`, perhaps played on.
    fn goes_on_from(&self, earlier: &Self) -> bool {
        goes_on(&self.record, &earlier.record)
    }

    /// Whether this is the game with that record, played on.
    fn is_further(&self, record: &str) -> bool {
        self.record != record && goes_on(&self.record, record)
    }
}

fn goes_on(record: &str, earlier: &str) -> bool {
    let headers = |record: &str| record.split_once("\n\n").map(|(headers, _)| headers.to_owned());
    headers(record) == headers(earlier) && record::leads(&record::turns(earlier), &record::turns(record))
}

thread_local! {
    static GAMES: Store<Vec<Kept>> = const { Store::list(KEY) };
}

/// Puts a game first, in place of the one of its game and set-up that the same page kept before, with this record.
/// Games that other pages play stay, unless this one goes on from them. If another goes on from this one, it is there
/// already.
fn put(games: &mut Vec<Kept>, kept: &Kept, before: Option<&str>) {
    take(games, kept, before);
    games.retain(|one| !kept.goes_on_from(one));
    if !games.iter().any(|other| other.goes_on_from(kept)) {
        games.insert(0, kept.clone());
        games.truncate(MOST);
    }
}

/// Takes the game away that this page kept before.
fn take(games: &mut Vec<Kept>, kept: &Kept, before: Option<&str>) {
    let alike = |one: &Kept| one.game == kept.game && one.setup == kept.setup;
    games.retain(|one| !alike(one) || before != Some(&one.record));
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
fn set_aside(kept: Kept) {
    if storage::set_aside(KEY, &kept.record) {
        forget(kept);
    }
}

fn forget(kept: Kept) {
    GAMES.with(|games| games.change(move |games| games.retain(|one| one.record != kept.record)));
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
pub(super) fn refuse(kept: Kept) {
    set_aside(kept);
}

/// A table, as the shelf sees it.
pub(super) struct Table<'a> {
    pub seen: &'a Seen,
    /// Who sits at it, once somebody does.
    pub seating: Option<Seating>,
    /// The record with which this page kept its game, or found it.
    pub before: Rc<RefCell<Option<String>>>,
    /// Takes up the game, which another page has played on, unless something was played here.
    pub follow: Callback<Kept>,
}

/// Keeps the game on the board once somebody has sat down to it, and lists the other kept games;
/// `refused` counts those that could not be played.
#[hook]
pub(super) fn use_shelf(
    lang: Lang,
    table: Table<'_>,
    games: &[GameEntry],
    refused: u32,
    said: &UseStateHandle<String>,
) -> Html {
    let Table { seen, seating, before, follow } = table;
    let shown = use_node_ref();
    let kept = use_state_eq(Vec::<Kept>::new);
    let aside = use_state_eq(|| None::<String>);
    let finished = seen.outcome().is_some() && seen.at == seen.turns.len();

    let on_board = seating.map(|seating| (seen.whole.clone(), seen.at, finished, seating));
    let own = before.clone();
    use_effect_with((on_board, seen.begun), move |(on_board, _)| {
        let Some((record, at, finished, seating)) = on_board else { return };
        let name = |tag| record::tag(record, tag).unwrap_or_default().to_owned();
        let (at, seating) = (Some(*at), Some(*seating));
        let kept = Kept { game: name("Game"), setup: name("Setup"), record: record.clone(), at, seating };
        if !finished && record::turns(record).is_empty() {
            return;
        }
        let before = own.replace((!finished).then(|| record.clone()));
        let change = if *finished { take } else { put };
        GAMES.with(|games| games.change(move |games| change(games, &kept, before.as_deref())));
    });

    // What the listener needs to know, while the game goes on.
    let now = use_mut_ref(|| None);
    let idle = !seen.pressed && before.borrow().as_ref() == Some(&seen.whole);
    now.replace(idle.then(|| seen.whole.clone()));
    let (set, set_aside, entries) = (kept.setter(), aside.setter(), games.to_vec());
    use_effect_with(refused, move |_| {
        let look = move || {
            let all = load(&entries);
            // A table at which nothing was played follows the game that it shows.
            let shown = now.borrow().clone();
            if let Some(on) = all.iter().find(|one| shown.as_ref().is_some_and(|shown| one.is_further(shown)))
            {
                follow.emit(on.clone());
            }
            set.set(all);
            set_aside.set(storage::aside(KEY));
        };
        look();
        let heard = GAMES.with(|games| games.listen(look));
        move || drop(heard)
    });

    let line = |one: &Kept| {
        let entry = games.iter().find(|entry| entry.id == one.game)?;
        let setup = entry.setups.iter().find(|setup| setup.name == one.setup);
        let turns = record::turns(&one.record).len();
        let forget = {
            let one = one.clone();
            move |_| forget(one.clone())
        };
        let setup = setup.map(|setup| setup.label.clone()).unwrap_or_default();
        Some(html! {
            <li key={one.record.clone()}>
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
        let forget = move |_| {
            storage::forget_aside(KEY);
            aside.set(None);
        };
        html! { <button type="button" onclick={forget}>{ words::shelf_forget(lang) }</button> }
    };
    html! {
        <>
            <section class="shelf" hidden={lines.is_empty()}>
                <h2>{ words::shelf(lang) }</h2>
                <ul>{ for lines }</ul>
            </section>
            if let Some(text) = &*aside {
                <section class="kept-aside">
                    <p role="status">{ words::shelf_aside(lang) }</p>
                    { as_text(lang, text.clone(), shown, said, Callback::noop(), forget) }
                </section>
            }
        </>
    }
}

/// A text that cannot be played or kept, to copy.
fn as_text(
    lang: Lang,
    text: String,
    shown: NodeRef,
    said: &UseStateHandle<String>,
    copied: Callback<()>,
    more: Html,
) -> Html {
    let copy = {
        let (text, shown, said) = (text.clone(), shown.clone(), said.setter());
        move |_| {
            copied.emit(());
            let (copied, select) = (words::record_copied(lang), words::record_select(lang));
            copy(text.clone(), shown.clone(), said.clone(), copied, select);
        }
    };
    html! {
        <>
            <details>
                <summary>{ words::record_text(lang) }</summary>
                <textarea ref={shown} rows="6" readonly=true spellcheck="false" aria-label={words::record_text(lang)}
                    value={text} />
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
pub(super) fn use_not_kept(lang: Lang, seen: &Seen, said: &UseStateHandle<String>) -> Html {
    let (copied, shown) = (use_state_eq(String::new), use_node_ref());
    let save = (!seen.turns.is_empty()).then(|| {
        let (set, whole) = (copied.setter(), seen.whole.clone());
        let copied = Callback::from(move |()| set.set(whole.clone()));
        as_text(lang, seen.whole.clone(), shown, said, copied, Html::default())
    });
    let asks = seen.under_way() && *copied != seen.whole;
    not_kept_place(KEYS, asks, save.unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game with these turns of South's and North's.
    fn kept(game: &str, turns: &str) -> Kept {
        let (game, setup) = (game.to_owned(), "i".to_owned());
        let record = format!("Game: {game}\nSetup: i\n\n{turns}\n");
        Kept { game, setup, record, at: None, seating: None }
    }

    #[test]
    fn the_newest_stand_first_and_once() {
        let mut games = Vec::new();
        for number in 0..30 {
            put(&mut games, &kept(&format!("game {number}"), "1. c1"), None);
        }
        let (before, now) = (kept("game 20", "1. c1"), kept("game 20", "1. d1"));
        put(&mut games, &now, Some(&before.record));
        assert_eq!((games.len(), &games[0], games[1].game.as_str()), (MOST, &now, "game 29"));
        // A new game replaces the one that this page left, but not one of another set-up.
        let other = Kept { setup: "j".to_owned(), ..kept("game 20", "1. e1") };
        put(&mut games, &other, Some(&now.record));
        assert_eq!(games[..2], [other, now.clone()]);
        take(&mut games, &now, Some(&now.record));
        assert_eq!(games.len(), MOST - 1);
    }

    #[test]
    fn two_tables_of_one_game_keep_both_unless_one_goes_on_from_the_other() {
        let [first, second, third] =
            ["1. c1", "1. c1  d2", "1. c1  d2\n2. e1"].map(|turns| kept("ndoto", turns));
        let mut games = Vec::new();
        put(&mut games, &first, None);
        put(&mut games, &second, Some(&first.record));
        // A page that still shows the first turn, or goes on from the second.
        put(&mut games, &first, Some(&first.record));
        assert_eq!(games, std::slice::from_ref(&second));
        put(&mut games, &third, None);
        assert_eq!(games, std::slice::from_ref(&third));
        let away = kept("ndoto", "1. c1  f2");
        put(&mut games, &away, Some(&first.record));
        assert_eq!(games, [away.clone(), third.clone()]);
        // The end of one leaves the other.
        take(&mut games, &away, Some(&away.record));
        assert_eq!(games, [third]);
    }

    #[test]
    fn games_of_earlier_versions_are_read() {
        let text = r#"{ "game": "ndoto", "setup": "m", "record": "Game: ndoto" }"#;
        let read: Kept = serde_json::from_str(text).expect("a game");
        assert_eq!((read.at, read.seating), (None, None));
    }
}
