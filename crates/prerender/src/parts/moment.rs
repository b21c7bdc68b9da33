//! A moment of a section: a board as wide as the page asks what a turn is about to take, before the text says why.
//!
//! `telling.js` plays the turn once an answer is pressed. On paper and without scripts the chips' pictures tell it.

use anyhow::{Context, Result};
use mbao_content::{Block, Content, Example, Section, Show};
use mbao_rules::Game;
use yew::{Html, html};

use crate::facts::names::voice_of;
use crate::facts::played::Turn;
use crate::parts::boards::Shown;
use crate::route::Route;
use crate::words;

/// The most moments of a section.
const MOST: usize = 3;

/// The moment before a block of a section, if it has one.
pub(crate) fn before(content: &Content, section: &Section, block: &Block, route: &Route) -> Result<Html> {
    let Some(game) = &section.game else { return Ok(Html::default()) };
    let asked = asked(section, route);
    let here = examples(block).find(|id| asked.contains(id));
    let Some(id) = here else { return Ok(Html::default()) };
    let example = content.examples_of(game).find(|example| example.id == id);
    moment(game, example.with_context(|| format!("the example {id}"))?, route)
}

/// The turns that a block shows.
fn examples(block: &Block) -> impl Iterator<Item = &str> {
    block.paragraphs().iter().flat_map(|paragraph| &paragraph.shows).filter_map(|show| match show {
        Show::Example(id) => Some(id.as_str()),
        Show::Diagram(_) | Show::SetUp { .. } => None,
    })
}

/// The turns that are asked about, spread over the section: the first of their paragraphs alone, so that no paragraph
/// has two.
fn asked<'a>(section: &'a Section, route: &Route) -> Vec<&'a str> {
    let all: Vec<&str> =
        section.text(route.lang).blocks.iter().filter_map(|block| examples(block).next()).collect();
    let count = all.len().min(MOST);
    let last = all.len().saturating_sub(1);
    (0..count).map(|at| all[if count == 1 { 0 } else { at * last / (count - 1) }]).collect()
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

fn moment(game: &str, example: &Example, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let start = Game::builder(game).position(example.position.clone());
    let turn = Turn::play(&start, &example.actions)?;
    let (taken, pit) = (turn.taken(), turn.begins().unwrap_or_default());
    let others = vec![("register", "study"), ("step", "0")];
    let shown = Shown { steps: Some(turn.record.clone()), others, ..Shown::game(game) };
    let answers = answers(&turn).map(|answer| {
        let text = if answer == 0 { words::moment_none(lang) } else { answer.to_string() };
        html! { <button type="button" data-right={(answer == taken).then_some("")} aria-pressed="false">{ text }</button> }
    });
    let title = words::moment_ask(lang);
    Ok(html! {
        <div class="moment" role="group" aria-label={title.clone()}>
            <div class="moment-board">{ shown.element(lang)? }</div>
            <div class="moment-asks">
                <p class="moment-title">{ title }</p>
                <p>{ words::moment_turn(voice_of(game, lang), &pit) }</p>
                <p class="moment-answers">{ for answers }</p>
                <p class="moment-told" role="status" data-right={words::moment_right(lang)} data-wrong={words::moment_wrong(lang)} data-note={example.note.get(lang).to_owned()}></p>
            </div>
        </div>
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn three_numbers_are_offered_and_one_of_them_is_what_the_turn_takes() {
        let content =
            mbao_content::Content::read(std::path::Path::new("../../content")).expect("the content");
        let mut asked = 0;
        for game in mbao_rules::games() {
            for example in content.examples_of(&game.id) {
                let start = Game::builder(game.id.clone()).position(example.position.clone());
                let turn = Turn::play(&start, &example.actions).expect("it plays");
                let answers = answers(&turn);
                assert!(answers[0] < answers[1] && answers[1] < answers[2], "{}: {answers:?}", example.id);
                assert!(answers.contains(&turn.taken()), "{}: {answers:?}", example.id);
                asked += 1;
            }
        }
        assert!(asked > 40);
    }
}
