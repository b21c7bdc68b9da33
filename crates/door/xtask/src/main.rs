//! The commands that a person types: `cargo xtask …`.
#![forbid(unsafe_code)]

mod api;
mod arguments;
mod browser;
mod budget;
mod bundles;
#[cfg(test)]
mod circles;
mod compress;
mod console;
mod files;
mod hosts;
mod join;
mod kept;
mod known;
mod library;
mod locals;
mod manifest;
mod minify;
mod names;
mod notices;
mod offline;
mod order;
mod package;
mod pages;
mod process;
mod repository;
mod serve;
mod setup;
mod site;
mod stages;
mod stick;
mod target;
mod test;
mod wasm;
#[cfg(test)]
mod workflows;
mod zim;

use std::process::ExitCode;

use arguments::{Command, HELP, Purpose};

fn main() -> ExitCode {
    let done = match arguments::read() {
        Ok(command) => carry_out(command),
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

fn carry_out(command: Command) -> anyhow::Result<()> {
    if !matches!(command, Command::Help) {
        repository::find()?;
    }
    match command {
        Command::Help => {
            print!("{HELP}");
            Ok(())
        }
        Command::Build(known, Purpose::Readers) => site::publish(&known),
        Command::Build(known, Purpose::Draft) => {
            site::build(site::draft(), &known, known::Offline::Refused, known::Links::Folders).map(|_| ())
        }
        Command::Build(known, Purpose::Files) => {
            site::build(site::folder(), &known, known::Offline::Refused, known::Links::Files).map(|_| ())
        }
        Command::Serve(options) => serve::run(&options),
        Command::Stick(options) => stick::build(&options),
        Command::Zim(options) => zim::build(&options),
        Command::Notices => {
            print!("{}", notices::of(&notices::STICK)?);
            Ok(())
        }
        Command::Bundles => bundles::build().map(|_| ()),
        Command::Words(arguments) => process::run(
            process::cargo()
                .args(["run", "--quiet", "-p", "mbao-content", "--example", "words", "--"])
                .args(arguments)
                .current_dir(std::env::current_dir()?),
        ),
        Command::Size => budget::check(),
        Command::Api(lists) => api::list(lists),
        Command::Pages => pages::print(&site::last().unwrap_or_else(site::folder)),
        Command::Package(known) => library::build(&known).map(|_| ()),
        Command::Shots => test::shots(),
        Command::Quick => test::quick(),
        Command::Test => test::run(),
        Command::Setup => setup::run().map(|_| ()),
    }
}
