//! Tasks that are done by pressing pits, before anything is played.

use mbao_rules::{Error, Event, Game};
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
    /// Where the handful is lifted, if it comes from a pit.
    pub start: Option<String>,
}

/// Why there is nothing to press.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unpressed {
    /// The turn cannot be played.
    Refused(Error),
    /// It sows nothing.
    SowsNothing,
    /// It leaves a choice open, so it cannot be shown to its end.
    Open,
}

impl Unpressed {
    /// The reason in words.
    #[must_use]
    pub fn message(&self) -> String {
        match self {
            Self::Refused(why) => why.message().to_owned(),
            Self::SowsNothing => "the turn sows nothing".to_owned(),
            Self::Open => "the turn leaves something to choose".to_owned(),
        }
    }
}

/// The pits to press at a point of a game.
///
/// # Errors
/// [`Unpressed`].
pub fn pressed(press: &Press, game: &Game) -> Result<Pressed, Unpressed> {
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

fn last(action: &str, game: &Game) -> Result<Pressed, Unpressed> {
    let mut after = game.clone();
    let events = after.play_text(action).map_err(Unpressed::Refused)?;
    if after.outcome().is_none() && after.state().pending.is_some() {
        return Err(Unpressed::Open);
    }
    let is_sown = |event: &&Event| matches!(event, Event::Sow { .. } | Event::Skip { .. });
    let handful = events.iter().skip_while(|event| !is_sown(event)).take_while(is_sown);
    let sown = handful.filter(|event| matches!(event, Event::Sow { .. }));
    let way: Vec<String> = sown.filter_map(Event::pit).map(|pit| pit.as_str().to_owned()).collect();
    let Some(last) = way.last() else { return Err(Unpressed::SowsNothing) };
    let start = events.iter().take_while(|event| !is_sown(event)).find_map(|event| match event {
        Event::Lift { pit, .. } => Some(pit.as_str().to_owned()),
        _ => None,
    });
    Ok(Pressed { groups: vec![vec![last.clone()]], way, start })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pits_to_press_are_the_movers_rows_or_the_end_of_a_handful() {
        let two = Game::start("enkeshui").expect("a game");
        let own = pressed(&Press::Own, &two).expect("own pits");
        assert_eq!(own.groups, [["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"]]);
        let position = "2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 n 0-0";
        let four = Game::builder("omweso").position(position).start().expect("a game");
        let rows: Vec<String> =
            pressed(&Press::Own, &four).expect("own pits").groups.iter().map(|row| row[0].clone()).collect();
        assert_eq!(rows, ["a3", "a4"]);
        let last = pressed(&Press::LastOf("e1".to_owned()), &two).expect("a handful");
        assert_eq!(
            (last.way.join(" ").as_str(), last.groups.concat()),
            ("f1 g1 h1 h2", vec!["h2".to_owned()])
        );
    }

    #[test]
    fn nothing_is_asked_that_cannot_be_shown() {
        let game = Game::start("enkeshui").expect("a game");
        // A bull cannot start; after c1 a direction or a capture has to be chosen.
        assert!(matches!(pressed(&Press::LastOf("z9".to_owned()), &game), Err(Unpressed::Refused(_))));
        assert_eq!(pressed(&Press::LastOf("c1".to_owned()), &game), Err(Unpressed::Open));
        assert!(!Unpressed::Open.message().is_empty());
    }
}
