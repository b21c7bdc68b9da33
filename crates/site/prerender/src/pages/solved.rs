//! The page of what is solved: starting positions, tables, giuthi's later rounds.

use anyhow::anyhow;
use mbao_content::{GameTables, Round, SolvedBoard, SolvedLayer, SolvedStart};
use mbao_words::Voice;

use super::prelude::*;
use crate::facts::names::name_of;
use crate::facts::names::voice_of;
use crate::facts::numbers::{grouped, percent};
use crate::parts::solved::{known, start};
use crate::parts::table::{self, captioned};
use crate::words::{figures, solved};

pub(crate) fn page(Site { content, .. }: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "solved/");
    let all = &content.tables;
    let date = all.iter().map(|tables| tables.solved.date).max();
    let date = date.map(|date| date.to_string()).unwrap_or_default();
    let body = html! {
        <>
            <h2 id="starts">{ solved::starts(lang) }</h2>
            { starts(content, lang)? }
            <h2 id="tables">{ solved::boards(lang) }</h2>
            { boards(content, lang) }
            { for unsure(all).map(|positions| html! { <p class="plain-text">{ solved::unsure(lang, &grouped(positions)) }</p> }) }
            { rounds(all, lang) }
            <h2 id="how">{ solved::how(lang) }</h2>
            <p class="plain-text">{ solved::how_what(lang) }</p>
            <p class="plain-text">{ solved::how_round(lang) }</p>
            <p class="plain-text">{ solved::how_checked(lang) }</p>
            { on_boards(content, &route) }
            <p class="plain-text">{ solved::how_again(lang, &date) }</p>
            { links(&route, [("figures/", figures::to_figures(lang)), ("wonders/", figures::to_wonders(lang))]) }
        </>
    };
    Ok(Page::new(route, "solved-page", solved::title(lang), solved::lede(lang), body)
        .titled("text wide")
        .needing(Needs::reading().boards()))
}

/// Starting positions, recorded games first.
fn starts(content: &Content, lang: Lang) -> Result<Html> {
    let mut all: Vec<(&str, String, Voice, &SolvedStart)> = Vec::new();
    for tables in &content.tables {
        let name = name_of(content, &tables.game);
        let voice = voice_of(&tables.game, lang);
        all.extend(tables.solved.starts.iter().map(|one| (&*tables.game, name.clone(), voice, one)));
    }
    all.sort_by_key(|(_, _, _, one)| !one.recorded);
    let items = all.iter().map(|(game, name, voice, one)| {
        let own = if one.recorded { solved::start_own(lang) } else { solved::start_short(lang) };
        Ok(html! {
            <li class={one.recorded.then_some("bell")}>
                <strong>{ start(name, one, *voice) }</strong>{ " " }{ own }{ " " }{ known(one, lang) }
                { best_line(game, one, lang)? }
            </li>
        })
    });
    let items = items.collect::<Result<Vec<_>>>()?;
    Ok(html! { <ul class="solved-starts">{ for items }</ul> })
}

/// A board to step through a perfect game, if one is known.
fn best_line(game: &str, start: &SolvedStart, lang: Lang) -> Result<Html> {
    if start.line.is_empty() {
        return Ok(Html::default());
    }
    let played = start.played(game).map_err(|error| anyhow!("{error}"))?;
    let turns = (played.turn() - 1).to_string();
    let board = Shown { steps: Some(mbao_story::record(&played)), ..Shown::game(game) };
    Ok(html! {
        <div class="best-line">
            <p>{ solved::best_line(lang, &turns) }</p>
            { board.element(lang)? }
        </div>
    })
}

/// Sums over the layers: positions, won, lost, drawn, exact, and the longest game.
fn sums<'a>(layers: impl Iterator<Item = &'a SolvedLayer>) -> [u64; 6] {
    layers.fold([0; 6], |[all, won, lost, drawn, exact, longest], line| {
        [
            all + line.positions,
            won + line.won,
            lost + line.lost,
            drawn + line.drawn,
            exact + line.exact,
            longest.max(line.longest.into()),
        ]
    })
}

/// Those sums as cells.
#[allow(clippy::cast_precision_loss)] // shares of far fewer than 2^53
fn cells([all, won, lost, drawn, exact, longest]: [u64; 6]) -> Html {
    let share = |part: u64| percent(part as f64 / all.max(1) as f64);
    let open = all - won - lost - drawn;
    // Tables store lengths up to 254: longer games have this number too.
    let longest = if longest == 254 { "≥ 254".to_owned() } else { longest.to_string() };
    table::cells([grouped(all), share(won), share(lost), share(drawn), share(open), share(exact), longest])
}

fn sum_heads(lang: Lang) -> [String; 7] {
    [
        solved::positions(lang),
        solved::won(lang),
        solved::lost(lang),
        solved::drawn(lang),
        solved::open(lang),
        solved::exact(lang),
        solved::longest(lang),
    ]
}

