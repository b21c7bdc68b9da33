//! Running text with its links, kept as a small tree so that it can be written for pages at any depth.

use std::fmt::Write as _;

/// A run of text with inline markup.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Prose(pub Vec<Inline>);

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inline {
    Text(String),
    Code(String),
    Emphasis(Prose),
    Strong(Prose),
    Link {
        to: Target,
        prose: Prose,
    },
    /// A reference to a note of the same section.
    NoteRef {
        label: String,
        /// Id of the reference, to which the note can lead back.
        id: String,
        note: String,
    },
}

/// Where a link leads; the target is known to exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// A term of the glossary, by its id.
    Term(String),
    /// A section, by its slug.
    Section(String),
    Game {
        id: String,
        slug: String,
    },
    /// A diagram, by its letter.
    Diagram(String),
    /// A source, by its id: its entry in the bibliography.
    Source {
        id: String,
        slug: String,
    },
    Web(String),
}

impl Target {
    /// How a link to it is written: `term:relay`.
    pub(crate) fn name(&self) -> String {
        match self {
            Self::Term(id) => format!("term:{id}"),
            Self::Section(slug) => format!("section:{slug}"),
            Self::Game { id, .. } => format!("game:{id}"),
            Self::Diagram(id) => format!("diagram:{id}"),
            Self::Source { id, .. } => format!("source:{id}"),
            Self::Web(url) => url.clone(),
        }
    }

    /// The address. `to` gives that of a place on a page, by the page's folder below the front of its language:
    /// `glossary/#relay`.
    pub fn href(&self, to: &dyn Fn(&str) -> String) -> String {
        match self {
            Self::Term(id) => to(&format!("glossary/#{id}")),
            Self::Section(slug) | Self::Game { slug, .. } => to(&format!("section/{slug}/")),
            Self::Diagram(id) => to(&format!("diagram/{id}/")),
            Self::Source { id, slug } => to(&format!("section/{slug}/#source-{id}")),
            Self::Web(url) => url.clone(),
        }
    }

    fn attributes(&self, to: &dyn Fn(&str) -> String) -> String {
        let href = escaped(&self.href(to));
        match self {
            Self::Term(id) => format!("class=\"term\" href=\"{href}\" data-term=\"{}\"", escaped(id)),
            Self::Game { id, .. } => format!("href=\"{href}\" data-game=\"{}\"", escaped(id)),
            Self::Diagram(id) => format!("href=\"{href}\" data-diagram=\"{}\"", escaped(id)),
            Self::Source { .. } => format!("class=\"source\" href=\"{href}\""),
            Self::Web(_) => format!("href=\"{href}\" rel=\"external\""),
            Self::Section(_) => format!("href=\"{href}\""),
        }
    }
}

impl Prose {
    /// The text as HTML; `to` is as for [`Target::href`].
    pub fn html(&self, to: &dyn Fn(&str) -> String) -> String {
        let mut html = String::new();
        self.write(to, &mut html);
        html
    }

    /// The words alone, for descriptions and the search.
    pub fn text(&self) -> String {
        let mut text = String::new();
        self.each(&mut |inline| {
            if let Inline::Text(words) | Inline::Code(words) = inline {
                text.push_str(words);
            }
        });
        text
    }

    /// The labels of the notes it refers to, in order.
    pub fn notes(&self) -> Vec<&str> {
        let mut labels = Vec::new();
        self.each(&mut |inline| {
            if let Inline::NoteRef { label, .. } = inline {
                labels.push(label.as_str());
            }
        });
        labels
    }

    /// Where its links lead, in order.
    pub fn links(&self) -> Vec<&Target> {
        let mut targets = Vec::new();
        self.each(&mut |inline| {
            if let Inline::Link { to, .. } = inline {
                targets.push(to);
            }
        });
        targets
    }

    fn write(&self, to: &dyn Fn(&str) -> String, html: &mut String) {
        for inline in &self.0 {
            match inline {
                Inline::Text(words) => html.push_str(&escaped(words)),
                Inline::Code(words) => {
                    let _ = write!(html, "<code>{}</code>", escaped(words));
                }
                Inline::Emphasis(inner) => inner.wrap("em", to, html),
                Inline::Strong(inner) => inner.wrap("strong", to, html),
                Inline::Link { to: target, prose } => {
                    let _ = write!(html, "<a {}>", target.attributes(to));
                    prose.write(to, html);
                    html.push_str("</a>");
                }
                Inline::NoteRef { label, id, note } => {
                    let _ = write!(
                        html,
                        "<sup><a class=\"note-ref\" id=\"{id}\" href=\"#{note}\">{}</a></sup>",
                        escaped(label)
                    );
                }
            }
        }
    }

    fn wrap(&self, tag: &str, to: &dyn Fn(&str) -> String, html: &mut String) {
        let _ = write!(html, "<{tag}>");
        self.write(to, html);
        let _ = write!(html, "</{tag}>");
    }

    /// Shows every piece, each before those within it.
    fn each<'a>(&'a self, see: &mut dyn FnMut(&'a Inline)) {
        for inline in &self.0 {
            see(inline);
            match inline {
                Inline::Emphasis(inner) | Inline::Strong(inner) | Inline::Link { prose: inner, .. } => {
                    inner.each(see);
                }
                Inline::Text(_) | Inline::Code(_) | Inline::NoteRef { .. } => {}
            }
        }
    }

    /// Appends text so that two text pieces never follow each other.
    pub(crate) fn push_text(&mut self, words: &str) {
        match self.0.last_mut() {
            Some(Inline::Text(before)) => before.push_str(words),
            _ => self.0.push(Inline::Text(words.to_owned())),
        }
    }
}

/// Escapes text for HTML elements and quoted attributes.
fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    text.replace('"', "&quot;").replace('\'', "&#39;")
}
