//! Links from one page to others, above all from one page about a game to its others.

use super::prelude::*;
use crate::facts::found::section_of;
use crate::route::section_folder;

/// These, with a text between each two.
pub(crate) fn joined(all: impl IntoIterator<Item = Html>, between: &'static str) -> Html {
    let all = all.into_iter().enumerate();
    let all = all.map(|(at, one)| html! { <>{ if at > 0 { between } else { "" } }{ one }</> });
    html! { <>{ for all }</> }
}

/// A line of links to pages, each by its folder with what it is called.
pub(crate) fn links(route: &Route, to: impl IntoIterator<Item = (impl AsRef<str>, String)>) -> Html {
    let links =
        to.into_iter().map(|(folder, text)| html! { <a href={route.to(folder.as_ref())}>{ text }</a> });
    html! { <p class="onward">{ joined(links, " · ") }</p> }
}

/// Links from a page about a game to its other pages that are listed here.
pub(crate) fn onward(content: &Content, card: &Card, route: &Route, to: &[&str]) -> Result<Html> {
    let lang = route.lang;
    let section = section_of(content, &card.id)?;
    let id = &card.id;
    let listed = to.iter().map(|to| match *to {
        "section" => (section_folder(section), words::to_section(lang)),
        "play" => (format!("play/{id}/"), words::to_play(lang)),
        "lessons" => ("learn/".to_owned(), words::learn_all(lang)),
        "learn" => (format!("learn/{id}/"), words::to_learn(lang)),
        "puzzles" => (format!("learn/{id}/puzzles/"), words::to_puzzles(lang)),
        "solutions" => (format!("learn/{id}/puzzles/answers/"), words::to_answers(lang)),
        "answers" => (format!("learn/{id}/answers/"), words::to_answers(lang)),
        _ => (format!("print/{id}/"), words::to_print(lang)),
    });
    // The other readings of a game are always among them.
    let readings = content.readings_of(id).next();
    let readings = readings.map(|_| (format!("section/{}/#readings", section.slug), words::readings(lang)));
    Ok(links(route, listed.chain(readings)))
}

/// Links from the page of one of these to the pages of its neighbours: `told` gives the address of one, what stands above
/// it, and what it is called; it is handed which neighbour it is, in words.
pub(crate) fn neighbours<T>(
    all: &[T],
    at: usize,
    lang: Lang,
    told: impl Fn(&T, String) -> [String; 3],
) -> Html {
    let link = |one: Option<&T>, class: &'static str, rel: &'static str, which: String| {
        one.map(|one| {
            let [href, label, title] = told(one, which);
            html! { <a {class} {rel} {href}><span>{ label }</span>{ title }</a> }
        })
    };
    html! {
        <nav class="neighbours" aria-label={words::neighbours(lang)}>
            { for link(at.checked_sub(1).and_then(|at| all.get(at)), "before", "prev", words::before(lang)) }
            { for link(all.get(at + 1), "after", "next", words::after(lang)) }
        </nav>
    }
}
