//! Checks that every link leads to a page that is written, and to a place that exists on it.

use std::collections::{BTreeMap, BTreeSet};

use mbao_words::Lang;

use crate::route::{INDEX, front};

/// The pages as HTML, by their folder below the site.
pub(crate) type Written = BTreeMap<String, String>;

/// The links that lead nowhere, each with the page it is on. The site begins at `top` on its host; `others` are
/// the files and folders that another step of the build adds to it.
pub(crate) fn broken(pages: &Written, top: &str, others: &[&str]) -> Vec<String> {
    let ids: BTreeMap<&str, BTreeSet<&str>> =
        pages.iter().map(|(folder, html)| (folder.as_str(), values(html, " id=\"").collect())).collect();
    let mut broken = Vec::new();
    for (folder, html) in pages {
        for address in html.split("<textarea").map(beyond).flat_map(|html| values(html, " href=\"")) {
            let (way, place) = address.split_once('#').unwrap_or((address, ""));
            if way.contains("://") || way.starts_with("mailto:") {
                continue;
            }
            let path = match way.strip_prefix(top) {
                Some(way) => resolved("", way),
                None if way.is_empty() => folder.clone(),
                None => resolved(folder, way),
            };
            if others.iter().any(|other| path.starts_with(other)) {
                continue;
            }
            match ids.get(path.as_str()) {
                None => broken.push(format!("{folder}: {address} leads to no page")),
                // What begins so is carried, not a place.
                Some(ids) if !place.is_empty() && !place.starts_with("g=") && !ids.contains(place) => {
                    broken.push(format!("{folder}: {address}: there is no such place on that page"));
                }
                Some(_) => {}
            }
        }
    }
    broken
}

/// Places that a page has in one language only. Links to other languages keep the place, so all languages
/// must have it.
pub(crate) fn unmatched(pages: &Written) -> Vec<String> {
    let ids = |html| values(html, " id=\"").collect::<BTreeSet<_>>();
    let mut unmatched = Vec::new();
    for lang in Lang::default().others() {
        for (folder, html) in pages {
            let Some(other) = pages.get(&format!("{}{folder}", front(lang))) else { continue };
            for id in ids(html).symmetric_difference(&ids(other)) {
                unmatched.push(format!("{folder}: #{id} is in one language only"));
            }
        }
    }
    unmatched
}

/// The text after a field whose content is for other pages; the whole text if there is none.
fn beyond(html: &str) -> &str {
    html.split_once("</textarea>").map_or(html, |(_, rest)| rest)
}

fn values<'a>(html: &'a str, before: &'a str) -> impl Iterator<Item = &'a str> {
    html.split(before).skip(1).filter_map(|rest| rest.split_once('"').map(|(value, _)| value))
}

/// An address on a page of a folder, as a path below the site.
fn resolved(folder: &str, way: &str) -> String {
    let way = way.split('?').next().unwrap_or(way);
    let way = way.strip_suffix(INDEX).unwrap_or(way);
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in way.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop();
            }
            part => parts.push(part),
        }
    }
    let mut path = parts.join("/");
    if (way.ends_with('/') || way.ends_with("..")) && !path.is_empty() {
        path.push('/');
    }
    path
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_leads_nowhere_is_told() {
        let pages = Written::from([
            (String::new(), "<a href=\"a/\">a</a><a href=\"a/#here\">b</a><a href=\"./index.html\">c</a>".to_owned()),
            (
                "a/".to_owned(),
                "<p id=\"here\"><a href=\"../b/\">d</a><a href=\"#there\">e</a><a href=\"../s/x.css\">f</a>\
                 <a href=\"/t/\">h</a><a href=\"/t/a/#here\">i</a><a href=\"/t/c/\">j</a>\
                 <a href=\"https://a.example/\">g</a><textarea rows=\"1\"><link href=\"/of/another\"></textarea>"
                    .to_owned(),
            ),
        ]);
        assert_eq!(
            broken(&pages, "/t/", &["s/"]),
            [
                "a/: ../b/ leads to no page",
                "a/: #there: there is no such place on that page",
                "a/: /t/c/ leads to no page"
            ]
        );
    }

    #[test]
    fn what_one_language_lacks_is_told() {
        let page = |id: &str| format!("<p id=\"{id}\">");
        // Other languages have no such page.
        let pages = [("a/", "here"), ("sw/a/", "hapa"), ("b/", "b"), ("sw/b/", "b")];
        let pages: Written = pages.map(|(folder, id)| (folder.to_owned(), page(id))).into();
        assert_eq!(
            unmatched(&pages),
            ["a/: #hapa is in one language only", "a/: #here is in one language only"]
        );
    }
}
