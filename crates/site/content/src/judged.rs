//! The tasks of lessons, from their chapters.

use mbao_rules::Event;
use mbao_story::{Pits, Turn};

use crate::chapter::Chapter;
use crate::items::Read;
use crate::problem::Problems;
use crate::task::{Task, Tried};

/// The tasks of all chapters, with every turn judged.
pub(crate) fn all(chapters: Vec<Read<Chapter>>, problems: &mut Problems) -> Vec<Read<Task>> {
    chapters.into_iter().map(|chapter| judged(chapter, problems)).collect()
}

fn judged(chapter: Read<Chapter>, problems: &mut Problems) -> Read<Task> {
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
    let line = chapter.story.line(&chapter.at).unwrap_or_default();
    let next = line.get(chapter.at.steps).map(|step| step.action);
    *pressed = Pits::of(&wishes, &chapter.game, next).ok();
    if pressed.is_none() {
        let asked =
            chapter.story.tasks().unwrap_or_default().into_iter().find(|task| task.place == chapter.at);
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
