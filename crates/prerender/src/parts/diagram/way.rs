//! The path of the seeds, in pictures: row by row round one player's ring, then both rings.

use std::fmt::Write as _;

use anyhow::{Result, ensure};
use mbao_board::Plan;
use mbao_content::Direction;
use yew::Html;

use super::beat::{self, Beat};
use super::track::{arrow, place, ways};
use crate::parts::boards::Shown;
use crate::route::Route;
use crate::words::home;

/// The pictures in order, each with its sentence.
pub(crate) fn strip(game: &str, direction: &Direction, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let still = Shown::setup(game, &direction.setup).still(lang)?;
    let plan = still.plan();
    let legs = legs(&direction.tracks.south);
    ensure!(legs.len() == 4, "the way round has {} legs, not four", legs.len());
    let say = [home::way_back, home::way_up, home::way_front, home::way_down];
    let mut beats = Vec::new();
    for (at, say) in say.into_iter().enumerate() {
        let (from, to) = legs[at];
        let lines = legs[..=at].iter().enumerate().map(|(leg, ends)| line(plan, *ends, leg == at));
        let still = still.clone().over(lines.collect::<Result<_>>()?);
        beats.push(Beat { still, said: say(lang, from, to) });
    }
    let still = still.over(ways(plan, &direction.tracks, &direction.race_pits)?);
    beats.push(Beat { still, said: home::way_both(lang) });
    Ok(beat::strip(home::ways(lang, beats.len()), beats))
}

/// The straight parts of a ring, each by its first and last pit.
fn legs(ring: &[String]) -> Vec<(&str, &str)> {
    let row = |pit: &str| pit.get(1..).map(str::to_owned);
    let mut legs: Vec<(&str, &str)> = Vec::new();
    for (pit, next) in ring.iter().zip(ring.iter().cycle().skip(1)) {
        let along = row(pit) == row(next);
        match legs.last_mut() {
            // Every second part goes along a row.
            Some((from, to)) if along && row(from) == row(to) => *to = next,
            _ => legs.push((pit, next)),
        }
    }
    legs
}

/// A line from pit to pit; the last one also gets a dot at its start and an arrowhead on the way.
fn line(plan: Plan, (from, to): (&str, &str), last: bool) -> Result<String> {
    let (start, end) = (place(plan, from)?, place(plan, to)?);
    let mut drawn = format!("<path class=\"arc\" d=\"M{} {}L{} {}\"/>", start.0, start.1, end.0, end.1);
    if last {
        let _ = write!(drawn, "<circle class=\"dot\" cx=\"{}\" cy=\"{}\" r=\"10\"/>", start.0, start.1);
        drawn += &arrow("south", start, end);
    }
    Ok(drawn)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ring_of_two_rows_has_four_legs() {
        let ring = ["a1", "b1", "c1", "c2", "b2", "a2"].map(str::to_owned);
        assert_eq!(legs(&ring), [("a1", "c1"), ("c1", "c2"), ("c2", "a2"), ("a2", "a1")]);
    }
}
