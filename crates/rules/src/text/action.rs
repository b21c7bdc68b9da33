//! Action text: what a player types, what a record holds.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::board::{Board, Pit, Side, Way};
use crate::error::{Error, Fault};
use crate::moves::{Lay, Move};
use crate::prelude::Lots;
use crate::rules::Rules;
use crate::template::{cut, piece, push_number, small};
use crate::{filled, refused};

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

/// The decisions that are words.
static WORDS: [(&str, Move); 11] = [
    ("x", Move::Take),
    ("r", Move::TurnRound),
    ("o", Move::GoOn),
    ("+", Move::Sow(Way::Ccw)),
    ("-", Move::Sow(Way::Cw)),
    ("h", Move::SowHouse),
    ("s", Move::StopAtHouse),
    ("pass", Move::Pass),
    ("done", Move::Done),
    ("tap s", Move::Tap(Side::South)),
    ("tap n", Move::Tap(Side::North)),
];

/// What follows the pit in which a seed is laid.
static LAYS: [(&str, Lay); 5] = [
    ("", Lay::Forced),
    ("L", Lay::Left),
    ("R", Lay::Right),
    ("+", Lay::Takata(Way::Ccw)),
    ("-", Lay::Takata(Way::Cw)),
];

impl Rules {
    /// The text of an action in this game.
    #[must_use]
    pub fn action_text(&self, action: &Action) -> String {
        match action {
            Action::Move(decision) => self.move_text(*decision),
            Action::Lift(lots) => lots_text("lift ", self.board(), lots),
            Action::Lay(lots) => lots_text("lay ", self.board(), lots),
        }
    }

    /// The text of a decision in this game.
    #[must_use]
    pub fn move_text(&self, decision: Move) -> String {
        let (before, pit, after) = match decision {
            Move::Start(pit, Way::Ccw) if self.one_way => ("", pit, ""),
            Move::Start(pit, way) => ("", pit, way.word()),
            Move::Lay(pit, lay) => ("@", pit, LAYS.iter().find(|(_, l)| *l == lay).map_or("", |(t, _)| t)),
            _ => return WORDS.iter().find(|(_, m)| *m == decision).map_or("", |(text, _)| text).to_owned(),
        };
        filled!("{}{}{}", before, self.board().name(pit).as_str(), after)
    }

    /// Reads an action.
    ///
    /// # Errors
    /// [`Fault::BadAction`], saying which part cannot be read and what was
    /// expected.
    pub fn read_action(&self, text: &str) -> Result<Action, Error> {
        let text = text.trim_ascii();
        if let Some((_, decision)) = WORDS.iter().find(|(word, _)| *word == text) {
            return Ok(Action::Move(*decision));
        }
        if let Some(rest) = text.strip_prefix("lift ") {
            return Ok(Action::Lift(self.read_lots(rest)?));
        }
        if let Some(rest) = text.strip_prefix("lay ") {
            return Ok(Action::Lay(self.read_lots(rest)?));
        }
        if let Some(rest) = text.strip_prefix("@") {
            let (pit, suffix) = self.read_pit(rest, text)?;
            return match LAYS.iter().find(|(text, _)| *text == suffix) {
                Some((_, how)) => Ok(Action::Move(Move::Lay(pit, *how))),
                None => Err(refused!(
                    Fault::BadAction,
                    "\"{}\" after the pit in \"{}\": expected nothing, L, R, + or -",
                    suffix,
                    text,
                )),
            };
        }
        let (pit, suffix) = self.read_pit(text, text)?;
        let way = match suffix {
            "" if !self.one_way => {
                return Err(refused!(
                    Fault::BadAction,
                    "\"{}\" lacks a direction: write {}+ or {}-",
                    text,
                    text,
                    text
                ));
            }
            "+" if self.one_way => {
                return Err(refused!(
                    Fault::BadAction,
                    "\"{}\": every handful goes that way: write {}",
                    text,
                    self.board().name(pit).as_str(),
                ));
            }
            "" | "+" => Way::Ccw,
            "-" => Way::Cw,
            other => {
                return Err(refused!(
                    Fault::BadAction,
                    "\"{}\" after the pit in \"{}\": expected nothing, + or -",
                    other,
                    text,
                ));
            }
        };
        Ok(Action::Move(Move::Start(pit, way)))
    }

    /// A pit's name at the beginning of `text`, and what follows it.
    fn read_pit<'a>(&self, text: &'a str, whole: &str) -> Result<(Pit, &'a str), Error> {
        let (name, rest) = text.split_at_checked(2).unwrap_or((text, ""));
        let board = self.board();
        match board.named(name) {
            Some(pit) => Ok((pit, rest)),
            None => {
                let last = board.name(board.at(0, board.columns() - 1));
                Err(refused!(
                    Fault::BadAction,
                    "\"{…}\" is no action: no pit \"{…}\" (columns a to {}, rows 1 to {})",
                    whole,
                    name,
                    &last.as_str()[..1],
                    board.row_count()
                ))
            }
        }
    }

    fn read_lots(&self, text: &str) -> Result<Lots, Error> {
        let mut lots = Lots::default();
        let mut named = 0_u64;
        let mut rest = Some(text.trim_ascii());
        while let Some(part) = piece(&mut rest, b',') {
            let Some((name, count)) = cut(part, b'=') else {
                return Err(refused!(
                    Fault::BadAction,
                    "\"{…}\" in \"{…}\": expected pit=number, as in a1=2",
                    part,
                    text
                ));
            };
            let (pit, more) = self.read_pit(name.trim_ascii(), text)?;
            if !more.is_empty() {
                return Err(refused!(Fault::BadAction, "\"{…}\" is no pit", name));
            }
            let Some(seeds) = small(count) else {
                return Err(refused!(
                    Fault::BadAction,
                    "\"{…}\" for {}: expected a number from 0 to 255",
                    count,
                    name
                ));
            };
            let bit = 1 << pit.index();
            if named & bit != 0 {
                return Err(refused!(Fault::BadAction, "{} is named twice in \"{…}\"", name, text));
            }
            named |= bit;
            lots.set(pit, seeds);
        }
        Ok(lots)
    }
}

/// Lots in the order of the pits' names.
fn lots_text(verb: &str, board: Board, lots: &Lots) -> String {
    let mut text = verb.to_owned();
    let mut add = |pit: Pit| {
        if text.len() > verb.len() {
            text += ",";
        }
        text.push_str(board.name(pit).as_str());
        text += "=";
        push_number(lots.get(pit).into(), &mut text);
    };
    for column in 0..board.columns() {
        for up in 0..board.row_count() {
            let pit = board.at(board.row_count() - 1 - up, column);
            if lots.get(pit) > 0 {
                add(pit);
            }
        }
    }
    if lots.total() == 0 {
        // An empty lay still needs one pit to be an action.
        add(board.at(board.row_count() - 1, 0));
    }
    text
}

/// A short list in order. By insertion: the library's sorts are built for long
/// ones, and weigh more than a game's page where they are downloaded.
pub(crate) fn sorted(mut list: Vec<String>) -> Vec<String> {
    for next in 1..list.len() {
        let mut at = next;
        while at > 0 && list[at - 1] > list[at] {
            list.swap(at - 1, at);
            at -= 1;
        }
    }
    list
}
