//! The longest turns, and those that never end.

use mbao_content::{Content, Kind, Wonder};
use mbao_words::Lang;
use yew::{Html, html};

use super::figures::name_of;
use crate::figures::{grouped, words};
use crate::needs::Needs;
use crate::route::Route;
use crate::shell::Page;

pub(crate) fn page(content: &Content, lang: Lang) -> Page {
    let route = Route::new(lang, "wonders/");
    let mut all: Vec<(&str, &Wonder)> = content
        .figures
        .iter()
        .flat_map(|one| one.figures.wonders.iter().map(|wonder| (one.game.as_str(), wonder)))
        .collect();
    all.sort_by_key(|(_, wonder)| std::cmp::Reverse(wonder.measure()));
    // A turn that is remarkable in two ways is listed once, and a prefix of a few handfuls is not listed.
    let of_its_own = |at: usize, game: &str, wonder: &Wonder| {
        let told = all[..at]
            .iter()
            .any(|(g, w)| *g == game && w.position == wonder.position && w.turn == wonder.turn);
        !told && (wonder.kind != Kind::Prefix || wonder.prefix > 10)
    };
    let all: Vec<_> = all
        .iter()
        .enumerate()
        .filter(|(at, (game, wonder))| of_its_own(*at, game, wonder))
        .map(|(_, one)| *one)
        .collect();
    let list = |wanted: fn(&Wonder) -> bool| {
        let items = all
            .iter()
            .filter(|(_, wonder)| wanted(wonder))
            .map(|(game, wonder)| one(content, game, wonder, &route));
        html! { <ol class="wonders">{ for items }</ol> }
    };
    let hunted = content.figures.first().and_then(|one| one.figures.hunted);
    let how = hunted.map(|(arrangements, laps)| {
        html! { <p class="plain-text">{ words::wonders_how(lang, &grouped(arrangements.into()), &grouped(laps)) }</p> }
    });
    let main = html! {
        <div class="layout">
            <main id="main" class="text wide">
                <h1>{ words::wonders(lang) }</h1>
                <p class="lede">{ words::wonders_lede(lang) }</p>
                <h2 id="longest">{ words::wonders_longest(lang) }</h2>
                { list(|wonder| wonder.kind == Kind::Longest) }
                <h2 id="endless">{ words::wonders_endless(lang) }</h2>
                <p class="plain-text">{ words::wonders_endless_lede(lang) }</p>
                { list(|wonder| wonder.kind != Kind::Longest) }
                { for how }
                <p class="onward"><a href={route.to("figures/")}>{ words::to_figures(lang) }</a></p>
            </main>
        </div>
    };
    Page {
        title: words::wonders(lang),
        description: words::wonders_lede(lang),
        kind: "wonders-page",
        main,
        cited: None,
        needs: Needs::reading(),
        route,
    }
}

fn one(content: &Content, game: &str, wonder: &Wonder, route: &Route) -> Html {
    let lang = route.lang;
    let name = name_of(content, game);
    let (turn, laps) = (wonder.turn.join(" "), grouped(wonder.laps));
    let said = match wonder.kind {
        Kind::Longest => words::wonder_longest(lang, &name, &laps, &grouped(wonder.seeds), &turn),
        _ if wonder.prefix > 0 => words::wonder_prefix(lang, &name, &laps, &grouped(wonder.prefix), &turn),
        _ => words::wonder_period(lang, &name, &laps, &turn),
    };
    let met = if wonder.met { words::wonder_met(lang) } else { words::wonder_arranged(lang) };
    // In a query a plus is a space; nothing else in a position needs an escape.
    let position = wonder.position.replace(' ', "+");
    let href = format!("{}?position={position}", route.to(&format!("play/{game}/")));
    let label = words::wonder_open_of(lang, &said);
    html! {
        <li>
            <strong>{ said }</strong>{ " (" }{ met }{ "). " }
            <a {href} aria-label={label}>{ words::wonder_open(lang) }</a>
            <code class="position">{ wonder.position.clone() }</code>
        </li>
    }
}
