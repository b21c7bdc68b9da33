//! Writes every route of the site as a complete page of HTML, so that it can be
//! read, linked to and printed without scripts.
//!
//! `mbao-prerender --content content --out dist/site [--url https://…/]
//! [--curator somebody@…] [--assets assets/]`

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

use anyhow::{Context, Result};
use lexopt::prelude::*;

use crate::site::{Address, Site};

fn main() -> Result<()> {
    let (mut from, mut library, mut out, mut url, mut curator, mut assets) =
        (None, None, None, None, None, String::new());
    let mut arguments = lexopt::Parser::from_env();
    while let Some(argument) = arguments.next()? {
        match argument {
            Long("content") => from = Some(PathBuf::from(arguments.value()?)),
            Long("library") => library = Some(PathBuf::from(arguments.value()?)),
            Long("out") => out = Some(PathBuf::from(arguments.value()?)),
            Long("url") => url = Some(arguments.value()?.string()?),
            Long("curator") => curator = Some(arguments.value()?.string()?),
            Long("assets") => assets = arguments.value()?.string()?,
            _ => return Err(argument.unexpected().into()),
        }
    }
    let from = from.context("--content: the folder to read")?;
    let library = library.context("--library: the folder of the built library")?;
    let out = out.context("--out: the folder to write to")?;
    let site = Site::read(&from, &library, Address { url, curator, assets })?;
    futures::executor::block_on(out::write(&site, &out))
}
