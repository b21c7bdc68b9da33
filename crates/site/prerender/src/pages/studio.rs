//! The studio, where anybody makes a diagram, a story or a task.

use mbao_studio::{Studio, StudioProps};

use super::play;
use super::prelude::*;

/// Id of the board that is worked on.
const BOARD: &str = "studio-board";

pub(crate) async fn page(Site { content, .. }: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "studio/");
    let games = play::entries(content, &route)?;
    let first = games.first().map(|game| game.id.clone()).unwrap_or_default();
    let shown = Shown { id: Some(BOARD.to_owned()), turning: true, ..Shown::game(&first) };
    let frame = route.base() + "embed.html";
    let notebook = route.to("notebook/");
    let island = island::<Studio>(StudioProps { lang, board: BOARD.to_owned(), games, frame, notebook });
    let island = raw(island.await);
    let body = html! {
        <>
            <p class="needs-scripts"><strong>{ words::studio_needs_scripts(lang) }</strong></p>
            <div class="studio-desk">
                <div class="studio-board" role="group" aria-label={words::studio_board(lang)}>{ shown.element(lang)? }</div>
                { island }
            </div>
        </>
    };
    Ok(Page::new(route, "studio-page", words::studio_title(lang), words::studio_lede(lang), body)
        .titled("text wide")
        .needing(Needs::doing(Bundle::Studio).board_at_once().style(Style::Studio)))
}
