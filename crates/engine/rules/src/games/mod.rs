//! The recorded games, one definition each, in the order of their sections: the article's first, then bao,
//! then those of other sources. Each stands in `GAMES` and in `BASES`.

mod aweet;
mod bao_kiswahili;
mod bao_kujifunza;
mod coro;
mod enkeshui;
mod giuthi;
mod kiothi;
mod kombe;
mod lukho;
mod mbothe;
mod mongale;
mod mongola;
mod ndoto;
mod notes;
mod omweso;
mod prelude;
mod racing;

use alloc::vec::Vec;

use crate::definition::{Basis, Definition, Part};
use crate::error::{Error, refused};

/// Every recorded game, in the order of their sections.
///
/// ```
/// let four_rows = mbao_rules::GAMES.iter().filter(|definition| definition.rows == mbao_rules::Rows::Four);
/// assert!(four_rows.map(|definition| &*definition.id).any(|id| id == "omweso"));
/// ```
pub static GAMES: [&Definition; 14] = [
    &omweso::DEFINITION,
    &coro::DEFINITION,
    &kombe::DEFINITION,
    &mongale::DEFINITION,
    &mongola::DEFINITION,
    &enkeshui::DEFINITION,
    &aweet::DEFINITION,
    &mbothe::DEFINITION,
    &giuthi::DEFINITION,
    &ndoto::DEFINITION,
    &kiothi::DEFINITION,
    &lukho::DEFINITION,
    &bao_kiswahili::DEFINITION,
    &bao_kujifunza::DEFINITION,
];

/// The definition of a recorded game.
///
/// ```
/// assert_eq!(mbao_rules::game("kiothi")?.people, "Meru");
/// # Ok::<(), mbao_rules::Error>(())
/// ```
///
/// # Errors
/// [`Fault::UnknownGame`](crate::Fault::UnknownGame), naming the games there are.
pub fn game(id: &str) -> Result<&'static Definition, Error> {
    GAMES.iter().copied().find(|definition| definition.id == id).ok_or_else(|| {
        let known = GAMES.map(|definition| &*definition.id).join(", ");
        refused!(UnknownGame, "no game is called \"{id}\"; there are {known}")
    })
}

/// What each part of a recorded game rests on, in the order of [`Definition::parts`].
///
/// It is kept apart from the definitions, so that a board that does not show it need not include it.
///
/// # Errors
/// [`Fault::UnknownGame`](crate::Fault::UnknownGame), naming the games there are.
pub fn bases(id: &str) -> Result<Vec<Basis>, Error> {
    let definition = game(id)?;
    let known =
        || BASES.iter().filter(|(of, _)| *of == id).flat_map(|(_, lists)| lists.iter()).copied().flatten();
    let line = |part: &Part| {
        let Part::Ending(place) = part else { return None };
        let line = definition.endings.get(usize::from(*place).checked_sub(1)?)?;
        Some(Basis { part: part.clone(), cite: line.cite.clone(), standing: line.standing })
    };
    let of = |part: &Part| line(part).or_else(|| known().find(|basis| basis.part == *part).cloned());
    Ok(definition.parts().iter().filter_map(of).collect())
}

/// What the games rest on, apart from their endings: their own lists, and those they share.
static BASES: [(&str, &[&[Basis]]); 14] = [
    ("omweso", &[omweso::BASES, omweso::SHARED, omweso::REVERSE_START_BASES, racing::BASES]),
    ("coro", &[coro::BASES, omweso::SHARED, omweso::REVERSE_START_BASES, racing::BASES]),
    ("kombe", &[kombe::BASES, omweso::SHARED, racing::BASES]),
    ("mongale", &[mongale::BASES, racing::BASES]),
    ("mongola", &[mongola::BASES, omweso::SHARED, omweso::REVERSE_START_BASES, racing::BASES]),
    ("enkeshui", &[enkeshui::BASES]),
    ("aweet", &[aweet::BASES, omweso::SHARED, omweso::REVERSE_START_BASES, racing::BASES]),
    ("mbothe", &[mbothe::BASES]),
    ("giuthi", &[giuthi::BASES]),
    ("ndoto", &[ndoto::BASES, racing::BASES]),
    ("kiothi", &[kiothi::BASES, racing::BASES]),
    ("lukho", &[lukho::BASES]),
    ("bao-kiswahili", &[bao_kiswahili::BASES]),
    ("bao-kujifunza", &[bao_kujifunza::BASES]),
];

#[cfg(test)]
mod tests {
    use alloc::collections::BTreeSet;

    use super::*;
    use crate::definition::{Change, Definition, Standing};

    /// Decisions that concern all games and so belong to no single definition.
    const GENERAL: [u8; 3] = [1, 2, 3];

    fn listed(id: &str) -> Vec<&'static Basis> {
        let (_, lists) = BASES.iter().find(|(of, _)| *of == id).expect("a list for the game");
        lists.iter().copied().flatten().collect()
    }

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
    fn no_mark_is_without_its_rule() {
        for definition in GAMES {
            let parts = definition.parts();
            let mut seen: Vec<&Part> = Vec::new();
            for basis in listed(&definition.id) {
                assert!(parts.contains(&basis.part), "{}: {:?} is no part", definition.id, basis.part);
                assert!(!matches!(basis.part, Part::Ending(_)), "{}: a line says it itself", definition.id);
                assert!(!seen.contains(&&basis.part), "{}: {:?} stands twice", definition.id, basis.part);
                seen.push(&basis.part);
            }
        }
    }

    #[test]
    fn no_decision_is_without_its_place() {
        for definition in GAMES {
            let told = bases(&definition.id).expect("a recorded game");
            let placed: BTreeSet<u8> = told.iter().filter_map(|basis| basis.standing.decision()).collect();
            let doubts: BTreeSet<u8> = definition.doubts.iter().map(|doubt| doubt.number).collect();
            let own: BTreeSet<u8> =
                placed.iter().copied().filter(|number| !GENERAL.contains(number)).collect();
            assert_eq!(own, doubts, "{}: decisions of the rules, and those that it tells", definition.id);
            for number in &doubts {
                assert!(
                    notes::note(&definition.id, *number).is_some(),
                    "{}: words for {number}",
                    definition.id
                );
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
        assert_eq!(
            unused,
            [20],
            "the next decision takes the first number that is free; only 20 was given up"
        );
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
}
