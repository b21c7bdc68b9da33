//! The files of the site.

mod by_hand;
mod data;
mod frame;
mod links;
mod oembed;
mod redirect;
mod search;

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, bail};
use mbao_words::Lang;

use self::frame::document;
use self::links::Written;
use crate::facts::files::{FOLDER, NOTEBOOK_SCHEMA};
use crate::pages;
use crate::route::{INDEX, Links, Route};
use crate::site::Site;

/// Writes all pages, those that are written by hand in `www`, what the search reads, and the list of pages.
pub(crate) async fn write(site: &Site, www: &Path, out: &Path) -> Result<()> {
    let Site { content, outside, affinities, address, .. } = site;
    let pages = pages::all(site).await?;
    let mut written = Written::new();
    for page in &pages {
        written.insert(page.route.path(), address.links.written(&document(address, page).await));
    }
    let others = [&address.assets, "icon.svg", "manifest.webmanifest", "kiosk.toml", "data/"];
    let mut broken = links::broken(&written, &address.top(), &others);
    broken.extend(links::unmatched(&written));
    if !broken.is_empty() {
        bail!("{}\n{} broken links", broken.join("\n"), broken.len());
    }
    let mut listed = String::new();
    for page in &pages {
        let path = page.route.path();
        file(&out.join(page.route.file()), &written[&path])?;
        if !page.route.anywhere() {
            let _ = writeln!(listed, "{path}");
        }
        if let Some((place, answer)) = oembed::answer(address, page)? {
            file(&out.join(place), &answer)?;
        }
    }
    // Nobody guesses the address of a file in an archive.
    if address.links == Links::Folders {
        for (folder, text) in redirect::pages(address) {
            file(&out.join(folder + INDEX), &Links::Folders.written(&text))?;
        }
    }
    for (name, text) in by_hand::files(www, &address.assets)? {
        file(&out.join(name), &text)?;
    }
    for lang in Lang::ALL {
        let mut entries = content.search_index(lang);
        entries.extend(search::entries(content, lang)?);
        let route = Route::new(lang, "");
        for entry in &mut entries {
            entry.page = route.to(&entry.page);
        }
        let entries = address.links.written(&serde_json::to_string(&entries)?);
        file(&out.join(format!("{}search.{}.json", route.path(), route.tag())), &entries)?;
    }
    file(&out.join(NOTEBOOK_SCHEMA), &(serde_json::to_string_pretty(&mbao_notebook::schema())? + "\n"))?;
    for (place, text) in outside.all().flat_map(|noted| &noted.files) {
        file(&out.join(place), text)?;
    }
    for (place, picture) in pages::play::ends(content) {
        file(&out.join(place), &picture)?;
    }
    for tables in &content.tables {
        for (columns, bytes) in &tables.packed {
            file(&out.join(tables.file(*columns)), bytes)?;
        }
    }
    for (name, text) in data::files(content, affinities, address.url.as_deref())? {
        file(&out.join(FOLDER).join(name), &text)?;
    }
    if let Some(url) = &address.url {
        let mut map = String::from(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n",
        );
        for path in listed.lines() {
            let _ = writeln!(map, "<url><loc>{url}{path}</loc></url>");
        }
        map.push_str("</urlset>\n");
        file(&out.join("sitemap.xml"), &map)?;
        file(&out.join("robots.txt"), &format!("User-agent: *\nAllow: /\nSitemap: {url}sitemap.xml\n"))?;
    }
    println!("{} pages in {}", pages.len(), out.display());
    Ok(())
}

fn file(path: &Path, text: &(impl AsRef<[u8]> + ?Sized)) -> Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    fs::write(path, text).with_context(|| path.display().to_string())
}
