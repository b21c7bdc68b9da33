//! The lessons: every task can be done, and not by just any turn.

use mbao_rules::{Event, GAMES, Game};
use mbao_story::{Turn, tries};

use crate::check::definition;
use crate::draft::Draft;
use crate::items::Read;
use crate::press::{Pressed, pressed};
use crate::problem::Problems;
use crate::task::{Task, Tried};

/// Has every turn of every task judged.
pub(crate) fn judge(tasks: &mut [Read<Task>], problems: &mut Problems) {
    for task in tasks {
        let Some(game) = start(task, problems) else { continue };
        if task.press.is_some() {
            task.value.pressed = to_press(task, &game, problems);
        } else if let Some(tried) = judged(task, &game, problems) {
            task.value.tries = tried;
        }
    }
}

/// The game as the task begins.
fn start(task: &Read<Task>, problems: &mut Problems) -> Option<Game> {
    if definition(&task.game).is_none() {
        problems.at(task, "id", format!("the rules have no game \"{}\"", task.game));
        return None;
    }
    match task.game() {
        Ok(game) => Some(game),
        Err((index, why)) => {
            let field = match index {
                Some(index) => format!("before.{index}"),
                None if task.position.is_some() => "position".to_owned(),
                None => "options".to_owned(),
            };
            problems.at(task, &field, why.message());
            None
        }
    }
}

/// The pits to press.
fn to_press(task: &Read<Task>, game: &Game, problems: &mut Problems) -> Option<Pressed> {
    if task.goal.is_some() {
        problems.at(task, "press", "a task asks for pits to press or for a turn, not for both");
    }
    let found = pressed(task.press.as_ref()?, game);
    found.map_err(|why| problems.at(task, "press", why)).ok()
}

fn judged(task: &Read<Task>, game: &Game, problems: &mut Problems) -> Option<Vec<Tried>> {
    let Some(goal) = &task.goal else {
        problems.at(task, "id", "nothing is asked");
        return None;
    };
    let wishes = goal.in_game(game.rules()).map_err(|why| problems.at(task, "goal", why.message())).ok()?;
    match tries(&wishes, game) {
        Ok(all) => {
            let judged: Vec<Tried> = all
                .into_iter()
                .map(|one| Tried { end: end(&one.turn), actions: one.turn.texts(), miss: one.verdict.err() })
                .collect();
            let done = judged.iter().filter(|one| one.miss.is_none()).count();
            if done == 0 {
                problems.at(task, "goal", "no turn does that");
            } else if done == judged.len() {
                problems.at(task, "goal", "every turn does that");
            }
            Some(judged)
        }
        Err(why) => {
            problems.at(task, "id", why.to_string());
            None
        }
    }
}

/// Where the last seed of a turn falls, and which ending applies there.
fn end(turn: &Turn) -> Option<(String, u8)> {
    turn.events.iter().rev().find_map(|event| match event {
        Event::Ending { pit, rule, .. } => Some((pit.as_str().to_owned(), *rule)),
        _ => None,
    })
}

/// Every game has a lesson, neither too short nor too long.
pub(super) fn all(Draft { content, marks, .. }: &Draft<'_>, problems: &mut Problems) {
    for game in GAMES {
        let count = content.tasks.iter().filter(|task| task.game == game.id).count();
        if !Task::EACH.contains(&count) {
            let file = format!("lessons/{}.toml", game.id);
            let (from, to) = Task::EACH.into_inner();
            let message = format!("the game \"{}\" has {count} tasks, where {from} to {to} may be", game.id);
            problems.add(&file, None, message);
        }
    }
    let all = content.tasks.read();
    for game in GAMES {
        let tasks: Vec<_> = all.iter().filter(|task| task.game == game.id).collect();
        in_order(&tasks, problems);
        for lesson in Task::LESSONS.filter(|lesson| tasks.iter().all(|task| task.lesson != Some(*lesson))) {
            let file = format!("lessons/{}.toml", game.id);
            let message = format!(
                "the game \"{}\" has no lesson {lesson}: write a task with lesson = {lesson}",
                game.id
            );
            problems.add(&file, None, message);
        }
    }
    for task in all.iter().filter(|task| marks.of(&task.cite).is_none()) {
        problems.at(task, "cite", format!("{} names no section", task.cite));
    }
}

/// The lessons come first, in order, then the tasks about what is special; lessons begin from the usual
/// set-up.
fn in_order(tasks: &[&Read<&Task>], problems: &mut Problems) {
    let mut before = Some(*Task::LESSONS.start());
    for task in tasks {
        if let Some(lesson) = task.lesson {
            if !Task::LESSONS.contains(&lesson) {
                let (from, to) = Task::LESSONS.into_inner();
                problems.at(task, "lesson", format!("there are lessons {from} to {to}"));
            }
            if before.is_none_or(|before| lesson < before) {
                problems.at(task, "lesson", "a later lesson stands before it");
            }
            if task.position.is_some() {
                problems.at(
                    task,
                    "position",
                    "a lesson begins from the usual set-up: list what is played `before`",
                );
            }
        }
        before = task.lesson;
    }
}
