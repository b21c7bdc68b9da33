//! The lessons: every task can be done, and not by just any turn.

use super::prelude::*;
use crate::task::Task;

/// Every game has a lesson, neither too short nor too long.
pub(super) fn all(Draft { content, marks, .. }: &Draft<'_>, problems: &mut Problems) {
    for game in GAMES {
        let count = content.tasks.iter().filter(|task| task.chapter.definition().id == game.id).count();
        if !Task::EACH.contains(&count) {
            let file = format!("stories/{}/lessons.story", game.id);
            let (from, to) = Task::EACH.into_inner();
            let message = format!("the game \"{}\" has {count} tasks, where {from} to {to} may be", game.id);
            problems.add(&file, None, message);
        }
    }
    let all = content.tasks.read();
    for game in GAMES {
        let tasks: Vec<_> = all.iter().filter(|task| task.chapter.definition().id == game.id).collect();
        in_order(&tasks, problems);
        for lesson in Task::LESSONS.filter(|lesson| tasks.iter().all(|task| task.lesson != Some(*lesson))) {
            let file = format!("stories/{}/lessons.story", game.id);
            let message = format!(
                "the game \"{}\" has no lesson {lesson}: write a chapter with Lesson: {lesson}",
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
            if task.chapter.story.header("Position").is_some() {
                problems.at(
                    task,
                    "position",
                    "a lesson begins from the usual set-up: write what is played before",
                );
            }
        }
        before = task.lesson;
    }
}
