//! A game as data: board, set-ups, start, sowing, an ordered list of
//! endings, end. One engine plays every definition; the rule sheet, the affinity
//! table and the field notebook read the same definition.
//!
//! Longer than most: it is the list of words that a game is written in.

mod appearance;
mod basis;
mod ending;
pub(crate) mod noted;
mod option;

pub use appearance::{Appearance, Ground, Hollow, Seed};
pub use basis::{Basis, Evidence, Part, Standing};
pub use ending::{Booty, Capture, Ending, If, RelayWay, Then, Turning, ending};
pub use option::{Change, Choice, Doubt, Value, choice, doubt, value};

use alloc::borrow::Cow;
use core::mem::{forget, replace};

use crate::board::Rows;

/// A text of a definition: static in a recorded game, owned in one that is noted at run time.
pub type Text = Cow<'static, str>;
/// A list of a definition: static in a recorded game, owned in one that is noted at run time.
pub type List<T> = Cow<'static, [T]>;

/// A static text of a definition.
#[must_use]
pub const fn text(text: &'static str) -> Text {
    Cow::Borrowed(text)
}

/// A static list of a definition.
#[must_use]
pub const fn list<T: Clone>(list: &'static [T]) -> List<T> {
    Cow::Borrowed(list)
}

/// Puts a value in the place of another while constants are made: nothing can be dropped
/// then, and nothing that is static has to be.
const fn put<T>(place: &mut T, value: T) {
    forget(replace(place, value));
}

/// Everything that makes a game: plain data. A recorded game is a constant; a definition that is
/// made at run time owns its texts and lists, and gives them back with its last copy.
///
/// ```
/// use mbao_rules::definition::{If, Definition, RelayWay, Then, ending, text};
/// use mbao_rules::{Game, game};
///
/// let ndoto = game("ndoto")?.clone();
/// let without_captures = vec![
///     ending(1).when(&[If::Occupied]).then(Then::Relay(RelayWay::Same)),
///     ending(2).when(&[If::Empty]).then(Then::Sleep),
/// ];
/// let definition = Definition { id: text("quiet"), endings: without_captures.into(), ..ndoto };
/// let mut quiet = Game::builder_for(&definition).start()?;
/// quiet.play_text("c1")?;
/// assert_eq!(quiet.state().stores, [0, 0]);
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Definition {
    /// Stable identifier, lower case.
    pub id: Text,
    /// The name its players give it.
    pub name: Text,
    /// The people it was recorded among.
    pub people: Text,
    /// Where they live.
    pub region: Text,
    /// Section of the article (or the other source) that records it.
    pub section: Text,
    /// What its board looks like.
    pub appearance: Appearance,
    /// Its games can be written in the masters' notation of bao. A transcript that does not
    /// name its game is of the first such definition.
    pub masters_notation: bool,
    /// Two rows or four.
    pub rows: Rows,
    /// Pits a row that the game is played with, the usual number first.
    pub columns: List<u8>,
    /// Starting arrangements, the usual one first.
    pub setups: List<SetUp>,
    /// What comes before the first turn, in order.
    pub preludes: List<Prelude>,
    /// From which pits, and which way, a turn may begin.
    pub start: Start,
    /// Which pits a handful passes over.
    pub skip: Skip,
    /// What a mark on a pit means.
    pub marks: Marks,
    /// Which pits are turning pits.
    pub turning: Turning,
    /// What the pit of the last seed decides: the first line that fits.
    pub endings: List<Ending>,
    /// When the game is over and how it is counted.
    pub end: End,
    /// Choices of rule, the default value first.
    pub options: List<Choice>,
    /// Where the source is silent or unclear, and what we decided.
    pub doubts: List<Doubt>,
}

/// A starting arrangement.
#[derive(Clone, Debug, PartialEq)]
pub struct SetUp {
    /// Name: the letter of its diagram where it has one.
    pub name: Text,
    /// Pits a row, when the arrangement is for one size only.
    pub columns: Option<u8>,
    /// Where the seeds lie.
    pub layout: Layout,
    /// Seeds each player keeps in hand (bao).
    pub in_hand: u8,
}

