//! A definition's list of endings, compiled: a few bits that say what is true when the last seed
//! falls form the key to a table of the lines that apply.
//!
//! Longer than most: key, plans and shortcuts are laid out together, because each depends on the
//! bits of the others.

use alloc::vec::Vec;

use crate::board::{Board, MAX_TRACK, Pit, Rows, Side};
use crate::definition::{Definition, Ending, If, RelayWay, Then, Turning};
use crate::facts::Flags;
use crate::unplayable::Unplayable;

/// The mask and the value of a line whose conditions contradict each other: no key fits.
const NEVER: (u16, u16) = (0, 1);
/// In the quick table: the pit and its contents alone do not decide the plan.
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
    Flag(Flags),
    Pair,
    Clockwise,
    House,
    Takasia,
    OtherEnd,
}

/// The questions of a condition with the answers it wants: one, or two for an exact number.
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
        If::Crossed => (Atom::Flag(Flags::CROSSED), true),
        If::NotCrossed => (Atom::Flag(Flags::CROSSED), false),
        If::CameRound => (Atom::Flag(Flags::ROUND), true),
        If::HasCaptured => (Atom::Flag(Flags::EATEN), true),
        If::Pair(..) => (Atom::Pair, true),
        If::ClockwiseCaptures => (Atom::Clockwise, true),
        If::Capturing => (Atom::Flag(Flags::CAPTURING), true),
        If::NotCapturing => (Atom::Flag(Flags::CAPTURING), false),
        If::OwnHouse => (Atom::House, true),
        If::UnderTakasia => (Atom::Takasia, true),
        If::OtherEndCaptured => (Atom::OtherEnd, true),
    };
    [(atom, yes); 2]
}

/// The lines that apply at one key: those the player may choose (one that turns round, one that
/// does something else), and the one that applies otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Plan {
    optional: [u8; 2],
    pub(crate) optional_count: u8,
    pub(crate) last: u8,
    /// Whether one of these lines captures or wins.
    pub(crate) captures: bool,
}

impl Plan {
    /// The lines the player may choose, in the order of the definition.
    pub(crate) fn optional(&self) -> &[u8] {
        &self.optional[..usize::from(self.optional_count)]
    }
}

/// Bits that are computed one by one, because each costs something.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
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
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct EndingTable {
    pit_key: [[u16; 64]; 2],
    held_key: [u16; 256],
    opposite_key: [u16; 256],
    flag_key: [u16; Flags::ASKED],
    pub(crate) bits: Bits,
    /// Whether any question about marks, pair, house, takasia or the other end is asked.
    pub(crate) asks_rare: bool,
    /// Whether any of those is, or whether a clockwise capture is possible.
    pub(crate) asks_dear: bool,
    /// The two counts of a pair.
    pub(crate) pair: (u8, u8),
    pub(crate) turning: [u64; 2],
    quick: Vec<u8>,
    plan_of: Vec<u8>,
    plans: Vec<Plan>,
    /// The plans below this number only end the turn.
    sleeps_below: u8,
    /// Those from there to below this one only relay in the same direction.
    relays_below: u8,
    /// For each player and track place: the sowing relays from a pit that now holds more than this,
    /// whatever else is true.
    relay_from: [[u8; MAX_TRACK]; 2],
}

