//! Which pits a task asks to press.

use crate::answer::Answer;
use crate::goal::Wish;
use crate::goal_fault::GoalFault;
use crate::prelude::*;
use mbao_rules::{Action, Event, Game, PitName};

/// The pits that `[%ask press]` asks for by a goal.
///
/// ```
/// use mbao_rules::Game;
/// use mbao_story::{Pits, Wish};
///
/// let game = Game::start("ndoto")?;
/// let pits = Pits::of(&[Wish::Last], &game, Some("c1".parse()?)).expect("it sows");
/// assert_eq!(pits.way.iter().map(|pit| pit.as_str()).collect::<Vec<_>>(), ["d1", "e1"]);
/// assert_eq!(pits.answers()[0].to_string(), "e1");
/// assert_eq!(Pits::of(&[Wish::Own], &game, None).expect("rows").answers().len(), 8);
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pits {
    /// One pit of each group is to be pressed, in any order.
    pub groups: Vec<Vec<PitName>>,
    /// The pits that get a seed each, in the order in which they are sown.
    pub way: Vec<PitName>,
}

impl Pits {
    /// The pits that a goal means at a board where `next` is played afterwards.
    ///
    /// # Errors
    /// The goal is none that pits are pressed for; nothing follows, or it sows nothing, or leaves something to choose.
    pub fn of(goal: &[Wish], game: &Game, next: Option<Action>) -> Result<Self, GoalFault> {
        match (goal, next) {
            ([Wish::Own], _) => Ok(Self { groups: own(game), way: Vec::new() }),
            ([Wish::Last], Some(next)) => last(next, game),
            ([Wish::Last], None) => Err(GoalFault::None),
            _ => Err(GoalFault::NotAsked),
        }
    }

    /// All ways to press them, one after the other.
    #[must_use]
    pub fn answers(&self) -> Vec<Answer> {
        let pit = |pit: &PitName| Action::Start(*pit, None);
        orders(&self.groups).iter().map(|pits| Answer::Played(pits.iter().map(pit).collect())).collect()
    }
}

fn orders(groups: &[Vec<PitName>]) -> Vec<Vec<PitName>> {
    if groups.is_empty() {
        return vec![Vec::new()];
    }
    let mut all = Vec::new();
    for (at, group) in groups.iter().enumerate() {
        let others =
            [groups.get(..at).unwrap_or_default(), groups.get(at + 1..).unwrap_or_default()].concat();
        for pit in group {
            all.extend(orders(&others).into_iter().map(|rest| [vec![*pit], rest].concat()));
        }
    }
    all
}

/// The mover's own pits, row by row from below, as they are sown.
fn own(game: &Game) -> Vec<Vec<PitName>> {
    let board = game.rules().board();
    let own = || board.own_pits(game.mover()).map(|pit| board.name(pit));
    let row = |row| own().filter(|name| name.numbers().0 == row).collect::<Vec<_>>();
    (1..=board.row_count()).map(row).filter(|row| !row.is_empty()).collect()
}

fn last(action: Action, game: &Game) -> Result<Pits, GoalFault> {
    let mut after = game.clone();
    let events = after.play(action).map_err(|refused| GoalFault::Unread(refused.error))?;
    if after.outcome().is_none() && after.state().pending.is_some() {
        return Err(GoalFault::Open);
    }
    let is_sown = |event: &&Event| matches!(event, Event::Sow { .. } | Event::Skip { .. });
    let handful = events.iter().skip_while(|event| !is_sown(event)).take_while(is_sown);
    let way: Vec<PitName> =
        handful.filter(|event| matches!(event, Event::Sow { .. })).filter_map(Event::pit).collect();
    let last = *way.last().ok_or(GoalFault::None)?;
    Ok(Pits { groups: vec![vec![last]], way })
}
