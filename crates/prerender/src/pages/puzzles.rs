//! Puzzles: the positions of each game, from easy to hard, and the teacher's page.

use anyhow::{Context, Result, anyhow};
use mbao_content::{Card, Content, Foreseen, Puzzle, Worth, counts_sides};
use mbao_learning::{Bead, Lesson, LessonProps, TaskProps};
use mbao_rules::definition::Called;
use mbao_rules::{Event, Game};
use mbao_story::{Ask, Step, Story, Words};
use mbao_viewer::island;
use mbao_words::Lang;
use yew::{Html, html};

use crate::facts::verdicts::seeds;
use crate::needs::{Needs, Style};
use crate::page::Page;
use crate::parts::diagram::told::to_make;
use crate::parts::html::raw;
use crate::parts::onward::onward;
use crate::parts::pictures::Main;
use crate::parts::task::{Beginning, Tries, board, onward_from, plays, tasks_class, told};
use crate::route::Route;
use crate::site::Site;
use crate::words::{self, lessons};

/// The puzzles of a game.
pub(crate) async fn page(Site { content, .. }: &Site, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("learn/{}/puzzles/", card.id));
    let title = lessons::puzzles_title(lang, card.name());
    let mut beads = Vec::new();
    for puzzle in content.puzzles_of(&card.id) {
        let laying = !game_of(puzzle)?.state().phase.is_play();
        beads.push(Bead { task: puzzle.id.clone(), title: asked(puzzle, laying, card.called(), lang) });
    }
    let lede = lessons::puzzles_lede(lang, beads.len());
    let mut exercises = Vec::new();
    for (at, puzzle) in content.puzzles_of(&card.id).enumerate() {
        let onward = onward_from(&beads, at, &route, &format!("play/{}/", card.id));
        exercises.push(exercise(puzzle, at + 1, onward, card.called(), lang).await?);
    }
    let main = html! {
        <div class="layout">
            <Main class="text wide">
                <div class="screen">
                    <div class="lesson-head">
                        <h1>{ title.clone() }</h1>
                        { raw(island::<Lesson>(LessonProps { lang, beads, puzzles: true }).await) }
                    </div>
                    <noscript><p>{ lessons::learn_by_hand(lang) }</p></noscript>
                    <div class={tasks_class(card)}>{ for exercises }</div>
                </div>
                <div class="lesson-foot">
                    <div>
                        <p class="lede">{ lede.clone() }</p>
                        <p>{ counted(content, card, lang)? }</p>
                    </div>
                    { onward(content, card, &route, &["learn", "section", "play", "solutions"])? }
                </div>
            </Main>
        </div>
    };
    Ok(Page::new(route, "lesson", title, lede, main)
        .needing(Needs::learning().board_at_once().style(Style::Lessons)))
}

/// For the teacher: the solution, and what happens in it.
pub(crate) fn answers(Site { content, .. }: &Site, card: &Card, lang: Lang) -> Result<Page> {
    let route = Route::new(lang, format!("learn/{}/puzzles/answers/", card.id));
    let title = lessons::solutions_title(lang, card.name());
    let puzzles = content.puzzles_of(&card.id).enumerate();
    let answers =
        puzzles.map(|(at, puzzle)| answer(puzzle, at + 1, card.called(), &route)).collect::<Result<_>>()?;
    let parts = grades(content, card, lang, answers)?;
    let main = html! {
        <div class="layout">
            <Main class="text wide answers">
                <h1>{ title.clone() }</h1>
                <p class="lede">{ lessons::solutions_lede(lang) }</p>
                { onward(content, card, &route, &["puzzles", "learn"])? }
                { for parts }
            </Main>
        </div>
    };
    let description = lessons::solutions_lede(lang);
    Ok(Page::new(route, "lesson-answers", title, description, main)
        .needing(Needs::reading().style(Style::Lessons)))
}

/// How gains are counted.
fn counted(content: &Content, card: &Card, lang: Lang) -> Result<String> {
    let first = content.puzzles_of(&card.id).next().with_context(|| format!("{}: no puzzles", card.id))?;
    let game = game_of(first)?;
    Ok(if !game.state().phase.is_play() {
        lessons::puzzles_ends(lang)
    } else if counts_sides(game.rules().definition()) {
        lessons::puzzles_sides(lang, &seeds(card.called(), 2, lang))
    } else {
        lessons::puzzles_stores(lang, &seeds(card.called(), 2, lang))
    })
}

