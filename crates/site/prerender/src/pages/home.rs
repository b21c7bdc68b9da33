//! The first page: a threshold.
//!
//! Somebody who has never heard of mancala comes with a link from a friend, a
//! teacher or a museum. In the first ten seconds they want, in this order:
//!
//! 1. to see what it is: a board, seeds, people who play;
//! 2. to see it move: one turn that they can follow, where something is won;
//! 3. to hear in one sentence whose games these are;
//! 4. to do something at once without choosing among fourteen strange names:
//!    play, learn, or read, each one press away;
//! 5. then, if they stay, to find a game that suits them: how long, how hard,
//!    whose, and where to begin.
//!
//! They do not want to hear how the site is made, what an engine is, or where a
//! menu leads. So the scene, the sentence, the three doors and the board are all
//! that the first screen holds; the fourteen boards lie below.

use yew::classes;

use super::prelude::*;
use crate::facts::found::{self, section_of};
use crate::facts::profile::{BEGIN, FIRST, Grade, LONG, Profile, SHORT};
use crate::parts::boards::scale;
use crate::parts::diagram;
use crate::route::section_folder;
use crate::words::home;

/// The scene behind the welcome: the players of the plate `samburu-illaut`, in a wider land.
const SCENE: &str = include_str!("scene.svg");
/// The game of the first page, and the diagram whose turn is played there.
const GAME: &str = "enkeshui";
const DIAGRAM: &str = "k";

pub(crate) fn page(Site { content, .. }: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "");
    let main = html! {
        <Main class="home">
            { threshold(content, &route)? }
            { boards(content, &route)? }
            { pictures(content, &route)? }
        </Main>
    };
    Ok(Page::new(route, "front-page", words::front_title(lang), words::front_lede(lang), main)
        .needing(Needs::reading().boards().script(Script::Home).style(Style::Home).islands_when_reached()))
}

/// The scene, the sentence, three doors, and a board that plays a turn.
fn threshold(content: &Content, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let door = |class: &'static str, to: &str, title: String, told: String| {
        html! {
            <li><a class={classes!("door", class)} href={route.to(to)}>
                <strong>{ title }</strong><span>{ told }</span>
            </a></li>
        }
    };
    let drawn = found::diagram(content, DIAGRAM)?;
    // Whoever comes for the first time sees what happens in short lines.
    let shown = Shown { others: vec![("register", "play")], ..diagram::stepping(&drawn.chapter) };
    let board = shown.element(lang)?;
    // `home.js` leads to the game whose turn it is today.
    let games = content.games.iter().map(|card| card.id.as_str()).collect::<Vec<_>>().join(" ");
    Ok(html! {
        <section class="threshold" aria-labelledby="welcome" data-whole={route.to("article/whole/")}>
            { raw(SCENE.to_owned()) }
            <div class="welcome">
                <h1 id="welcome">{ words::front_title(lang) }</h1>
                <p class="sentence">{ home::sentence(lang) }</p>
                <nav aria-label={home::doors(lang)}>
                    <ul class="doors">
                        { door("first", &format!("play/{FIRST}/?north=computer:0"), home::door_play(lang), home::door_play_told(lang)) }
                        { door("", &format!("learn/{FIRST}/"), home::door_learn(lang), home::door_learn_told(lang)) }
                        { door("", "article/", home::door_read(lang), home::door_read_told(lang)) }
                    </ul>
                    <p><a class="of-the-day" href={route.to(&format!("learn/{FIRST}/puzzles/"))} data-games={games}>{ home::day(lang) }</a></p>
                </nav>
            </div>
            <div class="threshold-board" role="group" aria-label={home::turn_told(lang)}>{ board }</div>
        </section>
    })
}

/// All boards to one scale, with the facts that visitors choose by.
fn boards(content: &Content, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let mut items = Vec::new();
    let mut cards: Vec<&Card> = content.games.iter().collect();
    if lang == Lang::Sw {
        // The boards that these readers know come first.
        cards.sort_by_key(|card| (!card.id.starts_with("bao"), !BEGIN.contains(&card.id.as_str())));
    }
    for card in cards {
        items.push(object(content, card, route)?);
    }
    let games = content.figures_of(GAME).context("figures")?.usual().games;
    let all = content.games.len();
    Ok(html! {
        <section class="all-boards" aria-labelledby="boards">
            <h2 id="boards">{ home::boards(lang) }</h2>
            <p class="lede">{ home::boards_lede(lang) }</p>
            <form class="filters" autocomplete="off">
                { filter("rows", home::rows(lang), [("two", home::rows_two(lang)), ("four", home::rows_four(lang))], lang) }
                { filter("length", home::length(lang), Grade::ALL.map(|grade| (class(grade), length(grade, lang))), lang) }
                { filter("level", home::level(lang), Grade::ALL.map(|grade| (class(grade), level(grade, lang))), lang) }
                <button type="reset">{ home::reset(lang) }</button>
                <p class="shown" role="status"><span>{ all }</span>{ " " }{ home::shown(lang, &all.to_string()) }</p>
            </form>
            <ul class="objects">{ for items }</ul>
            <p class="plain-text measured">
                { home::measured(lang, &games.to_string(), &LONG.to_string(), &SHORT.to_string()) }
                { " " }<a href={route.to("figures/")}>{ home::to_figures(lang) }</a>
            </p>
        </section>
    })
}

