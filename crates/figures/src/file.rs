//! Figures as files, one for each game: they are written in a form that can be read back and
//! continued.

use std::fmt::Write as _;

use anyhow::{Context, Result, anyhow};
use toml::{Table, Value};

use crate::{Played, Spread, Strong, Variant, Wonder, WonderKind};

/// All figures of a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figures {
    /// The date of measuring, year first.
    pub date: String,
    /// The seed of all random numbers.
    pub seed: u64,
    /// Random games, by variant.
    pub played: Vec<(Variant, Played)>,
    /// Games between strong players, with the usual set-up.
    pub strong: Option<Strong>,
    /// The number of arrangements tried for wonders, and of laps for which each was followed.
    pub hunted: Option<(u32, u64)>,
    /// Remarkable turns, with the set-up whose board they are on.
    pub wonders: Vec<Wonder>,
}

/// Writes a file.
#[must_use]
pub fn write(game: &str, figures: &Figures) -> String {
    let mut out = format!(
        "# Figures of {game}, written by `cargo xtask figures`. Spreads are: mean, standard deviation,\n\
         # the numbers that a tenth, a half and nine tenths do not exceed, the largest.\n\
         date = {}\nseed = {}\n",
        figures.date, figures.seed
    );
    for (variant, played) in &figures.played {
        let _ = write!(out, "\n[[played]]\nsetup = \"{}\"\n", variant.setup);
        if variant.reading.is_some() {
            let _ = writeln!(out, "reading = \"{}\"", variant.reading_text());
        }
        let _ = writeln!(out, "games = {}", played.games);
        for (name, spread) in [
            ("turns", &played.turns),
            ("choices", &played.choices),
            ("seeds", &played.seeds),
            ("laps", &played.laps),
        ] {
            let Spread { mean, deviation, low, middle, high, most } = spread;
            let _ = writeln!(out, "{name} = [{mean:.3}, {deviation:.3}, {low}, {middle}, {high}, {most}]");
        }
        for (name, number) in [
            ("starts", played.starts),
            ("endless", played.endless),
            ("first", played.first.into()),
            ("drawn", played.drawn.into()),
            ("only-endless", played.only_endless.into()),
            ("broken-off", played.broken_off.into()),
        ] {
            let _ = writeln!(out, "{name} = {number}");
        }
    }
    if let Some(strong) = figures.strong {
        let Strong { games, nodes, first, drawn, turns } = strong;
        let _ = write!(
            out,
            "\n[strong]\ngames = {games}\nnodes = {nodes}\nfirst = {first}\ndrawn = {drawn}\nturns = {turns}\n"
        );
    }
    if let Some((arrangements, bound)) = figures.hunted {
        let _ = write!(out, "\n[hunted]\narrangements = {arrangements}\nlaps = {bound}\n");
    }
    for wonder in &figures.wonders {
        let _ = write!(
            out,
            "\n[[wonder]]\nkind = \"{}\"\nmet = {}\nposition = \"{}\"\nturn = \"{}\"\n",
            wonder.kind.id(),
            wonder.met,
            wonder.position,
            wonder.turn.join(" "),
        );
        let _ = writeln!(out, "laps = {}", wonder.laps);
        if wonder.kind == WonderKind::Longest {
            let _ = writeln!(out, "seeds = {}", wonder.seeds);
        } else {
            let _ = writeln!(out, "prefix = {}", wonder.prefix);
        }
    }
    out
}

