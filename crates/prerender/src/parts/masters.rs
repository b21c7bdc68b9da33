//! Games between masters, to step through.

use anyhow::{Context, Result};
use mbao_content::{Content, MastersGame};
use mbao_story::Story;
use mbao_words::Lang;
use yew::{Html, html};

use crate::parts::boards::Shown;
use crate::parts::diagram::told::{entitle, to_make, words_in};
use crate::route::Route;
use crate::words;

/// All games between masters that are of this game; nothing if there are none.
pub(crate) fn games(content: &Content, id: &str, route: &Route) -> Result<Html> {
    let games = content.masters.iter().filter(|game| game.game == id);
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

fn one(game: &MastersGame, route: &Route) -> Result<Html> {
    let lang = route.lang;
    let story = story(game, lang)?;
    let mine = route.to("studio/") + &to_make(&story)?;
    let shown = Shown { steps: Some(story.to_string()), turning: true, ..Shown::game(&game.game) };
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

/// The game as a story with what is said of its turns in every language; its own language is `lang`.
fn story(game: &MastersGame, lang: Lang) -> Result<Story> {
    let mut story = game.story.clone();
    let languages = entitle(&mut story, source_line(game, lang), lang);
    for caption in &game.captions {
        let words = languages.iter().map(|lang| words_in(*lang, &languages, caption.text.get(*lang)));
        let played = story.steps.iter_mut().rev().find(|step| step.turn as usize == caption.after);
        let here = match played {
            None if caption.after == 0 => &mut story.words,
            played => &mut played.context("a caption follows a turn")?.words,
        };
        here.extend(words);
    }
    Ok(story)
}

fn source_line(game: &MastersGame, lang: Lang) -> String {
    let winner = if game.south_won { &game.south } else { &game.north };
    let won =
        if game.given_up { words::masters_given_up(lang, winner) } else { words::masters_won(lang, winner) };
    let who = words::masters_game(lang, &game.date, game.plies, &game.north, &game.place, &game.south);
    format!("{who}; {won}")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::real;

    #[test]
    fn what_is_said_of_masters_games_follows_its_turn_and_goes_to_the_studio() {
        for game in &real::content().masters {
            assert!(!game.captions.is_empty(), "{}", game.id);
            for lang in Lang::ALL {
                let made = story(game, lang).expect("a story");
                let read = Story::read(&made.to_string()).expect("it can be read");
                let said =
                    read.steps.iter().filter_map(|step| Some((step.turn as usize, step.words.first()?)));
                let said: Vec<(usize, &str)> = said.map(|(after, words)| (after, &*words.text)).collect();
                let expected: Vec<(usize, &str)> =
                    game.captions.iter().map(|caption| (caption.after, caption.text.get(lang))).collect();
                assert_eq!(said, expected, "{}", game.id);
                assert!(to_make(&made).expect("a link").len() < 4_000, "{}", game.id);
            }
        }
    }
}
