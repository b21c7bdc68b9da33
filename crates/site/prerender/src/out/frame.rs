//! The frame of every page: its document head, and the site's own head and foot.

use mbao_viewer::{Search, SearchProps, Settings, SettingsProps, island};
use mbao_words::{Lang, Tier};
use yew::{Html, html};

use crate::needs::Script;
use crate::out::oembed;
use crate::page::Page;
use crate::parts::html::raw;
use crate::parts::linked;
use crate::parts::pictures;
use crate::route::Route;
use crate::site::Address;
use crate::words::{self, notebook, solved};

/// The modules of a board, below the assets, and its WebAssembly: each would request the next only once it
/// has arrived.
const BOARD: [&str; 2] = ["mbao/board.js", "mbao/rules.js"];
const BOARD_RULES: &str = "mbao/mbao_bg.wasm";
const FONTS: [&str; 2] = ["alegreya-400", "alegreya-sans-400"];
const STORY: [&str; 2] = ["mbao/diagram.js", "mbao/mbao_story.js"];
const STORY_READER: &str = "mbao/mbao_story_bg.wasm";

pub(crate) async fn document(address: &Address, page: &Page) -> String {
    let Page { route, title, description, kind, main, needs, .. } = page;
    let lang = route.lang;
    let assets = route.base() + &address.assets;
    let settings = island::<Settings>(SettingsProps { lang, others: route.others(), root: route.root() });
    let search = island::<Search>(SearchProps { lang, root: route.root() });
    let (settings, search) = (raw(settings.await), raw(search.await));
    let alone = page.alone();
    let common = [
        Some(if alone { "scripts/kiosk.js" } else { "scripts/islands.js" }),
        // Named here too, so that it comes along with what imports it.
        (!alone).then_some("scripts/early.js"),
        // Elsewhere the islands ask for it once they wake, so that a page to read is there sooner.
        alone.then_some("scripts/own-texts.js"),
        (!alone).then_some("scripts/definitions.js"),
        Some("scripts/offline.js"),
        Some("scripts/other-language.js"),
    ];
    let whole_title = format!("{title} – {}", words::site_name(lang));
    let modules = needs.scripts.iter().map(|script| script.file()).chain(common.into_iter().flatten());
    let sheets = ["styles/book.css"].into_iter().chain(needs.styles.iter().map(|style| style.file()));
    let head = html! {
        <head>
            <meta charset="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="color-scheme" content="light dark" />
            <title>{ whole_title.clone() }</title>
            <meta name="description" content={description.clone()} />
            { for addresses(address, route) }
            { for cards(address, page, &whole_title) }
            { for citation(address, page) }
            { oembed::link(address, page) }
            <link rel="icon" href={route.base() + "icon.svg"} type="image/svg+xml" />
            <link rel="manifest" href={route.base() + "manifest.webmanifest"} />
            if !alone {
                <script src={format!("{assets}scripts/settings.js")}></script>
            }
            { for needs.last_game.iter().map(|links| html! {
                <script src={format!("{assets}scripts/last-game.js")} data-games={links.join(" ")}></script>
            }) }
            // Where the board is the point of the page it comes first; the fonts of every system stand in without a shift.
            { for FONTS.iter().filter(|_| !needs.board_at_once).map(|font| html! {
                <link rel="preload" href={format!("{assets}fonts/{font}.woff2")} as="font" type="font/woff2" crossorigin="anonymous" />
            }) }
            { for sheets.map(|sheet| html! {
                <link rel="stylesheet" href={format!("{assets}{sheet}")} />
            }) }
            { sooner(page, &assets) }
            { for modules.map(|module| html! {
                <script type="module" src={format!("{assets}{module}")}></script>
            }) }
        </head>
    };
    let unable = words::unable(lang, &words::no_webassembly(lang));
    let brought = brought(page).map(Lang::tag).collect::<Vec<_>>().join(" ");
    let brought = (!brought.is_empty()).then_some(brought);
    let body = if alone {
        html! { <body class={*kind} data-words={brought} data-unloaded={words::unloaded(lang)} data-unable={unable.clone()}>{ main.clone() }</body> }
    } else {
        html! {
            <body class={*kind} data-bundle={needs.bundle.name()} data-words={brought} data-islands={needs.reached.then_some("reached")}
                data-unloaded={words::unloaded(lang)} data-unable={unable.clone()} data-restarted={words::restarted(lang)} data-renewed={words::renewed(lang)}>
                <a class="skip" href="#main">{ words::skip(lang) }</a>
                <header class="top">
                    <a class="brand" translate="no" href={route.to("")}>{ words::site_name(lang) }</a>
                    <button type="button" class="menu-button" popovertarget="menu" aria-label={words::nav_menu(lang)}>
                        <svg viewBox="0 0 24 24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16" /></svg>
                    </button>
                    // Where there is room the menu is open; in browsers without popovers, always.
                    <div class="menu" id="menu" popover="auto">
                        <nav class="site-nav" aria-label={words::nav(lang)}><ul>{ for site_nav(route) }</ul></nav>
                        { search }
                        { settings }
                    </div>
                </header>
                { main.clone() }
                <footer class="bottom">
                    <nav class="site-nav" aria-label={words::nav_more(lang)}>
                        <ul>
                            { for foot_nav(route) }
                        </ul>
                    </nav>
                    if lang.tier() < Tier::Whole {
                        <p>{ words::foot_part(lang) }{ " " }<a href={route.to("about/") + "#corrections"}>{ words::foot_help(lang) }</a></p>
                    }
                    <p>{ words::foot_source(lang) }</p>
                    <p>{ words::foot_free(lang) }</p>
                    // Shown once a browser that keeps the site reports how much of it is kept.
                    <p class="offline" hidden=true>
                        <button type="button" data-label={words::offline_keep(lang)}></button>{ " " }
                        <span role="status" data-asked={words::offline_asked(lang)} data-kept={words::offline_kept(lang)}
                            data-full={words::offline_full(lang)}></span>
                    </p>
                </footer>
            </body>
        }
    };
    let tag = route.tag();
    let direction = lang.direction();
    let html = pictures::markup(html! { <>{ head }{ body }</> }).await;
    let html = untranslated(&html);
    format!("<!doctype html>\n<html lang=\"{tag}\" dir=\"{direction}\">{html}</html>\n")
}

