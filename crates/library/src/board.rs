//! The board of a game: its picture and its words.

use alloc::borrow::ToOwned;
use alloc::string::String;

use mbao_board::{Lang, Look};
use mbao_rules::json;
use mbao_rules::template::push_number;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::Game;
use crate::page::{Returned, plain};

fn lang(tag: &str) -> Lang {
    Lang::of(tag).unwrap_or_default()
}

/// The seeds that are asked for; the game's own where none are.
fn own(seeds: &str) -> Option<&str> {
    Some(seeds).filter(|seeds| !seeds.is_empty())
}

#[wasm_bindgen]
impl Game {
    /// The board as SVG text, now or after so many events of the last action.
    /// `seeds` as the element's `theme`; empty for the game's own.
    pub fn picture(
        &self,
        language: &str,
        tall: bool,
        coordinates: bool,
        buttons: bool,
        seeds: &str,
        events: Option<usize>,
    ) -> String {
        let state = match events {
            Some(events) => {
                let mut state = self.before.clone();
                self.last.iter().take(events).for_each(|event| state.apply(event));
                state
            }
            None => self.inner.state(),
        };
        let page = self.inner.rules().page();
        let name = page.name;
        let look = Look { name, lang: lang(language), tall, coordinates, buttons, seeds: own(seeds) };
        mbao_board::picture(&state, &look)
    }

    /// The steps of the last action, each with what happened and why.
    #[wasm_bindgen(unchecked_return_type = "Step[]")]
    #[allow(clippy::missing_errors_doc)] // nothing fails: see `Returned`
    pub fn steps(&self, language: &str) -> Returned {
        let steps = mbao_board::steps(self.inner.rules(), &self.last, lang(language));
        let mut out = String::from("[");
        for (i, step) in steps.iter().enumerate() {
            out.push_str(if i > 0 { ",{\"from\":" } else { "{\"from\":" });
            push_number(step.events.start, &mut out);
            out.push_str(",\"to\":");
            push_number(step.events.end, &mut out);
            out.push_str(",\"sentence\":");
            json::text(&step.sentence, &mut out);
            out.push('}');
        }
        out.push(']');
        plain(&out)
    }

    /// The last action in one line, and who is to play.
    pub fn sentence(&self, language: &str) -> String {
        mbao_board::turn(&self.last, self.inner.state().mover, lang(language))
    }

    /// The pit in which the first handful of an action would end, if it is
    /// legal and sows one.
    pub fn reach(&self, action: &str) -> Option<String> {
        self.inner.reach(action).map(|pit| pit.as_str().to_owned())
    }
}

/// The seeds of a heap as SVG text: of a pit (its row from the top times 32 and
/// its column), or of a store (1000 South's, 1001 North's).
#[wasm_bindgen]
pub fn heap(game: &str, seeds: &str, place: usize, count: usize) -> String {
    mbao_board::seeds(game, own(seeds), place, count)
}

/// The words on a control of the board.
#[wasm_bindgen]
pub fn control(language: &str, id: &str) -> Option<String> {
    mbao_board::control(lang(language), id).map(str::to_owned)
}
