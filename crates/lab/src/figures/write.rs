//! Figures as files, in a form that can be read back and continued.

use mbao_figures::Figures;

/// Writes a file.
///
/// # Errors
/// Never: all figures can be written.
pub fn written(game: &str, figures: &Figures) -> Result<String, toml::ser::Error> {
    let figures = toml::to_string(figures)?;
    Ok(format!(
        "# Figures of {game}, written by `cargo lab figures`. Spreads are: mean, standard deviation,\n\
         # the numbers that a tenth, a half and nine tenths do not exceed, the largest.\n{figures}"
    ))
}

#[cfg(test)]
mod tests {
    use mbao_figures::{Hunted, Measured, Played, Spread, Strong, Variant, Wonder, WonderKind};

    use super::*;

    #[test]
    fn what_is_written_is_read() {
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
            date: "2026-11-21".parse().expect("a date"),
            seed: 7,
            played: vec![
                Measured {
                    variant: Variant { setup: "2".to_owned(), reading: None },
                    played: played.clone(),
                },
                Measured { variant: Variant { setup: "2".to_owned(), reading }, played },
            ],
            strong: Some(Strong { games: 8, nodes: 100, first: 5, drawn: 0, turns: 90 }),
            hunted: Some(Hunted { arrangements: 400, laps: 1_000 }),
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
        let text = written("mbothe", &figures).expect("it can be written");
        assert_eq!(Figures::read(&text).expect("it can be read"), figures);
        assert!(text.contains("\nturns = [12.5, 3.25, 3, 12, 20, 41]\n"), "{text}");
        assert!(Figures::read("date = 2026-11-21\n").is_err());
        assert!(Figures::read(&text.replace("\"longest\"", "\"odd\"")).is_err());
    }
}
