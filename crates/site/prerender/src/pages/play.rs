//! The pages to play on.

use mbao_content::Series;
use mbao_playing::{Afterwards, AfterwardsProps, Ended, Play, PlayProps, SeriesRules, first_seat};
use mbao_rules::definition::{EndIf, StartIf};
use mbao_viewer::GameEntry;
use mbao_viewer::markup::height;

use super::prelude::*;
use crate::facts::bases::endings;
use crate::facts::found::definition;
use crate::facts::labels::{choices, setups};
use crate::facts::names::voice_of;
use crate::facts::profile::{FIRST, Profile};
use crate::pages::home::facts;
use crate::parts::solved;
use crate::parts::still::Still;

/// The games for a form to choose from, in the order of the rules.
pub(super) fn entries(content: &Content, route: &Route) -> Result<Vec<GameEntry>> {
    let entry = |card: &Card| {
        let page = definition(&card.id)?;
        Ok(GameEntry {
            id: card.id.clone(),
            name: card.name().to_owned(),
            people: card.people().get(route.lang).to_owned(),
            setups: setups(content, page, route.lang),
            options: choices(content, page, route.lang),
            href: route.to(&format!("play/{}/", card.id)),
            high: height(Shown::game(&card.id).still(route.lang)?.plan().size()),
        })
    };
    content.games.iter().map(entry).collect()
}

/// The table without a game: it opens the first one, or the one that was played last; below it are all games.
pub(crate) async fn choice(Site { content, .. }: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "play/");
    let card = content.card(FIRST).context("the first game")?;
    let games = content
        .games
        .iter()
        .map(|card| {
            let still = Shown::game(&card.id).still(lang)?;
            let profile = Profile::of(content, card)?;
            Ok(html! {
                <li>
                    <a href={route.to(&format!("play/{}/", card.id))}>
                        <div class="drawn" aria-hidden="true">{ still.html() }</div>
                        <strong translate="no">{ card.name() }</strong>
                        <span>{ card.people().get(lang) }</span>
                        <small>{ facts(&profile, lang) }</small>
                    </a>
                </li>
            })
        })
        .collect::<Result<Vec<_>>>()?;
    let below = html! {
        <section class="all-games">
            <h2 id="games-all">{ words::play_games(lang) }</h2>
            <p class="lede">{ words::play_lede(lang) }</p>
            <ul class="gallery">{ for games }</ul>
        </section>
    };
    let main = table(content, card, &route, below).await?;
    let others = content.games.iter().filter(|card| card.id != FIRST);
    let others = others.map(|card| route.to(&format!("play/{}/", card.id))).collect();
    Ok(Page::new(route, "play-page play-first", words::nav_play(lang), words::play_lede(lang), main)
        .needing(needs().last_game(others)))
}

fn needs() -> Needs {
    Needs::doing(Bundle::Playing).board_at_once().style(Style::Play).style(Style::Afterwards)
}

pub(crate) async fn page(Site { content, .. }: &Site, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("play/{}/", card.id));
    let main = table(content, card, &route, Html::default()).await?;
    Ok(Page::new(
        route,
        "play-page",
        words::play_title(lang, card.name(), card.people().get(lang)),
        words::play_one_lede(lang, card.name()),
        main,
    )
    .needing(needs().framed(Shown::game(&card.id))))
}

/// The name of the game, which opens the list of all games.
fn head(content: &Content, card: &Card, route: &Route) -> Html {
    let lang = route.lang;
    let entry = |one: &Card| {
        let current = (one.id == card.id).then_some("page");
        html! {
            <li>
                <a href={route.to(&format!("play/{}/", one.id))} aria-current={current}>
                    <strong translate="no">{ one.name() }</strong>{ " " }<span>{ one.people().get(lang) }</span>
                </a>
            </li>
        }
    };
    html! {
        <div class="table-head">
            <h1>
                <button type="button" popovertarget="games" title={words::play_games(lang)}>
                    <span class="game-name" translate="no">{ card.name() }</span>{ " " }<span class="game-people">{ card.people().get(lang) }</span>
                </button>
            </h1>
            <nav id="games" popover="auto" aria-label={words::play_games(lang)}>
                <ul>{ for content.games.iter().map(entry) }</ul>
                <p><a href={route.to("play/") + "#games-all"}>{ words::play_boards(lang) }</a></p>
            </nav>
        </div>
    }
}

/// The game at the end of the turn that shows it.
fn ended(content: &Content, card: &Card, route: &Route) -> Result<Ended> {
    let example = content.ending_of(&card.id).with_context(|| format!("an end of {}", card.id))?;
    Ok(Ended {
        address: route.base() + &end_file(&card.id),
        told: example.note.get(route.lang).to_owned(),
        size: Still::of(&example.chapter.end(), route.lang).plan().size(),
    })
}

fn end_file(game: &str) -> String {
    format!("ends/{game}.svg")
}

/// The pictures of the ends of all games, with their places.
pub(crate) fn ends(content: &Content) -> impl Iterator<Item = (String, String)> {
    let ends = content.games.iter().filter_map(|card| Some((&card.id, content.ending_of(&card.id)?)));
    ends.map(|(game, example)| {
        let still = Still::of(&example.chapter.end(), Lang::default()).bare();
        (end_file(game), still.picture("end").write_file(&still.over))
    })
}

/// The board with its seats, and everything around it.
async fn table(content: &Content, card: &Card, route: &Route, below: Html) -> Result<Html> {
    let lang = route.lang;
    let shown = Shown { id: Some("board".to_owned()), turning: true, hints: true, ..Shown::game(&card.id) };
    let (rows, keeps, [south, north]) = shown.tally()?;
    let voice = voice_of(&card.id, lang);
    let seats = [first_seat(voice, true, keeps, north), first_seat(voice, false, keeps, south)];
    let sentence = content.kiosk_of(Some(&card.id)).with_context(|| format!("a sentence on {}", card.id))?;
    let side = island::<Play>(PlayProps {
        lang,
        board: "board".to_owned(),
        games: entries(content, route)?,
        game: card.id.clone(),
        called: voice.called,
        series: card.series.map(|Series { points, first_by_two }| SeriesRules { points, first_by_two }),
        sentence: sentence.sentence.get(lang).to_owned(),
        styles: !definition(&card.id)?.start.when.contains(&StartIf::Leftmost),
        front: matches!(definition(&card.id)?.end.when, EndIf::NoFrontRow { .. }),
        start: card.start.get(lang).to_owned(),
        sowing: card.sowing.get(lang).to_owned(),
        endings: endings(card, lang)?,
        aim: card.aim.get(lang).to_owned(),
        ended: ended(content, card, route)?,
        end: card.end.get(lang).to_owned(),
        embed_href: route.to("embed/"),
        studio_href: route.to("studio/"),
    });
    let side = raw(side.await);
    let afterwards = AfterwardsProps { lang, board: "board".to_owned(), studio_href: route.to("studio/") };
    let afterwards = raw(island::<Afterwards>(afterwards).await);
    Ok(html! {
        <div class="layout">
            <Main>
                <div class={format!("play-table rows-{rows}")}>
                    { head(content, card, route) }
                    <div class="table-board">{ shown.element_with(lang, seats)? }</div>
                    { side }
                </div>
                { onward(content, card, route, &["section", "learn", "print"])? }
                { solved::beneath_board(content, &card.id, route).await? }
                { afterwards }
                { below }
            </Main>
        </div>
    })
}
