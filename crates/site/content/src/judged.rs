//! The tasks of lessons, from their chapters.

use mbao_rules::{Error, Event, Game};
use mbao_story::{Answer, Goal, Pits, Place, Story, Turn, Wish};

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
        example: None,
        cite: chapter.story.header("Cite").unwrap_or_default().to_owned(),
        tries: Vec::new(),
        pressed: None,
        chapter: chapter.value,
    };
    let origin = chapter.origin;
    let bad = judge(&mut task);
    let goal = Task::goal(&task.chapter).filter(|_| bad.is_empty());
    let example = goal.map_or(Ok(None), |goal| example(&task.chapter, goal));
    let wrong = example.as_ref().err().cloned();
    let task = Read { value: Task { example: example.unwrap_or_default(), ..task }, origin };
    if let Some(why) = wrong {
        problems.at(&task, "example", why);
    }
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

/// The example of a chapter, `Example: POSITION; TURN`, or the actions that lead to its board in place of a position.
fn example(chapter: &Chapter, goal: &Goal) -> Result<Option<Chapter>, String> {
    let wishes = goal.wishes().unwrap_or_default();
    if wishes == [Wish::Own] {
        return Ok(None);
    }
    let written = chapter.story.header("Example").and_then(|written| written.split_once("; "));
    let (before, turn) = written.ok_or("there is no example: expected Example: POSITION; TURN")?;
    let read = || {
        let position = Some(before).filter(|before| before.contains('/'));
        let mut begun = Game::with_rules(chapter.game.rules().clone(), position)?;
        if position.is_none() {
            for action in before.parse::<Answer>()?.actions() {
                begun.play(*action)?;
            }
        }
        let (mut after, mut events) = (begun.clone(), Vec::new());
        let actions = turn.parse::<Answer>()?.actions().to_vec();
        for action in &actions {
            events.extend(after.play(*action)?);
        }
        let story = Story::read(&mbao_story::record(&after))?;
        let at = Place { steps: begun.actions().len(), ..Place::default() };
        let shown = Chapter { id: chapter.id.clone(), story, at, game: begun };
        Ok((shown, Turn { actions, events, after }))
    };
    let (example, turn) = read().map_err(|why: Error| why.message().to_owned())?;
    let shown = wishes == [Wish::Last] || mbao_story::judge(&wishes, &example.game, &turn).is_ok();
    if shown { Ok(Some(example)) } else { Err(format!("the example does not do what is asked: {goal}")) }
}

/// Where the last seed of a turn falls.
fn end(turn: &Turn) -> Option<String> {
    turn.events.iter().rev().find_map(|event| match event {
        Event::Ending { pit, .. } => Some(pit.as_str().to_owned()),
        _ => None,
    })
}
