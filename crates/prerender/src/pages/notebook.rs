//! The field notebook: the twelve questions of §17. The page's scripts
//! (`www/scripts/notebook`) add the form.

use mbao_affinity::Point;
use mbao_content::Content;
use mbao_rules::GAMES;
use mbao_words::Lang;
use yew::{Html, html};

use super::play::name;
use crate::affinity::point as point_name;
use crate::article::raw;
use crate::figures::reading_label;
use crate::needs::{Needs, Script, Style};
use crate::outside::{Noted, Outside};
use crate::route::Route;
use crate::shell::{Page, Site};

/// The page's words, compiled from `content/i18n/*/notebook.ftl` by `build.rs`.
pub(crate) mod said {
    include!(concat!(env!("OUT_DIR"), "/notebook_words.rs"));
}

/// Where the schema lies, below the site.
pub(crate) const SCHEMA: &str = "data/notebook-1.schema.json";

/// The names of the words that the scripts use.
const WORDS: &str = include_str!("../../../../content/i18n/en/notebook.ftl");

pub(crate) fn page(content: &Content, outside: &Outside, site: &Site, lang: Lang) -> Page {
    let route = Route::new(lang, "notebook/");
    let questions = questions(lang).into_iter().enumerate().map(|(i, (id, asked))| {
        html! {
            <li id={format!("q-{id}")} class="noted-question">
                <h3 id={format!("h-{id}")}><span class="question-number">{ ROMAN[i] }</span>{ " " }{ asked }</h3>
                <div class="answer" role="group" aria-labelledby={format!("h-{id}")} data-question={id}></div>
            </li>
        }
    });
    let part = |id: &'static str, title: String, class: &'static str| {
        html! {
            <section {class} hidden={true} id={id}>
                <h2>{ title }</h2>
                <div></div>
            </section>
        }
    };
    let schema = html! { <a href={route.base() + SCHEMA}>{ said::schema(lang) }</a> };
    let main = html! {
        <div class="layout noting">
            <main id="main">
                <h1>{ said::title(lang) }</h1>
                <p class="lede">{ said::lede(lang) }</p>
                <p class="plain-text when-awake">{ said::how(lang) }</p>
                <p class="plain-text needs-scripts"><strong>{ said::needs_scripts(lang) }</strong></p>
                <div class="notebook-begin" hidden={true}></div>
                <h2 id="questions">{ said::questions(lang) }</h2>
                <ol class="questions">{ for questions }</ol>
                <h2 id="relatives">{ said::relatives(lang) }</h2>
                <p class="plain-text">{ said::relatives_told(lang) }</p>
                <dl class="rules">{ for outside.relatives.iter().map(|relative| told(relative, &route)) }</dl>
                <h2 id="readings">{ said::readings(lang) }</h2>
                <p class="plain-text">{ said::readings_told(lang) }</p>
                <dl class="rules">{ for outside.readings.iter().map(|reading| read(content, reading, &route)) }</dl>
                <h2 id="format">{ said::format(lang) }</h2>
                <p class="plain-text">{ said::format_told(lang) }{ " " }{ schema }{ "." }</p>
            </main>
            <aside class="notebook-side when-awake" aria-label={said::board(lang)}>
                <div class="notebook-stand">
                    <p class="notebook-status" role="status"></p>
                    <p class="notebook-ways">
                        <a href="#noted-board">{ said::to_board(lang) }</a>{ " " }
                        <a href="#questions">{ said::to_questions(lang) }</a>
                    </p>
                </div>
                <div class="notebook-board" id="noted-board"><p class="board-empty">{ said::board_empty(lang) }</p></div>
                { part("findings", said::findings(lang), "notebook-findings") }
                { part("sheet", said::sheet(lang), "notebook-sheet") }
                { part("nearest", said::nearest(lang), "notebook-nearest") }
                <p class="plain-text"><a href={route.to("affinities/")}>{ said::to_affinities(lang) }</a></p>
            </aside>
            { raw(data(content, site, lang)) }
        </div>
    };
    Page {
        title: said::title(lang),
        description: said::lede(lang),
        kind: "notebook",
        main,
        cited: None,
        needs: Needs::workshop().script(Script::Notebook).style(Style::Notebook),
        route,
    }
}

