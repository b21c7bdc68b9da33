//! The solved positions of the games: in sentences, and below a board to play on.

use std::cmp::Ordering;

use mbao_content::SolvedStart;
use mbao_playing::{Known, KnownProps, KnownTable};
use mbao_rules::Definition;
use mbao_rules::definition::{Change, Choice};
use mbao_words::Voice;

use super::prelude::*;
use crate::facts::found::definition;
use crate::facts::names::voice_of;
use crate::facts::numbers::grouped;
use crate::words::solved;

/// The value of a starting position, in a sentence.
pub(crate) fn start(name: &str, start: &SolvedStart, voice: Voice) -> String {
    let total = start.total();
    let text = |number: u8| number.to_string();
    let (low, high, all, rest) = (text(start.low), text(start.high), text(total), text(total - start.low));
    let to_half = |seeds: u8| (2 * u16::from(seeds)).cmp(&total.into());
    let result = match (to_half(start.low), to_half(start.high)) {
        (Ordering::Equal, Ordering::Equal) => solved::both(voice, &low),
        (Ordering::Greater, _) if low == high => solved::first_wins(voice, &rest, &low),
        (Ordering::Greater, _) => solved::first_wins_least(voice, &high, &low, &all),
        (_, Ordering::Less) if low == high => solved::second_wins(voice, &rest, &low),
        (_, Ordering::Less) => solved::second_wins_least(voice, &high, &low, &all),
        _ => solved::between(voice, &high, &low, &all),
    };
    solved::start(voice, &text(start.columns), &text(start.each), name, &result)
}

/// How we know it.
pub(crate) fn known(start: &SolvedStart, lang: Lang) -> String {
    match start.ahead {
        Some((turns, table, nodes)) => {
            solved::start_ahead(lang, &grouped(nodes), &table.to_string(), &turns.to_string())
        }
        None if start.turns == 0 => solved::start_round(lang),
        None => solved::start_table(lang, &start.turns.to_string()),
    }
}

pub(crate) fn section(content: &Content, game: &str, name: &str, route: &Route) -> Html {
    let lang = route.lang;
    let Some(tables) = content.tables_of(game) else { return Html::default() };
    let told = |one: &&SolvedStart| {
        let half = u16::from(one.total());
        one.low == one.high || 2 * u16::from(one.low) > half || 2 * u16::from(one.high) < half
    };
    let own = tables.solved.starts.iter().filter(|one| one.recorded).filter(told);
    let own = own
        .map(|one| html! { <p class="bell"><strong>{ start(name, one, voice_of(game, lang)) }</strong></p> });
    html! {
        <section class="figures solved-here">
            <h2 id={format!("solved-{game}")}>{ solved::title(lang) }</h2>
            { for own }
            <p>{ solved::lede(lang) }</p>
            <p class="onward"><a href={route.to("solved/")}>{ solved::to_solved(lang) }</a></p>
        </section>
    }
}

/// The island below a board to play on, where a table can be fetched.
pub(crate) async fn beneath_board(content: &Content, game: &str, route: &Route) -> Result<Html> {
    let Some(tables) = content.tables_of(game).filter(|tables| !tables.packed.is_empty()) else {
        return Ok(Html::default());
    };
    let options = turn_options(definition(game)?);
    let shipped = tables.solved.boards.iter().filter(|board| board.shipped > 0);
    let known = island::<Known>(KnownProps {
        lang: route.lang,
        board: "board".to_owned(),
        called: voice_of(game, route.lang).called,
        tables: shipped
            .map(|board| KnownTable {
                columns: board.columns.into(),
                seeds: board.shipped.into(),
                file: route.base() + &tables.file(board.columns),
                options: options.clone(),
            })
            .collect(),
        about: route.to("solved/"),
    });
    Ok(raw(known.await))
}

/// The options of a game that change how a turn is played, with the values used to solve the tables.
fn turn_options(definition: &Definition) -> Vec<(String, String)> {
    let changes =
        |option: &&Choice| option.values.iter().flat_map(|value| value.changes.iter()).any(changes_turns);
    let options = definition.options.iter().filter(changes);
    options
        .filter_map(|option| {
            let usual = option.values.get(usize::from(option.default))?;
            Some((option.id.to_string(), usual.name.to_string()))
        })
        .collect()
}

/// Whether a change concerns how a turn is played, not only how a game or a series begins.
fn changes_turns(change: &Change) -> bool {
    match change {
        Change::OpeningSkip(_)
        | Change::Columns(_)
        | Change::Seeds(_)
        | Change::Preludes(_)
        | Change::AddPrelude(_)
        | Change::FarthestWins
        | Change::TossToNorth
        | Change::LaterRound => false,
        Change::Ending(_)
        | Change::Turning(_)
        | Change::ReverseStart(_)
        | Change::Bao(_)
        | Change::TaxLast
        | Change::Over(_) => true,
        Change::If(_, _, changes) => changes.iter().any(changes_turns),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tables_hold_for_the_rules_of_turns_they_were_solved_with() {
        let of = |id| turn_options(mbao_rules::game(id).expect("a game"));
        assert_eq!(of("giuthi"), [("uncrossed".to_owned(), "again".to_owned())]);
        // A race and the way the opening turn is sown are over before so few seeds are left.
        assert_eq!(of("mbothe"), []);
        assert_eq!(of("ndoto"), [("empty-side".to_owned(), "starter".to_owned())]);
    }

    #[test]
    fn starts_are_told_by_who_wins() {
        let told = |low, high| {
            let one = SolvedStart { columns: 3, each: 2, low, high, ..SolvedStart::default() };
            start("Ndoto", &one, Lang::En.into())
        };
        assert!(told(9, 9).contains("begins wins, 9 seeds to 3"), "{}", told(9, 9));
        assert!(told(7, 12).contains("wins, with 7 to 12 seeds of 12"));
        assert!(told(2, 2).contains("begins loses, 2 seeds to 10"));
        assert!(told(0, 5).contains("loses, with 0 to 5 seeds of 12"));
        assert!(told(6, 6).contains("draw, 6 seeds each"));
        assert!(told(5, 7).contains("5 to 7 seeds of 12"));
    }
}
