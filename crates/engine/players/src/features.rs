//! The features of a board between turns: counts that are weighted and added up. All are seen from
//! the side of the player about to start, so that having the turn is part of every weight.

use alloc::vec::Vec;

use mbao_rules::definition::{Count, Marks, StartIf};
use mbao_rules::{Definition, MAX_PITS, Pit, Position, Rows, Rules, Side};

mod weighed;

pub(crate) use weighed::Weighed;

/// Kinds of heaps: 1, 2, 3–4, 5–8, 9 or more seeds; then two kinds of marked pits.
const HEAPS: usize = 7;
/// Heaps in facing front pits: 0, 1, 2, 3 or more seeds.
const FACING: usize = 4;
/// Heaps in a column of a four-row board: 0, 1, 2 or more seeds.
const COLUMN: usize = 3;
/// The numbers of pits that are distinguished: 0 to 7, and 8 or more.
const PITS: usize = 9;
/// Counts that are weighted by their size: store, seeds on the side, hand, marks and the seeds in
/// them, of each player; and the lead as the game goes on.
const SIZES: usize = 11;

/// Not a pit of this board.
const NOT_THERE: u16 = u16::MAX;

/// Where the weights of a game are in its list.
#[derive(Clone, Debug)]
pub(crate) struct Features {
    /// The pits of the board.
    pits: Vec<Pit>,
    /// The first weight of a pit's heaps, for each player about to start.
    heaps: [[u16; MAX_PITS]; 2],
    /// Each player's front pits with the facing ones; half a turn of the board maps South's order
    /// onto North's.
    facing: [Vec<(Pit, Pit)>; 2],
    /// Each player's columns: front and back (four rows).
    columns: [Vec<(Pit, Pit)>; 2],
    first_facing: usize,
    first_column: usize,
    first_movable: usize,
    first_front: usize,
    first_size: usize,
    /// The number of weights of one stage of the game.
    stage: usize,
    stages: usize,
    /// The fewest seeds of a pit from which a turn can begin.
    least: u8,
    marks: Marks,
    four_rows: bool,
    /// The seeds of the game: more than half of them in the store win.
    total: u16,
    stores: bool,
    kinds: [u8; 256],
}

/// The kind of a heap by its seeds, from 1; 0 for an empty pit.
const fn kind(seeds: u8) -> u8 {
    match seeds {
        0 => 0,
        1 => 1,
        2 => 2,
        3 | 4 => 3,
        5..=8 => 4,
        _ => 5,
    }
}

/// The number of weights of one stage of a game, and the number of stages.
pub(crate) fn size(definition: &Definition) -> (usize, usize) {
    let columns = usize::from(definition.columns.first().copied().unwrap_or(8));
    let own = if definition.rows == Rows::Four { 2 * columns } else { columns };
    let columns = if definition.rows == Rows::Four { 2 * COLUMN * COLUMN } else { 0 };
    let stages = usize::from(definition.start.bao.is_none() && definition.end.count == Count::StarterLoses);
    let in_hand = definition.setups.iter().any(|s| s.in_hand > 0);
    let stages = if stages == 1 || (definition.start.bao.is_some() && !in_hand) { 1 } else { 2 };
    (1 + 2 * own * HEAPS + FACING * FACING + columns + 4 * PITS + SIZES, stages)
}

