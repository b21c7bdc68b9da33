//! What is solved of the games: in sentences, and below a board to play on.

pub(crate) mod words;

use mbao_content::{Content, GameTables, SolvedStart};
use mbao_words::Lang;
use serde_json::json;
use yew::{Html, html};

use crate::figures::grouped;
use crate::route::Route;

/// What a starting position is worth, in a sentence.
pub(crate) fn start(name: &str, start: &SolvedStart, lang: Lang) -> String {
    let total = start.total();
    let text = |number: u8| number.to_string();
    let (low, high, rest) = (text(start.low), text(start.high), text(total - start.low));
    let half = u16::from(total) / 2;
    let exact = start.low == start.high;
    let result = if exact && u16::from(start.low) == half && total.is_multiple_of(2) {
        words::both(lang, &low)
    } else if u16::from(start.low) > half {
        if exact {
            words::first_wins(lang, &rest, &low)
        } else {
            words::first_wins_least(lang, &high, &low, &text(total))
        }
    } else if 2 * u16::from(start.high) < u16::from(total) {
        if exact {
            words::second_wins(lang, &rest, &low)
        } else {
            words::second_wins_least(lang, &high, &low, &text(total))
        }
    } else {
        words::between(lang, &high, &low, &text(total))
    };
    words::start(lang, &text(start.columns), &text(start.each), name, &result)
}

/// How we know it.
pub(crate) fn known(start: &SolvedStart, lang: Lang) -> String {
    match start.ahead {
        Some((turns, table, nodes)) => {
            words::start_ahead(lang, &grouped(nodes), &table.to_string(), &turns.to_string())
        }
        None if start.turns == 0 => words::start_round(lang),
        None => words::start_table(lang, &start.turns.to_string()),
    }
}

/// What is solved of a game, for its section.
pub(crate) fn section(content: &Content, game: &str, name: &str, route: &Route) -> Html {
    let lang = route.lang;
    let Some(tables) = content.tables_of(game) else { return Html::default() };
    let told = |one: &&SolvedStart| {
        let half = u16::from(one.total());
        one.low == one.high || 2 * u16::from(one.low) > half || 2 * u16::from(one.high) < half
    };
    let own = tables.solved.starts.iter().filter(|one| one.recorded).filter(told);
    let own = own.map(|one| html! { <p class="bell"><strong>{ start(name, one, lang) }</strong></p> });
    html! {
        <section class="figures solved-here">
            <h2 id={format!("solved-{game}")}>{ words::title(lang) }</h2>
            { for own }
            <p>{ words::lede(lang) }</p>
            <p class="onward"><a href={route.to("solved/")}>{ words::to_solved(lang) }</a></p>
        </section>
    }
}

/// The place below a board to play on, where a table can be fetched. `scripts/solved.js` fills it.
pub(crate) fn beneath_board(content: &Content, game: &str, route: &Route) -> Html {
    let lang = route.lang;
    let Some(tables) = content.tables_of(game).filter(|tables| !tables.packed.is_empty()) else {
        return Html::default();
    };
    // The sentence that the script shows first, so that nothing moves when it comes.
    let widest =
        tables.solved.boards.iter().filter(|board| board.shipped > 0).max_by_key(|board| board.columns);
    let waits = widest.map(|board| words::play_waits(lang, &board.shipped.to_string()));
    html! {
        <section class="known" aria-labelledby="known" data-words={said(lang)} data-tables={listed(tables)}>
            <h2 id="known">{ words::play(lang) }</h2>
            <p class="worth" role="status">{ for waits }</p>
            <div class="found"></div>
            <p><a href={route.to("solved/")}>{ words::play_about(lang) }</a></p>
        </section>
    }
}

/// The list of tables, for the script.
fn listed(tables: &GameTables) -> String {
    let shipped = tables.solved.boards.iter().filter(|board| board.shipped > 0);
    let list: Vec<_> = shipped
        .map(|board| json!({ "columns": board.columns, "seeds": board.shipped, "file": tables.file(board.columns) }))
        .collect();
    json!(list).to_string()
}

/// Its words, with placeholders in braces.
fn said(lang: Lang) -> String {
    json!({
        "waits": words::play_waits(lang, "{seeds}"),
        "loads": words::play_loads(lang),
        "failed": words::play_failed(lang, "{why}"),
        "over": words::play_over(lang),
        "wins": words::play_wins(lang, "{least}", "{most}", "{player}"),
        "drawn": words::play_drawn(lang, "{most}"),
        "winsLeast": words::play_wins_least(lang, "{high}", "{low}", "{player}"),
        "open": words::play_open(lang, "{high}", "{low}"),
        "turns": words::play_turns(lang, "{turns}"),
        "keeps": words::play_keeps(lang),
        "table": words::play_table(lang),
        "columns": [words::play_turn(lang), words::play_result(lang), words::play_left(lang)],
        "kept": words::play_kept(lang),
        "best": words::play_best(lang, "{turns}"),
        "more": words::play_more(lang),
        "s": words::south(lang),
        "n": words::north(lang),
    })
    .to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn starts_are_told_by_who_wins() {
        let told = |low, high| {
            let one = SolvedStart { columns: 3, each: 2, low, high, ..SolvedStart::default() };
            start("Ndoto", &one, Lang::En)
        };
        assert!(told(9, 9).contains("begins wins, 9 seeds to 3"), "{}", told(9, 9));
        assert!(told(7, 12).contains("wins, with 7 to 12 seeds of 12"));
        assert!(told(2, 2).contains("begins loses, 2 seeds to 10"));
        assert!(told(0, 5).contains("loses, with 0 to 5 seeds of 12"));
        assert!(told(6, 6).contains("draw, 6 seeds each"));
        assert!(told(5, 7).contains("5 to 7 seeds of 12"));
    }
}
