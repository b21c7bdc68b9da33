//! The lessons: every task can be done, and not by just any turn.

use mbao_lessons::{End, Goal, tries};
use mbao_rules::{GAMES, Game};

use crate::check::page;
use crate::draft::Draft;
use crate::markdown::mark_of;
use crate::problem::Problems;
use crate::task::{Task, Tried};
use crate::toml_file::Read;

/// Has every turn of every task judged.
pub(crate) fn judge(tasks: &mut [Read<Task>], problems: &mut Problems) {
    for task in tasks {
        if let Some(tried) = judged(task, problems) {
            task.value.tries = tried;
        }
    }
}

fn judged(task: &Read<Task>, problems: &mut Problems) -> Option<Vec<Tried>> {
    let Some(page) = page(&task.game) else {
        problems.at(task, "id", format!("the rules have no game \"{}\"", task.game));
        return None;
    };
    let game = match task.begun() {
        Ok(game) => game,
        Err((index, why)) => {
            let field = match index {
                Some(index) => format!("before.{index}"),
                None if task.position.is_some() => "position".to_owned(),
                None => "options".to_owned(),
            };
            problems.at(task, &field, why.message());
            return None;
        }
    };
    let rules: Vec<u8> = page.endings.iter().map(|ending| ending.rule).collect();
    if !asked(task, &game, &rules, problems) {
        return None;
    }
    match tries(&task.goal, &game) {
        Ok(all) => {
            let judged: Vec<Tried> = all
                .into_iter()
                .map(|one| Tried { actions: one.turn.actions, miss: one.verdict.err() })
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
            problems.at(task, "id", why.message());
            None
        }
    }
}

/// Whether the goal asks for something that this game knows.
fn asked(task: &Read<Task>, game: &Game, rules: &[u8], problems: &mut Problems) -> bool {
    let Goal { by, passes, avoids, ends, .. } = &task.goal;
    let mut known = true;
    let mut wrong = |field: &str, message: String| {
        problems.at(task, field, message);
        known = false;
    };
    if task.goal.is_empty() {
        wrong("goal", "nothing is asked".to_owned());
    }
    for (field, rule) in [("goal.by", by), ("goal.passes", passes), ("goal.avoids", avoids)] {
        if let Some(rule) = rule.filter(|rule| !rules.contains(rule)) {
            wrong(field, format!("the rules have no ending {rule}"));
        }
    }
    if let Some(End::Pit(pit)) = ends
        && game.rules().board().named(pit).is_none()
    {
        wrong("goal.ends", format!("there is no pit {pit}"));
    }
    known
}

/// Every game has a lesson, neither too short nor too long.
pub(super) fn all(draft: &Draft, problems: &mut Problems) {
    for game in GAMES {
        let count = draft.tasks.iter().filter(|task| task.game == game.id).count();
        if !Task::EACH.contains(&count) {
            let file = format!("{}/lessons/{}.toml", draft.folder, game.id);
            let (from, to) = Task::EACH.into_inner();
            let message = format!("the game \"{}\" has {count} tasks, where {from} to {to} may be", game.id);
            problems.add(&file, None, message);
        }
    }
    for task in draft.tasks.iter().filter(|task| mark_of(&task.cite).is_none()) {
        problems.at(task, "cite", format!("{} names no section", task.cite));
    }
}
