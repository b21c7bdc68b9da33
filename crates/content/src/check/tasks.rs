//! The lessons: every task can be done, and not by just any turn.

use mbao_rules::{Event, GAMES};
use mbao_story::{Pits, Turn};

use crate::chapter::Chapter;
use crate::draft::Draft;
use crate::items::Read;
use crate::problem::Problems;
use crate::task::{Task, Tried};

/// The task of a chapter, with every turn judged.
pub(crate) fn judged(chapter: Read<Chapter>, problems: &mut Problems) -> Read<Task> {
    for (part, what) in [("title", "title"), ("text", "text"), ("hint.0", "hint"), ("right", "right")] {
        if chapter.localized(part).get(mbao_words::Lang::default()).is_empty() {
            problems.at(&chapter, "", format!("there is no {what}"));
        }
    }
    let lesson = chapter.story.header("Lesson").map(|lesson| {
        lesson.parse().unwrap_or_else(|_| {
            problems.at(&chapter, "lesson", format!("\"{lesson}\" is no number"));
            0
        })
    });
    let mut task = Task {
        lesson,
        title: chapter.localized("title"),
        task: chapter.localized("text"),
        hint: chapter.localized("hint.0"),
        shows: chapter.localized("right"),
        cite: chapter.story.header("Cite").unwrap_or_default().to_owned(),
        tries: Vec::new(),
        pressed: None,
        chapter: chapter.value,
    };
    let origin = chapter.origin;
    let bad = judge(&mut task);
    let task = Read { value: task, origin };
    for what in bad {
        problems.at(&task, "goal", what);
    }
    task
}

/// Has every turn judged, or finds the pits to press; returns what is wrong with what is asked.
fn judge(task: &mut Task) -> Vec<String> {
    let Task { chapter, tries, pressed, .. } = task;
    let Some(goal) = Task::goal(chapter) else { return vec!["there is no goal".to_owned()] };
    let wishes = goal.wishes().unwrap_or_default();
    let bad = chapter.story.judge(|one, _| {
        let actions = one.turn.texts();
        tries.push(Tried { end: end(&one.turn), actions, miss: one.verdict.clone().err() });
        None
    });
    let line = chapter.story.line(&chapter.asked).unwrap_or_default();
    let next = line.get(chapter.asked.steps).map(|step| step.action);
    *pressed = Pits::of(&wishes, &chapter.game, next).ok();
    if pressed.is_none() {
        let asked =
            chapter.story.tasks().unwrap_or_default().into_iter().find(|task| task.place == chapter.asked);
        let right = asked.iter().flat_map(|task| &task.right);
        tries.extend(right.map(|answer| Tried {
            actions: answer.actions().iter().map(ToString::to_string).collect(),
            miss: None,
            end: None,
        }));
        tries.sort_by(|one, other| one.actions.cmp(&other.actions));
    }
    match bad {
        Ok(bad) => bad.into_iter().map(|(_, fault)| fault.to_string()).collect(),
        Err(why) => vec![why.message().to_owned()],
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
