//! Everything a person types: `cargo xtask …`.
#![forbid(unsafe_code)]

mod arguments;
mod bench;
mod browser;
mod build;
mod compress;
mod files;
mod http;
mod join;
mod minify;
mod names;
mod offline;
mod open;
mod package;
mod process;
mod repository;
mod serve;
mod setup;
mod site;
mod size;
mod target;
mod test;

use std::ffi::OsString;
use std::process::ExitCode;

use arguments::{Command, HELP};

fn main() -> ExitCode {
    let done = match arguments::read() {
        Ok(Command::Help) => {
            print!("{HELP}");
            Ok(())
        }
        Ok(Command::Build(known)) => site::publish(&known),
        Ok(Command::Serve(options)) => serve::run(&options),
        Ok(Command::Bundles) => build::bundles().map(|_| ()),
        Ok(Command::Size) => size::check(),
        Ok(Command::Package) => build::library().map(|_| ()),
        Ok(Command::Shots) => test::shots(),
        Ok(Command::Test) => test::run(),
        Ok(Command::Setup) => setup::run().map(|_| ()),
        Ok(Command::Bench(rest)) => bench::run(&rest),
        Ok(Command::Figures(rest)) => native("mbao-figures", &rest),
        Ok(Command::Tables(rest)) => native("mbao-tables", &rest),
        Err(error) => Err(anyhow::anyhow!("{error}\n\n{HELP}")),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// Measures or solves games at full speed, on all cores unless told otherwise.
fn native(package: &str, arguments: &[OsString]) -> anyhow::Result<()> {
    let mut cargo = process::cargo();
    cargo.args(["run", "--quiet", "--profile", "speed", "--package", package, "--"]).args(arguments);
    process::run(&mut cargo)
}
