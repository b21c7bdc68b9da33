//! How alike the games are: first the family as boards set out by likeness, then the numbers.

use mbao_affinity::{METHOD, Measure, Point, bases_of, rules_of};
use mbao_rules::definition::Basis;
use mbao_workshop::{self as workshop, AffinitiesProps, Compared, Remark, guide_number, shade};

use super::prelude::*;
use crate::facts::affinities::{Affinities, GAMES, OUTSIDE};
use crate::facts::family::places;
use crate::facts::features::{capital, measure, point as point_name, sentence as value};
use crate::facts::files::AFFINITIES;
use crate::facts::numbers::mean;
use crate::pages::compare;
use crate::parts::cite::place;
use crate::parts::marks;
use crate::parts::table::{captioned, row, table};
use crate::words::{affinity, figures, notebook};

pub(crate) async fn page(site: &Site, lang: Lang) -> Result<Page> {
    let all = &site.affinities;
    let route = Route::new(lang, "affinities/");
    let compared = island::<workshop::Affinities>(compared(all, &route)).await;
    let files = AFFINITIES.iter().map(|file| {
        let name = file.rsplit('/').next().unwrap_or(file);
        html! { <li><a href={route.base() + file} download="">{ name }</a></li> }
    });
    let body = html! {
        <>
            { family(all, &route)? }
            { compare::turn(site, lang, true).await? }
            <p class="onward">
                <a class="to-beside" href={route.to("compare/")}>{ affinity::to_beside(lang) }</a>{ " · " }
                <a href={route.to("map/")}>{ affinity::to_map(lang) }</a>{ " · " }
                <a href={route.to("figures/")}>{ figures::to_figures(lang) }</a>{ " · " }
                <a href={route.to("wonders/")}>{ figures::to_wonders(lang) }</a>{ " · " }
                <a href={route.to("notebook/")}>{ notebook::title(lang) }</a>
            </p>
            <p class="plain-text strips-told">{ affinity::strips(lang) }</p>
            { raw(compared) }
            <h2 id="pairs">{ affinity::pairs(lang) }</h2>
            <p class="plain-text">{ affinity::how_pairs(lang) }</p>
            { pairs(all, &route) }
            <h2 id="features">{ affinity::features(lang) }</h2>
            <p class="plain-text">
                { affinity::how_features(lang) }{ " " }<a href={route.to("decisions/")}>{ words::decisions_title(lang) }</a>
            </p>
            { for all.ids().map(|(at, id)| features(&all.games[at].name, id, &route)) }
            <h2 id="play">{ affinity::by_play(lang) }</h2>
            { plays(all, lang) }
            <h2 id="how">{ affinity::how(lang) }</h2>
            <p class="plain-text">{ affinity::how_rules(lang) }</p>
            <p class="plain-text">{ Affinities::weights(lang) }</p>
            <p class="plain-text">{ affinity::how_play(lang) }</p>
            <p class="plain-text">{ affinity::method(lang, METHOD as usize) }{ "." }</p>
            <h2 id="files">{ affinity::export(lang) }</h2>
            <ul class="plain">{ for files }</ul>
            <p class="onward"><a href={route.to("data/")}>{ words::data_title(lang) }</a></p>
        </>
    };
    Ok(Page::new(route, "affinities", affinity::title(lang), affinity::lede(lang), body)
        .titled("text wide")
        .needing(
            Needs::doing(Bundle::Workshop)
                .boards()
                .style(Style::Affinities)
                .style(Style::Compare)
                .script(Script::Family),
        ))
}

/// The recorded games as little boards, the more alike the nearer. Any two of them play one turn side by side.
fn family(all: &Affinities, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let games: Vec<(usize, &str)> = all.ids().filter(|(_, id)| mbao_rules::game(id).is_ok()).collect();
    let stand = places(u8::try_from(games.len())?, |a, b| {
        let (a, b) = (games[a].0, games[b].0);
        all.compare(a.min(b), a.max(b)).distance
    });
    let member = |(&(at, id), [x, y]): (&(usize, &str), &[f64; 2])| -> Result<Html> {
        // A strict policy forbids styles in the page: `affinities.css` knows places by steps of two per cent.
        let place = format!("member x-{:.0} y-{:.0}", 50.0 * x, 50.0 * y);
        Ok(html! {
            <label class={place}>
                <input type="checkbox" name="games" value={id.to_owned()} />
                <span class="drawn" aria-hidden="true">{ Shown::game(id).still(lang)?.bare().html() }</span>
                <span>{ all.games[at].name.clone() }</span>
            </label>
        })
    };
    let members = games.iter().zip(&stand).map(member).collect::<Result<Vec<_>>>()?;
    Ok(html! {
        <form class="family" autocomplete="off">
            <fieldset>
                <legend>{ affinity::family(lang) }</legend>
                <div class="members">{ for members }</div>
            </fieldset>
        </form>
    })
}

