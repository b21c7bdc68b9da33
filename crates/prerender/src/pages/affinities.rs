//! How alike the games are.

use mbao_affinity::{METHOD, Measure, Point};
use mbao_words::Lang;
use yew::{Html, html};

use super::notebook;
use crate::affinity::{
    Affinities, GAMES, OUTSIDE, measure, point as point_name, tree_picture, words as said,
};
use crate::article::raw;
use crate::figures::words as figures;
use crate::needs::{Needs, Script};
use crate::route::Route;
use crate::shell::Page;

/// The files with the numbers, below the site.
pub(crate) const FILES: [&str; 2] = ["data/affinity.csv", "data/affinity.json"];

pub(crate) fn page(all: &Affinities, lang: Lang) -> Page {
    let route = Route::new(lang, "affinities/");
    let label = said::tree_label(lang, &all.names.len().to_string());
    let files = FILES.iter().map(|file| {
        let name = file.rsplit('/').next().unwrap_or(file);
        html! { <li><a href={route.base() + file} download="">{ name }</a></li> }
    });
    let main = html! {
        <div class="layout">
            <main id="main" class="text wide">
                <h1>{ said::title(lang) }</h1>
                <p class="lede">{ said::lede(lang) }</p>
                <p class="onward">
                    <a href={route.to("map/")}>{ said::to_map(lang) }</a>{ " · " }
                    <a href={route.to("figures/")}>{ figures::to_figures(lang) }</a>{ " · " }
                    <a href={route.to("wonders/")}>{ figures::to_wonders(lang) }</a>{ " · " }
                    <a href={route.to("notebook/")}>{ notebook::said::title(lang) }</a>
                </p>
                { matrix(all, &route) }
                <p class="plain-text">{ OUTSIDE }{ " " }<a href={route.to("notebook/") + "#relatives"}>{ notebook::said::relatives(lang) }</a>{ ": " }{ notebook::said::relatives_told(lang) }</p>
                <p class="plain-text">{ OUTSIDE }{ " " }<a href={route.to("notebook/") + "#readings"}>{ notebook::said::readings(lang) }</a>{ ": " }{ notebook::said::readings_told(lang) }</p>
                { weights(&route) }
                <h2 id="tree">{ said::tree(lang) }</h2>
                <figure class="tree-figure">
                    { raw(tree_picture(&all.tree, &all.names, &label)) }
                    <figcaption>{ by_own_weights(lang) }{ said::how_tree(lang) }</figcaption>
                </figure>
                <h2 id="pairs">{ said::pairs(lang) }</h2>
                <p class="plain-text">{ said::how_pairs(lang) }</p>
                { pairs(all, &route) }
                <h2 id="play">{ said::by_play(lang) }</h2>
                { plays(all, lang) }
                <h2 id="how">{ said::how(lang) }</h2>
                <p class="plain-text">{ said::how_rules(lang) }</p>
                <p class="plain-text">{ Affinities::weights(lang) }</p>
                <p class="plain-text">{ said::how_play(lang) }</p>
                <p class="plain-text">{ said::method(lang, METHOD as usize) }{ "." }</p>
                <h2 id="files">{ said::export(lang) }</h2>
                <ul class="plain">{ for files }</ul>
            </main>
        </div>
    };
    Page {
        title: said::title(lang),
        description: said::lede(lang),
        kind: "affinities",
        main,
        cited: None,
        needs: Needs::workshop().script(Script::Affinities),
        route,
    }
}

/// The table: by rules above the diagonal, by play below it.
fn matrix(all: &Affinities, route: &Route) -> Html {
    let lang = route.lang;
    let heads = all.names.iter().map(|name| html! { <th scope="col"><span>{ name.clone() }</span></th> });
    let rows = all.names.iter().enumerate().map(|(row, name)| {
        let cells = (0..all.names.len()).map(|column| {
            if column == row {
                return html! { <td class="self">{ "·" }</td> };
            }
            let (rules, play) = all.guides(row.min(column), row.max(column));
            let number = if column > row { rules } else { play };
            // Ten steps of shade; each cell also has its number.
            let class = format!("shade-{}", number / 10);
            if column > row {
                html! { <td {class}><a href={format!("#{}", anchor(row, column))}>{ number }</a></td> }
            } else {
                html! { <td {class}>{ number }</td> }
            }
        });
        html! {
            <tr>
                <th scope="row"><a href={route.to(&all.folders[row])}>{ name.clone() }</a></th>
                { for cells }
            </tr>
        }
    });
    html! {
        <div class="scrolled" tabindex="0" role="region" aria-label={said::title(lang)}>
            <table class="matrix">
                <caption>{ said::by_rules(lang) }{ " ◥ · ◣ " }{ said::by_play(lang) }{ " " }{ by_own_weights(lang) }</caption>
                <thead><tr><td></td>{ for heads }</tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    }
}

