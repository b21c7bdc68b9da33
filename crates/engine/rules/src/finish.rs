//! When a game is over, and how it is counted.

use crate::board::{Pit, Side};
use crate::definition::{Count, EndIf, Marks, Stuck};
use crate::moves::{Move, Moves};
use crate::position::{Phase, Position};
use crate::rules::Rules;
use crate::tally::Tally;
use crate::words::words;

words! {
    /// Why a game is over.
    ///
    /// ```
    /// assert_eq!(mbao_rules::OutcomeKind::Repetition.word(), "repetition");
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "lowercase"))]
    pub enum OutcomeKind {
        /// The game's own end was reached.
        End = "end",
        /// Every choice of the player to decide leads to a never-ending sowing.
        Endless = "endless",
        /// A position occurred for the third time.
        Repetition = "repetition",
        /// The limit of turns was reached.
        Length = "length",
    }

    /// The word for it in states and records.
    pub const fn word;
}

impl OutcomeKind {
    /// Whether the game was broken off before its own end.
    const fn is_early(self) -> bool {
        matches!(self, Self::Repetition | Self::Length)
    }
}

/// The result of a game.
///
/// With the feature `serde` the winner is written as `"s"`, `"n"` or `"draw"`,
/// and `by_two` as `byTwo`.
///
/// ```
/// use mbao_rules::{Game, OutcomeKind, Side};
///
/// let over = "0,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0 s 20-12";
/// let outcome = Game::builder("ndoto").position(over).start()?.outcome().expect("no seeds are left");
/// assert_eq!((outcome.kind, outcome.winner), (OutcomeKind::End, Some(Side::South)));
/// assert_eq!(outcome.score, [20, 12]);
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
pub struct Outcome {
    /// Why it is over.
    pub kind: OutcomeKind,
    /// Who won; nobody in a draw.
    #[cfg_attr(feature = "serde", serde(with = "winner"))]
    pub winner: Option<Side>,
    /// South's and North's seeds, as the game counts them.
    pub score: [u16; 2],
    /// The winner's points towards a set, 2 or 4, in lukho and in noted games that count stores and knives as it does;
    /// no other game is played for points.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub points: Option<u8>,
    /// The game was won by exactly two seeds (kiothi's supreme victory,
    /// lukho's bull).
    pub by_two: bool,
}

/// A winner as `"s"` or `"n"`, nobody as `"draw"`.
#[cfg(feature = "serde")]
mod winner {
    use serde::Deserialize;

    use crate::board::Side;

    #[derive(Deserialize)]
    #[serde(rename_all = "lowercase")]
    enum Winner {
        S,
        N,
        Draw,
    }

    #[allow(clippy::ref_option, clippy::trivially_copy_pass_by_ref)] // serde passes a reference
    pub(super) fn serialize<S: serde::Serializer>(side: &Option<Side>, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(side.map_or("draw", Side::word))
    }

    pub(super) fn deserialize<'de, D: serde::Deserializer<'de>>(from: D) -> Result<Option<Side>, D::Error> {
        Ok(match Winner::deserialize(from)? {
            Winner::S => Some(Side::South),
            Winner::N => Some(Side::North),
            Winner::Draw => None,
        })
    }
}

impl Outcome {
    /// The word for the winner in states and records: `s`, `n` or `draw`.
    pub const fn winner_word(&self) -> &'static str {
        match self.winner {
            Some(winner) => winner.word(),
            None => "draw",
        }
    }
}

impl Rules {
    /// The game's own end, judged where a turn begins (or where a bao game stopped in mid-turn).
    ///
    /// ```
    /// use mbao_rules::Rules;
    ///
    /// let rules = Rules::of("ndoto")?;
    /// assert!(rules.over(&rules.first_position()).is_none());
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn over(&self, pos: &Position) -> Option<Outcome> {
        let mut moves = Moves::default();
        if pos.between_turns() {
            self.pseudo_legal(pos, &mut moves);
        }
        self.over_given(pos, &moves)
    }

    /// Whether the game is over at a position, and how, given the pseudo-legal moves there.
    #[inline]
    pub fn over_given(&self, pos: &Position, candidates: &Moves) -> Option<Outcome> {
        self.over_with(pos, candidates.first().copied())
    }

