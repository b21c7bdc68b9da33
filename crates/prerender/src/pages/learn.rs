//! Lessons: the games to choose from, the tasks of each, and the teacher's page.

use anyhow::{Context, Result, anyhow};
use mbao_content::{Card, Task};
use mbao_learning::{Bead, Lesson, LessonProps, Press, TaskProps};
use mbao_rules::{Game, Rows};
use mbao_viewer::island;
use mbao_words::Lang;
use yew::{Html, html};

use crate::facts::profile::BEGIN;
use crate::facts::verdicts::{missed, ruled, seeds};
use crate::needs::{Needs, Style};
use crate::page::Page;
use crate::parts::boards::Shown;
use crate::parts::cite::place;
use crate::parts::html::raw;
use crate::parts::onward::onward;
use crate::parts::pictures::Main;
use crate::parts::still::Still;
use crate::parts::task::{Beginning, Presses, Tries, board, onward_from, plays, tasks_class, told};
use crate::route::Route;
use crate::site::Site;
use crate::words::{self, home, lessons};

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
        <div class="layout">
            <Main class="text wide">
                <div class="choice-head">
                    <h1>{ words::learn(lang) }</h1>
                    <p class="lede">{ words::learn_lede(lang) }</p>
                </div>
                <h2>{ home::part_two(lang) }</h2>
                <ul class="gallery of-two">{ for items(Rows::Two)? }</ul>
                <h2>{ home::part_four(lang) }</h2>
                <ul class="gallery of-four">{ for items(Rows::Four)? }</ul>
            </Main>
        </div>
    };
    Ok(Page::new(route, "learn-choice", words::learn(lang), words::learn_lede(lang), main)
        .needing(Needs::reading().style(Style::Lessons)))
}

/// The lesson of a game.
pub(crate) async fn lesson(Site { content, .. }: &Site, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("learn/{}/", card.id));
    let title = words::learn_title(lang, card.name());
    let bead = |task: &Task| Bead { task: task.id.clone(), title: task.title.get(lang).to_owned() };
    let beads: Vec<Bead> = content.tasks_of(&card.id).map(bead).collect();
    let lede = lessons::learn_one_lede(lang, beads.len());
    let mut tasks = Vec::new();
    for (at, task) in content.tasks_of(&card.id).enumerate() {
        let onward = onward_from(&beads, at, &route, &format!("play/{}/", card.id));
        tasks.push(exercise(task, at + 1, card, onward, lang).await?);
    }
    let main = html! {
        <div class="layout">
            <Main class="text wide">
                <div class="screen">
                    <div class="lesson-head">
                        <h1>{ title.clone() }</h1>
                        { raw(island::<Lesson>(LessonProps { lang, beads, puzzles: false }).await) }
                    </div>
                    <noscript><p>{ lessons::learn_by_hand(lang) }</p></noscript>
                    <div class={tasks_class(card)}>{ for tasks }</div>
                </div>
                <div class="lesson-foot">
                    <p class="lede">{ lede.clone() }</p>
                    { onward(content, card, &route, &["lessons", "puzzles", "section", "play", "print", "answers"])? }
                </div>
            </Main>
        </div>
    };
    Ok(Page::new(route, "lesson", title.clone(), lede, main)
        .cited(title, &card.section)
        .needing(Needs::learning().board_at_once().style(Style::Lessons)))
}

fn game_of(task: &Task) -> Result<Game> {
    task.game().map_err(|(_, why)| anyhow!("{}: {}", task.id, why.message()))
}

/// Which lesson a task belongs to, in words.
fn lesson_of(task: &Task, lang: Lang) -> String {
    match task.lesson {
        Some(0) => lessons::lesson_0(lang),
        Some(1) => lessons::lesson_1(lang),
        Some(2) => lessons::lesson_2(lang),
        Some(_) => lessons::lesson_3(lang),
        None => lessons::lesson_special(lang),
    }
}

/// A task: the question, the board, and every turn with its verdict.
async fn exercise(task: &Task, number: usize, card: &Card, onward: String, lang: Lang) -> Result<Html> {
    let game = game_of(task)?;
    let turns = task.tries.iter().map(|tried| tried.actions.as_slice());
    let (presses, played) = match &task.press {
        None => (None, None),
        Some(mbao_content::Press::Own) => (Some(Presses::Only), None),
        Some(mbao_content::Press::LastOf(action)) => {
            (Some(Presses::Plays), Some(std::slice::from_ref(action)))
        }
    };
    let begins = Beginning::of(&game, task.position.as_ref(), turns.chain(played));
    let id = format!("board-{}", task.id);
    let props = TaskProps {
        lang,
        task: task.id.clone(),
        board: id.clone(),
        at_once: !game.state().phase.is_play() && task.press.is_none(),
        puzzle: false,
        onward,
        ..tries(task, card, lang)?.props(lang)
    };
    Ok(html! {
        <section class="task" id={format!("task-{}", task.id)}>
            <div class="task-head">
                <p class="task-lesson">{ lesson_of(task, lang) }</p>
                <h2 tabindex="-1"><span class="task-number">{ number }</span>{ " " }{ task.title.get(lang) }</h2>
                <p class="task-ask">
                    { task.task.get(lang) }{ " " }
                    if task.press.is_none() {
                        <span class="task-plays">{ plays(&game, lang) }</span>{ " " }
                    }
                    <span class="cite">{ place(&task.cite, lang) }</span>
                </p>
            </div>
            { board(id, &game, begins, presses, lang) }
            <div class="task-foot">
                { raw(island::<mbao_learning::Task>(props).await) }
                <details><summary>{ lessons::task_hint(lang) }</summary><p>{ task.hint.get(lang) }</p></details>
            </div>
        </section>
    })
}

