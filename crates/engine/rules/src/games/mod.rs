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
    use super::*;

    #[test]
    fn no_mark_is_without_its_rule() {
        for definition in GAMES {
            let parts = definition.parts();
            let mut seen: Vec<&Part> = Vec::new();
            let (_, lists) = BASES.iter().find(|(of, _)| *of == definition.id).expect("a list for the game");
            for basis in lists.iter().copied().flatten() {
                assert!(parts.contains(&basis.part), "{}: {:?} is no part", definition.id, basis.part);
                assert!(!matches!(basis.part, Part::Ending(_)), "{}: a line says it itself", definition.id);
                assert!(!seen.contains(&&basis.part), "{}: {:?} stands twice", definition.id, basis.part);
                seen.push(&basis.part);
            }
        }
    }
}
