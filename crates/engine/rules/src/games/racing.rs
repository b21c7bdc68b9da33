//! The racing start (§4, §9 rule 7, §13, §14), an option of several games.

use super::prelude::*;

/// `race`: a race decides who begins. With `yes` the engine runs it at once, dropping the players'
/// seeds in turn; with `taps` people drop them, one action for each seed.
pub(super) const RACE: Choice = choice(
    "race",
    all![
        value("no", &[]),
        value("yes", all![Change::AddPrelude(Prelude::Race(Racing { taps: false }))]),
        value("taps", all![Change::AddPrelude(Prelude::Race(Racing { taps: true }))]),
    ],
);

/// `race-winner`: the player who sleeps first starts, or the one who sows farthest.
pub(super) const WINNER: Choice =
    choice("race-winner", all![value("first", &[]), value("farthest", all![Change::FarthestWins])]);

/// `toss`: who starts after a tied race.
pub(super) const TOSS: Choice =
    choice("toss", all![value("south", &[]), value("north", all![Change::TossToNorth])]);

/// Where a race on two rows begins.
pub(super) const RIGHTMOST: Doubt = doubt(38).switched_by("race");

/// A race that nobody wins.
pub(super) const TIED: Doubt = doubt(31);

/// Who wins a race, which only the rules of enkeshui say, and what decides a tie.
pub(super) const BASES: &[Basis] = all![
    Part::option("race-winner").inferred("§9 rule 7", Evidence::OtherGame),
    Part::option("toss").decided("§9 rule 7", 31),
];
