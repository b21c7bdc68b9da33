//! The racing start (§4, §9 rule 7, §13, §14), an option of several games.

use super::all;
use crate::definition::{
    Basis, Change, Choice, Doubt, Evidence, Part, Prelude, Racing, choice, doubt, value,
};

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

/// A race that nobody wins.
pub(super) const TIED: Doubt = doubt(
    31,
    "What two hands do at once is made exact seed by seed, so a race often ties, which the article does not speak of: a toss decides.",
);

/// Who wins a race, where only the rules of enkeshui say so; and what decides a tie.
pub(super) const BASES: &[Basis] = all![
    Part::option("race-winner").inferred("§9 rule 7", Evidence::OtherGame),
    Part::option("toss").decided("§9 rule 7", 31),
];
