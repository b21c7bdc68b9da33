//! The recorded games, one page each, in the order of the article; bao last.

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
mod omweso;
mod racing;

use crate::error::{Error, Fault};
use crate::page::Page;
use crate::refused;
use crate::template::listed;

/// A `'static` slice of constant values.
macro_rules! all {
    ($($item:expr),* $(,)?) => { const { &[$($item),*] } };
}
pub(crate) use all;

/// Every recorded game, in the order of the article.
///
/// ```
/// let four_rows = mbao_rules::GAMES.iter().filter(|page| page.rows == mbao_rules::Rows::Four);
/// assert_eq!(four_rows.count(), 8);
/// ```
pub static GAMES: [&Page; 14] = [
    &omweso::PAGE,
    &coro::PAGE,
    &kombe::PAGE,
    &mongale::PAGE,
    &mongola::PAGE,
    &enkeshui::PAGE,
    &aweet::PAGE,
    &mbothe::PAGE,
    &giuthi::PAGE,
    &ndoto::PAGE,
    &kiothi::PAGE,
    &lukho::PAGE,
    &bao_kiswahili::PAGE,
    &bao_kujifunza::PAGE,
];

/// The page of a recorded game.
///
/// ```
/// assert_eq!(mbao_rules::game("kiothi")?.people, "Meru");
/// # Ok::<(), mbao_rules::Error>(())
/// ```
///
/// # Errors
/// [`Fault::UnknownGame`], naming the games there are.
pub fn game(id: &str) -> Result<&'static Page, Error> {
    GAMES.iter().copied().find(|page| page.id == id).ok_or_else(|| {
        let known = listed(&|i: usize| Some(&*GAMES.get(i)?.id), ", ");
        refused!(Fault::UnknownGame, "no game is called \"{}\"; there are {}", id, &known)
    })
}
