//! Transcripts of bao in the notation of the masters' games (de Voogt 1995,
//! made machine-readable by Donkers): `5R`, `6L*`, `2>`, `B2L`, `7R**`.
//!
//! Pits are numbered 1 to 8 from the owner's left, `A` front and `B` back (the letter is left out
//! in namua). `L` and `R` give the direction of the hand or, in a namua capture, the kichwa it sows
//! from. `*` marks takata, `**` a takata under takasia; `>` says that the player sowed the house
//! when the turn came to it. Small letters are read like capitals.
//!
//! Headers, `name: value;`, come before the turns. Those named `game`, `setup`, `options` and
//! `position` say what is played, as in a record; a transcript without them is of the masters' own
//! game. A `%` begins a comment that runs to the end of its line; one in round brackets may run
//! over several lines; anything after the `;` of a line is a comment too.

mod ply;

pub(crate) use self::ply::Ply;
use self::ply::TurnKind;
use crate::lines::line;
use crate::prelude::*;
use crate::record::{Record, beginning};
use mbao_rules::typed::{Short, plain};
use mbao_rules::{
    Board, Definition, Error, GAMES, Game, Lay, Move, Pending, Pit, Position, Rows, Rules, Way,
};

/// A game in the masters' notation.
///
/// ```
/// use mbao_rules::Game;
/// use mbao_story::Transcript;
///
/// let mut game = Game::start("bao-kiswahili")?;
/// let first = game.legal()[0];
/// game.play(first)?;
/// let written = Transcript::of(&game)?.to_string();
/// assert_eq!(Transcript::read(&written)?.replay()?.position(), game.position());
/// # Ok::<(), mbao_rules::Error>(())
/// ```
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
    /// [`Fault::BadRecord`](mbao_rules::Fault::BadRecord) with the line.
    pub fn read(text: &str) -> Result<Self, Error> {
        let mut transcript = Self::default();
        let mut open = None;
        let mut rest = Some(text);
        for (number, line) in (1..).zip(core::iter::from_fn(|| line(&mut rest))) {
            transcript.read_line(line, number, &mut open)?;
        }
        match open {
            Some(Open { line, .. }) => Err(bad(line, "a comment is opened with ( and never closed")),
            None => Ok(transcript),
        }
    }

    fn read_line(&mut self, line: &str, number: usize, open: &mut Option<Open>) -> Result<(), Error> {
        let mut rest = line;
        let mut items = 0;
        if let Some(comment) = open.take() {
            rest = past_bracket(rest, comment, open);
            if comment.in_turns && open.is_none() {
                rest = self.read_turns(rest, number, open)?;
            }
            items += 1;
        }
        loop {
            rest = rest.trim_start_matches('\u{feff}').trim_start();
            if rest.is_empty() || rest.starts_with('%') {
                return Ok(());
            }
            if let Some(comment) = rest.strip_prefix('(') {
                rest = past_bracket(comment, Open { line: number, in_turns: false }, open);
                continue;
            }
            let (name, content) = rest.split_once(':').unwrap_or_default();
            let name = plain(name);
            let name = name.trim_ascii();
            if !name.is_empty() && name.bytes().all(|b| b.is_ascii_digit()) {
                rest = self.read_turns(content, number, open)?;
            } else if items > 0 {
                // Skips words after the end of a line, except comments that stay open.
                rest = rest.find(['(', '%']).map_or("", |at| &rest[at..]);
            } else if name.is_empty() {
                return Err(bad(number, "expected \"name: value;\" or \"number: turns;\""));
            } else {
                let (value, after) = content.split_once(';').unwrap_or((content, ""));
                self.headers.push((name.to_owned(), value.trim().to_owned()));
                rest = after;
            }
            items += 1;
        }
    }

    /// Reads turns up to their `;` or the end of the line, and returns the rest.
    fn read_turns<'a>(
        &mut self,
        text: &'a str,
        number: usize,
        open: &mut Option<Open>,
    ) -> Result<&'a str, Error> {
        let mut rest = text;
        loop {
            let at = rest.find(['(', ';', '%']).unwrap_or(rest.len());
            let (turns, sign) = rest.split_at(at);
            for word in plain(turns).split_ascii_whitespace() {
                let ply = Ply::read(word).ok_or_else(|| {
                    bad(number, &format!("\"{}\": expected a turn such as 5R, 6L*, 2> or B2L", Short(word)))
                })?;
                self.plies.push((ply, number));
            }
            match sign.as_bytes().first() {
                Some(b';') => return Ok(&sign[1..]),
                Some(b'(') => rest = past_bracket(&sign[1..], Open { line: number, in_turns: true }, open),
                _ => return Ok(""),
            }
        }
    }

    /// How many turns the transcript has.
    #[must_use]
    pub fn len(&self) -> usize {
        self.plies.len()
    }

    /// Whether it has no turns.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.plies.is_empty()
    }

    /// Plays the transcript with the game, set-up, options and position of its headers, or as the
    /// masters' own game.
    ///
    /// # Errors
    /// Any error of the headers; [`Fault::BadRecord`](mbao_rules::Fault::BadRecord) with the line of the turn that
    /// cannot be played.
    pub fn replay(&self) -> Result<Game, Error> {
        let usual = masters_definition().map_or("", |definition| &definition.id);
        let mut game = Record::of(&self.headers).begin(Game::builder(usual))?;
        check_notation(game.rules())?;
        for &(ply, line) in &self.plies {
            ply.play(&mut game)
                .map_err(|e| bad(line, &format!("turn \"{}\": {}", ply.text(), e.message())))?;
        }
        Ok(game)
    }

    /// The transcript of a game of bao, with headers that say what is played, up to the last
    /// complete turn.
    ///
    /// # Errors
    /// [`Fault::BadRecord`](mbao_rules::Fault::BadRecord) if the game has no such notation, or an action cannot be written in it.
    pub fn of(game: &Game) -> Result<Self, Error> {
        let rules = game.rules();
        check_notation(rules)?;
        let mut transcript = Self::default();
        beginning(game, |name, value| {
            transcript.headers.push((name.to_ascii_lowercase(), value.to_owned()));
        });
        for (action, before, _) in game.history() {
            match action {
                Move::Lay(pit, how) => {
                    let (left, kind) = match how {
                        Lay::Forced => (None, TurnKind::Mtaji),
                        Lay::Left => (Some(true), TurnKind::Mtaji),
                        Lay::Right => (Some(false), TurnKind::Mtaji),
                        Lay::Takata(way) => (Some(way == Way::Ccw), TurnKind::Takata),
                    };
                    transcript.push(rules.board(), before, pit, left, kind);
                }
                Move::Start(pit, way) => {
                    let kind =
                        if rules.is_mtaji(before, pit, way) { TurnKind::Mtaji } else { TurnKind::Takata };
                    let left = (way == Way::Ccw) == rules.board().is_front(pit);
                    transcript.push(rules.board(), before, pit, Some(left), kind);
                }
                Move::SowHouse => {
                    if let Some((ply, _)) = transcript.plies.last_mut() {
                        ply.sows_house = true;
                    }
                }
                Move::StopAtHouse => {}
                _ => {
                    let what = rules.action(action).to_string();
                    return Err(refused!("\"{what}\" cannot be written in the masters' notation"));
                }
            }
        }
        if game.position().pending() != Pending::Nothing {
            // The last turn is not complete yet.
            transcript.plies.pop();
        }
        Ok(transcript)
    }

    fn push(&mut self, board: Board, before: &Position, pit: Pit, left: Option<bool>, kind: TurnKind) {
        let kind =
            if kind == TurnKind::Takata && before.takasia().is_some() { TurnKind::Takasia } else { kind };
        let Some((lane, _)) = (0_u8..).zip(board.own_pits(before.mover())).find(|(_, own)| *own == pit)
        else {
            return;
        };
        let back = !board.is_front(pit);
        let number = if back { lane + 1 } else { 16 - lane };
        self.plies.push((Ply { back, number, left, kind, sows_house: false }, self.plies.len() / 2 + 1));
    }
}

