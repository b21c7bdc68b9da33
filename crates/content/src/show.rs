//! What the board beside a section shows while a paragraph is read, given by `::show` before the paragraph.

use std::collections::BTreeMap;

use mbao_rules::{Game, GameBuilder};

use crate::diagram::{Diagram, Picture};
use crate::example::Example;

/// What the board shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Show {
    /// A set-up of the section's game, to play from: `setup:i`, or `setup:j,race=taps` with options.
    SetUp {
        /// Its name.
        name: String,
        /// Options by id, with their values.
        options: Vec<(String, String)>,
    },
    /// A turn of the game, by the example's id: `enkeshui-string`.
    Example(String),
    /// What a diagram plays, by its letter: `diagram:n`.
    Diagram(String),
}

/// Every turn that can be shown, by its name in `::show`.
#[derive(Debug, Default)]
pub(crate) struct Turns(BTreeMap<String, Turn>);

/// A turn of a game: where it begins, and the actions.
#[derive(Debug)]
struct Turn {
    start: GameBuilder,
    actions: Vec<String>,
}

impl Turns {
    pub(crate) fn new(examples: &[Example], diagrams: &[Diagram]) -> Self {
        let examples = examples.iter().map(|example| {
            let start = Game::builder(example.game.clone()).position(example.position.clone());
            (example.id.clone(), Turn { start, actions: example.actions.clone() })
        });
        let diagrams = diagrams.iter().filter_map(|diagram| {
            let (setup, play) = match &diagram.picture {
                Picture::Chain(chain) => (None, &chain.play),
                Picture::Opening(opening) => (Some(opening.setup.clone()), &opening.play),
                Picture::Setup(_) | Picture::Direction(_) | Picture::Turning(_) => return None,
            };
            let position = play.position.clone();
            let start = GameBuilder { setup, position, ..Game::builder(diagram.game.clone()) };
            Some((format!("diagram:{}", diagram.id), Turn { start, actions: play.actions.clone() }))
        });
        Self(examples.chain(diagrams).collect())
    }

    /// What `name` stands for in a section about `game`, with its turn played through; or why it cannot be
    /// shown.
    pub(crate) fn show(&self, name: &str, game: Option<&str>) -> Result<Show, String> {
        let Some(game) = game else {
            return Err(format!("\"{name}\" cannot be shown: this section is about no game"));
        };
        if let Some(setup) = name.strip_prefix("setup:") {
            return set_up(setup, game);
        }
        let Some(Turn { start, actions }) = self.0.get(name) else {
            return Err(format!("there is no example, set-up or diagram with a turn called \"{name}\""));
        };
        if start.game != game {
            return Err(format!("\"{name}\" is a turn of {}: this section is about {game}", start.game));
        }
        play(start, actions).map_err(|why| format!("the turn of \"{name}\" cannot be played: {why}"))?;
        Ok(match name.strip_prefix("diagram:") {
            Some(letter) => Show::Diagram(letter.to_owned()),
            None => Show::Example(name.to_owned()),
        })
    }
}

/// `i`, or `j,race=taps`.
fn set_up(text: &str, game: &str) -> Result<Show, String> {
    let mut parts = text.split(',');
    let name = parts.next().unwrap_or_default().to_owned();
    let option = |part: &str| {
        let (id, value) =
            part.split_once('=').ok_or(format!("`{part}` is no option: write it as option=value"))?;
        Ok((id.to_owned(), value.to_owned()))
    };
    let options = parts.map(option).collect::<Result<Vec<_>, String>>()?;
    let start = Game::builder(game).setup(name.clone()).options(options.clone());
    play(&start, &[])?;
    Ok(Show::SetUp { name, options })
}

fn play(start: &GameBuilder, actions: &[String]) -> Result<(), String> {
    let mut game = start.start().map_err(|why| why.message().to_owned())?;
    for action in actions {
        game.play_text(action).map_err(|why| why.message().to_owned())?;
    }
    Ok(())
}
