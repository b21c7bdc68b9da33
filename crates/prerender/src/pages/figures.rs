//! The games in figures, side by side.

use std::cmp::Reverse;

use anyhow::Result;
use mbao_content::{Content, GameFigures, Limit, Pairing, Played, Spread, Strength, Variant};
use mbao_words::Lang;
use yew::{Html, html};

use super::play::name;
use crate::article::raw;
use crate::figures::{cells, chart, grouped, heads, how, mean, percent, variant_label, words};
use crate::needs::Needs;
use crate::route::Route;
use crate::shell::Page;

pub(crate) fn page(content: &Content, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "figures/");
    let names: Vec<String> = content.figures.iter().map(|one| name_of(content, &one.game)).collect();
    let games = content.figures.first().map_or(1, |one| one.usual().games);
    // Two standard errors of a share of one half.
    let error = 100.0 / f64::from(games.max(1)).sqrt();
    let main = html! {
        <div class="layout">
            <main id="main" class="text wide">
                <h1>{ words::title(lang) }</h1>
                <p class="lede">{ words::lede(lang) }</p>
                { for how(content, lang).into_iter().map(|said| html! { <p class="plain-text">{ said }</p> }) }
                <p class="plain-text">{ words::how_error(lang, &format!("{error:.1}")) }{ " " }{ words::how_again(lang) }</p>
                { charts(content, &names, lang) }
                <h2 id="numbers">{ words::table(lang) }</h2>
                { table(content, &names, &route) }
                <h2 id="readings">{ words::readings(lang) }</h2>
                <p class="plain-text">{ words::readings_lede(lang) }</p>
                { readings(content, lang)? }
                { levels(content, lang) }
                { chances(content, lang) }
                <p class="onward">
                    <a href={route.to("wonders/")}>{ words::to_wonders(lang) }</a>{ " · " }
                    <a href={route.to("solved/")}>{ crate::solved::words::to_solved(lang) }</a>
                </p>
            </main>
        </div>
    };
    Ok(Page {
        title: words::title(lang),
        description: words::lede(lang),
        kind: "figures-page",
        main,
        cited: None,
        needs: Needs::reading(),
        route,
    })
}

/// The usual name of a game.
pub(super) fn name_of(content: &Content, game: &str) -> String {
    content.card(game).map_or(game, name).to_owned()
}

fn charts(content: &Content, names: &[String], lang: Lang) -> Html {
    let all = &content.figures;
    let spreads = |what: String, of: fn(&Played) -> &Spread| {
        let label = words::chart_spread(lang, &what);
        let spreads: Vec<&Spread> = all.iter().map(|one| of(one.usual())).collect();
        (label.clone(), chart::spreads(&label, names, &spreads))
    };
    let shares: Vec<[Option<f64>; 2]> = all
        .iter()
        .map(|one| {
            let strong = one.figures.strong.map(|strong| 100.0 * strong.advantage());
            [Some(100.0 * one.usual().advantage()), strong]
        })
        .collect();
    let dots = words::chart_dots(lang, &words::chart_first(lang));
    let endless: Vec<f64> = all.iter().map(|one| 100.0 * one.usual().endless_share()).collect();
    let bars = words::chart_bars(lang, &words::chart_endless(lang));
    let drawn = [
        (words::chart_turns(lang), spreads(words::chart_turns(lang), |played| &played.turns)),
        (words::chart_choices(lang), spreads(words::chart_choices(lang), |played| &played.choices)),
        (words::chart_seeds(lang), spreads(words::chart_seeds(lang), |played| &played.seeds)),
        (words::chart_laps(lang), spreads(words::chart_laps(lang), |played| &played.laps)),
        (words::chart_first(lang), (dots.clone(), chart::dots(&dots, names, &shares))),
        (words::chart_endless(lang), (bars.clone(), chart::bars(&bars, names, &endless))),
    ];
    let figures = drawn.into_iter().map(|(title, (label, picture))| {
        html! {
            <figure class="chart-figure">
                <h2>{ title }</h2>
                { raw(picture) }
                <figcaption>{ label }</figcaption>
            </figure>
        }
    });
    html! { <div class="charts">{ for figures }</div> }
}

