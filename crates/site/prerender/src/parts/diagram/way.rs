//! The path of the seeds, in pictures: row by row round one player's ring, then both rings.

use std::fmt::Write as _;

use anyhow::{Result, ensure};
use mbao_board::Plan;
use mbao_content::Chapter;
use mbao_rules::PitName;
use mbao_story::Colour;
use mbao_words::Lang;

use super::beat::{Beat, Pointed, at};
use super::track::{arrow, tracks, ways};
use crate::parts::still::Still;
use crate::words::home;

/// The pictures in order, each with its sentence.
pub(super) fn beats(chapter: &Chapter, race: &[PitName], lang: Lang) -> Result<Vec<Beat>> {
    let still = Still::of(&chapter.game, lang);
    let plan = still.plan();
    let tracks = tracks(chapter);
    let [legs, theirs] = [0, 1].map(|side| legs(&tracks[side]));
    ensure!(legs.len() == 4, "the way round has {} legs, not four", legs.len());
    let say = [home::way_back, home::way_up, home::way_front, home::way_down];
    let mut beats = Vec::new();
    for (at, say) in say.into_iter().enumerate() {
        let (from, to) = legs[at];
        let lines = legs[..=at].iter().enumerate().map(|(leg, ends)| line(plan, *ends, leg == at));
        let still = still.clone().over(lines.collect::<Result<_>>()?);
        let pointed = pointed(Pointed::default(), &legs[..=at]);
        beats.push(Beat { still, said: say(lang, from.as_str(), to.as_str()), pointed });
    }
    let still = still.over(ways(plan, &tracks, race)?);
    let both = pointed(pointed(Pointed::default(), &legs), &theirs);
    let race = race.iter().copied();
    beats.push(Beat { still, said: home::way_both(lang), pointed: both.ring(Colour::Yellow, race) });
    Ok(beats)
}

/// Arrows along straight parts.
fn pointed(so_far: Pointed, legs: &[(PitName, PitName)]) -> Pointed {
    legs.iter().fold(so_far, |so_far, (from, to)| so_far.arrow(Colour::Green, *from, *to))
}

/// The straight parts of a ring, each by its first and last pit.
fn legs(ring: &[PitName]) -> Vec<(PitName, PitName)> {
    let row = |pit: PitName| pit.numbers().0;
    let mut legs: Vec<(PitName, PitName)> = Vec::new();
    for (&pit, &next) in ring.iter().zip(ring.iter().cycle().skip(1)) {
        let along = row(pit) == row(next);
        match legs.last_mut() {
            // Every second part goes along a row.
            Some((from, to)) if along && row(*from) == row(*to) => *to = next,
            _ => legs.push((pit, next)),
        }
    }
    legs
}

/// A line from pit to pit; the last one also gets a dot at its start and an arrowhead on the way.
fn line(plan: Plan, (from, to): (PitName, PitName), last: bool) -> Result<String> {
    let (start, end) = (at(plan, from)?, at(plan, to)?);
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
        let pit = |name: &str| name.parse::<PitName>().expect("a pit");
        let ring = ["a1", "b1", "c1", "c2", "b2", "a2"].map(pit);
        let ends = [("a1", "c1"), ("c1", "c2"), ("c2", "a2"), ("a2", "a1")];
        assert_eq!(legs(&ring), ends.map(|(from, to)| (pit(from), pit(to))));
    }
}
