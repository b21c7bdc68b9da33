//! What the last seed decides: lines of conditions, and what they cause.

use super::written::{spelt, with};
use super::{Evidence, List, Standing, Text, list, text};
use crate::board::Way;

/// A line of the list of endings.
///
/// ```
/// use mbao_rules::definition::{Capture, If, Then, ending};
///
/// let line = ending(2).when(&[If::OwnSide, If::Empty]).then(Then::Capture(Capture::STORE)).cite("§13");
/// assert_eq!((line.rule, &*line.cite), (2, "§13"));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// Number of the line.
    pub rule: u8,
    /// The conditions; all of them must be true.
    pub when: List<If>,
    /// What happens.
    pub then: Then,
    /// Whether the player may decline it and go on to the lines below.
    pub optional: bool,
    /// The place in the source.
    pub cite: Text,
    /// How far the source supports it there.
    pub standing: Standing,
}

/// Begins the line of that number.
pub const fn ending(rule: u8) -> Ending {
    Ending {
        rule,
        when: list(&[]),
        then: Then::Sleep,
        optional: false,
        cite: text(""),
        standing: Standing::Stated,
    }
}

impl Ending {
    /// Whether an option with this line puts it in the place of another one.
    pub(crate) fn replaces(&self, other: &Self) -> bool {
        self.rule == other.rule && self.when.first() == other.when.first()
    }

