//! The games in figures, side by side.

use std::cmp::Reverse;

use mbao_content::{GameFigures, LevelHabits, Limit, Measured, Pairing, Played, Points, Spread, Strength};

use super::prelude::*;
use crate::facts::labels::variant_label;
use crate::facts::names::name_of;
use crate::facts::numbers::{grouped, mean, percent};
use crate::parts::chart;
use crate::parts::figures::{cells, how, measures};
use crate::parts::table::{self, row, table as scrolled};
use crate::words::{figures, solved};

pub(crate) fn page(Site { content, .. }: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "figures/");
    let names: Vec<String> = content.figures.iter().map(|one| name_of(content, &one.game)).collect();
    let games = content.figures.first().map_or(1, |one| one.usual().games);
    // Two standard errors of a share of one half.
    let error = 100.0 / f64::from(games.max(1)).sqrt();
    let main = html! {
        <>
            <div class="figures-head">
                <div>
                    <h1>{ figures::title(lang) }</h1>
                    <p class="lede">{ figures::lede(lang) }</p>
                </div>
                { facts(content, lang) }
            </div>
            { charts(content, &names, lang) }
            <section class="explained">
                <h2 id="how">{ figures::how_title(lang) }</h2>
                <div class="columns">
                    { for how(content, lang).into_iter().map(|said| html! { <p>{ said }</p> }) }
                    <p>{ figures::how_error(lang, &format!("{error:.1}")) }{ " " }{ figures::how_again(lang) }</p>
                </div>
            </section>
            <h2 id="numbers">{ figures::table(lang) }</h2>
            { table(content, &names, &route) }
            { explained("readings", figures::readings(lang), figures::readings_lede(lang).into(), readings(content, lang)?) }
            { levels(content, lang) }
            { habits(content, lang) }
            { chances(content, lang) }
            { links(&route, [("wonders/", figures::to_wonders(lang)), ("solved/", solved::to_solved(lang))]) }
        </>
    };
    Ok(Page::new(route, "figures-page", figures::title(lang), figures::lede(lang), main).column("text wide"))
}

/// What is most of all in any of the games: a number, and what it counts.
fn facts(content: &Content, lang: Lang) -> Html {
    let greatest = |of: &dyn Fn(&GameFigures) -> f64| {
        content.figures.iter().max_by(|one, other| of(one).total_cmp(&of(other)))
    };
    let turns = |one: &GameFigures| one.usual().turns.mean;
    // Where nothing is chosen between turns, no beginning is random, as the sentence says it is.
    let chosen = |one: &GameFigures| one.usual().choices.mean > 1.0;
    let strong = |one: &GameFigures| {
        one.figures.strong.filter(|_| chosen(one)).map_or(0.0, |strong| strong.advantage())
    };
    let seeds = |one: &GameFigures| one.usual().seeds.most;
    let fact = |one: &GameFigures, number: String, told: fn(Lang, &str) -> String| {
        let told = told(lang, &name_of(content, &one.game));
        html! { <li><strong>{ number }</strong>{ " " }<span>{ told }</span></li> }
    };
    let facts = [
        greatest(&turns).map(|one| fact(one, format!("{:.0}", turns(one)), figures::fact_long)),
        greatest(&|one| -turns(one)).map(|one| fact(one, format!("{:.0}", turns(one)), figures::fact_short)),
        greatest(&|one| seeds(one).into())
            .map(|one| fact(one, grouped(seeds(one).into()), figures::fact_seeds)),
        greatest(&strong).map(|one| fact(one, format!("{:.0}", 100.0 * strong(one)), figures::fact_first)),
    ];
    html! { <ul class="records">{ for facts.into_iter().flatten() }</ul> }
}

/// The charts, in each the games from the greatest number to the least.
fn charts(content: &Content, names: &[String], lang: Lang) -> Html {
    let all: Vec<(&GameFigures, &String)> = content.figures.iter().zip(names).collect();
    let sorted = |by: &dyn Fn(&GameFigures) -> f64| {
        let mut all = all.clone();
        all.sort_by(|(one, _), (other, _)| by(other).total_cmp(&by(one)));
        let names: Vec<String> = all.iter().map(|(_, name)| (*name).clone()).collect();
        (all.into_iter().map(|(one, _)| one).collect::<Vec<_>>(), names)
    };
    let spread_keys = [
        ("key-bar", figures::key_bar(lang)),
        ("key-middle", figures::key_middle(lang)),
        ("key-mean", figures::key_mean(lang)),
    ];
    let spreads = |what: String, of: fn(&Played) -> &Spread| {
        let (all, names) = sorted(&|one| of(one.usual()).mean);
        let spreads: Vec<&Spread> = all.into_iter().map(|one| of(one.usual())).collect();
        let picture = chart::spreads(&figures::chart_spread(lang, &what), &names, &spreads);
        figure(what, picture, &spread_keys)
    };
    let first = {
        let (all, names) = sorted(&|one| one.figures.strong.map_or(0.0, |strong| strong.advantage()));
        let share = |one: &GameFigures| {
            let strong = one.figures.strong.map(|strong| 100.0 * strong.advantage());
            [Some(100.0 * one.usual().advantage()), strong]
        };
        let shares: Vec<[Option<f64>; 2]> = all.into_iter().map(share).collect();
        let picture = chart::dots(&figures::chart_dots(lang, &figures::chart_first(lang)), &names, &shares);
        let keys = [("key-hollow", figures::key_random(lang)), ("key-mean", figures::key_strong(lang))];
        figure(figures::chart_first(lang), picture, &keys)
    };
    let endless = {
        let (all, names) = sorted(&|one| one.usual().endless_share());
        let shares: Vec<f64> = all.into_iter().map(|one| 100.0 * one.usual().endless_share()).collect();
        let picture = chart::bars(&figures::chart_bars(lang, &figures::chart_endless(lang)), &names, &shares);
        figure(figures::chart_endless(lang), picture, &[])
    };
    html! {
        <div class="charts">
            { spreads(figures::chart_turns(lang), |played| &played.turns) }
            { spreads(figures::chart_choices(lang), |played| &played.choices) }
            { spreads(figures::chart_seeds(lang), |played| &played.seeds) }
            { spreads(figures::chart_laps(lang), |played| &played.laps) }
            { first }
            { endless }
        </div>
    }
}

