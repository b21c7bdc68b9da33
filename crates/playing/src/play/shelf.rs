//! Unfinished games, kept on the reader's machine so that they can be continued later.
//!
//! A page opens with the game that was last played there. A game that can no longer be
//! played (damaged, of a game that is gone, refused by the rules) is reported and set aside
//! as text to copy, so that it is never in the way. A game for which there is no room is
//! offered as text too. Two tables of one game each keep their own, unless one goes on from
//! the other.

use std::rc::Rc;

use serde::{Deserialize, Serialize};
use web_sys::MouseEvent;
use yew::{Callback, Html, NodeRef, hook, html, use_effect_with, use_node_ref, use_state_eq};

use super::seating::Seating;
use super::seen::Seen;
use super::table::Message;
use super::{Context, GameEntry, record};
use crate::clipboard::copying;
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

/// What a table knows of the games that are kept.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Shelf {
    pub kept: Rc<Vec<Kept>>,
    /// Games that cannot be played any more, as text.
    pub aside: Option<String>,
    /// The record with which this page kept its game, or found it.
    pub before: Option<String>,
}

impl Shelf {
    /// The game that is `shown`, played on by another page; `None` if this page has played on itself.
    pub fn further(&self, kept: &[Kept], shown: Option<&String>) -> Option<Kept> {
        let shown = shown.filter(|shown| self.before.as_ref() == Some(shown))?;
        kept.iter().find(|one| one.is_further(shown)).cloned()
    }
}

/// The game on a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OnBoard {
    kept: Kept,
    /// Whether the board shows its end: it is not kept any more.
    finished: bool,
}

impl OnBoard {
    /// `None` if nothing was played.
    pub fn of(seen: &Seen, seating: Seating) -> Option<Self> {
        let finished = seen.outcome().is_some() && seen.at == seen.turns.len();
        let name = |tag| record::tag(&seen.whole, tag).unwrap_or_default().to_owned();
        let kept = || Kept {
            game: name("Game"),
            setup: name("Setup"),
            record: seen.whole.clone(),
            at: Some(seen.at),
            seating: Some(seating),
        };
        (finished || !seen.turns.is_empty()).then(|| Self { kept: kept(), finished })
    }

    /// The record with which it is kept.
    pub fn record(&self) -> Option<String> {
        (!self.finished).then(|| self.kept.record.clone())
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
pub(super) fn set_aside(kept: Kept) {
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

/// Looks at what is kept now.
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
        let look = move || tell.emit(look(&games));
        look();
        let heard = GAMES.with(|games| games.listen(look));
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
    let turns = record::turns(&one.record).len();
    let forget = {
        let one = one.clone();
        move |_| forget(one.clone())
    };
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
