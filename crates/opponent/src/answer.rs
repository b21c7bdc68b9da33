//! Requests and their answers as text.

use alloc::borrow::ToOwned;
use alloc::string::String;

use mbao_players::{Level, Limits, Player, Reason, Suggestion, Value};
use mbao_rules::template::{piece, push_number};
use mbao_rules::{Error, Game, NewGame, Side, json};
use mbao_words::Lang;

use crate::told::sentence;

/// Bytes for positions met: well below what a phone gives a worker.
const MEMORY: usize = 16 << 20;
/// What stands for "no limit" where none is given.
const UNLIMITED: u64 = u64::MAX;

/// Answers a request: `what`, level, seed, nodes, milliseconds, whose seeds fall
/// in a race, language, first and last turn, the record of the game and, for one
/// that was noted, its file (feature `notebook`), with a NUL after each but the last. `what` is `suggest`, `hint` (with reasons, and
/// all of it in words) or `analyse` (nodes are for each turn; only of the turns
/// asked for). What is left out is the default: level 5, seed 0, no limit,
/// English, all turns.
///
/// # Errors
/// Those of the record.
pub fn answer(request: &str, now: &dyn Fn() -> f64) -> Result<String, Error> {
    let mut rest = Some(request);
    let mut next = || piece(&mut rest, 0).unwrap_or("");
    let what = next();
    let level = next().parse().ok().and_then(Level::new).unwrap_or(Level::MASTER);
    let seed = next().parse().unwrap_or(0);
    let nodes = next().parse().unwrap_or(UNLIMITED);
    // Whole ones: a reader of fractions would be a seventh of the download.
    let millis =
        next().split('.').next().and_then(|whole| whole.parse().ok()).map(|millis: u32| f64::from(millis));
    let racer = if next() == "s" { Side::South } else { Side::North };
    let lang = Lang::of(next()).unwrap_or_default();
    let first = next().parse().unwrap_or(1);
    let last = next().parse().unwrap_or(u32::MAX);
    let record = Some(next().to_owned());

    let game = begun(next(), &NewGame { record, ..NewGame::default() })?;
    let player = Player::new(game.rules(), level, seed);
    let limits = Limits { nodes, memory: MEMORY, racer };
    let begun = now();
    let stop = || millis.is_some_and(|millis| now() - begun >= millis);
    let mut out = String::new();
    match what {
        "analyse" => {
            out += "[";
            for (at, turn) in player.analyse(&game, first..=last, &limits, stop).iter().enumerate() {
                out.push_str(if at > 0 { ",{\"turn\":" } else { "{\"turn\":" });
                push_number(turn.turn as usize, &mut out);
                out.push_str(if turn.mover == Side::South {
                    ",\"mover\":\"s\",\"value\":"
                } else {
                    ",\"mover\":\"n\",\"value\":"
                });
                value(turn.value, &mut out);
                out += ",\"played\":";
                json::text(&turn.played, &mut out);
                out += ",\"best\":";
                json::text(&turn.best, &mut out);
                out += "}";
            }
            out += "]";
        }
        _ => match player.suggest(&game, &limits, stop) {
            None => out += "null",
            Some(suggestion) => {
                let hint = (what == "hint").then(|| player.reasons(&game, &suggestion));
                plain(&game, &suggestion, hint.as_deref().unwrap_or_default(), &mut out);
                if let Some(reasons) = hint {
                    out += ",\"sentence\":";
                    json::text(&sentence(&game, &suggestion, &reasons, lang), &mut out);
                }
                out += "}";
            }
        },
    }
    Ok(out)
}

#[cfg(not(feature = "notebook"))]
fn begun(_: &str, request: &NewGame) -> Result<Game, Error> {
    Game::new(request)
}

/// A game from the notebook comes with its file.
#[cfg(feature = "notebook")]
fn begun(notebook: &str, request: &NewGame) -> Result<Game, Error> {
    if notebook.is_empty() {
        return Game::new(request);
    }
    let page = mbao_notebook::read(notebook).and_then(|notebook| notebook.page());
    let page = page.map_err(|problem| {
        mbao_rules::refused!(mbao_rules::Fault::UnknownGame, "{}", &problem.to_string())
    })?;
    Game::of(&page, request)
}

fn plain(game: &Game, suggestion: &Suggestion, reasons: &[Reason], out: &mut String) {
    *out += "{\"action\":";
    json::text(&game.rules().action_text(&suggestion.action), out);
    for (name, list) in [(",\"turn\":", &suggestion.turn), (",\"line\":", &suggestion.line)] {
        *out += name;
        json::texts(&|at: usize| Some(list.get(at)?.as_str()), out);
    }
    *out += ",\"value\":";
    value(suggestion.value, out);
    *out += ",\"depth\":";
    push_number(usize::from(suggestion.depth), out);
    *out += ",\"nodes\":";
    push_number(usize::try_from(suggestion.nodes).unwrap_or(usize::MAX), out);
    *out += ",\"reasons\":[";
    for (at, reason) in reasons.iter().enumerate() {
        if at > 0 {
            *out += ",";
        }
        fact(reason, out);
    }
    *out += "]";
}

