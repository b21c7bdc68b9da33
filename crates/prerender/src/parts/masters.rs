//! Games between masters, to step through.

use anyhow::Result;
use mbao_content::{Content, MastersGame};
use yew::{Html, html};

use crate::parts::boards::Shown;
use crate::route::Route;
use crate::words;

/// All games between masters that are of this game; nothing if there are none.
pub(crate) fn games(content: &Content, id: &str, route: &Route) -> Result<Html> {
    let games = content.masters.iter().filter(|game| game.game == id);
    let games: Vec<Html> = games.map(|game| one(game, route)).collect::<Result<_>>()?;
    if games.is_empty() {
        return Ok(Html::default());
    }
    Ok(html! {
        <section class="masters">
            <h2 id="masters">{ words::masters(route.lang) }</h2>
            <p class="lede">{ words::masters_lede(route.lang) }</p>
            { for games }
        </section>
    })
}

fn one(game: &MastersGame, route: &Route) -> Result<Html> {
    let shown = Shown { steps: Some(game.record.clone()), turning: true, ..Shown::game(&game.game) };
    Ok(html! {
        <figure class="diagram" id={game.id.clone()}>
            { shown.element(route.lang)? }
            <figcaption>
                <p class="diagram-title">{ source_line(game, route) }</p>
            </figcaption>
        </figure>
    })
}

fn source_line(game: &MastersGame, route: &Route) -> String {
    let lang = route.lang;
    let winner = if game.south_won { &game.south } else { &game.north };
    let won =
        if game.given_up { words::masters_given_up(lang, winner) } else { words::masters_won(lang, winner) };
    let who = words::masters_game(lang, &game.date, game.plies, &game.north, &game.place, &game.south);
    format!("{who}; {won}")
}
