//! Turns as the engine plays them.

use anyhow::{Context, Result};
use mbao_board::Trace;
use mbao_content::Chapter;
use mbao_rules::{Event, Game, GameBuilder};

pub(crate) struct Turn {
    events: Vec<Event>,
    pub(crate) trace: Trace,
}

impl Turn {
    pub(crate) fn of(chapter: &Chapter) -> Result<Self> {
        let (start, events) = chapter.played()?;
        Ok(Self { trace: Trace::of(&start.state(), &events), events })
    }

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

pub(crate) fn record(game: &str, position: Option<&str>, actions: &[String]) -> Result<String> {
    let start = GameBuilder { position: position.map(str::to_owned), ..Game::builder(game) };
    let mut game = start.start().with_context(|| format!("a turn of {game}"))?;
    for action in actions {
        game.play_text(action).with_context(|| format!("{action} in a turn"))?;
    }
    Ok(mbao_story::record(&game))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::real;

    #[test]
    fn a_chip_counts_what_its_turn_takes() {
        let takes = |id: &str| Turn::of(&real::content().example(id).expect(id).chapter).expect(id).takes();
        assert_eq!(takes("enkeshui-string"), Some(("c1".to_owned(), 7)));
        assert_eq!(takes("enkeshui-leave"), None);
    }
}
