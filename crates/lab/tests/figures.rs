//! Checks measurements against independent counts.

use mbao_figures::{Figures, Wonder, WonderKind, variants};
use mbao_lab::figures::{Hunt, Wonders, random_games, strong_games, verify};
use mbao_rules::{Definition, GAMES, Rules, game};

fn definition(id: &str) -> &'static Definition {
    game(id).expect("a game")
}

fn usual(id: &str) -> Rules {
    Rules::builder(definition(id)).compile().expect("its usual rules")
}

#[test]
fn every_setup_and_every_other_reading_is_measured() {
    for definition in GAMES {
        let variants = variants(definition);
        assert!(variants.len() >= definition.setups.len(), "{}", definition.id);
        assert!(variants.iter().all(|variant| variant.rules(definition).is_some()), "{}", definition.id);
        for doubt in definition.doubts.iter() {
            let Some(option) = &doubt.option else { continue };
            let measured = variants.iter().any(|v| v.reading.as_ref().is_some_and(|(id, _)| id == option));
            assert!(measured, "{} {option}", definition.id);
        }
    }
}

#[test]
fn every_game_is_played_to_its_end_and_alike_by_the_same_seed() {
    for definition in GAMES {
        let rules = usual(&definition.id);
        let (mut wonders, mut again) = (Wonders::default(), Wonders::default());
        let played = random_games(&rules, 12, 3, &mut wonders);
        assert_eq!(played, random_games(&rules, 12, 3, &mut again), "{}", definition.id);
        assert_eq!(wonders, again, "{}", definition.id);
        assert!(played.turns.mean >= 1.0 && played.seeds.mean >= 1.0, "{}: {played:?}", definition.id);
        assert!(
            played.laps.mean >= 0.3 && played.laps.mean < played.seeds.mean,
            "{}: {played:?}",
            definition.id
        );
        assert!(played.choices.mean >= 1.0 && played.starts > 0, "{}: {played:?}", definition.id);
        assert!(
            (0.0..=1.0).contains(&played.advantage()) && played.endless_share() < 0.5,
            "{}",
            definition.id
        );
        for wonder in wonders.all() {
            verify(definition, rules.setup_name(), wonder, 1_000_000).unwrap_or_else(|wrong| {
                panic!("{} {wonder:?}: {wrong}", definition.id);
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
    for kind in WonderKind::ALL {
        assert!(most(&many, kind) >= most(&few, kind), "{kind:?}");
        // In ndoto every lap can be undone, so a round always contains its beginning.
        let least = if kind == WonderKind::Prefix { 0 } else { 100 };
        assert!(most(&many, kind) >= least, "{kind:?}: {}", most(&many, kind));
    }
    for wonder in many.all() {
        verify(definition("ndoto"), rules.setup_name(), wonder, 1_000_000).expect("it is as it says");
    }
    let mut wrong = many.all()[0].clone();
    wrong.seeds += 1;
    wrong.laps += 1;
    assert!(verify(definition("ndoto"), rules.setup_name(), &wrong, 1_000_000).is_err());
}

#[test]
fn strong_players_play_to_the_end() {
    let strong = strong_games(&usual("mbothe"), 2, 200, 1);
    assert_eq!(strong, strong_games(&usual("mbothe"), 2, 200, 1));
    assert!(strong.turns > 4 && strong.first + strong.drawn <= 2);
    assert!((0.0..=1.0).contains(&strong.advantage()));
}

/// The contents of `content/figures` agree with what the rules do today.
#[test]
fn wonders_that_are_shown_are_what_they_say() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../content/figures");
    for definition in GAMES {
        let text = std::fs::read_to_string(folder.join(&*definition.id).with_extension("toml"))
            .expect("its figures");
        let figures = Figures::read(&text).expect("figures");
        let setup = &figures.played[0].variant.setup;
        assert!(!figures.wonders.is_empty(), "{}", definition.id);
        for wonder in &figures.wonders {
            if let Err(wrong) = verify(definition, setup, wonder, 200_000) {
                panic!("{} {}: {wrong}", definition.id, wonder.position);
            }
        }
    }
}