/// Marks what a browser that translates has to leave alone: notation and code, and pictures, whose numbers and
/// letters would vanish in them.
fn untranslated(html: &str) -> String {
    const MARKED: [&str; 2] = ["<code", "<svg"];
    MARKED
        .into_iter()
        .fold(html.to_owned(), |html, tag| html.replace(tag, &format!("{tag} translate=\"no\"")))
}

/// The languages of a page of which its bundle is brought the words: it has those of the first itself. A kiosk speaks all.
fn brought(page: &Page) -> impl Iterator<Item = Lang> {
    let (own, all) = (page.route.lang, page.alone());
    Lang::default().others().filter(move |lang| all || *lang == own)
}

/// Files that the page's scripts would request only once they have arrived.
fn sooner(page: &Page, assets: &str) -> Html {
    let mut fetched = Vec::new();
    let mut modules = Vec::new();
    if page.alone() {
        fetched.push((page.route.base() + "kiosk.toml", None));
    }
    if page.needs.bundle.at_once() {
        let bundle = page.needs.bundle.name();
        fetched.push((format!("{assets}{bundle}/{bundle}_bg.wasm"), Some("application/wasm")));
        modules.push(format!("{assets}{bundle}/{bundle}.js"));
        fetched
            .extend(brought(page).map(|lang| (format!("{assets}{bundle}/words.{}.txt", lang.tag()), None)));
    }
    if page.needs.board_at_once {
        // A kiosk shows its first picture before a board moves: the rules would only delay it.
        if !page.alone() {
            fetched.push((format!("{assets}{BOARD_RULES}"), Some("application/wasm")));
        }
        fetched.extend(brought(page).map(|lang| (format!("{assets}mbao/words.{}.txt", lang.tag()), None)));
        modules.extend(BOARD.map(|module| format!("{assets}{module}")));
    }
    if page.needs.scripts.contains(&Script::Stories) {
        fetched.push((format!("{assets}{STORY_READER}"), Some("application/wasm")));
        modules.extend(STORY.map(|module| format!("{assets}{module}")));
    }
    html! {
        <>
            { for fetched.into_iter().map(|(file, kind)| html! {
                <link rel="preload" href={file} as="fetch" type={kind} crossorigin="anonymous" />
            }) }
            { for modules.into_iter().map(|module| html! { <link rel="modulepreload" href={module} /> }) }
        </>
    }
}

/// The links in the head: where readers go most.
fn site_nav(route: &Route) -> Vec<Html> {
    let lang = route.lang;
    listed(
        route,
        [
            ("article/", words::nav_article(lang)),
            ("play/", words::nav_play(lang)),
            ("learn/", words::nav_learn(lang)),
            ("studio/", words::nav_make(lang)),
            ("affinities/", words::nav_compare(lang)),
            ("map/", words::nav_map(lang)),
            ("about/", words::nav_about(lang)),
        ],
    )
}

