//! Unfinished games, kept on the reader's machine to go on with later.

use mbao_words::Lang;
use serde::{Deserialize, Serialize};
use yew::{Html, hook, html, use_effect_with, use_state_eq};

use super::seen::Seen;
use super::{GameEntry, link, record};
use crate::words;
use mbao_viewer::storage;

const KEY: &str = "mbao.games";
/// How many games are kept.
const MOST: usize = 20;

/// An unfinished game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Kept {
    game: String,
    setup: String,
    record: String,
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

/// Keeps the game on the board, and lists the other games that are kept.
#[hook]
pub(super) fn use_shelf(lang: Lang, seen: &Seen, games: &[GameEntry]) -> Html {
    let kept = use_state_eq(Vec::<Kept>::new);
    let set = kept.setter();
    let finished = seen.outcome().is_some();
    use_effect_with((seen.record.clone(), finished), move |(record, finished)| {
        // Read again each time: another page may have kept something in the meantime.
        let mut kept: Vec<Kept> = storage::load_list(KEY);
        let name = |tag| record::tag(record, tag).unwrap_or_default().to_owned();
        if *finished {
            take(&mut kept, &name("Game"), &name("Setup"));
        } else if !record::turns(record).is_empty() {
            put(&mut kept, Kept { game: name("Game"), setup: name("Setup"), record: record.clone() });
        }
        storage::keep(KEY, &kept);
        set.set(kept);
    });
    let line = |one: &Kept| {
        let entry = games.iter().find(|entry| entry.id == one.game)?;
        let setup = entry.setups.iter().find(|setup| setup.name == one.setup);
        let turns = record::turns(&one.record).len();
        let forget = {
            let (kept, one) = (kept.clone(), one.clone());
            move |_| {
                let mut games: Vec<Kept> = storage::load_list(KEY);
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
    let others = kept.iter().filter(|one| one.record != seen.record);
    let lines: Vec<Html> = others.filter_map(line).collect();
    html! {
        <section class="shelf" hidden={lines.is_empty()}>
            <h2>{ words::shelf(lang) }</h2>
            <ul>{ for lines }</ul>
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_stand_first_and_once() {
        let kept = |game: &str, record: &str| Kept {
            game: game.to_owned(),
            setup: "i".to_owned(),
            record: record.to_owned(),
        };
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
}
