//! A game ready to be played: its definition with the chosen options, compiled.
//!
//! Longer than most: a definition and its options are checked and compiled in one pass.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use crate::board::{Board, Pit, Rows, Side};
use crate::definition::{
    Bao, Booty, Change, Choice, Definition, EndIf, Ending, Layout, Marks, Opening, Prelude, SetUp, Skip,
    StartIf, Then, Ways,
};
use crate::ending_table::EndingTable;
use crate::error::{Error, refuse, refused};
use crate::facts::Flags;
use crate::handfuls::Handfuls;
use crate::lookup::Lookup;
use crate::position::Position;
use crate::unplayable::Unplayable;

/// Seeds a turn may sow after a move before it counts as never-ending.
pub const SEED_BOUND: u32 = 1_000_000;
/// Turns after which a game ends.
pub const TURN_BOUND: u32 = 2_000;

/// A game with its options chosen, compiled into tables.
///
/// ```
/// use mbao_rules::{Rules, game};
///
/// let rules = Rules::builder(game("omweso")?).setup("c").option("turning-pits", "two").compile()?;
/// assert_eq!((rules.setup_name(), rules.board().columns()), ("c", 8));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, PartialEq)]
#[allow(clippy::struct_excessive_bools)] // each is one fact about the definition
pub struct Rules {
    pub(crate) definition: Definition,
    /// The definition's preludes and endings after the options have changed them.
    pub(crate) preludes: Vec<Prelude>,
    endings: Vec<Ending>,
    pub(crate) setup: SetUp,
    pub(crate) chosen: Vec<(String, String)>,
    pub(crate) board: Board,
    /// Seeds in each pit, if an option sets them.
    pub(crate) seeds: Option<u8>,
    /// A later round of a series: the board may hold fewer seeds.
    pub(crate) later_round: bool,
    pub(crate) farthest_wins: bool,
    pub(crate) toss: Side,
    pub(crate) handfuls: Handfuls,
    pub(crate) ending_table: EndingTable,
    pub(crate) lookup: Lookup,
    /// What the endings do; the last entry ends the turn if no line applies.
    #[cfg(not(feature = "compact"))]
    lines: Vec<Then>,
    /// Whether endings ask about crossing or coming round.
    pub(crate) follows_sides: bool,
    pub(crate) remembers_captures: bool,
    pub(crate) has_marks: bool,
    pub(crate) front_in_turn: bool,
    /// An opponent's pit that holds exactly this many seeds is passed over. Without this copy of what the definition
    /// says, random games of bao took 0.4 % more instructions.
    pub(crate) passes_over: Option<(u8, Opening)>,
    pub(crate) judged_starts: bool,
    /// Whether captures go to stores.
    pub(crate) keeps: bool,
    /// The least seeds of a pit to start from, at least one.
    pub(crate) start_least: u8,
    /// The other conditions on such a pit.
    pub(crate) start_conditions: Vec<StartIf>,
    /// Whether turns begin counterclockwise (except reverse starts).
    pub(crate) one_way: bool,
    /// Whether relays can be sown in a tight loop: only the pit of the last seed matters, and
    /// nothing happens on the way.
    pub(crate) glides: bool,
    /// Whether relays may come before a reverse capture (kombe).
    pub(crate) chains_clockwise: bool,
    /// Handfuls of this many seeds or more are sown seed by seed.
    pub(crate) slow_from: u16,
    /// The places of each player's pits on their track, one bit for each.
    pub(crate) own_places: [u32; 2],
}

/// The game, its set-up and the options that were chosen: the tables are thousands of numbers.
impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Rules")
            .field("game", &self.definition.id)
            .field("setup", &self.setup.name)
            .field("options", &self.chosen)
            .finish_non_exhaustive()
    }
}

