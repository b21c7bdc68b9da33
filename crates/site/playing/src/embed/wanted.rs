//! The board that somebody wants on their page, and the markup for it.

use std::rc::Rc;

use litemap::LiteMap;
use mbao_viewer::{Choice, GameEntry, options_text};
use yew::Reducible;

/// Attributes of `<mbao-board>` that are switched on or left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Switch {
    Hints,
    Trial,
    Sound,
    /// No letters and numbers around the board.
    Bare,
    /// Nothing is fetched before the board comes near the view.
    Late,
}

impl Switch {
    pub(super) const ALL: [Self; 5] = [Self::Hints, Self::Trial, Self::Sound, Self::Bare, Self::Late];

    const fn attribute(self) -> (&'static str, &'static str) {
        match self {
            Self::Hints => ("hints", ""),
            Self::Trial => ("trial", ""),
            Self::Sound => ("sound", ""),
            Self::Bare => ("coordinates", "no"),
            Self::Late => ("loading", "lazy"),
        }
    }
}

/// What somebody wants on their page. Texts are attribute values; empty for the default.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Wanted {
    pub(super) game: String,
    pub(super) setup: String,
    /// Values by id; only those that differ from the default are written.
    pub(super) options: LiteMap<String, String>,
    pub(super) position: String,
    pub(super) south: String,
    pub(super) north: String,
    pub(super) lang: String,
    pub(super) theme: String,
    pub(super) speed: String,
    pub(super) switches: Vec<Switch>,
}

pub(super) enum Change {
    /// The usual board of another game.
    Game(Wanted),
    Text(fn(&mut Wanted) -> &mut String, String),
    /// The value of the option with an id.
    Option(String, String),
    Switch(Switch, bool),
}

impl Reducible for Wanted {
    type Action = Change;

    fn reduce(self: Rc<Self>, change: Change) -> Rc<Self> {
        let mut new = (*self).clone();
        match change {
            // The look of the board is kept; the beginning of the game is not.
            Change::Game(Self { game, setup, options, position, .. }) => {
                new = Self { game, setup, options, position, ..new };
            }
            Change::Text(text, value) => *text(&mut new) = value,
            Change::Option(id, value) => _ = new.options.insert(id, value),
            Change::Switch(switch, on) => {
                new.switches.retain(|other| *other != switch);
                new.switches.extend(on.then_some(switch));
            }
        }
        new.into()
    }
}

/// Every attribute that [`Wanted::attributes`] may give.
pub(super) const ATTRIBUTES: &[&str] = &[
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

impl Wanted {
    /// The attributes in the order in which they are written.
    pub(super) fn attributes(&self, entry: &GameEntry) -> Vec<(&'static str, String)> {
        let setup = match entry.setups.first() {
            Some(usual) if usual.name == self.setup => String::new(),
            _ => self.setup.clone(),
        };
        let differing = |option: &Choice| {
            let value = self.options.get(&option.id).filter(|value| **value != option.default)?;
            Some((option.id.clone(), value.clone()))
        };
        let options: Vec<_> = entry.options.iter().filter_map(differing).collect();
        let texts = [
            ("game", self.game.clone()),
            ("setup", setup),
            ("options", options_text(&options)),
            ("position", self.position.trim().to_owned()),
            ("south", self.south.clone()),
            ("north", self.north.clone()),
            ("lang", self.lang.clone()),
            ("theme", self.theme.clone()),
            ("speed", self.speed.clone()),
        ];
        let texts = texts.into_iter().filter(|(_, value)| !value.is_empty());
        let switches = Switch::ALL.into_iter().filter(|switch| self.switches.contains(switch));
        texts.chain(switches.map(|switch| (switch.attribute().0, switch.attribute().1.to_owned()))).collect()
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
        Wanted { game: "giuthi".to_owned(), setup: "6".to_owned(), ..Wanted::default() }
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
        other.setup = "l".to_owned();
        other.options.insert("columns".to_owned(), "5".to_owned());
        other.options.insert("of another game".to_owned(), "x".to_owned());
        other.north = "computer:2".to_owned();
        other.switches = vec![Switch::Late, Switch::Hints];
        let attributes = other.attributes(&giuthi());
        assert!(attributes.iter().all(|(name, _)| ATTRIBUTES.contains(name)));
        let tag = tag(&attributes);
        // Nothing is fetched before the board comes near the view.
        let (_, written) = tag.split_once('\n').expect("two lines");
        assert_eq!(
            written,
            "<mbao-board game=\"giuthi\" setup=\"l\" options=\"columns=5\" north=\"computer:2\" hints loading=\"lazy\"></mbao-board>"
        );
    }

    #[test]
    fn another_game_keeps_the_look_of_the_board_and_not_its_beginning() {
        let changes = [
            Change::Text(|wanted| &mut wanted.setup, "l".to_owned()),
            Change::Text(|wanted| &mut wanted.position, "2,2/2,2".to_owned()),
            Change::Text(|wanted| &mut wanted.theme, "stone".to_owned()),
            Change::Option("columns".to_owned(), "5".to_owned()),
            Change::Switch(Switch::Sound, true),
            Change::Switch(Switch::Bare, true),
            Change::Switch(Switch::Sound, false),
        ];
        let after = changes.into_iter().fold(Rc::new(wanted()), Wanted::reduce);
        assert_eq!(
            (after.setup.as_str(), after.options.get("columns").map_or("", String::as_str)),
            ("l", "5")
        );
        let look = Wanted { theme: "stone".to_owned(), switches: vec![Switch::Bare], ..wanted() };
        let other = Wanted { game: "ndoto".to_owned(), setup: "m".to_owned(), ..Wanted::default() };
        let expected = Wanted { game: "ndoto".to_owned(), setup: "m".to_owned(), ..look };
        assert_eq!(*after.reduce(Change::Game(other)), expected);
    }

    #[test]
    fn texts_cannot_leave_their_attribute() {
        let hostile = Wanted { position: "\"><script>&".to_owned(), ..wanted() };
        let tag = tag(&hostile.attributes(&giuthi()));
        assert!(tag.ends_with(" position=\"&quot;>&lt;script>&amp;\"></mbao-board>"), "{tag}");
        assert_eq!(
            frame("https://a.example/?a=1&b=\"2\"", "a \"title\"", "100%", 300),
            "<iframe src=\"https://a.example/?a=1&amp;b=&quot;2&quot;\" width=\"100%\" height=\"300\" frameborder=\"0\" title=\"a &quot;title&quot;\"></iframe>"
        );
    }
}