/// The links in the foot: everything else.
fn foot_nav(route: &Route) -> Vec<Html> {
    let lang = route.lang;
    listed(
        route,
        [
            ("notebook/", notebook::title(lang)),
            ("figures/", words::nav_figures(lang)),
            ("wonders/", words::nav_wonders(lang)),
            ("solved/", solved::nav(lang)),
            ("rules/", words::glance_title(lang)),
            ("decisions/", words::decisions_title(lang)),
            ("timeline/", words::timeline_title(lang)),
            ("glossary/", words::nav_glossary(lang)),
            ("reading-list/", words::reading_list_title(lang)),
            ("errata/", words::nav_errata(lang)),
            ("data/", words::data_title(lang)),
            ("kiosk/", words::nav_kiosk(lang)),
            ("embed/", words::about_embed_title(lang)),
        ],
    )
}

fn listed<const N: usize>(route: &Route, links: [(&str, String); N]) -> Vec<Html> {
    let link = |(folder, name): (&str, String)| {
        let current = (route.folder == folder).then_some("page");
        html! { <li><a href={route.to(folder)} aria-current={current}>{ name }</a></li> }
    };
    links.into_iter().map(link).collect()
}

/// The page's own address and that of its other language.
fn addresses(address: &Address, route: &Route) -> Vec<Html> {
    let Some(url) = &address.url else { return Vec::new() };
    let mut links = vec![html! { <link rel="canonical" href={format!("{url}{}", route.path())} /> }];
    for there in route.languages() {
        links.push(
            html! { <link rel="alternate" hreflang={there.tag()} href={format!("{url}{}", there.path())} /> },
        );
    }
    links
}

/// The preview that other sites show of a link to the page.
fn cards(address: &Address, page: &Page, title: &str) -> Vec<Html> {
    let mut said = vec![
        ("og:title", title.to_owned()),
        ("og:description", page.description.clone()),
        ("og:type", "article".to_owned()),
        ("og:site_name", words::site_name(page.route.lang)),
        ("og:locale", page.route.lang.locale().to_owned()),
    ];
    if let Some(url) = &address.url {
        said.push(("og:url", format!("{url}{}", page.route.path())));
        said.push(("og:image", format!("{url}card.jpg")));
    }
    let twitter = html! { <meta name="twitter:card" content="summary_large_image" /> };
    let said = said.into_iter().map(|(property, content)| html! { <meta {property} {content} /> });
    said.chain([twitter]).collect()
}

/// Metadata for citations: Highwire's tags and schema.org's.
fn citation(address: &Address, page: &Page) -> Vec<Html> {
    let Some(cited) = &page.cited else { return Vec::new() };
    // Sections that are not cited by a number retell another text.
    let of_article = cited.section.starts_with('§');
    let mut tags = vec![("citation_title", cited.title.clone())];
    if of_article {
        tags.push(("citation_author", "Driedger, Walter".to_owned()));
    }
    tags.extend([
        ("citation_author", words::editors(page.route.lang)),
        ("citation_publication_date", "2026".to_owned()),
        ("citation_language", page.route.tag().to_owned()),
        ("citation_inbook_title", words::site_name(page.route.lang)),
    ]);
    if let Some(url) = &address.url {
        tags.push(("citation_fulltext_html_url", format!("{url}{}", page.route.path())));
    }
    let based = if of_article {
        serde_json::json!({
            "@type": "ScholarlyArticle",
            "name": "Michezo ya Mbao – Mankala in East Africa",
            "author": { "@type": "Person", "name": "Walter Driedger" },
            "datePublished": "2001",
            "pagination": cited.section,
        })
    } else {
        serde_json::json!({
            "@type": "Article",
            "name": "Bao (mancala game)",
            "publisher": { "@type": "Organization", "name": "Wikipedia" },
        })
    };
    let schema = serde_json::json!({
        "@context": "https://schema.org",
        "@type": "ScholarlyArticle",
        "name": cited.title,
        "headline": page.title,
        "inLanguage": page.route.tag(),
        "abstract": page.description,
        "isBasedOn": based,
        "license": "https://creativecommons.org/licenses/by/4.0/",
    });
    let tags = tags.into_iter().map(|(name, content)| html! { <meta {name} {content} /> });
    tags.chain([linked::script(&schema)]).collect()
}
