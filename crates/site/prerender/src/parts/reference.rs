//! The reference pages beside the article, and the guides: a list of them.

use mbao_content::Guide;

use super::prelude::*;

/// A page: its folder, its title and its purpose.
pub(crate) struct Listed {
    pub(crate) folder: String,
    pub(crate) title: String,
    pub(crate) lede: String,
}

/// The pages that are written from the data of the site.
pub(crate) fn pages(lang: Lang) -> Vec<Listed> {
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
pub(crate) fn list(content: &Content, route: &Route) -> Html {
    let lang = route.lang;
    let guides = content.guides.iter().map(|guide| Listed {
        folder: guide_folder(guide),
        title: guide.title.get(lang).to_owned(),
        lede: guide.summary.get(lang).to_owned(),
    });
    let lines = pages(lang).into_iter().chain(guides).map(|Listed { folder, title, lede }| {
        html! { <li><a href={route.to(&folder)}>{ title }</a>{ ": " }{ lede }</li> }
    });
    html! { <ul class="plain">{ for lines }</ul> }
}

/// Where a guide is, below the front of its language.
pub(crate) fn guide_folder(guide: &Guide) -> String {
    format!("guide/{}/", guide.slug)
}
