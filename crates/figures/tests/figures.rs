//! What is measured, held against what can be counted otherwise.

use mbao_figures::{Hunt, Kind, Played, Strong, Wonder, Wonders, variants, verify};
use mbao_rules::{GAMES, Page, Rules, game};

fn page(id: &str) -> &'static Page {
    game(id).expect("a game")
}

fn usual(id: &str) -> Rules {
    Rules::new(page(id), None, &[], None).expect("its usual rules")
}

#[test]
fn every_setup_and_every_other_reading_is_measured() {
    for page in GAMES {
        let variants = variants(page);
        assert!(variants.len() >= page.setups.len(), "{}", page.id);
        assert!(variants.iter().all(|variant| variant.rules(page).is_some()), "{}", page.id);
        for doubt in page.doubts.iter() {
            let Some(option) = &doubt.option else { continue };
            let measured = variants.iter().any(|v| v.reading.as_ref().is_some_and(|(id, _)| id == option));
            assert!(measured, "{} {option}", page.id);
        }
    }
}

#[test]
fn every_game_is_played_to_its_end_and_alike_by_the_same_seed() {
    for page in GAMES {
        let rules = usual(&page.id);
        let (mut wonders, mut again) = (Wonders::default(), Wonders::default());
        let played = Played::of(&rules, 12, 3, &mut wonders);
        assert_eq!(played, Played::of(&rules, 12, 3, &mut again), "{}", page.id);
        assert_eq!(wonders, again, "{}", page.id);
        assert!(played.turns.mean >= 1.0 && played.seeds.mean >= 1.0, "{}: {played:?}", page.id);
        assert!(played.laps.mean >= 0.3 && played.laps.mean < played.seeds.mean, "{}: {played:?}", page.id);
        assert!(played.choices.mean >= 1.0 && played.starts > 0, "{}: {played:?}", page.id);
        assert!((0.0..=1.0).contains(&played.advantage()) && played.endless_share() < 0.5, "{}", page.id);
        for wonder in wonders.all() {
            verify(page, rules.setup_name(), wonder, 1_000_000).unwrap_or_else(|wrong| {
                panic!("{} {wonder:?}: {wrong}", page.id);
            });
        }
    }
}

#[test]
fn arranged_wonders_are_longer_and_are_what_they_say() {
    let rules = usual("ndoto");
    let mut few = Wonders::default();
    Hunt { arrangements: 200, bound: 10_000, seed: 1 }.go(&rules, &mut few);
    let mut many = Wonders::default();
    Hunt { arrangements: 2_000, bound: 10_000, seed: 1 }.go(&rules, &mut many);
    let most = |wonders: &Wonders, kind| {
        wonders.all().iter().filter(|w| w.kind == kind && !w.met).map(Wonder::measure).max().unwrap_or(0)
    };
    for kind in Kind::ALL {
        assert!(most(&many, kind) >= most(&few, kind), "{kind:?}");
        // In ndoto every lap can be undone, so that a round always holds its beginning.
        let least = if kind == Kind::Prefix { 0 } else { 100 };
        assert!(most(&many, kind) >= least, "{kind:?}: {}", most(&many, kind));
    }
    for wonder in many.all() {
        verify(page("ndoto"), rules.setup_name(), wonder, 1_000_000).expect("it is as it says");
    }
    let mut wrong = many.all()[0].clone();
    wrong.seeds += 1;
    wrong.laps += 1;
    assert!(verify(page("ndoto"), rules.setup_name(), &wrong, 1_000_000).is_err());
}

#[test]
fn strong_players_play_to_the_end() {
    let strong = Strong::of(&usual("mbothe"), 2, 200, 1);
    assert_eq!(strong, Strong::of(&usual("mbothe"), 2, 200, 1));
    assert!(strong.turns > 4 && strong.first + strong.drawn <= 2);
    assert!((0.0..=1.0).contains(&strong.advantage()));
}

/// What stands in `content/figures` is what the rules do today.
#[test]
fn wonders_that_are_shown_are_what_they_say() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/figures");
    for page in GAMES {
        let text =
            std::fs::read_to_string(folder.join(&*page.id).with_extension("toml")).expect("its figures");
        let figures = mbao_figures::file::read(&text).expect("figures");
        let setup = &figures.played[0].0.setup;
        assert!(!figures.wonders.is_empty(), "{}", page.id);
        for wonder in &figures.wonders {
            if let Err(wrong) = verify(page, setup, wonder, 200_000) {
                panic!("{} {}: {wrong}", page.id, wonder.position);
            }
        }
    }
}
