//! Puzzles: the positions of each game, from easy to hard, and the teacher's page.

use anyhow::anyhow;
use mbao_content::{Chapter, Foreseen, Puzzle, Worth, counts_sides};
use mbao_rules::Event;
use mbao_rules::definition::Called;

use super::prelude::*;
use crate::facts::verdicts::seeds;
use crate::parts::task::{Exercise, Tries, plays, screens, told};
use crate::words::lessons;

pub(crate) async fn page(Site { content, .. }: &Site, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("learn/{}/puzzles/", card.id));
    let title = lessons::puzzles_title(lang, card.name());
    let exercises = content.puzzles_of(&card.id).map(|puzzle| exercise(puzzle, card.called(), lang));
    let exercises = exercises.collect::<Result<Vec<_>>>()?;
    let lede = lessons::puzzles_lede(lang, exercises.len());
    let foot = html! {
        <>
            <div><p class="lede">{ lede.clone() }</p><p>{ counted(content, card, lang)? }</p></div>
            { onward(content, card, &route, &["learn", "section", "play", "solutions"])? }
        </>
    };
    let main = screens(&title, exercises, true, card, &route, foot).await?;
    Ok(Page::new(route, "lesson", title, lede, main)
        .column("text wide")
        .needing(Needs::doing(Bundle::Learning).tasks_at_once()))
}

/// For the teacher: the solution, and what happens in it.
pub(crate) fn answers(Site { content, .. }: &Site, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("learn/{}/puzzles/answers/", card.id));
    let title = lessons::solutions_title(lang, card.name());
    let puzzles = content.puzzles_of(&card.id).enumerate();
    let answers =
        puzzles.map(|(at, puzzle)| answer(puzzle, at + 1, card.called(), &route)).collect::<Result<_>>()?;
    let parts = grades(content, card, lang, answers);
    let body = html! {
        <>
            { onward(content, card, &route, &["puzzles", "learn"])? }
            { for parts }
        </>
    };
    Ok(Page::new(route, "lesson-answers", title, lessons::solutions_lede(lang), body)
        .titled("text wide answers")
        .needing(Needs::reading().style(Style::Lessons)))
}

fn counted(content: &Content, card: &Card, lang: Lang) -> Result<String> {
    let first = content.puzzles_of(&card.id).next().with_context(|| format!("{}: no puzzles", card.id))?;
    let game = &first.chapter.game;
    Ok(if first.lays() {
        lessons::puzzles_ends(lang)
    } else if counts_sides(game.rules().definition()) {
        lessons::puzzles_sides(lang, &seeds(card.called(), 2, lang))
    } else {
        lessons::puzzles_stores(lang, &seeds(card.called(), 2, lang))
    })
}

/// All puzzles as they are shown, with a heading before each grade.
fn grades(content: &Content, card: &Card, lang: Lang, shown: Vec<Html>) -> Vec<Html> {
    let mut parts = Vec::new();
    let mut before = 0;
    for (puzzle, shown) in content.puzzles_of(&card.id).zip(shown) {
        if before != puzzle.aim.turns {
            before = puzzle.aim.turns;
            parts.push(
                html! { <h2 class="grade" id={format!("grade-{before}")}>{ grade(puzzle, lang) }</h2> },
            );
        }
        parts.push(shown);
    }
    parts
}

fn grade(puzzle: &Puzzle, lang: Lang) -> String {
    let n = usize::from(puzzle.aim.turns);
    if puzzle.lays() { lessons::puzzles_grade(lang, n) } else { lessons::puzzles_ahead(lang, n) }
}

/// A count without its sign, and the noun that goes with it.
fn counting(called: Called, lang: Lang) -> (impl Fn(i32) -> usize, impl Fn(i32) -> String) {
    let count = |n: i32| usize::try_from(n.abs()).unwrap_or(0);
    (count, move |n| seeds(called, count(n), lang))
}

pub(crate) fn exercise(puzzle: &Puzzle, called: Called, lang: Lang) -> Result<Exercise<'_>> {
    Ok(Exercise {
        chapter: &puzzle.chapter,
        belongs: grade(puzzle, lang),
        title: asked(puzzle, called, lang),
        ask: None,
        example: None,
        cite: None,
        hint: hint(puzzle, lang)?,
        tries: tries(puzzle, called, lang)?,
    })
}

