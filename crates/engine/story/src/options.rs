//! Other readings: a branch that is played by other options.

use crate::place::Place;
use crate::prelude::*;
use crate::story::{Branch, Step, Story, turn_start};
use mbao_rules::definition::{Change, Definition};
use mbao_rules::{Error, Game, GameBuilder, game};

impl Branch {
    /// The options that are played from here on, by name and value, if its first words name some:
    /// `([%options empty-side=either] …)`.
    pub fn options(&self) -> impl Iterator<Item = (&str, &str)> {
        self.words
            .iter()
            .find(|words| !words.is_empty())
            .into_iter()
            .flat_map(|words| &words.options)
            .map(|(name, value)| (&**name, &**value))
    }
}

impl Story {
    /// The game at a board, with the options of the branches that lead there. `None` if the story has no such board, or
    /// cannot be played so far.
    #[must_use]
    pub fn game(&self, place: &Place) -> Option<Game> {
        let play = |game: &mut Game, steps: &[Step]| {
            steps.iter().try_for_each(|step| game.play(step.action).map(drop)).ok()
        };
        let mut game = self.start().ok()?;
        let mut line = &*self.steps;
        for &(step, index) in &place.branches {
            let branch = line.get(step)?.branches.get(index)?;
            play(&mut game, line.get(..turn_start(line, step))?)?;
            if let Some(other) = other_reading(self.definition.as_ref(), &game, branch).ok()? {
                game = other;
            }
            line = &branch.steps;
        }
        play(&mut game, line.get(..place.steps)?)?;
        Some(game)
    }
}

/// The game at the beginning of a branch, if it is played by other options than the line that it leaves.
pub(crate) fn other_reading(
    own: Option<&Definition>,
    now: &Game,
    branch: &Branch,
) -> Result<Option<Game>, Error> {
    if branch.options().next().is_none() {
        return Ok(None);
    }
    begun(own, now, branch).map(Some).map_err(|error| {
        let named: Vec<String> = branch.options().map(|(name, value)| [name, value].join("=")).collect();
        refused!("options {}: {}", named.join(" "), error.message())
    })
}

fn begun(own: Option<&Definition>, now: &Game, branch: &Branch) -> Result<Game, Error> {
    let rules = now.rules();
    let Some(position) = now.position_text() else {
        return Err(refused!("they change between turns, once the first has begun"));
    };
    let definition = own.map_or_else(|| game(&rules.definition().id), Ok)?;
    let mut options = rules.chosen().to_vec();
    for (name, value) in branch.options() {
        if only_begins(definition, name) {
            return Err(refused!("{name} says how a game begins, and this one has begun"));
        }
        options.retain(|(chosen, _)| chosen != name);
        options.push((name.to_owned(), value.to_owned()));
    }
    let begin = GameBuilder {
        definition: Some(definition.clone()),
        setup: Some(rules.setup_name().to_owned()),
        options,
        position: Some(position),
        ..GameBuilder::default()
    };
    begin.start()
}

/// Whether an option changes nothing but how a game begins.
fn only_begins(definition: &Definition, name: &str) -> bool {
    fn begins(change: &Change) -> bool {
        match change {
            Change::Columns(_)
            | Change::Seeds(_)
            | Change::Preludes(_)
            | Change::AddPrelude(_)
            | Change::FarthestWins
            | Change::TossToNorth
            | Change::LaterRound => true,
            Change::If(_, _, changes) => changes.iter().all(begins),
            _ => false,
        }
    }
    let option = definition.options.iter().find(|option| *option.id == *name);
    option.is_some_and(|option| option.values.iter().all(|value| value.changes.iter().all(begins)))
}
