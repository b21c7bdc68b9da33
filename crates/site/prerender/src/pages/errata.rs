//! Slips of the original, and how we read them.

use super::prelude::*;
use crate::parts::cite::place;
use crate::parts::table::table;

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
    let heads = [words::errata_where(lang), words::errata_what(lang), words::errata_read(lang)];
    let body = table(Some("errata stacked"), words::nav_errata(lang), heads, slips);
    Page::new(route, "errata-page", words::nav_errata(lang), words::errata_lede(lang), body)
        .titled("text wide")
}
