//! What a game has or has not, in the words of the pages.

use mbao_rules::Rows;
use mbao_rules::definition::{
    Booty, Count, If, Layout, Marks, Opening, RelayWay, StartIf, Stuck, Turning, Ways,
};

/// How seeds lie at the beginning, whatever their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lie {
    /// As many in every pit.
    Even,
    /// In a pattern that leaves pits empty or fills some more.
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
    /// So many rows.
    Rows(Rows),
    /// How the seeds lie.
    Lie(Lie),
    /// Seeds are kept in hand and brought in one a turn.
    InHand,
    /// Each player arranges seeds on his own side before play.
    ArrangesOwn,
    /// Each player may lay seeds on either side before play.
    Deploys,
    /// Seeds are lifted and laid on the other's side, and a race follows.
    SecretOpening,
    /// Who begins may be settled by a race.
    Race,
    /// A condition on the pit of the start.
    From(StartIf),
    /// Captures are an obligation, and start from the hand or in the front row.
    Obliged,
    /// A capture by turning back may begin a turn.
    ReverseStart,
    /// A player may pass.
    MayPass,
    /// An opponent without seeds must be fed.
    Feeds,
    /// What a player does who has no start.
    Stuck(Stuck),
    /// Directions of the first handful.
    First(Ways),
    /// Which way relays go.
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
    /// Pits of the opponent with so many seeds are passed over.
    SkipsEnemyHolding(u8),
    /// So much of the game's first turn is free of that.
    SkipsLater(Opening),
    /// What must be true of the last seed.
    When(If),
    /// The facing pit is captured.
    TakesOpposite,
    /// The pit behind it is captured too.
    TakesBehind,
    /// The pit of the last seed is taken along.
    TakesOwn,
    /// The string beyond is captured too.
    TakesString,
    /// The string beyond is captured too, so many pits at most.
    TakesStringOf(u8),
    /// So many following pits are captured too.
    TakesFollowing(u8),
    /// All the opponent's pits with as many are captured too.
    TakesAlike,
    /// The player may leave a capture.
    MayLeave,
    /// Where captured seeds go.
    To(Booty),
    /// What marks mean.
    Marks(Marks),
    /// Seeds from which a house has its powers.
    HouseFrom(u8),
    /// One pit can become the player's own.
    OwnsOne,
    /// Two pits at once can.
    OwnsTwo,
    /// The last seed may move on by a pit.
    MovesOn,
    /// The player may have to start again.
    StartsAgain,
    /// The same, the other way.
    StartsAgainOtherWay,
    /// The house is sown or spared by choice.
    HouseChoice,
    /// A player has no seeds on his side.
    EndsEmpty,
    /// The same, seeds in his own pits not counted.
    EndsEmptyOutsideMarks,
    /// No pit holds so many as a start needs.
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
