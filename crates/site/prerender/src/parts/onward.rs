//! Links from one page about a game to its others.

use anyhow::Result;
use mbao_content::{Card, Content};
use yew::{Html, html};

use crate::facts::found::section_of;
use crate::route::{Route, section_folder};
use crate::words;

/// Links from a page about a game to its other pages that are listed here.
pub(crate) fn onward(content: &Content, card: &Card, route: &Route, to: &[&str]) -> Result<Html> {
    let lang = route.lang;
    let section = section_of(content, &card.id)?;
    let id = &card.id;
    let links = to.iter().enumerate().map(|(at, to)| {
        let (folder, text) = match *to {
            "section" => (section_folder(section), words::to_section(lang)),
            "play" => (format!("play/{id}/"), words::to_play(lang)),
            "lessons" => ("learn/".to_owned(), words::learn_all(lang)),
            "learn" => (format!("learn/{id}/"), words::to_learn(lang)),
            "puzzles" => (format!("learn/{id}/puzzles/"), words::to_puzzles(lang)),
            "solutions" => (format!("learn/{id}/puzzles/answers/"), words::to_answers(lang)),
            "answers" => (format!("learn/{id}/answers/"), words::to_answers(lang)),
            _ => (format!("print/{id}/"), words::to_print(lang)),
        };
        html! { <>{ if at > 0 { " · " } else { "" } }<a href={route.to(&folder)}>{ text }</a></> }
    });
    // The other readings of a game are always among them.
    let readings = content.readings_of(id).next().map(|_| {
        let place = format!("section/{}/#readings", section.slug);
        html! { <>{ " · " }<a href={route.to(&place)}>{ words::readings(lang) }</a></> }
    });
    Ok(html! { <p class="onward">{ for links }{ readings }</p> })
}