    /// Whether the game is over at a position, and how, given the first of the pseudo-legal moves there.
    #[inline]
    pub(crate) fn over_with(&self, pos: &Position, first: Option<Move>) -> Option<Outcome> {
        if pos.phase == Phase::Over {
            return Some(self.outcome(pos, OutcomeKind::End));
        }
        if !pos.between_turns() {
            return None;
        }
        let (mover, other) = (pos.mover, pos.mover.other());
        let ends = match self.definition.end.when {
            EndIf::EitherNoSeeds if self.side_is_empty(pos, other) => {
                return Some(self.outcome_for(pos, other));
            }
            // A player who can start has seeds.
            EndIf::NoSeeds | EndIf::EitherNoSeeds if matches!(first, Some(Move::Start(..))) => false,
            EndIf::NoSeeds | EndIf::EitherNoSeeds => {
                // In such a game only a stuck player has to pass.
                let stuck = self.definition.start.stuck == Stuck::Passes && first == Some(Move::Pass);
                self.side_is_empty(pos, mover) || (stuck && !self.has_start(pos, other))
            }
            EndIf::NoSeedsOutsideMarks => self.unmarked(pos, mover) == 0,
            EndIf::EitherNoSeedsOutsideMarks => {
                if self.unmarked(pos, other) == 0 {
                    return Some(self.outcome_for(pos, other));
                }
                self.unmarked(pos, mover) == 0
            }
            EndIf::NoneHolds(least) => self.places_holding(pos, mover, least) == 0,
            EndIf::NoStart if self.judged_starts => !self.has_start(pos, mover),
            EndIf::NoStart => first.is_none(),
            EndIf::NoFrontRow { .. } => {
                if let Some(loser) = self.empty_front(pos) {
                    return Some(self.outcome_for(pos, loser));
                }
                first.is_none()
            }
        };
        ends.then(|| self.outcome(pos, OutcomeKind::End))
    }

    /// How many pits of a player still hold off the end: where none is left, the game is over, as it judges that.
    pub(crate) fn left(&self, pos: &Position, side: Side) -> u8 {
        let holding = |least| self.places_holding(pos, side, least);
        let pits = match self.definition.end.when {
            EndIf::NoSeeds | EndIf::EitherNoSeeds => holding(1).count_ones(),
            EndIf::NoneHolds(least) => holding(least).count_ones(),
            EndIf::NoStart => self.start_places(pos, side).count_ones(),
            EndIf::NoFrontRow { .. } => self.front_holding(pos, side, 1).bits().count_ones(),
            EndIf::NoSeedsOutsideMarks | EndIf::EitherNoSeedsOutsideMarks => {
                self.unmarked(pos, side).count_ones()
            }
        };
        u8::try_from(pits).unwrap_or(u8::MAX)
    }

    /// Counts a game that is over for a player, whoever was to start.
    #[cold]
    fn outcome_for(&self, pos: &Position, side: Side) -> Outcome {
        let mut over = *pos;
        over.mover = side;
        self.outcome(&over, OutcomeKind::End)
    }

    /// The pits on a player's side that hold seeds and are no bulls or knives, one bit for each.
    fn unmarked(&self, pos: &Position, side: Side) -> u64 {
        self.holding(pos, side, 1).bits() & !(pos.marks[0] | pos.marks[1])
    }

    /// Counts a game that is over for the mover.
    #[inline(never)]
    pub fn outcome(&self, pos: &Position, kind: OutcomeKind) -> Outcome {
        let mover = pos.mover;
        let starter_loses = self.definition.end.count == Count::StarterLoses;
        let score = self.tally(pos, Some(kind)).map(Tally::total);
        let winner = if starter_loses {
            (!kind.is_early()).then(|| mover.other())
        } else if score[0] == score[1] {
            None
        } else {
            Some(if score[0] > score[1] { Side::South } else { Side::North })
        };
        let by_two = winner.is_some() && !starter_loses && score[0].abs_diff(score[1]) == 2;
        // Lukho's knives; other games that count their marks are not played in its sets (§15).
        let in_points =
            self.definition.end.count == Count::StoreAndMarks && self.definition.marks == Marks::Knives;
        let points =
            (in_points && winner.is_some()).then_some(if pos.eaten.both() && !by_two { 2 } else { 4 });
        Outcome { kind, winner, score, points, by_two }
    }

    /// The player for whom the seeds of a pit count when the game is over; `None` if they count for nobody.
    pub(crate) fn counts_for(&self, pos: &Position, pit: Pit, kind: OutcomeKind) -> Option<Side> {
        let lies_with = Some(self.board.owner(pit));
        match self.definition.end.count {
            Count::StarterLoses => lies_with,
            Count::BoardToOther if !kind.is_early() => Some(pos.mover.other()),
            Count::StoreAndMarks if !kind.is_early() => self.mark_owner(pos, pit),
            Count::StoreAndSide | Count::StoreAndMarks | Count::BoardToOther => {
                self.mark_owner(pos, pit).or(lies_with)
            }
        }
    }

    /// The owner of a bull or knife, in games where marks have owners.
    pub(crate) fn mark_owner(&self, pos: &Position, pit: Pit) -> Option<Side> {
        pos.mark(pit).filter(|_| matches!(self.definition.marks, Marks::Bulls | Marks::Knives))
    }
}
