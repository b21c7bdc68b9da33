//! Lessons: the games to choose from, the tasks of each, and the teacher's page.

use std::collections::BTreeMap;

use anyhow::{Context, Result, anyhow};
use mbao_board::{Look, picture, steps};
use mbao_content::{Card, Content, Task};
use mbao_playing::{TaskProps, TasksDone, TasksDoneProps};
use mbao_rules::Game;
use mbao_viewer::island;
use mbao_words::Lang;
use yew::{Html, html};

use super::play::name;
use crate::article::raw;
use crate::boards::Shown;
use crate::needs::{Needs, Style};
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
pub(crate) async fn lesson(content: &Content, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("learn/{}/", card.id));
    let title = words::learn_title(lang, name(card));
    let ids: Vec<String> = content.tasks_of(&card.id).map(|task| task.id.clone()).collect();
    let count = ids.len();
    let mut tasks = Vec::new();
    for (at, task) in content.tasks_of(&card.id).enumerate() {
        tasks.push(exercise(task, at + 1, card, lang).await?);
    }
    let done = raw(island::<TasksDone>(TasksDoneProps { lang, tasks: ids }).await);
    let lede = words::learn_one_lede(lang, count);
    let main = html! {
        <div class="layout">
            <main id="main" class="text wide">
                <h1>{ title.clone() }</h1>
                <p class="lede">{ lede.clone() }</p>
                { onward(card, &route, &["lessons", "puzzles", "section", "play", "print", "answers"], content)? }
                { done }
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
        needs: Needs::playing().boards().style(Style::Lessons),
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
async fn exercise(task: &Task, number: usize, card: &Card, lang: Lang) -> Result<Html> {
    let game = begun(task)?;
    // The record holds what was played before the task.
    let (position, record) =
        if task.before.is_empty() { (task.position.clone(), None) } else { (None, Some(game.record())) };
    let setting_up = !game.state().phase.is_play();
    let board = format!("board-{}", task.id);
    let said = said(&task.id, &board, setting_up, tries(task, card, lang), lang).await;
    Ok(html! {
        <section class="task" id={format!("task-{}", task.id)}>
            <h2><span class="task-number">{ number }</span>{ " " }{ task.title.get(lang) }</h2>
            <p class="task-ask">
                { task.task.get(lang) }{ " " }<span class="task-plays">{ plays(&game, lang) }</span>
                { " " }<span class="cite">{ &task.cite }</span>
            </p>
            <mbao-board id={board} game={task.game.clone()} {position} {record} loading="lazy">{ still(&game, lang) }</mbao-board>
            { said }
            <details><summary>{ words::task_hint(lang) }</summary><p>{ task.hint.get(lang) }</p></details>
        </section>
    })
}

/// The verdict on each turn: texts, and the place among them by the turn's actions.
pub(super) struct Tries {
    says: Vec<String>,
    turns: BTreeMap<String, usize>,
}

impl Tries {
    /// With the verdict on turns that solve the task.
    pub(super) fn solved(text: String) -> Self {
        Self { says: vec![text], turns: BTreeMap::new() }
    }

    /// Adds a turn that solves the task.
    pub(super) fn add_solution(&mut self, actions: &[String]) {
        self.turns.insert(actions.join(" "), 0);
    }

    /// Adds a turn that does not, with its verdict.
    pub(super) fn add(&mut self, actions: &[String], text: String) {
        let others = self.says.iter().skip(1);
        let at = others.take_while(|said| **said != text).count() + 1;
        if at == self.says.len() {
            self.says.push(text);
        }
        self.turns.insert(actions.join(" "), at);
    }
}

/// The island that shows the verdict.
pub(super) async fn said(task: &str, board: &str, at_once: bool, tries: Tries, lang: Lang) -> Html {
    let Tries { says, turns } = tries;
    let (task, board) = (task.to_owned(), board.to_owned());
    raw(island::<mbao_playing::Task>(TaskProps { lang, task, board, at_once, says, turns }).await)
}

/// The verdict on each turn at a task.
fn tries(task: &Task, card: &Card, lang: Lang) -> Tries {
    let mut tries = Tries::solved(format!("{} {}", words::task_solved(lang), task.shows.get(lang)));
    for tried in &task.tries {
        match &tried.miss {
            None => tries.add_solution(&tried.actions),
            Some(miss) => tries
                .add(&tried.actions, format!("{} {}", words::task_missed(lang), missed(miss, card, lang))),
        }
    }
    tries
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