impl Rules {
    /// Compiles a definition. `columns` is the width of a position, used where the set-up and the options leave
    /// it open.
    pub(crate) fn compiled(
        definition: &Definition,
        setup: Option<&str>,
        options: &[(String, String)],
        columns: Option<u8>,
    ) -> Result<Self, Error> {
        let setup = find_setup(definition, setup, columns)?;
        let mut played = Played {
            definition: definition.clone(),
            preludes: definition.preludes.to_vec(),
            endings: definition.endings.to_vec(),
            columns: None,
            seeds: None,
            farthest: false,
            toss: Side::South,
            later_round: false,
        };
        played.choose(options)?;
        played.agrees_with(setup)?;
        let (definition, endings) = (&played.definition, &played.endings);
        let usual = definition.columns.first().copied().unwrap_or(8);
        // The loser of a round of giuthi may shorten the board, to no fewer than three pits a row.
        let shortened = played.later_round && columns.is_some_and(|c| (3..=usual).contains(&c));
        let wanted = columns.filter(|c| shortened || definition.columns.iter().any(|n| n == c));
        let width = setup.columns.or(played.columns).or(wanted).unwrap_or(usual);
        let (board, ending_table) = Board::new(definition.rows, width)
            .ok_or(Unplayable::Columns { columns: width })
            .and_then(|board| Ok((board, EndingTable::new(definition, endings, board)?)))
            .map_err(|why| why.of(definition))?;
        let (mut judged_starts, mut chains_clockwise) = (false, false);
        let mut keeps = definition.rows == Rows::Two;
        for line in endings {
            if let Then::Capture(what) = line.then {
                keeps |= matches!(what.to, Booty::Store | Booty::StoreAndAgain);
            }
            judged_starts |= matches!(line.then, Then::Unlawful);
            chains_clockwise |= matches!(line.then, Then::TurnRound { chain: true });
        }
        let (start_least, start_conditions) = match &*definition.start.when {
            [StartIf::AtLeast(least), more @ ..] => ((*least).max(1), more),
            all => (1, all),
        };
        let follows_sides = ending_table.flag_key(Flags::CROSSED | Flags::ROUND) != 0;
        #[allow(clippy::cast_possible_truncation)] // the places of one track
        let places = |side: Side| (board.own_pits(side).bits() >> (32 * board.track_of(side))) as u32;
        Ok(Self {
            board,
            seeds: played.seeds,
            later_round: played.later_round,
            farthest_wins: played.farthest,
            toss: played.toss,
            handfuls: Handfuls::new(board.track_len()),
            lookup: Lookup::new(board),
            #[cfg(not(feature = "compact"))]
            lines: endings.iter().map(|line| line.then).chain([Then::Sleep]).collect(),
            follows_sides,
            remembers_captures: ending_table.flag_key(Flags::EATEN) != 0,
            has_marks: definition.marks != Marks::None,
            front_in_turn: definition.end.when == EndIf::NoFrontRow { in_turn: true },
            passes_over: match definition.skip {
                Skip::EnemyHolding { seeds, opening } => Some((seeds, opening)),
                Skip::None | Skip::Origin => None,
            },
            judged_starts,
            start_least,
            start_conditions: start_conditions.to_vec(),
            keeps,
            glides: !cfg!(feature = "compact")
                && ending_table.glides()
                && definition.skip == Skip::None
                && !follows_sides
                && definition.marks == Marks::None
                && definition.end.when != EndIf::NoFrontRow { in_turn: true }
                && definition.start.bao.is_none(),
            chains_clockwise,
            one_way: definition.start.ways == Ways::Counterclockwise,
            slow_from: match definition.skip {
                Skip::None => u16::MAX,
                // Shorter handfuls never come round to the pit they were lifted from.
                Skip::Origin => u16::try_from(board.track_len()).unwrap_or(0),
                Skip::EnemyHolding { .. } => 0,
            },
            own_places: Side::BOTH.map(places),
            ending_table,
            chosen: options.to_vec(),
            preludes: played.preludes_of(setup),
            setup: setup.clone(),
            definition: played.definition,
            endings: played.endings,
        })
    }

    /// The definition as changed by the chosen options, except for its lists; see
    /// [`Rules::endings`].
    pub const fn definition(&self) -> &Definition {
        &self.definition
    }

    /// The definition's endings as changed by the chosen options.
    pub fn endings(&self) -> &[Ending] {
        &self.endings
    }

    /// The preludes as changed by the chosen options.
    pub fn preludes(&self) -> &[Prelude] {
        &self.preludes
    }

    /// Name of the set-up.
    pub fn setup_name(&self) -> &str {
        &self.setup.name
    }

    /// The options that were chosen, as given.
    pub fn chosen(&self) -> &[(String, String)] {
        &self.chosen
    }

    /// Every option with the value that is played.
    pub fn effective_options(&self) -> Vec<(String, String)> {
        let value = |option: &Choice| {
            let chosen = self.chosen.iter().rev().find(|(id, _)| option.id == *id);
            match (&*option.id, chosen) {
                ("columns", _) => self.board.columns().to_string(),
                (_, Some((_, value))) => value.clone(),
                _ => option.usual().to_owned(),
            }
        };
        self.definition.options.iter().map(|option| (option.id.to_string(), value(option))).collect()
    }

    /// The board.
    pub const fn board(&self) -> Board {
        self.board
    }

    /// What a line does; past the last one the turn ends.
    #[inline]
    pub(crate) fn then(&self, line: u8) -> Then {
        #[cfg(not(feature = "compact"))]
        return self.lines[usize::from(line)];
        #[cfg(feature = "compact")]
        self.ending(line).map_or(Then::Sleep, |line| line.then)
    }

    /// A line of the endings by its place in the definition's list, from 0. The number that an
    /// [`Event::Ending`](crate::Event::Ending) names is another: [`Ending::rule`], with its `cite`.
    pub fn ending(&self, line: u8) -> Option<&Ending> {
        self.endings.get(usize::from(line))
    }

    /// Whether a player has no seeds on their side.
    pub(crate) fn side_is_empty(&self, pos: &Position, side: Side) -> bool {
        self.lookup.is_empty(side, &pos.tracks[self.board.track_of(side)])
    }

    pub(crate) const fn bao(&self) -> Option<Bao> {
        self.definition.start.bao
    }

    /// A player's house, if the game has houses (bao).
    pub fn house(&self, side: Side) -> Option<Pit> {
        (self.definition.marks == Marks::Houses).then(|| self.house_of(side))
    }

