//! The board of a game beside the text, and the island that tells its rules and shows its turns.

use mbao_content::Section;
use mbao_viewer::{Example, GameSide, GameSideProps, Silence};

use super::prelude::*;
use crate::facts::bases::endings;
use crate::facts::found::definition;
use crate::facts::labels::{board, choices, setups};
use crate::parts::telling;

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
    let page = definition(&card.id)?;
    let examples = content
        .examples_of(&card.id)
        .filter(|example| listed(&example.chapter.id))
        .map(|example| {
            let story = &example.chapter.story;
            Example {
                id: example.chapter.id.clone(),
                title: example.title.get(route.lang).to_owned(),
                note: example.note.get(route.lang).to_owned(),
                shows: example.shows.clone(),
                position: story.header("Position").unwrap_or_default().to_owned(),
                actions: story.steps.iter().map(|step| step.action.to_string()).collect(),
                record: example.chapter.record(),
            }
        })
        .collect();
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
