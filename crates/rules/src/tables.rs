//! A page's list of endings, compiled: a few bits of what is true when the last
//! seed falls are the key to a table that says which lines apply.

use alloc::vec::Vec;

use crate::board::{Board, MAX_TRACK, Pit, Rows, Side};
use crate::error::{Error, Fault};
use crate::page::{Ending, If, Page, RelayWay, Then, Turning};
use crate::position::flag;
use crate::refused;

/// Most bits of a key: a table of 16 kilobytes at the worst.
const MAX_BITS: usize = 14;
/// In the quick table: pit and contents alone do not tell.
pub(crate) const ASK_MORE: u8 = u8::MAX;

/// A single question about the place where the last seed fell.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Atom {
    Enemy,
    Front,
    Turning,
    Leftmost,
    HeldAtLeast(u8),
    OppositeAtLeast(u8),
    Behind,
    OppositeMarked,
    Marked,
    Flag(u8),
    Pair,
    Clockwise,
    House,
    Takasia,
    OtherEnd,
}

/// The questions of a condition with the answers it wants: one, or two to be
/// told from more.
fn atoms(condition: If) -> [(Atom, bool); 2] {
    let (atom, yes) = match condition {
        If::OwnSide => (Atom::Enemy, false),
        If::EnemySide => (Atom::Enemy, true),
        If::FrontRow => (Atom::Front, true),
        If::TurningPit => (Atom::Turning, true),
        If::Leftmost => (Atom::Leftmost, true),
        If::Empty => (Atom::HeldAtLeast(1), false),
        If::Occupied => (Atom::HeldAtLeast(1), true),
        If::Held(n) => {
            return [(Atom::HeldAtLeast(n), true), (Atom::HeldAtLeast(n.saturating_add(1)), false)];
        }
        If::HeldAtLeast(n) => (Atom::HeldAtLeast(n), true),
        If::HeldAtMost(n) => (Atom::HeldAtLeast(n.saturating_add(1)), false),
        If::OppositeSeeds => (Atom::OppositeAtLeast(1), true),
        If::OppositeHolds(n) => {
            return [(Atom::OppositeAtLeast(n), true), (Atom::OppositeAtLeast(n.saturating_add(1)), false)];
        }
        If::BehindOppositeSeeds => (Atom::Behind, true),
        If::OppositeFree => (Atom::OppositeMarked, false),
        If::Marked => (Atom::Marked, true),
        If::Crossed => (Atom::Flag(flag::CROSSED), true),
        If::NotCrossed => (Atom::Flag(flag::CROSSED), false),
        If::CameRound => (Atom::Flag(flag::ROUND), true),
        If::HasCaptured => (Atom::Flag(flag::EATEN), true),
        If::Pair(..) => (Atom::Pair, true),
        If::ClockwiseCaptures => (Atom::Clockwise, true),
        If::Capturing => (Atom::Flag(flag::CAPTURING), true),
        If::NotCapturing => (Atom::Flag(flag::CAPTURING), false),
        If::OwnHouse => (Atom::House, true),
        // Without notebooks no page asks it.
        If::OtherEndCaptured if cfg!(feature = "noted") => (Atom::OtherEnd, true),
        If::UnderTakasia | If::OtherEndCaptured => (Atom::Takasia, true),
    };
    [(atom, yes); 2]
}

/// The lines that apply at one key: up to three the player may choose, and the
/// one that applies when he does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    pub(crate) optional: [u8; 3],
    pub(crate) optional_count: u8,
    pub(crate) last: u8,
}

/// Bits that are asked for one by one, because the answer costs something.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Bits {
    pub(crate) behind: u16,
    pub(crate) opposite_marked: u16,
    pub(crate) marked: u16,
    pub(crate) pair: u16,
    pub(crate) clockwise: u16,
    pub(crate) house: u16,
    pub(crate) takasia: u16,
    pub(crate) other_end: u16,
}

/// The compiled endings of a game.
#[derive(Clone, Debug)]
pub(crate) struct Tables {
    pit_key: [[u16; 64]; 2],
    held_key: [u16; 256],
    opposite_key: [u16; 256],
    flag_key: [u16; 16],
    pub(crate) bits: Bits,
    /// Any of marks, pair, clockwise, house or takasia is asked.
    pub(crate) asks_dear: bool,
    /// The two counts of a pair.
    pub(crate) pair: (u8, u8),
    pub(crate) turning: [u64; 2],
    quick: Vec<u8>,
    plan_of: Vec<u8>,
    plans: Vec<Plan>,
    /// Plans that are a relay in the same direction and nothing else, as bits.
    relays: u64,
    /// The same for the end of the turn.
    sleeps: u64,
    /// For each player and track place: a pit that now holds more than this is
    /// relayed, whatever else is true.
    relay_from: [[u8; MAX_TRACK]; 2],
}

