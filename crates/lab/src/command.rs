//! The command line.

use anyhow::{Result, bail};
use lexopt::Parser;
use lexopt::prelude::{Long, Short, Value, ValueExt};

use crate::{beginnings, bench, figures, made, noted, players, puzzles, tables, trim};

/// What there is.
pub const HELP: &str = "\
cargo lab COMMAND [ARGUMENTS] [GAME…]

Writes what the house keeps:
  tables         solves games with few seeds in play (content/tables; TABLES.md)
                   --threads N --seeds N (at most so many) --more N (so many more than planned) --seconds N --bits N
                   --out FOLDER --layers FOLDER GAME… or GAME-COLUMNS…; in parts, on many machines:
                   --part K/N makes one part of every layer, --merge N solves from all N
  figures        measures games (content/figures), going on where it was left
                   --threads N --games N --strong N --nodes N --arrangements N --laps N --seed N --out FOLDER
  puzzles        finds puzzles (content/stories)
  tune           learns the weights of the players (crates/engine/players/src/weights.rs)
  calibrate      holds chances of winning against games (crates/engine/players/src/calibration.rs with --fit;
                 content/calibration.toml with --keep)
  strength       lets levels play each other (content/strength/nodes.toml with --keep)
  habits         counts what levels do with their turns (content/strength/habits.toml with --keep)
  trim           cuts the map (crates/site/atlas/data)
  vouch KIND     says that what is kept is still true, where a change of rules or players cannot matter

Measures:
  bench          how fast the rules are, natively and in WebAssembly
  noted          how fast noted games are, beside recorded ones
  speed          how fast players look ahead
  duel, answer   two versions of a level against each other, one of them a program
  hints          hints against a long search
  styles         a level against itself without its style
  ends           how often games end under each reading of an option
  win            plays a proved start out

Finds:
  beginnings     positions for lessons, turns for examples (--endings)

The module of each command says what it takes.
";

/// Carries out a command.
///
/// # Errors
/// What is wrong with its arguments, or what it could not do.
pub fn run(mut arguments: Parser) -> Result<()> {
    let command = match arguments.next()? {
        None | Some(Short('h') | Long("help")) => "help".to_owned(),
        Some(Value(command)) => command.string()?,
        Some(other) => return Err(other.unexpected().into()),
    };
    match command.as_str() {
        "help" => print!("{HELP}"),
        "tables" => tables::solve::run(arguments)?,
        "win" => tables::win::run(arguments)?,
        "figures" => figures::measure::run(arguments)?,
        "puzzles" => puzzles::run(arguments)?,
        "beginnings" => beginnings::run(arguments)?,
        "tune" => players::tune::run(arguments)?,
        "calibrate" => players::calibrate::run(arguments)?,
        "strength" => players::strength::run(arguments)?,
        "habits" => players::habits::run(arguments)?,
        "duel" => players::duel::run(arguments)?,
        "answer" => players::answer::run()?,
        "hints" => players::hints::run(arguments)?,
        "styles" => players::styles::run(arguments)?,
        "ends" => players::ends::run(arguments)?,
        "speed" => players::speed::run(arguments)?,
        "bench" => bench::run(arguments)?,
        "vouch" => made::vouch(arguments)?,
        "noted" => noted::run(),
        "trim" => trim::run(arguments)?,
        other => bail!("there is no command {other}\n\n{HELP}"),
    }
    Ok(())
}
