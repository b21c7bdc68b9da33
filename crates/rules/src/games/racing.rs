//! The racing start (§4, §9 rule 7, §13, §14), an option of several games.

use super::all;
use crate::page::{Change, Choice, Prelude, Racing, choice, value};

/// `race`: who begins is decided by a race. With `yes` the seeds fall in turn,
/// one at a tick, at once; with `taps` people drop them, one action a seed.
pub(super) const RACE: Choice = choice(
    "race",
    all![
        value("no", &[]),
        value("yes", all![Change::AddPrelude(Prelude::Race(Racing { taps: false }))]),
        value("taps", all![Change::AddPrelude(Prelude::Race(Racing { taps: true }))]),
    ],
);

/// `race-winner`: the start goes to who sleeps first, or who sows farthest.
pub(super) const WINNER: Choice =
    choice("race-winner", all![value("first", &[]), value("farthest", all![Change::FarthestWins])]);

/// `toss`: whom a tied race leaves the start to.
pub(super) const TOSS: Choice =
    choice("toss", all![value("south", &[]), value("north", all![Change::TossToNorth])]);