impl Tables {
    pub(crate) fn new(page: &Page, endings: &[Ending], board: Board) -> Result<Self, Error> {
        let mut asked: Vec<Atom> = Vec::new();
        let mut lines: Vec<(u16, u16)> = Vec::new();
        let mut pair = (0, 0);
        for line in endings {
            let (mut mask, mut value) = (0, 0);
            for &condition in line.when {
                if let If::Pair(a, b) = condition {
                    pair = (a, b);
                }
                for (atom, yes) in atoms(condition) {
                    let bit = bit_of(&mut asked, atom);
                    mask |= bit;
                    value |= if yes { bit } else { 0 };
                }
            }
            lines.push((mask, value));
        }
        if asked.len() > MAX_BITS || endings.len() > 200 {
            return Err(refused!(
                Fault::UnknownGame,
                "the endings of \"{}\" ask {} different things; at most {} can be told apart",
                page.id,
                asked.len(),
                MAX_BITS
            ));
        }
        let keys = 1 << asked.len();
        let mut tables = Self {
            pit_key: [[0; 64]; 2],
            held_key: [0; 256],
            opposite_key: [0; 256],
            flag_key: [0; 16],
            bits: Bits::default(),
            asks_dear: false,
            pair,
            turning: turning_pits(page.turning, board),
            quick: if cfg!(feature = "compact") { Vec::new() } else { filled_with(ASK_MORE, keys) },
            plan_of: filled_with(0, keys),
            plans: Vec::new(),
            relays: 0,
            sleeps: 0,
            relay_from: [[u8::MAX; MAX_TRACK]; 2],
        };
        let cheap = tables.lay_out_key(&asked, board);
        tables.plan_keys(&lines, endings, cheap);
        if !cfg!(feature = "compact") {
            tables.find_relays(endings, board);
        }
        Ok(tables)
    }

    /// Says for each part of a key what answers set which bits; the bits that
    /// pit and contents alone answer.
    fn lay_out_key(&mut self, asked: &[Atom], board: Board) -> usize {
        let mut cheap = 0;
        let mut bit = 1;
        for &atom in asked {
            match atom {
                Atom::Enemy | Atom::Front | Atom::Turning | Atom::Leftmost => {
                    for &mover in &Side::BOTH {
                        for pit in board.pits() {
                            if self.is_so(atom, board, mover, pit) {
                                self.pit_key[mover.index()][pit.index() & 63] |= bit;
                            }
                        }
                    }
                    cheap |= bit;
                }
                Atom::HeldAtLeast(least) => {
                    self.held_key[usize::from(least)..].iter_mut().for_each(|key| *key |= bit);
                    cheap |= bit;
                }
                Atom::OppositeAtLeast(least) => {
                    self.opposite_key[usize::from(least)..].iter_mut().for_each(|key| *key |= bit);
                }
                Atom::Flag(flag) => {
                    for (flags, key) in self.flag_key.iter_mut().enumerate() {
                        if flags & usize::from(flag) != 0 {
                            *key |= bit;
                        }
                    }
                }
                Atom::Behind => self.bits.behind = bit,
                Atom::OppositeMarked => self.bits.opposite_marked = bit,
                Atom::Marked => self.bits.marked = bit,
                Atom::Pair => self.bits.pair = bit,
                Atom::Clockwise => self.bits.clockwise = bit,
                Atom::House => self.bits.house = bit,
                Atom::Takasia => self.bits.takasia = bit,
                Atom::OtherEnd if cfg!(feature = "noted") => self.bits.other_end = bit,
                Atom::OtherEnd => {}
            }
            bit <<= 1;
        }
        let b = self.bits;
        self.asks_dear = b.opposite_marked | b.marked | b.pair | b.clockwise | b.house | b.takasia != 0
            || (cfg!(feature = "noted") && b.other_end != 0);
        usize::from(cheap)
    }

    /// The answer of a pit itself.
    fn is_so(&self, atom: Atom, board: Board, mover: Side, pit: Pit) -> bool {
        match atom {
            Atom::Enemy => board.owner(pit) != mover,
            Atom::Front => board.is_front(pit),
            Atom::Turning => self.turning[mover.index()] >> pit.0 & 1 != 0,
            _ => board.pit(board.track_of(mover), board.own_lanes(mover).start) == pit,
        }
    }

    /// The plan of every key, and of those where the cheap bits alone tell it.
    fn plan_keys(&mut self, lines: &[(u16, u16)], endings: &[Ending], cheap: usize) {
        for key in 0..self.plan_of.len() {
            let plan = plan_at(key, lines, endings);
            let known = self.plans.iter().position(|&p| p == plan).unwrap_or_else(|| {
                self.plans.push(plan);
                self.plans.len() - 1
            });
            let known = u8::try_from(known).unwrap_or(0);
            self.plan_of[key] = known;
            if cfg!(feature = "compact") {
                continue;
            }
            let quick = &mut self.quick[key & cheap];
            // The lowest key with these cheap bits comes first.
            if key & !cheap == 0 {
                *quick = known;
            } else if *quick != known {
                *quick = ASK_MORE;
            }
        }
    }

