//! Games between masters, to step through.

use mbao_content::Chapter;
use mbao_story::Story;

use super::prelude::*;
use crate::parts::diagram::told::{entitle, to_make};

/// All games between masters that are of this game; nothing if there are none.
pub(crate) fn games(content: &Content, id: &str, route: &Route) -> Result<Html> {
    let games = content.masters.iter().filter(|game| game.definition().id == id);
    let games: Vec<Html> = games.map(|game| one(game, route)).collect::<Result<_>>()?;
    if games.is_empty() {
        return Ok(Html::default());
    }
    Ok(html! {
        <section class="masters">
            <h2 id="masters">{ words::masters(route.lang) }</h2>
            <p class="lede">{ words::masters_lede(route.lang) }</p>
            { for games }
        </section>
    })
}

fn one(game: &Chapter, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let story = story(game)?;
    let mine = route.to("studio/") + &to_make(&story)?;
    let shown = Shown { steps: Some(story.to_string()), turning: true, ..Shown::game(&game.definition().id) };
    Ok(html! {
        <figure class="diagram" id={game.id.clone()}>
            // Below its board it would be taken for that of the next one.
            <figcaption>
                <p class="diagram-title">{ source_line(game, lang) }</p>
                <p class="to-studio"><a href={mine}>{ words::to_studio(lang) }</a></p>
            </figcaption>
            { shown.element(lang)? }
        </figure>
    })
}

/// The game as a story with what is said of its turns, with a title in every language.
fn story(game: &Chapter) -> Result<Story> {
    let mut story = Story::read(&game.record())?;
    for (step, told) in story.steps.iter_mut().zip(&game.story.steps) {
        step.words.clone_from(&told.words);
    }
    entitle(&mut story, |lang| source_line(game, lang));
    Ok(story)
}

fn source_line(game: &Chapter, lang: Lang) -> String {
    let said = |name: &str| game.story.header(name).unwrap_or_default();
    let winner = said(said("Winner"));
    let given_up = game.end().outcome().is_none();
    let won = if given_up { words::masters_given_up(lang, winner) } else { words::masters_won(lang, winner) };
    let turns = game.story.steps.last().map_or(0, |step| step.turn as usize);
    let who = words::masters_game(lang, said("Date"), turns, said("North"), said("Place"), said("South"));
    format!("{who}; {won}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::real;

    #[test]
    fn masters_games_go_to_the_studio_with_all_that_is_said_of_them() {
        for game in &real::content().masters {
            let made = story(game).expect("a story");
            let read = Story::read(&made.to_string()).expect("it can be read");
            let said = |story: &Story| story.steps.iter().map(|step| step.words.clone()).collect::<Vec<_>>();
            assert_eq!(said(&read), said(&game.story), "{}", game.id);
            assert!(said(&read).iter().flatten().count() > 10, "{}", game.id);
            assert!(to_make(&made).expect("a link").len() < 4_000, "{}", game.id);
        }
    }
}
