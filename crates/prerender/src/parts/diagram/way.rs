//! The path of the seeds, in pictures: row by row round one player's ring, then both rings.

use std::fmt::Write as _;

use anyhow::{Context, Result, ensure};
use mbao_board::Plan;
use mbao_content::Direction;
use mbao_rules::PitName;
use mbao_story::Colour;
use yew::Html;

use super::beat::{self, Beat, Pointed};
use super::track::{arrow, place, ways};
use crate::parts::boards::Shown;
use crate::route::Route;
use crate::words::home;

/// The pictures in order, each with its sentence.
pub(crate) fn strip(game: &str, direction: &Direction, route: &Route) -> Result<Html> {
    let beats = beats(game, direction, route)?;
    Ok(beat::strip(home::ways(route.lang, beats.len()), beats))
}

pub(super) fn beats(game: &str, direction: &Direction, route: &Route) -> Result<Vec<Beat>> {
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
        let pointed = pointed(Pointed::default(), &legs[..=at])?;
        beats.push(Beat { still, said: say(lang, from, to), pointed });
    }
    let still = still.over(ways(plan, &direction.tracks, &direction.race_pits)?);
    let both = pointed(pointed(Pointed::default(), &legs)?, &self::legs(&direction.tracks.north))?;
    let race: Vec<PitName> = direction.race_pits.iter().map(|name| pit(name)).collect::<Result<_>>()?;
    beats.push(Beat { still, said: home::way_both(lang), pointed: both.ring(Colour::Yellow, race) });
    Ok(beats)
}

/// Arrows along straight parts.
fn pointed(so_far: Pointed, legs: &[(&str, &str)]) -> Result<Pointed> {
    legs.iter().try_fold(so_far, |so_far, (from, to)| Ok(so_far.arrow(Colour::Green, pit(from)?, pit(to)?)))
}

fn pit(name: &str) -> Result<PitName> {
    name.parse().with_context(|| format!("the pit {name}"))
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
