//! Action text: what a player types, what a record holds.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::board::{Board, Pit, Side, Way};
use crate::error::Error;
use crate::moves::{Lay, Move};
use crate::page::Ways;
use crate::prelude::Lots;
use crate::rules::Rules;

/// An action of any kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// A decision without free numbers.
    Move(Move),
    /// `lift a1=2,c1=3`.
    Lift(Lots),
    /// `lay a1=5,b2=0`.
    Lay(Lots),
}

impl Rules {
    /// The text of an action in this game.
    #[must_use]
    pub fn action_text(&self, action: &Action) -> String {
        match action {
            Action::Move(decision) => self.move_text(*decision),
            Action::Lift(lots) => format!("lift {}", lots_text(self.board(), lots)),
            Action::Lay(lots) => format!("lay {}", lots_text(self.board(), lots)),
        }
    }

    /// The text of a decision in this game.
    #[must_use]
    pub fn move_text(&self, decision: Move) -> String {
        let name = |pit: Pit| self.board().name(pit);
        match decision {
            Move::Start(pit, Way::Ccw) if self.page().start.ways == Ways::Counterclockwise => {
                name(pit).to_string()
            }
            Move::Start(pit, way) => format!("{}{}", name(pit), way.sign()),
            Move::Take => "x".to_owned(),
            Move::TurnRound => "r".to_owned(),
            Move::GoOn => "o".to_owned(),
            Move::Sow(way) => way.sign().to_string(),
            Move::Lay(pit, Lay::Forced) => format!("@{}", name(pit)),
            Move::Lay(pit, Lay::Left) => format!("@{}L", name(pit)),
            Move::Lay(pit, Lay::Right) => format!("@{}R", name(pit)),
            Move::Lay(pit, Lay::Takata(way)) => format!("@{}{}", name(pit), way.sign()),
            Move::SowHouse => "h".to_owned(),
            Move::StopAtHouse => "s".to_owned(),
            Move::Pass => "pass".to_owned(),
            Move::Done => "done".to_owned(),
            Move::Tap(side) => format!("tap {}", side.letter()),
        }
    }

    /// Reads an action.
    ///
    /// # Errors
    /// [`Error::BadAction`], saying which part cannot be read and what was
    /// expected.
    pub fn read_action(&self, text: &str) -> Result<Action, Error> {
        let text = text.trim();
        let simple = match text {
            "x" => Some(Move::Take),
            "r" => Some(Move::TurnRound),
            "o" => Some(Move::GoOn),
            "+" => Some(Move::Sow(Way::Ccw)),
            "-" => Some(Move::Sow(Way::Cw)),
            "h" => Some(Move::SowHouse),
            "s" => Some(Move::StopAtHouse),
            "pass" => Some(Move::Pass),
            "done" => Some(Move::Done),
            "tap s" => Some(Move::Tap(Side::South)),
            "tap n" => Some(Move::Tap(Side::North)),
            _ => None,
        };
        if let Some(decision) = simple {
            return Ok(Action::Move(decision));
        }
        if let Some(rest) = text.strip_prefix("lift ") {
            return Ok(Action::Lift(self.read_lots(rest)?));
        }
        if let Some(rest) = text.strip_prefix("lay ") {
            return Ok(Action::Lay(self.read_lots(rest)?));
        }
        if let Some(rest) = text.strip_prefix('@') {
            let (pit, suffix) = self.read_pit(rest, text)?;
            let how = match suffix {
                "" => Lay::Forced,
                "L" => Lay::Left,
                "R" => Lay::Right,
                "+" => Lay::Takata(Way::Ccw),
                "-" => Lay::Takata(Way::Cw),
                other => {
                    return Err(bad(format!(
                        "\"{other}\" after the pit in \"{text}\": expected nothing, L, R, + or -"
                    )));
                }
            };
            return Ok(Action::Move(Move::Lay(pit, how)));
        }
        let (pit, suffix) = self.read_pit(text, text)?;
        match suffix {
            "" if self.page().start.ways == Ways::Either => {
                Err(bad(format!("\"{text}\" lacks a direction: write {text}+ or {text}-")))
            }
            "+" if self.page().start.ways == Ways::Counterclockwise => Err(bad(format!(
                "\"{text}\": every handful goes that way: write {}",
                text.trim_end_matches('+')
            ))),
            "" | "+" => Ok(Action::Move(Move::Start(pit, Way::Ccw))),
            "-" => Ok(Action::Move(Move::Start(pit, Way::Cw))),
            other => Err(bad(format!("\"{other}\" after the pit in \"{text}\": expected nothing, + or -"))),
        }
    }

    /// A pit's name at the beginning of `text`, and what follows it.
    fn read_pit<'a>(&self, text: &'a str, whole: &str) -> Result<(Pit, &'a str), Error> {
        let (name, rest) = text.split_at_checked(2).unwrap_or((text, ""));
        self.board().named(name).map(|pit| (pit, rest)).ok_or_else(|| {
            let last = char::from(b'a' + u8::try_from(self.board().columns() - 1).unwrap_or(0));
            bad(format!(
                "\"{}\" is no action: no pit \"{}\" (columns a to {last}, rows 1 to {})",
                short(whole),
                short(name),
                self.board().row_count()
            ))
        })
    }

    fn read_lots(&self, text: &str) -> Result<Lots, Error> {
        let mut lots = Lots::default();
        let mut named: Vec<Pit> = Vec::new();
        for part in text.trim().split(',') {
            let (name, number) = part.split_once('=').ok_or_else(|| {
                bad(format!("\"{}\" in \"{}\": expected pit=number, as in a1=2", short(part), short(text)))
            })?;
            let (pit, rest) = self.read_pit(name.trim(), text)?;
            if !rest.is_empty() {
                return Err(bad(format!("\"{}\" is no pit", short(name))));
            }
            let digits = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
            let seeds = number.parse::<u8>().ok().filter(|_| digits).ok_or_else(|| {
                bad(format!("\"{}\" for {name}: expected a number from 0 to 255", short(number)))
            })?;
            if named.contains(&pit) {
                return Err(bad(format!("{name} is named twice in \"{}\"", short(text))));
            }
            named.push(pit);
            lots.set(pit, seeds);
        }
        Ok(lots)
    }
}

fn lots_text(board: Board, lots: &Lots) -> String {
    let mut parts: Vec<String> = board
        .pits()
        .filter(|&pit| lots.get(pit) > 0)
        .map(|pit| format!("{}={}", board.name(pit), lots.get(pit)))
        .collect();
    if parts.is_empty() {
        // An empty lay still needs one pit to be an action.
        parts.extend(board.pits().next().map(|pit| format!("{}=0", board.name(pit))));
    }
    sorted(parts).join(",")
}

fn bad(message: String) -> Error {
    Error::BadAction(message)
}

/// A short list in order. By insertion: the library's sorts are built for long
/// ones, and weigh more than a game's page where they are downloaded.
pub(crate) fn sorted(list: Vec<String>) -> Vec<String> {
    let mut done: Vec<String> = Vec::with_capacity(list.len());
    for item in list {
        let at = done.partition_point(|before| *before <= item);
        done.insert(at, item);
    }
    done
}

/// The beginning of a text, for a message.
pub(crate) fn short(text: &str) -> String {
    if text.chars().count() <= 24 {
        text.to_owned()
    } else {
        format!("{}…", text.chars().take(24).collect::<String>())
    }
}
