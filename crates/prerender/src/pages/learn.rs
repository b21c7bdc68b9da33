//! Lessons: the games to choose from, the tasks of each, and the teacher's page.

use anyhow::{Context, Result, anyhow};
use mbao_board::{Look, picture, steps};
use mbao_content::{Card, Content, Task};
use mbao_rules::Game;
use mbao_words::Lang;
use serde_json::{Map, Value, json};
use yew::{Html, html};

use super::play::name;
use crate::article::raw;
use crate::boards::Shown;
use crate::needs::{Needs, Script, Style};
use crate::route::Route;
use crate::shell::{Cited, Page};
use crate::verdict::missed;
use crate::words;

/// All games, each with its lesson.
pub(crate) fn choice(content: &Content, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "learn/");
    let games = content
        .games
        .iter()
        .map(|card| {
            let still = Shown::game(&card.id).still(lang)?;
            let count = content.tasks_of(&card.id).count();
            Ok(html! {
                <li>
                    <a href={route.to(&format!("learn/{}/", card.id))}>
                        <div class="drawn" aria-hidden="true">{ raw(still) }</div>
                        <strong>{ name(card) }</strong>
                        <span>{ card.people.get(lang) }{ " · " }{ words::learn_count(lang, count) }</span>
                    </a>
                    <p class="gallery-more">
                        <a href={route.to(&format!("learn/{}/puzzles/", card.id))}>
                            { words::to_puzzles(lang) }{ " (" }{ content.puzzles_of(&card.id).count() }{ ")" }
                        </a>
                        { " · " }
                        <a href={route.to(&format!("print/{}/", card.id))}>{ words::to_print(lang) }</a>
                    </p>
                </li>
            })
        })
        .collect::<Result<Vec<_>>>()?;
    let main = html! {
        <div class="layout">
            <main id="main" class="text wide">
                <h1>{ words::learn(lang) }</h1>
                <p class="lede">{ words::learn_lede(lang) }</p>
                <ul class="gallery">{ for games }</ul>
            </main>
        </div>
    };
    Ok(Page {
        title: words::learn(lang),
        description: words::learn_lede(lang),
        kind: "learn-choice",
        main,
        cited: None,
        needs: Needs::reading().style(Style::Lessons),
        route,
    })
}

/// The lesson of a game.
pub(crate) fn lesson(content: &Content, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("learn/{}/", card.id));
    let title = words::learn_title(lang, name(card));
    let tasks = content.tasks_of(&card.id);
    let count = content.tasks_of(&card.id).count();
    let tasks = tasks.enumerate().map(|(at, task)| exercise(task, at + 1, card, lang));
    let tasks = tasks.collect::<Result<Vec<_>>>()?;
    let lede = words::learn_one_lede(lang, count);
    let main = html! {
        <div class="layout">
            <main id="main" class="text wide">
                <h1>{ title.clone() }</h1>
                <p class="lede">{ lede.clone() }</p>
                { onward(card, &route, &["lessons", "puzzles", "section", "play", "print", "answers"], content)? }
                <p class="lesson-done" hidden=true>
                    { words::task_done(lang) }{ " " }<output>{ "0" }</output>{ format!(" / {count}") }
                </p>
                <noscript><p>{ words::learn_by_hand(lang) }</p></noscript>
                { for tasks }
            </main>
        </div>
    };
    Ok(Page {
        title: title.clone(),
        description: lede,
        kind: "lesson",
        main,
        cited: Some(Cited { title, section: card.section.clone() }),
        needs: Needs::playing().boards().script(Script::Lesson).style(Style::Lessons),
        route,
    })
}

/// Links from a page about a game to these of its other pages.
pub(crate) fn onward(card: &Card, route: &Route, to: &[&str], content: &Content) -> Result<Html> {
    let lang = route.lang;
    let section = content.section_of(&card.id).with_context(|| format!("the section of {}", card.id))?;
    let id = &card.id;
    let links = to.iter().enumerate().map(|(at, to)| {
        let (folder, text) = match *to {
            "section" => (format!("section/{}/", section.slug), words::to_section(lang)),
            "play" => (format!("play/{id}/"), words::to_play(lang)),
            "lessons" => ("learn/".to_owned(), words::learn_all(lang)),
            "learn" => (format!("learn/{id}/"), words::to_learn(lang)),
            "puzzles" => (format!("learn/{id}/puzzles/"), words::to_puzzles(lang)),
            "solutions" => (format!("learn/{id}/puzzles/answers/"), words::to_answers(lang)),
            "answers" => (format!("learn/{id}/answers/"), words::to_answers(lang)),
            _ => (format!("print/{id}/"), words::to_print(lang)),
        };
        html! { <>{ if at > 0 { " · " } else { "" } }<a href={route.to(&folder)}>{ text }</a></> }
    });
    // The other readings of a game are always among them.
    let readings = content.readings_of(id).next().map(|_| {
        let place = format!("section/{}/#readings", section.slug);
        html! { <>{ " · " }<a href={route.to(&place)}>{ words::readings(lang) }</a></> }
    });
    Ok(html! { <p class="onward">{ for links }{ readings }</p> })
}

