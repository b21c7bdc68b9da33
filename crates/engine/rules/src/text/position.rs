//! Checks whether a setup is a lawful position of a game.

use super::setup::{Setup, pieces};
use crate::board::{Pit, Side};
use crate::definition::{Booty, Layout, Marks, Prelude, Skip, Then};
use crate::error::{Error, refuse, refused};
use crate::facts::{Flags, MaybePit, Sides};
use crate::mark::Mark;
use crate::position::{Phase, Position};
use crate::rules::Rules;
use crate::typed::{Short, plain, small, word};
use alloc::format;

/// The number of pits in the first row of a position text, used to choose a board of that width.
pub(crate) fn width(text: &str) -> Option<u8> {
    let text = plain(text);
    let mut rest = &*text;
    let rows = word(&mut rest, b' ')?;
    let first = rows.split_once('/').map_or(rows, |(first, _)| first);
    u8::try_from(pieces(first, b',')).ok()
}

impl Rules {
    /// Whether players of this game keep seeds in hand.
    pub(crate) fn has_hands(&self) -> bool {
        self.definition().setups.iter().any(|setup| setup.in_hand > 0)
    }

    pub(crate) fn check_setup(&self, setup: &Setup) -> Result<Position, Error> {
        let mut pos = Position::empty(Phase::Play);
        self.set_rows(&mut pos, setup)?;
        pos.mover = setup.mover;
        pos.stores = setup.stores;
        self.set_extras(&mut pos, setup)?;
        self.check_total(&pos)?;
        pos.phase = self.play_phase(&pos);
        self.check_marks(&pos)?;
        self.check_keeping(&pos)?;
        self.check_extras(&pos)?;
        Ok(pos)
    }

    fn set_rows(&self, pos: &mut Position, setup: &Setup) -> Result<(), Error> {
        let board = self.board();
        let rows = setup.rows.len();
        if rows != board.row_count() {
            refuse!(BadPosition, "{rows} rows: {} has {}", self.definition().id, board.row_count());
        }
        let mut total = 0;
        for (row, cells) in setup.rows.iter().enumerate() {
            let (pits, expected) = (cells.len(), board.columns());
            if pits != expected {
                refuse!(BadPosition, "row {} from the top has {pits} pits: expected {expected}", row + 1);
            }
            for (column, &cell) in cells.iter().enumerate() {
                let pit = board.within(row, column);
                total += u16::from(cell.seeds);
                if total > 255 {
                    let name = board.name(pit).as_str();
                    refuse!(BadPosition, "up to pit {name} there are more than 255 seeds");
                }
                pos.add(pit, cell.seeds);
                self.set_mark_of(pos, pit, cell.mark)?;
            }
        }
        Ok(())
    }

    fn set_mark_of(&self, pos: &mut Position, pit: Pit, mark: Mark) -> Result<(), Error> {
        let (name, own, word) = (self.board().name(pit).as_str(), self.board().owner(pit), mark.word());
        let (owner, known) = match (self.definition().marks, mark) {
            (_, Mark::None) => return Ok(()),
            (Marks::None, _) => {
                refuse!(BadPosition, "pit {name} has the mark \"{word}\": this game has none");
            }
            (Marks::Bulls | Marks::Knives, Mark::Owned(owner)) => (Some(owner), ""),
            (Marks::Bulls | Marks::Knives, _) => (None, "S or N"),
            (Marks::Unmoved, Mark::Unmoved) | (Marks::Houses, Mark::House) => (Some(own), ""),
            (Marks::Unmoved, _) => (None, "u"),
            (Marks::Houses, _) => (None, "H"),
        };
        let Some(owner) = owner else {
            refuse!(BadPosition, "pit {name} has the mark \"{word}\": this game knows {known}");
        };
        pos.set_mark(pit, owner);
        Ok(())
    }

    /// Applies the fields that follow the stores.
    fn set_extras(&self, pos: &mut Position, setup: &Setup) -> Result<(), Error> {
        let definition = self.definition();
        let unknown =
            |word: &str| refused!(BadPosition, "\"{}\" is nothing that {} knows", Short(word), definition.id);
        if let Some(hands) = setup.hands {
            if !self.has_hands() {
                return Err(unknown(&format!("h{}-{}", hands[0], hands[1])));
            }
            pos.hands = hands;
        }
        if setup.opening {
            pos.flags.set(if matches!(definition.skip, Skip::EnemyHolding { .. }) {
                Flags::OPENING
            } else if self.preludes.contains(&Prelude::SouthLaysAll) {
                Flags::FREE_START
            } else {
                return Err(unknown("opening"));
            });
        }
        if setup.passed > 0 {
            if !definition.start.may_pass {
                return Err(unknown(&format!("passed:{}", setup.passed)));
            }
            if setup.passed > 2 {
                refuse!(BadPosition, "\"passed:{}\": expected passed:1 or passed:2", setup.passed);
            }
            pos.passed = setup.passed;
        }
        if let Some(name) = setup.takasia {
            let word = format!("takasia:{}", name.as_str());
            if !self.bao().is_some_and(|bao| bao.takasia) {
                return Err(unknown(&word));
            }
            let board = self.board();
            let pit = board
                .named(name.as_str())
                .filter(|&pit| board.owner(pit) == pos.mover && board.is_front(pit) && pos.seeds(pit) > 0);
            let Some(pit) = pit else {
                refuse!(BadPosition, "\"{word}\": expected an occupied front pit of the mover");
            };
            pos.takasia = MaybePit::some(pit);
        }
        if setup.eaten != [false; 2] {
            if !self.remembers_captures {
                return Err(unknown("eaten"));
            }
            pos.eaten = Sides::of(setup.eaten);
        }
        Ok(())
    }

