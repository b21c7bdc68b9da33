//! A game as data: board, set-ups, start, sowing, an ordered list of
//! endings, end. One engine plays every definition; the rule sheet, the affinity
//! table and the field notebook read the same definition.
//!
//! Longer than most: it lists all the words in which a game is written.

mod appearance;
mod basis;
mod ending;
mod option;
mod written;

pub use appearance::{Appearance, Called, Ground, Hollow, Pits, Seed};
pub use basis::{Basis, Evidence, Part, Standing};
pub use ending::{Booty, Capture, Ending, If, RelayWay, Then, Turning, ending};
pub use option::{Change, Choice, Doubt, Value, choice, doubt, value};

use alloc::borrow::Cow;

use crate::board::Rows;
use written::{spelt, with};

/// A text of a definition: static in a recorded game, owned in one that is made at run time.
pub type Text = Cow<'static, str>;
/// A list of a definition: static in a recorded game, owned in one that is made at run time.
pub type List<T> = Cow<'static, [T]>;

/// A static text of a definition.
pub const fn text(text: &'static str) -> Text {
    Cow::Borrowed(text)
}

/// A static list of a definition.
pub const fn list<T: Clone>(list: &'static [T]) -> List<T> {
    Cow::Borrowed(list)
}

/// Everything that makes a game: plain data. A recorded game is a constant; a definition made at
/// run time owns its texts and lists and frees them with its last copy.
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
    /// The people it was recorded among; their country, if no source names them.
    pub people: Text,
    /// Where they live.
    pub region: Text,
    /// Section of the article (or the other source) that records it.
    pub section: Text,
    /// What its board looks like, and what is sown on it.
    pub appearance: Appearance,
    /// Its games can be written in the masters' notation of bao. A transcript that does not name
    /// its game belongs to the first such definition.
    pub masters_notation: bool,
    /// Two rows or four.
    pub rows: Rows,
    /// Possible numbers of pits a row, the usual one first.
    pub columns: List<u8>,
    /// Starting arrangements, the usual one first.
    pub setups: List<SetUp>,
    /// What comes before the first turn, in order.
    pub preludes: List<Prelude>,
    /// The pits from which a turn may begin, and the direction.
    pub start: Start,
    /// Which pits a handful passes over.
    pub skip: Skip,
    /// What a mark on a pit means.
    pub marks: Marks,
    /// Which pits are turning pits.
    pub turning: Turning,
    /// What the pit of the last seed decides: the first line that matches.
    pub endings: List<Ending>,
    /// When the game is over and how it is counted.
    pub end: End,
    /// Choices of rule, the default value first.
    pub options: List<Choice>,
    /// What the source leaves open or unclear, and what we decided.
    pub doubts: List<Doubt>,
}

/// A starting arrangement.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Arrangement"))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub struct SetUp {
    /// Its name: small letters, digits and hyphens.
    pub name: Text,
    /// Pits a row, if it is for one size only.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "Option::is_none"))]
    pub columns: Option<u8>,
    /// How the seeds lie.
    #[cfg_attr(feature = "serde", serde(rename = "lying"))]
    pub layout: Layout,
    /// Seeds that each player keeps in hand (bao).
    #[cfg_attr(feature = "serde", serde(default))]
    pub in_hand: u8,
}

impl SetUp {
    /// A set-up with nothing in hand.
    pub const fn new(name: &'static str, layout: Layout) -> Self {
        Self { name: text(name), columns: None, layout, in_hand: 0 }
    }

    with! {
        /// This set-up, for boards of `columns` pits a row only.
        pub const fn on(columns: u8) columns = Some(columns);
        /// This set-up with `seeds` in each player's hand.
        pub const fn with_in_hand(seeds: u8) in_hand = seeds;
    }

