//! The longest turns, and those that never end.

use mbao_content::{Hunted, Wonder, WonderKind};

use super::prelude::*;
use crate::facts::names::name_of;
use crate::facts::names::voice_of;
use crate::facts::numbers::grouped;
use crate::facts::played::record;
use crate::words::{figures, lessons};

pub(crate) fn page(Site { content, .. }: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "wonders/");
    let mut all: Vec<(&str, &Wonder)> = content
        .figures
        .iter()
        .flat_map(|one| one.figures.wonders.iter().map(|wonder| (one.game.as_str(), wonder)))
        .collect();
    all.sort_by_key(|(_, wonder)| std::cmp::Reverse(wonder.measure()));
    // A turn that is remarkable in two ways is listed once; a prefix of only a few handfuls is not listed.
    let of_its_own = |at: usize, game: &str, wonder: &Wonder| {
        let told = all[..at]
            .iter()
            .any(|(g, w)| *g == game && w.position == wonder.position && w.turn == wonder.turn);
        !told && (wonder.kind != WonderKind::Prefix || wonder.prefix > 10)
    };
    let all: Vec<_> = all
        .iter()
        .enumerate()
        .filter(|(at, (game, wonder))| of_its_own(*at, game, wonder))
        .map(|(_, one)| *one)
        .collect();
    let longest = |wonder: &Wonder| wonder.kind == WonderKind::Longest;
    let greatest = all.iter().find(|(_, wonder)| longest(wonder)).context("the longest turn")?;
    let most = greatest.1.seeds;
    let list = |wanted: fn(&Wonder) -> bool| {
        let items = all
            .iter()
            .filter(|(_, wonder)| wanted(wonder))
            .map(|(game, wonder)| one(content, game, wonder, most, &route));
        let items = items.collect::<Result<Vec<_>>>()?;
        Ok::<_, anyhow::Error>(html! { <ol class="wonders">{ for items }</ol> })
    };
    let turns = list(longest)?;
    let endless = list(|wonder| wonder.kind != WonderKind::Longest)?;
    let hunted = content.figures.first().and_then(|one| one.figures.hunted);
    let how = hunted.map(|Hunted { arrangements, laps }| {
        html! { <p class="plain-text">{ figures::wonders_how(lang, &grouped(arrangements.into()), &grouped(laps)) }</p> }
    });
    let main = html! {
        <>
            { watched(content, greatest, &route)? }
            <h2 id="longest">{ figures::wonders_longest(lang) }</h2>
            { turns }
            <h2 id="endless">{ figures::wonders_endless(lang) }</h2>
            <p class="plain-text">{ figures::wonders_endless_lede(lang) }</p>
            { endless }
            { for how }
            <p class="onward"><a href={route.to("figures/")}>{ figures::to_figures(lang) }</a></p>
        </>
    };
    Ok(Page::new(route, "wonders-page", figures::wonders(lang), figures::wonders_lede(lang), main)
        .column("text wide")
        .needing(Needs::reading().boards().script(Script::Wonders).style(Style::Wonders)))
}

/// The longest turn of all: what it is, and an open board on which `wonders.js` plays it and counts its seeds.
fn watched(content: &Content, (game, wonder): &(&str, &Wonder), route: &Route) -> Result<Html> {
    let lang = route.lang;
    let name = name_of(content, game);
    let turn = wonder.turn.join(" ");
    let how = if wonder.met { figures::wonder_met_told(lang) } else { figures::wonder_arranged_told(lang) };
    let board =
        Shown { position: Some(wonder.position.clone()), readonly: true, turning: true, ..Shown::game(game) };
    Ok(html! {
        <div class="greatest">
            <div class="greatest-words">
                <h1>{ figures::wonders(lang) }</h1>
                <p class="lede">{ figures::wonders_lede(lang) }</p>
                <section aria-labelledby="greatest">
                    <h2 id="greatest">{ figures::wonder_greatest(lang) }</h2>
                    <p class="greatest-count">
                        <strong>{ grouped(wonder.seeds) }</strong>{ " " }
                        <span>{ figures::wonder_in_one_turn(voice_of(game, lang)) }</span>
                    </p>
                    <p class="greatest-told">{ figures::wonder_greatest_told(lang, &name, &grouped(wonder.laps), &turn) }{ " " }{ how }</p>
                    <button type="button" data-turn={turn} data-again={figures::wonder_again(lang)}>{ figures::wonder_watch(lang) }</button>
                </section>
            </div>
            <div class="greatest-board">{ board.element(lang)? }</div>
        </div>
    })
}

/// A turn with its description and its board: if it ends, it is played there; if it never ends, it is refused
/// there. `most` are the seeds of the longest.
fn one(content: &Content, game: &str, wonder: &Wonder, most: u64, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let name = name_of(content, game);
    let (turn, laps) = (wonder.turn.join(" "), grouped(wonder.laps));
    let said = match wonder.kind {
        WonderKind::Longest => {
            figures::wonder_longest(voice_of(game, lang), &name, &laps, &grouped(wonder.seeds), &turn)
        }
        _ if wonder.prefix > 0 => figures::wonder_prefix(lang, &name, &laps, &grouped(wonder.prefix), &turn),
        _ => figures::wonder_period(lang, &name, &laps, &turn),
    };
    let met = if wonder.met { figures::wonder_met(lang) } else { figures::wonder_arranged(lang) };
    let label = figures::wonder_open_of(lang, &said);
    let told = html! { <p><strong>{ said }</strong>{ " (" }{ met }{ ")." }</p> };
    let position = html! { <code class="position">{ wonder.position.clone() }</code> };
    if wonder.kind == WonderKind::Longest {
        let board = Shown {
            steps: Some(record(game, Some(&wonder.position), &wonder.turn)?),
            turning: true,
            autoplay: true,
            ..Shown::game(game)
        };
        return Ok(html! {
            <li>
                { told }
                <svg class="as-long" viewBox={format!("0 0 {most} 1")} preserveAspectRatio="none" aria-hidden="true">
                    <rect width={wonder.seeds.to_string()} height="1" />
                </svg>
                <details>
                    <summary aria-label={label}>{ figures::wonder_open(lang) }</summary>
                    { board.element(lang)? }
                    { position }
                </details>
            </li>
        });
    }
    let drawn = Shown { position: Some(wonder.position.clone()), ..Shown::game(game) }.still(lang)?.bare();
    // In a query a plus is a space; nothing else in a position needs an escape.
    let there = wonder.position.replace(' ', "+");
    let href = format!("{}?position={there}", route.to(&format!("play/{game}/")));
    let start = wonder.turn.first().map(String::as_str).unwrap_or_default();
    Ok(html! {
        <li>
            <div class="drawn" aria-hidden="true">{ drawn.html() }</div>
            { told }
            <p><a {href} aria-label={label}>{ figures::wonder_open(lang) }</a>{ ": " }{ lessons::wonder_refused(lang, start) }</p>
        </li>
    })
}