    /// A player's house pit: the fourth from their right in the front row.
    pub(crate) fn house_of(&self, side: Side) -> Pit {
        self.board.pit(self.board.track_of(side), (self.board.columns() + 3).min(self.board.track_len() - 1))
    }
}

/// A copy of a definition for the options to change, and settings of options that are not part of
/// it.
struct Played {
    definition: Definition,
    preludes: Vec<Prelude>,
    endings: Vec<Ending>,
    columns: Option<u8>,
    seeds: Option<u8>,
    farthest: bool,
    toss: Side,
    later_round: bool,
}

impl Played {
    /// Applies the changes of all chosen values, in the order of the definition's options.
    fn choose(&mut self, options: &[(String, String)]) -> Result<(), Error> {
        let definition = self.definition.clone();
        for (id, _) in options {
            if !definition.options.iter().any(|option| option.id == *id) {
                let known = match &*definition.options {
                    [] => "none".to_owned(),
                    options => names(options.iter().map(|option| &*option.id)),
                };
                refuse!(UnknownOption, "{} has no option \"{id}\"; there are {known}", definition.id);
            }
        }
        for option in definition.options.iter() {
            let Some((_, wanted)) = options.iter().rev().find(|(id, _)| option.id == *id) else { continue };
            let Some(value) = option.values.iter().find(|v| v.name == *wanted) else {
                refuse!(
                    UnknownOption,
                    "option {} of {} cannot be \"{wanted}\"; it is one of {}",
                    option.id,
                    definition.id,
                    names(option.values.iter().map(|value| &*value.name))
                );
            };
            self.make(&value.changes, options);
        }
        Ok(())
    }

    /// What comes before the first turn.
    fn preludes_of(&mut self, setup: &SetUp) -> Vec<Prelude> {
        if matches!(setup.layout, Layout::Free(_)) {
            self.preludes.insert(0, Prelude::LayOwn);
        }
        core::mem::take(&mut self.preludes)
    }

    /// Refuses options that contradict a set-up with a fixed width or fixed seeds.
    fn agrees_with(&self, setup: &SetUp) -> Result<(), Error> {
        let Some(fixed) = setup.columns else { return Ok(()) };
        let (name, id) = (&setup.name, &self.definition.id);
        if self.columns.is_some_and(|c| c != fixed) {
            refuse!(
                UnknownOption,
                "set-up \"{name}\" of {id} has {fixed} pits a row; option columns cannot change it"
            );
        }
        if self.seeds.is_some() && matches!(setup.layout, Layout::Rows(_)) {
            refuse!(
                UnknownOption,
                "set-up \"{name}\" of {id} says where its seeds lie; option seeds cannot change it"
            );
        }
        Ok(())
    }

    fn make(&mut self, changes: &[Change], options: &[(String, String)]) {
        for change in changes {
            match change {
                Change::Ending(new) => {
                    for line in &mut self.endings {
                        if new.replaces(line) {
                            *line = new.clone();
                        }
                    }
                }
                Change::Turning(pits) => self.definition.turning = *pits,
                Change::ReverseStart(yes) => self.definition.start.reverse = *yes,
                Change::OpeningSkip(part) => {
                    if let Skip::EnemyHolding { opening, .. } = &mut self.definition.skip {
                        *opening = *part;
                    }
                }
                Change::Columns(n) => self.columns = Some(*n),
                Change::Seeds(n) => self.seeds = Some(*n),
                Change::Preludes(preludes) => self.preludes = preludes.to_vec(),
                Change::AddPrelude(prelude) => self.preludes.push(*prelude),
                Change::LaterRound => self.later_round = true,
                Change::FarthestWins => self.farthest = true,
                Change::TossToNorth => self.toss = Side::North,
                Change::Bao(bao) => self.definition.start.bao = Some(*bao),
                Change::TaxLast => {
                    if let Some(bao) = &mut self.definition.start.bao {
                        bao.tax_last = true;
                    }
                }
                Change::Over(when) => self.definition.end.when = *when,
                Change::If(id, value, changes) => {
                    if options.iter().any(|(i, v)| id == i && value == v) {
                        self.make(changes, options);
                    }
                }
            }
        }
    }
}

fn find_setup<'a>(
    definition: &'a Definition,
    name: Option<&str>,
    columns: Option<u8>,
) -> Result<&'a SetUp, Error> {
    let found = match name {
        Some(name) => definition.setups.iter().find(|s| s.name == name),
        // A position of another width belongs to the set-up with that width.
        None => {
            let fits = |s: &&SetUp| columns.is_none_or(|c| s.columns.is_none_or(|own| own == c));
            definition.setups.iter().find(fits).or_else(|| definition.setups.first())
        }
    };
    found.ok_or_else(|| {
        refused!(
            UnknownSetup,
            "{} has no set-up \"{}\"; there are {}",
            definition.id,
            name.unwrap_or_default(),
            names(definition.setups.iter().map(|setup| &*setup.name))
        )
    })
}

/// Joins names with commas, for messages.
fn names<'a>(names: impl Iterator<Item = &'a str>) -> String {
    names.collect::<Vec<_>>().join(", ")
}
