//! Set-ups, options and widths: which go together, and what follows from them.

use mbao_rules::definition::{
    Change, Choice, Layout, Opening, Prelude, SetUp, Skip, Turning, Value, list, text, value,
};
use mbao_rules::{Definition, Error, Fault, Game, Rules, Side, game};

fn rules(
    id: &str,
    setup: Option<&str>,
    options: &[(&str, &str)],
    columns: Option<u8>,
) -> Result<Rules, Error> {
    Rules::builder(game(id).expect("a game")).setup(setup).options(options).columns(columns).compile()
}

#[test]
fn rules_show_what_was_chosen() {
    let rules = rules("omweso", Some("c"), &[("turning-pits", "two")], None).expect("rules");
    let shown = format!("{rules:?}");
    let chosen = r#"options: [("turning-pits", "two")]"#;
    assert!(shown.contains("omweso") && shown.contains(chosen) && shown.len() < 200, "{shown}");
}

#[test]
fn what_is_not_there_is_refused_with_what_is() {
    for (id, setup, options, fault, message) in [
        (
            "enkeshui",
            Some("z"),
            &[][..],
            Fault::UnknownSetup,
            "enkeshui has no set-up \"z\"; there are j, j-mirrored, i, 2x10",
        ),
        (
            "ndoto",
            None,
            &[("speed", "3")],
            Fault::UnknownOption,
            "ndoto has no option \"speed\"; there are empty-side, race, race-winner, toss",
        ),
        (
            "ndoto",
            None,
            &[("race", "maybe")],
            Fault::UnknownOption,
            "option race of ndoto cannot be \"maybe\"; it is one of no, yes, taps",
        ),
        (
            "bao-kujifunza",
            None,
            &[("race", "no")],
            Fault::UnknownOption,
            "bao-kujifunza has no option \"race\"; there are lone-kichwa",
        ),
        (
            "giuthi",
            Some("l"),
            &[("columns", "8")],
            Fault::UnknownOption,
            "set-up \"l\" of giuthi has 7 pits a row; option columns cannot change it",
        ),
        (
            "giuthi",
            Some("l"),
            &[("seeds", "4")],
            Fault::UnknownOption,
            "set-up \"l\" of giuthi says where its seeds lie; option seeds cannot change it",
        ),
    ] {
        let refused = rules(id, setup, options, None).expect_err(message);
        assert_eq!((refused.fault(), refused.message()), (fault, message));
    }
    let without = Definition { options: list(&[]), ..game("ndoto").expect("a game").clone() };
    let refused = Rules::builder(&without).option("race", "no").compile().expect_err("none");
    assert_eq!(refused.message(), "ndoto has no option \"race\"; there are none");
    assert!(rules("giuthi", Some("l"), &[("columns", "7")], None).is_ok());
}

#[test]
fn every_option_has_the_value_that_is_played() {
    let told = |rules: &Rules| {
        rules.effective_options().iter().map(|(id, value)| format!("{id}={value}")).collect::<Vec<_>>()
    };
    let giuthi = rules("giuthi", None, &[], None).expect("rules");
    assert_eq!(told(&giuthi), ["round=first", "columns=8", "seeds=6", "uncrossed=again"]);
    // The last value counts; the width of a position is told as the option.
    let options = [("seeds", "4"), ("uncrossed", "undo"), ("seeds", "9")];
    let giuthi = rules("giuthi", None, &options, Some(6)).expect("rules");
    assert_eq!(told(&giuthi), ["round=first", "columns=6", "seeds=9", "uncrossed=undo"]);
    assert_eq!(giuthi.start_position().total(), 108);
    assert_eq!(giuthi.chosen().len(), 3);
}

