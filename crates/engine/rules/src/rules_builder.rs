//! What rules are compiled from: a definition, with a choice of set-up, options and width.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::definition::Definition;
use crate::error::Error;
use crate::games::game;
use crate::rules::Rules;

impl Rules {
    /// The usual rules of a recorded game: its first set-up, and every option at its default.
    ///
    /// ```
    /// let rules = mbao_rules::Rules::of("kiothi")?;
    /// assert_eq!(rules.board().columns(), 10);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Fault::UnknownGame`](crate::Fault::UnknownGame), naming the games there are.
    pub fn of(id: &str) -> Result<Self, Error> {
        Self::builder(game(id)?).compile()
    }

    /// Rules of any definition, with a choice of set-up, options and width.
    pub fn builder(definition: &Definition) -> RulesBuilder<'_> {
        RulesBuilder { definition, setup: None, options: Vec::new(), columns: None }
    }
}

/// Rules about to be compiled. [`Rules::builder`] makes one, and [`RulesBuilder::compile`] compiles them.
///
/// ```
/// use mbao_rules::{Rules, game};
///
/// let rules = Rules::builder(game("giuthi")?).setup("l").compile()?;
/// assert_eq!(rules.board().columns(), 7);
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct RulesBuilder<'a> {
    definition: &'a Definition,
    setup: Option<&'a str>,
    options: Vec<(String, String)>,
    columns: Option<u8>,
}

impl<'a> RulesBuilder<'a> {
    /// Takes the set-up of that name; without one, the definition's first that has as many pits a row as asked for.
    #[must_use]
    pub fn setup(mut self, name: impl Into<Option<&'a str>>) -> Self {
        self.setup = name.into();
        self
    }

    /// Chooses a value of an option; if one is chosen twice, the last counts.
    #[must_use]
    pub fn option(self, id: &str, value: &str) -> Self {
        self.options(&[(id, value)])
    }

    /// Chooses values of several options, by name and value.
    #[must_use]
    pub fn options<I: AsRef<str>, V: AsRef<str>>(mut self, options: &[(I, V)]) -> Self {
        let owned = |(id, value): &(I, V)| (id.as_ref().to_owned(), value.as_ref().to_owned());
        self.options.extend(options.iter().map(owned));
        self
    }

    /// Pits a row, where the set-up and the options leave it open: the width of a position.
    #[must_use]
    pub fn columns(mut self, columns: impl Into<Option<u8>>) -> Self {
        self.columns = columns.into();
        self
    }

    /// Compiles the rules.
    ///
    /// # Errors
    /// [`Fault::UnknownSetup`](crate::Fault::UnknownSetup) or
    /// [`Fault::UnknownOption`](crate::Fault::UnknownOption), naming those there are;
    /// [`Fault::Unplayable`](crate::Fault::Unplayable) if the endings cannot be played
    /// ([`Definition::playable`] says why).
    pub fn compile(&self) -> Result<Rules, Error> {
        Rules::compiled(self.definition, self.setup, &self.options, self.columns)
    }
}
