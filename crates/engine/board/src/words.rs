//! The words of the board, compiled from `content/i18n/*/board.ftl` by `build.rs`.

use mbao_rules::definition::{Appearance, Called};
use mbao_rules::{Game, Rules};

use crate::prelude::*;

include!(concat!(env!("OUT_DIR"), "/board.rs"));

/// The voice that speaks a language with a people's own word for what they sow.
pub const fn voice(lang: Lang, called: Called) -> Voice {
    Voice { lang, called: called as u8 }
}

/// The voice that speaks a language with all of a people's own words: for what they sow, and for a pit.
pub const fn voice_for(lang: Lang, people: &Appearance) -> Voice {
    Voice { lang, called: people.called as u8 }.with_pits(people.pits as u8)
}

/// The voice that speaks of a game.
pub(crate) fn voice_of(rules: &Rules, lang: Lang) -> Voice {
    voice_for(lang, &rules.definition().appearance)
}

/// The voice that tells a game: while its first turn is told, people's words for a pit have their gloss.
pub(crate) fn voice_telling(game: &Game, lang: Lang) -> Voice {
    let voice = voice_of(game.rules(), lang);
    // When the first turn has been played, the second is next.
    if game.turn() <= 2 { voice.glossing() } else { voice }
}

#[cfg(test)]
mod tests {
    use super::*;
    use mbao_rules::definition::Pits;

    #[test]
    fn rules_and_words_list_the_same_names_of_seeds() {
        assert_eq!(Called::ALL.map(Called::word), mbao_words::CALLED);
        assert!(Called::ALL.into_iter().enumerate().all(|(place, called)| called as usize == place));
    }

    #[test]
    fn rules_and_words_list_the_same_names_of_pits() {
        assert_eq!(Pits::ALL.map(Pits::word), mbao_words::PITS);
        assert!(Pits::ALL.into_iter().enumerate().all(|(place, pits)| pits as usize == place));
    }

    #[test]
    fn a_peoples_word_for_a_pit_has_its_gloss_where_a_game_begins() {
        let said = |game: &str, lang| {
            let people = &mbao_rules::game(game).expect("a recorded game").appearance;
            [voice_for(lang, people), voice_for(lang, people).glossing()]
                .map(|voice| play_empty_pit().text(voice))
        };
        assert_eq!(said("kiothi", Lang::En), ["empty boma", "empty boma (pit)"]);
        assert_eq!(said("enkeshui", Lang::Sw), ["boma tupu", "boma (shimo) tupu"]);
        // Lukho's cows lie in pits: no source says otherwise.
        assert_eq!(said("lukho", Lang::En), ["empty pit"; 2]);
        assert_eq!(said("bao-kiswahili", Lang::Sw), ["shimo tupu"; 2]);
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
