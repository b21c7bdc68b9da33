//! A game: the content beside its section, and its sheet of rules.

use super::prelude::*;
use crate::facts::found::definition;
use crate::facts::labels::setups;
use crate::parts::card::card as header;
use crate::parts::game::side;
use crate::parts::linked;
use crate::parts::marks;

/// The rules of a game on one sheet: everything needed to sit down and play.
pub(crate) async fn sheet(Site { content, .. }: &Site, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("game/{}/", card.id));
    let name = card.name();
    let description = words::sheet_lede(lang, name, card.people().get(lang));
    let row = |name: String, text: &str| html! { <><dt>{ name }</dt><dd>{ text }</dd></> };
    let setups = setups(content, definition(&card.id)?, lang);
    let setup_boards: Vec<Html> = setups
        .iter()
        .map(|setup| {
            let still = Shown::setup(&card.id, &setup.name).still(lang)?;
            Ok(html! { <figure class="still"><div class="drawn">{ still.html() }</div><figcaption>{ &setup.label }</figcaption></figure> })
        })
        .collect::<Result<_>>()?;
    let main = html! {
        <div class="layout with-board">
            <Main class="text">
                <article>
                    <h1>{ words::sheet(lang, name) }</h1>
                    <p class="lede">{ description.clone() }</p>
                    <dl class="rules">
                        { row(words::rule_start(lang), card.start.get(lang)) }
                        { row(words::rule_sowing(lang), card.sowing.get(lang)) }
                        { row(words::rule_end(lang), card.end.get(lang)) }
                    </dl>
                    <h2>{ words::setups(lang) }</h2>
                    { for setup_boards }
                    { marks::table(content, card, &route)? }
                    { header(content, card, &route)? }
                    { onward(content, card, &route, &["section", "play", "learn", "print"])? }
                </article>
            </Main>
            { side(content, card, &route).await? }
            { linked::script(&linked::game(card, lang)) }
        </div>
    };
    Ok(Page::new(route, "game sheet", words::sheet(lang, name), description, main)
        .cited(words::sheet(lang, name), &card.section)
        .needing(Needs::reading().boards().framed(Shown::game(&card.id))))
}
