//! A moment of a section: a board as wide as the page asks what a turn is about to take, once the text has told the rule.
//!
//! On paper and without scripts the chips' pictures tell it.

use mbao_content::{Chapter, Section, Show, Task};
use mbao_story::{Answer, Ask, Story, Words, Wrong};

use super::prelude::*;
use crate::facts::found::example;
use crate::facts::names::voice_of;
use crate::facts::played::Turn;
use crate::parts::diagram::told::to_make;

/// The most moments of a section.
const MOST: usize = 3;

/// What is asked, each after the block of a place, spread over the section: turns that take something and that the
/// section does not show, as the lessons have them in the order of the rules. No block comes before the rule of taking.
pub(crate) fn asked<'a>(
    content: &'a Content,
    section: &Section,
    route: &Route,
) -> Result<Vec<(usize, &'a Task)>> {
    let (mut places, mut told) = (Vec::new(), false);
    for (at, block) in section.text(route.lang).blocks.iter().enumerate() {
        let shows: Vec<&Show> = block.paragraphs().iter().flat_map(|paragraph| &paragraph.shows).collect();
        for show in &shows {
            told = told || matches!(show, Show::Example(id) if takes(&example(content, id)?.chapter)?);
        }
        let turns = shows.iter().all(|show| matches!(show, Show::Example(_)));
        places.extend((told && turns && !shows.is_empty()).then_some(at));
    }
    let mut tasks = Vec::new();
    for task in section.game.iter().flat_map(|game| content.tasks_of(game)) {
        // No opening by hand: such actions have two words.
        let begins = |example: &&Chapter| example.follows().iter().all(|action| !action.contains(' '));
        let asks = task.example.as_ref().filter(begins).map_or(Ok(false), takes)?;
        tasks.extend(asks.then_some(task));
    }
    let count = places.len().min(tasks.len()).min(MOST);
    let spread = |at: usize, all: usize| if count == 1 { 0 } else { at * (all - 1) / (count - 1) };
    let asked = (0..count).map(|at| (places[spread(at, places.len())], tasks[spread(at, tasks.len())]));
    Ok(asked.collect())
}

fn takes(chapter: &Chapter) -> Result<bool> {
    Ok(Turn::of(chapter)?.taken() > 0)
}

/// What the turn takes, and two other numbers, in order.
fn answers(turn: &Turn) -> [usize; 3] {
    let (taken, handful) = (turn.taken(), turn.handful().max(1));
    let mut answers = match (taken, handful) {
        (0, _) => [0, handful, handful + 2],
        (taken, handful) if taken == handful => [0, taken, taken + 2],
        _ => [0, taken, handful],
    };
    answers.sort_unstable();
    answers
}

/// What is said to numbers that it does not take.
fn wrong(turn: &Turn, lang: Lang) -> Vec<Wrong> {
    let sown = u8::try_from(turn.handful()).ok().filter(|sown| usize::from(*sown) != turn.taken());
    let sown = sown.map(|sown| Wrong { answer: Some(Answer::Number(sown)), text: words::moment_sown(lang) });
    sown.into_iter().chain([Wrong { answer: None, text: words::moment_wrong(lang) }]).collect()
}

/// The turn as a story that asks first, and afterwards `tells` why.
fn story(chapter: &Chapter, tells: &str, lang: Lang) -> Result<Story> {
    let turn = Turn::of(chapter)?;
    let mut story = Story::read(&chapter.record())?;
    story.headers.push(("Language".to_owned(), lang.tag().to_owned()));
    let pit = turn.begins().unwrap_or_default();
    story.words.push(Words {
        ask: Some(Ask::Number),
        choices: answers(&turn).iter().map(|answer| u8::try_from(*answer)).collect::<Result<_, _>>()?,
        accept: vec![Answer::Number(turn.taken().try_into()?)],
        right: Some(words::moment_right(lang)),
        wrong: wrong(&turn, lang),
        ..Words::new(words::moment_turn(voice_of(&chapter.definition().id, lang), &pit))
    });
    if let Some(last) = story.steps.last_mut() {
        last.words.push(Words::new(tells));
    }
    story.settle().map_err(|unplayed| unplayed.error)?;
    Ok(story)
}

pub(crate) fn moment(task: &Task, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let chapter = task.example.as_ref().context("a task without an example")?;
    let story = story(chapter, task.shows.get(lang), lang)?;
    let others = vec![("register", "study"), ("step", "0"), ("fixed", "")];
    let mine = route.to("studio/") + &to_make(&story)?;
    let shown = Shown { steps: Some(story.to_string()), others, ..Shown::game(&chapter.definition().id) };
    let title = words::moment_ask(lang);
    Ok(html! {
        <div class="moment" role="group" aria-label={title.clone()}>
            <p class="moment-title">{ title }</p>
            <div class="moment-board">{ shown.element(lang)? }</div>
            <p class="to-studio"><a href={mine}>{ words::to_studio(lang) }</a></p>
        </div>
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::real;

    #[test]
    fn three_numbers_are_offered_and_one_of_them_is_what_the_turn_takes() {
        let mut asked = 0;
        for task in real::content().tasks.iter().filter(|task| task.example.is_some()) {
            let (id, chapter) = (&task.chapter.id, task.example.as_ref().expect("an example"));
            let read =
                Story::read(&story(chapter, "Why.", Lang::default()).expect(id).to_string()).expect(id);
            let Words { choices, accept, .. } = &read.words[0];
            assert!(choices.len() == 3 && choices.is_sorted_by(|one, next| one < next), "{id}: {choices:?}");
            assert!(choices.iter().any(|choice| *accept == [Answer::Number(*choice)]), "{id}: {accept:?}");
            assert!(read.tasks().expect(id)[0].faults.is_empty(), "{id}");
            asked += 1;
        }
        assert!(asked > 40);
    }
}