#[test]
fn a_width_comes_from_the_set_up_then_the_option_then_the_position() {
    for (id, setup, options, position, columns) in [
        ("giuthi", None, &[][..], None, 8),
        ("giuthi", None, &[], Some(10), 10),
        ("giuthi", None, &[("columns", "9")], Some(10), 9),
        // Eleven is no width of giuthi; four is one of a later round only, and two of none.
        ("giuthi", None, &[], Some(11), 8),
        ("giuthi", None, &[], Some(4), 8),
        ("giuthi", None, &[("round", "later")], Some(4), 4),
        ("giuthi", None, &[("round", "later")], Some(3), 3),
        ("giuthi", None, &[("round", "later")], Some(2), 8),
        ("giuthi", None, &[], Some(7), 7),
        ("enkeshui", None, &[], Some(12), 12),
        ("enkeshui", None, &[], Some(11), 8),
        ("enkeshui", Some("i"), &[], Some(8), 12),
    ] {
        let rules = rules(id, setup, options, position).expect("rules");
        assert_eq!(rules.board().columns(), columns, "{id} {setup:?} {options:?} {position:?}");
    }
    // A position of twelve pits a row belongs to the set-up that has them.
    assert_eq!(rules("enkeshui", None, &[], Some(12)).expect("rules").setup_name(), "i");
    assert_eq!(rules("giuthi", None, &[], Some(7)).expect("rules").setup_name(), "6");
}

/// Changes that only noted games make by options.
#[test]
fn an_option_changes_what_it_says() {
    let other = vec![
        Change::Turning(Turning::Two),
        Change::ReverseStart(true),
        Change::OpeningSkip(Opening::Handful),
        Change::Preludes(list(&[Prelude::LiftAny])),
        Change::AddPrelude(Prelude::LayOne),
        Change::Columns(6),
    ];
    let given = Change::If(text("other"), text("yes"), vec![Change::Seeds(5)].into());
    let option = |id: &'static str, changes: Vec<Change>| Choice {
        id: text(id),
        values: vec![value("no", &[]), Value { name: text("yes"), changes: changes.into() }].into(),
        default: 0,
    };
    let mut definition = game("omweso").expect("a game").clone();
    definition.setups = vec![SetUp::new("3", Layout::Each(3))].into();
    definition.skip = Skip::EnemyHolding { seeds: 2, opening: Opening::Turn };
    definition.options = vec![option("other", other), option("given", vec![given])].into();
    let with =
        |chosen: &[(&str, &str)]| Rules::builder(&definition).options(chosen).compile().expect("rules");
    let rules = with(&[("other", "yes"), ("given", "yes")]);
    let changed = rules.definition();
    assert_eq!((changed.turning, changed.start.reverse), (Turning::Two, true));
    assert_eq!(changed.skip, Skip::EnemyHolding { seeds: 2, opening: Opening::Handful });
    assert_eq!(rules.preludes(), [Prelude::LiftAny, Prelude::LayOne]);
    assert_eq!((rules.board().columns(), rules.start_position().total()), (6, 5 * 24));
    // The one option changes nothing without the other.
    assert_eq!(with(&[("given", "yes")]).start_position().total(), 3 * 32);
    assert_eq!(with(&[("other", "no"), ("given", "yes")]).start_position().total(), 3 * 32);
}

#[test]
fn a_free_set_up_comes_before_all_else() {
    let free = Definition { preludes: list(&[Prelude::LiftAny]), ..game("omweso").expect("a game").clone() };
    let game = Game::builder_for(&free).setup("free").start().expect("a game");
    assert_eq!(game.rules().preludes(), [Prelude::LayOwn, Prelude::LiftAny]);
}

#[test]
fn the_house_is_the_fourth_front_pit_from_the_right_if_there_is_one() {
    let of =
        |rules: &Rules| Side::BOTH.map(|side| rules.house(side).map(|pit| rules.board().name(pit).as_str()));
    assert_eq!(of(&rules("bao-kiswahili", None, &[], None).expect("rules")), [Some("e2"), Some("d3")]);
    assert_eq!(of(&rules("bao-kujifunza", None, &[], None).expect("rules")), [None, None]);
    let mut narrow = game("bao-kiswahili").expect("a game").clone();
    narrow.columns = list(&[3]);
    narrow.setups = vec![SetUp::new("narrow", Layout::House(6)).with_in_hand(5)].into();
    let narrow = Rules::builder(&narrow).compile().expect("rules");
    assert_eq!(of(&narrow), [Some("a2"), Some("c3")]);
    let text = narrow.position_text(&narrow.first_position());
    assert_eq!(text.as_deref(), Some("0,0,0/2,2,6H/6H,2,2/0,0,0 s 0-0 h5-5"));
}