fn table(content: &Content, names: &[String], route: &Route) -> Html {
    let lang = route.lang;
    let rows = content.figures.iter().zip(names).map(|(one, name)| {
        let strong = one.figures.strong.map(|strong| strong.advantage());
        let section = content.section_of(&one.game);
        let name = match section {
            Some(section) => {
                let href =
                    format!("{}#figures-{}", route.to(&format!("section/{}/", section.slug)), one.game);
                html! { <a {href}>{ name.clone() }</a> }
            }
            None => html! { name.clone() },
        };
        html! { <tr><th scope="row">{ name }</th>{ cells(one.usual(), strong, lang) }</tr> }
    });
    html! {
        <div class="scrolled" tabindex="0" role="region" aria-label={words::table(lang)}>
            <table class="measures">
                <caption>{ words::table_note(lang) }</caption>
                <thead><tr><th scope="col">{ words::game(lang) }</th>{ heads(lang) }</tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    }
}

/// How other readings change the figures.
fn readings(content: &Content, lang: Lang) -> Result<Html> {
    let mut rows = Vec::new();
    for one in &content.figures {
        for (variant, played) in one.figures.played.iter().filter(|(variant, _)| variant.reading.is_some()) {
            rows.push(reading(content, one, variant, played, lang)?);
        }
    }
    let heads = [
        words::reading(lang),
        words::turns(lang),
        words::choices(lang),
        words::seeds(lang),
        words::endless(lang),
        words::first(lang),
    ];
    Ok(html! {
        <div class="scrolled" tabindex="0" role="region" aria-label={words::readings(lang)}>
            <table class="measures changes">
                <thead><tr><th scope="col">{ words::game(lang) }</th>{ for heads.map(|head| html! { <th scope="col">{ head }</th> }) }</tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    })
}

fn reading(
    content: &Content,
    one: &GameFigures,
    variant: &Variant,
    other: &Played,
    lang: Lang,
) -> Result<Html> {
    // The same set-up with the default options.
    let usual = one.figures.played.iter().find(|(v, _)| v.setup == variant.setup && v.reading.is_none());
    let usual = usual.map_or_else(|| one.usual(), |(_, played)| played);
    let change = |a: String, b: String, far: bool| {
        html! { <td class={if far { "figure" } else { "figure pale" }}>{ words::change(lang, &b, &a) }</td> }
    };
    let spread = |of: fn(&Played) -> &Spread, counted: fn(&Played) -> f64| {
        let (a, b) = (of(usual), of(other));
        let error = (a.deviation.powi(2) / counted(usual) + b.deviation.powi(2) / counted(other)).sqrt();
        change(mean(a.mean), mean(b.mean), (a.mean - b.mean).abs() > 2.0 * error)
    };
    let share = |a: f64, b: f64, counted: [f64; 2]| {
        let both = f64::midpoint(a, b);
        let error = (both * (1.0 - both) * (1.0 / counted[0] + 1.0 / counted[1])).sqrt();
        change(percent(a), percent(b), (a - b).abs() > 2.0 * error)
    };
    let games = |played: &Played| f64::from(played.games.max(1));
    // Turns of one game depend on each other, so games are counted.
    #[allow(clippy::cast_precision_loss)] // far below 2^52
    let starts = [usual.starts.max(1) as f64, other.starts.max(1) as f64];
    Ok(html! {
        <tr>
            <th scope="row">{ name_of(content, &one.game) }</th>
            <td>{ variant_label(content, &one.game, variant, lang)? }</td>
            { spread(|p| &p.turns, |p| f64::from(p.games.max(1))) }
            { spread(|p| &p.choices, |p| f64::from(p.games.max(1))) }
            { spread(|p| &p.seeds, |p| f64::from(p.games.max(1))) }
            { share(usual.endless_share(), other.endless_share(), starts) }
            { share(usual.advantage(), other.advantage(), [games(usual), games(other)]) }
        </tr>
    })
}

