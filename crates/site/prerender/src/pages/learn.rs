//! Lessons: the games to choose from, the tasks of each, and the teacher's page.

use mbao_content::Task;
use mbao_rules::{Rows, joined};
use mbao_story::Pits;

use super::prelude::*;
use crate::facts::profile::BEGIN;
use crate::facts::verdicts::{ended, missed, seeds};
use crate::parts::cite::place;
use crate::parts::still::Still;
use crate::parts::task::{Exercise, Tries, screens, told};
use crate::words::{home, lessons};

/// All games, each with its lesson.
pub(crate) fn choice(Site { content, .. }: &Site, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, "learn/");
    let items = |rows: Rows| {
        let of_rows = |card: &&Card| mbao_rules::game(&card.id).is_ok_and(|game| game.rows == rows);
        let mut cards: Vec<&Card> = content.games.iter().filter(of_rows).collect();
        // Those to begin with come first, in their own order.
        cards.sort_by_key(|card| BEGIN.iter().position(|id| **id == card.id).unwrap_or(BEGIN.len()));
        cards.into_iter().map(|card| {
            let still = Shown::game(&card.id).still(lang)?.bare();
            let count = content.tasks_of(&card.id).count();
            let begin = BEGIN
                .contains(&card.id.as_str())
                .then(|| html! { <span class="begin-here">{ home::begin_here(lang) }</span> });
            Ok(html! {
                <li>
                    <a href={route.to(&format!("learn/{}/", card.id))}>
                        <div class="drawn" aria-hidden="true">{ still.html() }</div>
                        <strong>{ card.name() }{ " " }{ begin }</strong>
                        <span>{ card.people().get(lang) }{ " · " }{ lessons::learn_count(lang, count) }</span>
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
        .collect::<Result<Vec<_>>>()
    };
    let main = html! {
        <>
            <div class="choice-head">
                <h1>{ words::learn(lang) }</h1>
                <p class="lede">{ words::learn_lede(lang) }</p>
            </div>
            <h2>{ home::part_two(lang) }</h2>
            <ul class="gallery of-two">{ for items(Rows::Two)? }</ul>
            <h2>{ home::part_four(lang) }</h2>
            <ul class="gallery of-four">{ for items(Rows::Four)? }</ul>
        </>
    };
    Ok(Page::new(route, "learn-choice", words::learn(lang), words::learn_lede(lang), main)
        .column("text wide")
        .needing(Needs::reading().style(Style::Lessons)))
}

pub(crate) async fn lesson(Site { content, .. }: &Site, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("learn/{}/", card.id));
    let title = words::learn_title(lang, card.name());
    let tasks: Vec<Exercise> = content.tasks_of(&card.id).map(|task| exercise(task, card, lang)).collect();
    let lede = lessons::learn_one_lede(lang, tasks.len());
    let to = ["lessons", "puzzles", "section", "play", "print", "answers"];
    let foot = html! { <><p class="lede">{ lede.clone() }</p>{ onward(content, card, &route, &to)? }</> };
    let main = screens(&title, tasks, false, card, &route, foot).await?;
    Ok(Page::new(route, "lesson", title.clone(), lede, main)
        .column("text wide")
        .cited(title, &card.section)
        .needing(Needs::doing(Bundle::Learning).tasks_at_once()))
}

fn lesson_of(task: &Task, lang: Lang) -> String {
    match task.lesson {
        Some(0) => lessons::lesson_0(lang),
        Some(1) => lessons::lesson_1(lang),
        Some(2) => lessons::lesson_2(lang),
        Some(_) => lessons::lesson_3(lang),
        None => lessons::lesson_special(lang),
    }
}

pub(crate) fn exercise<'a>(task: &'a Task, card: &Card, lang: Lang) -> Exercise<'a> {
    Exercise {
        chapter: &task.chapter,
        belongs: lesson_of(task, lang),
        title: task.title.get(lang).to_owned(),
        ask: Some(task.task.get(lang)),
        example: task.example.as_ref().map(|example| (task.shows.get(lang), example)),
        cite: Some(place(&task.cite, lang)),
        hint: Some(task.hint.get(lang).to_owned()),
        tries: tries(task, card, lang),
    }
}

/// The verdict on each turn of a task, or on the pressed pits.
fn tries(task: &Task, card: &Card, lang: Lang) -> Tries {
    let mut tries = Tries::solved(format!("{} {}", lessons::task_solved(lang), task.shows.get(lang)));
    let no = lessons::task_missed(lang);
    if let Some(Pits { way, .. }) = &task.pressed {
        let why = match way.last() {
            None => lessons::press_own(lang),
            Some(last) => {
                let noun = seeds(card.called(), way.len(), lang);
                lessons::press_last(lang, way.len(), last.as_str(), &noun, &joined(way, ", "))
            }
        };
        tries.says.push(format!("{no} {why}"));
        return tries;
    }
    for tried in &task.tries {
        let Some(miss) = &tried.miss else {
            tries.add_solution(&tried.actions);
            continue;
        };
        let why = missed(miss, card, lang);
        let end = ended(tried, &task.chapter.game, lang).map(|end| format!(" {end}")).unwrap_or_default();
        tries.add(&tried.actions, format!("{no} {why}{end}"));
    }
    tries
}

/// For the teacher: every turn that solves the task.
pub(crate) fn answers(Site { content, .. }: &Site, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("learn/{}/answers/", card.id));
    let title = lessons::answers_title(lang, card.name());
    let tasks = content.tasks_of(&card.id).enumerate();
    let tasks = tasks.map(|(at, task)| answer(task, at + 1, card, &route)).collect::<Result<Vec<_>>>()?;
    let body = html! {
        <>
            { onward(content, card, &route, &["learn", "print"])? }
            { for tasks }
        </>
    };
    Ok(Page::new(route, "lesson-answers", title, lessons::answers_lede(lang), body)
        .titled("text wide answers")
        .needing(Needs::reading().style(Style::Lessons)))
}

fn answer(task: &Task, number: usize, card: &Card, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let drawn = Still::of(&task.chapter.game, lang).html();
    let follows = task.chapter.follows();
    let (found, first): (Html, &[String]) = if let Some(Pits { groups, .. }) = &task.pressed {
        let groups = groups.iter().map(|group| html! { <><code>{ joined(group, " ") }</code>{ " " }</> });
        (html! { <p><strong>{ lessons::answers_press(lang) }</strong>{ ": " }{ for groups }</p> }, &follows)
    } else {
        let solutions: Vec<String> = task.solutions().map(|actions| actions.join(" ")).collect();
        let first =
            task.solutions().next().with_context(|| format!("{}: no turn solves it", task.chapter.id))?;
        let listed = solutions.iter().map(|turn| html! { <><code>{ turn }</code>{ " " }</> });
        let found = html! {
            <p>
                <strong>{ lessons::answers_turns(lang) }</strong>{ ": " }{ for listed }
                { "(" }{ solutions.len() }{ " " }{ lessons::answers_tried(lang, task.tries.len()) }{ ")" }
            </p>
        };
        (found, first)
    };
    let told = told(&task.chapter, first, lang)?;
    Ok(html! {
        <section class="task">
            <h2><span class="task-number">{ number }</span>{ " " }{ task.title.get(lang) }</h2>
            <figure class="still"><div class="drawn">{ drawn }</div></figure>
            <p>{ task.task.get(lang) }{ " " }<span class="cite">{ place(&task.cite, lang) }</span></p>
            { found }
            { told }
            <p>{ task.shows.get(lang) }</p>
            { exercise(task, card, lang).to_studio(route)? }
        </section>
    })
}
