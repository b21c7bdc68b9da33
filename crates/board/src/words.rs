//! The words of the board, compiled from `content/i18n/*/board.ftl` by `build.rs`.

use alloc::string::String;

include!(concat!(env!("OUT_DIR"), "/board.rs"));

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_choose_their_words() {
        assert_eq!([0, 1, 5].map(|n| seeds(n).said(Lang::En)), ["no seeds", "one seed", "5 seeds"]);
        assert_eq!([0, 1, 5].map(|n| filling(n).said(Lang::Sw)), ["tupu", "kete 1", "kete 5"]);
    }

    #[test]
    fn variables_stand_where_they_belong() {
        assert_eq!(handful(Lang::En, "c1", &seeds(4).said(Lang::En)), "4 seeds from c1");
        assert_eq!(over_won(Lang::Sw, "23", "25", "Kusini"), "Mchezo umekwisha: Kusini ameshinda, 25 kwa 23");
    }
}
