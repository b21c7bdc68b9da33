//! A position: everything that decides how play can continue, in mid-turn too.

use core::fmt;

use crate::board::{Board, MAX_PITS, MAX_TRACK, Pit, Side, Way};
use crate::facts::{Asleep, Flags, MaybePit, Sides};
use crate::lanes::Lanes;
use crate::rules::Rules;
use crate::words::words;

words! {
    /// What the game is doing.
    ///
    /// ```
    /// use mbao_rules::{Game, Phase};
    ///
    /// let phase = Game::start("bao-kiswahili")?.position().phase();
    /// assert_eq!((phase, phase.is_play(), phase.word()), (Phase::Namua, true, "namua"));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
    pub enum Phase {
        /// The players lay a free set-up.
        Setup = "setup",
        /// Enkeshui's advance moves.
        Advance = "advance",
        /// Kiothi: bomas are lifted.
        DeployLift = "deploy-lift",
        /// Kiothi: what was lifted is laid.
        DeployLay = "deploy-lay",
        /// Lukho: stones are lifted.
        Opening1 = "opening1",
        /// Lukho: stones are laid on the opponent's side.
        Opening2 = "opening2",
        /// A racing start, run by people.
        Race = "race",
        /// Turns are being played.
        Play = "play",
        /// Lukho: turns without choices.
        Execution = "execution",
        /// Bao: the mover lays seeds from the hand.
        Namua = "namua",
        /// Bao: the mover's hand is empty.
        Mtaji = "mtaji",
        /// The game is over.
        Over = "over",
    }

    /// The word for the phase in states and messages.
    pub const fn word;
}

impl Phase {
    /// Whether turns are being played.
    pub const fn is_play(self) -> bool {
        matches!(self, Self::Play | Self::Execution | Self::Namua | Self::Mtaji)
    }
}

/// A choice in the middle of a turn.
///
/// ```
/// use mbao_rules::{Game, Pending};
///
/// let position = "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18";
/// let mut game = Game::builder("enkeshui").position(position).start()?;
/// game.play_text("c1")?;
/// assert_eq!(game.position().pending(), Pending::Ending);
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pending {
    /// No choice: a turn (or a step of a set-up) begins.
    Nothing,
    /// Take a capture, turn round, or go on: an optional ending applies.
    Ending,
    /// Choose where the seeds of a clockwise capture go.
    Resow,
    /// Choose the direction of the next handful.
    Direction,
    /// Sow the house or stop.
    House,
    /// Start again.
    Again,
}

/// A position of any game, also in mid-turn or before the first turn: 104 bytes, `Copy`, compared and hashed whole.
///
/// ```
/// use mbao_rules::{Rules, Side};
///
/// let rules = Rules::of("ndoto")?;
/// let start = rules.first_position();
/// let pit = rules.board().named("a1").expect("a pit of the board");
/// assert_eq!((start.mover(), start.seeds(pit), start.total()), (Side::South, 2, 32));
/// # Ok::<(), mbao_rules::Error>(())
/// ```
///
/// [`Rules::position_text`] writes it as text that can be read back. Printed by itself it does not know its board and
/// shows the seeds along each track, the mover and the stores, for looking at while a program is written:
///
/// ```
/// let start = mbao_rules::Rules::of("ndoto")?.first_position();
/// assert_eq!(start.to_string(), "2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2 s 0-0");
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
// Fields that do not matter at the moment are kept at zero. Those that the end of a turn clears lie side by side, so
// that one word clears them.
#[repr(C)]
pub struct Position {
    pub(crate) tracks: [Lanes; 2],
    /// South's and North's marks, one bit for each pit.
    pub(crate) marks: [u64; 2],
    /// In races, the place of each player's last seed or lift; otherwise `at[0]` is the pit that a
    /// choice is about.
    pub(crate) at: [u8; 2],
    pub(crate) pending: Pending,
    /// The place from which the handful was sown that led to a choice.
    pub(crate) origin: u8,
    pub(crate) way: Way,
    pub(crate) flags: Flags,
    /// The compiled plan of the ending that a choice is about.
    pub(crate) plan: u8,
    /// Turns passed just before.
    pub(crate) passed: u8,
    /// The pit under takasia (bao).
    pub(crate) takasia: MaybePit,
    pub(crate) mover: Side,
    pub(crate) phase: Phase,
    /// How many preludes are done: the index of the current one in the rules' list.
    pub(crate) prelude: u8,
    /// The players who have captured.
    pub(crate) eaten: Sides,
    /// Race: the players who already sleep.
    pub(crate) asleep: Asleep,
    /// Seeds lifted and not yet sown or laid, of each player.
    pub(crate) held: [u8; 2],
    pub(crate) stores: [u8; 2],
    pub(crate) hands: [u8; 2],
    /// Each player's seeds sown in a race, for races that the farthest wins.
    pub(crate) sown: [u16; 2],
}

