//! Seeds pit by pit, on boards that change their size.

use mbao_notebook::{Layout, SetUp};

/// A number for every pit of a board: the number in that pit of the board before, and
/// 0 if there was no such pit. Boards are given as rows and columns; the two rows of a
/// small board are the middle rows of one with four.
pub(super) fn fitted(counts: &[u8], before: (usize, usize), now: (usize, usize)) -> Vec<u8> {
    let ((rows_before, columns_before), (rows, columns)) = (before, now);
    let seeds = |at: usize| {
        let (top, column) = (at / columns, at % columns);
        // Rows of the old board that lie above the first row of the new one, or the other way round.
        let top =
            (top + rows_before.saturating_sub(rows) / 2).checked_sub(rows.saturating_sub(rows_before) / 2)?;
        let there = top < rows_before && column < columns_before;
        there.then(|| counts.get(top * columns_before + column).copied()).flatten()
    };
    (0..rows * columns).map(|at| seeds(at).unwrap_or(0)).collect()
}

/// Fits an arrangement to a board with other rows. If it was for a size that no longer
/// exists, it is now for the usual size. Boards are given as rows and sizes.
pub(super) fn resize(set_up: &mut SetUp, was: (usize, &[u8]), is: (usize, &[u8])) {
    let ((rows_before, sizes_before), (rows, sizes)) = (was, is);
    let gone = set_up.columns.is_some()
        && set_up.columns == sizes_before.first().copied()
        && !sizes.is_empty()
        && !sizes.iter().any(|&size| Some(size) == set_up.columns);
    if gone {
        set_up.columns = sizes.first().copied();
    }
    if let Layout::Rows(counts) = &mut set_up.layout {
        let before = counts.len() / rows_before;
        let columns = set_up.columns.map_or(before, usize::from);
        *counts = fitted(counts, (rows_before, before), (rows, columns)).into();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_stay_in_their_pits() {
        let two = [1, 2, 3, 4];
        assert_eq!(fitted(&two, (2, 2), (2, 3)), [1, 2, 0, 3, 4, 0]);
        assert_eq!(fitted(&two, (2, 2), (4, 2)), [0, 0, 1, 2, 3, 4, 0, 0]);
        assert_eq!(fitted(&[0, 9, 1, 2, 3, 4, 9, 0], (4, 2), (2, 1)), [1, 3]);
        assert_eq!(fitted(&[], (2, 0), (2, 2)), [0, 0, 0, 0]);
    }

    #[test]
    fn what_was_for_the_usual_size_is_for_the_next() {
        let mut set_up = SetUp {
            name: "a".into(),
            columns: Some(2),
            layout: Layout::Rows(vec![1, 2, 3, 4].into()),
            in_hand: 0,
        };
        resize(&mut set_up, (2, &[2, 5]), (2, &[3, 5]));
        assert_eq!((set_up.columns, &set_up.layout), (Some(3), &Layout::Rows(vec![1, 2, 0, 3, 4, 0].into())));
        // An arrangement for another size stays.
        resize(&mut set_up, (2, &[4, 3]), (2, &[6, 3]));
        assert_eq!(set_up.columns, Some(3));
    }
}
