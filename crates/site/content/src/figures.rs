//! The measurements of the games.

use mbao_figures::{Figures, Played, Wonder, variants};
use mbao_rules::{Definition, Rules};

#[derive(Clone, Debug, PartialEq)]
pub struct GameFigures {
    pub game: String,
    pub figures: Figures,
}

impl GameFigures {
    /// Of the game as it is usually played.
    #[must_use]
    pub fn usual(&self) -> &Played {
        &self.figures.played[0].played
    }

    /// Reads the measurements of a game, and checks them against the game's definition.
    pub(crate) fn read(definition: &Definition, text: &str) -> Result<Self, String> {
        let figures = Figures::read(text).map_err(|error| format!("{error:#}"))?;
        for (place, variant) in variants(definition).iter().enumerate() {
            if figures.played.get(place).is_none_or(|known| known.variant != *variant) {
                let reading = variant.reading_text();
                return Err(format!(
                    "set-up {} {reading} was not measured: cargo lab figures",
                    variant.setup
                ));
            }
        }
        if figures.played.len() > variants(definition).len() {
            return Err("something was measured that the game no longer has".to_owned());
        }
        if figures.strong.is_none() || figures.hunted.is_none() {
            return Err("strong play or wonders are missing: cargo lab figures".to_owned());
        }
        for wonder in &figures.wonders {
            opens(definition, wonder).map_err(|why| format!("the wonder {}: {why}", wonder.position))?;
        }
        Ok(Self { game: definition.id.to_string(), figures })
    }
}

/// Whether a wonder can be opened on a board.
fn opens(definition: &Definition, wonder: &Wonder) -> Result<(), String> {
    let said = |error: mbao_rules::Error| error.message().to_owned();
    let rules = Rules::builder(definition).compile().map_err(said)?;
    rules.read_position(&wonder.position).map_err(said)?;
    wonder.turn.iter().try_for_each(|action| rules.read_action(action).map(|_| ()).map_err(said))
}