fn asked(puzzle: &Puzzle, called: Called, lang: Lang) -> String {
    let aim = puzzle.aim;
    let (count, noun) = counting(called, lang);
    let what = match aim.gain {
        Some(n) if puzzle.lays() => return lessons::puzzle_lay(lang, count(n), &noun(n)),
        None => lessons::puzzle_win(lang),
        Some(0) => lessons::puzzle_keep(lang, &noun(1)),
        Some(n) if n < 0 => lessons::puzzle_lose(lang, count(n), &noun(n)),
        Some(n) => lessons::puzzle_gain(lang, count(n), &noun(n)),
    };
    match aim.turns {
        1 => lessons::puzzle_by_1(lang, &what),
        2 => lessons::puzzle_by_2(lang, &what),
        3 => lessons::puzzle_by_3(lang, &what),
        _ => lessons::puzzle_by_4(lang, &what),
    }
}

/// The pit where the solution's first handful ends, or where seeds are laid.
fn hint(puzzle: &Puzzle, lang: Lang) -> Result<Option<String>> {
    let Chapter { id, game, .. } = &puzzle.chapter;
    let first = puzzle.answer.first().with_context(|| format!("{id}: no answer"))?;
    if let Some((pit, _)) = first.strip_prefix("lay ").and_then(|lay| lay.split_once('=')) {
        return Ok(Some(lessons::puzzle_hint_lay(lang, pit)));
    }
    let events = game.clone().play_text(first).map_err(|why| anyhow!("{id}: {}", why.message()))?;
    let sown = events.iter().skip_while(|event| !matches!(event, Event::Sow { .. }));
    let handful = sown.take_while(|event| matches!(event, Event::Sow { .. } | Event::Skip { .. }));
    let last = handful.filter(|event| matches!(event, Event::Sow { .. })).last();
    Ok(last.and_then(Event::pit).map(|pit| lessons::puzzle_hint(lang, pit.as_str())))
}

/// The verdict on each turn, as for the tasks of lessons.
fn tries(puzzle: &Puzzle, called: Called, lang: Lang) -> Result<Tries> {
    let comes_to = |one| comes_to(one, puzzle, called, lang);
    let solution = puzzle.solution().with_context(|| format!("{}: no answer", puzzle.chapter.id))?;
    let mut tries = Tries::solved(format!("{} {}", lessons::task_solved(lang), comes_to(solution)));
    for one in &puzzle.tries {
        if one.actions == puzzle.answer {
            tries.add_solution(&one.actions);
        } else {
            tries.add(&one.actions, format!("{} {}", lessons::task_missed(lang), comes_to(one)));
        }
    }
    Ok(tries)
}

/// The result of a turn, in words: the best reply to it, and what is won or lost then.
fn comes_to(one: &Foreseen, puzzle: &Puzzle, called: Called, lang: Lang) -> String {
    let (count, noun) = counting(called, lang);
    let result = match one.worth {
        Worth::Won if one.reply.is_empty() => lessons::puzzle_won(lang),
        Worth::Won => lessons::puzzle_will_win(lang),
        Worth::Lost => lessons::puzzle_lost(lang),
        Worth::Gained(_) if puzzle.aim.gain.is_none() => lessons::puzzle_not_won(lang),
        Worth::Gained(n) if puzzle.lays() && n > 0 => lessons::puzzle_ends_ahead(lang, count(n), &noun(n)),
        Worth::Gained(n) if puzzle.lays() => lessons::puzzle_ends_behind(lang, count(n), &noun(n)),
        Worth::Gained(n) if n < 0 => lessons::puzzle_loses(lang, count(n), &noun(n)),
        Worth::Gained(n) => lessons::puzzle_gains(lang, count(n), &noun(n)),
    };
    if one.reply.is_empty() {
        return result;
    }
    format!("{} {result}", lessons::puzzle_reply(lang, &one.reply.join(" ")))
}

fn answer(puzzle: &Puzzle, number: usize, called: Called, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let Chapter { id, game, .. } = &puzzle.chapter;
    let plays = plays(game, lang);
    let told = told(&puzzle.chapter, &puzzle.answer, lang)?;
    let exercise = exercise(puzzle, called, lang)?;
    let solution = puzzle.solution().with_context(|| format!("{id}: no answer"))?;
    Ok(html! {
        <section class="task">
            <h3><span class="task-number">{ number }</span>{ " " }{ exercise.title.clone() }</h3>
            <p>
                <span class="task-plays">{ plays }</span>{ " " }<code>{ puzzle.answer.join(" ") }</code>
                { " (" }{ lessons::solutions_only(lang, puzzle.tries.len()) }{ ")" }
            </p>
            { told }
            <p>{ comes_to(solution, puzzle, called, lang) }</p>
            { exercise.to_studio(route)? }
        </section>
    })
}