/// Reads a file.
///
/// # Errors
/// What is missing or of the wrong kind.
pub fn read(text: &str) -> Result<Figures> {
    let table: Table = text.parse().context("this is no TOML")?;
    let mut figures = Figures {
        date: table.get("date").and_then(Value::as_datetime).context("no date")?.to_string(),
        seed: number(&table, "seed")?,
        ..Figures::default()
    };
    for entry in list(&table, "played") {
        let entry = entry.as_table().context("[[played]] is no table")?;
        let mut reading = None;
        if entry.contains_key("reading") {
            let text = text_of(entry, "reading")?;
            let (option, value) = text.split_once('=').context("a reading is option=value")?;
            reading = Some((option.to_owned(), value.to_owned()));
        }
        let variant = Variant { setup: text_of(entry, "setup")?, reading };
        let played = Played {
            games: number(entry, "games")?,
            turns: spread(entry, "turns")?,
            choices: spread(entry, "choices")?,
            seeds: spread(entry, "seeds")?,
            laps: spread(entry, "laps")?,
            starts: number(entry, "starts")?,
            endless: number(entry, "endless")?,
            first: number(entry, "first")?,
            drawn: number(entry, "drawn")?,
            only_endless: number(entry, "only-endless")?,
            broken_off: number(entry, "broken-off")?,
        };
        figures.played.push((variant, played));
    }
    if let Some(strong) = table.get("strong").and_then(Value::as_table) {
        figures.strong = Some(Strong {
            games: number(strong, "games")?,
            nodes: number(strong, "nodes")?,
            first: number(strong, "first")?,
            drawn: number(strong, "drawn")?,
            turns: number(strong, "turns")?,
        });
    }
    if let Some(hunted) = table.get("hunted").and_then(Value::as_table) {
        figures.hunted = Some((number(hunted, "arrangements")?, number(hunted, "laps")?));
    }
    for entry in list(&table, "wonder") {
        let entry = entry.as_table().context("[[wonder]] is no table")?;
        let id = text_of(entry, "kind")?;
        let kind = WonderKind::ALL.into_iter().find(|kind| kind.id() == id);
        let kind = kind.with_context(|| format!("there is no kind \"{id}\""))?;
        let of = |name| if entry.contains_key(name) { number(entry, name) } else { Ok(0) };
        figures.wonders.push(Wonder {
            kind,
            met: entry.get("met").and_then(Value::as_bool).context("met is yes or no")?,
            position: text_of(entry, "position")?,
            turn: text_of(entry, "turn")?.split(' ').map(str::to_owned).collect(),
            laps: number(entry, "laps")?,
            seeds: of("seeds")?,
            prefix: of("prefix")?,
        });
    }
    Ok(figures)
}

fn list<'a>(table: &'a Table, name: &str) -> &'a [Value] {
    table.get(name).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

fn text_of(table: &Table, name: &str) -> Result<String> {
    let text = table.get(name).and_then(Value::as_str);
    text.map(str::to_owned).with_context(|| format!("{name} is a text"))
}

fn number<N: TryFrom<i64>>(table: &Table, name: &str) -> Result<N> {
    let number =
        table.get(name).and_then(Value::as_integer).with_context(|| format!("{name} is a number"))?;
    N::try_from(number).map_err(|_| anyhow!("{name} = {number} is out of range"))
}

fn spread(table: &Table, name: &str) -> Result<Spread> {
    let list = list(table, name);
    let float = |at: usize| list.get(at).and_then(Value::as_float);
    let whole =
        |at: usize| list.get(at).and_then(Value::as_integer).and_then(|number| u32::try_from(number).ok());
    let read = || {
        Some(Spread {
            mean: float(0)?,
            deviation: float(1)?,
            low: whole(2)?,
            middle: whole(3)?,
            high: whole(4)?,
            most: whole(5)?,
        })
    };
    read().with_context(|| format!("{name} is a spread of six numbers"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() -> Result<()> {
        let spread = Spread { mean: 12.5, deviation: 3.25, low: 3, middle: 12, high: 20, most: 41 };
        let played = Played {
            games: 10,
            turns: spread,
            choices: spread,
            seeds: spread,
            laps: Spread { mean: 2.0, ..spread },
            starts: 80,
            endless: 3,
            first: 6,
            drawn: 1,
            only_endless: 2,
            broken_off: 4,
        };
        let reading = Some(("opening-skip".to_owned(), "handful".to_owned()));
        let figures = Figures {
            date: "2026-11-21".to_owned(),
            seed: 7,
            played: vec![
                (Variant { setup: "2".to_owned(), reading: None }, played.clone()),
                (Variant { setup: "2".to_owned(), reading }, played),
            ],
            strong: Some(Strong { games: 8, nodes: 100, first: 5, drawn: 0, turns: 90 }),
            hunted: Some((400, 1_000)),
            wonders: vec![
                Wonder {
                    kind: WonderKind::Longest,
                    met: true,
                    position: "1,0/0,2 s 0-0".to_owned(),
                    turn: vec!["a1".to_owned(), "x".to_owned()],
                    laps: 12,
                    seeds: 40,
                    prefix: 0,
                },
                Wonder {
                    kind: WonderKind::Period,
                    met: false,
                    position: "1,0/0,2 s 0-0".to_owned(),
                    turn: vec!["a1".to_owned()],
                    laps: 5_000_000_000,
                    seeds: 0,
                    prefix: 3,
                },
            ],
        };
        assert_eq!(read(&write("mbothe", &figures))?, figures);
        assert!(read("date = 2026-11-21\n").is_err());
        assert!(read("date = 2026-11-21\nseed = 1\n[[wonder]]\nkind = \"odd\"\n").is_err());
        Ok(())
    }
}
