//! Tasks that are done by pressing pits, before anything is played.

use mbao_rules::{Event, Game};
use serde::Deserialize;

/// Which pits to press.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Press {
    /// One in each of the mover's own rows.
    Own,
    /// The pit in which the last seed of the first handful falls when the turn that this action begins is played:
    /// `{ last-of = "c1+" }` begins in c1. Files of before say `last`.
    #[serde(alias = "last")]
    LastOf(String),
}

/// The pits to press, found by the engine.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pressed {
    /// One pit of each group must be pressed, in any order.
    pub groups: Vec<Vec<String>>,
    /// The pits that get a seed each, in the order in which they are sown.
    pub way: Vec<String>,
}

/// The pits to press at a point of a game.
///
/// # Errors
/// Why there is nothing to press.
pub fn pressed(press: &Press, game: &Game) -> Result<Pressed, String> {
    match press {
        Press::Own => Ok(Pressed { groups: own(game), ..Pressed::default() }),
        Press::LastOf(action) => last(action, game),
    }
}

/// The mover's own pits, row by row from below.
fn own(game: &Game) -> Vec<Vec<String>> {
    let board = game.rules().board();
    let mut rows: Vec<Vec<String>> = Vec::new();
    for row in 1..=board.row_count() {
        let names = board.own_pits(game.mover()).map(|pit| board.name(pit));
        let mut row: Vec<String> =
            names.filter(|name| name.numbers().0 == row).map(|name| name.as_str().to_owned()).collect();
        row.sort();
        if !row.is_empty() {
            rows.push(row);
        }
    }
    rows
}

fn last(action: &str, game: &Game) -> Result<Pressed, String> {
    let mut after = game.clone();
    let events = after.play_text(action).map_err(|why| why.message().to_owned())?;
    if after.outcome().is_none() && after.state().pending.is_some() {
        return Err("the turn leaves something to choose".to_owned());
    }
    let is_sown = |event: &&Event| matches!(event, Event::Sow { .. } | Event::Skip { .. });
    let handful = events.iter().skip_while(|event| !is_sown(event)).take_while(is_sown);
    let sown = handful.filter(|event| matches!(event, Event::Sow { .. }));
    let way: Vec<String> = sown.filter_map(Event::pit).map(|pit| pit.as_str().to_owned()).collect();
    let last = way.last().ok_or("the turn sows nothing")?;
    Ok(Pressed { groups: vec![vec![last.clone()]], way })
}
