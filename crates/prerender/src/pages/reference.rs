//! The reference pages beside the article, and the guides: listed, and found by the search.

use anyhow::Result;
use mbao_board::cited;
use mbao_content::{Content, Entry};
use mbao_words::Lang;
use yew::{Html, html};

use super::{decisions, guides};
use crate::facts::features::capital;
use crate::parts::marks;
use crate::route::Route;
use crate::words;

/// A page: its folder, its title and its purpose.
struct Listed {
    folder: String,
    title: String,
    lede: String,
}

/// The pages that are written from the data of the site.
fn pages(lang: Lang) -> Vec<Listed> {
    [
        ("rules/", words::glance_title(lang), words::glance_lede(lang)),
        ("decisions/", words::decisions_title(lang), words::decisions_lede(lang)),
        ("timeline/", words::timeline_title(lang), words::timeline_lede(lang)),
        ("reading-list/", words::reading_list_title(lang), words::reading_list_lede(lang)),
        ("data/", words::data_title(lang), words::data_lede(lang)),
        ("developers/", words::developers_title(lang), words::developers_lede(lang)),
    ]
    .map(|(folder, title, lede)| Listed { folder: folder.to_owned(), title, lede })
    .into()
}

/// Links to all of them and to the guides.
pub(super) fn list(content: &Content, route: &Route) -> Html {
    let lang = route.lang;
    let guides = content.guides.iter().map(|guide| Listed {
        folder: guides::folder(guide),
        title: guide.title.get(lang).to_owned(),
        lede: guide.summary.get(lang).to_owned(),
    });
    let lines = pages(lang).into_iter().chain(guides).map(|Listed { folder, title, lede }| {
        html! { <li><a href={route.to(&folder)}>{ title }</a>{ ": " }{ lede }</li> }
    });
    html! { <ul class="plain">{ for lines }</ul> }
}

/// What the search finds: the pages, each decision of the editors and each slip of the sources.
pub(crate) fn entries(content: &Content, lang: Lang) -> Result<Vec<Entry>> {
    let games: Vec<&str> =
        content.games.iter().filter_map(|card| card.names.first()).map(|name| name.name.as_str()).collect();
    let page = |Listed { folder, title, lede }: Listed| {
        let games = if folder == "rules/" { format!(" {}", games.join(", ")) } else { String::new() };
        Entry { page: folder, heading: title, text: lede + &games }
    };
    let decision = |one: decisions::Decision<'_>| {
        let told: Vec<&str> = one.told.iter().map(|(_, silence)| silence.text.get(lang)).collect();
        Entry {
            page: format!("decisions/#decision-{}", one.number),
            heading: capital(&marks::decided(one.number, lang)),
            text: told.join(" "),
        }
    };
    let slips = content.errata.iter().map(|slip| Entry {
        page: "errata/".to_owned(),
        heading: format!("{}: {}", words::nav_errata(lang), cited(&slip.place, lang)),
        text: format!("{} {}", slip.what.get(lang), slip.we_read.get(lang)),
    });
    // In the timeline and the reading list the search finds single lines.
    let pages = pages(lang).into_iter().map(page);
    Ok(pages.chain(decisions::all(content)?.into_iter().map(decision)).chain(slips).collect())
}
