//! Says in a sentence why something cannot be played now, and which source says so.

use mbao_rules::definition::Marks;
use mbao_rules::{Definition, Reason, Rules};
use mbao_words::Lang;

use crate::cite::cited;
use crate::prelude::*;
use crate::words::{self, voice_of};

/// Why a pit cannot start, or why something else cannot be played now.
///
/// ```
/// use mbao_board::{Lang, why_not};
/// use mbao_rules::Game;
///
/// let game = Game::start("bao-kiswahili")?;
/// let Some(reason) = game.why_not_pit("a1".parse()?) else { panic!("seeds are laid in the front row") };
/// let said = why_not(game.rules(), reason, Lang::En);
/// assert_eq!(said, "Lay seeds from the hand in your front row.");
/// # Ok::<(), mbao_rules::Error>(())
/// ```
pub fn why_not(rules: &Rules, reason: Reason, lang: Lang) -> String {
    let voice = voice_of(rules, lang);
    let message = match reason {
        Reason::Over => words::not_over(),
        Reason::SetUp => words::not_set_up(),
        Reason::Choice => words::not_choice(),
        Reason::NoPit => words::not_no_pit(),
        Reason::NotYours => words::not_not_yours(),
        Reason::NotTheirs => words::not_not_theirs(),
        Reason::Empty => words::not_empty(),
        Reason::TooFew { least } => words::not_too_few(usize::from(least)),
        Reason::Exactly { seeds } => words::not_exactly(usize::from(seeds)),
        Reason::LoneSeed => words::not_lone_seed(),
        Reason::Marked if rules.definition().marks == Marks::Knives => words::not_knife(),
        Reason::Marked => words::not_bull(),
        Reason::NotLeftmost { pit } => return words::not_not_leftmost(voice, pit.as_str()),
        Reason::EndsOnOwn => words::not_ends_on_own(),
        Reason::MustCapture => words::not_must_capture(),
        Reason::MustFeed => words::not_must_feed(),
        Reason::OneWay => words::not_one_way(),
        Reason::Direction { needed: true } => words::not_without_direction(),
        Reason::Direction { needed: false } => words::not_with_direction(),
        Reason::OtherWay => words::not_other_way(),
        Reason::NoCapture => words::not_no_capture(),
        Reason::LaySeed => words::not_lay_seed(),
        Reason::NoSeedInHand => words::not_no_seed_in_hand(),
        Reason::FrontOnly => words::not_front_only(),
        Reason::FrontFirst => words::not_front_first(),
        Reason::House => words::not_house(),
        Reason::TaxLast => words::not_tax_last(),
        Reason::Takasia => words::not_takasia(),
        Reason::LoneKichwa => words::not_lone_kichwa(),
        Reason::NeverEnds => words::not_never_ends(),
        Reason::LeadsBack => words::not_leads_back(),
        Reason::Unlawful => words::not_unlawful(),
        Reason::NoPass => words::not_no_pass(),
        Reason::Moved => words::not_moved(),
        Reason::Numbers => words::not_numbers(),
        // Something that was not offered.
        _ => words::not_offered(),
    };
    message.text(voice)
}

/// The place in the source that gives the reason, and the editors' decision where the source is silent.
///
/// ```
/// use mbao_board::{Lang, why_source};
/// use mbao_rules::{Game, Reason};
///
/// let game = Game::start("ndoto")?;
/// let said = why_source(game.rules(), Reason::NeverEnds, Lang::En);
/// assert_eq!(said, "the editors decided: turns that never end");
/// # Ok::<(), mbao_rules::Error>(())
/// ```
pub fn why_source(rules: &Rules, reason: Reason, lang: Lang) -> String {
    let cite = cited(rules.cite(reason), lang);
    let decided = rules.decided(reason).and_then(|number| decided(rules, number, lang));
    match decided {
        // A decision that concerns all games is in no source.
        Some(decided) if cite.starts_with("E ") => decided,
        Some(decided) => format!("{cite}; {decided}"),
        None => cite,
    }
}

