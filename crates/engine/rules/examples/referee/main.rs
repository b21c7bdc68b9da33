//! Drives the engine from any language: one JSON command a line on standard
//! input, one JSON answer a line on standard output, until the input ends or
//! nobody reads the answers.

mod protocol;

use std::io::{stdin, stdout};
use std::process::ExitCode;

fn main() -> ExitCode {
    let Err(error) = protocol::run(stdin().lock(), stdout().lock()) else { return ExitCode::SUCCESS };
    eprintln!("referee: {error}");
    ExitCode::FAILURE
}
