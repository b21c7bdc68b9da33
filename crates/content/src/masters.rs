//! Games between masters of bao.

use mbao_rules::{Side, Transcript};

/// A game between masters, played through the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MastersGame {
    /// The name of its file.
    pub id: String,
    /// Id of the game that was played.
    pub game: String,
    /// Who sat in the South.
    pub south: String,
    /// Who sat in the North.
    pub north: String,
    /// Where it was played.
    pub place: String,
    /// When, as day-month-year.
    pub date: String,
    /// It ended before the rules decided it.
    pub south_won: bool,
    /// It was won before its end by the rules.
    pub given_up: bool,
    /// Turns of both players together.
    pub plies: usize,
    /// The game as a record.
    pub record: String,
}

impl MastersGame {
    /// Reads a transcript and plays it to its end.
    pub(crate) fn read(id: &str, text: &str) -> Result<Self, String> {
        let transcript = Transcript::read(text).map_err(|e| e.message().to_owned())?;
        let header = |name: &str| {
            let found = transcript.headers.iter().find(|(header, _)| header.eq_ignore_ascii_case(name));
            found.map(|(_, value)| value.clone()).ok_or_else(|| format!("there is no \"{name}:\""))
        };
        let game = transcript.replay().map_err(|e| e.message().to_owned())?;
        let winner = header("winner")?;
        let south_won = winner.eq_ignore_ascii_case("south");
        if let Some(outcome) = game.outcome()
            && outcome.winner != Some(if south_won { Side::South } else { Side::North })
        {
            return Err(format!("the winner is said to be {winner}, but it is {:?}", outcome.winner));
        }
        Ok(Self {
            id: id.to_owned(),
            game: game.rules().definition().id.to_string(),
            south: header("south")?,
            north: header("north")?,
            place: header("place")?,
            date: header("date")?,
            south_won,
            given_up: game.outcome().is_none(),
            plies: transcript.len(),
            record: game.record(),
        })
    }
}