    /// All its seeds on a board with this many columns and rows.
    ///
    /// ```
    /// let ndoto = mbao_rules::game("ndoto")?;
    /// assert_eq!(ndoto.setups[0].seeds(8, 2), 32);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn seeds(&self, columns: u32, rows: u32) -> u32 {
        let lying = match &self.layout {
            Layout::Each(each) => u32::from(*each) * columns * rows,
            Layout::Rows(counts) => counts.iter().map(|&seeds| u32::from(seeds)).sum(),
            Layout::RightHand { pits, each } => 2 * u32::from(*pits) * u32::from(*each),
            Layout::Free(side) => 2 * u32::from(*side),
            Layout::House(house) => 2 * (u32::from(*house) + 4),
        };
        lying + 2 * u32::from(self.in_hand)
    }
}

/// How seeds lie.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Lying"))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case", deny_unknown_fields))]
pub enum Layout {
    /// The same number in every pit.
    Each(u8),
    /// The seeds of every pit, row by row from the top of the diagram.
    Rows(List<u8>),
    /// The same number in each player's rightmost pits (of the front row).
    RightHand {
        /// How many pits, counted from the player's right.
        pits: u8,
        /// Seeds in each.
        each: u8,
    },
    /// Each player lays this many seeds anywhere on their own side.
    Free(u8),
    /// Bao: a house of this many seeds, and two pits of two to its right.
    House(u8),
}

impl Layout {
    /// Every pit's seeds, row by row from the top of the diagram.
    pub const fn rows(seeds: &'static [u8]) -> Self {
        Self::Rows(list(seeds))
    }
}

spelt! {
    /// Something that happens before the first turn.
    pub enum Prelude {
        /// Each player lays their seeds on their own side (free set-up).
        LayOwn,
        /// Each player may lift some pits and lay the seeds on their own side.
        AdvanceMove {
            /// The most pits a player may lift.
            pits: u8,
        },
        /// Each player may lift some unmoved pits and lay the seeds on either side.
        Deployment {
            /// The most pits a player may lift.
            pits: u8,
            /// A pit that seeds are laid in counts as unmoved, whatever was in it.
            #[cfg_attr(feature = "serde", serde(default))]
            protects: bool,
        },
        /// Each player lifts any number of seeds from their own side, at least one.
        LiftAny,
        /// Each player lays any number of seeds from their hand, all but one at most, in one pit of the
        /// opponent's.
        LayOne,
        /// Both players sow the rest of their hands, relaying and capturing, beginning in the
        /// opponent's row at their own right.
        SowRest,
        /// Only South lifts any number of seeds from South's side, at least one.
        SouthLifts,
        /// South lays all the lifted seeds on North's side; North begins from any pit.
        SouthLaysAll,
        /// Racing start: both players sow at the same time from their rightmost occupied pit.
        Race(Racing),
    }

    /// How a racing start is run and won.
    pub struct Racing {
        /// People drop the seeds themselves, one action for each seed; otherwise the engine runs the
        /// race at once, dropping the players' seeds in turn.
        pub taps: bool,
    }
}

/// How a turn may begin.
#[derive(Clone, Debug, PartialEq)]
pub struct Start {
    /// The pit must meet all of these conditions.
    pub when: List<StartIf>,
    /// The directions in which the first handful may go.
    pub ways: Ways,
    /// A turn may begin with a clockwise capture from a turning pit.
    pub reverse: bool,
    /// Each player may pass, but never three passes running.
    pub may_pass: bool,
    /// A player who can must feed an opponent who has no seeds.
    pub feeds: bool,
    /// What a player who has seeds but no start does.
    pub stuck: Stuck,
    /// Bao's obligations and house, which replace `when`.
    pub bao: Option<Bao>,
}

impl Start {
    /// Counterclockwise from one of the mover's pits that meets all these conditions.
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

    with! {
        /// This start in either direction.
        pub const fn either_way() ways = Ways::Either;
        /// A player who has seeds but no start passes.
        pub const fn or_pass() stuck = Stuck::Passes;
        /// A player who has no start must take their rightmost occupied pit.
        pub const fn or_rightmost() stuck = Stuck::Rightmost;
        /// Passing is allowed.
        pub const fn with_passing() may_pass = true;
        /// A turn may begin with a clockwise capture.
        pub const fn with_reverse() reverse = true;
        /// The opponent must be fed.
        pub const fn with_feeding() feeds = true;
    }