impl Features {
    pub(crate) fn new(rules: &Rules) -> Self {
        let (definition, board) = (rules.definition(), rules.board());
        let (stage, stages) = size(definition);
        let four_rows = board.rows() == Rows::Four;
        let usual = usize::from(definition.columns.first().copied().unwrap_or(8));
        let usual = if four_rows { 2 * usual } else { usual };
        let mut heaps = [[NOT_THERE; MAX_PITS]; 2];
        for side in Side::BOTH {
            let own: Vec<Pit> = board.own_pits(side).collect();
            for (i, pit) in own.iter().enumerate() {
                // A board of another width is mapped to the usual one.
                let place = i * usual / own.len();
                for to_start in Side::BOTH {
                    let whose = usize::from(side != to_start);
                    let first = 1 + (whose * usual + place) * HEAPS;
                    heaps[to_start.index()][pit.index()] = u16::try_from(first).unwrap_or(0);
                }
            }
        }
        let front =
            |side: Side| -> Vec<Pit> { board.own_pits(side).filter(|&pit| board.is_front(pit)).collect() };
        let facing = Side::BOTH.map(|side| front(side).into_iter().map(|p| (p, board.opposite(p))).collect());
        let columns = Side::BOTH.map(|side| {
            if four_rows {
                front(side).into_iter().map(|p| (p, board.behind(p))).collect()
            } else {
                Vec::new()
            }
        });
        let first_facing = 1 + 2 * usual * HEAPS;
        let first_column = first_facing + FACING * FACING;
        let first_movable = first_column + if four_rows { 2 * COLUMN * COLUMN } else { 0 };
        let least = definition
            .start
            .when
            .iter()
            .find_map(|w| if let StartIf::AtLeast(n) = w { Some(*n) } else { None });
        let least = if definition.start.bao.is_some() { 2 } else { least.unwrap_or(1) };
        let mut kinds = [0; 256];
        for seeds in 0..=255 {
            kinds[usize::from(seeds)] = kind(seeds);
        }
        Self {
            pits: board.pits().collect(),
            heaps,
            facing,
            columns,
            first_facing,
            first_column,
            first_movable,
            first_front: first_movable + 2 * PITS,
            first_size: first_movable + 4 * PITS,
            stage,
            stages,
            least,
            marks: definition.marks,
            four_rows,
            total: rules.first_position().total(),
            stores: definition.end.count != Count::StarterLoses,
            kinds,
        }
    }

    /// The player who cannot lose any more, having more than half of the seeds in their store and
    /// marks, with their lead in seeds.
    pub(crate) fn decided(&self, pos: &Position) -> Option<(Side, i32)> {
        if !self.stores {
            return None;
        }
        let mut kept = [0_u16; 2];
        self.kept(pos, true, |side, seeds| kept[side.index()] += seeds);
        let lead = i32::from(kept[0]) - i32::from(kept[1]);
        if 2 * kept[0] > self.total {
            Some((Side::South, lead))
        } else if 2 * kept[1] > self.total {
            Some((Side::North, -lead))
        } else {
            None
        }
    }

    /// Reports each player's seeds: those in their store and marks or, in games without stores, all
    /// their seeds.
    pub(crate) fn kept(&self, pos: &Position, stored: bool, mut tell: impl FnMut(Side, u16)) {
        let half = self.pits.len() / 2;
        for side in Side::BOTH {
            let in_hand = if stored { 0 } else { u16::from(pos.in_hand(side)) };
            tell(side, u16::from(pos.store(side)) + in_hand);
        }
        if !stored {
            for (i, &pit) in self.pits.iter().enumerate() {
                tell(if i < half { Side::South } else { Side::North }, u16::from(pos.seeds(pit)));
            }
        } else if matches!(self.marks, Marks::Bulls | Marks::Knives) {
            for &pit in &self.pits {
                if let Some(side) = pos.mark(pit) {
                    tell(side, u16::from(pos.seeds(pit)));
                }
            }
        }
    }

    /// The stage of the game; each stage has its own weights.
    fn stage_of(&self, pos: &Position) -> usize {
        if self.stages == 1 {
            return 0;
        }
        if !self.stores {
            // Bao: somebody still has seeds in hand.
            return usize::from(pos.in_hand(Side::South) == 0 && pos.in_hand(Side::North) == 0);
        }
        let stored = u16::from(pos.store(Side::South)) + u16::from(pos.store(Side::North));
        usize::from(3 * stored > self.total)
    }

