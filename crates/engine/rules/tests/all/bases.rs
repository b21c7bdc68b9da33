//! Every rule of a recorded game says what it rests on, and every decision of the editors is told.

use std::collections::BTreeSet;

use mbao_rules::definition::{Change, Part, Standing};
use mbao_rules::{Definition, GAMES, bases};

/// Decisions that concern all games and so belong to no single definition.
const GENERAL: [u8; 3] = [1, 2, 3];

/// Decisions behind the lines that only a non-default value of an option brings in.
fn brought_in(definition: &Definition) -> impl Iterator<Item = u8> {
    let values = definition.options.iter().flat_map(|option| option.values.iter());
    let changes = values.flat_map(|value| value.changes.iter());
    changes.filter_map(|change| match change {
        Change::Ending(line) => line.standing.decision(),
        _ => None,
    })
}

#[test]
fn no_rule_is_without_its_mark() {
    for definition in GAMES {
        let told = bases(&definition.id).expect("a recorded game");
        let parts: Vec<_> = told.iter().map(|basis| basis.part.clone()).collect();
        assert_eq!(
            parts,
            definition.parts(),
            "{}: left, the parts that its BASES name; right, the parts that its rules have",
            definition.id
        );
        for basis in &told {
            let place = basis.cite.starts_with('§') || basis.cite.starts_with(&*definition.section);
            assert!(place, "{}: {:?} names no place: {:?}", definition.id, basis.part, basis.cite);
        }
    }
}

#[test]
fn no_decision_is_without_its_place() {
    for definition in GAMES {
        let told = bases(&definition.id).expect("a recorded game");
        let placed: BTreeSet<u8> = told.iter().filter_map(|basis| basis.standing.decision()).collect();
        let doubts: BTreeSet<u8> = definition.doubts.iter().map(|doubt| doubt.number).collect();
        let own: BTreeSet<u8> = placed.iter().copied().filter(|number| !GENERAL.contains(number)).collect();
        assert_eq!(own, doubts, "{}: decisions of the rules, and those that it tells", definition.id);
        for doubt in definition.doubts.iter() {
            assert!(!definition.note(doubt).is_empty(), "{}: words for {}", definition.id, doubt.number);
        }
        assert!(
            GENERAL.iter().all(|number| placed.contains(number) || *number == 1),
            "{}: its BASES say `Part::Endless.decided(…, 2)` and `Part::Repetition.decided(…, 3)`",
            definition.id
        );
        for number in brought_in(definition) {
            assert!(doubts.contains(&number), "{}: decision {number}", definition.id);
        }
    }
}

#[test]
fn the_numbers_of_decisions_follow_each_other() {
    let mut numbers: BTreeSet<u8> = GENERAL.into();
    numbers.extend(GAMES.iter().flat_map(|one| one.doubts.iter()).map(|doubt| doubt.number));
    let last = numbers.last().copied().unwrap_or_default();
    let unused: Vec<u8> = (1..=last).filter(|number| !numbers.contains(number)).collect();
    assert_eq!(unused, [20], "the next decision takes the first number that is free; only 20 was given up");
}

#[test]
fn a_game_that_is_not_recorded_is_refused() {
    assert!(bases("chess").is_err());
}

#[test]
fn doubtful_lines_are_marked_as_decided() {
    let of = |game: &str, place: u8| {
        let told = bases(game).expect("a recorded game");
        told.into_iter().find(|basis| basis.part == Part::Ending(place)).map(|basis| basis.standing)
    };
    assert_eq!(of("kiothi", 4), Some(Standing::Decided(16)));
    assert_eq!(of("ndoto", 2), Some(Standing::Decided(22)));
    assert_eq!(of("ndoto", 1), Some(Standing::Stated));
}
