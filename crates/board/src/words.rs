//! The words of the board, compiled from `content/i18n/*/board.ftl` by `build.rs`.

use alloc::string::String;

use mbao_rules::Rules;
use mbao_rules::definition::Called;

include!(concat!(env!("OUT_DIR"), "/board.rs"));

/// The voice that speaks a language with a people's own word for what they sow.
#[must_use]
pub const fn voice(lang: Lang, called: Called) -> Voice {
    Voice { lang, called: called as u8 }
}

/// The voice that speaks of a game.
pub(crate) fn voice_of(rules: &Rules, lang: Lang) -> Voice {
    voice(lang, rules.definition().appearance.called)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_and_words_list_the_same_names_of_seeds() {
        assert_eq!(Called::ALL.map(Called::word), mbao_words::CALLED);
        assert!(Called::ALL.into_iter().enumerate().all(|(place, called)| called as usize == place));
    }

    #[test]
    fn numbers_choose_their_words() {
        let said = |n, lang, called| seeds(n).text(voice(lang, called));
        assert_eq!([0, 1, 5].map(|n| said(n, Lang::En, Called::Seed)), ["no seeds", "one seed", "5 seeds"]);
        assert_eq!([0, 1, 5].map(|n| said(n, Lang::Sw, Called::Stone)), ["bila mawe", "jiwe moja", "mawe 5"]);
        assert_eq!(
            [0, 1, 5].map(|n| said(n, Lang::Sw, Called::Cow)),
            ["bila ng'ombe", "ng'ombe mmoja", "ng'ombe 5"]
        );
        let filled = |n| filling(n).text(voice(Lang::Sw, Called::Seed));
        assert_eq!([0, 1, 5].map(filled), ["tupu", "kete 1", "kete 5"]);
    }

    #[test]
    fn variables_stand_where_they_belong() {
        assert_eq!(handful(Lang::En, "c1", &seeds(4).text(Lang::En.into())), "4 seeds from c1");
        assert_eq!(over_won(Lang::Sw, "23", "25", "Kusini"), "Mchezo umekwisha: Kusini ameshinda, 25 kwa 23");
    }
}
