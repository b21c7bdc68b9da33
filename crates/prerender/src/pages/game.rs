//! A game: the content beside its section, and its sheet of rules.

use anyhow::Result;
use mbao_content::{Card, Content, List, Section};
use mbao_viewer::{EndingLine, Example, GameSide, GameSideProps, Silence, island};
use mbao_words::Lang;
use yew::{Html, html};

use super::learn::onward;
use crate::facts::labels::{board, choices, rules, setups};
use crate::needs::Needs;
use crate::page::Page;
use crate::parts::boards::{Shown, record};
use crate::parts::card::card as header;
use crate::parts::html::raw;
use crate::parts::linked;
use crate::parts::marks;
use crate::parts::pictures::Main;
use crate::parts::telling;
use crate::route::Route;
use crate::site::Site;
use crate::words;

/// The board beside the text, and the island beside it.
pub(crate) async fn side(content: &Content, card: &Card, route: &Route) -> Result<Html> {
    let shown = Shown { id: Some(board(card)), turning: true, ..Shown::game(&card.id) };
    let props = props(content, card, route, |_| true)?;
    let element = shown.element(route.lang)?;
    let side = raw(island::<GameSide>(props).await);
    let name = card.name();
    Ok(html! {
        <aside class="table" aria-label={words::board_of(route.lang, name)}>
            <div class="table-board">{ element }</div>
            { side }
        </aside>
    })
}

/// The island below the text of a section whose board is beside the text: with the turns that no paragraph
/// shows.
pub(crate) async fn below(content: &Content, section: &Section, card: &Card, route: &Route) -> Result<Html> {
    let props = props(content, card, route, |example| !telling::has(section, example))?;
    Ok(raw(island::<GameSide>(props).await))
}

fn props(
    content: &Content,
    card: &Card,
    route: &Route,
    listed: impl Fn(&str) -> bool,
) -> Result<GameSideProps> {
    let page = rules(&card.id)?;
    let examples = content
        .examples_of(&card.id)
        .filter(|example| listed(&example.id))
        .map(|example| {
            Ok(Example {
                id: example.id.clone(),
                title: example.title.get(route.lang).to_owned(),
                note: example.note.get(route.lang).to_owned(),
                shows: example.shows.clone(),
                position: example.position.clone(),
                actions: example.actions.clone(),
                record: record(&card.id, Some(&example.position), &example.actions)?,
            })
        })
        .collect::<Result<_>>()?;
    Ok(GameSideProps {
        lang: route.lang,
        board: board(card),
        game: card.id.clone(),
        setups: setups(content, page, route.lang),
        options: choices(content, page, route.lang),
        endings: endings(card, route.lang)?,
        examples,
        silences: card
            .silences
            .iter()
            .map(|silence| Silence {
                doubt: silence.doubt,
                text: silence.text.get(route.lang).to_owned(),
                option: silence.option.clone(),
            })
            .collect(),
        play_href: route.to(&format!("play/{}/", card.id)),
    })
}

/// What the last seed decides, line by line, with what each line rests on.
pub(super) fn endings(card: &Card, lang: Lang) -> Result<Vec<EndingLine>> {
    let definition = rules(&card.id)?;
    let list = |list: &Option<List>| {
        list.map(|list| match list {
            List::Mtaji => "mtaji".to_owned(),
            List::Takata => "takata".to_owned(),
        })
    };
    let line = |ending: &mbao_content::EndingText| EndingLine {
        list: list(&ending.list),
        rule: ending.rule,
        text: ending.text.get(lang).to_owned(),
        basis: marks::of_line(definition, ending.list, ending.rule)
            .map_or_else(String::new, |basis| marks::caption(&basis, lang)),
    };
    Ok(card.endings.iter().map(line).collect())
}

/// The rules of a game on one sheet: everything needed to sit down and play.
pub(crate) async fn sheet(Site { content, .. }: &Site, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("game/{}/", card.id));
    let name = card.name();
    let description = words::sheet_lede(lang, name, card.people().get(lang));
    let row = |name: String, text: &str| html! { <><dt>{ name }</dt><dd>{ text }</dd></> };
    let setups = setups(content, rules(&card.id)?, lang);
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
                    { onward(card, &route, &["section", "play", "learn", "print"], content)? }
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
