//! Guides for people who put up boards, teach or translate.

use mbao_content::Guide;

use super::prelude::*;
use crate::parts::reference::guide_folder;

pub(crate) fn page(guide: &Guide, lang: Lang) -> Page {
    let route = Route::new(lang, guide_folder(guide));
    let (title, summary) = (guide.title.get(lang).to_owned(), guide.summary.get(lang).to_owned());
    let text = raw(guide.html(lang, &|page| route.to(page), &route.base()));
    let body = html! { <div class="guide-text">{ text }</div> };
    Page::new(route, "guide-page", title, summary, body).titled("text guide")
}