    with! {
        /// The conditions of the line.
        pub const fn when(conditions: &'static [If]) when = list(conditions);
        /// What must happen.
        pub const fn then(what: Then) then = what;
    }

    /// What the player may choose.
    #[must_use]
    pub const fn may(mut self, what: Then) -> Self {
        self.then = what;
        self.optional = true;
        self
    }

    with! {
        /// The place in the source.
        pub const fn cite(place: &'static str) cite = text(place);
        /// The editorial decision behind the line.
        pub const fn doubt(number: u8) standing = Standing::Decided(number);
        /// The source does not say so, but it follows from this.
        pub const fn inferred(from: Evidence) standing = Standing::Inferred(from);
    }
}

spelt! {
    /// What can be true when the last seed of a handful has fallen. "Empty", "held" and "occupied"
    /// describe the pit before that seed fell.
    pub enum If {
        /// The pit is the mover's own.
        OwnSide,
        /// The pit is the opponent's.
        EnemySide,
        /// The pit is in a row that faces the opponent.
        FrontRow,
        /// The pit is one of the turning pits.
        TurningPit,
        /// The pit is the mover's leftmost.
        Leftmost,
        /// The pit was empty.
        Empty,
        /// The pit was not empty.
        Occupied,
        /// The pit held exactly this many.
        Held(u8),
        /// The pit held at least this many.
        HeldAtLeast(u8),
        /// The pit held at most this many.
        HeldAtMost(u8),
        /// The opponent's facing (front) pit has seeds.
        OppositeSeeds,
        /// The opponent's facing (front) pit has exactly this many.
        OppositeHolds(u8),
        /// The pit behind the facing one has seeds.
        BehindOppositeSeeds,
        /// The facing pit is not a bull or knife, and has been moved.
        OppositeFree,
        /// The pit is a bull or a knife of either player.
        Marked,
        /// A seed of this turn has been sown on the opponent's side.
        Crossed,
        /// No seed of this turn has been sown on the opponent's side.
        NotCrossed,
        /// The sowing of this turn has gone along the opponent's side and back.
        CameRound,
        /// The mover has captured before in this game; a capture in a race counts later, but not in the
        /// race itself.
        HasCaptured,
        /// The last two seeds left these numbers, in either order, in unmarked pits.
        Pair(u8, u8),
        /// Sowing this pit clockwise would capture without passing the left end.
        ClockwiseCaptures,
        /// The turn began with a capture (bao's mtaji turn).
        Capturing,
        /// The turn did not begin with a capture (bao's takata turn).
        NotCapturing,
        /// The pit is the mover's living house with its powers.
        OwnHouse,
        /// The pit is under takasia.
        UnderTakasia,
        /// The pit is at one end of the front row, and in this turn the mover has
        /// captured at the other end.
        OtherEndCaptured,
    }

    /// The pits where a four-row handful may turn; columns are counted from the player's left.
    pub enum Turning {
        /// None.
        None,
        /// The two leftmost columns, front and back.
        Four,
        /// The leftmost back pit and the second front pit.
        Two,
    }

    /// What an ending does.
    pub enum Then {
        /// The turn ends.
        Sleep,
        /// The sowing relays with all the pit's seeds.
        Relay(RelayWay),
        /// Seeds are captured. Where seeds to sow were to be captured and there are none, the turn ends.
        Capture(Capture),
        /// The pit is sown clockwise until it captures.
        TurnRound {
            /// Relays may come before the capture.
            chain: bool,
        },
        /// The pit becomes the mover's bull or knife; the turn ends.
        MarkIt,
        /// The pits of the last two seeds become the mover's; the turn ends.
        MarkPair,
        /// The last seed goes into the next pit instead; the turn ends.
        MoveOnAndSleep,
        /// The player starts again.
        StartAgain,
        /// The player sows the house or stops.
        SowHouseOrStop,
        /// The start that led here is not lawful.
        Unlawful,
        /// The player starts again, in the direction opposite to the handful that ended here.
        StartAgainOtherWay,
        /// The mover wins at once.
        Win,
    }

    /// Which way a relay goes.
    pub enum RelayWay {
        /// The same direction.
        Same,
        /// The opposite direction.
        Opposite,
        /// The direction that the player chooses.
        Chosen,
    }

    /// What is captured and where it goes.
    #[allow(clippy::struct_excessive_bools)] // each is one thing that is taken
    pub struct Capture {
        /// The pit behind the facing one is captured too.
        #[cfg_attr(feature = "serde", serde(default))]
        pub behind: bool,
        /// The pit where the last seed fell is lifted too.
        #[cfg_attr(feature = "serde", serde(default))]
        pub own: bool,
        /// The unbroken run of facing pits beyond is captured too, at most `following` pits if that is
        /// not 0.
        #[cfg_attr(feature = "serde", serde(default))]
        pub string: bool,
        /// This many facing pits of the next columns are captured too, up to the first that is empty or
        /// not free.
        #[cfg_attr(feature = "serde", serde(default))]
        pub following: u8,
        /// All other pits of the opponent's front row that hold as many as the
        /// facing one and are free are captured too.
        #[cfg_attr(feature = "serde", serde(default))]
        pub alike: bool,
        /// Where the seeds go.
        pub to: Booty,
    }

    /// Where captured seeds go.
    pub enum Booty {
        /// The mover's store; the turn ends.
        Store,
        /// The mover's store; the mover starts again.
        StoreAndAgain,
        /// Sown from the pit that got the first seed of the handful just sown.
        SownOn,
        /// Sown from the pit after the one that captured.
        SownFromHere,
        /// Sown as if lifted from the mover's own back pit of that column; a single seed takes the
        /// seeds there along.
        SownFromOuter,
        /// Sown from the pit after the nearest empty one before the pit that
        /// captured.
        SownFromGap,
        /// Sown along the mover's front row from one of its ends.
        Kichwa,
    }
}

impl Capture {
    /// The facing pit, into the store.
    pub const STORE: Self =
        Self { behind: false, own: false, string: false, following: 0, alike: false, to: Booty::Store };
    /// The facing pit, sown on from where the handful began.
    pub const SOWN: Self = Self { to: Booty::SownOn, ..Self::STORE };

    with! {
        /// This capture with the pit behind the facing one.
        pub const fn and_behind() behind = true;
        /// This capture with the capturing pit's own seeds.
        pub const fn and_own() own = true;
        /// This capture with the unbroken run of facing pits beyond.
        pub const fn and_string() string = true;
        /// This capture with up to `pits` following pits.
        pub const fn and_following(pits: u8) following = pits;
        /// The mover plays again.
        pub const fn and_again() to = Booty::StoreAndAgain;
        /// The seeds are sown along the front row from a kichwa.
        pub const fn from_kichwa() to = Booty::Kichwa;
    }
}

impl RelayWay {
    /// The direction of the next handful, if the player does not choose it.
    pub(crate) const fn after(self, way: Way) -> Way {
        match self {
            Self::Opposite => way.turned(),
            Self::Same | Self::Chosen => way,
        }
    }
}
