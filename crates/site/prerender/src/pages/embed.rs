//! The page that writes the tag for other people's pages.

use mbao_playing::{Embed, EmbedProps};

use super::play;
use super::prelude::*;

/// Id of the board that shows the chosen game.
const BOARD: &str = "preview";

/// A script for pages with frames, which sets the height of the frames.
const FIT: &str = r#"<script>addEventListener("message", ({ data, source }) => data?.source === "mbao" && data.kind === "size" &&
  document.querySelectorAll("iframe").forEach((frame) => frame.contentWindow === source && (frame.height = data.height)));</script>"#;

pub(crate) async fn page(Site { content, .. }: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "embed/");
    let games = play::entries(content, &route)?;
    let first = games.first().map(|game| game.id.clone()).unwrap_or_default();
    let shown = Shown { id: Some(BOARD.to_owned()), turning: true, ..Shown::game(&first) };
    let form = island::<Embed>(EmbedProps {
        lang,
        board: BOARD.to_owned(),
        games,
        frame: route.base() + "embed.html",
    });
    let form = raw(form.await);
    let body = html! {
        <>
            <div class="embedding">
                <div class="table-board">{ shown.element(lang)? }</div>
                <section aria-label={words::embed_form(lang)}>{ form }</section>
                <section class="embed-more">
                    <h2 id="fit">{ words::embed_fit(lang) }</h2>
                    <p>{ words::embed_fit_help(lang) }</p>
                    <pre><code>{ FIT }</code></pre>
                    <p><a href={route.to("guide/editors/")}>{ words::embed_editors(lang) }</a></p>
                    <p><a href={route.to("studio/")}>{ words::embed_studio(lang) }</a></p>
                    <p><a href={route.to("developers/")}>{ words::developers_title(lang) }</a></p>
                </section>
            </div>
        </>
    };
    Ok(Page::new(route, "embed-page", words::about_embed_title(lang), words::embed_lede(lang), body)
        .titled("text wide")
        .needing(Needs::doing(Bundle::Playing).board_at_once().style(Style::EmbedPage)))
}
