//! Weights summed in advance by the contents of pits: the same value as from [`Features`] one by one, but
//! faster.

use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ops::Range;

use mbao_rules::definition::Marks;
use mbao_rules::{MAX_PITS, Pit, Position, Rules, Side};

use super::{COLUMN, FACING, Features, NOT_THERE, PITS};

/// Contents of a pit have their own sums up to this; each further seed adds only its own weight.
const MOST: u8 = 15;
/// The number of distinguished contents of two facing pits and the pits behind them.
const FILES: usize = FACING * COLUMN * FACING * COLUMN;

/// The weights of one stage of a game, for one player about to start.
#[derive(Clone, Debug)]
struct Sums {
    /// By pit and contents: the heap and its seeds.
    heaps: Box<[[i32; MOST as usize + 1]; MAX_PITS]>,
    /// One more seed on either side, the starter's first, as in all pairs here.
    seed: [i32; 2],
    /// By contents: two front pits that face each other, and those behind them.
    files: Box<[i32; FILES]>,
    /// By the number of pits that can start.
    movable: [[i32; PITS]; 2],
    /// By the number of front pits with seeds.
    fronts: [[i32; PITS]; 2],
    /// A marked pit: with the starter's mark and with the other's (bulls, knives), else with few seeds and
    /// with many.
    marked: Box<[[i32; 2]; MAX_PITS]>,
    /// A mark, and a seed in it.
    mark: [i32; 2],
    in_mark: [i32; 2],
    store: [i32; 2],
    hand: [i32; 2],
    lead: i32,
    always: i32,
}

/// A game's weights, added up.
#[derive(Clone, Debug)]
pub(crate) struct Weighed {
    /// By stage, and by who is about to start, South first.
    sums: Vec<[Sums; 2]>,
    /// The pits of South and of North.
    own: [Range<usize>; 2],
    /// By who is about to start: their front pits, the pits behind them, the facing pits, the pits behind
    /// those.
    files: [Vec<[u8; 4]>; 2],
}

impl Weighed {
    /// Sums the weights of a game; `None` if their number is wrong.
    pub(crate) fn new(features: &Features, rules: &Rules, weights: &[i16]) -> Option<Self> {
        if weights.len() != features.stage * features.stages {
            return None;
        }
        let board = rules.board();
        let own = Side::BOTH.map(|side| {
            let first = board.own_pits(side).map(Pit::index).min().unwrap_or(0);
            first..first + features.pits.len() / 2
        });
        let files = Side::BOTH.map(|me| {
            let file = |&(own, other)| {
                [own, board.behind(own), other, board.behind(other)]
                    .map(|pit| u8::try_from(pit.index()).unwrap_or(0))
            };
            features.facing[me.index()].iter().map(file).collect()
        });
        let sums = weights.chunks(features.stage.max(1));
        let sums = sums.map(|weights| Side::BOTH.map(|me| Sums::new(features, weights, me))).collect();
        Some(Self { sums, own, files })
    }

    #[inline]
    pub(crate) fn value(&self, features: &Features, pos: &Position) -> i32 {
        let me = pos.mover();
        let sums = &self.sums[features.stage_of(pos)][me.index()];
        let pits = pos.contents();
        let mut value = sums.always;
        let mut seen = Seen::default();
        for (whose, side) in [me, me.other()].into_iter().enumerate() {
            for at in self.own[side.index()].clone() {
                let seeds = pits[at & (MAX_PITS - 1)];
                value += sums.heap(at, seeds, whose);
                seen.sides[whose] += i32::from(seeds);
                seen.movable[whose] += usize::from(seeds >= features.least);
            }
            value += sums.store[whose] * i32::from(pos.store(side));
            value += sums.hand[whose] * i32::from(pos.in_hand(side));
        }
        if pos.is_marked() {
            value += Self::marked(features, sums, pos, &mut seen);
        }
        let mut fronts = [0_usize; 2];
        for file in &self.files[me.index()] {
            let file = file.map(|pit| usize::from(pits[usize::from(pit) & (MAX_PITS - 1)]));
            fronts[0] += usize::from(file[0] > 0);
            fronts[1] += usize::from(file[2] > 0);
            value += sums.files[file_of(file)];
        }
        for (whose, front) in fronts.into_iter().enumerate() {
            value += sums.movable[whose][seen.movable[whose].min(PITS - 1)];
            value += sums.fronts[whose][front.min(PITS - 1)];
        }
        value + sums.lead * features.lead(pos, if features.stores { seen.in_marks } else { seen.sides })
    }

    /// The correction for marks: marked pits count as such, and bulls and knives belong to neither side.
    fn marked(features: &Features, sums: &Sums, pos: &Position, seen: &mut Seen) -> i32 {
        let me = pos.mover();
        let mut value = 0;
        for (i, &pit) in features.pits.iter().enumerate() {
            let Some(owner) = pos.mark(pit) else { continue };
            let whose = usize::from((i >= features.pits.len() / 2) != (me == Side::North));
            let theirs = usize::from(owner != me);
            let seeds = pos.seeds(pit);
            let [none, other] = sums.marked[pit.index()];
            let counts_for = if matches!(features.marks, Marks::Bulls | Marks::Knives) {
                value -= sums.heap(pit.index(), seeds, whose);
                value += if theirs == 0 { none } else { other };
                seen.sides[whose] -= i32::from(seeds);
                seen.movable[whose] -= usize::from(seeds >= features.least);
                theirs
            } else {
                value -= sums.heap(pit.index(), seeds, whose) - sums.seed[whose] * i32::from(seeds);
                value += if seeds > 5 { other } else { none };
                whose
            };
            value += sums.mark[counts_for] + sums.in_mark[counts_for] * i32::from(seeds);
            seen.in_marks[counts_for] += i32::from(seeds);
        }
        value
    }
}

