//! A moment of a section: a board as wide as the page asks what a turn is about to take, once the text has told the rule.
//!
//! On paper and without scripts the chips' pictures tell it.

use anyhow::Result;
use mbao_content::{Content, Example, Section, Show};
use mbao_story::{Answer, Ask, Story, Words, Wrong};
use mbao_words::Lang;
use yew::{Html, html};

use crate::facts::found::example;
use crate::facts::names::voice_of;
use crate::facts::played::Turn;
use crate::parts::boards::Shown;
use crate::parts::diagram::told::to_make;
use crate::route::Route;
use crate::words;

/// The most moments of a section.
const MOST: usize = 3;

/// The turns that are asked about, each with the place of its block, spread over the section: of the turns that a block
/// shows, and nothing else, the last that takes something. The rule of taking has been told by then.
pub(crate) fn asked<'a>(
    content: &'a Content,
    section: &Section,
    route: &Route,
) -> Result<Vec<(usize, &'a Example)>> {
    let mut all: Vec<(usize, &Example)> = Vec::new();
    let mut told = false;
    for (at, block) in section.text(route.lang).blocks.iter().enumerate() {
        let mut asks = None;
        for show in block.paragraphs().iter().flat_map(|paragraph| &paragraph.shows) {
            let Show::Example(id) = show else {
                asks = None;
                break;
            };
            let example = example(content, id)?;
            let takes = Turn::of(&example.chapter)?.taken() > 0;
            told = told || takes;
            asks = asks.filter(|_| !takes).or(Some(example));
        }
        let asks = asks.filter(|one| told && all.iter().all(|(_, other)| other.chapter.id != one.chapter.id));
        all.extend(asks.map(|one| (at, one)));
    }
    let count = all.len().min(MOST);
    let last = all.len().saturating_sub(1);
    Ok((0..count).map(|at| all[if count == 1 { 0 } else { at * last / (count - 1) }]).collect())
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

/// The turn as a story that asks first, and afterwards tells why.
fn story(example: &Example, lang: Lang) -> Result<Story> {
    let turn = Turn::of(&example.chapter)?;
    let mut story = Story::read(&example.chapter.record())?;
    story.headers.push(("Language".to_owned(), lang.tag().to_owned()));
    let pit = turn.begins().unwrap_or_default();
    story.words.push(Words {
        ask: Some(Ask::Number),
        choices: answers(&turn).iter().map(|answer| u8::try_from(*answer)).collect::<Result<_, _>>()?,
        accept: vec![Answer::Number(turn.taken().try_into()?)],
        right: Some(words::moment_right(lang)),
        wrong: wrong(&turn, lang),
        ..Words::new(words::moment_turn(voice_of(&example.chapter.definition().id, lang), &pit))
    });
    if let Some(last) = story.steps.last_mut() {
        last.words.push(Words::new(example.note.get(lang)));
    }
    story.settle().map_err(|unplayed| unplayed.error)?;
    Ok(story)
}

pub(crate) fn moment(example: &Example, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let story = story(example, lang)?;
    let others = vec![("register", "study"), ("step", "0"), ("fixed", "")];
    let mine = route.to("studio/") + &to_make(&story)?;
    let shown =
        Shown { steps: Some(story.to_string()), others, ..Shown::game(&example.chapter.definition().id) };
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
        for example in &real::content().examples {
            let id = &example.chapter.id;
            let read = Story::read(&story(example, Lang::default()).expect(id).to_string()).expect(id);
            let Words { choices, accept, .. } = &read.words[0];
            assert!(choices.len() == 3 && choices.is_sorted_by(|one, next| one < next), "{id}: {choices:?}");
            assert!(choices.iter().any(|choice| *accept == [Answer::Number(*choice)]), "{id}: {accept:?}");
            assert!(read.tasks().expect(id)[0].faults.is_empty(), "{id}");
            asked += 1;
        }
        assert!(asked > 40);
    }
}
