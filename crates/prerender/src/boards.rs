//! Boards in a page: the element, and in it a still picture for readers without
//! scripts and until the board has loaded.

use anyhow::{Context, Result};
use mbao_board::{Look, picture};
use mbao_rules::{Game, GameBuilder};
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
    /// Id of the element, where an island uses it.
    pub(crate) id: Option<String>,
    pub(crate) readonly: bool,
    /// It is at the top of a page. On narrow screens its still picture is turned as the
    /// board will be, so that nothing moves when the board loads.
    pub(crate) turning: bool,
    /// It has a button that asks for a hint.
    pub(crate) hints: bool,
}

/// A board whose pits would have fewer pixels than this is turned; as in `board.js`.
const SMALLEST: usize = 44;

impl Shown {
    pub(crate) fn game(game: &str) -> Self {
        Self { game: game.to_owned(), ..Self::default() }
    }

    pub(crate) fn setup(game: &str, setup: &str) -> Self {
        Self { setup: Some(setup.to_owned()), ..Self::game(game) }
    }

    /// The still picture: the board before anything is played on it.
    pub(crate) fn still(&self, lang: Lang) -> Result<String> {
        Ok(drawn(&self.begun()?, lang, false))
    }

    /// The same without letters and numbers around it, for small pictures.
    pub(crate) fn bare(&self, lang: Lang) -> Result<String> {
        let game = self.begun()?;
        let page = game.rules().page();
        let look =
            Look { name: &page.name, lang, tall: false, coordinates: false, buttons: false, seeds: None };
        Ok(picture(&game.state(), &look))
    }

    fn begun(&self) -> Result<Game> {
        let options = self.options.as_deref().unwrap_or_default();
        let request = GameBuilder {
            setup: self.setup.clone(),
            position: self.position.clone(),
            record: self.steps.clone(),
            ..Game::builder(self.game.clone()).options(
                options
                    .split(',')
                    .filter_map(|pair| pair.split_once('='))
                    .map(|(id, value)| (id.trim(), value.trim())),
            )
        };
        let mut game = request.start().with_context(|| format!("a board of {}", self.game))?;
        while game.undo() {}
        Ok(game)
    }

    /// The element. The board loads when it comes into view.
    pub(crate) fn element(&self, lang: Lang) -> Result<Html> {
        let begun = self.begun()?;
        let still = |tall| Html::from_html_unchecked(AttrValue::from(drawn(&begun, lang, tall)));
        let Self { game, setup, options, position, steps, id, readonly, turning, hints } = self.clone();
        let class = turning.then(|| room(&begun));
        Ok(html! {
            <mbao-board {id} {class} {game} {setup} {options} {position} {steps} {readonly} hints={hints.then_some("")} loading="lazy">
                { still(false) }
                if turning {
                    { still(true) }
                }
            </mbao-board>
        })
    }
}

fn drawn(game: &Game, lang: Lang, tall: bool) -> String {
    let name = &game.rules().page().name;
    picture(&game.state(), &Look { name, lang, tall, coordinates: true, buttons: false, seeds: None })
}

/// The class of a board by the width at which it is not turned; `site.css` has the widths.
fn room(game: &Game) -> String {
    let seeds = game.state().seeds;
    let along = seeds.columns() * 100 + 68 + if seeds.rows() == 2 { 260 } else { 0 };
    format!("needs-{}", (along * SMALLEST).div_ceil(100))
}

/// Actions from a position as a record to step through.
pub(crate) fn record(game: &str, position: Option<&str>, actions: &[String]) -> Result<String> {
    let request = GameBuilder { position: position.map(str::to_owned), ..Game::builder(game) };
    let mut played = request.start().with_context(|| format!("an example of {game}"))?;
    for action in actions {
        played.play_text(action).with_context(|| format!("{action} in an example of {game}"))?;
    }
    Ok(played.record())
}
