//! Puzzles: the positions of each game, from easy to hard, and the teacher's page.

use anyhow::{Context, Result, anyhow};
use mbao_board::steps;
use mbao_content::{Aim, Card, Content, Foreseen, Puzzle, Worth, counts_sides};
use mbao_rules::{Event, Game};
use mbao_words::Lang;
use serde_json::{Map, Value, json};
use yew::{Html, html};

use super::learn::{onward, plays, still};
use super::play::name;
use crate::needs::{Needs, Script, Style};
use crate::route::Route;
use crate::shell::Page;
use crate::words;

/// The puzzles of a game.
pub(crate) fn page(content: &Content, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("learn/{}/puzzles/", card.id));
    let title = words::puzzles_title(lang, name(card));
    let count = content.puzzles_of(&card.id).count();
    let lede = words::puzzles_lede(lang, count);
    let parts = grades(content, card, lang, |puzzle, number| exercise(puzzle, number, lang))?;
    let main = html! {
        <div class="layout">
            <main id="main" class="text wide">
                <h1>{ title.clone() }</h1>
                <p class="lede">{ lede.clone() }</p>
                { onward(card, &route, &["learn", "section", "play", "solutions"], content)? }
                <p>{ counted(content, card, lang)? }</p>
                <p class="lesson-done" hidden=true>
                    { words::task_done(lang) }{ " " }<output>{ "0" }</output>{ format!(" / {count}") }
                </p>
                <noscript><p>{ words::learn_by_hand(lang) }</p></noscript>
                { for parts }
            </main>
        </div>
    };
    Ok(Page {
        title,
        description: lede,
        kind: "lesson",
        main,
        cited: None,
        needs: Needs::playing().boards().script(Script::Lesson).style(Style::Lessons),
        route,
    })
}

/// For the teacher: the solution, and what happens in it.
pub(crate) fn answers(content: &Content, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("learn/{}/puzzles/answers/", card.id));
    let title = words::solutions_title(lang, name(card));
    let parts = grades(content, card, lang, |puzzle, number| answer(puzzle, number, lang))?;
    let main = html! {
        <div class="layout">
            <main id="main" class="text wide answers">
                <h1>{ title.clone() }</h1>
                <p class="lede">{ words::solutions_lede(lang) }</p>
                { onward(card, &route, &["puzzles", "learn"], content)? }
                { for parts }
            </main>
        </div>
    };
    let description = words::solutions_lede(lang);
    Ok(Page {
        title,
        description,
        kind: "lesson-answers",
        main,
        cited: None,
        needs: Needs::reading().style(Style::Lessons),
        route,
    })
}

/// How gains are counted.
fn counted(content: &Content, card: &Card, lang: Lang) -> Result<String> {
    let first = content.puzzles_of(&card.id).next().with_context(|| format!("{}: no puzzles", card.id))?;
    let game = begun(first)?;
    Ok(if !game.state().phase.is_play() {
        words::puzzles_ends(lang)
    } else if counts_sides(game.rules().page()) {
        words::puzzles_sides(lang)
    } else {
        words::puzzles_stores(lang)
    })
}

/// All puzzles, numbered, with a heading before each grade.
fn grades(
    content: &Content,
    card: &Card,
    lang: Lang,
    each: impl Fn(&Puzzle, usize) -> Result<Html>,
) -> Result<Vec<Html>> {
    let mut parts = Vec::new();
    let mut grade = 0;
    for (at, puzzle) in content.puzzles_of(&card.id).enumerate() {
        if grade != puzzle.aim.turns {
            grade = puzzle.aim.turns;
            let ahead = begun(puzzle)?.state().phase.is_play();
            let n = usize::from(grade);
            let heading = if ahead { words::puzzles_ahead(lang, n) } else { words::puzzles_grade(lang, n) };
            parts.push(html! { <h2 class="grade" id={format!("grade-{grade}")}>{ heading }</h2> });
        }
        parts.push(each(puzzle, at + 1)?);
    }
    Ok(parts)
}

fn begun(puzzle: &Puzzle) -> Result<Game> {
    puzzle.begun().map_err(|(_, why)| anyhow!("{}: {}", puzzle.id, why.message()))
}

/// A puzzle: the question, the board, and every turn with its result.
fn exercise(puzzle: &Puzzle, number: usize, lang: Lang) -> Result<Html> {
    let game = begun(puzzle)?;
    let laying = !game.state().phase.is_play();
    let (position, record) =
        if puzzle.before.is_empty() { (puzzle.position.clone(), None) } else { (None, Some(game.record())) };
    let hint = hint(puzzle, &game, lang)?.map(|hint| {
        html! { <details><summary>{ words::task_hint(lang) }</summary><p>{ hint }</p></details> }
    });
    Ok(html! {
        <section class="task puzzle" id={format!("task-{}", puzzle.id)} data-id={puzzle.id.clone()}
            data-tries={tries(puzzle, laying, lang)} data-at-once={laying.then_some("")}>
            <h3><span class="task-number">{ number }</span>{ " " }{ asked(puzzle.aim, laying, lang) }</h3>
            <p class="task-ask"><span class="task-plays">{ plays(&game, lang) }</span></p>
            <mbao-board game={puzzle.game.clone()} {position} {record} loading="lazy">{ still(&game, lang) }</mbao-board>
            <div class="task-said">
                <p class="task-verdict" role="status"></p>
                <button type="button" class="task-again" hidden=true>{ words::task_again(lang) }</button>
            </div>
            { for hint }
        </section>
    })
}

