//! Every turn that can be played from a point of a game.

use mbao_rules::{Event, Game, Phase};

/// The most turns that are examined; a task is small.
pub const MOST_TURNS: usize = 400;

/// One whole turn, or one step of a set-up.
#[derive(Clone, Debug)]
pub struct Turn {
    /// Its actions.
    pub actions: Vec<String>,
    /// What happens.
    pub events: Vec<Event>,
    /// The game after it.
    pub after: Game,
}

/// Why the turns cannot be listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Uncounted {
    /// There are more than [`MOST_TURNS`].
    TooMany,
    /// Seeds may be lifted or laid in too many ways.
    Free,
    /// The game is over.
    Over,
}

impl Uncounted {
    /// The reason in words.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Self::TooMany => "there are too many turns to look at",
            Self::Free => "seeds may be lifted or laid in too many ways",
            Self::Over => "the game is over",
        }
    }
}

/// All turns of the player who is to decide.
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
            let Ok(events) = after.play_text(&action) else { continue };
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
    whole.sort_by(|one, other| one.actions.cmp(&other.actions));
    Ok(whole)
}

/// The possible moves; free numbers are written out where one pit gets all the seeds.
fn actions(game: &Game) -> Result<Vec<String>, Uncounted> {
    if game.free_action().is_none() {
        return Ok(game.legal_texts());
    }
    let state = game.state();
    let lays_all = state.options.iter().any(|(option, value)| option == "opening" && value == "lay-all");
    if state.phase != Phase::Opening2 || lays_all {
        return Err(Uncounted::Free);
    }
    let hand = state.hands[state.mover.index()];
    let board = game.rules().board();
    let pits = board.own_pits(state.mover.other());
    Ok(pits.flat_map(|pit| (0..hand).map(move |seeds| format!("lay {}={seeds}", board.name(pit)))).collect())
}