/// The weights, which the reader can change; `scripts/affinities.js` uses them.
fn weights(route: &Route) -> Html {
    let lang = route.lang;
    let fields = Point::ALL.map(|point| {
        html! {
            <label>
                <span>{ point_name(point, lang) }</span>
                <input type="range" min="0" max="6" step="0.5" value={point.weight().to_string()} data-point={point.id()} />
                <output>{ point.weight().to_string() }</output>
            </label>
        }
    });
    html! {
        <details class="weights" hidden={true} data-distances={route.base() + FILES[1]} data-number={number_pattern(lang)}>
            <summary>{ said::weigh(lang) }</summary>
            <p class="plain-text">{ said::weigh_told(lang) }</p>
            <div class="weights-fields">{ for fields }</div>
            <button type="button">{ said::weigh_usual(lang) }</button>
            <p class="weights-wrong" role="alert" hidden={true}>{ said::weigh_not_loaded(lang) }</p>
        </details>
    }
}

fn anchor(first: usize, second: usize) -> String {
    format!("pair-{first}-{second}")
}

/// Hidden until `scripts/affinities.js` has compared the games with the reader's weights.
fn by_own_weights(lang: Lang) -> Html {
    html! { <strong class="by-own-weights" hidden={true}>{ said::by_own_weights(lang) }{ " " }</strong> }
}

/// The label of a guide number, with # for the number.
fn number_pattern(lang: Lang) -> String {
    said::number(lang, 100).replace("100", "#")
}

/// A sentence for each pair, the most alike first.
fn pairs(all: &Affinities, route: &Route) -> Html {
    let lang = route.lang;
    let games = 0..all.names.len();
    let folds = games.clone().map(|first| {
        let mut others: Vec<usize> = games.clone().filter(|&other| other != first).collect();
        let rules = |other: usize| all.guides(first.min(other), first.max(other)).0;
        others.sort_by_key(|&other| std::cmp::Reverse(rules(other)));
        let lines = others.iter().map(|&other| {
            // Links lead to one place for each pair.
            let id = (first < other).then(|| anchor(first, other));
            html! {
                <li {id} data-other={other.to_string()}>
                    <strong>{ all.names[other].clone() }</strong>{ " " }
                    <span class="guide" aria-label={said::number(lang, usize::from(rules(other)))}>{ rules(other) }</span>{ " " }
                    { all.sentence(first, other, lang) }
                </li>
            }
        });
        html! {
            <details class="pairs">
                <summary>{ all.names[first].clone() }</summary>
                <ul>{ for lines }</ul>
            </details>
        }
    });
    html! { <>{ for folds }</> }
}

/// What was measured in random play.
fn plays(all: &Affinities, lang: Lang) -> Html {
    let heads = Measure::ALL.map(|one| html! { <th scope="col">{ measure(one, lang) }</th> });
    let rows = all.names.iter().zip(&all.plays).map(|(name, play)| {
        let means = play.means.iter().map(|mean| {
            let text = if *mean >= 100.0 { format!("{mean:.0}") } else { format!("{mean:.1}") };
            html! { <td class="figure">{ text }</td> }
        });
        html! { <tr><th scope="row">{ name.clone() }</th>{ for means }</tr> }
    });
    html! {
        <div class="scrolled" tabindex="0" role="region" aria-label={said::by_play(lang)}>
            <table class="measures">
                <caption>{ said::measure(lang) }{ ": " }{ said::random_games(lang, GAMES as usize) }</caption>
                <thead><tr><th scope="col">{ said::measure_game(lang) }</th>{ for heads }</tr></thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    }
}
