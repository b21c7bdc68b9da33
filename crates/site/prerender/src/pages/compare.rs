//! Two games side by side: two boards, one turn on both, the rules that differ.

use mbao_affinity::{Point, rules_of};
use mbao_workshop::{BOARDS, Beside, Compare, CompareProps};
use yew::classes;

use super::prelude::*;
use crate::facts::features::{point, sentence as value};
use crate::words::affinity;

/// The two that are shown at first: they differ by one small change.
const SHOWN: [&str; 2] = ["omweso", "coro"];

pub(crate) async fn page(site: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "compare/");
    let body = html! {
        <>
            { turn(site, lang, false).await? }
            <p class="onward"><a href={route.to("affinities/")}>{ affinity::to_affinities(lang) }</a></p>
        </>
    };
    Ok(Page::new(route, "compare-page", affinity::beside(lang), affinity::beside_lede(lang), body)
        .titled("text wide")
        .needing(Needs::doing(Bundle::Workshop).board_at_once().style(Style::Compare)))
}

/// Two boards and one turn on both, of games that are chosen here or, on the page of affinities, in the family;
/// there the rules that differ are told below.
pub(super) async fn turn(Site { content, turns, .. }: &Site, lang: Lang, family: bool) -> Result<Html> {
    let at = |id: &str| {
        content.games.iter().position(|card| card.id == id).with_context(|| format!("the game {id}"))
    };
    let shown = (at(SHOWN[0])?, at(SHOWN[1])?);
    let points: &[Point] = if family { &[] } else { &Point::ALL };
    let games: Vec<Beside> = content
        .games
        .iter()
        .map(|card| {
            let rulings = rules_of(mbao_rules::game(&card.id)?);
            Ok(Beside {
                id: card.id.clone(),
                name: card.name().to_owned(),
                people: card.people().get(lang).to_owned(),
                traits: points.iter().map(|&point| value(rulings.at(point), lang)).collect(),
            })
        })
        .collect::<Result<_>>()?;
    let props = CompareProps {
        lang,
        points: points.iter().map(|&one| point(one, lang)).collect(),
        games,
        turns: turns.clone(),
        shown,
        family,
    };
    let (_, records) = props.turn(shown).context("the turn of the pair shown first")?;
    let boards = SHOWN.iter().zip(BOARDS).zip(records).map(|((game, id), record)| {
        let board = Shown { id: Some(id.to_owned()), steps: Some(record.to_owned()), ..Shown::game(game) };
        Ok(html! { <div class="compare-board">{ board.element(lang)? }</div> })
    });
    let boards = boards.collect::<Result<Vec<_>>>()?;
    Ok(html! {
        <div class={classes!("beside-each-other", family.then_some("in-family"))}>
            { raw(island::<Compare>(props).await) }
            { for boards }
        </div>
    })
}