    /// Reports every feature present, by the index of its weight, and its amount.
    #[inline]
    pub(crate) fn each(&self, pos: &Position, mut tell: impl FnMut(usize, i32)) {
        let base = self.stage_of(pos) * self.stage;
        let me = pos.mover();
        let heaps = &self.heaps[me.index()];
        tell(base, 1);
        let mut sides = [0_i32; 2];
        let mut movable = [0_usize; 2];
        let mut marked = [0_i32; 2];
        let mut in_marks = [0_i32; 2];
        // South's pits come first.
        let half = self.pits.len() / 2;
        for (i, &pit) in self.pits.iter().enumerate() {
            let seeds = pos.seeds(pit);
            let whose = usize::from((i >= half) != (me == Side::North));
            let kind = match self.marks {
                Marks::None => usize::from(self.kinds[usize::from(seeds)]),
                _ => match pos.mark(pit) {
                    None => usize::from(self.kinds[usize::from(seeds)]),
                    Some(owner) => {
                        let theirs = usize::from(owner != me);
                        match self.marks {
                            Marks::Bulls | Marks::Knives => {
                                marked[theirs] += 1;
                                in_marks[theirs] += i32::from(seeds);
                                tell(base + usize::from(heaps[pit.index()]) + 5 + theirs, 1);
                                continue;
                            }
                            Marks::Unmoved | Marks::Houses | Marks::None => {
                                marked[whose] += 1;
                                in_marks[whose] += i32::from(seeds);
                                6 + usize::from(seeds > 5)
                            }
                        }
                    }
                },
            };
            if kind > 0 {
                tell(base + usize::from(heaps[pit.index()]) + kind - 1, 1);
            }
            sides[whose] += i32::from(seeds);
            movable[whose] += usize::from(seeds >= self.least);
        }
        let heap = |pit: Pit| usize::from(pos.seeds(pit).min(3));
        let mut fronts = [0_usize; 2];
        for &(own, other) in &self.facing[me.index()] {
            let (own, other) = (heap(own), heap(other));
            fronts[0] += usize::from(own > 0);
            fronts[1] += usize::from(other > 0);
            tell(base + self.first_facing + own * FACING + other, 1);
        }
        if self.four_rows {
            for (whose, side) in [me, me.other()].into_iter().enumerate() {
                for &(front, back) in &self.columns[side.index()] {
                    let column = heap(front).min(2) * COLUMN + heap(back).min(2);
                    tell(base + self.first_column + whose * COLUMN * COLUMN + column, 1);
                }
            }
        }
        let size = base + self.first_size;
        for (whose, side) in [me, me.other()].into_iter().enumerate() {
            tell(base + self.first_movable + whose * PITS + movable[whose].min(PITS - 1), 1);
            tell(base + self.first_front + whose * PITS + fronts[whose].min(PITS - 1), 1);
            tell(size + whose, i32::from(pos.store(side)));
            tell(size + 2 + whose, sides[whose]);
            tell(size + 4 + whose, i32::from(pos.in_hand(side)));
            tell(size + 6 + whose, marked[whose]);
            tell(size + 8 + whose, in_marks[whose]);
        }
        let marked = in_marks[0] - in_marks[1];
        tell(size + 10, self.lead(pos, if self.stores { [marked, 0] } else { sides }));
    }

    /// The lead of the player about to start, weighted by how far the game has gone. Besides stores it counts
    /// `besides`, the seeds of this player and of the other: those in marks or, in games without stores,
    /// those on the sides.
    #[inline]
    fn lead(&self, pos: &Position, besides: [i32; 2]) -> i32 {
        let me = pos.mover();
        let kept = [me, me.other()].map(|side| i32::from(pos.store(side)));
        let ahead = besides[0] - besides[1];
        let (lead, gone) =
            if self.stores { (kept[0] - kept[1] + ahead, kept[0] + kept[1]) } else { (ahead, ahead.abs()) };
        lead * gone / i32::from(self.total.max(1))
    }
}