/// All puzzles as they are shown, with a heading before each grade.
fn grades(content: &Content, card: &Card, lang: Lang, shown: Vec<Html>) -> Result<Vec<Html>> {
    let mut parts = Vec::new();
    let mut before = 0;
    for (puzzle, shown) in content.puzzles_of(&card.id).zip(shown) {
        if before != puzzle.aim.turns {
            before = puzzle.aim.turns;
            parts.push(
                html! { <h2 class="grade" id={format!("grade-{before}")}>{ grade(puzzle, lang)? }</h2> },
            );
        }
        parts.push(shown);
    }
    Ok(parts)
}

/// How hard a puzzle is, in words.
fn grade(puzzle: &Puzzle, lang: Lang) -> Result<String> {
    let n = usize::from(puzzle.aim.turns);
    let ahead = game_of(puzzle)?.state().phase.is_play();
    Ok(if ahead { lessons::puzzles_ahead(lang, n) } else { lessons::puzzles_grade(lang, n) })
}

/// A count without its sign, and the noun that goes with it.
fn counting(called: Called, lang: Lang) -> (impl Fn(i32) -> usize, impl Fn(i32) -> String) {
    let count = |n: i32| usize::try_from(n.abs()).unwrap_or(0);
    (count, move |n| seeds(called, count(n), lang))
}

fn game_of(puzzle: &Puzzle) -> Result<Game> {
    puzzle.game().map_err(|(_, why)| anyhow!("{}: {}", puzzle.id, why.message()))
}

/// A puzzle: the question, the board, and every turn with its result.
async fn exercise(
    puzzle: &Puzzle,
    number: usize,
    onward: String,
    called: Called,
    lang: Lang,
) -> Result<Html> {
    let game = game_of(puzzle)?;
    let laying = !game.state().phase.is_play();
    let turns = puzzle.tries.iter().map(|one| one.actions.as_slice());
    let begins = Beginning::of(&game, puzzle.position.as_ref(), turns);
    let hint = hint(puzzle, &game, lang)?.map(|hint| {
        html! { <details><summary>{ lessons::task_hint(lang) }</summary><p>{ hint }</p></details> }
    });
    let id = format!("board-{}", puzzle.id);
    let props = TaskProps {
        task: puzzle.id.clone(),
        board: id.clone(),
        at_once: laying,
        puzzle: true,
        onward,
        ..tries(puzzle, laying, called, lang)?.props(lang)
    };
    Ok(html! {
        <section class="task puzzle" id={format!("task-{}", puzzle.id)}>
            <div class="task-head">
                <p class="task-lesson">{ grade(puzzle, lang)? }</p>
                <h2 tabindex="-1"><span class="task-number">{ number }</span>{ " " }{ asked(puzzle, laying, called, lang) }</h2>
                <p class="task-ask"><span class="task-plays">{ plays(&game, lang) }</span></p>
            </div>
            { board(id, &game, begins, None, lang) }
            <div class="task-foot">
                { raw(island::<mbao_learning::Task>(props).await) }
                { for hint }
            </div>
        </section>
    })
}

/// A puzzle as a story of its own: the question, and the answer.
fn story(puzzle: &Puzzle, game: &Game, called: Called, lang: Lang) -> Result<Story> {
    let laying = !game.state().phase.is_play();
    let mut story = Story::read(&mbao_story::record(game))?;
    story.headers.push(("Language".to_owned(), lang.tag().to_owned()));
    let asked = Words { ask: Some(Ask::Turn), ..Words::new(asked(puzzle, laying, called, lang)) };
    story.steps.last_mut().map_or(&mut story.words, |step| &mut step.words).push(asked);
    for action in &puzzle.answer {
        story.steps.push(Step::new(action.parse()?));
    }
    story.settle().map_err(|unplayed| unplayed.error)?;
    Ok(story)
}

