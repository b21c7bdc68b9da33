//! Position text: a position between turns in one line.

use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use core::fmt::Write as _;

use super::action::short;
use crate::board::{Board, Pit, Side};
use crate::error::Error;
use crate::page::{Layout, Marks, Page, Skip};
use crate::position::{NO_PIT, Phase, Position, flag};
use crate::rules::Rules;

/// The number of pits in the first row of a position text, so that a board of
/// that width can be chosen.
pub(crate) fn width(text: &str) -> Option<u8> {
    let rows = text.split_whitespace().next()?;
    let first = rows.split('/').next()?;
    u8::try_from(first.split(',').count()).ok()
}

impl Rules {
    /// The text of a position between turns; none in mid-turn or in a set-up
    /// phase.
    #[must_use]
    pub fn position_text(&self, pos: &Position) -> Option<String> {
        if !pos.between_turns() {
            return None;
        }
        let board = self.board();
        let mut text = String::new();
        for row in 0..board.row_count() {
            if row > 0 {
                text.push('/');
            }
            for column in 0..board.columns() {
                let pit = board.at(row, column);
                let comma = if column > 0 { "," } else { "" };
                let _ = write!(text, "{comma}{}", pos.seeds(pit));
                text.push_str(self.mark_of(pos, pit).word());
            }
        }
        let _ = write!(text, " {} {}-{}", pos.mover.letter(), pos.stores[0], pos.stores[1]);
        if self.has_hands() {
            let _ = write!(text, " h{}-{}", pos.hands[0], pos.hands[1]);
        }
        if pos.flags & (flag::OPENING | flag::FREE_START) != 0 {
            text.push_str(" opening");
        }
        if pos.passed > 0 {
            let _ = write!(text, " passed:{}", pos.passed);
        }
        if pos.takasia != NO_PIT {
            let _ = write!(text, " takasia:{}", board.name(Pit(pos.takasia)));
        }
        if pos.eaten != 0 {
            text.push_str(" eaten:");
            text.extend(Side::BOTH.iter().filter(|s| pos.eaten >> s.index() & 1 != 0).map(|s| s.letter()));
        }
        Some(text)
    }

    /// Whether players of this game keep seeds in hand.
    pub(crate) fn has_hands(&self) -> bool {
        self.page().setups.iter().any(|setup| setup.in_hand > 0)
    }

    /// Reads a position and checks everything about it.
    ///
    /// # Errors
    /// [`Error::BadPosition`], saying what is wrong where, and what was
    /// expected.
    pub fn read_position(&self, text: &str) -> Result<Position, Error> {
        let mut words = text.split_whitespace();
        let mut pos = Position::empty(Phase::Play);
        let rows = words.next().ok_or_else(|| bad("the text is empty: expected the rows of the board"))?;
        self.read_rows(&mut pos, rows)?;
        pos.mover = match words.next() {
            Some("s") => Side::South,
            Some("n") => Side::North,
            Some(other) => {
                return Err(bad(format!("\"{}\" after the rows: expected the mover, s or n", short(other))));
            }
            None => return Err(bad("nothing after the rows: expected the mover, s or n")),
        };
        let stores =
            words.next().ok_or_else(|| bad("nothing after the mover: expected the stores, as in 0-0"))?;
        pos.stores = read_two(stores)
            .ok_or_else(|| bad(format!("stores \"{}\": expected two numbers, as in 3-0", short(stores))))?;
        for word in words {
            self.read_extra(&mut pos, word)?;
        }
        self.check_total(&pos)?;
        pos.phase = self.play_phase(&pos);
        self.check_marks(&pos)?;
        Ok(pos)
    }

    fn read_rows(&self, pos: &mut Position, text: &str) -> Result<(), Error> {
        let board = self.board();
        let rows: Vec<&str> = text.split('/').collect();
        if rows.len() != board.row_count() {
            return Err(bad(format!("{} rows: {} has {}", rows.len(), self.page().id, board.row_count())));
        }
        for (row, pits) in rows.iter().enumerate() {
            let pits: Vec<&str> = pits.split(',').collect();
            if pits.len() != board.columns() {
                return Err(bad(format!(
                    "row {} from the top has {} pits: expected {}",
                    row + 1,
                    pits.len(),
                    board.columns()
                )));
            }
            for (column, content) in pits.iter().enumerate() {
                self.read_pit_content(pos, board.at(row, column), content)?;
            }
        }
        Ok(())
    }