    /// Finds the plans that are a relay or the end of the turn and nothing
    /// else, and from which contents a pit is relayed by its contents alone.
    fn find_relays(&mut self, endings: &[Ending], board: Board) {
        for (id, plan) in self.plans.iter().enumerate().take(64) {
            let then = endings.get(usize::from(plan.last)).map(|line| line.then);
            if plan.optional_count == 0 && matches!(then, Some(Then::Relay(RelayWay::Same))) {
                self.relays |= 1 << id;
            } else if plan.optional_count == 0 && matches!(then, Some(Then::Sleep)) {
                self.sleeps |= 1 << id;
            }
        }
        for &mover in &Side::BOTH {
            for lane in 0..board.track_len() {
                let pit = board.pit(board.track_of(mover), lane);
                let mut from = u8::MAX;
                // From the largest contents down to the first that asks for more.
                while from > 0 && self.relays(self.quick(self.cheap_key(mover, pit, from - 1))) {
                    from -= 1;
                }
                self.relay_from[mover.index()][lane] = from;
            }
        }
    }

    /// For each place on the mover's track, the contents above which a pit is
    /// relayed by its contents alone.
    #[inline]
    pub(crate) const fn relay_from(&self, mover: Side) -> &[u8; MAX_TRACK] {
        &self.relay_from[mover.index()]
    }

    /// Whether any pit is relayed by its contents alone.
    pub(crate) fn glides(&self) -> bool {
        for from in &self.relay_from {
            for &least in from {
                if least < u8::MAX {
                    return true;
                }
            }
        }
        false
    }

    /// What pit and former contents tell of the key.
    #[inline]
    pub(crate) fn cheap_key(&self, mover: Side, pit: Pit, held: u8) -> u16 {
        self.pit_key[mover.index()][pit.index() & 63] | self.held_key[usize::from(held)]
    }

    /// The plan, if the cheap part of the key tells it, else [`ASK_MORE`].
    #[inline]
    pub(crate) fn quick(&self, cheap_key: u16) -> u8 {
        self.quick[usize::from(cheap_key) & (self.quick.len() - 1)]
    }

    #[inline]
    pub(crate) fn opposite_key(&self, opposite: u8) -> u16 {
        self.opposite_key[usize::from(opposite)]
    }

    #[inline]
    pub(crate) fn flag_key(&self, flags: u8) -> u16 {
        self.flag_key[usize::from(flags & 15)]
    }

    #[inline]
    pub(crate) fn plan_at(&self, key: u16) -> u8 {
        self.plan_of[usize::from(key) & (self.plan_of.len() - 1)]
    }

    /// Whether a plan ends the turn and nothing else.
    #[inline]
    pub(crate) const fn sleeps(&self, id: u8) -> bool {
        id < 64 && self.sleeps >> (id & 63) & 1 != 0
    }

    /// Whether a plan is a relay in the same direction and nothing else.
    #[inline]
    pub(crate) const fn relays(&self, id: u8) -> bool {
        id < 64 && self.relays >> (id & 63) & 1 != 0
    }

    #[inline]
    pub(crate) fn plan(&self, id: u8) -> &Plan {
        &self.plans[usize::from(id)]
    }
}

fn filled_with(byte: u8, length: usize) -> Vec<u8> {
    let mut bytes = Vec::new();
    bytes.resize(length, byte);
    bytes
}

/// The bit of a question, which may be a new one.
fn bit_of(asked: &mut Vec<Atom>, atom: Atom) -> u16 {
    let known = asked.iter().position(|&a| a == atom).unwrap_or_else(|| {
        asked.push(atom);
        asked.len() - 1
    });
    // Too many are refused afterwards.
    1 << (known & 15)
}

/// The lines that apply at a key; past the last line the turn simply ends.
fn plan_at(key: usize, lines: &[(u16, u16)], endings: &[Ending]) -> Plan {
    #[allow(clippy::cast_possible_truncation)] // at most 200 endings
    let mut plan = Plan { optional: [0; 3], optional_count: 0, last: endings.len() as u8 };
    for (i, &(mask, value)) in lines.iter().enumerate() {
        if key & usize::from(mask) != usize::from(value) {
            continue;
        }
        #[allow(clippy::cast_possible_truncation)]
        if !endings[i].optional {
            plan.last = i as u8;
            break;
        } else if usize::from(plan.optional_count) < plan.optional.len() {
            plan.optional[usize::from(plan.optional_count)] = i as u8;
            plan.optional_count += 1;
        }
    }
    plan
}

/// The turning pits of both players as bits.
fn turning_pits(kind: Turning, board: Board) -> [u64; 2] {
    let end = board.track_len();
    let lanes: u64 = match (kind, board.rows()) {
        (Turning::None, _) | (_, Rows::Two) => 0,
        (Turning::Four, _) => 0b11 << (end - 2) | 0b11,
        (Turning::Two, _) => 1 << (end - 2) | 1,
    };
    [lanes, lanes << MAX_TRACK]
}
