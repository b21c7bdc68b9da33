//! Looks up a position and its turns in a table.

use std::collections::btree_map::Entry;
use std::collections::{BTreeMap, BTreeSet};

use mbao_tables::{Unpacked, arrangement};
use mbao_viewer::board_element::{Side, State};
use mbao_viewer::library::Game;
use wasm_bindgen::JsValue;

/// The most moves that are tried to list the turns of a position.
const TRIES: u32 = 600;

/// How a game ends from some position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Result {
    /// The fewest seeds that South has in the end.
    pub low: u32,
    /// The most seeds that South has in the end.
    pub high: u32,
    /// Turns to the end; `mbao_tables::NEVER` if there is no number.
    pub turns: u8,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct End {
    pub way: Vec<String>,
    pub result: Result,
}

/// What a table says of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Found {
    pub result: Result,
    pub ends: Vec<End>,
    /// Whether these are all turns.
    pub whole: bool,
    pub mover: Side,
    /// Seeds in the mover's store.
    pub stored: u32,
    pub in_play: u32,
    /// Seeds of the game.
    pub total: u32,
}

/// Seeds in the pits.
pub(super) fn in_play(state: &State) -> u32 {
    state.rows.iter().flatten().map(|&seeds| u32::from(seeds)).sum()
}

/// How the game ends from a position at the beginning of a turn, or how it has ended.
fn result_of(table: &Unpacked, state: &State) -> Option<Result> {
    if let Some(outcome) = &state.outcome {
        let south = outcome.score.0;
        return Some(Result { low: south, high: south, turns: 0 });
    }
    let [north, south] = state.rows.as_slice() else { return None };
    let begins = state.mover == Side::South;
    let worth = table.worth(&arrangement(north, south, begins))?;
    let (low, high, all) = (u32::from(worth.low), u32::from(worth.high), in_play(state));
    let (low, high) = if begins { (low, high) } else { (all - high, all - low) };
    let stored = u32::from(state.stores.0);
    Some(Result { low: stored + low, high: stored + high, turns: worth.turns })
}

/// What distinguishes two points of a turn.
type Point = (Vec<Vec<u8>>, (u8, u8), u32);

/// Finds the ways through the turn that is under way; of several ways to the same end, the shortest found.
struct Ways<'a> {
    game: &'a Game,
    table: &'a Unpacked,
    turn: u32,
    seen: BTreeSet<Point>,
    /// The place of an end among `ends`.
    places: BTreeMap<Point, usize>,
    ends: Vec<End>,
    tries: u32,
}

impl Ways<'_> {
    fn go(&mut self, way: &mut Vec<String>) -> std::result::Result<(), JsValue> {
        let state = self.game.state()?;
        let point = (state.rows.clone(), state.stores, state.turn);
        if state.turn != self.turn || state.outcome.is_some() {
            let result = result_of(self.table, &state).ok_or("the table lacks a position")?;
            let end = End { way: way.clone(), result };
            match self.places.entry(point) {
                Entry::Vacant(place) => {
                    place.insert(self.ends.len());
                    self.ends.push(end);
                }
                Entry::Occupied(place) => {
                    let known = &mut self.ends[*place.get()];
                    if known.way.len() > way.len() {
                        *known = end;
                    }
                }
            }
            return Ok(());
        }
        // A point that was reached before leads to the same ends: it is not followed again.
        if !self.seen.insert(point) {
            return Ok(());
        }
        for action in self.game.legal()? {
            self.tries += 1;
            if self.tries > TRIES {
                break;
            }
            self.game.play(&action)?;
            way.push(action);
            self.go(way)?;
            way.pop();
            self.game.undo()?;
        }
        Ok(())
    }
}

/// The worth of the position of a record, and the results of its turns.
pub(super) async fn look(game: &str, record: &str, table: &Unpacked) -> std::result::Result<Found, JsValue> {
    let game = Game::replay(game, record).await?;
    let state = game.state()?;
    let mut ways = Ways {
        game: &game,
        table,
        turn: state.turn,
        seen: BTreeSet::new(),
        places: BTreeMap::new(),
        ends: Vec::new(),
        tries: 0,
    };
    ways.go(&mut Vec::new())?;
    let (ends, whole) = (ways.ends, ways.tries <= TRIES);
    // Tables hold no positions in mid-turn.
    let result = match state.pending {
        Some(_) => best(&ends, state.mover),
        None => result_of(table, &state),
    };
    let in_play = in_play(&state);
    let (south, north) = (u32::from(state.stores.0), u32::from(state.stores.1));
    Ok(Found {
        result: result.ok_or("the table lacks this position")?,
        ends,
        whole,
        mover: state.mover,
        stored: state.mover.of((south, north)),
        in_play,
        total: in_play + south + north,
    })
}

