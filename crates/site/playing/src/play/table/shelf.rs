//! Unfinished games, as they are kept and in their order. Two tables of one game each keep their own, unless one goes
//! on from the other.

use std::rc::Rc;

use serde::{Deserialize, Serialize};

use super::seating::Seating;
use super::seen::Seen;
use super::turns::leads;

/// How many games are kept.
const MOST: usize = 20;

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
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
pub struct Shelf {
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

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OnBoard {
    pub kept: Kept,
    /// Whether the board shows its end: it is not kept any more.
    pub finished: bool,
}

impl OnBoard {
    /// `None` if nothing was played.
    pub fn of(seen: &Seen, seating: Seating) -> Option<Self> {
        let finished = seen.outcome().is_some() && seen.at == seen.turns.len();
        let state = seen.state.as_ref()?;
        let kept = || Kept {
            game: state.game.clone(),
            setup: state.setup.clone(),
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
    headers(record) == headers(earlier) && leads(earlier, record)
}

/// Puts a game first, in place of the one of its game and set-up that the same page kept before, with this record.
/// Games that other pages play stay, unless this one goes on from them. If another goes on from this one, it is there
/// already.
pub fn put(games: &mut Vec<Kept>, kept: &Kept, before: Option<&str>) {
    take(games, kept, before);
    games.retain(|one| !kept.goes_on_from(one));
    if !games.iter().any(|other| other.goes_on_from(kept)) {
        games.insert(0, kept.clone());
        games.truncate(MOST);
    }
}

/// Takes the game away that this page kept before.
pub fn take(games: &mut Vec<Kept>, kept: &Kept, before: Option<&str>) {
    let alike = |one: &Kept| one.game == kept.game && one.setup == kept.setup;
    games.retain(|one| !alike(one) || before != Some(&one.record));
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
