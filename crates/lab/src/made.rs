//! What the house keeps of what is made here: where, and by which rules and players it was made (`content/made.toml`).

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};
use lexopt::Parser;
use lexopt::prelude::{Value, ValueExt};
use mbao_figures::{Kind, Made};
use mbao_players::tuning::{of_players, of_rules};
use mbao_rules::{Definition, GAMES};

use crate::common;

const HEAD: &str = "\
# By which rules and players the laboratory made what the site shows of each game: prints of what they do, which a test
# compares with those of today. Written by `cargo lab`.
";

/// A place in the content.
pub(crate) fn content(path: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content").join(path)
}

fn read() -> Result<Made> {
    let text = fs::read_to_string(content("made.toml")).context("content/made.toml")?;
    Made::read(&text).context("content/made.toml")
}

fn print(kind: Kind, game: &Definition) -> u64 {
    if kind.by_players() { of_players(game) } else { of_rules(game) }
}

/// Whether what is kept of a game was made by today's rules and players.
pub(crate) fn is_current(kind: Kind, game: &Definition) -> Result<bool> {
    Ok(read()?.by(kind, &game.id, print(kind, game)))
}

/// Says that what is kept of a game is of today's rules and players.
pub(crate) fn say(kind: Kind, game: &Definition) -> Result<()> {
    let mut made = read()?;
    made.say(kind, &game.id, print(kind, game));
    let text = format!("{HEAD}\n{}", toml::to_string(&made)?);
    fs::write(content("made.toml"), text).context("content/made.toml")
}

/// `cargo lab vouch KIND [GAME…]` says it without making anything, where a change cannot matter: say why in the commit.
pub(crate) fn vouch(mut arguments: Parser) -> Result<()> {
    let word = |kind: &Kind| format!("{kind:?}").to_lowercase();
    let name = arguments.value().context("a kind")?.string()?;
    let kind = Kind::ALL.into_iter().find(|kind| word(kind) == name);
    let kind = kind.with_context(|| format!("no kind: {}", Kind::ALL.map(|kind| word(&kind)).join(", ")))?;
    let mut names = Vec::new();
    while let Some(argument) = arguments.next()? {
        match argument {
            Value(name) => names.push(name.string()?),
            other => return Err(other.unexpected().into()),
        }
    }
    common::games(&names).into_iter().try_for_each(|game| say(kind, game))
}

/// Puts a game's part of a table into a file of the content, in place of what is there. Parts begin with `[[`; each has
/// a line that names its game after `key`. What is above them, but for the date, must say the same: that it was measured
/// in the same way.
pub(crate) fn keep(file: &Path, key: &str, game: &str, table: &str) -> Result<()> {
    let known = fs::read_to_string(file).with_context(|| file.display().to_string())?;
    let [(old_head, old), (new_head, new)] = [&known, table].map(parts);
    let how = |head: &str| {
        let lines = head.lines().filter(|line| !line.starts_with('#') && !line.starts_with("date"));
        lines.filter(|line| !line.is_empty()).map(str::to_owned).collect::<Vec<_>>()
    };
    ensure!(how(old_head) == how(new_head), "{} was measured otherwise", file.display());
    let date = |head: &str| head.lines().find(|line| line.starts_with("date")).map(str::to_owned);
    let (before, now) = (date(old_head).context("a date")?, date(new_head).context("a date")?);
    let names = |part: &str, id: &str| part.contains(&format!("\n{key} = \"{id}\"\n"));
    let mut all: Vec<&str> = old.into_iter().filter(|part| !names(part, game)).collect();
    all.extend(new.into_iter().filter(|part| names(part, game)));
    all.sort_by_key(|part| GAMES.iter().position(|definition| names(part, &definition.id)));
    let text = format!("{}\n\n{}\n", old_head.replace(&before, &now), all.join("\n\n"));
    fs::write(file, text).with_context(|| file.display().to_string())
}

/// What is above the parts of a table, and the parts.
fn parts(table: &str) -> (&str, Vec<&str>) {
    let begins = table.match_indices("\n[[").map(|(at, _)| at + 1).collect::<Vec<_>>();
    let ends = begins.iter().skip(1).copied().chain([table.len()]);
    let head = table[..begins.first().copied().unwrap_or(table.len())].trim_end();
    (head, begins.iter().zip(ends).map(|(&from, to)| table[from..to].trim_end()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_takes_the_place_of_the_one_that_is_there() -> Result<()> {
        let file = tempfile::NamedTempFile::new()?;
        let part = |game: &str, won: u8| format!("\n[[pairing]]\ngame = \"{game}\"\nwon = {won}\n");
        let head = |day: u8, seed: u8| format!("# As it was.\ndate = 2026-11-{day}\nseed = {seed}\n");
        fs::write(&file, head(10, 1) + &part("ndoto", 1) + &part("ndoto", 2) + &part("lukho", 3))?;
        let table = head(11, 1) + &part("ndoto", 4) + &part("coro", 5);
        keep(file.path(), "game", "ndoto", &table)?;
        assert_eq!(fs::read_to_string(&file)?, head(11, 1) + &part("ndoto", 4) + &part("lukho", 3));
        keep(file.path(), "game", "coro", &table)?;
        let all = head(11, 1) + &part("coro", 5) + &part("ndoto", 4) + &part("lukho", 3);
        assert_eq!(fs::read_to_string(&file)?, all);
        let otherwise = head(12, 2) + &part("ndoto", 6);
        assert!(keep(file.path(), "game", "ndoto", &otherwise).is_err());
        assert_eq!(fs::read_to_string(&file)?, all);
        Ok(())
    }
}
