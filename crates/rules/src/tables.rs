//! A page's list of endings, compiled: a few bits of what is true when the last
//! seed falls are the key to a table that says which lines apply.

use alloc::format;
use alloc::vec;
use alloc::vec::Vec;

use crate::board::{Board, MAX_TRACK, Pit, Rows, Side};
use crate::error::Error;
use crate::page::{Ending, If, Page, RelayWay, Then, Turning};
use crate::position::flag;

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
}

/// The questions of a condition with the answers it wants.
fn atoms(condition: If) -> Vec<(Atom, bool)> {
    let held = |n: u8| (Atom::HeldAtLeast(n), true);
    let below = |n: u8| (Atom::HeldAtLeast(n), false);
    match condition {
        If::OwnSide => vec![(Atom::Enemy, false)],
        If::EnemySide => vec![(Atom::Enemy, true)],
        If::FrontRow => vec![(Atom::Front, true)],
        If::TurningPit(_) => vec![(Atom::Turning, true)],
        If::Leftmost => vec![(Atom::Leftmost, true)],
        If::Empty => vec![below(1)],
        If::Occupied => vec![held(1)],
        If::Held(n) => vec![held(n), below(n.saturating_add(1))],
        If::HeldAtLeast(n) => vec![held(n)],
        If::HeldAtMost(n) => vec![below(n.saturating_add(1))],
        If::OppositeSeeds => vec![(Atom::OppositeAtLeast(1), true)],
        If::OppositeHolds(n) => {
            vec![(Atom::OppositeAtLeast(n), true), (Atom::OppositeAtLeast(n.saturating_add(1)), false)]
        }
        If::BehindOppositeSeeds => vec![(Atom::Behind, true)],
        If::OppositeFree => vec![(Atom::OppositeMarked, false)],
        If::Marked => vec![(Atom::Marked, true)],
        If::Crossed => vec![(Atom::Flag(flag::CROSSED), true)],
        If::NotCrossed => vec![(Atom::Flag(flag::CROSSED), false)],
        If::CameRound => vec![(Atom::Flag(flag::ROUND), true)],
        If::HasCaptured => vec![(Atom::Flag(flag::EATEN), true)],
        If::Pair(..) => vec![(Atom::Pair, true)],
        If::ClockwiseCaptures => vec![(Atom::Clockwise, true)],
        If::Capturing => vec![(Atom::Flag(flag::CAPTURING), true)],
        If::NotCapturing => vec![(Atom::Flag(flag::CAPTURING), false)],
        If::OwnHouse => vec![(Atom::House, true)],
        If::UnderTakasia => vec![(Atom::Takasia, true)],
    }
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
    #[allow(clippy::too_many_lines)] // the key is laid out in one place
    pub(crate) fn new(page: &Page, board: Board) -> Result<Self, Error> {
        let mut asked: Vec<Atom> = Vec::new();
        let mut lines: Vec<Vec<(Atom, bool)>> = Vec::new();
        for line in page.endings.iter() {
            let wanted: Vec<(Atom, bool)> = line.when.iter().flat_map(|&c| atoms(c)).collect();
            for &(atom, _) in &wanted {
                if !asked.contains(&atom) {
                    asked.push(atom);
                }
            }
            lines.push(wanted);
        }
        if asked.len() > MAX_BITS || page.endings.len() > 200 {
            return Err(Error::UnknownGame(format!(
                "the endings of \"{}\" ask {} different things; at most {MAX_BITS} can be told apart",
                page.id,
                asked.len()
            )));
        }
        let bit = |atom: Atom| asked.iter().position(|&a| a == atom).map_or(0, |i| 1_u16 << i);
        let lines: Vec<(u16, u16)> = lines
            .iter()
            .map(|wanted| {
                wanted.iter().fold((0, 0), |(mask, value), &(atom, yes)| {
                    (mask | bit(atom), if yes { value | bit(atom) } else { value })
                })
            })
            .collect();

        let mut plans: Vec<Plan> = Vec::new();
        let plan_of: Vec<u8> = (0..1_u16 << asked.len())
            .map(|key| {
                let plan = plan_at(key, &lines, &page.endings);
                let known = plans.iter().position(|&p| p == plan).unwrap_or_else(|| {
                    plans.push(plan);
                    plans.len() - 1
                });
                u8::try_from(known).unwrap_or(0)
            })
            .collect();

        let threshold = |n: usize, make: fn(u8) -> Atom| {
            let mut key = 0;
            for (i, &atom) in asked.iter().enumerate() {
                for least in 0..=u8::MAX {
                    if atom == make(least) && n >= usize::from(least) {
                        key |= 1 << i;
                    }
                }
            }
            key
        };
        let counts: Vec<(u16, u16)> = (0..256)
            .map(|n| (threshold(n, Atom::HeldAtLeast), threshold(n, Atom::OppositeAtLeast)))
            .collect();
        let turning = turning_pits(page, board);
        let mut tables = Self {
            pit_key: [[0; 64]; 2],
            held_key: core::array::from_fn(|n| counts[n].0),
            opposite_key: core::array::from_fn(|n| counts[n].1),
            flag_key: core::array::from_fn(|flags| {
                (0..4).filter(|f| flags >> f & 1 != 0).fold(0, |key, f| key | bit(Atom::Flag(1 << f)))
            }),
            bits: Bits {
                behind: bit(Atom::Behind),
                opposite_marked: bit(Atom::OppositeMarked),
                marked: bit(Atom::Marked),
                pair: bit(Atom::Pair),
                clockwise: bit(Atom::Clockwise),
                house: bit(Atom::House),
                takasia: bit(Atom::Takasia),
            },
            asks_dear: false,
            pair: page
                .endings
                .iter()
                .flat_map(|line| line.when.iter())
                .find_map(|c| if let If::Pair(a, b) = c { Some((*a, *b)) } else { None })
                .unwrap_or_default(),
            turning,
            quick: Vec::new(),
            relays: plans_that(&plans, page, Then::Relay(RelayWay::Same)),
            sleeps: plans_that(&plans, page, Then::Sleep),
            relay_from: [[u8::MAX; MAX_TRACK]; 2],
            plan_of,
            plans,
        };
        let b = tables.bits;
        tables.asks_dear = b.opposite_marked | b.marked | b.pair | b.clockwise | b.house | b.takasia != 0;
        for mover in Side::BOTH {
            for pit in board.pits() {
                let mut key = 0;
                if board.owner(pit) != mover {
                    key |= bit(Atom::Enemy);
                }
                if board.is_front(pit) {
                    key |= bit(Atom::Front);
                }
                if turning[mover.index()] >> pit.0 & 1 != 0 {
                    key |= bit(Atom::Turning);
                }
                if leftmost(board, mover) == pit {
                    key |= bit(Atom::Leftmost);
                }
                tables.pit_key[mover.index()][pit.index()] = key;
            }
        }
        let cheap = asked.iter().enumerate().fold(0_u16, |mask, (i, atom)| match atom {
            Atom::Enemy | Atom::Front | Atom::Turning | Atom::Leftmost | Atom::HeldAtLeast(_) => {
                mask | 1 << i
            }
            _ => mask,
        });
        tables.quick = (0..tables.plan_of.len())
            .map(|key| {
                let mut same = (0..tables.plan_of.len())
                    .filter(|other| (other ^ key) & usize::from(cheap) == 0)
                    .map(|other| tables.plan_of[other]);
                let first = same.next().unwrap_or(ASK_MORE);
                if same.all(|plan| plan == first) { first } else { ASK_MORE }
            })
            .collect();
        for mover in Side::BOTH {
            for pit in board.pits().filter(|pit| pit.track() == board.track_of(mover)) {
                let not_relayed =
                    |held: &u8| !tables.relays(tables.quick(tables.cheap_key(mover, pit, *held)));
                // From the largest contents down to the first that asks for more.
                let most = (0..u8::MAX).rev().find(not_relayed);
                tables.relay_from[mover.index()][pit.lane()] = most.map_or(0, |held| held + 1);
            }
        }
        Ok(tables)
    }

    /// For each place on the mover's track, the contents above which a pit is
    /// relayed by its contents alone.
    #[inline]
    pub(crate) const fn relay_from(&self, mover: Side) -> &[u8; MAX_TRACK] {
        &self.relay_from[mover.index()]
    }

    /// Whether any pit is relayed by its contents alone.
    pub(crate) fn glides(&self) -> bool {
        self.relay_from.iter().flatten().any(|&n| n < u8::MAX)
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

/// The plans that come to one thing without any choice, as bits.
fn plans_that(plans: &[Plan], page: &Page, then: Then) -> u64 {
    plans.iter().enumerate().take(64).fold(0, |bits, (id, plan)| {
        let does = page.endings.get(usize::from(plan.last)).is_some_and(|line| line.then == then);
        bits | u64::from(does && plan.optional_count == 0) << id
    })
}

/// The lines that apply at a key; past the last line the turn simply ends.
fn plan_at(key: u16, lines: &[(u16, u16)], endings: &[Ending]) -> Plan {
    #[allow(clippy::cast_possible_truncation)] // at most 200 endings
    let mut plan = Plan { optional: [0; 3], optional_count: 0, last: endings.len() as u8 };
    for (i, &(mask, value)) in lines.iter().enumerate() {
        if key & mask != value {
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

fn leftmost(board: Board, side: Side) -> Pit {
    board.pit(board.track_of(side), board.own_lanes(side).start)
}

/// The turning pits of both players as bits.
fn turning_pits(page: &Page, board: Board) -> [u64; 2] {
    let kind = page
        .endings
        .iter()
        .flat_map(|line| line.when.iter())
        .find_map(|condition| if let If::TurningPit(kind) = condition { Some(*kind) } else { None });
    let end = board.track_len();
    let lanes: &[usize] = match (kind, board.rows()) {
        (None, _) | (_, Rows::Two) => &[],
        (Some(Turning::Four), _) => &[end - 1, end - 2, 0, 1],
        (Some(Turning::Two), _) => &[end - 2, 0],
    };
    Side::BOTH.map(|side| {
        lanes.iter().fold(0, |bits, &lane| bits | 1_u64 << board.pit(board.track_of(side), lane).index())
    })
}

/// A line as the engine needs it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Line {
    pub(crate) then: Then,
}

/// The lines of a page and, after them, the end of a turn for want of a line.
pub(crate) fn lines(page: &Page) -> Vec<Line> {
    let mut lines: Vec<Line> = page.endings.iter().map(|line| Line { then: line.then }).collect();
    lines.push(Line { then: Then::Sleep });
    lines
}
