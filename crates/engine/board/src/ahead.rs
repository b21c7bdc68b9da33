//! What an action would do, drawn and told before it is played.

use mbao_rules::{Action, Error, Event, Game};

use crate::Lang;
use crate::place::Plan;
use crate::prelude::*;
use crate::trace::Trace;
use crate::words::{self, voice_of};

/// What an action would do, as far as the next choice: its trace as a group of SVG, of the class `ghost`, for a
/// picture of the game as it is now. The label of the group says where it would end and what it would win. `tall`: for
/// a board that stands upright; `north`: for one that is seen from North's seat.
///
/// ```
/// use mbao_board::{Lang, ahead};
/// use mbao_rules::Game;
///
/// let game = Game::builder("ndoto").position("0,0,0,3,0,0,0,1/2,0,1,0,0,0,0,0 s 20-5").start()?;
/// let ahead = ahead(&game, "c1".parse()?, false, false, Lang::En)?;
/// assert!(ahead.contains("aria-label=\"ends in d1. In all, 3 seeds captured\""));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
///
/// # Errors
/// As [`Game::play`].
pub fn ahead(game: &Game, action: Action, tall: bool, north: bool, lang: Lang) -> Result<String, Error> {
    let (now, events) = (game.state(), game.preview(action)?);
    let (mut label, mut gain) = (String::new(), 0);
    for event in &events {
        match event {
            Event::Sow { pit, .. } => label = words::pit_ends(lang, pit.as_str()),
            Event::Capture { seeds, .. } => gain += usize::from(*seeds),
            _ => {}
        }
    }
    if gain > 0 {
        let voice = voice_of(game.rules(), lang);
        if !label.is_empty() {
            label += ". ";
        }
        label += &words::turn_captured(voice, gain, &words::seeds(gain).text(voice));
    }
    let mut drawing = String::new();
    Trace::of(&now, &events).draw(Some(&label), Plan { north, ..Plan::of(&now, tall) }, &mut drawing);
    Ok(drawing)
}