/// Counts made on the way, the starter's first.
#[derive(Default)]
struct Seen {
    sides: [i32; 2],
    movable: [usize; 2],
    in_marks: [i32; 2],
}

/// The index of a file by the contents of its pits.
#[inline]
fn file_of([own, behind, other, other_behind]: [usize; 4]) -> usize {
    let (front, back) = (FACING - 1, COLUMN - 1);
    ((own.min(front) * COLUMN + behind.min(back)) * FACING + other.min(front)) * COLUMN
        + other_behind.min(back)
}

impl Sums {
    /// The weight of a pit with its contents, as if it were not marked.
    #[inline]
    fn heap(&self, pit: usize, seeds: u8, whose: usize) -> i32 {
        let told = seeds.min(MOST);
        let more = self.seed[whose] * i32::from(seeds - told);
        self.heaps[pit & (MAX_PITS - 1)][usize::from(told)] + more
    }

    fn new(features: &Features, weights: &[i16], me: Side) -> Self {
        let weight = |at: usize| i32::from(weights[at]);
        let pair = |first: usize| [0, 1].map(|whose| weight(first + whose));
        let table =
            |first: usize| [0, 1].map(|whose| core::array::from_fn(|n| weight(first + whose * PITS + n)));
        let size = features.first_size;
        let seed = pair(size + 2);
        let mut heaps = Box::new([[0; MOST as usize + 1]; MAX_PITS]);
        let half = features.pits.len() / 2;
        for (i, pit) in features.pits.iter().enumerate() {
            let whose = usize::from((i >= half) != (me == Side::North));
            let first = features.heaps[me.index()][pit.index()];
            for (seeds, sum) in heaps[pit.index()].iter_mut().enumerate() {
                let kind = usize::from(features.kinds[seeds]);
                let heap =
                    if kind == 0 || first == NOT_THERE { 0 } else { weight(usize::from(first) + kind - 1) };
                *sum = heap + seed[whose] * i32::try_from(seeds).unwrap_or(0);
            }
        }
        let mut marked = Box::new([[0; 2]; MAX_PITS]);
        for pit in &features.pits {
            let first = features.heaps[me.index()][pit.index()];
            if first != NOT_THERE {
                marked[pit.index()] = pair(usize::from(first) + 5);
            }
        }
        let mut files = Box::new([0; FILES]);
        for own in 0..FACING {
            for behind in 0..COLUMN {
                for other in 0..FACING {
                    for other_behind in 0..COLUMN {
                        let mut sum = weight(features.first_facing + own * FACING + other);
                        if features.four_rows {
                            let column =
                                |front: usize, back| features.first_column + front.min(2) * COLUMN + back;
                            sum += weight(column(own, behind));
                            sum += weight(column(other, other_behind) + COLUMN * COLUMN);
                        }
                        files[file_of([own, behind, other, other_behind])] = sum;
                    }
                }
            }
        }
        Self {
            heaps,
            seed,
            files,
            movable: table(features.first_movable),
            fronts: table(features.first_front),
            marked,
            mark: pair(size + 6),
            in_mark: pair(size + 8),
            store: pair(size),
            hand: pair(size + 4),
            lead: weight(size + 10),
            always: weight(0),
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use mbao_rules::{GAMES, Game, Rules};

    use super::{Features, Weighed};
    use crate::features::size;
    use crate::random::SplitMix;

    /// Summed in advance and summed one by one give the same value, in random games of every width.
    #[test]
    fn added_up_is_what_is_told_one_by_one() {
        for (number, definition) in GAMES.iter().enumerate() {
            let (stage, stages) = size(definition);
            let mut random = SplitMix::of(number as u64, 3);
            let weights: Vec<i16> = (0..stage * stages)
                .map(|_| i16::try_from(random.below(2_001)).unwrap_or(0) - 1_000)
                .collect();
            for setup in definition.setups.iter() {
                let rules =
                    Rules::builder(definition).setup(&*setup.name).compile().expect("a built-in game");
                let features = Features::new(&rules);
                let weighed = Weighed::new(&features, &rules, &weights).expect("weights for it");
                let mut game =
                    Game::builder(&*definition.id).setup(&*setup.name).start().expect("a built-in game");
                let mut seen = 0;
                for _ in 0..200 {
                    let pos = *game.position();
                    if game.outcome().is_some() {
                        break;
                    }
                    if pos.between_turns() {
                        let mut sum = 0;
                        features.each(&pos, |at, much| sum += i32::from(weights[at]) * much);
                        assert_eq!(
                            weighed.value(&features, &pos),
                            sum,
                            "{} {:?}",
                            definition.id,
                            game.position_text()
                        );
                        seen += 1;
                    }
                    let legal = game.legal_moves().to_vec();
                    let action = if legal.is_empty() {
                        let counts = game.rules().random_counts(&pos, &mut |n| random.below(n));
                        if game.rules().wants_lift(&pos) {
                            mbao_rules::Action::Lift(counts)
                        } else {
                            mbao_rules::Action::Lay(counts)
                        }
                    } else {
                        game.rules().action(legal[random.below(legal.len())])
                    };
                    if game.play(action).is_err() {
                        break;
                    }
                }
                assert!(
                    seen > 3 || stages == 1 || definition.start.bao.is_some(),
                    "{} {}",
                    definition.id,
                    setup.name
                );
            }
        }
    }
}