impl SetUp {
    /// A set-up with nothing in hand.
    #[must_use]
    pub const fn new(name: &'static str, layout: Layout) -> Self {
        Self { name: text(name), columns: None, layout, in_hand: 0 }
    }

    /// The same, for boards of `columns` pits a row only.
    #[must_use]
    pub const fn on(mut self, columns: u8) -> Self {
        self.columns = Some(columns);
        self
    }

    /// The same, with `seeds` in each player's hand.
    #[must_use]
    pub const fn with_in_hand(mut self, seeds: u8) -> Self {
        self.in_hand = seeds;
        self
    }
}

/// How the seeds of a set-up lie.
#[derive(Clone, Debug, PartialEq)]
pub enum Layout {
    /// The same number in every pit.
    Each(u8),
    /// Every pit's seeds, row by row from the top of the diagram.
    Rows(List<u8>),
    /// The same number in each player's `pits` right-hand pits (front row).
    RightHand {
        /// How many pits, counted from the player's right.
        pits: u8,
        /// Seeds in each.
        each: u8,
    },
    /// Each player lays this many seeds on his own side as he likes.
    Free(u8),
    /// Bao: a house of so many seeds and two pits of two to its right.
    House(u8),
}

impl Layout {
    /// Every pit's seeds, row by row from the top of the diagram.
    #[must_use]
    pub const fn rows(seeds: &'static [u8]) -> Self {
        Self::Rows(list(seeds))
    }
}

/// Something that happens before the first turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)
)]
pub enum Prelude {
    /// Each player lays his seeds on his own side (free set-up).
    LayOwn,
    /// Each player may take up some pits and lay the seeds on his own side.
    AdvanceMove {
        /// Most pits a player may take up.
        pits: u8,
    },
    /// Each player may lift some unmoved pits and lay the seeds on either side.
    Deployment {
        /// Most pits a player may lift.
        pits: u8,
    },
    /// Each player lifts any seeds from his own side, at least one.
    LiftAny,
    /// Each player lays any number of his hand, all but one at most, in one
    /// pit of the opponent's.
    LayOne,
    /// Both sow what is left in their hands from their own right of the
    /// opponent's row, relaying and capturing.
    SowRest,
    /// South alone lifts any seeds from his side, at least one.
    SouthLifts,
    /// South lays all he lifted on the opponent's side; the opponent begins
    /// from any pit.
    SouthLaysAll,
    /// Racing start: both sow at once from their rightmost occupied pit.
    Race(Racing),
}

/// How a racing start is run and won.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Racing {
    /// People drop the seeds themselves, one action a seed; else seed by seed
    /// in turn at once.
    pub taps: bool,
}

/// From where a turn may begin.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// All of these must hold of the pit.
    pub when: List<StartIf>,
    /// Directions in which the first handful may go.
    pub ways: Ways,
    /// A turn may begin with a clockwise capture from a turning pit.
    pub reverse: bool,
    /// Each player may pass, but never three passes running.
    pub may_pass: bool,
    /// A player must feed an opponent who has no seeds, if he can.
    pub feeds: bool,
    /// What a player does who has seeds but no start.
    pub stuck: Stuck,
    /// Bao's obligations and house, which replace `when`.
    pub bao: Option<Bao>,
}

impl Start {
    /// Counterclockwise from an own pit of which all this is true.
    #[must_use]
    pub const fn from_pit(when: &'static [StartIf]) -> Self {
        Self {
            when: list(when),
            ways: Ways::Counterclockwise,
            reverse: false,
            may_pass: false,
            feeds: false,
            stuck: Stuck::Ends,
            bao: None,
        }
    }

    /// The same in either direction.
    #[must_use]
    pub const fn either_way(mut self) -> Self {
        self.ways = Ways::Either;
        self
    }

    /// Who has seeds but no start passes.
    #[must_use]
    pub const fn or_pass(mut self) -> Self {
        self.stuck = Stuck::Passes;
        self
    }

    /// Who has no start must take his rightmost occupied pit.
    #[must_use]
    pub const fn or_rightmost(mut self) -> Self {
        self.stuck = Stuck::Rightmost;
        self
    }