/// The best result that the mover can still reach in a turn.
fn best(ends: &[End], mover: Side) -> Option<Result> {
    let results = || ends.iter().map(|end| end.result);
    let (low, high) = match mover {
        Side::South => (results().map(|one| one.low).max()?, results().map(|one| one.high).max()?),
        Side::North => (results().map(|one| one.low).min()?, results().map(|one| one.high).min()?),
    };
    Some(Result { low, high, turns: results().map(|one| one.turns).min()? })
}

impl Found {
    /// Who wins for certain.
    pub fn winner(&self) -> Option<Side> {
        if 2 * self.result.low > self.total {
            Some(Side::South)
        } else if 2 * self.result.high < self.total {
            Some(Side::North)
        } else {
            None
        }
    }

    fn sure(&self, result: Result) -> u32 {
        self.mover.of((result.low, self.total - result.high))
    }

    /// The turns, each with whether it gives nothing up, sorted by the seeds that the mover is sure of.
    /// Among equals, the soonest end comes first if the mover gets at least half of the seeds in play,
    /// otherwise the latest.
    pub fn turns(&self) -> Vec<(&End, bool)> {
        let most = self.ends.iter().map(|end| self.sure(end.result)).max().unwrap_or(0);
        let hurries = 2 * most.saturating_sub(self.stored) >= self.in_play;
        let mut turns: Vec<&End> = self.ends.iter().collect();
        turns.sort_by_key(|end| {
            let left = i16::from(end.result.turns);
            (u32::MAX - self.sure(end.result), if hurries { left } else { -left })
        });
        turns.into_iter().map(|end| (end, self.sure(end.result) == most)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn end(way: &str, low: u32, high: u32, turns: u8) -> End {
        End { way: vec![way.to_owned()], result: Result { low, high, turns } }
    }

    fn found(mover: Side, stored: u32, ends: Vec<End>) -> Found {
        let result = best(&ends, mover).expect("some turns");
        Found { result, ends, whole: true, mover, stored, in_play: 8, total: 32 }
    }

    fn ways(found: &Found) -> Vec<(&str, bool)> {
        found.turns().into_iter().map(|(end, kept)| (end.way[0].as_str(), kept)).collect()
    }

    #[test]
    fn who_gets_more_hurries_and_the_other_delays() {
        let ends = || vec![end("a1", 17, 17, 9), end("b1", 16, 16, 1), end("c1", 17, 17, 4)];
        // South has 12 and is sure of five of the eight.
        assert_eq!(ways(&found(Side::South, 12, ends())), [("c1", true), ("a1", true), ("b1", false)]);
        // With 14, only three more make the 17.
        assert_eq!(ways(&found(Side::South, 14, ends())), [("a1", true), ("c1", true), ("b1", false)]);
        // North is better off with South's 16, which leave North four of the eight.
        assert_eq!(ways(&found(Side::North, 12, ends())), [("b1", true), ("c1", false), ("a1", false)]);
    }

    #[test]
    fn a_win_is_certain_beyond_the_half() {
        let winner = |low, high| found(Side::South, 12, vec![end("a1", low, high, 3)]).winner();
        assert_eq!(winner(17, 20), Some(Side::South));
        assert_eq!(winner(10, 15), Some(Side::North));
        assert_eq!([winner(16, 16), winner(16, 20), winner(12, 16)], [None; 3]);
    }

    #[test]
    fn the_mover_makes_the_best_of_a_turn() {
        let ends = [end("x", 14, 18, 5), end("o", 15, 16, 7)];
        assert_eq!(best(&ends, Side::South), Some(Result { low: 15, high: 18, turns: 5 }));
        assert_eq!(best(&ends, Side::North), Some(Result { low: 14, high: 16, turns: 5 }));
        assert_eq!(best(&[], Side::South), None);
    }
}
