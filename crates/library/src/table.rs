//! A game that somebody plays, and what of it is shown and told.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use mbao_board::{Lang, Look};
use mbao_rules::template::{piece, push_number};
use mbao_rules::{Error, Event, Game, NewGame, json};

/// A game in progress.
pub(crate) struct Table {
    pub(crate) game: Game,
    /// What the last action did, shown and told step by step.
    last: Vec<Event>,
}

/// The seeds that are asked for; the game's own where none are.
pub(crate) fn own(seeds: &str) -> Option<&str> {
    Some(seeds).filter(|seeds| !seeds.is_empty())
}

#[cfg(not(feature = "notebook"))]
fn begun(wanted: &NewGame) -> Result<Game, Error> {
    Game::new(wanted)
}

/// A game from the notebook goes by the name it was given when it was read.
#[cfg(feature = "notebook")]
fn begun(wanted: &NewGame) -> Result<Game, Error> {
    match crate::noted::page(&wanted.game) {
        Some(page) => Game::of(&page, wanted),
        None => Game::new(wanted),
    }
}

impl Table {
    /// Begins a game from its id and, named before each, what it begins with.
    pub(crate) fn new(rest: &mut Option<&str>) -> Result<Self, Error> {
        let mut next = || piece(rest, 0).map(str::to_owned);
        let mut wanted = NewGame { game: next().unwrap_or_default(), ..NewGame::default() };
        while let Some(key) = next() {
            let value = next();
            match key.as_str() {
                "setup" => wanted.setup = value,
                "position" => wanted.position = value,
                "record" => wanted.record = value,
                _ => wanted.options.push((value.unwrap_or_default(), next().unwrap_or_default())),
            }
        }
        Ok(Self { game: begun(&wanted)?, last: Vec::new() })
    }

    pub(crate) fn play(&mut self, action: &str, out: &mut String) -> Result<(), Error> {
        self.last = self.game.play(action)?;
        out.push_str(&json::events(&self.last));
        Ok(())
    }

    pub(crate) fn undo(&mut self) -> bool {
        self.last.clear();
        self.game.undo()
    }

    pub(crate) fn redo(&mut self) -> bool {
        self.last.clear();
        self.game.redo()
    }

    /// The board now, or after so many events of the last action.
    pub(crate) fn picture(&mut self, lang: Lang, seeds: &str, look: usize, events: usize) -> String {
        let back = events != usize::MAX && !self.last.is_empty() && self.game.undo();
        let mut state = self.game.state();
        if back {
            self.game.redo();
            for event in self.last.iter().take(events) {
                state.apply(event);
            }
        }
        let look = Look {
            name: &self.game.rules().page().name,
            lang,
            tall: look & 1 != 0,
            coordinates: look & 2 != 0,
            buttons: look & 4 != 0,
            seeds: own(seeds),
        };
        mbao_board::picture(&state, &look)
    }

    pub(crate) fn steps(&self, lang: Lang, out: &mut String) {
        *out += "[";
        for (i, step) in mbao_board::steps(self.game.rules(), &self.last, lang).iter().enumerate() {
            out.push_str(if i > 0 { ",{\"from\":" } else { "{\"from\":" });
            push_number(step.events.start, out);
            out.push_str(",\"to\":");
            push_number(step.events.end, out);
            out.push_str(",\"sentence\":");
            json::text(&step.sentence, out);
            *out += "}";
        }
        *out += "]";
    }

    pub(crate) fn sentence(&self, lang: Lang) -> String {
        mbao_board::turn(&self.last, self.game.mover(), lang)
    }
}
