//! Transcripts of bao in the notation of the masters' games (de Voogt 1995,
//! made machine-readable by Donkers): `5R`, `6L*`, `2>`, `B2L`, `7R**`.
//!
//! Pits are numbered 1 to 8 from the owner's left, `A` front and `B` back (the
//! letter is left out in namua). `L` and `R` are the way the hand goes, in a
//! capture of namua the kichwa it sows from. `*` marks takata, a second one
//! takasia; `>` says that the house was sown where the turn came to it.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;

use core::fmt::Write as _;

use crate::board::{Pit, Side, Way};
use crate::error::{Error, Fault};
use crate::filled;
use crate::game::Game;
use crate::moves::{Lay, Move};
use crate::position::{Pending, Phase, flag};

/// One player's turn in a transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Ply {
    back: bool,
    /// 1 to 8 from the owner's left.
    number: u8,
    /// The way the hand goes, or the kichwa; none where it is forced.
    left: Option<bool>,
    takata: bool,
    sows_house: bool,
}

/// A game in the masters' notation.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Transcript {
    /// Headers in order, as `(name, value)`.
    pub headers: Vec<(String, String)>,
    plies: Vec<(Ply, usize)>,
}

impl Transcript {
    /// Reads a transcript.
    ///
    /// # Errors
    /// [`Fault::BadRecord`] with the line.
    pub fn read(text: &str) -> Result<Self, Error> {
        let mut transcript = Self::default();
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() {
                continue;
            }
            let number = index + 1;
            let bad = |what: &str| Error::new(Fault::BadRecord, format!("line {number}: {what}"));
            let (name, rest) =
                line.split_once(':').ok_or_else(|| bad("expected \"name: value;\" or \"number: turns;\""))?;
            if name.trim().bytes().all(|b| b.is_ascii_digit()) {
                let turns = rest.split(['(', ';']).next().unwrap_or_default();
                for word in turns.split_whitespace() {
                    let ply = Ply::read(word).ok_or_else(|| {
                        bad(&filled!("\"{…}\": expected a turn such as 5R, 6L*, 2> or B2L", word))
                    })?;
                    transcript.plies.push((ply, number));
                }
            } else {
                let value = rest.trim().trim_end_matches(|c: char| c == ';' || c.is_whitespace());
                transcript.headers.push((name.trim().to_owned(), value.to_owned()));
            }
        }
        Ok(transcript)
    }

    /// How many turns the transcript has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether it has none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// Plays the transcript as bao la kiswahili.
    ///
    /// # Errors
    /// [`Fault::BadRecord`] with the line of the turn that cannot be played.
    pub fn replay(&self) -> Result<Game, Error> {
        let mut game = Game::start("bao-kiswahili")?;
        for &(ply, line) in &self.plies {
            ply.play(&mut game).map_err(|e| {
                Error::new(Fault::BadRecord, format!("line {line}, turn \"{}\": {}", ply.text(), e.message()))
            })?;
        }
        Ok(game)
    }

    /// The transcript of a game of bao la kiswahili, turns begun only where
    /// they were also ended.
    ///
    /// # Errors
    /// [`Fault::BadRecord`] when the game is another one.
    pub fn of(game: &Game) -> Result<Self, Error> {
        let id = game.rules().page().id;
        if id != "bao-kiswahili" {
            return Err(Error::new(
                Fault::BadRecord,
                format!("{id} has no masters' notation: only bao-kiswahili has"),
            ));
        }
        let mut transcript = Self::default();
        for (action, before, _) in game.moves() {
            match action {
                Move::Lay(pit, how) => {
                    let left = match how {
                        Lay::Forced => None,
                        Lay::Left => Some(true),
                        Lay::Right => Some(false),
                        Lay::Takata(way) => Some(way == Way::Ccw),
                    };
                    let takata = matches!(how, Lay::Takata(_));
                    transcript.push(pit, left, takata);
                }
                Move::Start(pit, way) => {
                    let takata = !game.rules().start_is_mtaji(before, pit, way);
                    let front = pit.lane() >= 8;
                    transcript.push(pit, Some((way == Way::Ccw) == front), takata);
                }
                Move::SowHouse => {
                    if let Some((ply, _)) = transcript.plies.last_mut() {
                        ply.sows_house = true;
                    }
                }
                _ => {}
            }
        }
        Ok(transcript)
    }

    fn push(&mut self, pit: Pit, left: Option<bool>, takata: bool) {
        let back = pit.lane() < 8;
        #[allow(clippy::cast_possible_truncation)] // lanes of this board are below 16
        let lane = pit.lane() as u8;
        let number = if back { lane + 1 } else { 16 - lane };
        let line = self.plies.len() / 2 + 1;
        self.plies.push((Ply { back, number, left, takata, sows_house: false }, line));
    }
}

