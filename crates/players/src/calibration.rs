//! By what the values of each game are multiplied before people see them, so that of games whose chance is told as
//! 70 per cent 70 of 100 are won; written by `cargo run --profile speed -p mbao-players --example calibrate -- --fit`.

/// Thousandths, by game. A game that is not here is told as it is judged; in lukho nothing is chosen once play begins.
pub(crate) static FACTORS: [(&str, i32); 13] = [
    ("omweso", 924),
    ("coro", 791),
    ("kombe", 984),
    ("mongale", 1068),
    ("mongola", 1138),
    ("enkeshui", 827),
    ("aweet", 1022),
    ("mbothe", 736),
    ("giuthi", 581),
    ("ndoto", 1081),
    ("kiothi", 1150),
    ("bao-kiswahili", 1608),
    ("bao-kujifunza", 1062),
];

/// The factor of a game.
pub(crate) fn factor(game: &str) -> i32 {
    FACTORS.iter().find(|(id, _)| *id == game).map_or(1_000, |(_, factor)| *factor)
}
