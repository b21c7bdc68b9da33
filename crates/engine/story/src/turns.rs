//! Every turn that can be played from a point of a game.

use core::fmt;

use mbao_rules::{Action, Event, FreeAction, Game, Phase, SeedCounts};

use crate::prelude::*;

/// The most turns that are examined; a task is small.
const MOST_TURNS: usize = 400;

/// One whole turn, or one step of a set-up.
#[derive(Clone, Debug)]
pub struct Turn {
    /// Its actions.
    pub actions: Vec<Action>,
    /// What happens.
    pub events: Vec<Event>,
    /// The game after it.
    pub after: Game,
}

impl Turn {
    /// Its actions as text.
    #[must_use]
    pub fn texts(&self) -> Vec<String> {
        self.actions.iter().map(Action::to_string).collect()
    }
}

/// Why the turns cannot be listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncounted {
    /// There are more than 400.
    TooMany,
    /// Seeds may be lifted or laid in too many ways.
    Free,
    /// The game is over.
    Over,
}

impl fmt::Display for Uncounted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::TooMany => "there are too many turns to look at",
            Self::Free => "seeds may be lifted or laid in too many ways",
            Self::Over => "the game is over",
        })
    }
}

impl core::error::Error for Uncounted {}

/// All turns of the player who is to decide, in the order of their texts.
///
/// # Errors
/// [`Uncounted`].
pub fn turns(game: &Game) -> Result<Vec<Turn>, Uncounted> {
    if game.outcome().is_some() {
        return Err(Uncounted::Over);
    }
    let mut whole = Vec::new();
    let mut open = vec![Turn { actions: Vec::new(), events: Vec::new(), after: game.clone() }];
    while let Some(turn) = open.pop() {
        for action in actions(&turn.after)? {
            let mut after = turn.after.clone();
            let Ok(events) = after.play(action) else { continue };
            let mut next = turn.clone();
            next.actions.push(action);
            next.events.extend(events);
            let ended = after.outcome().is_some() || after.state().pending.is_none();
            next.after = after;
            if ended { &mut whole } else { &mut open }.push(next);
        }
        if whole.len() + open.len() > MOST_TURNS {
            return Err(Uncounted::TooMany);
        }
    }
    whole.sort_by_cached_key(Turn::texts);
    Ok(whole)
}

/// The possible moves; free numbers are written out where one pit gets all the seeds.
fn actions(game: &Game) -> Result<Vec<Action>, Uncounted> {
    let Some(free) = game.free_action() else { return Ok(game.legal()) };
    let state = game.state();
    let lays_all = state.options.iter().any(|(option, value)| option == "opening" && value == "lay-all");
    if state.phase != Phase::Opening2 || lays_all || free != FreeAction::Lay {
        return Err(Uncounted::Free);
    }
    let board = game.rules().board();
    let mut lays = vec![Action::Lay(SeedCounts::default())];
    for pit in board.own_pits(state.mover.other()) {
        for seeds in 1..state.hands[state.mover.index()] {
            let mut counts = SeedCounts::default();
            counts.set(board.name(pit), seeds);
            lays.push(Action::Lay(counts));
        }
    }
    Ok(lays)
}