/// The goal, in words.
fn asked(aim: Aim, laying: bool, lang: Lang) -> String {
    let seeds = |n: i32| usize::try_from(n.abs()).unwrap_or(0);
    let what = match aim.gain {
        Some(n) if laying => return words::puzzle_lay(lang, seeds(n)),
        None => words::puzzle_win(lang),
        Some(0) => words::puzzle_keep(lang),
        Some(n) if n < 0 => words::puzzle_lose(lang, seeds(n)),
        Some(n) => words::puzzle_gain(lang, seeds(n)),
    };
    match aim.turns {
        1 => words::puzzle_by_1(lang, &what),
        2 => words::puzzle_by_2(lang, &what),
        3 => words::puzzle_by_3(lang, &what),
        _ => words::puzzle_by_4(lang, &what),
    }
}

/// The pit where the solution's first handful ends, or where it lays seeds.
fn hint(puzzle: &Puzzle, game: &Game, lang: Lang) -> Result<Option<String>> {
    let first = puzzle.answer.first().with_context(|| format!("{}: no answer", puzzle.id))?;
    if let Some((pit, _)) = first.strip_prefix("lay ").and_then(|lay| lay.split_once('=')) {
        return Ok(Some(words::puzzle_hint_lay(lang, pit)));
    }
    let events = game.clone().play_text(first).map_err(|why| anyhow!("{}: {}", puzzle.id, why.message()))?;
    let sown = events.iter().skip_while(|event| !matches!(event, Event::Sow { .. }));
    let handful = sown.take_while(|event| matches!(event, Event::Sow { .. } | Event::Skip { .. }));
    let last = handful.filter(|event| matches!(event, Event::Sow { .. })).last();
    Ok(last.and_then(Event::pit).map(|pit| words::puzzle_hint(lang, pit.as_str())))
}

/// The verdict on each turn, as for the tasks of lessons.
fn tries(puzzle: &Puzzle, laying: bool, lang: Lang) -> String {
    let mut says = Vec::new();
    let mut turns = Map::new();
    let solved = puzzle.tries.iter().filter(|one| one.actions == puzzle.answer);
    for one in solved.chain(puzzle.tries.iter().filter(|one| one.actions != puzzle.answer)) {
        let verdict =
            if one.actions == puzzle.answer { words::task_solved(lang) } else { words::task_missed(lang) };
        let text = format!("{verdict} {}", comes_to(one, puzzle.aim, laying, lang));
        let index = says.iter().position(|said| *said == text).unwrap_or_else(|| {
            says.push(text);
            says.len() - 1
        });
        turns.insert(one.actions.join(" "), Value::from(index));
    }
    json!({ "says": says, "turns": turns }).to_string()
}

/// The result of a turn, in words: the best reply to it, and what is won or lost then.
fn comes_to(one: &Foreseen, aim: Aim, laying: bool, lang: Lang) -> String {
    let seeds = |n: i32| usize::try_from(n.abs()).unwrap_or(0);
    let result = match one.worth {
        Worth::Won if one.reply.is_empty() => words::puzzle_won(lang),
        Worth::Won => words::puzzle_will_win(lang),
        Worth::Lost => words::puzzle_lost(lang),
        Worth::Gained(_) if aim.gain.is_none() => words::puzzle_not_won(lang),
        Worth::Gained(n) if laying && n > 0 => words::puzzle_ends_ahead(lang, seeds(n)),
        Worth::Gained(n) if laying => words::puzzle_ends_behind(lang, seeds(n)),
        Worth::Gained(n) if n < 0 => words::puzzle_loses(lang, seeds(n)),
        Worth::Gained(n) => words::puzzle_gains(lang, seeds(n)),
    };
    if one.reply.is_empty() {
        return result;
    }
    format!("{} {result}", words::puzzle_reply(lang, &one.reply.join(" ")))
}

fn answer(puzzle: &Puzzle, number: usize, lang: Lang) -> Result<Html> {
    let mut game = begun(puzzle)?;
    let laying = !game.state().phase.is_play();
    let plays = plays(&game, lang);
    let mut events = Vec::new();
    for action in &puzzle.answer {
        events.extend(game.play_text(action).map_err(|why| anyhow!("{}: {}", puzzle.id, why.message()))?);
    }
    let told =
        steps(game.rules(), &events, lang).into_iter().map(|step| html! { <li>{ step.sentence }</li> });
    let solution = puzzle.solution().with_context(|| format!("{}: no answer", puzzle.id))?;
    Ok(html! {
        <section class="task">
            <h3><span class="task-number">{ number }</span>{ " " }{ asked(puzzle.aim, laying, lang) }</h3>
            <p>
                <span class="task-plays">{ plays }</span>{ " " }<code>{ puzzle.answer.join(" ") }</code>
                { " (" }{ words::solutions_only(lang, puzzle.tries.len()) }{ ")" }
            </p>
            <ol>{ for told }</ol>
            <p>{ comes_to(solution, puzzle.aim, laying, lang) }</p>
        </section>
    })
}