/// How the levels of the computer players do against each other.
fn levels(content: &Content, lang: Lang) -> Html {
    let columns: Vec<(&Strength, (u8, u8))> = content
        .strength
        .iter()
        .flat_map(|strength| {
            let mut pairs: Vec<_> = strength.pairings.iter().map(levels_of).collect();
            pairs.sort_unstable_by_key(|&pair| Reverse(pair));
            pairs.dedup();
            pairs.into_iter().map(move |pair| (strength, pair))
        })
        .collect();
    let heads = columns.iter().map(|(strength, (stronger, weaker))| {
        html! {
            <th scope="col">
                { words::level_pair(lang, &stronger.to_string(), &weaker.to_string()) }<br/>
                <span class="pale">{ limit(strength.limit, lang) }</span>
            </th>
        }
    });
    let rows = content.figures.iter().map(|one| {
        let cells = columns.iter().map(|(strength, pair)| {
            let found = strength.pairings.iter().find(|met| met.game == one.game && levels_of(met) == *pair);
            html! { <td class="figure">{ found.map_or_else(|| "–".to_owned(), |met| percent(met.share())) }</td> }
        });
        html! { <tr><th scope="row">{ name_of(content, &one.game) }</th>{ for cells }</tr> }
    });
    let first = content.strength.iter().find_map(|strength| strength.pairings.first());
    let Some(Pairing { won, drawn, lost, .. }) = first else { return Html::default() };
    let games = won + drawn + lost;
    let shared = content.strength.iter().filter_map(|strength| match strength.limit {
        Limit::Nodes(_) => None,
        Limit::Time { at_once, cores, .. } => {
            Some(format!(" {}", words::levels_shared(lang, &cores.to_string(), &at_once.to_string())))
        }
    });
    html! {
        <>
            <h2 id="levels">{ words::levels(lang) }</h2>
            <p class="plain-text">{ words::levels_lede(lang, &grouped(games.into())) }{ for shared }</p>
            <div class="scrolled" tabindex="0" role="region" aria-label={words::levels(lang)}>
                <table class="measures">
                    <thead><tr><th scope="col">{ words::game(lang) }</th>{ for heads }</tr></thead>
                    <tbody>{ for rows }</tbody>
                </table>
            </div>
        </>
    }
}

/// Whether the chances of winning that are shown come true.
fn chances(content: &Content, lang: Lang) -> Html {
    let found = &content.calibration;
    let hundredths = |share: f64| format!("{:.0}", 100.0 * share);
    let together = found.together().into_iter().filter(|(count, ..)| *count > 0).map(|(count, said, won)| {
        html! {
            <tr>
                <th scope="row" class="figure">{ hundredths(said) }</th>
                <td class="figure">{ hundredths(won) }</td>
                <td class="figure">{ grouped(count.into()) }</td>
            </tr>
        }
    });
    let games = found.found.iter().map(|game| {
        html! {
            <tr>
                <th scope="row">{ name_of(content, &game.id) }</th>
                <td class="figure">{ words::change(lang, &format!("{:.2}", game.slope[1]), &format!("{:.2}", game.slope[0])) }</td>
                <td class="figure">{ words::change(lang, &format!("{:.3}", game.brier[1]), &format!("{:.3}", game.brier[0])) }</td>
            </tr>
        }
    });
    let lede = words::chances_lede(lang, &grouped(found.games.into()), &grouped(found.nodes));
    html! {
        <>
            <h2 id="chances">{ words::chances(lang) }</h2>
            <p class="plain-text">{ lede }</p>
            <div class="scrolled" tabindex="0" role="region" aria-label={words::chances(lang)}>
                <table class="measures">
                    <thead><tr>
                        <th scope="col">{ words::chances_said(lang) }</th>
                        <th scope="col">{ words::chances_won(lang) }</th>
                        <th scope="col">{ words::chances_told(lang) }</th>
                    </tr></thead>
                    <tbody>{ for together }</tbody>
                </table>
            </div>
            <p class="plain-text">{ words::chances_games(lang) }</p>
            <div class="scrolled" tabindex="0" role="region" aria-label={words::chances_by_game(lang)}>
                <table class="measures">
                    <thead><tr>
                        <th scope="col">{ words::game(lang) }</th>
                        <th scope="col">{ words::chances_slope(lang) }</th>
                        <th scope="col">{ words::chances_brier(lang) }</th>
                    </tr></thead>
                    <tbody>{ for games }</tbody>
                </table>
            </div>
        </>
    }
}

fn levels_of(met: &Pairing) -> (u8, u8) {
    (met.stronger, met.weaker)
}

/// The limit on thinking before each decision.
fn limit(limit: Limit, lang: Lang) -> String {
    match limit {
        Limit::Nodes(nodes) => words::limit_nodes(lang, &grouped(nodes)),
        Limit::Time { millis, .. } => words::limit_time(lang, &grouped(millis)),
    }
}
