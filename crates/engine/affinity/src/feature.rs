//! What a game has or lacks, as the pages describe it.

use mbao_rules::Rows;
use mbao_rules::definition::{
    Booty, Count, If, Layout, Marks, Opening, RelayWay, StartIf, Stuck, Turning, Ways,
};

/// How seeds lie at the beginning, whatever their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lie {
    /// The same number in every pit.
    Even,
    /// In a pattern with empty pits or fuller ones.
    Pattern,
    /// As each player likes.
    Free,
    /// In a house and beside it.
    House,
}

impl From<&Layout> for Lie {
    fn from(layout: &Layout) -> Self {
        match layout {
            Layout::Each(_) => Self::Even,
            Layout::Rows(_) | Layout::RightHand { .. } => Self::Pattern,
            Layout::Free(_) => Self::Free,
            Layout::House(_) => Self::House,
        }
    }
}

/// One thing that a game has at one of its points. A set of them is compared with another game's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// The number of rows.
    Rows(Rows),
    /// How the seeds lie.
    Lie(Lie),
    /// Seeds are kept in hand and brought in one a turn.
    InHand,
    /// Each player arranges seeds on their own side before play.
    ArrangesOwn,
    /// Each player may lay seeds on either side before play.
    Deploys,
    /// Seeds are lifted and laid on the opponent's side, and a race follows.
    SecretOpening,
    /// A race may decide who begins.
    Race,
    /// A condition on the pit of the start.
    From(StartIf),
    /// Captures are obligatory, and start from the hand or in the front row.
    Obliged,
    /// A capture by turning back may begin a turn.
    ReverseStart,
    /// A player may pass.
    MayPass,
    /// An opponent without seeds must be fed.
    Feeds,
    /// What a player without a start does.
    Stuck(Stuck),
    /// Directions of the first handful.
    First(Ways),
    /// The direction of relays.
    Next(RelayWay),
    /// A handful turns back for a capture.
    TurnsBack {
        /// Relays may come before the capture.
        chain: bool,
    },
    /// Where it may turn back.
    TurningAt(Turning),
    /// Nothing is passed over in sowing.
    SkipsNothing,
    /// The pit just lifted is passed over.
    SkipsOrigin,
    /// Opponent's pits with this many seeds are passed over.
    SkipsEnemyHolding(u8),
    /// That rule does not apply in this part of the game's first turn.
    SkipsLater(Opening),
    /// What must be true of the last seed.
    When(If),
    /// The facing pit is captured.
    TakesOpposite,
    /// The pit behind it is captured too.
    TakesBehind,
    /// The pit of the last seed is captured too.
    TakesOwn,
    /// The unbroken run of pits beyond is captured too.
    TakesString,
    /// The unbroken run of pits beyond is captured too, at most this many pits.
    TakesStringOf(u8),
    /// This many following pits are captured too.
    TakesFollowing(u8),
    /// All the opponent's pits with equally many seeds are captured too.
    TakesAlike,
    /// The player may decline a capture.
    MayLeave,
    /// Where captured seeds go.
    To(Booty),
    /// What marks mean.
    Marks(Marks),
    /// The fewest seeds with which a house has its powers.
    HouseFrom(u8),
    /// One pit can become the player's own.
    OwnsOne,
    /// Two pits at once can become the player's own.
    OwnsTwo,
    /// The last seed may move on one pit.
    MovesOn,
    /// The player may have to start again.
    StartsAgain,
    /// The player may have to start again in the other direction.
    StartsAgainOtherWay,
    /// The player may sow the house or spare it.
    HouseChoice,
    /// A player has no seeds on their side.
    EndsEmpty,
    /// A player has no seeds on their side outside bulls and knives.
    EndsEmptyOutsideMarks,
    /// This is asked of both players, not only of the one about to start.
    EndsForEither,
    /// No pit holds as many seeds as a start needs.
    EndsNoneHolds(u8),
    /// No start is left.
    EndsNoStart,
    /// A front row is empty.
    EndsFrontRow,
    /// Captures at both ends in one turn win at once.
    WinsAtOnce,
    /// How the result is counted.
    Counts(Count),
}
