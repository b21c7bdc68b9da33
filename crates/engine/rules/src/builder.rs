//! How a game begins: with a set-up, options or a position.

use alloc::string::String;
use alloc::vec::Vec;

use crate::definition::Definition;
use crate::error::Error;
use crate::game::Game;
use crate::games::game;
use crate::rules::Rules;
use crate::text::position::width;

/// A game about to begin. [`Game::builder`] makes one, and [`GameBuilder::start`] begins the game.
///
/// ```
/// use mbao_rules::{Game, Phase};
///
/// let game = Game::builder("lukho").option("opening", "race").start()?;
/// assert_eq!(game.position().phase(), Phase::Opening1);
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
pub struct GameBuilder {
    /// Id of a recorded game. It is ignored if there is a definition.
    pub game: String,
    /// The definition of the game, if it is not one of the recorded ones.
    pub definition: Option<Definition>,
    /// Name of the set-up; the usual one when `None`.
    pub setup: Option<String>,
    /// Options by name and value; if one is named twice, the last counts.
    pub options: Vec<(String, String)>,
    /// Position text to begin from.
    pub position: Option<String>,
}

impl GameBuilder {
    /// Begins with a set-up other than the usual one.
    #[must_use]
    pub fn setup(mut self, name: impl Into<String>) -> Self {
        self.setup = Some(name.into());
        self
    }

    /// Chooses a value of an option.
    #[must_use]
    pub fn option(self, id: impl Into<String>, value: impl Into<String>) -> Self {
        self.options([(id, value)])
    }

    /// Chooses values of several options, by name and value.
    #[must_use]
    pub fn options<I, V>(mut self, options: impl IntoIterator<Item = (I, V)>) -> Self
    where
        I: Into<String>,
        V: Into<String>,
    {
        self.options.extend(options.into_iter().map(|(id, value)| (id.into(), value.into())));
        self
    }

    /// Begins from a position text instead of a set-up.
    ///
    /// ```
    /// use mbao_rules::Game;
    ///
    /// let text = "1,0,0,0,0,0,0,0/2,0,1,0,0,0,0,0 s 14-14";
    /// let game = Game::builder("ndoto").position(text).start()?;
    /// assert_eq!(game.position_text().as_deref(), Some(text));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[must_use]
    pub fn position(mut self, text: impl Into<String>) -> Self {
        self.position = Some(text.into());
        self
    }

    /// Begins the game.
    ///
    /// # Errors
    /// An unknown game, set-up or option, or a bad position.
    pub fn start(&self) -> Result<Game, Error> {
        let definition = match &self.definition {
            Some(definition) => definition,
            None => game(&self.game)?,
        };
        let position = self.position.as_deref();
        let columns = position.and_then(width);
        let rules = Rules::compiled(definition, self.setup.as_deref(), &self.options, columns)?;
        Game::with_rules(rules, position)
    }
}
