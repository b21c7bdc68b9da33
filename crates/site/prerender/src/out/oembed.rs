//! Answers for sites that show a page of this one by its address alone: oEmbed (<https://oembed.com>), a file
//! beside the page.

use anyhow::Result;
use mbao_viewer::markup::{WIDTH, frame, height, more_height};
use serde_json::json;
use yew::{Html, html};

use crate::page::Page;
use crate::site::Address;
use crate::words;

/// The answer, in the folder of its page.
const FILE: &str = "oembed.json";

/// The link in the page's head by which the answer is found. Its address must be absolute.
pub(crate) fn link(address: &Address, page: &Page) -> Html {
    let (Some(url), Some(_)) = (&address.url, &page.needs.framed) else { return Html::default() };
    let href = format!("{url}{}{FILE}", page.route.path());
    html! { <link rel="alternate" type="application/json+oembed" {href} title={page.title.clone()} /> }
}

/// The answer's place below the site, and its text; `None` for a page without a board to show, and if the
/// site's future address is not known.
pub(crate) fn answer(address: &Address, page: &Page) -> Result<Option<(String, String)>> {
    let (Some(url), Some(shown)) = (&address.url, &page.needs.framed) else { return Ok(None) };
    let size = shown.still(page.route.lang)?.plan().size();
    let height = height(size) + shown.steps.as_deref().map_or(0, more_height);
    let mut query = form_urlencoded::Serializer::new(String::new());
    query.append_pair("lang", page.route.tag()).extend_pairs(shown.attributes());
    let source = format!("{url}embed.html?{}", query.finish());
    // WordPress keeps no other attributes, and puts the frame into a sandbox.
    let html = frame(&source, &page.title, &WIDTH.to_string(), height);
    let answer = json!({
        "version": "1.0",
        "type": "rich",
        "title": page.title,
        "author_name": words::editors(page.route.lang),
        "provider_name": words::site_name(page.route.lang),
        "provider_url": url,
        "cache_age": 86_400,
        "thumbnail_url": format!("{url}card.jpg"),
        "thumbnail_width": 1200,
        "thumbnail_height": 630,
        "html": html,
        "width": WIDTH,
        "height": height,
    });
    Ok(Some((page.route.path() + FILE, serde_json::to_string_pretty(&answer)? + "\n")))
}

#[cfg(test)]
mod tests {
    use anyhow::Context as _;
    use mbao_words::Lang;
    use serde_json::Value;

    use super::*;
    use crate::needs::Needs;
    use crate::parts::boards::Shown;
    use crate::route::Route;

    fn page(needs: Needs) -> Page {
        let route = Route::new(Lang::Sw, "diagram/d/");
        Page::new(route, "", "A \"title\" & more".to_owned(), String::new(), Html::default()).needing(needs)
    }

    fn address(url: Option<&str>) -> Address {
        Address { url: url.map(str::to_owned), ..Address::default() }
    }

    #[test]
    fn a_board_is_offered_as_a_frame_that_anybody_takes() -> Result<()> {
        let steps = "Game: ndoto\n\n1. c1\n".to_owned();
        let page = page(Needs::reading().framed(Shown { steps: Some(steps), ..Shown::game("ndoto") }));
        let (place, text) = answer(&address(Some("https://a.example/")), &page)?.context("an answer")?;
        assert_eq!(place, "sw/diagram/d/oembed.json");
        let answer: Value = serde_json::from_str(&text)?;
        assert_eq!((&answer["version"], &answer["type"]), (&json!("1.0"), &json!("rich")));
        let html = answer["html"].as_str().context("a frame")?;
        let framed =
            "https://a.example/embed.html?lang=sw&amp;game=ndoto&amp;steps=Game%3A+ndoto%0A%0A1.+c1%0A";
        assert!(html.starts_with(&format!("<iframe src=\"{framed}\" width=\"700\" height=\"")), "{html}");
        assert!(html.ends_with(" title=\"A &quot;title&quot; &amp; more\"></iframe>"), "{html}");
        assert_eq!(answer["width"], 700);
        Ok(())
    }

    #[test]
    fn where_nothing_can_be_shown_nothing_is_offered() -> Result<()> {
        let board = || Needs::reading().framed(Shown::game("ndoto"));
        assert!(answer(&address(None), &page(board()))?.is_none());
        assert!(answer(&address(Some("https://a.example/")), &page(Needs::reading()))?.is_none());
        assert_eq!(link(&address(None), &page(board())), Html::default());
        Ok(())
    }
}
