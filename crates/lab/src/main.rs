//! `cargo lab COMMAND`
#![forbid(unsafe_code)]

use std::process::ExitCode;

fn main() -> ExitCode {
    match mbao_lab::run(lexopt::Parser::from_env()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
