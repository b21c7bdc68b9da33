//! Seeds that are laid by hand, lawful or not yet.

use mbao_rules::{Error, PitName, Rules, Setup, Side};

/// What a press on a pit does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hand {
    Put,
    Take,
    /// Takes all of them out.
    Empty,
}

/// A heap that seeds are laid in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Heap {
    /// A pit, by its row from the top and its column.
    Pit(usize, usize),
    Store(Side),
    Hand(Side),
}

pub(crate) fn seeds(setup: &Setup, heap: Heap) -> u8 {
    match heap {
        Heap::Pit(row, column) => {
            setup.rows.get(row).and_then(|row| row.get(column)).map_or(0, |cell| cell.seeds)
        }
        Heap::Store(side) => setup.stores[side as usize],
        Heap::Hand(side) => setup.hands.unwrap_or_default()[side as usize],
    }
}

/// The same with another number of seeds in a heap.
pub(crate) fn with(setup: &Setup, heap: Heap, seeds: u8) -> Setup {
    let mut setup = setup.clone();
    match heap {
        Heap::Pit(row, column) => {
            if let Some(cell) = setup.rows.get_mut(row).and_then(|row| row.get_mut(column)) {
                cell.seeds = seeds;
            }
        }
        Heap::Store(side) => setup.stores[side as usize] = seeds,
        Heap::Hand(side) => setup.hands.get_or_insert_default()[side as usize] = seeds,
    }
    setup
}

pub(crate) fn pressed(seeds: u8, hand: Hand) -> u8 {
    match hand {
        Hand::Put => seeds.saturating_add(1),
        Hand::Take => seeds.saturating_sub(1),
        Hand::Empty => 0,
    }
}

/// All seeds that lie somewhere.
pub(crate) fn total(setup: &Setup) -> u32 {
    let board = setup.rows.iter().flatten().map(|cell| u32::from(cell.seeds)).sum::<u32>();
    let beside = setup.stores.into_iter().chain(setup.hands.unwrap_or_default());
    board + beside.map(u32::from).sum::<u32>()
}

pub(crate) fn name(setup: &Setup, row: usize, column: usize) -> Option<PitName> {
    let letter = char::from(b'a' + u8::try_from(column).ok()?);
    format!("{letter}{}", setup.rows.len() - row).parse().ok()
}

/// The position as text, or why the rules do not allow it.
pub(crate) fn position(setup: &Setup, rules: &Rules) -> Result<String, Error> {
    setup.clone().position(rules).map_err(|refused| refused.error).map(|_| setup.to_string())
}

#[cfg(test)]
mod tests {
    use mbao_rules::Game;

    use super::*;

    #[test]
    fn seeds_are_laid_one_by_one_and_counted() {
        let game = Game::start("ndoto").expect("a game");
        let setup = Setup::of(game.rules(), game.position()).expect("a position");
        assert_eq!(
            (total(&setup), name(&setup, 0, 2).map(|pit| pit.to_string()).as_deref()),
            (32, Some("c2"))
        );
        let heap = Heap::Pit(0, 2);
        let setup = with(&setup, heap, pressed(seeds(&setup, heap), Hand::Put));
        let why = position(&setup, game.rules()).expect_err("33 seeds");
        assert!(why.message().starts_with("33 seeds"), "{}", why.message());
        let setup = with(&setup, Heap::Pit(1, 0), 1);
        assert_eq!(position(&setup, game.rules()).as_deref(), Ok("2,2,3,2,2,2,2,2/1,2,2,2,2,2,2,2 s 0-0"));
        assert_eq!((pressed(0, Hand::Take), pressed(255, Hand::Put), pressed(9, Hand::Empty)), (0, 255, 0));
    }
}
