//! Writes every route of the site as a complete page of HTML, so that it can be
//! read, linked to and printed without scripts.
//!
//! What is read becomes one value, the [site](site::Site). Of it pages are made, and of these files, in four rooms:
//! `facts` tell what the content and the rules say, `parts` write that as HTML, `pages` put parts together, and
//! `out` writes them. A room uses only those before it.
//!
//! `mbao-prerender --content content --www www --library dist/mbao --out dist/site [--url https://…/]
//! [--curator somebody@…] [--assets assets/] [--files]`

// The code that `html!` generates breaks these lints.
#![allow(clippy::ignored_unit_patterns, clippy::similar_names)]

mod facts;
mod library;
mod needs;
mod out;
mod outside;
mod page;
mod pages;
mod parts;
#[cfg(test)]
mod real;
mod route;
mod site;
mod words;

use std::path::PathBuf;
use std::process::ExitCode;

use anyhow::{Context, Result};
use lexopt::prelude::*;

use crate::route::Links;
use crate::site::{Address, Site};

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        // Problems of the content are for people who write it: no trace of the program.
        Err(error) => {
            eprintln!("{error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run() -> Result<()> {
    let (mut from, mut www, mut library, mut out, mut url, mut curator, mut assets) =
        (None, None, None, None, None, None, String::new());
    let mut links = Links::Folders;
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("content") => from = Some(PathBuf::from(arguments.value()?)),
            Long("www") => www = Some(PathBuf::from(arguments.value()?)),
            Long("library") => library = Some(PathBuf::from(arguments.value()?)),
            Long("out") => out = Some(PathBuf::from(arguments.value()?)),
            Long("url") => url = Some(arguments.value()?.string()?),
            Long("curator") => curator = Some(arguments.value()?.string()?),
            Long("assets") => assets = arguments.value()?.string()?,
            Long("files") => links = Links::Files,
            _ => return Err(argument.unexpected().into()),
        }
    }
    let from = from.context("--content: the folder to read")?;
    let www = www.context("--www: the folder of hand-written pages")?;
    let library = library.context("--library: the folder of the built library")?;
    let out = out.context("--out: the folder to write to")?;
    let site = Site::read(&from, &library, Address { url, curator, assets, links })?;
    futures::executor::block_on(out::write(&site, &www, &out))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    /// From below.
    const ROOMS: [&str; 4] = ["facts", "parts", "pages", "out"];

    fn above(folder: &Path, rooms: &[&str], found: &mut Vec<String>) {
        for entry in fs::read_dir(folder).expect("a room") {
            let path = entry.expect("a module").path();
            if path.is_dir() {
                above(&path, rooms, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&path).expect("a module");
                let own = text.split("#[cfg(test)]").next().unwrap_or_default();
                let used = rooms.iter().filter(|room| own.contains(&format!("crate::{room}::")));
                found.extend(used.map(|room| format!("{} uses {room}", path.display())));
            }
        }
    }

    #[test]
    fn a_room_uses_only_those_below_it() {
        let mut found = Vec::new();
        for (at, room) in ROOMS.iter().enumerate() {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src").join(room);
            above(&folder, &ROOMS[at + 1..], &mut found);
        }
        assert!(found.is_empty(), "{}", found.join("\n"));
    }
}
