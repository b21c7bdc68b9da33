//! Games between masters of bao.

use mbao_rules::Side;
use mbao_story::Story;
use mbao_story::Transcript;
use serde::Deserialize;

use crate::items::Read;
use crate::localized::Localized;
use crate::problem::Problems;

/// A game between masters, played through the rules.
#[derive(Clone, Debug, PartialEq)]
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
    /// The game, without words.
    pub story: Story,
    /// What is said of it, in the order of its turns.
    pub captions: Vec<MastersCaption>,
}

/// What is said where a game between masters turns.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MastersCaption {
    /// Turns of both players that have been played: 0 before the first.
    pub after: usize,
    /// What is said.
    pub text: Localized,
}

impl MastersGame {
    /// Reads a transcript, of which nothing is said yet, and plays it to its end.
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
        let story = Story::read(&mbao_story::record(&game)).map_err(|e| e.message().to_owned())?;
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
            story,
            captions: Vec::new(),
        })
    }

    /// Takes what is said of it, in the order of its turns.
    pub(crate) fn say(&mut self, captions: Vec<Read<MastersCaption>>, problems: &mut Problems) {
        for caption in captions {
            let after = caption.after;
            if after > self.plies {
                problems.at(
                    &caption,
                    "after",
                    format!("there is no turn {after}: the game has {}", self.plies),
                );
            } else if self.captions.last().is_some_and(|before| before.after >= after) {
                problems.at(
                    &caption,
                    "after",
                    format!("turn {after} comes before: captions go by their turns"),
                );
            }
            self.captions.push(caption.value);
        }
    }
}