    /// Passing is allowed.
    #[must_use]
    pub const fn with_passing(mut self) -> Self {
        self.may_pass = true;
        self
    }

    /// A turn may begin with a clockwise capture.
    #[must_use]
    pub const fn with_reverse(mut self) -> Self {
        self.reverse = true;
        self
    }

    /// The opponent must be fed.
    #[must_use]
    pub const fn with_feeding(mut self) -> Self {
        self.feeds = true;
        self
    }

    /// The start of bao.
    #[must_use]
    pub const fn bao(bao: Bao) -> Self {
        let mut start = Self::from_pit(&[]).either_way();
        start.bao = Some(bao);
        start
    }
}

/// A condition on the pit from which a turn begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)
)]
pub enum StartIf {
    /// It holds at least so many seeds.
    AtLeast(u8),
    /// It does not hold exactly so many.
    NotExactly(u8),
    /// A single seed only if the next pit is empty.
    LoneOnlyIntoEmpty,
    /// It is no bull or knife.
    NotMarked,
    /// It is the player's leftmost occupied pit that is no knife.
    Leftmost,
    /// Its first handful does not end in an occupied pit of one's own.
    FirstNotOnOwnOccupied,
    /// Its first handful ends in a capture, if that of any such pit does
    /// (feature `noted`).
    CapturesIfAny,
}

/// Directions open to a start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)
)]
pub enum Ways {
    /// Always to the player's right.
    Counterclockwise,
    /// The player chooses.
    Either,
}

/// A player has seeds, but no pit from which he may start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)
)]
pub enum Stuck {
    /// The game is over.
    Ends,
    /// He passes; if both must, the game is over.
    Passes,
    /// He starts from his rightmost occupied pit all the same.
    Rightmost,
}

/// How turns of bao begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct Bao {
    /// A start of more seeds never captures.
    pub capture_up_to: u8,
    /// Seeds from which an owned house has its powers.
    pub house_from: u8,
    /// The house keeps its powers when nobody has seeds in hand.
    pub house_outlives_namua: bool,
    /// In the mtaji phase the house is taxed only when nothing else can start.
    pub tax_last: bool,
    /// Takasia is played.
    pub takasia: bool,
}

/// Which pits are passed over in sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)
)]
pub enum Skip {
    /// None: the pit lifted gets a seed too when the handful comes round.
    None,
    /// The pit just lifted.
    Origin,
    /// Pits of the opponent that hold exactly `seeds`.
    EnemyHolding {
        /// That number.
        seeds: u8,
        /// How long in the opening turn of the game nothing is passed over.
        opening: Opening,
    },
}

/// The part of the game's opening turn that a rule does not touch.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)
)]
pub enum Opening {
    /// All of it.
    Turn,
    /// Its first handful.
    Handful,
}

/// What marks a game puts on pits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)
)]
pub enum Marks {
    /// None.
    None,
    /// Bulls: owned, never lifted, wherever they are (enkeshui).
    Bulls,
    /// Knives: the same (lukho).
    Knives,
    /// Pits that have not been lifted yet (kiothi).
    Unmoved,
    /// Living houses (bao).
    Houses,
}

/// When a game is over and what then counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct End {
    /// True of the player to start.
    pub when: EndIf,
    /// How the result is counted.
    pub count: Count,
}

/// Why a game is over for the player to start.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)
)]
pub enum EndIf {
    /// He has no seeds on his side.
    NoSeeds,
    /// He has no seeds on his side but in bulls and knives.
    NoSeedsOutsideMarks,
    /// No pit of his holds at least so many.
    NoneHolds(u8),
    /// He has no lawful start.
    NoStart,
    /// A front row is empty (its owner loses), or he has no start.
    NoFrontRow {
        /// Judged after every handful, not only between turns.
        in_turn: bool,
    },
}

/// How a finished game is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "serde",
    serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)
)]
pub enum Count {
    /// The player to start loses; the score is the seeds on each side.
    StarterLoses,
    /// Store, own side and own marks.
    StoreAndSide,
    /// Store and own marks.
    StoreAndMarks,
    /// Store; all that is left on the board goes to the other player.
    BoardToOther,
}
