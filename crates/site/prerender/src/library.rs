//! The library as its build wrote it: the element's manifest, and its JavaScript types.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use mbao_words::Lang;
use serde::Deserialize;

/// The library as it was built.
pub(crate) struct Library {
    element: Element,
    /// The declarations of `mbao.d.ts`: names with their text.
    pub(crate) types: Vec<(String, String)>,
    /// The element's texts in other languages.
    translated: Vec<(Lang, Said)>,
}

/// Sentences by kind and name.
type Said = BTreeMap<String, BTreeMap<String, String>>;

/// The parts of a custom elements manifest that are used here.
#[derive(Deserialize)]
struct Manifest {
    modules: Vec<Module>,
}

#[derive(Deserialize)]
struct Module {
    #[serde(default)]
    declarations: Vec<Element>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Element {
    attributes: Vec<Entry>,
    members: Vec<Entry>,
    events: Vec<Entry>,
    slots: Vec<Entry>,
    css_parts: Vec<Entry>,
    css_properties: Vec<Entry>,
}

#[derive(Deserialize)]
pub(crate) struct Entry {
    #[serde(default)]
    pub(crate) name: String,
    #[serde(default)]
    pub(crate) description: String,
    #[serde(rename = "type")]
    pub(crate) kind: Option<Kind>,
    /// For methods.
    pub(crate) parameters: Option<Vec<Parameter>>,
    #[serde(rename = "return")]
    pub(crate) gives: Option<Parameter>,
    /// For properties that are attributes too.
    attribute: Option<String>,
}

#[derive(Deserialize)]
pub(crate) struct Kind {
    pub(crate) text: String,
}

#[derive(Deserialize)]
pub(crate) struct Parameter {
    #[serde(default)]
    pub(crate) name: String,
    #[serde(rename = "type")]
    pub(crate) kind: Kind,
}

impl Library {
    /// Reads what the build of the library wrote to `folder`, and the translations in the folder of content.
    pub(crate) fn read(folder: &Path, content: &Path) -> Result<Self> {
        let text = |path: &Path| fs::read_to_string(path).with_context(|| path.display().to_string());
        let manifest: Manifest = serde_json::from_str(&text(&folder.join("custom-elements.json"))?)
            .context("custom-elements.json")?;
        let element = manifest.modules.into_iter().flat_map(|module| module.declarations).next();
        let mut translated = Vec::new();
        for lang in Lang::ALL {
            let path = content.join("i18n").join(lang.tag()).join("element.json");
            if path.is_file() {
                let said = serde_json::from_str(&text(&path)?).with_context(|| path.display().to_string())?;
                translated.push((lang, said));
            }
        }
        let library = Self {
            element: element.context("custom-elements.json declares no element")?,
            types: declarations(&text(&folder.join("mbao.d.ts"))?),
            translated,
        };
        let problems = library.untold();
        ensure!(problems.is_empty(), "{}", problems.join("\n"));
        Ok(library)
    }

    /// Where the translations do not cover exactly the entries that exist, or say what another says, all at once.
    fn untold(&self) -> Vec<String> {
        let mut problems = Vec::new();
        let texts = |said: &Said| said.values().flat_map(BTreeMap::values).cloned().collect::<BTreeSet<_>>();
        for (at, (lang, said)) in self.translated.iter().enumerate() {
            let file = format!("i18n/{}/element.json", lang.tag());
            for (other, theirs) in &self.translated[..at] {
                let same = texts(said).intersection(&texts(theirs)).filter(|text| !text.is_empty()).count();
                if same > 0 {
                    let tag = other.tag();
                    problems.push(format!(
                        "{file}: {same} texts are word for word those of i18n/{tag}/element.json"
                    ));
                }
            }
            for (kind, entries) in self.kinds() {
                let own = BTreeMap::new();
                let said = said.get(kind).unwrap_or(&own);
                let untold = entries.iter().filter(|entry| !said.contains_key(&entry.name));
                problems.extend(untold.map(|entry| format!("{file}: no {kind} {}", entry.name)));
                let unknown = said.keys().filter(|name| entries.iter().all(|entry| entry.name != **name));
                problems.extend(unknown.map(|name| format!("{file}: there is no {kind} {name}")));
            }
        }
        problems
    }