/// One question of the filters. `home.css` hides boards that do not match the answer, without scripts too.
fn filter<const N: usize>(
    id: &'static str,
    legend: String,
    values: [(&'static str, String); N],
    lang: Lang,
) -> Html {
    let choice = |value: &str, label: String, checked: bool| {
        html! {
            <label><input type="radio" name={id} id={format!("{id}-{value}")} value={value.to_owned()} {checked} />{ label }</label>
        }
    };
    html! {
        <fieldset>
            <legend>{ legend }</legend>
            <div>
                { choice("any", home::any(lang), true) }
                { for values.into_iter().map(|(value, label)| choice(value, label, false)) }
            </div>
        </fieldset>
    }
}

/// A board as an object, with people, place and one line.
fn object(content: &Content, card: &Card, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let shown = Shown::game(&card.id);
    let state = shown.state()?;
    let profile = Profile::of(content, card)?;
    let section = section_of(content, &card.id)?;
    let line = content.kiosk_of(Some(&card.id)).with_context(|| format!("a sentence about {}", card.id))?;
    let rows = if profile.rows == 2 { "two" } else { "four" };
    let classes = classes!(
        format!("rows-{rows}"),
        format!("length-{}", class(profile.length)),
        format!("level-{}", class(profile.level)),
    );
    let name = card.name();
    let link = |to: String, what: String| {
        let label = home::of_game(lang, name, &what);
        html! { <a href={route.to(&to)} aria-label={label}>{ what }</a> }
    };
    let begin = BEGIN
        .contains(&card.id.as_str())
        .then(|| html! { <p class="begin-here">{ home::begin_here(lang) }</p> });
    let place = if card.place.is_some() { card.region.get(lang).to_owned() } else { home::no_place(lang) };
    Ok(html! {
        <li class={classes}>
            <a class={scale(&state)} href={route.to(&format!("play/{}/", card.id))} tabindex="-1" aria-hidden="true">
                { shown.still(lang)?.bare().html() }
            </a>
            <div>
                { begin }
                <h3 translate="no"><a href={route.section(section)}>{ name }</a></h3>
                <p class="whose"><strong>{ card.people().get(lang) }</strong>{ " · " }{ place }</p>
                <p>{ line.sentence.get(lang) }</p>
                <p class="facts">{ facts(&profile, lang) }</p>
                <p class="ways">
                    { link(format!("play/{}/", card.id), home::go_play(lang)) }
                    { link(format!("learn/{}/", card.id), home::go_learn(lang)) }
                    { link(section_folder(section), home::go_read(lang)) }
                    { link(format!("game/{}/", card.id), home::go_rules(lang)) }
                </p>
            </div>
        </li>
    })
}

/// Its size, how hard it is and how long it takes.
pub(super) fn facts(profile: &Profile, lang: Lang) -> String {
    home::facts(
        lang,
        &profile.columns.to_string(),
        &level(profile.level, lang).to_lowercase(),
        &profile.rows.to_string(),
        &format!("{:.0}", profile.turns),
    )
}

/// The turn of the first board in six pictures.
fn pictures(content: &Content, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let drawn = found::diagram(content, DIAGRAM)?;
    Ok(html! {
        <section class="signature" aria-labelledby="beats">
            <h2 id="beats">{ home::beats_title(lang) }</h2>
            <p class="lede">{ home::beats_told(lang) }</p>
            { diagram::strip(drawn, lang)? }
            <p class="onward"><a href={route.to(&format!("diagram/{DIAGRAM}/"))}>{ home::to_beats(lang) }</a></p>
        </section>
    })
}

fn class(grade: Grade) -> &'static str {
    ["low", "middle", "high"][grade as usize]
}

fn length(grade: Grade, lang: Lang) -> String {
    [home::length_short, home::length_middle, home::length_long][grade as usize](lang)
}

fn level(grade: Grade, lang: Lang) -> String {
    [home::level_easy, home::level_middle, home::level_hard][grade as usize](lang)
}