/// The content of the table, the weights and the tree.
fn compared(all: &Affinities, route: &Route) -> AffinitiesProps {
    let lang = route.lang;
    let games = all.games.iter();
    let guides: Vec<(u8, u8)> = all.pairs().map(|(first, second)| all.guides(first, second)).collect();
    let remark = |anchor: &str, name: String, text: String| Remark {
        mark: OUTSIDE.to_owned(),
        href: route.to("notebook/") + anchor,
        name,
        text,
    };
    AffinitiesProps {
        lang,
        title: affinity::title(lang),
        games: games.map(|game| Compared { name: game.name.clone(), href: route.to(&game.folder) }).collect(),
        by_rules: guides.iter().map(|guide| guide.0).collect(),
        by_play: guides.iter().map(|guide| guide.1).collect(),
        by_play_called: affinity::by_play(lang),
        joins: all.tree.joins.iter().map(|join| (join.first, join.second, join.distance)).collect(),
        points: Point::ALL.iter().map(|&point| point_name(point, lang)).collect(),
        distances: route.base() + AFFINITIES[1],
        remarks: vec![
            remark("#relatives", notebook::relatives(lang), notebook::relatives_told(lang)),
            remark("#readings", notebook::readings(lang), notebook::readings_told(lang)),
        ],
        tree_told: affinity::how_tree(lang),
    }
}

/// How many of the most similar games stand beside each.
const NEAREST: usize = 6;

fn anchor(first: usize, second: usize) -> String {
    format!("pair-{first}-{second}")
}

/// A sentence for each pair, the most similar pairs first.
fn pairs(all: &Affinities, route: &Route) -> Html {
    let lang = route.lang;
    let games = 0..all.games.len();
    let folds = games.clone().map(|first| {
        let mut others: Vec<usize> = games.clone().filter(|&other| other != first).collect();
        let rules = |other: usize| all.guides(first.min(other), first.max(other)).0;
        others.sort_by_key(|&other| std::cmp::Reverse(rules(other)));
        let nearest = others.iter().take(NEAREST).map(|&other| {
            let number = rules(other);
            html! { <span>{ all.games[other].name.clone() }{ " " }<b class={shade(number)}>{ number }</b></span> }
        });
        let nearest: Html = nearest.collect();
        let lines = others.iter().map(|&other| {
            // Both entries of a pair lead to one place.
            let id = (first < other).then(|| anchor(first, other));
            html! {
                <li {id} data-other={other.to_string()}>
                    <strong>{ all.games[other].name.clone() }</strong>{ " " }
                    <span class="guide" aria-label={guide_number(lang, rules(other))}>{ rules(other) }</span>{ " " }
                    { all.sentence(first, other, lang) }
                </li>
            }
        });
        html! {
            <details class="pairs">
                <summary><span>{ all.games[first].name.clone() }</span>{ " " }<span class="nearest">{ nearest }</span></summary>
                <ul>{ for lines }</ul>
            </details>
        }
    });
    html! { <>{ for folds }</> }
}

/// What a recorded game has at each point, and what that rests on.
fn features(name: &str, id: &str, route: &Route) -> Html {
    let lang = route.lang;
    let Ok(game) = mbao_rules::game(id) else { return Html::default() };
    let rulings = rules_of(game);
    let row = |at: Point| {
        let mut bases: Vec<Basis> = Vec::new();
        for basis in bases_of(game, at) {
            if bases.iter().all(|known| (known.standing, &known.cite) != (basis.standing, &basis.cite)) {
                bases.push(basis);
            }
        }
        let marks = bases.iter().map(|basis| {
            html! { <li>{ marks::mark(basis, route) }{ " " }<small>{ place(&basis.cite, lang) }</small></li> }
        });
        html! {
            <tr>
                <th scope="row">{ capital(&point_name(at, lang)) }</th>
                <td data-label={affinity::feature_value(lang)}>{ value(rulings.at(at), lang) }</td>
                <td data-label={words::mark_mark(lang)}><ul class="plain">{ for marks }</ul></td>
            </tr>
        }
    };
    let label = format!("{}: {name}", affinity::features(lang));
    let heads = [affinity::feature_point(lang), affinity::feature_value(lang), words::mark_mark(lang)];
    html! {
        <details class="features" id={format!("features-{id}")}>
            <summary>{ name.to_owned() }</summary>
            { table(Some("stacked"), label, heads, Point::ALL.map(row)) }
        </details>
    }
}

fn plays(all: &Affinities, lang: Lang) -> Html {
    let heads = Measure::ALL.map(|one| html! { <span>{ measure(one, lang) }</span> });
    let heads = [affinity::measure_game(lang).into()].into_iter().chain(heads);
    let rows = all.games.iter().map(|game| row(&game.name, game.play.means.map(mean)));
    let caption = format!("{}: {}", affinity::measure(lang), affinity::random_games(lang, GAMES as usize));
    captioned(Some("measures plays"), affinity::by_play(lang), Some(caption), heads, rows)
}
