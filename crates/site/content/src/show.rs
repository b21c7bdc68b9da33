//! What the board beside a section shows while a paragraph is read, given by `::show` before the paragraph.

use std::collections::BTreeMap;

use mbao_rules::Game;

use crate::chapter::Chapter;
use crate::diagram::Diagram;
use crate::example::Example;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Show {
    /// A set-up of the section's game, to play from: `setup:i`, or `setup:j,race=taps` with options.
    SetUp {
        name: String,
        /// Options by id, with their values.
        options: Vec<(String, String)>,
    },
    /// A turn of the game, by the example's id: `enkeshui-string`.
    Example(String),
    /// What a diagram plays, by its letter: `diagram:n`.
    Diagram(String),
}

/// The game of every turn that can be shown, by its name in `::show`.
#[derive(Debug, Default)]
pub(crate) struct Turns(BTreeMap<String, String>);

impl Turns {
    pub(crate) fn new(examples: &[Example], diagrams: &[Diagram]) -> Self {
        let turn = |name: String, chapter: &Chapter| (name, chapter.definition().id.to_string());
        let examples = examples.iter().map(|example| turn(example.chapter.id.clone(), &example.chapter));
        let played = diagrams.iter().filter(|diagram| !diagram.chapter.story.steps.is_empty());
        let diagrams = played.map(|diagram| turn(format!("diagram:{}", diagram.id()), &diagram.chapter));
        Self(examples.chain(diagrams).collect())
    }

    /// What `name` stands for in a section about `game`; or why it cannot be shown.
    pub(crate) fn show(&self, name: &str, game: Option<&str>) -> Result<Show, String> {
        let Some(game) = game else {
            return Err(format!("\"{name}\" cannot be shown: this section is about no game"));
        };
        if let Some(setup) = name.strip_prefix("setup:") {
            return set_up(setup, game);
        }
        let Some(of) = self.0.get(name) else {
            return Err(format!("there is no example, set-up or diagram with a turn called \"{name}\""));
        };
        if of != game {
            return Err(format!("\"{name}\" is a turn of {of}: this section is about {game}"));
        }
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
    start.start().map_err(|why| why.message().to_owned())?;
    Ok(Show::SetUp { name, options })
}