impl EndingTable {
    pub(crate) fn new(definition: &Definition, endings: &[Ending], board: Board) -> Result<Self, Unplayable> {
        if endings.len() > Unplayable::MOST_LINES {
            return Err(Unplayable::Lines { lines: endings.len() });
        }
        let mut asked: Vec<Atom> = Vec::new();
        let mut lines: Vec<(u16, u16)> = Vec::new();
        let mut pair = None;
        for (at, line) in endings.iter().enumerate() {
            let (mut mask, mut value, mut never) = (0, 0, false);
            for &condition in line.when.iter() {
                if let If::Pair(a, b) = condition {
                    match pair {
                        Some((first, known)) if known != (a, b) => {
                            return Err(Unplayable::Pairs { first, second: at });
                        }
                        _ => pair = Some((at, (a, b))),
                    }
                }
                for (atom, yes) in atoms(condition) {
                    let bit = bit_of(&mut asked, atom);
                    let answer = if yes { bit } else { 0 };
                    never |= mask & bit != 0 && value & bit != answer;
                    mask |= bit;
                    value |= answer;
                }
            }
            lines.push(if never { NEVER } else { (mask, value) });
        }
        if asked.len() > Unplayable::MOST_QUESTIONS {
            return Err(Unplayable::Questions { asked: asked.len() });
        }
        let keys = 1 << asked.len();
        let mut table = Self {
            pit_key: [[0; 64]; 2],
            held_key: [0; 256],
            opposite_key: [0; 256],
            flag_key: [0; Flags::ASKED],
            bits: Bits::default(),
            asks_rare: false,
            asks_dear: false,
            pair: pair.map_or((0, 0), |(_, counts)| counts),
            turning: turning_pits(definition.turning, board),
            quick: if cfg!(feature = "compact") { Vec::new() } else { filled_with(ASK_MORE, keys) },
            plan_of: filled_with(0, keys),
            plans: Vec::new(),
            sleeps_below: 0,
            relays_below: 0,
            relay_from: [[u8::MAX; MAX_TRACK]; 2],
        };
        let cheap = table.lay_out_key(&asked, board);
        let possible = Possible::new(&table, &asked, board);
        table.plan_keys(&lines, endings, &possible)?;
        if !cfg!(feature = "compact") {
            table.sort_plans(endings);
            table.find_quick(cheap);
            table.find_relays(board);
        }
        Ok(table)
    }