fn begun(task: &Task) -> Result<Game> {
    task.begun().map_err(|(_, why)| anyhow!("{}: {}", task.id, why.message()))
}

/// Whose turn it is, in words.
pub(super) fn plays(game: &Game, lang: Lang) -> String {
    let south = game.state().mover == mbao_rules::Side::South;
    words::task_plays(lang, &if south { words::print_south(lang) } else { words::print_north(lang) })
}

pub(super) fn still(game: &Game, lang: Lang) -> Html {
    let name = &game.rules().page().name;
    let look = Look { name, lang, tall: false, coordinates: true, buttons: false, seeds: None };
    raw(picture(&game.state(), &look))
}

/// A task: the question, the board, and every turn with its verdict.
fn exercise(task: &Task, number: usize, card: &Card, lang: Lang) -> Result<Html> {
    let game = begun(task)?;
    // The record holds what was played before the task.
    let (position, record) =
        if task.before.is_empty() { (task.position.clone(), None) } else { (None, Some(game.record())) };
    let setting_up = !game.state().phase.is_play();
    Ok(html! {
        <section class="task" id={format!("task-{}", task.id)} data-id={task.id.clone()}
            data-tries={tries(task, card, lang)} data-at-once={setting_up.then_some("")}>
            <h2><span class="task-number">{ number }</span>{ " " }{ task.title.get(lang) }</h2>
            <p class="task-ask">
                { task.task.get(lang) }{ " " }<span class="task-plays">{ plays(&game, lang) }</span>
                { " " }<span class="cite">{ &task.cite }</span>
            </p>
            <mbao-board game={task.game.clone()} {position} {record} loading="lazy">{ still(&game, lang) }</mbao-board>
            <div class="task-said">
                <p class="task-verdict" role="status"></p>
                <button type="button" class="task-again" hidden=true>{ words::task_again(lang) }</button>
            </div>
            <details><summary>{ words::task_hint(lang) }</summary><p>{ task.hint.get(lang) }</p></details>
        </section>
    })
}

/// The verdict on each turn: `{"says": [text, …], "turns": {"c1 x": 0, …}}`. The first
/// text is for turns that solve the task.
fn tries(task: &Task, card: &Card, lang: Lang) -> String {
    let mut says = vec![format!("{} {}", words::task_solved(lang), task.shows.get(lang))];
    let mut turns = Map::new();
    for tried in &task.tries {
        let index = match &tried.miss {
            None => 0,
            Some(miss) => {
                let text = format!("{} {}", words::task_missed(lang), missed(miss, card, lang));
                says.iter().skip(1).position(|said| *said == text).map_or_else(
                    || {
                        says.push(text);
                        says.len() - 1
                    },
                    |at| at + 1,
                )
            }
        };
        turns.insert(tried.actions.join(" "), Value::from(index));
    }
    json!({ "says": says, "turns": turns }).to_string()
}

/// For the teacher: every turn that solves the task.
pub(crate) fn answers(content: &Content, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("learn/{}/answers/", card.id));
    let title = words::answers_title(lang, name(card));
    let tasks = content.tasks_of(&card.id).enumerate();
    let tasks = tasks.map(|(at, task)| answer(task, at + 1, lang)).collect::<Result<Vec<_>>>()?;
    let main = html! {
        <div class="layout">
            <main id="main" class="text wide answers">
                <h1>{ title.clone() }</h1>
                <p class="lede">{ words::answers_lede(lang) }</p>
                { onward(card, &route, &["learn", "print"], content)? }
                { for tasks }
            </main>
        </div>
    };
    Ok(Page {
        title,
        description: words::answers_lede(lang),
        kind: "lesson-answers",
        main,
        cited: None,
        needs: Needs::reading().style(Style::Lessons),
        route,
    })
}

fn answer(task: &Task, number: usize, lang: Lang) -> Result<Html> {
    let mut game = begun(task)?;
    let drawn = still(&game, lang);
    let solutions: Vec<String> = task.solutions().map(|actions| actions.join(" ")).collect();
    let first = task.solutions().next().with_context(|| format!("{}: no turn solves the task", task.id))?;
    let mut events = Vec::new();
    for action in first {
        events.extend(game.play_text(action).map_err(|why| anyhow!("{}: {}", task.id, why.message()))?);
    }
    let told =
        steps(game.rules(), &events, lang).into_iter().map(|step| html! { <li>{ step.sentence }</li> });
    let listed = solutions.iter().map(|turn| html! { <><code>{ turn }</code>{ " " }</> });
    Ok(html! {
        <section class="task">
            <h2><span class="task-number">{ number }</span>{ " " }{ task.title.get(lang) }</h2>
            <figure class="still"><div class="drawn">{ drawn }</div></figure>
            <p>{ task.task.get(lang) }{ " " }<span class="cite">{ &task.cite }</span></p>
            <p>
                <strong>{ words::answers_turns(lang) }</strong>{ ": " }{ for listed }
                { "(" }{ solutions.len() }{ " " }{ words::answers_tried(lang, task.tries.len()) }{ ")" }
            </p>
            <ol>{ for told }</ol>
            <p>{ task.shows.get(lang) }</p>
        </section>
    })
}
