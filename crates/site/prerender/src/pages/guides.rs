//! Guides for people who put up boards, teach or translate.

use mbao_content::Guide;
use mbao_words::Lang;
use yew::html;

use crate::page::Page;
use crate::parts::html::raw;
use crate::parts::pictures::Main;
use crate::parts::reference::guide_folder;
use crate::route::Route;

pub(crate) fn page(guide: &Guide, lang: Lang) -> Page {
    let route = Route::new(lang, guide_folder(guide));
    let (title, summary) = (guide.title.get(lang).to_owned(), guide.summary.get(lang).to_owned());
    let main = html! {
        <div class="layout">
            <Main class="text guide">
                <h1>{ title.clone() }</h1>
                <p class="lede">{ summary.clone() }</p>
                <div class="guide-text">{ raw(guide.html(lang, &|page| route.to(page), &route.base())) }</div>
            </Main>
        </div>
    };
    Page::new(route, "guide-page", title, summary, main)
}
