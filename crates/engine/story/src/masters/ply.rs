//! One player's turn in the masters' notation.

use core::fmt::Write as _;
use mbao_rules::{Error, Game, Lay, Move, Pending, Phase, Side, Way};

use crate::prelude::*;

/// One player's turn in a transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ply {
    /// Whether the turn begins in the back row.
    pub back: bool,
    /// The number of the pit, 1 to 8 from the owner's left.
    pub number: u8,
    /// Whether the hand goes left, or sows from the left kichwa; `None` if that is forced.
    pub left: Option<bool>,
    pub kind: TurnKind,
    pub sows_house: bool,
}

/// What the stars after a turn mean.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnKind {
    /// No star: the turn begins with a capture.
    Mtaji,
    /// One star: it does not.
    Takata,
    /// Two stars: it does not, and a pit is under takasia.
    Takasia,
}

impl Ply {
    /// Reads a turn such as `6L*`.
    pub fn read(word: &str) -> Option<Self> {
        let mut signs = word.bytes().peekable();
        let back = match signs.next_if(u8::is_ascii_alphabetic).map(|b| b.to_ascii_uppercase()) {
            None | Some(b'A') => false,
            Some(b'B') => true,
            Some(_) => return None,
        };
        let number = signs.next().filter(|number| (b'1'..=b'8').contains(number))? - b'0';
        let left = match signs.next_if(u8::is_ascii_alphabetic).map(|b| b.to_ascii_uppercase()) {
            None => None,
            Some(b'L') => Some(true),
            Some(b'R') => Some(false),
            Some(_) => return None,
        };
        let (mut stars, mut sows) = (0, 0);
        for sign in signs {
            match sign {
                b'*' => stars += 1,
                b'>' => sows += 1,
                _ => return None,
            }
        }
        let kind = match stars {
            0 => TurnKind::Mtaji,
            1 => TurnKind::Takata,
            2 => TurnKind::Takasia,
            _ => return None,
        };
        (sows <= 1).then_some(Self { back, number, left, kind, sows_house: sows == 1 })
    }

    /// The turn as text.
    pub fn text(self) -> String {
        let mut text = String::new();
        if self.back {
            text.push('B');
        }
        let _ = write!(text, "{}", self.number);
        text.extend(self.left.map(|left| if left { 'L' } else { 'R' }));
        text.push_str(match self.kind {
            TurnKind::Mtaji => "",
            TurnKind::Takata => "*",
            TurnKind::Takasia => "**",
        });
        if self.sows_house {
            text.push('>');
        }
        text
    }

    /// Plays the turn, including its choices at the house.
    pub fn play(self, game: &mut Game) -> Result<(), Error> {
        let side: Side = game.mover();
        let lane = usize::from(if self.back { self.number - 1 } else { 16 - self.number });
        let Some(pit) = game.rules().board().own_pits(side).nth(lane) else {
            return Err(refused!("the board has no such pit"));
        };
        // Seen from its owner, counterclockwise means leftwards in the front row.
        let way = self.left.map(|left| if left == self.back { Way::Cw } else { Way::Ccw });
        let takata = self.kind != TurnKind::Mtaji;
        let lays = game.position().phase() == Phase::Namua;
        let mv = match (lays, self.left, way) {
            (true, _, Some(way)) if takata => Move::Lay(pit, Lay::Takata(way)),
            (true, None, _) if !takata => Move::Lay(pit, Lay::Forced),
            (true, Some(true), _) => Move::Lay(pit, Lay::Left),
            (true, Some(false), _) => Move::Lay(pit, Lay::Right),
            (false, _, Some(way)) => Move::Start(pit, way),
            _ => return Err(refused!("it lacks its way, L or R")),
        };
        if let Move::Start(pit, way) = mv
            && game.legal_moves().contains(&mv)
            && game.rules().is_mtaji(game.position(), pit, way) == takata
        {
            let message =
                if takata { "it captures: no * is expected" } else { "it does not capture: expected *" };
            return Err(refused!("{message}"));
        }
        game.play_move(mv)?;
        while game.position().pending() == Pending::House {
            let choice = if self.sows_house { Move::SowHouse } else { Move::StopAtHouse };
            game.play_move(choice)?;
        }
        Ok(())
    }
}