    fn read_pit_content(&self, pos: &mut Position, pit: Pit, content: &str) -> Result<(), Error> {
        let name = self.board().name(pit);
        let digits = content.len() - content.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, mark) = content.split_at(digits);
        let seeds: u8 = number.parse().map_err(|_| {
            bad(format!("pit {name} holds \"{}\": expected a number from 0 to 255", short(content)))
        })?;
        if pos.total() + u16::from(seeds) > 255 {
            return Err(bad(format!("up to pit {name} there are more than 255 seeds")));
        }
        pos.add(pit, seeds);
        let allowed = match self.page().marks {
            Marks::None => "",
            Marks::Bulls | Marks::Knives => "S or N",
            Marks::Unmoved => "u",
            Marks::Houses => "H",
        };
        let owner = match (self.page().marks, mark) {
            (_, "") => return Ok(()),
            (Marks::Bulls | Marks::Knives, "S") => Side::South,
            (Marks::Bulls | Marks::Knives, "N") => Side::North,
            (Marks::Unmoved, "u") | (Marks::Houses, "H") => self.board().owner(pit),
            _ if allowed.is_empty() => {
                return Err(bad(format!("pit {name} has the mark \"{}\": this game has none", short(mark))));
            }
            _ => {
                return Err(bad(format!(
                    "pit {name} has the mark \"{}\": this game knows {allowed}",
                    short(mark)
                )));
            }
        };
        pos.set_mark(pit, owner);
        Ok(())
    }

    fn read_extra(&self, pos: &mut Position, word: &str) -> Result<(), Error> {
        let page: &Page = self.page();
        if let Some(hands) = word.strip_prefix('h').filter(|_| self.has_hands()) {
            pos.hands = read_two(hands).ok_or_else(|| {
                bad(format!("hands \"{}\": expected two numbers, as in h22-22", short(word)))
            })?;
        } else if word == "opening" && matches!(page.skip, Skip::EnemyHolding { .. }) {
            pos.flags |= flag::OPENING;
        } else if word == "opening" && self.may_start_freely() {
            pos.flags |= flag::FREE_START;
        } else if let Some(n) = word.strip_prefix("passed:").filter(|_| page.start.may_pass) {
            pos.passed = match n {
                "1" => 1,
                "2" => 2,
                _ => return Err(bad(format!("\"{}\": expected passed:1 or passed:2", short(word)))),
            };
        } else if let Some(name) =
            word.strip_prefix("takasia:").filter(|_| self.bao().is_some_and(|b| b.takasia))
        {
            let pit = self.board().named(name).filter(|&pit| {
                self.board().owner(pit) == pos.mover && self.board().is_front(pit) && pos.seeds(pit) > 0
            });
            let pit = pit.ok_or_else(|| {
                bad(format!("\"{}\": expected an occupied front pit of the mover", short(word)))
            })?;
            pos.takasia = pit.0;
        } else if let Some(who) = word.strip_prefix("eaten:").filter(|_| self.remembers_captures) {
            pos.eaten = match who {
                "s" => 1,
                "n" => 2,
                "sn" => 3,
                _ => return Err(bad(format!("\"{}\": expected eaten:s, eaten:n or eaten:sn", short(word)))),
            };
        } else {
            return Err(bad(format!("\"{}\" is nothing that {} knows", short(word), page.id)));
        }
        Ok(())
    }

    fn may_start_freely(&self) -> bool {
        self.preludes.contains(&crate::page::Prelude::SouthLaysAll)
    }

    fn check_total(&self, pos: &Position) -> Result<(), Error> {
        let total = pos.total();
        let pits = u16::try_from(self.board().pits().count()).unwrap_or(u16::MAX);
        let open = self
            .page()
            .options
            .iter()
            .find(|o| o.id == "seeds")
            .filter(|_| self.seeds.is_none() && matches!(self.setup.layout, Layout::Each(_)));
        let usual = self.start_position().total();
        let fits = total == usual
            || (self.later_round && total <= self.fullest())
            || open.is_some_and(|option| {
                option
                    .values
                    .iter()
                    .filter_map(|v| v.name.parse::<u16>().ok())
                    .any(|each| each * pits == total)
            });
        if fits {
            return Ok(());
        }
        Err(bad(format!("{total} seeds on the board, in stores and in hands: expected {usual}")))
    }

    /// Most seeds a round of a series may have: those of the usual game on the
    /// usual board.
    fn fullest(&self) -> u16 {
        let page = self.page();
        Rules::new(page, None, &[], None).map_or(0, |usual| usual.start_position().total())
    }

    fn check_marks(&self, pos: &Position) -> Result<(), Error> {
        let board: Board = self.board();
        let least = match self.page().marks {
            Marks::None => return Ok(()),
            Marks::Bulls => 3,
            Marks::Knives => 2,
            Marks::Unmoved | Marks::Houses => 1,
        };
        for pit in board.pits().filter(|&pit| pos.marked(pit)) {
            let name = board.name(pit);
            if pos.seeds(pit) < least {
                return Err(bad(format!(
                    "pit {name} is marked and holds {}: expected at least {least}",
                    pos.seeds(pit)
                )));
            }
            if self.page().marks == Marks::Houses && pit != self.house_of(board.owner(pit)) {
                let house = board.name(self.house_of(board.owner(pit)));
                return Err(bad(format!("pit {name} is marked as a house: the house is {house}")));
            }
        }
        Ok(())
    }
}

/// `3-0` as two numbers.
fn read_two(text: &str) -> Option<[u8; 2]> {
    let (south, north) = text.split_once('-')?;
    let number = |s: &str| s.bytes().all(|b| b.is_ascii_digit()).then(|| s.parse().ok()).flatten();
    Some([number(south)?, number(north)?])
}

fn bad(message: impl Into<String>) -> Error {
    Error::BadPosition(message.into())
}
