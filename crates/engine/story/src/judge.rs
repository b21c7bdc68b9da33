//! Whether a turn does what a task asks for.

use core::fmt;

use crate::goal::Wish;
use crate::prelude::*;
use crate::turns::{Turn, Uncounted, turns};
use mbao_rules::definition::{Count, Definition};
use mbao_rules::{Event, Game, Mark, PitName, Position, Rules, Side, State};

/// The first thing that a turn misses, with what the turn did instead.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Miss {
    /// It captures this many seeds.
    Captures(u8),
    /// It captures this many pits.
    Pits(u8),
    /// The opponent captures this many seeds.
    Loses(u8),
    /// It makes this many bulls or knives.
    Marks(u8),
    /// It sows this many handfuls.
    Handfuls(u8),
    /// It sows this many handfuls, which are too many.
    Within(u8),
    /// It starts again this many times.
    Again(u8),
    /// It ends in this pit, which held this many seeds before.
    Ends(String, u8),
    /// It sows nothing.
    SowsNothing,
    /// This ending closes it.
    By(u8),
    /// This ending does not apply.
    Passes(u8),
    /// This ending applies.
    Avoids(u8),
    /// The opponent can then capture this many seeds.
    Exposes(u8),
    /// It gains this many seeds; if negative, it loses them.
    Gain(i32),
    /// The game goes on.
    End,
    /// It does not win.
    Wins,
}

impl fmt::Display for Miss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Captures(n) => write!(f, "it captures {n} seeds"),
            Self::Pits(n) => write!(f, "it captures {n} pits"),
            Self::Loses(n) => write!(f, "the opponent captures {n} seeds"),
            Self::Marks(n) => write!(f, "it marks {n} pits"),
            Self::Handfuls(n) | Self::Within(n) => write!(f, "it sows {n} handfuls"),
            Self::Again(n) => write!(f, "it starts again {n} times"),
            Self::Ends(pit, held) => write!(f, "it ends in {pit}, which held {held} seeds"),
            Self::SowsNothing => f.write_str("it sows nothing"),
            Self::By(ending) => write!(f, "ending {ending} closes it"),
            Self::Passes(ending) => write!(f, "ending {ending} does not apply"),
            Self::Avoids(ending) => write!(f, "ending {ending} applies"),
            Self::Exposes(n) => write!(f, "the opponent can then capture {n} seeds"),
            Self::Gain(n) => write!(f, "it gains {n} seeds"),
            Self::End => f.write_str("the game goes on"),
            Self::Wins => f.write_str("it does not win"),
        }
    }
}

impl core::error::Error for Miss {}

/// A turn and its verdict.
#[derive(Clone, Debug)]
pub struct Try {
    /// The turn.
    pub turn: Turn,
    /// Success if it reaches the goal, or else what it misses.
    pub verdict: Result<(), Miss>,
}

/// Every turn from a point of a game, judged by a goal.
///
/// # Errors
/// [`Uncounted`].
pub fn tries(goal: &[Wish], game: &Game) -> Result<Vec<Try>, Uncounted> {
    let judged = turns(game)?.into_iter().map(|turn| {
        let verdict = judge(goal, game, &turn);
        Try { turn, verdict }
    });
    Ok(judged.collect())
}

/// Whether a turn, or several as one, played from `before`, reaches the goal.
///
/// # Errors
/// The first [`Miss`], in the order of the goal.
pub fn judge(goal: &[Wish], before: &Game, turn: &Turn) -> Result<(), Miss> {
    let state = before.state();
    let mover = state.mover;
    let seen = Seen::of(&state, &turn.events, mover);
    for wish in goal {
        let (reached, miss) = match *wish {
            Wish::Captures(least) => (seen.captured >= least, Miss::Captures(seen.captured)),
            Wish::Pits(least) => (seen.pits >= least, Miss::Pits(seen.pits)),
            Wish::Loses(most) => (seen.lost <= most, Miss::Loses(seen.lost)),
            Wish::Marks(least) => (seen.marks >= least, Miss::Marks(seen.marks)),
            Wish::Handfuls(least) => (seen.handfuls >= least, Miss::Handfuls(seen.handfuls)),
            Wish::Within(most) => (seen.handfuls <= most, Miss::Within(seen.handfuls)),
            Wish::Again(least) => (seen.again >= least, Miss::Again(seen.again)),
            Wish::EndsEmpty | Wish::Ends(_) => match seen.last {
                None => (false, Miss::SowsNothing),
                Some((pit, held)) => {
                    let there = if let Wish::Ends(name) = *wish { name == pit } else { held == 0 };
                    (there, Miss::Ends(pit.to_string(), held))
                }
            },
            Wish::By(rule) => (
                seen.rules.last() == Some(&rule),
                seen.rules.last().map_or(Miss::SowsNothing, |last| Miss::By(*last)),
            ),
            Wish::Passes(rule) => (seen.rules.contains(&rule), Miss::Passes(rule)),
            Wish::Avoids(rule) => (!seen.rules.contains(&rule), Miss::Avoids(rule)),
            Wish::Gain(least) => {
                let has = |game: &Game| lead(game.rules(), game.position(), mover);
                let gained = has(&turn.after) - has(before);
                (gained >= i32::from(least), Miss::Gain(gained))
            }
            Wish::End => (turn.after.outcome().is_some(), Miss::End),
            Wish::Win => {
                (turn.after.outcome().is_some_and(|outcome| outcome.winner == Some(mover)), Miss::Wins)
            }
            // Pits are pressed, not played.
            Wish::Own | Wish::Last => (false, Miss::SowsNothing),
            Wish::Exposes(most) => {
                let exposed = exposed(&turn.after);
                (exposed <= most, Miss::Exposes(exposed))
            }
        };
        if !reached {
            return Err(miss);
        }
    }
    Ok(())
}

