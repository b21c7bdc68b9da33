//! Whether a turn does what a task asks for.

use mbao_rules::{Event, Game, Mark, PitName, Side, State};

use crate::goal::{End, Goal};
use crate::turns::{Turn, turns};

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
    /// It does not win.
    Wins,
}

/// Whether a turn, played from `before`, reaches the goal.
///
/// # Errors
/// The first [`Miss`], in the order of the goal's fields.
pub fn judge(goal: &Goal, before: &Game, turn: &Turn) -> Result<(), Miss> {
    let state = before.state();
    let mover = state.mover;
    let seen = Seen::of(&state, &turn.events, mover);
    let at_least = |asked: Option<u8>, done: u8, miss: fn(u8) -> Miss| match asked {
        Some(asked) if done < asked => Err(miss(done)),
        _ => Ok(()),
    };
    at_least(goal.captures, seen.captured, Miss::Captures)?;
    at_least(goal.pits, seen.pits, Miss::Pits)?;
    if let Some(most) = goal.loses
        && seen.lost > most
    {
        return Err(Miss::Loses(seen.lost));
    }
    at_least(goal.marks, seen.marks, Miss::Marks)?;
    at_least(goal.handfuls, seen.handfuls, Miss::Handfuls)?;
    if let Some(most) = goal.within
        && seen.handfuls > most
    {
        return Err(Miss::Within(seen.handfuls));
    }
    at_least(goal.again, seen.again, Miss::Again)?;
    if let Some(end) = &goal.ends {
        let Some((pit, held)) = seen.last else { return Err(Miss::SowsNothing) };
        let there = match end {
            End::Empty => held == 0,
            End::Pit(name) => *name == pit.as_str(),
        };
        if !there {
            return Err(Miss::Ends(pit.as_str().to_owned(), held));
        }
    }
    if let Some(by) = goal.by
        && seen.rules.last() != Some(&by)
    {
        return Err(seen.rules.last().map_or(Miss::SowsNothing, |rule| Miss::By(*rule)));
    }
    if let Some(rule) = goal.passes.filter(|rule| !seen.rules.contains(rule)) {
        return Err(Miss::Passes(rule));
    }
    if let Some(rule) = goal.avoids.filter(|rule| seen.rules.contains(rule)) {
        return Err(Miss::Avoids(rule));
    }
    if goal.wins && turn.after.outcome().is_none_or(|outcome| outcome.winner != Some(mover)) {
        return Err(Miss::Wins);
    }
    if let Some(most) = goal.exposes {
        let exposed = exposed(&turn.after);
        if exposed > most {
            return Err(Miss::Exposes(exposed));
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

/// Whose pit it is.
fn side(state: &State, pit: PitName) -> Side {
    let (up, _) = pit.numbers();
    if 2 * up <= state.seeds.rows() { Side::South } else { Side::North }
}

fn seeds_in(state: &State, pit: PitName) -> u8 {
    let (up, column) = pit.numbers();
    let row = state.seeds.row(state.seeds.rows().saturating_sub(up));
    row.get(column).copied().unwrap_or(0)
}