    /// The start of bao.
    pub const fn bao(bao: Bao) -> Self {
        let mut start = Self::from_pit(&[]).either_way();
        start.bao = Some(bao);
        start
    }
}

spelt! {
    /// A condition on the pit from which a turn begins.
    pub enum StartIf {
        /// It holds at least this many seeds.
        AtLeast(u8),
        /// It does not hold exactly this many.
        NotExactly(u8),
        /// If it holds a single seed, the next pit is empty.
        LoneOnlyIntoEmpty,
        /// It is not a bull or knife.
        NotMarked,
        /// It is the leftmost of the player's occupied pits that meet the conditions before this one.
        Leftmost,
        /// Its first handful does not end in an occupied pit on the player's own side.
        FirstNotOnOwnOccupied,
        /// Its first handful ends in a capture, if any such pit's does.
        CapturesIfAny,
    }

    /// The directions open to a start.
    pub enum Ways {
        /// Always to the player's right.
        Counterclockwise,
        /// The player chooses.
        Either,
    }

    /// What happens when a player has seeds but no pit to start from.
    pub enum Stuck {
        /// The game is over.
        Ends,
        /// The player passes; if both must, the game is over.
        Passes,
        /// The player starts from their rightmost occupied pit anyway; with four rows, of two in one
        /// column that in the back row.
        Rightmost,
    }

    /// How turns of bao begin.
    #[allow(clippy::struct_excessive_bools)] // each is one rule
    pub struct Bao {
        /// A start with more seeds than this never captures.
        pub capture_up_to: u8,
        /// The fewest seeds with which an owned house has its powers.
        pub house_from: u8,
        /// The house keeps its powers when nobody has seeds in hand.
        pub house_outlives_namua: bool,
        /// In the mtaji phase the house is taxed only when nothing else can start.
        pub tax_last: bool,
        /// Takasia is played.
        pub takasia: bool,
        /// A takata turn may begin from every filled pit of the row that it must begin from, either way:
        /// from a house, which is taxed, from a single seed that one is laid on, from a lone kichwa
        /// towards the back row.
        #[cfg_attr(feature = "serde", serde(default))]
        pub takata_free: bool,
    }

    /// Which pits are passed over in sowing.
    pub enum Skip {
        /// None: the pit lifted gets a seed too when the handful comes round.
        None,
        /// The pit just lifted.
        Origin,
        /// Opponent's pits that hold exactly `seeds`.
        EnemyHolding {
            /// That number.
            seeds: u8,
            /// The part of the game's opening turn in which nothing is passed over.
            opening: Opening,
        },
    }

    /// The part of the game's opening turn that a rule does not touch.
    pub enum Opening {
        /// All of it.
        Turn,
        /// Its first handful.
        Handful,
    }

    /// What marks a game puts on pits.
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

    /// When a game is over, and how it is counted.
    pub struct End {
        /// What must be true where a turn would begin.
        pub when: EndIf,
        /// How the result is counted.
        pub count: Count,
    }

    /// Why a game is over for the player about to start (`They`).
    #[cfg_attr(feature = "serde", serde(rename_all_fields = "kebab-case"))]
    pub enum EndIf {
        /// They have no seeds on their side.
        NoSeeds,
        /// They have no seeds on their side except in bulls and knives.
        NoSeedsOutsideMarks,
        /// They or their opponent have no seeds on their own side.
        EitherNoSeeds,
        /// They or their opponent have no seeds on their own side except in bulls and knives.
        EitherNoSeedsOutsideMarks,
        /// None of their pits holds at least this many.
        NoneHolds(u8),
        /// They have no lawful start.
        NoStart,
        /// A front row is empty (its owner loses), or they have no start.
        NoFrontRow {
            /// Whether this is judged after every handful, not only between turns.
            in_turn: bool,
        },
    }

    /// How a finished game is counted.
    pub enum Count {
        /// The player about to start loses; the score is the seeds on each side.
        StarterLoses,
        /// Store, own side and own marks.
        StoreAndSide,
        /// Store and own marks.
        StoreAndMarks,
        /// Store; all seeds left on the board go to the other player.
        BoardToOther,
    }
}