/// A chart with its title above it and what its marks mean below; spoken, its label says that.
fn figure(title: String, picture: String, keys: &[(&'static str, String)]) -> Html {
    let keys = keys.iter().map(|(mark, told)| {
        html! { <span class="key"><i class={*mark}></i>{ told }</span> }
    });
    html! {
        <figure class="chart-figure">
            <h2>{ title }</h2>
            { raw(picture) }
            <figcaption>{ for keys }</figcaption>
        </figure>
    }
}

fn table(content: &Content, names: &[String], route: &Route) -> Html {
    let lang = route.lang;
    let rows = content.figures.iter().zip(names).map(|(one, name)| {
        let strong = one.figures.strong.map(|strong| strong.advantage());
        let section = content.section_of(&one.game);
        let name = match section {
            Some(section) => {
                let href = format!("{}#figures-{}", route.section(section), one.game);
                html! { <a {href}>{ name.clone() }</a> }
            }
            None => html! { name.clone() },
        };
        html! { <tr><th scope="row">{ name }</th>{ cells(one.usual(), strong, lang) }</tr> }
    });
    measures(figures::game(lang), rows, lang)
}

/// How other readings change the figures.
fn readings(content: &Content, lang: Lang) -> Result<Html> {
    let mut rows = Vec::new();
    for one in &content.figures {
        for other in one.figures.played.iter().filter(|other| other.variant.reading.is_some()) {
            rows.push(reading(content, one, other, lang)?);
        }
    }
    let heads = [
        figures::game(lang),
        figures::reading(lang),
        figures::turns(lang),
        figures::choices(lang),
        figures::seeds(lang),
        figures::endless(lang),
        figures::first(lang),
    ];
    Ok(scrolled(Some("measures changes"), figures::readings(lang), heads, rows))
}

fn reading(content: &Content, one: &GameFigures, other: &Measured, lang: Lang) -> Result<Html> {
    let Measured { variant, played: other } = other;
    // The same set-up with the default options.
    let is_usual =
        |known: &&Measured| known.variant.setup == variant.setup && known.variant.reading.is_none();
    let usual = one.figures.played.iter().find(is_usual).map_or_else(|| one.usual(), |known| &known.played);
    let change = |a: String, b: String, far: bool| {
        html! { <td class={if far { "figure" } else { "figure pale" }}>{ figures::change(lang, &b, &a) }</td> }
    };
    // Turns of one game depend on each other, so games are counted.
    let games = [usual, other].map(|played| f64::from(played.games.max(1)));
    let spread = |of: fn(&Played) -> &Spread| {
        let (a, b) = (of(usual), of(other));
        let error = (a.deviation.powi(2) / games[0] + b.deviation.powi(2) / games[1]).sqrt();
        change(mean(a.mean), mean(b.mean), (a.mean - b.mean).abs() > 2.0 * error)
    };
    let share = |a: f64, b: f64, counted: [f64; 2]| {
        let both = f64::midpoint(a, b);
        let error = (both * (1.0 - both) * (1.0 / counted[0] + 1.0 / counted[1])).sqrt();
        change(percent(a), percent(b), (a - b).abs() > 2.0 * error)
    };
    #[allow(clippy::cast_precision_loss)] // far below 2^52
    let starts = [usual.starts.max(1) as f64, other.starts.max(1) as f64];
    Ok(html! {
        <tr>
            <th scope="row">{ name_of(content, &one.game) }</th>
            <td>{ variant_label(content, &one.game, variant, lang)? }</td>
            { spread(|p| &p.turns) }
            { spread(|p| &p.choices) }
            { spread(|p| &p.seeds) }
            { share(usual.endless_share(), other.endless_share(), starts) }
            { share(usual.advantage(), other.advantage(), games) }
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
            <>
                { figures::level_pair(lang, &stronger.to_string(), &weaker.to_string()) }<br/>
                <span class="pale">{ limit(strength.limit, lang) }</span>
            </>
        }
    });
    let heads = [figures::game(lang).into()].into_iter().chain(heads);
    let rows = content.figures.iter().map(|one| {
        let shares = columns.iter().map(|(strength, pair)| {
            let found = strength.pairings.iter().find(|met| met.game == one.game && levels_of(met) == *pair);
            found.map_or_else(|| "–".to_owned(), |met| percent(met.share()))
        });
        row(name_of(content, &one.game), shares)
    });
    let first = content.strength.iter().find_map(|strength| strength.pairings.first());
    let Some(Pairing { won, drawn, lost, .. }) = first else { return Html::default() };
    let games = won + drawn + lost;
    let shared = content.strength.iter().filter_map(|strength| match strength.limit {
        Limit::Nodes(_) => None,
        Limit::Time { at_once, cores, .. } => {
            Some(format!(" {}", figures::levels_shared(lang, &cores.to_string(), &at_once.to_string())))
        }
    });
    let lede = html! { <>{ figures::levels_lede(lang, &grouped(games.into())) }{ for shared }</> };
    let table = scrolled(Some("measures"), figures::levels(lang), heads, rows);
    explained("levels", figures::levels(lang), lede, table)
}

/// The levels whose captures are counted.
const LEVELS: [u8; 4] = [0, 1, 3, 5];

/// What the levels do with their turns, above all the one that learns.
fn habits(content: &Content, lang: Lang) -> Html {
    let found = &content.habits;
    let share = |part: u32, all: u32| match all {
        0 => "–".to_owned(),
        _ => percent(f64::from(part) / f64::from(all)),
    };
    let rows = content.figures.iter().map(|one| {
        let taken = LEVELS.map(|level| {
            found.of(&one.game, level).map_or_else(|| "–".to_owned(), |it| share(it.taken, it.offered))
        });
        let lost = |points: fn(&Points) -> f64| {
            let won = found.of(&one.game, 0).map(|it| points(&it.points) / f64::from(found.games.max(1)));
            won.map_or_else(|| "–".to_owned(), |won| percent(1.0 - won))
        };
        let lost = [lost(|points| points.random), lost(|points| points.child)];
        row(name_of(content, &one.game), lost.into_iter().chain(taken))
    });
    let sum = |of: fn(&LevelHabits) -> u32| grouped(found.found.iter().map(|one| u64::from(of(one))).sum());
    let heads = [figures::game(lang), figures::habits_random(lang), figures::habits_child(lang)];
    let heads = heads.into_iter().chain(LEVELS.map(|level| figures::habits_taken(lang, &level.to_string())));
    let lede = figures::habits_lede(
        lang,
        &grouped(found.games.into()),
        &sum(|one| one.passed),
        &sum(|one| one.turns),
    );
    let table = scrolled(Some("measures"), figures::habits(lang), heads, rows);
    explained("habits", figures::habits(lang), lede.into(), table)
}

/// Whether the chances of winning that are shown come true.
fn chances(content: &Content, lang: Lang) -> Html {
    let found = &content.calibration;
    let hundredths = |share: f64| format!("{:.0}", 100.0 * share);
    let together = found.together().into_iter().filter(|(count, ..)| *count > 0).map(|(count, said, won)| {
        html! {
            <tr>
                <th scope="row" class="figure">{ hundredths(said) }</th>
                { table::cells([hundredths(won), grouped(count.into())]) }
            </tr>
        }
    });
    let change = |[judged, shown]: [f64; 2], digits: usize| {
        figures::change(lang, &format!("{shown:.digits$}"), &format!("{judged:.digits$}"))
    };
    let games = found
        .found
        .iter()
        .map(|game| row(name_of(content, &game.id), [change(game.slope, 2), change(game.brier, 3)]));
    let shares = [figures::chances_said(lang), figures::chances_won(lang), figures::chances_told(lang)];
    let scores = [figures::game(lang), figures::chances_slope(lang), figures::chances_brier(lang)];
    let lede = figures::chances_lede(lang, &grouped(found.games.into()), &grouped(found.nodes));
    let tables = html! {
        <>
            { scrolled(Some("measures"), figures::chances(lang), shares, together) }
            <p>{ figures::chances_games(lang) }</p>
            { scrolled(Some("measures"), figures::chances_by_game(lang), scores, games) }
        </>
    };
    explained("chances", figures::chances(lang), lede.into(), tables)
}

/// A part of the page: tables, and beside their heading what they are.
fn explained(id: &'static str, title: String, lede: Html, tables: Html) -> Html {
    html! { <section class="explained"><div><h2 {id}>{ title }</h2><p>{ lede }</p></div>{ tables }</section> }
}

fn levels_of(met: &Pairing) -> (u8, u8) {
    (met.stronger, met.weaker)
}

fn limit(limit: Limit, lang: Lang) -> String {
    match limit {
        Limit::Nodes(nodes) => figures::limit_nodes(lang, &grouped(nodes)),
        Limit::Time { millis, .. } => figures::limit_time(lang, &grouped(millis)),
    }
}