fn asked(puzzle: &Puzzle, laying: bool, called: Called, lang: Lang) -> String {
    let aim = puzzle.aim;
    let (count, noun) = counting(called, lang);
    let what = match aim.gain {
        Some(n) if laying => return lessons::puzzle_lay(lang, count(n), &noun(n)),
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
fn hint(puzzle: &Puzzle, game: &Game, lang: Lang) -> Result<Option<String>> {
    let first = puzzle.answer.first().with_context(|| format!("{}: no answer", puzzle.id))?;
    if let Some((pit, _)) = first.strip_prefix("lay ").and_then(|lay| lay.split_once('=')) {
        return Ok(Some(lessons::puzzle_hint_lay(lang, pit)));
    }
    let events = game.clone().play_text(first).map_err(|why| anyhow!("{}: {}", puzzle.id, why.message()))?;
    let sown = events.iter().skip_while(|event| !matches!(event, Event::Sow { .. }));
    let handful = sown.take_while(|event| matches!(event, Event::Sow { .. } | Event::Skip { .. }));
    let last = handful.filter(|event| matches!(event, Event::Sow { .. })).last();
    Ok(last.and_then(Event::pit).map(|pit| lessons::puzzle_hint(lang, pit.as_str())))
}

/// The verdict on each turn, as for the tasks of lessons.
fn tries(puzzle: &Puzzle, laying: bool, called: Called, lang: Lang) -> Result<Tries> {
    let comes_to = |one| comes_to(one, puzzle, laying, called, lang);
    let solution = puzzle.solution().with_context(|| format!("{}: no answer", puzzle.id))?;
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
fn comes_to(one: &Foreseen, puzzle: &Puzzle, laying: bool, called: Called, lang: Lang) -> String {
    let (count, noun) = counting(called, lang);
    let result = match one.worth {
        Worth::Won if one.reply.is_empty() => lessons::puzzle_won(lang),
        Worth::Won => lessons::puzzle_will_win(lang),
        Worth::Lost => lessons::puzzle_lost(lang),
        Worth::Gained(_) if puzzle.aim.gain.is_none() => lessons::puzzle_not_won(lang),
        Worth::Gained(n) if laying && n > 0 => lessons::puzzle_ends_ahead(lang, count(n), &noun(n)),
        Worth::Gained(n) if laying => lessons::puzzle_ends_behind(lang, count(n), &noun(n)),
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
    let mut game = game_of(puzzle)?;
    let href = route.to("studio/") + &to_make(&story(puzzle, &game, called, lang)?)?;
    let laying = !game.state().phase.is_play();
    let plays = plays(&game, lang);
    let told = told(&mut game, &puzzle.id, &puzzle.answer, lang)?;
    let solution = puzzle.solution().with_context(|| format!("{}: no answer", puzzle.id))?;
    Ok(html! {
        <section class="task">
            <h3><span class="task-number">{ number }</span>{ " " }{ asked(puzzle, laying, called, lang) }</h3>
            <p>
                <span class="task-plays">{ plays }</span>{ " " }<code>{ puzzle.answer.join(" ") }</code>
                { " (" }{ lessons::solutions_only(lang, puzzle.tries.len()) }{ ")" }
            </p>
            { told }
            <p>{ comes_to(solution, puzzle, laying, called, lang) }</p>
            <p class="to-studio"><a {href}>{ words::to_studio(lang) }</a></p>
        </section>
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::real;

    #[test]
    fn each_puzzle_is_a_story_that_asks_for_its_answer() {
        let content = real::content();
        for card in &content.games {
            for puzzle in content.puzzles_of(&card.id) {
                let game = game_of(puzzle).expect("a position");
                for lang in Lang::ALL {
                    let made = story(puzzle, &game, card.called(), lang).expect(&puzzle.id);
                    let read = Story::read(&made.to_string()).expect(&puzzle.id);
                    let tasks = read.tasks().expect("it plays");
                    assert_eq!(tasks.len(), 1, "{}", puzzle.id);
                    assert!(tasks[0].faults.is_empty(), "{}: {:?}", puzzle.id, tasks[0].faults);
                    assert!(to_make(&made).expect("a link").len() < 1_000, "{}", puzzle.id);
                }
            }
        }
    }
}
