//! The board that somebody wants on their page, and the markup for it.

use std::rc::Rc;

use litemap::LiteMap;
use mbao_viewer::{Choice, GameEntry, options_text};
use yew::Reducible;

/// Attributes of `<mbao-board>`, in the order in which they are written.
pub(super) const ATTRIBUTES: [&str; 14] = [
    "game",
    "setup",
    "options",
    "position",
    "south",
    "north",
    "lang",
    "theme",
    "speed",
    "hints",
    "trial",
    "sound",
    "coordinates",
    "loading",
];

/// What somebody wants on their page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Wanted {
    /// Values of attributes, but for the options; those that are missing have the usual value.
    attributes: LiteMap<String, String>,
    /// Values by id; only those that differ from the default are written.
    pub(super) options: LiteMap<String, String>,
}

pub(super) enum Change {
    /// The usual board of another game.
    Game(Wanted),
    /// The value of an attribute, or that it is left out.
    Attribute(&'static str, Option<String>),
    /// The value of the option with an id.
    Option(String, String),
}

impl Reducible for Wanted {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut new = (*self).clone();
        match change {
            // The look of the board is kept; the beginning of the game is not.
            Change::Game(usual) => {
                for name in ["game", "setup", "position"] {
                    new.set(name, usual.attributes.get(name).cloned());
                }
                new.options = usual.options;
            }
            Change::Attribute(name, value) => new.set(name, value),
            Change::Option(id, value) => _ = new.options.insert(id, value),
        }
        new.into()
    }
}

impl Wanted {
    pub(super) fn usual(game: &str, setup: &str, lang: &str) -> Self {
        let given = [("game", game), ("setup", setup), ("lang", lang)].into_iter();
        let given = given.filter(|(_, value)| !value.is_empty());
        let attributes = given.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        Self { attributes, options: LiteMap::new() }
    }

    /// The value of an attribute; empty for the usual one.
    pub(super) fn get(&self, name: &str) -> &str {
        self.attributes.get(name).map_or("", String::as_str)
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.attributes.contains_key(name)
    }

    fn set(&mut self, name: &str, value: Option<String>) {
        match value {
            Some(value) => self.attributes.insert(name.to_owned(), value),
            None => self.attributes.remove(name),
        };
    }

    /// The attributes that differ from the usual ones.
    pub(super) fn attributes(&self, entry: &GameEntry) -> Vec<(&'static str, String)> {
        let usual = entry.setups.first().map(|setup| &setup.name);
        let differing = |option: &Choice| {
            let value = self.options.get(&option.id).filter(|value| **value != option.default)?;
            Some((option.id.clone(), value.clone()))
        };
        let options: Vec<_> = entry.options.iter().filter_map(differing).collect();
        let value = |name| match name {
            "options" => (!options.is_empty()).then(|| options_text(&options)),
            "setup" => self.attributes.get(name).filter(|setup| Some(*setup) != usual).cloned(),
            _ => self.attributes.get(name).cloned(),
        };
        ATTRIBUTES.into_iter().filter_map(|name| Some((name, value(name)?))).collect()
    }
}

#[cfg(test)]
mod tests {
    use mbao_viewer::SetUp;
    use mbao_viewer::markup::{SOONER, frame, tag};

    use super::*;

    fn giuthi() -> GameEntry {
        let setup =
            |name: &str| SetUp { name: name.to_owned(), label: String::new(), diagram: None, won: false };
        let option = Choice {
            id: "columns".to_owned(),
            label: String::new(),
            values: Vec::new(),
            default: "6".to_owned(),
            doubt: None,
        };
        GameEntry {
            id: "giuthi".to_owned(),
            name: "Giuthi".to_owned(),
            people: String::new(),
            setups: vec![setup("6"), setup("l")],
            options: vec![option],
            href: String::new(),
            high: 0,
        }
    }

    fn wanted() -> Wanted {
        Wanted::usual("giuthi", "6", "")
    }

    #[test]
    fn defaults_are_not_written() {
        let mut usual = wanted();
        usual.options.insert("columns".to_owned(), "6".to_owned());
        assert_eq!(
            tag(&usual.attributes(&giuthi())),
            format!(
                "<script type=\"module\" src=\"/mbao/board.js\"></script>{SOONER}\n<mbao-board game=\"giuthi\"></mbao-board>"
            )
        );
    }

    #[test]
    fn what_differs_is_written_once_and_in_order() {
        let mut other = wanted();
        other.set("setup", Some("l".to_owned()));
        other.options.insert("columns".to_owned(), "5".to_owned());
        other.options.insert("of another game".to_owned(), "x".to_owned());
        for (name, value) in [("loading", "lazy"), ("hints", ""), ("north", "computer:2")] {
            other.set(name, Some(value.to_owned()));
        }
        let tag = tag(&other.attributes(&giuthi()));
        // Nothing is fetched before the board comes near the view.
        let (_, written) = tag.split_once('\n').expect("two lines");
        assert_eq!(
            written,
            "<mbao-board game=\"giuthi\" setup=\"l\" options=\"columns=5\" north=\"computer:2\" hints loading=\"lazy\"></mbao-board>"
        );
    }

    #[test]
    fn another_game_keeps_the_look_of_the_board_and_not_its_beginning() {
        let given = [
            ("setup", Some("l")),
            ("position", Some("2,2/2,2")),
            ("theme", Some("stone")),
            ("sound", Some("")),
            ("coordinates", Some("no")),
            ("sound", None),
        ];
        let changes = given.map(|(name, value)| Change::Attribute(name, value.map(str::to_owned)));
        let option = Change::Option("columns".to_owned(), "5".to_owned());
        let after = changes.into_iter().chain([option]).fold(Rc::new(wanted()), Wanted::reduce);
        assert_eq!((after.get("setup"), after.options.get("columns").map(String::as_str)), ("l", Some("5")));
        let other = after.reduce(Change::Game(Wanted::usual("ndoto", "m", "sw")));
        let mut expected = Wanted::usual("ndoto", "m", "");
        for (name, value) in [("theme", "stone"), ("coordinates", "no")] {
            expected.set(name, Some(value.to_owned()));
        }
        assert_eq!(*other, expected);
    }

    #[test]
    fn texts_cannot_leave_their_attribute() {
        let mut hostile = wanted();
        hostile.set("position", Some("\"><script>&".to_owned()));
        let tag = tag(&hostile.attributes(&giuthi()));
        assert!(tag.ends_with(" position=\"&quot;>&lt;script>&amp;\"></mbao-board>"), "{tag}");
        assert_eq!(
            frame("https://a.example/?a=1&b=\"2\"", "a \"title\"", "100%", 300),
            "<iframe src=\"https://a.example/?a=1&amp;b=&quot;2&quot;\" width=\"100%\" height=\"300\" frameborder=\"0\" title=\"a &quot;title&quot;\"></iframe>"
        );
    }
}
