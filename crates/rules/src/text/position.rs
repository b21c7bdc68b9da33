//! Position text: a position between turns in one line.

use alloc::string::String;

use crate::board::{Pit, Side};
use crate::error::{Error, Fault};
use crate::page::{Booty, Layout, Marks, Prelude, Skip, Then};
use crate::position::{NO_PIT, Phase, Position, flag};
use crate::refused;
use crate::rules::Rules;
use crate::template::{cut, piece, push_number, small, word};

/// The number of pits in the first row of a position text, so that a board of
/// that width can be chosen.
pub(crate) fn width(text: &str) -> Option<u8> {
    let mut rest = text;
    let rows = word(&mut rest, b' ')?;
    let first = cut(rows, b'/').map_or(rows, |(first, _)| first);
    u8::try_from(pieces(first, b',')).ok()
}

/// How many pieces a text has between separators.
fn pieces(text: &str, separator: u8) -> usize {
    let mut pieces = 1;
    for byte in text.bytes() {
        pieces += usize::from(byte == separator);
    }
    pieces
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
                text += "/";
            }
            for column in 0..board.columns() {
                if column > 0 {
                    text += ",";
                }
                let pit = board.at(row, column);
                push_number(pos.seeds(pit).into(), &mut text);
                text.push_str(self.mark_of(pos, pit).word());
            }
        }
        text += " ";
        text.push_str(pos.mover.word());
        push_two(" ", pos.stores, &mut text);
        if self.has_hands() {
            push_two(" h", pos.hands, &mut text);
        }
        if pos.flags & (flag::OPENING | flag::FREE_START) != 0 {
            text.push_str(" opening");
        }
        if pos.passed > 0 {
            text.push_str(" passed:");
            push_number(pos.passed.into(), &mut text);
        }
        if pos.takasia != NO_PIT {
            text.push_str(" takasia:");
            text.push_str(board.name(Pit(pos.takasia)).as_str());
        }
        text.push_str(match pos.eaten {
            0 => "",
            1 => " eaten:s",
            2 => " eaten:n",
            _ => " eaten:sn",
        });
        Some(text)
    }

    /// Whether players of this game keep seeds in hand.
    pub(crate) fn has_hands(&self) -> bool {
        self.page().setups.iter().any(|setup| setup.in_hand > 0)
    }

    /// Reads a position and checks everything about it.
    ///
    /// # Errors
    /// [`Fault::BadPosition`], saying what is wrong where, and what was
    /// expected.
    pub fn read_position(&self, text: &str) -> Result<Position, Error> {
        let mut rest = text;
        let mut next = || word(&mut rest, b' ');
        let mut pos = Position::empty(Phase::Play);
        let rows = next().ok_or_else(|| {
            refused!(Fault::BadPosition, "the text is empty: expected the rows of the board")
        })?;
        self.read_rows(&mut pos, rows)?;
        let mover = next().ok_or_else(|| {
            refused!(Fault::BadPosition, "nothing after the rows: expected the mover, s or n")
        })?;
        pos.mover = match mover {
            "s" => Side::South,
            "n" => Side::North,
            other => {
                return Err(refused!(
                    Fault::BadPosition,
                    "\"{…}\" after the rows: expected the mover, s or n",
                    other
                ));
            }
        };
        let stores = next().ok_or_else(|| {
            refused!(Fault::BadPosition, "nothing after the mover: expected the stores, as in 0-0")
        })?;
        pos.stores = read_two(stores).ok_or_else(|| {
            refused!(Fault::BadPosition, "stores \"{…}\": expected two numbers, as in 3-0", stores)
        })?;
        let mut told = Told::default();
        while let Some(word) = next() {
            let extra = self.read_extra(&mut pos, word)?;
            if core::mem::replace(&mut told.0[extra as usize], true) {
                return Err(refused!(
                    Fault::BadPosition,
                    "\"{…}\": {} stands there already",
                    word,
                    extra.word()
                ));
            }
        }
        self.check_total(&pos)?;
        pos.phase = self.play_phase(&pos);
        self.check_marks(&pos)?;
        self.check_keeping(&pos)?;
        self.check_extras(&pos)?;
        Ok(pos)
    }

    fn read_rows(&self, pos: &mut Position, text: &str) -> Result<(), Error> {
        let board = self.board();
        let rows = pieces(text, b'/');
        if rows != board.row_count() {
            return Err(refused!(
                Fault::BadPosition,
                "{} rows: {} has {}",
                rows,
                &self.page().id,
                board.row_count()
            ));
        }
        let mut rest = Some(text);
        for row in 0..rows {
            let mut pits = piece(&mut rest, b'/');
            let columns = pieces(pits.unwrap_or_default(), b',');
            if columns != board.columns() {
                return Err(refused!(
                    Fault::BadPosition,
                    "row {} from the top has {} pits: expected {}",
                    row + 1,
                    columns,
                    board.columns()
                ));
            }
            for column in 0..columns {
                let content = piece(&mut pits, b',').unwrap_or_default();
                self.read_pit_content(pos, board.at(row, column), content)?;
            }
        }
        Ok(())
    }

    fn read_pit_content(&self, pos: &mut Position, pit: Pit, content: &str) -> Result<(), Error> {
        let name = self.board().name(pit).as_str();
        let digits = content.bytes().take_while(u8::is_ascii_digit).count();
        let (count, mark) = content.split_at_checked(digits).unwrap_or_default();
        let Some(seeds) = small(count) else {
            return Err(refused!(
                Fault::BadPosition,
                "pit {} holds \"{…}\": expected a number from 0 to 255",
                name,
                content
            ));
        };
        if pos.total() + u16::from(seeds) > 255 {
            return Err(refused!(Fault::BadPosition, "up to pit {} there are more than 255 seeds", name));
        }
        pos.add(pit, seeds);
        if mark.is_empty() {
            return Ok(());
        }
        let own = self.board().owner(pit);
        let (owner, known) = match self.page().marks {
            Marks::None => {
                return Err(refused!(
                    Fault::BadPosition,
                    "pit {} has the mark \"{…}\": this game has none",
                    name,
                    mark
                ));
            }
            Marks::Bulls | Marks::Knives => {
                (if mark == "S" { Some(Side::South) } else { (mark == "N").then_some(Side::North) }, "S or N")
            }
            Marks::Unmoved => ((mark == "u").then_some(own), "u"),
            Marks::Houses => ((mark == "H").then_some(own), "H"),
        };
        let Some(owner) = owner else {
            return Err(refused!(
                Fault::BadPosition,
                "pit {} has the mark \"{…}\": this game knows {}",
                name,
                mark,
                known
            ));
        };
        pos.set_mark(pit, owner);
        Ok(())
    }

    fn read_extra(&self, pos: &mut Position, word: &str) -> Result<Extra, Error> {
        let page = self.page();
        let (key, value) = cut(word, b':').unwrap_or((word, ""));
        let valued = key != word;
        let expected = if word.as_bytes().first() == Some(&b'h') && self.has_hands() {
            if let Some(hands) = word.get(1..).and_then(read_two) {
                pos.hands = hands;
                return Ok(Extra::Hands);
            }
            return Err(refused!(
                Fault::BadPosition,
                "hands \"{…}\": expected two numbers, as in h22-22",
                word
            ));
        } else if word == "opening" && matches!(page.skip, Skip::EnemyHolding { .. }) {
            pos.flags |= flag::OPENING;
            return Ok(Extra::Opening);
        } else if word == "opening" && self.preludes.contains(&Prelude::SouthLaysAll) {
            pos.flags |= flag::FREE_START;
            return Ok(Extra::Opening);
        } else if key == "passed" && valued && page.start.may_pass {
            pos.passed = match value {
                "1" => 1,
                "2" => 2,
                _ => 0,
            };
            if pos.passed > 0 {
                return Ok(Extra::Passed);
            }
            "passed:1 or passed:2"
        } else if key == "takasia" && valued && self.bao().is_some_and(|b| b.takasia) {
            let board = self.board();
            if let Some(pit) = board.named(value)
                && board.owner(pit) == pos.mover
                && board.is_front(pit)
                && pos.seeds(pit) > 0
            {
                pos.takasia = pit.0;
                return Ok(Extra::Takasia);
            }
            "an occupied front pit of the mover"
        } else if key == "eaten" && valued && self.remembers_captures {
            pos.eaten = match value {
                "s" => 1,
                "n" => 2,
                "sn" => 3,
                _ => 0,
            };
            if pos.eaten > 0 {
                return Ok(Extra::Eaten);
            }
            "eaten:s, eaten:n or eaten:sn"
        } else {
            return Err(refused!(Fault::BadPosition, "\"{…}\" is nothing that {} knows", word, &page.id));
        };
        Err(refused!(Fault::BadPosition, "\"{…}\": expected {}", word, expected))
    }

    /// Stores and hands hold what play can bring there.
    fn check_keeping(&self, pos: &Position) -> Result<(), Error> {
        let [south, north] = pos.stores;
        if !self.keeps && pos.stores != [0, 0] {
            return Err(refused!(
                Fault::BadPosition,
                "stores \"{}-{}\": {} has none, expected 0-0",
                south,
                north,
                &self.page().id
            ));
        }
        let [south, north] = pos.hands;
        // The players lay in turn, one seed each: who is to lay has as many as the other, or one more.
        let (own, other) = if pos.mover == Side::South { (south, north) } else { (north, south) };
        if own != other && own.checked_sub(1) != Some(other) {
            return Err(refused!(
                Fault::BadPosition,
                "hands \"h{}-{}\": one seed is laid a turn, so the mover has as many as the other player or one more",
                south,
                north,
            ));
        }
        Ok(())
    }

    /// What is told after the stores agrees with the rest.
    fn check_extras(&self, pos: &Position) -> Result<(), Error> {
        let captures_before = self.preludes.contains(&Prelude::SowRest);
        let opening = pos.flags & (flag::OPENING | flag::FREE_START) != 0;
        if opening && !captures_before && (pos.stores != [0, 0] || pos.eaten != 0) {
            return Err(refused!(
                Fault::BadPosition,
                "\"opening\": nothing can have been captured before the first turn",
            ));
        }
        let stored = |side: Side| pos.stores[side.index()] > 0 || pos.eaten >> side.index() & 1 == 0;
        if self.stores_all() && !Side::BOTH.iter().all(|&side| stored(side)) {
            return Err(refused!(
                Fault::BadPosition,
                "\"eaten\": the stores are {}-{}: who has captured has seeds there",
                pos.stores[0],
                pos.stores[1]
            ));
        }
        self.check_takasia(pos)
    }

    /// Whether all that is captured goes to a store.
    fn stores_all(&self) -> bool {
        self.endings().iter().all(|line| match line.then {
            Then::Capture(what) => matches!(what.to, Booty::Store | Booty::StoreAndAgain),
            _ => true,
        })
    }

    /// The pit under takasia is one that the rules let come under it.
    fn check_takasia(&self, pos: &Position) -> Result<(), Error> {
        if pos.takasia == NO_PIT {
            return Ok(());
        }
        let pit = Pit(pos.takasia);
        let why = if pos.hands != [0, 0] {
            "there is no takasia while somebody has seeds in hand"
        } else if self.escapes_takasia(pos, pos.mover, pit) {
            "a living house, the only occupied front pit, or the only one with more than one seed does not come under takasia"
        } else {
            return Ok(());
        };
        let name = self.board().name(pit).as_str();
        Err(refused!(Fault::BadPosition, "\"takasia:{}\": {}", name, why))
    }

    fn check_total(&self, pos: &Position) -> Result<(), Error> {
        let total = pos.total();
        let usual = self.start_position().total();
        if total == usual || (self.later_round && total <= self.fullest()) {
            return Ok(());
        }
        if self.seeds.is_none() && matches!(self.setup.layout, Layout::Each(_)) {
            let pits = self.board().track_len() * self.board().row_count() / 2;
            for option in self.page().options.iter() {
                let fits =
                    |each: &str| small(each).is_some_and(|n| usize::from(n) * pits == usize::from(total));
                if option.id == "seeds" && option.values.iter().any(|value| fits(&value.name)) {
                    return Ok(());
                }
            }
        }
        Err(refused!(
            Fault::BadPosition,
            "{} seeds on the board, in stores and in hands: expected {}",
            total,
            usual
        ))
    }

    /// Most seeds a round of a series may have: those of the usual game on the
    /// usual board.
    fn fullest(&self) -> u16 {
        let page = self.page();
        Rules::new(page, None, &[], None).map_or(0, |usual| usual.start_position().total())
    }

    fn check_marks(&self, pos: &Position) -> Result<(), Error> {
        let board = self.board();
        let least = match self.page().marks {
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
                return Err(refused!(
                    Fault::BadPosition,
                    "pit {} is marked and holds {}: expected at least {}",
                    name,
                    seeds,
                    least
                ));
            }
            let house = self.house_of(board.owner(pit));
            if self.page().marks == Marks::Houses && pit != house {
                return Err(refused!(
                    Fault::BadPosition,
                    "pit {} is marked as a house: the house is {}",
                    name,
                    board.name(house).as_str(),
                ));
            }
        }
        Ok(())
    }
}

/// What may stand after the stores, each once.
#[derive(Clone, Copy)]
enum Extra {
    Hands,
    Opening,
    Passed,
    Takasia,
    Eaten,
}

impl Extra {
    const fn word(self) -> &'static str {
        match self {
            Self::Hands => "hands",
            Self::Opening => "opening",
            Self::Passed => "passed",
            Self::Takasia => "takasia",
            Self::Eaten => "eaten",
        }
    }
}

/// Which of them have been read.
#[derive(Default)]
struct Told([bool; 5]);

/// `3-0` as two numbers.
fn read_two(text: &str) -> Option<[u8; 2]> {
    let (south, north) = cut(text, b'-')?;
    Some([small(south)?, small(north)?])
}

/// Two numbers as `3-0`.
fn push_two(before: &str, [south, north]: [u8; 2], text: &mut String) {
    text.push_str(before);
    push_number(south.into(), text);
    *text += "-";
    push_number(north.into(), text);
}
