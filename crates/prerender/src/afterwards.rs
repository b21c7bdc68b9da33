//! The place below a board to play on for the analysis of a game. `scripts/afterwards.js`
//! fills it; all of its words are here.

use mbao_words::Lang;
use serde_json::json;
use yew::{Html, html};

use crate::words;

/// The place for it.
pub(crate) fn section(lang: Lang) -> Html {
    html! {
        <section class="afterwards" aria-labelledby="afterwards" data-words={said(lang)}>
            <h2 id="afterwards">{ words::afterwards(lang) }</h2>
            <p>{ words::afterwards_lede(lang) }</p>
            <p class="controls">
                <button type="button" class="look" disabled=true>{ words::afterwards_look(lang) }</button>
                <button type="button" class="stop" hidden=true>{ words::afterwards_stop(lang) }</button>
                <progress aria-label={words::afterwards_look(lang)} hidden=true></progress>
            </p>
            <p class="told" role="status">{ words::afterwards_none(lang) }</p>
            <div class="found"></div>
        </section>
    }
}

/// Its words, with placeholders in braces.
fn said(lang: Lang) -> String {
    json!({
        "none": words::afterwards_none(lang),
        "progress": words::afterwards_progress(lang, "{turn}", "{turns}"),
        "stopped": words::afterwards_stopped(lang),
        "failed": words::afterwards_failed(lang, "{why}"),
        "done": words::afterwards_done(lang, "{points}", "{turns}"),
        "curve": words::afterwards_curve(lang, "{first}", "{last}", "{turns}"),
        "better": words::afterwards_better(lang, "{player}"),
        "s": words::afterwards_south(lang),
        "n": words::afterwards_north(lang),
        "points": words::afterwards_points(lang),
        "nothing": words::afterwards_no_points(lang),
        "point": words::afterwards_point(lang, "{best}", "{loss}", "{played}", "{player}", "{turn}"),
        "whatIf": words::afterwards_what_if(lang),
        "whatIfOf": words::afterwards_what_if_of(lang, "{turn}"),
        "back": words::afterwards_back(lang),
        "table": words::afterwards_table(lang),
        "columns": [
            words::afterwards_col_turn(lang),
            words::afterwards_col_player(lang),
            words::afterwards_col_played(lang),
            words::afterwards_col_best(lang),
            words::afterwards_col_chance(lang),
        ],
    })
    .to_string()
}