/// The most that the next player can capture.
fn exposed(game: &Game) -> u8 {
    let state = game.state();
    let turns = turns(game).unwrap_or_default();
    turns.iter().map(|turn| Seen::of(&state, &turn.events, state.mover).captured).max().unwrap_or(0)
}

/// What a list of events shows. A turn on four rows can capture the same seeds again and again: counts stop
/// at their maximum.
#[derive(Default)]
struct Seen {
    captured: u8,
    pits: u8,
    lost: u8,
    marks: u8,
    handfuls: u8,
    again: u8,
    /// The pit of the last seed, and what it held before.
    last: Option<(PitName, u8)>,
    rules: Vec<u8>,
}

impl Seen {
    fn of(before: &State, events: &[Event], mover: Side) -> Self {
        let mut seen = Self::default();
        let mut state = before.clone();
        let mut sowing = false;
        for event in events {
            let own = event.by() == mover;
            match event {
                Event::Capture { by, pits: captured, .. } => {
                    // In some games the capturer's own seeds are taken along; they are no gain.
                    let theirs = captured.iter().filter(|pit| side(&state, **pit) != *by);
                    let (mut seeds, mut pits) = (0_u8, 0_u8);
                    for pit in theirs {
                        seeds = seeds_in(&state, *pit).saturating_add(seeds);
                        pits += 1;
                    }
                    if own {
                        seen.captured = seen.captured.saturating_add(seeds);
                        seen.pits = seen.pits.saturating_add(pits);
                    } else {
                        seen.lost = seen.lost.saturating_add(seeds);
                    }
                }
                Event::Mark { mark, .. } if *mark == Mark::Owned(mover) => seen.marks += 1,
                Event::Sow { pit, .. } if own => {
                    seen.last = Some((*pit, seeds_in(&state, *pit)));
                    seen.handfuls = seen.handfuls.saturating_add(u8::from(!sowing));
                }
                Event::Again { .. } if own => seen.again += 1,
                Event::Ending { rule, .. } if own => seen.rules.push(*rule),
                _ => {}
            }
            // A pit passed over is part of the handful; in a race the other player's seeds fall in between.
            if own {
                sowing = matches!(event, Event::Sow { .. } | Event::Skip { .. });
            }
            state.apply(event);
        }
        seen
    }
}

fn side(state: &State, pit: PitName) -> Side {
    let (up, _) = pit.numbers();
    if 2 * up <= state.seeds.rows() { Side::South } else { Side::North }
}

fn seeds_in(state: &State, pit: PitName) -> u8 {
    let (up, column) = pit.numbers();
    let row = state.seeds.row(state.seeds.rows().saturating_sub(up));
    row.get(column).copied().unwrap_or(0)
}

/// Whether a game counts the seeds on each side, because nothing leaves the board.
#[must_use]
pub fn counts_sides(definition: &Definition) -> bool {
    definition.end.count == Count::StarterLoses
}

/// What a player has, less what the other player has if each keeps their own gains apart.
#[must_use]
pub fn lead(rules: &Rules, pos: &Position, player: Side) -> i32 {
    let kept = |side: Side| {
        if counts_sides(rules.definition()) {
            let seeds = pos.side_total(rules.board(), side) + u16::from(pos.held_by(side));
            return i32::from(seeds) + i32::from(pos.in_hand(side));
        }
        let mut seeds = i32::from(pos.store(side));
        if rules.definition().end.count == Count::StoreAndMarks {
            let marks = rules.board().pits().filter(|&pit| pos.mark(pit) == Some(side));
            seeds += marks.map(|pit| i32::from(pos.seeds(pit))).sum::<i32>();
        }
        seeds
    };
    if counts_sides(rules.definition()) { kept(player) } else { kept(player) - kept(player.other()) }
}
