//! Slips of the original, and how we read them.

use mbao_words::Lang;
use yew::html;

use crate::page::Page;
use crate::parts::cite::place;
use crate::parts::pictures::Main;
use crate::route::Route;
use crate::site::Site;
use crate::words;

pub(crate) fn page(Site { content, .. }: &Site, lang: Lang) -> Page {
    let route = Route::new(lang, "errata/");
    let slips = content.errata.iter().map(|slip| {
        html! {
            <tr>
                <th scope="row">{ place(&slip.place, lang) }</th>
                <td>{ slip.what.get(lang) }</td>
                <td data-label={words::errata_read(lang)}>{ slip.we_read.get(lang) }</td>
            </tr>
        }
    });
    let main = html! {
        <div class="layout">
            <Main class="text wide">
                <h1>{ words::nav_errata(lang) }</h1>
                <p class="lede">{ words::errata_lede(lang) }</p>
                <div class="scrolled" tabindex="0" role="region" aria-label={words::nav_errata(lang)}>
                    <table class="errata stacked">
                        <thead><tr>
                            <th scope="col">{ words::errata_where(lang) }</th>
                            <th scope="col">{ words::errata_what(lang) }</th>
                            <th scope="col">{ words::errata_read(lang) }</th>
                        </tr></thead>
                        <tbody>{ for slips }</tbody>
                    </table>
                </div>
            </Main>
        </div>
    };
    Page::new(route, "errata-page", words::nav_errata(lang), words::errata_lede(lang), main)
}