/// The chance to win as a number, in thousandths, and, named after it, the turns to a forced end.
fn value(value: Value, out: &mut String) {
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // 0 to 1000
    let thousandths = (value.chance() * 1000.0 + 0.5) as usize;
    if thousandths >= 1000 {
        *out += "1";
    } else {
        *out += "0.";
        for digit in [thousandths / 100, thousandths / 10 % 10, thousandths % 10] {
            push_number(digit, out);
        }
    }
    if let Some((won, turns)) = value.forced() {
        out.push_str(if won { ",\"wins\":" } else { ",\"loses\":" });
        push_number(turns as usize, out);
    }
}

/// A reason as JSON: its kind and its numbers.
fn fact(reason: &Reason, out: &mut String) {
    let (kind, number) = match reason {
        Reason::OnlyChoice => ("only-choice", None),
        Reason::Wins => ("wins", None),
        Reason::WinsIn { turns } => ("wins-in", Some(*turns)),
        Reason::LosesLast { turns } => ("loses-last", Some(*turns)),
        Reason::Captures { seeds, .. } => ("captures", Some(u32::from(*seeds))),
        Reason::Marks { pits } => ("marks", Some(u32::from(*pits))),
        Reason::StartsAgain { times } => ("starts-again", Some(u32::from(*times))),
        Reason::LeavesNoStart => ("leaves-no-start", None),
        Reason::LeavesOneStart { .. } => ("leaves-one-start", None),
        Reason::Saves { seeds } => ("saves", Some(u32::from(*seeds))),
        Reason::LeavesNothingExposed => ("leaves-nothing-exposed", None),
        Reason::Exposes { seeds } => ("exposes", Some(u32::from(*seeds))),
    };
    *out += "{\"kind\":";
    json::text(kind, out);
    if let Some(number) = number {
        *out += ",\"n\":";
        push_number(number as usize, out);
    }
    if let Reason::Captures { endings, string, .. } = reason {
        *out += ",\"endings\":[";
        for (at, (rule, times)) in endings.iter().enumerate() {
            out.push_str(if at > 0 { ",[" } else { "[" });
            push_number(usize::from(*rule), out);
            *out += ",";
            push_number(usize::from(*times), out);
            *out += "]";
        }
        out.push_str(if *string { "],\"string\":true" } else { "]" });
    }
    *out += "}";
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asked([what, level, seed, nodes, millis, racer, record]: [&str; 7]) -> String {
        let parts = [what, level, seed, nodes, millis, racer, "en", "", "", record];
        answer(&parts.join("\0"), &|| 0.0).unwrap_or_else(|error| error.code().to_owned())
    }

    #[test]
    fn it_suggests_what_may_be_played_and_repeats_itself() {
        let record = "Game: ndoto\n\n";
        let suggestion = asked(["suggest", "5", "7", "2000", "", "", record]);
        assert_eq!(suggestion, asked(["suggest", "5", "7", "2000", "", "", record]));
        let action = suggestion.strip_prefix("{\"action\":\"").and_then(|rest| rest.split_once('"'));
        let (action, _) = action.expect("an action");
        let mut game = Game::new(&NewGame { game: "ndoto".to_owned(), ..NewGame::default() }).expect("ndoto");
        assert!(game.play(action).is_ok(), "{suggestion}");
        assert!(suggestion.contains("\"value\":0."), "{suggestion}");
        assert!(asked(["hint", "5", "7", "2000", "", "", record]).contains("\"reasons\":[{\"kind\":"));
    }

    #[test]
    fn a_clock_that_has_run_out_ends_it_at_once() {
        let clock = core::cell::Cell::new(0.0);
        let late = || {
            clock.set(clock.get() + 100.0);
            clock.get()
        };
        let request = ["suggest", "5", "1", "", "50.5", "", "", "", "", "Game: omweso\n\n"].join("\0");
        let answered = answer(&request, &late).unwrap_or_default();
        assert!(answered.starts_with("{\"action\":"), "{answered}");
    }

    #[test]
    fn bad_records_have_their_code() {
        assert_eq!(asked(["suggest", "", "", "", "", "", "Game: chess\n\n"]), "bad-record");
        assert_eq!(asked(["analyse", "", "", "10", "", "", "Game: ndoto\n\n1. z9"]), "bad-record");
        assert_eq!(asked(["analyse", "", "", "10", "", "", "Game: ndoto\n\n"]), "[]");
    }

    #[test]
    fn turns_are_analysed_one_by_one_as_all_at_once() {
        let mut game = Game::new(&NewGame { game: "ndoto".to_owned(), ..NewGame::default() }).expect("ndoto");
        for _ in 0..5 {
            let first = game.legal().first().cloned().expect("the game goes on");
            game.play(&first).expect("it is legal");
        }
        let record = game.record();
        let part = |first, last| {
            let parts = ["analyse", "4", "", "200", "", "", "", first, last, &record];
            answer(&parts.join("\0"), &|| 0.0).unwrap_or_else(|error| error.message().to_owned())
        };
        let all = part("", "");
        assert_eq!(all.matches("\"turn\":").count(), 5, "{all}");
        let (begin, end) = (part("", "2"), part("3", ""));
        assert_eq!(all, begin.replace(']', ",") + end.trim_start_matches('['));
    }
}