    /// Records which answers set which bits in each part of a key. Returns the bits that the pit
    /// and its contents alone decide.
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
                    for (flags, key) in Flags::asked().zip(&mut self.flag_key) {
                        if flags.has(flag) {
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
                Atom::OtherEnd => self.bits.other_end = bit,
            }
            bit <<= 1;
        }
        let b = self.bits;
        self.asks_rare = b.opposite_marked | b.marked | b.pair | b.house | b.takasia | b.other_end != 0;
        self.asks_dear = self.asks_rare || b.clockwise != 0;
        usize::from(cheap)
    }

    /// The answer to a question about the pit itself.
    fn is_so(&self, atom: Atom, board: Board, mover: Side, pit: Pit) -> bool {
        match atom {
            Atom::Enemy => board.owner(pit) != mover,
            Atom::Front => board.is_front(pit),
            Atom::Turning => self.turning[mover.index()] >> pit.0 & 1 != 0,
            _ => board.pit(board.track_of(mover), board.own_lanes(mover).start) == pit,
        }
    }

    fn plan_keys(
        &mut self,
        lines: &[(u16, u16)],
        endings: &[Ending],
        possible: &Possible,
    ) -> Result<(), Unplayable> {
        for key in (0..self.plan_of.len()).filter(|&key| possible.is_so(key)) {
            let (plan, clash) = plan_at(key, lines, endings);
            if let Some((first, second)) = clash {
                return Err(Unplayable::Choices { first, second });
            }
            self.plan_of[key] = self.number_of(plan).ok_or(Unplayable::Plans)?;
        }
        // These keys never occur; they get plans too, as far as there is room.
        for key in (0..self.plan_of.len()).filter(|&key| !possible.is_so(key)) {
            let (plan, _) = plan_at(key, lines, endings);
            self.plan_of[key] = self.number_of(plan).unwrap_or(0);
        }
        Ok(())
    }

    /// The number of a plan, which is added if it is new; `None` if there is no room for it.
    fn number_of(&mut self, plan: Plan) -> Option<u8> {
        let known = self.plans.iter().position(|&p| p == plan);
        let number = known.unwrap_or(self.plans.len());
        if number >= Unplayable::MOST_PLANS {
            return None;
        }
        if known.is_none() {
            self.plans.push(plan);
        }
        u8::try_from(number).ok()
    }

    /// Finds the plans that the cheap bits alone decide.
    fn find_quick(&mut self, cheap: usize) {
        for (key, &plan) in self.plan_of.iter().enumerate() {
            let quick = &mut self.quick[key & cheap];
            // The lowest key with these cheap bits comes first.
            if key & !cheap == 0 {
                *quick = plan;
            } else if *quick != plan {
                *quick = ASK_MORE;
            }
        }
    }

    /// Numbers the plans anew: those that only end the turn come first, then those that only relay.
    fn sort_plans(&mut self, endings: &[Ending]) {
        let kind = |plan: &Plan| match endings.get(usize::from(plan.last)).map(|line| line.then) {
            _ if plan.optional_count > 0 => 2,
            Some(Then::Sleep) | None => 0,
            Some(Then::Relay(RelayWay::Same)) => 1,
            _ => 2,
        };
        let before = core::mem::take(&mut self.plans);
        let mut numbers = [0; 1 + Unplayable::MOST_PLANS];
        let (mut next, mut below) = (0, [0; 3]);
        for (wanted, below) in below.iter_mut().enumerate() {
            for (old, plan) in before.iter().enumerate().filter(|(_, plan)| kind(plan) == wanted) {
                numbers[old] = next;
                self.plans.push(*plan);
                next += 1;
            }
            *below = next;
        }
        for plan in &mut self.plan_of {
            *plan = numbers[usize::from(*plan)];
        }
        [self.sleeps_below, self.relays_below, _] = below;
    }

    /// Finds the contents above which a pit relays whatever else is true.
    fn find_relays(&mut self, board: Board) {
        for &mover in &Side::BOTH {
            for lane in 0..board.track_len() {
                let pit = board.pit(board.track_of(mover), lane);
                let mut from = u8::MAX;
                // From the largest contents down to the first that asks for more.
                while from > 0 {
                    let plan = self.quick(self.cheap_key(mover, pit, from - 1));
                    if self.sleeps(plan) || !self.relays(plan) {
                        break;
                    }
                    from -= 1;
                }
                self.relay_from[mover.index()][lane] = from;
            }
        }
    }

    /// For each place on the mover's track, the contents above which a pit relays whatever else is
    /// true.
    #[cfg(not(feature = "compact"))]
    #[inline]
    pub(crate) const fn relay_from(&self, mover: Side) -> &[u8; MAX_TRACK] {
        &self.relay_from[mover.index()]
    }

    /// Whether contents alone can decide that any pit relays.
    pub(crate) fn glides(&self) -> bool {
        self.relay_from.iter().flatten().any(|&least| least < u8::MAX)
    }

    /// The part of the key that the pit and its former contents decide.
    #[inline]
    pub(crate) fn cheap_key(&self, mover: Side, pit: Pit, held: u8) -> u16 {
        self.pit_key[mover.index()][pit.index() & 63] | self.held_key[usize::from(held)]
    }

    /// The plan, if the cheap part of the key decides it, else [`ASK_MORE`].
    #[inline]
    pub(crate) fn quick(&self, cheap_key: u16) -> u8 {
        self.quick[usize::from(cheap_key) & (self.quick.len() - 1)]
    }

    #[inline]
    pub(crate) fn opposite_key(&self, opposite: u8) -> u16 {
        self.opposite_key[usize::from(opposite)]
    }

    #[inline]
    pub(crate) fn flag_key(&self, flags: Flags) -> u16 {
        self.flag_key[flags.place()]
    }

    #[inline]
    pub(crate) fn plan_at(&self, key: u16) -> u8 {
        self.plan_of[usize::from(key) & (self.plan_of.len() - 1)]
    }

    /// Whether a plan only ends the turn.
    #[inline]
    pub(crate) const fn sleeps(&self, plan: u8) -> bool {
        plan < self.sleeps_below
    }

    /// Whether a plan that does not [sleep](Self::sleeps) only relays in the same direction.
    #[inline]
    pub(crate) const fn relays(&self, plan: u8) -> bool {
        plan < self.relays_below
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

/// The bit of a question, which is added if it is new.
fn bit_of(asked: &mut Vec<Atom>, atom: Atom) -> u16 {
    let known = asked.iter().position(|&a| a == atom).unwrap_or_else(|| {
        asked.push(atom);
        asked.len() - 1
    });
    // The caller refuses too many questions afterwards.
    1 << (known & 15)
}

/// The lines that apply at a key; past the last line the turn simply ends. Also returns two lines
/// that clash, if any: one action would stand for both.
fn plan_at(key: usize, lines: &[(u16, u16)], endings: &[Ending]) -> (Plan, Option<(usize, usize)>) {
    let turns = |i: u8| matches!(endings[usize::from(i)].then, Then::TurnRound { .. });
    let (mut clash, mut optional, mut count, mut captures) = (None, [0; 2], 0, false);
    #[allow(clippy::cast_possible_truncation)] // at most 200 endings
    let mut last = endings.len() as u8;
    for (i, &(mask, value)) in (0_u8..).zip(lines) {
        if key & usize::from(mask) != usize::from(value) {
            continue;
        }
        captures |= matches!(endings[usize::from(i)].then, Then::Capture(_) | Then::Win);
        if !endings[usize::from(i)].optional {
            last = i;
            break;
        }
        let chosen = &optional[..usize::from(count)];
        match chosen.iter().copied().find(|&other| turns(other) == turns(i)) {
            None => {
                optional[usize::from(count)] = i;
                count += 1;
            }
            // Lines with the same effect count as the first of them.
            Some(other) if endings[usize::from(other)].then == endings[usize::from(i)].then => {}
            Some(other) => clash = clash.or(Some((other.into(), i.into()))),
        }
    }
    (Plan { optional, optional_count: count, last, captures }, clash)
}

/// The keys that can occur, as far as one answer determines another.
struct Possible {
    /// Bits that are answered together, with their possible answers.
    parts: Vec<(usize, Vec<usize>)>,
}

impl Possible {
    fn new(table: &EndingTable, asked: &[Atom], board: Board) -> Self {
        let bits = |wanted: &dyn Fn(Atom) -> bool| {
            let mut bits = 0;
            for (place, &atom) in asked.iter().enumerate() {
                bits |= usize::from(wanted(atom)) << place;
            }
            bits
        };
        let mut parts = Vec::new();
        let mut add = |mask: usize, answers: &mut dyn Iterator<Item = u16>| {
            let mut known: Vec<usize> = Vec::new();
            for answer in answers {
                if !known.contains(&usize::from(answer)) {
                    known.push(answer.into());
                }
            }
            parts.push((mask, known));
        };
        add(
            bits(&|atom| matches!(atom, Atom::Enemy | Atom::Front | Atom::Turning | Atom::Leftmost)),
            &mut table.pit_key.iter().flat_map(|keys| board.pits().map(|pit| keys[pit.index() & 63])),
        );
        add(bits(&|atom| matches!(atom, Atom::HeldAtLeast(_))), &mut table.held_key.iter().copied());
        add(bits(&|atom| matches!(atom, Atom::OppositeAtLeast(_))), &mut table.opposite_key.iter().copied());
        // A sowing that has come round has crossed.
        let flags = Flags::asked().filter(|flags| flags.has(Flags::CROSSED) || !flags.has(Flags::ROUND));
        add(bits(&|atom| matches!(atom, Atom::Flag(_))), &mut flags.map(|flags| table.flag_key(flags)));
        // A pair lies in unmarked pits, and only a turning pit turns the sowing.
        let exclude = |one: Atom, other: Atom, holds: &dyn Fn(usize, usize) -> bool| {
            let (one, other) = (bits(&|atom| atom == one), bits(&|atom| atom == other));
            let all = [0, one, other, one | other];
            (one | other, all.into_iter().filter(|key| holds(key & one, key & other)).collect())
        };
        parts.push(exclude(Atom::Pair, Atom::Marked, &|pair, marked| pair == 0 || marked == 0));
        if asked.contains(&Atom::Turning) {
            parts.push(exclude(Atom::Clockwise, Atom::Turning, &|turns, at| turns == 0 || at != 0));
        }
        if asked.contains(&Atom::HeldAtLeast(1)) {
            let held = Atom::HeldAtLeast(1);
            parts.push(exclude(Atom::Clockwise, held, &|turns, held| turns == 0 || held != 0));
        }
        Self { parts }
    }

    fn is_so(&self, key: usize) -> bool {
        self.parts.iter().all(|(mask, answers)| answers.contains(&(key & mask)))
    }
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