fn bad(line: usize, what: &str) -> Error {
    refused!("line {line}: {what}")
}

/// A comment in round brackets that is still open.
#[derive(Clone, Copy)]
struct Open {
    /// The line it began on.
    line: usize,
    /// Whether turns may follow it.
    in_turns: bool,
}

/// The text after a comment in round brackets. If the comment stays open, the text is empty and
/// `open` remembers it.
fn past_bracket<'a>(text: &'a str, comment: Open, open: &mut Option<Open>) -> &'a str {
    if let Some((_, after)) = text.split_once(')') {
        return after;
    }
    *open = Some(comment);
    ""
}

/// Whether the first numbered line of a text has turns in this notation.
pub(crate) fn is_masters(text: &str) -> bool {
    let numbered = |line: &'_ str| -> Option<bool> {
        let (number, turns) = line.split_once(':')?;
        let mut words = turns.split([';', '(', '%']).next()?.split_ascii_whitespace().peekable();
        let is_number = !number.is_empty() && number.bytes().all(|sign| sign.is_ascii_digit());
        is_number.then(|| words.peek().is_some() && words.all(|word| Ply::read(word).is_some()))
    };
    text.lines().find_map(numbered) == Some(true)
}

/// The game of a transcript that does not name one.
pub(crate) fn masters_definition() -> Option<&'static Definition> {
    GAMES.iter().copied().find(|definition| definition.masters_notation)
}

/// Refuses games that the notation has no words for.
pub(crate) fn check_notation(rules: &Rules) -> Result<(), Error> {
    let definition = rules.definition();
    if definition.masters_notation && Some(rules.board()) == Board::new(Rows::Four, 8) {
        return Ok(());
    }
    Err(refused!("{} has no masters' notation: only bao has", definition.id))
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
