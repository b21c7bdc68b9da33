//! Guides: pages for people who put up boards, teach or translate, written in Markdown.
//!
//! A guide is the file `i18n/LANGUAGE/guides/NAME.md`, and every language has it. A guide cites its sources
//! by links, which the build follows. It may use all of Markdown, but no raw HTML. Links to pages of the site
//! are written `page:kiosk/`, links to files at its top `file:kiosk.toml`, pictures `file:pictures/studio-task.en.webp`.

use mbao_words::Lang;
use pulldown_cmark::{Event, Parser, Tag};
use serde::Deserialize;

use crate::body::Body;
use crate::items::Read;
use crate::localized::Localized;
use crate::problem::Problems;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Guide {
    /// The name of its page, and of its files.
    pub slug: String,
    pub title: Localized,
    /// One sentence about it.
    pub summary: Localized,
    markdown: Localized,
    /// The text without markup, to be searched.
    pub text: Localized,
}

/// The head of a guide's file.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Front {
    pub(crate) title: String,
    pub(crate) summary: String,
}

/// A guide's file in one language.
pub(crate) struct Draft {
    pub(crate) slug: String,
    pub(crate) lang: Lang,
    pub(crate) front: Read<Front>,
    pub(crate) markdown: String,
    pub(crate) text: String,
}

impl Guide {
    /// The text as HTML. `to` gives the address of a page, as for [`Target::href`](crate::Target::href); `base`
    /// is the path to the top of the site.
    #[must_use]
    pub fn html(&self, lang: Lang, to: &dyn Fn(&str) -> String, base: &str) -> String {
        let events = Parser::new_ext(self.markdown.get(lang), Body::GUIDE).map(|mut event| {
            if let Event::Start(Tag::Link { dest_url, .. } | Tag::Image { dest_url, .. }) = &mut event {
                if let Some(page) = dest_url.strip_prefix("page:") {
                    *dest_url = to(page).into();
                } else if let Some(file) = dest_url.strip_prefix("file:") {
                    *dest_url = format!("{base}{file}").into();
                }
            }
            event
        });
        let mut html = String::new();
        pulldown_cmark::html::push_html(&mut html, events);
        html
    }
}

/// Markdown as plain text; raw HTML is a problem.
pub(crate) fn text(body: &Body<'_>, problems: &mut Problems) -> String {
    let mut text = String::new();
    for (event, range) in &body.events {
        match event {
            Event::Html(raw) | Event::InlineHtml(raw) => {
                let line = body.lines.line(range.start);
                problems.add(&body.file, Some(line), format!("raw HTML: {}", raw.trim()));
            }
            Event::Text(words) | Event::Code(words) => text.push_str(words),
            Event::SoftBreak | Event::HardBreak | Event::End(_) => text.push(' '),
            _ => {}
        }
    }
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Groups the files by name; a guide that a language lacks is a problem.
pub(crate) fn gathered(drafts: &[Draft], problems: &mut Problems) -> Vec<Guide> {
    let mut slugs: Vec<&str> = drafts.iter().map(|draft| draft.slug.as_str()).collect();
    slugs.sort_unstable();
    slugs.dedup();
    let mut guides = Vec::new();
    for slug in slugs {
        let needed = |lang: Lang| lang.needs(&format!("guides/{slug}.md"));
        let in_lang = |lang: Lang| drafts.iter().find(|draft| draft.slug == slug && draft.lang == lang);
        for lang in Lang::ALL {
            // What is missing may be in a file that could not be read.
            if in_lang(lang).is_none() && !problems.unread && needed(lang) {
                let file = format!("i18n/{}/guides/{slug}.md", lang.tag());
                problems.add(&file, None, "is missing: another language has this guide");
            }
        }
        if Lang::ALL.into_iter().any(|lang| in_lang(lang).is_none() && needed(lang)) {
            continue;
        }
        let each = |field: fn(&Draft) -> &str| {
            Localized::of(|lang| {
                let draft = in_lang(lang).or_else(|| in_lang(Lang::default()));
                draft.map_or_else(String::new, |draft| field(draft).to_owned())
            })
        };
        guides.push(Guide {
            slug: slug.to_owned(),
            title: each(|draft| &draft.front.title),
            summary: each(|draft| &draft.front.summary),
            markdown: each(|draft| &draft.markdown),
            text: each(|draft| &draft.text),
        });
    }
    guides
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_lead_from_the_page_of_either_language() {
        let text = |text: &str| Localized::of(|_| text.to_owned());
        let guide = Guide {
            slug: "museum".to_owned(),
            title: text(""),
            summary: text(""),
            markdown: text("[a](page:kiosk/) [b](file:kiosk.toml) [c](https://a.example/) page:kiosk/"),
            text: text(""),
        };
        assert_eq!(
            guide.html(Lang::Sw, &|page| format!("../../{page}"), "../../../"),
            "<p><a href=\"../../kiosk/\">a</a> <a href=\"../../../kiosk.toml\">b</a> \
             <a href=\"https://a.example/\">c</a> page:kiosk/</p>\n"
        );
    }
}