/// Another recorder's reading: where the site describes it, and its file.
fn read(content: &Content, noted: &Noted, route: &Route) -> Html {
    let found = content.readings.iter().find(|reading| reading.id == noted.notebook.id);
    let title = found.map_or(&*noted.page.name, |reading| reading.title.get(route.lang));
    html! {
        <>
            <dt id={format!("open-{}", noted.notebook.id)}><a href={route.to(&noted.place)}>{ title }</a></dt>
            <dd>
                { for found.map(|reading| reading.after.get(route.lang).to_owned()) }{ " " }
                { files(noted, route) }
            </dd>
        </>
    }
}

/// The links to open a file here and to save it.
fn files(noted: &Noted, route: &Route) -> Html {
    let file = route.base() + &noted.file;
    html! {
        <>
            <a class="open-relative when-awake" href={file.clone()}>{ said::open_relative(route.lang) }</a>{ " " }
            <a href={file} download="">{ format!("{}.mbao.json", noted.notebook.id) }</a>
        </>
    }
}

/// A game from another source: who plays it, where it is from, its file.
fn told(relative: &Noted, route: &Route) -> Html {
    let Noted { notebook, page, .. } = relative;
    let name = notebook.answers.name.readings.first();
    html! {
        <>
            <dt id={relative.anchor().to_owned()}>{ &*page.name }</dt>
            <dd>
                { &*page.people }{ ", " }{ &*page.region }{ ". " }
                <span lang="en">{ name.map(|name| name.note.clone()) }</span>{ " " }
                { files(relative, route) }
            </dd>
        </>
    }
}

const ROMAN: [&str; 12] = ["i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii"];

/// The questions by the names of their answers in a file.
fn questions(lang: Lang) -> [(&'static str, String); 12] {
    [
        ("name", said::q_name(lang)),
        ("peoples", said::q_peoples(lang)),
        ("players", said::q_players(lang)),
        ("other-names", said::q_other_names(lang)),
        ("rows", said::q_rows(lang)),
        ("pits", said::q_pits(lang)),
        ("pockets", said::q_pockets(lang)),
        ("seeds", said::q_seeds(lang)),
        ("set-up", said::q_set_up(lang)),
        ("sowing", said::q_sowing(lang)),
        ("aim", said::q_aim(lang)),
        ("rules", said::q_rules(lang)),
    ]
}

/// The data for the scripts: words, games, points of comparison, the curator.
fn data(content: &Content, site: &Site, lang: Lang) -> String {
    let words: serde_json::Map<_, _> = WORDS
        .lines()
        .filter_map(|line| line.strip_prefix("ui-")?.split_once(" ="))
        .filter_map(|(id, _)| Some((id.to_owned(), said::control(lang, id, 0)?.into())))
        .collect();
    let games: Vec<_> = content.games.iter().map(|card| (card.id.as_str(), name(card))).collect();
    let points: serde_json::Map<_, _> =
        Point::ALL.iter().map(|&point| (point.id().to_owned(), point_name(point, lang).into())).collect();
    // The text on a reading in a notebook that begins from a game, in the page's language.
    let readings: serde_json::Map<_, _> = GAMES
        .iter()
        .flat_map(|page| page.options.iter())
        .flat_map(|option| option.values.iter().map(move |value| (&*option.id, &*value.name)))
        .map(|(option, value)| {
            (format!("{option}: {value}"), reading_label(content, option, value, lang).into())
        })
        .collect();
    let data = serde_json::json!({
        "words": words, "games": games, "points": points, "readings": readings, "curator": site.curator,
    });
    // A closing tag in the data would end the element early.
    let data = data.to_string().replace("</", "<\\/");
    format!("<script type=\"application/json\" id=\"notebook-data\">{data}</script>")
}