// Searches copy positions with every move.
const _: () = assert!(size_of::<Position>() == 104);

/// The seeds of each track in the order of sowing, up to the last pit that holds any; the mover; the stores; and
/// the choice in the middle of a turn, if one is open.
impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, track) in self.tracks.iter().enumerate() {
            let pits = track.bytes();
            let held = pits.iter().rposition(|&seeds| seeds > 0).map_or(0, |last| last + 1);
            for (place, seeds) in pits[..held].iter().enumerate() {
                let before = match (at, place) {
                    (0, 0) => "",
                    (_, 0) => "/",
                    _ => ",",
                };
                write!(f, "{before}{seeds}")?;
            }
        }
        write!(f, " {} {}-{}", self.mover.word(), self.stores[0], self.stores[1])?;
        if self.pending == Pending::Nothing { Ok(()) } else { write!(f, " {:?}", self.pending) }
    }
}

impl Position {
    pub(crate) fn empty(phase: Phase) -> Self {
        Self {
            tracks: [Lanes::default(); 2],
            marks: [0; 2],
            stores: [0; 2],
            hands: [0; 2],
            held: [0; 2],
            at: [0; 2],
            sown: [0; 2],
            mover: Side::South,
            phase,
            pending: Pending::Nothing,
            prelude: 0,
            origin: 0,
            way: Way::Ccw,
            flags: Flags::NONE,
            plan: 0,
            passed: 0,
            takasia: MaybePit::NONE,
            eaten: Sides::NOBODY,
            asleep: Asleep::NOBODY,
        }
    }

    /// Seeds in a pit.
    pub fn seeds(&self, pit: Pit) -> u8 {
        self.tracks[pit.track()].get(pit.lane())
    }

    /// The seeds of all pits, by [`Pit::index`]; 0 where the board has no pit.
    pub fn contents(&self) -> [u8; MAX_PITS] {
        let mut all = [0; MAX_PITS];
        for (pits, track) in all.chunks_exact_mut(MAX_TRACK).zip(&self.tracks) {
            pits.copy_from_slice(track.bytes());
        }
        all
    }

    #[inline]
    pub(crate) fn take(&mut self, pit: Pit) -> u8 {
        self.tracks[pit.track()].take(pit.lane())
    }

    #[inline]
    pub(crate) fn add(&mut self, pit: Pit, seeds: u8) {
        self.tracks[pit.track()].add(pit.lane(), seeds);
    }

    pub(crate) const fn marked(&self, pit: Pit) -> bool {
        (self.marks[0] | self.marks[1]) >> (pit.0 & 63) & 1 != 0
    }

    /// Whether any pit bears a mark.
    pub const fn is_marked(&self) -> bool {
        self.marks[0] | self.marks[1] != 0
    }

    /// The owner of a pit's mark, if it has one.
    pub const fn mark(&self, pit: Pit) -> Option<Side> {
        if self.marks[0] >> (pit.0 & 63) & 1 != 0 {
            Some(Side::South)
        } else if self.marks[1] >> (pit.0 & 63) & 1 != 0 {
            Some(Side::North)
        } else {
            None
        }
    }

    pub(crate) const fn unmark(&mut self, pit: Pit) {
        let keep = !(1 << (pit.0 & 63));
        self.marks[0] &= keep;
        self.marks[1] &= keep;
    }

    pub(crate) const fn set_mark(&mut self, pit: Pit, owner: Side) {
        self.unmark(pit);
        self.marks[owner.index()] |= 1 << (pit.0 & 63);
    }

    /// The player to decide.
    pub const fn mover(&self) -> Side {
        self.mover
    }

    /// What the game is doing.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// The choice that is open in mid-turn.
    pub const fn pending(&self) -> Pending {
        self.pending
    }

    /// Seeds in a player's store.
    pub const fn store(&self, side: Side) -> u8 {
        self.stores[side.index()]
    }

    /// Seeds a player keeps in hand (bao).
    pub const fn in_hand(&self, side: Side) -> u8 {
        self.hands[side.index()]
    }

    /// Seeds lifted and not yet laid or sown.
    pub const fn lifted(&self) -> u8 {
        self.held[0].saturating_add(self.held[1])
    }

