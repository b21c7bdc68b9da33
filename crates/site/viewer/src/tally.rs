//! What counts for a player, in words.

use mbao_words::Voice;

use crate::board_element::{Marks, Tally};
use crate::words;

/// How what counts for a side is made up, as "10 eaten + 26 in bulls"; `hand` of it is in hand.
pub fn made(voice: Voice, own: Tally, hand: u8, keeps: bool, marks: Marks) -> String {
    let lang = voice.lang;
    let held = || (hand > 0).then(|| words::tally_in_hand(lang, hand.into()));
    if !keeps {
        return held().unwrap_or_else(|| words::tally_here(lang));
    }
    let marked = if marks == Marks::Knives { words::tally_in_knives } else { words::tally_in_bulls };
    let parts = [
        (own.store, words::tally_captured(voice)),
        (own.marks, marked(lang)),
        (own.board, words::tally_here(lang)),
    ];
    let mut parts = parts.into_iter().filter(|(seeds, _)| *seeds > 0);
    match (parts.next(), parts.next()) {
        (None, _) => words::tally_captured(voice),
        (Some((_, kind)), None) => kind,
        (Some(one), Some(other)) => {
            let all = [one, other].into_iter().chain(parts);
            all.map(|(seeds, kind)| format!("{seeds} {kind}")).collect::<Vec<_>>().join(" + ")
        }
    }
}

#[cfg(test)]
mod tests {
    use mbao_words::Lang;

    use super::*;

    #[test]
    fn what_counts_is_told_with_how_it_is_made_up() {
        let made = |store, marks, board, hand, keeps, kind| {
            made(Lang::En.into(), Tally { store, marks, board }, hand, keeps, kind)
        };
        assert_eq!(made(10, 26, 3, 0, true, Marks::Bulls), "10 eaten + 26 in bulls + 3 on this side");
        assert_eq!(made(0, 6, 0, 0, true, Marks::Knives), "in knives");
        assert_eq!(made(0, 0, 0, 0, true, Marks::Other), "eaten");
        assert_eq!(made(4, 0, 0, 0, true, Marks::Other), "eaten");
        assert_eq!(made(0, 0, 32, 0, false, Marks::Other), "on this side");
        assert_eq!(made(0, 0, 32, 22, false, Marks::Other), "22 in hand");
    }
}