    /// Checks that stores and hands hold numbers that play can reach.
    fn check_keeping(&self, pos: &Position) -> Result<(), Error> {
        let [south, north] = pos.stores;
        if !self.keeps && pos.stores != [0, 0] {
            let id = &self.definition().id;
            refuse!(BadPosition, "stores \"{south}-{north}\": {id} has none, expected 0-0");
        }
        let [south, north] = pos.hands;
        // The players lay one seed each in turn: the next to lay has as many as the other, or one more.
        let (own, other) = if pos.mover == Side::South { (south, north) } else { (north, south) };
        if own != other && own.checked_sub(1) != Some(other) {
            refuse!(
                BadPosition,
                "hands \"h{south}-{north}\": one seed is laid a turn, so the mover has as many as the other player or one more"
            );
        }
        Ok(())
    }

    /// Checks that the fields after the stores agree with the rest.
    fn check_extras(&self, pos: &Position) -> Result<(), Error> {
        let captures_before = self.preludes.contains(&Prelude::SowRest);
        let opening = pos.flags.has(Flags::OPENING | Flags::FREE_START);
        if opening && !captures_before && (pos.stores != [0, 0] || pos.eaten != Sides::NOBODY) {
            refuse!(BadPosition, "\"opening\": nothing can have been captured before the first turn");
        }
        let stored = |side: Side| pos.stores[side.index()] > 0 || !pos.eaten.has(side);
        if self.stores_all() && !Side::BOTH.iter().all(|&side| stored(side)) {
            let [south, north] = pos.stores;
            refuse!(
                BadPosition,
                "\"eaten\": the stores are {south}-{north}: who has captured has seeds there"
            );
        }
        self.check_takasia(pos)
    }

    /// Whether all captured seeds go to a store.
    fn stores_all(&self) -> bool {
        self.endings().iter().all(|line| match line.then {
            Then::Capture(what) => matches!(what.to, Booty::Store | Booty::StoreAndAgain),
            _ => true,
        })
    }

    /// Checks that the rules allow this pit to be under takasia.
    fn check_takasia(&self, pos: &Position) -> Result<(), Error> {
        let Some(pit) = pos.takasia.get() else { return Ok(()) };
        let why = if pos.hands != [0, 0] {
            "there is no takasia while somebody has seeds in hand"
        } else if self.escapes_takasia(pos, pos.mover, pit) {
            "a living house, the only occupied front pit, or the only one with more than one seed does not come under takasia"
        } else {
            return Ok(());
        };
        let name = self.board().name(pit).as_str();
        Err(refused!(BadPosition, "\"takasia:{name}\": {why}"))
    }

    fn check_total(&self, pos: &Position) -> Result<(), Error> {
        let total = pos.total();
        let usual = self.start_position().total();
        if total == usual || (self.later_round && total <= self.fullest()) {
            return Ok(());
        }
        if self.seeds.is_none() && matches!(self.setup.layout, Layout::Each(_)) {
            let pits = self.board().track_len() * self.board().row_count() / 2;
            for option in self.definition().options.iter() {
                let fits =
                    |each: &str| small(each).is_some_and(|n| usize::from(n) * pits == usize::from(total));
                if option.id == "seeds" && option.values.iter().any(|value| fits(&value.name)) {
                    return Ok(());
                }
            }
        }
        Err(refused!(BadPosition, "{total} seeds on the board, in stores and in hands: expected {usual}"))
    }

    /// The most seeds a round of a series may have: those of the usual game on the usual board.
    fn fullest(&self) -> u16 {
        let definition = self.definition();
        Rules::builder(definition).compile().map_or(0, |usual| usual.start_position().total())
    }

    fn check_marks(&self, pos: &Position) -> Result<(), Error> {
        let board = self.board();
        let least = match self.definition().marks {
            Marks::None => return Ok(()),
            Marks::Bulls => 3,
            Marks::Knives => 2,
            Marks::Unmoved | Marks::Houses => 1,
        };
        for pit in board.pits() {
            if !pos.marked(pit) {
                continue;
            }
            let name = board.name(pit).as_str();
            let seeds = pos.seeds(pit);
            if seeds < least {
                refuse!(BadPosition, "pit {name} is marked and holds {seeds}: expected at least {least}");
            }
            let house = self.house_of(board.owner(pit));
            if self.definition().marks == Marks::Houses && pit != house {
                let house = board.name(house).as_str();
                refuse!(BadPosition, "pit {name} is marked as a house: the house is {house}");
            }
        }
        Ok(())
    }
}