/// What the editors' decision of that number is about, in a few words: of 5, `the turning pits`. `None` if there is none
/// of that number.
pub fn decision(number: u8, lang: Lang) -> Option<String> {
    words::control(lang.into(), &format!("decision-{number}"), 0)
}

/// The decision with its number. `None` if the number does not mean what it means in the recorded game: a noted
/// game has doubts and numbers of its own.
pub(crate) fn decided(rules: &Rules, decided: u8, lang: Lang) -> Option<String> {
    let doubt = |definition: &Definition| definition.doubts.iter().find(|one| one.number == decided).cloned();
    let recorded = mbao_rules::game(&rules.definition().id).ok()?;
    // The recorded game's have no note.
    if doubt(rules.definition()) != doubt(recorded) {
        return None;
    }
    let what = decision(decided, lang)?;
    Some(words::decided(lang, &what))
}

#[cfg(test)]
mod tests {
    use alloc::vec;

    use mbao_rules::definition::{Change, Doubt, Standing};
    use mbao_rules::{GAMES, Game};

    use super::*;

    fn why_in_words(game: &Game, pit: &str, lang: Lang) -> Option<String> {
        let reason = game.why_not_pit(pit.parse().expect("a pit"))?;
        Some(why_not(game.rules(), reason, lang))
    }

    #[test]
    fn a_pit_says_why_it_cannot_start() {
        let position = "30,0,0,0,0,0,0,0/30,0,0,0,0,0,0,0/0,0,0,0,0,0,0,0/0,1,0,3,0,0,0,0 s 0-0";
        let game = Game::builder("omweso").position(position).start().expect("a position");
        assert_eq!(why_in_words(&game, "a1", Lang::En).as_deref(), Some("This pit is empty."));
        assert_eq!(
            why_in_words(&game, "b1", Lang::En).as_deref(),
            Some("A single seed cannot start here. Choose a pit with two or more.")
        );
        assert_eq!(
            why_in_words(&game, "b1", Lang::Sw).as_deref(),
            Some("Hapa shimo lenye kete moja haliwezi kuanza. Chagua shimo lenye kete 2 au zaidi.")
        );
        assert_eq!(why_in_words(&game, "d1", Lang::En), None);
        assert_eq!(why_in_words(&game, "a4", Lang::Sw).as_deref(), Some("Hili ni shimo la mpinzani wako."));
    }

    #[test]
    fn every_decision_has_its_words() {
        for definition in GAMES {
            let values = definition.options.iter().flat_map(|option| option.values.iter());
            let lines = values.flat_map(|value| value.changes.iter()).filter_map(|change| match change {
                Change::Ending(line) => Some(line.standing),
                _ => None,
            });
            let bases = mbao_rules::bases(&definition.id).expect("a recorded game");
            let standings = bases.into_iter().map(|basis| basis.standing).chain(lines);
            for number in standings.filter_map(Standing::decision) {
                for lang in Lang::ALL {
                    let text = decision(number, lang);
                    assert!(text.is_some_and(|text| !text.is_empty()), "{}: {number}", definition.id);
                }
            }
        }
        assert_eq!(decision(20, Lang::En), None);
    }

    #[test]
    fn a_noted_game_has_doubts_of_its_own() {
        let kiothi = mbao_rules::game("kiothi").expect("a recorded game");
        let rules = |definition| Rules::builder(definition).compile().expect("it can be played");
        let text = decided(&rules(kiothi), 15, Lang::En);
        assert_eq!(text.as_deref(), Some("the editors decided: ending in an occupied boma of one’s own"));
        let doubts = vec![Doubt { number: 15, option: None, note: Some("what the old man text".into()) }];
        let noted = mbao_rules::Definition { doubts: doubts.into(), ..kiothi.clone() };
        assert_eq!(decided(&rules(&noted), 15, Lang::En), None);
        let other = mbao_rules::Definition { id: "his-kiothi".into(), ..kiothi.clone() };
        assert_eq!(decided(&rules(&other), 15, Lang::En), None);
    }
}