    fn kinds(&self) -> [(&'static str, Vec<&Entry>); 6] {
        let Element { attributes, members, events, slots, css_parts, css_properties } = &self.element;
        // Properties with the name of an attribute are described with it.
        let members = members.iter().filter(|member| member.attribute.is_none()).collect();
        [
            ("attributes", attributes.iter().collect()),
            ("members", members),
            ("events", events.iter().collect()),
            ("slots", slots.iter().collect()),
            ("parts", css_parts.iter().collect()),
            ("properties", css_properties.iter().collect()),
        ]
    }

    pub(crate) fn of(&self, kind: &str) -> Vec<&Entry> {
        self.kinds()
            .into_iter()
            .find(|(name, _)| *name == kind)
            .map(|(_, entries)| entries)
            .unwrap_or_default()
    }

    /// The text of an entry in another language, if it is translated.
    pub(crate) fn translated(&self, lang: Lang, kind: &str, entry: &Entry) -> Option<&str> {
        let (_, said) = self.translated.iter().find(|(own, _)| *own == lang)?;
        said.get(kind)?.get(&entry.name).map(String::as_str)
    }
}

/// What a file of types declares, each with the comment before it.
fn declarations(types: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let (mut text, mut name) = (String::new(), None);
    for line in types.lines() {
        if let Some(rest) = line.strip_prefix("export ") {
            let mut parts = rest.split([' ', '(', '=', '<', ';', '{']).filter(|word| !word.is_empty());
            name = parts
                .find(|word| !["default", "declare", "class", "interface", "type", "function"].contains(word))
                .map(str::to_owned);
        } else if name.is_none() && !(line.starts_with("/**") || line.starts_with(" *")) {
            // Between declarations.
            text.clear();
            continue;
        }
        text += line;
        text.push('\n');
        let ends = line == "}"
            || (line.ends_with(';') && !line.starts_with(' '))
            || (line.starts_with("  |") && line.ends_with(';'));
        if ends && let Some(name) = name.take() {
            found.push((name, std::mem::take(&mut text)));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_a_new_attribute_lacks_is_told_at_once() {
        let element = serde_json::json!({
            "attributes": [{ "name": "game" }, { "name": "shiny" }, { "name": "loud" }],
            "events": [{ "name": "mbao-new" }],
            "members": [], "slots": [], "cssParts": [], "cssProperties": [],
        });
        let element = serde_json::from_value(element).expect("an element");
        let names = |names: &[&str]| names.iter().map(|name| ((*name).to_owned(), String::new())).collect();
        let said = Said::from([("attributes".to_owned(), names(&["game", "dull"]))]);
        let mut library = Library { element, types: Vec::new(), translated: vec![(Lang::Sw, said)] };
        let file = "i18n/sw/element.json: ";
        assert_eq!(
            library.untold(),
            [
                "no attributes shiny",
                "no attributes loud",
                "there is no attributes dull",
                "no events mbao-new"
            ]
            .map(|told| format!("{file}{told}"))
        );
        let said = |game: &str| {
            Said::from([("attributes".to_owned(), BTreeMap::from([("game".to_owned(), game.to_owned())]))])
        };
        library.translated = vec![(Lang::En, said("A game.")), (Lang::Sw, said("A game."))];
        let copied =
            "i18n/sw/element.json: 1 texts are word for word those of i18n/en/element.json".to_owned();
        assert!(library.untold().contains(&copied));
        library.translated[1].1 = said("Mchezo.");
        assert!(!library.untold().contains(&copied));
    }

    #[test]
    fn declarations_are_cut_at_their_ends_and_keep_their_comments() {
        let types = "/* tslint */\n\n/** Who. */\nexport type Player = \"s\" | \"n\";\n\nexport type Phase =\n  | \"a\"\n  | \"b\";\n\n/**\n * A game.\n */\nexport class Game {\n  /** Frees. */\n  free(): void;\n}\n\nexport function games(): GameInfo[];\nexport default function init(at?: { a: b }): Promise<C>;\n";
        let found = declarations(types);
        let names: Vec<_> = found.iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(names, ["Player", "Phase", "Game", "games", "init"]);
        assert_eq!(found[0].1, "/** Who. */\nexport type Player = \"s\" | \"n\";\n");
        assert!(found[1].1.ends_with("| \"b\";\n"));
        assert!(found[2].1.starts_with("/**\n * A game.") && found[2].1.ends_with("}\n"), "{}", found[2].1);
    }
}