impl core::fmt::Display for Transcript {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        for (name, value) in &self.headers {
            writeln!(f, "{name}: {value};")?;
        }
        for (i, pair) in self.plies.chunks(2).enumerate() {
            let turns: Vec<String> = pair.iter().map(|(ply, _)| ply.text()).collect();
            writeln!(f, "{}: {};", i + 1, turns.join(" "))?;
        }
        Ok(())
    }
}

impl Ply {
    fn read(word: &str) -> Option<Self> {
        let (back, rest) = match word.as_bytes().first()? {
            b'A' | b'a' => (false, &word[1..]),
            b'B' | b'b' => (true, &word[1..]),
            _ => (false, word),
        };
        let number = *rest.as_bytes().first()?;
        if !(b'1'..=b'8').contains(&number) {
            return None;
        }
        let rest = &rest[1..];
        let (left, rest) = match rest.as_bytes().first() {
            Some(b'L') => (Some(true), &rest[1..]),
            Some(b'R') => (Some(false), &rest[1..]),
            _ => (None, rest),
        };
        let stars = rest.bytes().filter(|&b| b == b'*').count();
        let sows = rest.bytes().filter(|&b| b == b'>').count();
        (stars <= 2 && sows <= 1 && stars + sows == rest.len()).then_some(Self {
            back,
            number: number - b'0',
            left,
            takata: stars > 0,
            sows_house: sows > 0,
        })
    }

    fn text(self) -> String {
        let mut text = String::new();
        if self.back {
            text.push('B');
        }
        let _ = write!(text, "{}", self.number);
        text.extend(self.left.map(|left| if left { 'L' } else { 'R' }));
        if self.takata {
            text.push('*');
        }
        if self.sows_house {
            text.push('>');
        }
        text
    }

    fn play(self, game: &mut Game) -> Result<(), Error> {
        let side: Side = game.mover();
        let lane = usize::from(if self.back { self.number - 1 } else { 16 - self.number });
        let board = game.rules().board();
        let pit = board.pit(side.index(), lane);
        // Seen from the owner, the front row runs counterclockwise to his left.
        let way = match self.left {
            Some(left) if left != self.back => Way::Ccw,
            _ => Way::Cw,
        };
        let decision = match (game.current().phase(), self.left) {
            (Phase::Namua, _) if self.takata => Move::Lay(pit, Lay::Takata(way)),
            (Phase::Namua, None) => Move::Lay(pit, Lay::Forced),
            (Phase::Namua, Some(true)) => Move::Lay(pit, Lay::Left),
            (Phase::Namua, Some(false)) => Move::Lay(pit, Lay::Right),
            _ => Move::Start(pit, way),
        };
        game.play_move(decision)?;
        while game.current().pending() == Pending::House {
            let choice = if self.sows_house { Move::SowHouse } else { Move::StopAtHouse };
            game.play_move(choice)?;
        }
        Ok(())
    }
}

impl crate::rules::Rules {
    /// Whether a start of the mtaji phase makes an mtaji turn.
    fn start_is_mtaji(&self, pos: &crate::position::Position, pit: Pit, way: Way) -> bool {
        let Some(bao) = self.bao() else { return false };
        let mut trial = *pos;
        self.lift_mtaji(&mut trial, bao, pit, way, &mut crate::step::silent());
        trial.flags & flag::CAPTURING != 0
    }
}