    /// Whether a turn is about to begin, so that a text can describe the position.
    pub const fn between_turns(&self) -> bool {
        matches!(self.pending, Pending::Nothing)
            && (self.phase.is_play() || matches!(self.phase, Phase::Over))
    }

    /// Seeds a player has lifted and not yet laid or sown.
    pub const fn held_by(&self, side: Side) -> u8 {
        self.held[side.index()]
    }

    /// Turns passed just before this one.
    pub const fn passed(&self) -> u8 {
        self.passed
    }

    /// The pit under takasia (bao), if one is: the other player may not sow it.
    pub fn takasia(&self) -> Option<Pit> {
        self.takasia.get()
    }

    /// The pit that a choice in mid-turn is about.
    pub const fn choice_pit(&self) -> Option<Pit> {
        match self.pending {
            Pending::Nothing | Pending::Again => None,
            _ => Some(Pit(self.at[0])),
        }
    }

    /// The same position with one player's side and lifted seeds as in `other`: how it looks to
    /// somebody who has not seen what was lifted.
    #[must_use]
    pub fn with_side_of(&self, other: &Self, rules: &Rules, side: Side) -> Self {
        let mut pos = *self;
        for pit in rules.board().own_pits(side) {
            pos.take(pit);
            pos.add(pit, other.seeds(pit));
        }
        pos.held[side.index()] = other.held[side.index()];
        pos
    }

    /// All seeds: on the board, in stores and hands.
    pub fn total(&self) -> u16 {
        let kept = |i: usize| u16::from(self.stores[i]) + u16::from(self.hands[i]) + u16::from(self.held[i]);
        (0..2).map(|i| self.tracks[i].sum(0..32) + kept(i)).sum()
    }

    /// The seeds on a player's side of the board.
    pub fn side_total(&self, board: Board, side: Side) -> u16 {
        self.tracks[board.track_of(side)].sum(board.own_lanes(side))
    }

    /// A quicker fingerprint: of the seeds in the pits, and whose turn it is.
    #[inline]
    pub(crate) fn board_print(&self) -> u64 {
        let [a, b] = &self.tracks;
        let (a, b) = (a.words(), b.words());
        let mix = |low: u64, high: u64, factor: u64| (low ^ high.rotate_left(32)).wrapping_mul(factor);
        let sum = mix(a[0], a[2], 0x9e37_79b9_7f4a_7c15)
            .wrapping_add(mix(a[1], a[3], 0x2e72_b465_4e79_d8d1))
            .wrapping_add(mix(b[0], b[2], 0x9878_aebf_f489_eb5d))
            .wrapping_add(mix(b[1], b[3], 0x967b_083d_7e09_5579))
            .wrapping_add(u64::from(self.mover as u8).wrapping_mul(0x40ae_3704_6e64_9de5));
        (sum ^ sum >> 32).wrapping_mul(0x9fb2_1c65_1e98_df25) >> 32
    }

    /// A fingerprint for finding equal positions. Equal positions have equal fingerprints;
    /// different positions nearly always have different ones.
    #[inline]
    pub fn fingerprint(&self) -> u64 {
        // One product for each word, then their sum: no multiplication waits for another.
        let mut sum = 0_u64;
        let mut factor = 0x9e37_79b9_7f4a_7c15_u64;
        let mut mix = |word: u64| {
            sum = sum.wrapping_add(word.wrapping_mul(factor));
            factor = factor.wrapping_mul(0xff51_afd7_ed55_8ccd);
        };
        for track in &self.tracks {
            (0..4).for_each(|i| mix(track.word(i)));
        }
        self.marks.iter().copied().for_each(&mut mix);
        mix(u64::from_le_bytes([
            self.at[0],
            self.at[1],
            self.pending as u8,
            self.origin,
            self.way as u8,
            self.flags.0,
            self.plan,
            self.passed,
        ]));
        mix(u64::from_le_bytes([
            self.takasia.0,
            self.mover as u8,
            self.phase as u8,
            self.prelude,
            self.eaten.0,
            self.asleep.0,
            self.held[0],
            self.held[1],
        ]));
        mix(u64::from_le_bytes([
            self.stores[0],
            self.stores[1],
            self.hands[0],
            self.hands[1],
            self.sown[0].to_le_bytes()[0],
            self.sown[0].to_le_bytes()[1],
            self.sown[1].to_le_bytes()[0],
            self.sown[1].to_le_bytes()[1],
        ]));
        (sum ^ sum >> 32).wrapping_mul(0x9fb2_1c65_1e98_df25)
    }
}