fn boards(content: &Content, lang: Lang) -> Html {
    let mut rows = Vec::new();
    let mut details = Vec::new();
    for tables in &content.tables {
        let name = name_of(content, &tables.game);
        for board in &tables.solved.boards {
            let star = if board.recorded { "" } else { " *" };
            rows.push(html! {
                <tr>
                    <th scope="row">{ name.clone() }</th>
                    <td class="figure">{ format!("{}{star}", board.columns) }</td>
                    <td class="figure">{ board.seeds }</td>
                    { cells(sums(board.layers.iter())) }
                </tr>
            });
            details.push(layers(&name, board, lang));
        }
    }
    let mut heads = vec![solved::game(lang), solved::columns(lang), solved::seeds(lang)];
    heads.extend(sum_heads(lang));
    html! {
        <>
            { captioned(Some("measures"), solved::boards(lang), Some(solved::boards_note(lang)), heads, rows) }
            { for details }
        </>
    }
}

fn layers(name: &str, board: &SolvedBoard, lang: Lang) -> Html {
    let rows = board.layers.iter().map(|line| {
        let from: Vec<String> = line.from.iter().map(u8::to_string).collect();
        let (own, other) = from.split_at(from.len() / 2);
        html! {
            <tr>
                <th scope="row">{ line.seeds }</th>
                { cells(sums(std::iter::once(line))) }
                <td><code class="position">{ own.join(" ") }{ " · " }{ other.join(" ") }</code></td>
            </tr>
        }
    });
    let label = solved::layers(lang, &board.columns.to_string(), name);
    let mut heads = vec![solved::layer_seeds(lang)];
    heads.extend(sum_heads(lang));
    heads.push(solved::longest_from(lang));
    html! {
        <details>
            <summary>{ label.clone() }</summary>
            { captioned(Some("measures"), label, Some(solved::layers_note(lang)), heads, rows) }
        </details>
    }
}

/// Positions for which not all turns could be listed.
fn unsure(all: &[GameTables]) -> Option<u64> {
    let lines = all.iter().flat_map(|tables| &tables.solved.boards).flat_map(|board| &board.layers);
    let sum = lines.map(|line| line.unsure).sum();
    (sum > 0).then_some(sum)
}

fn rounds(all: &[GameTables], lang: Lang) -> Html {
    let boards = all.iter().flat_map(|tables| &tables.solved.boards).filter(|board| !board.rounds.is_empty());
    let tables: Vec<Html> = boards
        .flat_map(|board| [1, 2].map(|times| (board, times)))
        .map(|(board, times)| {
            let rounds = board.rounds.iter().filter(|round| round.times == times);
            let said = if times == 1 { solved::rounds_alike } else { solved::rounds_doubled };
            let caption = said(lang, &board.columns.to_string());
            let heads = [
                solved::stones(lang),
                solved::layings(lang),
                solved::won(lang),
                solved::lost(lang),
                solved::drawn(lang),
                solved::best(lang),
                solved::best_gets(lang),
            ];
            html! {
                <details>
                    <summary>{ caption.clone() }</summary>
                    { captioned(Some("measures"), caption, Some(solved::rounds_lede(lang)), heads, rounds.map(round)) }
                </details>
            }
        })
        .collect();
    if tables.is_empty() {
        return Html::default();
    }
    html! {
        <>
            <h2 id="rounds">{ solved::rounds(lang) }</h2>
            <p class="plain-text">{ solved::rounds_lede(lang) }</p>
            { for tables }
        </>
    }
}

#[allow(clippy::cast_precision_loss)] // far fewer than 2^53 ways
fn round(round: &Round) -> Html {
    let share = |part: u64| percent(part as f64 / round.layings.max(1) as f64);
    let all = u16::from(round.stones) * u16::from(1 + round.times);
    let laid: Vec<String> = round.laid.iter().map(u8::to_string).collect();
    let numbers = [
        grouped(round.layings),
        share(round.won),
        share(round.lost),
        share(round.drawn),
        laid.join(" "),
        format!("{} / {all}", round.best),
    ];
    table::row(round.stones, numbers)
}

/// Links to the boards that use the tables.
fn on_boards(content: &Content, route: &Route) -> Html {
    let lang = route.lang;
    let mut items = Vec::new();
    for tables in &content.tables {
        let name = name_of(content, &tables.game);
        let voice = voice_of(&tables.game, lang);
        for board in tables.solved.boards.iter().filter(|board| board.shipped > 0) {
            let text =
                solved::how_play_board(voice, &board.columns.to_string(), &name, &board.shipped.to_string());
            items.push(html! { <li><a href={route.to(&format!("play/{}/", tables.game))}>{ text }</a></li> });
        }
    }
    html! { <><p class="plain-text">{ solved::how_play(lang) }</p><ul>{ for items }</ul></> }
}