/// The verdict on each turn of a task, or on the pressed pits.
fn tries(task: &Task, card: &Card, lang: Lang) -> Result<Tries> {
    let mut tries = Tries::solved(format!("{} {}", lessons::task_solved(lang), task.shows.get(lang)));
    let no = lessons::task_missed(lang);
    if let Some(press) = &task.press {
        let pressed = task.pressed.as_ref().with_context(|| format!("{}: nothing to press", task.id))?;
        let (plays, why) = match press {
            mbao_content::Press::Own => (None, lessons::press_own(lang)),
            mbao_content::Press::LastOf(action) => {
                let n = pressed.way.len();
                let noun = seeds(card.called(), n, lang);
                let last = pressed.way.last().cloned().unwrap_or_default();
                let way = pressed.way.join(", ");
                (Some(action.clone()), lessons::press_last(lang, n, &last, &noun, &way))
            }
        };
        tries.says.push(format!("{no} {why}"));
        tries.press = Some(Press { groups: pressed.groups.clone(), way: pressed.way.clone(), plays });
        return Ok(tries);
    }
    for tried in &task.tries {
        let Some(miss) = &tried.miss else {
            tries.add_solution(&tried.actions);
            continue;
        };
        let why = missed(miss, card, lang);
        let rule = ruled(tried, card, lang).map(|rule| format!(" {rule}")).unwrap_or_default();
        tries.add(&tried.actions, format!("{no} {why}{rule}"));
        if let Some((pit, _)) = &tried.end {
            tries.ends.insert(tried.actions.join(" "), pit.clone());
        }
    }
    Ok(tries)
}

/// For the teacher: every turn that solves the task.
pub(crate) fn answers(Site { content, .. }: &Site, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("learn/{}/answers/", card.id));
    let title = lessons::answers_title(lang, card.name());
    let tasks = content.tasks_of(&card.id).enumerate();
    let tasks = tasks.map(|(at, task)| answer(task, at + 1, lang)).collect::<Result<Vec<_>>>()?;
    let main = html! {
        <div class="layout">
            <Main class="text wide answers">
                <h1>{ title.clone() }</h1>
                <p class="lede">{ lessons::answers_lede(lang) }</p>
                { onward(content, card, &route, &["learn", "print"])? }
                { for tasks }
            </Main>
        </div>
    };
    Ok(Page::new(route, "lesson-answers", title, lessons::answers_lede(lang), main)
        .needing(Needs::reading().style(Style::Lessons)))
}

fn answer(task: &Task, number: usize, lang: Lang) -> Result<Html> {
    let mut game = game_of(task)?;
    let drawn = Still::of(&game, lang).html();
    let (found, first): (Html, &[String]) = if let Some(press) = &task.press {
        let pressed = task.pressed.as_ref().with_context(|| format!("{}: nothing to press", task.id))?;
        let groups =
            pressed.groups.iter().map(|group| html! { <><code>{ group.join(" ") }</code>{ " " }</> });
        let plays = match press {
            mbao_content::Press::LastOf(action) => std::slice::from_ref(action),
            mbao_content::Press::Own => &[],
        };
        (html! { <p><strong>{ lessons::answers_press(lang) }</strong>{ ": " }{ for groups }</p> }, plays)
    } else {
        let solutions: Vec<String> = task.solutions().map(|actions| actions.join(" ")).collect();
        let first =
            task.solutions().next().with_context(|| format!("{}: no turn solves the task", task.id))?;
        let listed = solutions.iter().map(|turn| html! { <><code>{ turn }</code>{ " " }</> });
        let found = html! {
            <p>
                <strong>{ lessons::answers_turns(lang) }</strong>{ ": " }{ for listed }
                { "(" }{ solutions.len() }{ " " }{ lessons::answers_tried(lang, task.tries.len()) }{ ")" }
            </p>
        };
        (found, first)
    };
    let told = told(&mut game, &task.id, first, lang)?;
    Ok(html! {
        <section class="task">
            <h2><span class="task-number">{ number }</span>{ " " }{ task.title.get(lang) }</h2>
            <figure class="still"><div class="drawn">{ drawn }</div></figure>
            <p>{ task.task.get(lang) }{ " " }<span class="cite">{ place(&task.cite, lang) }</span></p>
            { found }
            { told }
            <p>{ task.shows.get(lang) }</p>
        </section>
    })
}
