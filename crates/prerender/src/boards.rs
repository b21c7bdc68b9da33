//! Boards as they stand in a page: the element, and within it a still picture
//! that is there before and without scripts.

use anyhow::{Context, Result};
use mbao_board::{Look, picture};
use mbao_rules::{Game, NewGame};
use mbao_words::Lang;
use yew::{AttrValue, Html, html};

/// What a board in a page shows.
#[derive(Clone, Debug, Default)]
pub(crate) struct Shown {
    pub(crate) game: String,
    pub(crate) setup: Option<String>,
    pub(crate) options: Option<String>,
    pub(crate) position: Option<String>,
    /// A record to step through.
    pub(crate) steps: Option<String>,
    /// Id of the element, where something else in the page speaks to it.
    pub(crate) id: Option<String>,
    pub(crate) readonly: bool,
}

impl Shown {
    pub(crate) fn game(game: &str) -> Self {
        Self { game: game.to_owned(), ..Self::default() }
    }

    pub(crate) fn setup(game: &str, setup: &str) -> Self {
        Self { setup: Some(setup.to_owned()), ..Self::game(game) }
    }

    /// The still picture: the board before anything is played on it.
    pub(crate) fn still(&self, lang: Lang) -> Result<String> {
        let game = self.begun()?;
        let page = game.rules().page();
        let look =
            Look { name: page.name, lang, tall: false, coordinates: true, buttons: false, seeds: None };
        Ok(picture(&game.state(), &look))
    }

    /// The same without letters and numbers around it, for where it is small.
    pub(crate) fn bare(&self, lang: Lang) -> Result<String> {
        let game = self.begun()?;
        let page = game.rules().page();
        let look =
            Look { name: page.name, lang, tall: false, coordinates: false, buttons: false, seeds: None };
        Ok(picture(&game.state(), &look))
    }

    fn begun(&self) -> Result<Game> {
        let options = self.options.as_deref().unwrap_or_default();
        let request = NewGame {
            game: self.game.clone(),
            setup: self.setup.clone(),
            options: options
                .split(',')
                .filter_map(|pair| pair.split_once('='))
                .map(|(id, value)| (id.trim().to_owned(), value.trim().to_owned()))
                .collect(),
            position: self.position.clone(),
            record: self.steps.clone(),
        };
        let mut game = Game::new(&request).with_context(|| format!("a board of {}", self.game))?;
        while game.undo() {}
        Ok(game)
    }

    /// The element, which begins when it comes into view.
    pub(crate) fn element(&self, lang: Lang) -> Result<Html> {
        let still = Html::from_html_unchecked(AttrValue::from(self.still(lang)?));
        let Self { game, setup, options, position, steps, id, readonly } = self.clone();
        Ok(html! {
            <mbao-board {id} {game} {setup} {options} {position} {steps} {readonly} loading="lazy">
                { still }
            </mbao-board>
        })
    }
}

/// Actions from a position as a record that can be stepped through.
pub(crate) fn record(game: &str, position: Option<&str>, actions: &[String]) -> Result<String> {
    let request =
        NewGame { game: game.to_owned(), position: position.map(str::to_owned), ..NewGame::default() };
    let mut played = Game::new(&request).with_context(|| format!("an example of {game}"))?;
    for action in actions {
        played.play(action).with_context(|| format!("{action} in an example of {game}"))?;
    }
    Ok(played.record())
}
