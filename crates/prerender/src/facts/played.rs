//! Turns as the engine plays them.

use anyhow::{Context, Result};
use mbao_board::Trace;
use mbao_rules::{Event, Game, GameBuilder, State};

/// A turn that was played.
pub(crate) struct Turn {
    events: Vec<Event>,
    pub(crate) trace: Trace,
    pub(crate) after: State,
    pub(crate) record: String,
}

impl Turn {
    /// Plays actions from where a game begins.
    pub(crate) fn play(start: &GameBuilder, actions: &[String]) -> Result<Self> {
        let mut game = start.start().with_context(|| format!("an example of {}", start.game))?;
        let before = game.state();
        let mut events = Vec::new();
        for action in actions {
            events.extend(
                game.play_text(action)
                    .with_context(|| format!("{action} in an example of {}", start.game))?,
            );
        }
        let trace = Trace::of(&before, &events);
        Ok(Self { trace, after: game.state(), record: mbao_story::record(&game), events })
    }

    /// The pit where the turn begins.
    pub(crate) fn begins(&self) -> Option<String> {
        Some(self.events.iter().find_map(Event::pit)?.to_string())
    }

    /// How many seeds its first hand holds.
    pub(crate) fn handful(&self) -> usize {
        self.events.iter().find_map(Event::seeds).map_or(0, usize::from)
    }

    /// How many seeds it captures.
    pub(crate) fn taken(&self) -> usize {
        let seeds = |event: &Event| match event {
            Event::Capture { seeds, .. } => usize::from(*seeds),
            _ => 0,
        };
        self.events.iter().map(seeds).sum()
    }

    /// The pit where the turn begins and how many seeds it captures, if it captures any.
    pub(crate) fn takes(&self) -> Option<(String, usize)> {
        self.begins().map(|from| (from, self.taken())).filter(|(_, taken)| *taken > 0)
    }
}

/// Actions from a position as a record to step through.
pub(crate) fn record(game: &str, position: Option<&str>, actions: &[String]) -> Result<String> {
    let start = GameBuilder { position: position.map(str::to_owned), ..Game::builder(game) };
    Ok(Turn::play(&start, actions)?.record)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_chip_counts_what_its_turn_takes() {
        let string = Game::builder("enkeshui").position("0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18");
        let takes = |actions: &[&str]| {
            let actions: Vec<String> = actions.iter().map(|&action| action.to_owned()).collect();
            Turn::play(&string, &actions).expect("a turn").takes()
        };
        assert_eq!(takes(&["c1", "x"]), Some(("c1".to_owned(), 7)));
        assert_eq!(takes(&["c1", "o"]), None);
    }
}
