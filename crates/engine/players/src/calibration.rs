//! The factors that multiply each game's values before people see them, so that 70 of 100 games are won where
//! the stated chance is 70 per cent; written by
//! `cargo lab calibrate --fit`.

/// In thousandths, by game. Values of games that are not listed stay as they are; in lukho there is nothing
/// to choose once play begins.
pub(crate) static FACTORS: [(&str, i32); 13] = [
    ("omweso", 924),
    ("coro", 791),
    ("kombe", 867),
    ("mongale", 915),
    ("mongola", 1061),
    ("enkeshui", 827),
    ("aweet", 959),
    ("mbothe", 928),
    ("giuthi", 581),
    ("ndoto", 1081),
    ("kiothi", 980),
    ("bao-kiswahili", 1184),
    ("bao-kujifunza", 1062),
];

pub(crate) fn factor(game: &str) -> i32 {
    FACTORS.iter().find(|(id, _)| *id == game).map_or(1_000, |(_, factor)| *factor)
}
