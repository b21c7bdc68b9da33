//! Real boards in collections, beside the board that the site shows.

use mbao_content::Object;

use super::prelude::*;

/// The objects of a game or, where none was found, a sentence that says so.
pub(crate) fn section(content: &Content, game: &str, route: &Route) -> Html {
    let lang = route.lang;
    let objects = content.objects.iter().filter(|object| object.games.iter().any(|id| id == game));
    html! {
        <section class="collected">
            <h2 id="collected">{ words::objects_title(lang) }</h2>
            <p>{ words::objects_lede(lang) }</p>
            <ul>{ for objects.map(|object| item(object, route)) }</ul>
        </section>
    }
}

fn item(object: &Object, route: &Route) -> Html {
    let lang = route.lang;
    let kept = object.museum.as_ref().map(|museum| {
        let mark = object.number.as_ref().map(|number| format!(", {number}"));
        let date = object.date.as_ref().map(|date| format!(" ({})", date.get(lang)));
        // Museums' names are not translated.
        let named = html! { <span lang="en">{ museum }{ mark.unwrap_or_default() }</span> };
        let named = match &object.link {
            Some(link) => html! { <a href={link.clone()}>{ named }</a> },
            None => named,
        };
        html! { <>{ named }{ date.unwrap_or_default() }{ ". " }</> }
    });
    html! { <li>{ for kept }{ object.what.get(lang) }</li> }
}
