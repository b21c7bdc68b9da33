//! The facts by which a visitor chooses a game: its rows, how long it takes, how hard it is.

use anyhow::{Context, Result};
use mbao_content::{Card, Content};
use mbao_rules::{Game, State};

/// Where to begin: a short game on two rows with the fewest rules, the game of the first page, and
/// the children's game on four rows.
pub(crate) const BEGIN: [&str; 3] = [FIRST, "enkeshui", "bao-kujifunza"];

/// The game that somebody begins with who has not chosen one: no turn of it asks anything, and it is soon over.
pub(crate) const FIRST: &str = "ndoto";

/// Turns in a game: a short game has fewer than the first, a long one at least the second.
pub(crate) const SHORT: u32 = 50;
pub(crate) const LONG: u32 = 100;
/// Endings and choices together: an easy game has fewer than the first, a hard one at least the second.
const EASY: f64 = 9.5;
const HARD: f64 = 11.5;

/// A grade of three.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grade {
    Low,
    Middle,
    High,
}

impl Grade {
    pub(crate) const ALL: [Self; 3] = [Self::Low, Self::Middle, Self::High];

    fn of(number: f64, low: f64, high: f64) -> Self {
        if number < low {
            Self::Low
        } else if number < high {
            Self::Middle
        } else {
            Self::High
        }
    }
}

/// The facts about a game before it is chosen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Profile {
    pub(crate) rows: usize,
    pub(crate) columns: usize,
    /// The mean of games played at random.
    pub(crate) turns: f64,
    pub(crate) length: Grade,
    pub(crate) level: Grade,
}

impl Profile {
    /// Taken from the game's figures and its card.
    pub(crate) fn of(content: &Content, card: &Card) -> Result<Self> {
        let seeds = state(&card.id)?.seeds;
        let figures = content.figures_of(&card.id).with_context(|| format!("figures of {}", card.id))?;
        let played = figures.usual();
        let turns = played.turns.mean;
        // A turn of bao follows only one of the two lists, but a player has to know both.
        let endings = f64::from(u32::try_from(card.endings.len())?);
        Ok(Self {
            rows: seeds.rows(),
            columns: seeds.columns(),
            turns,
            length: Grade::of(turns, f64::from(SHORT), f64::from(LONG)),
            level: Grade::of(endings + played.choices.mean, EASY, HARD),
        })
    }
}

/// All seeds of the usual set-up, in pits and in hands.
pub(crate) fn seeds(game: &str) -> Result<u32> {
    let state = state(game)?;
    let lying = (0..state.seeds.rows()).flat_map(|row| state.seeds.row(row));
    Ok(lying.chain(&state.hands).copied().map(u32::from).sum())
}

fn state(game: &str) -> Result<State> {
    Ok(Game::start(game).with_context(|| format!("the game {game}"))?.state())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::real;

    #[test]
    fn games_to_begin_with_are_short_and_not_hard() {
        let content = real::content();
        let mut grades = Vec::new();
        for card in &content.games {
            let profile = Profile::of(content, card).expect("a profile");
            if BEGIN.contains(&card.id.as_str()) {
                assert!(
                    profile.length == Grade::Low && profile.level != Grade::High,
                    "{}: {profile:?}",
                    card.id
                );
            }
            grades.push(profile);
        }
        // A filter is useless if it finds nothing or everything.
        for grade in Grade::ALL {
            let count = |which: fn(&Profile) -> Grade| {
                grades.iter().filter(|profile| which(profile) == grade).count()
            };
            assert!((3..=7).contains(&count(|profile| profile.length)), "{grade:?}");
            assert!((3..=7).contains(&count(|profile| profile.level)), "{grade:?}");
        }
    }
}
