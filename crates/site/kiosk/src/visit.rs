//! Everything that a visitor does, except for the game on the board.

use mbao_words::Lang;

use super::config::{Config, SIZES};
use mbao_viewer::page;

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Screen {
    /// Boards that play by themselves.
    Attract,
    /// The choice of a few games to begin with.
    Home,
    /// The choice of all games.
    All,
    Game(Wanted),
    /// A screen of text about a game.
    Reading {
        id: String,
        at: usize,
        from: Box<Screen>,
    },
    /// A story of the house, by its number.
    Story(usize),
    /// The address to take home.
    Website,
}

/// A game as a visitor wants it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Wanted {
    pub id: String,
    /// Name of the set-up; empty for the usual one.
    pub setup: String,
    /// Whether a race decides who begins.
    pub race: bool,
    /// Whether the computer plays North.
    pub alone: bool,
    /// The pit that was touched while the board waited for a visitor: it is pressed when the game begins.
    pub pressed: Option<String>,
}

impl Screen {
    /// The screen of a visit once somebody is there.
    pub fn first(config: &Config) -> Self {
        config.start.as_deref().map_or(Self::Home, |id| Self::game(config, id, None))
    }

    /// A game as it usually begins in a kiosk with these settings, perhaps by touching a pit.
    pub fn game(config: &Config, id: &str, pressed: Option<String>) -> Self {
        Self::Game(Wanted { id: id.to_owned(), alone: config.alone(), pressed, ..Wanted::default() })
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Visit {
    pub screen: Screen,
    pub lang: Lang,
    pub size: String,
    pub colours: String,
    pub sound: bool,
    /// How often a game was opened: the board begins a new game each time.
    pub opened: u32,
}

impl Visit {
    pub fn new(config: &Config) -> Self {
        let first = Screen::first(config);
        Self {
            screen: if config.attract { Screen::Attract } else { first },
            lang: config.lang(),
            size: config.text.clone(),
            colours: config.colours.clone(),
            sound: config.sound,
            opened: 0,
        }
    }

    /// The same visit on another screen.
    pub fn to(&self, screen: Screen) -> Self {
        let mut new = self.clone();
        // After reading about a game, the visitor finds it as it was.
        let back = matches!(&self.screen, Screen::Reading { from, .. } if **from == screen);
        if matches!(screen, Screen::Game(_)) && !back {
            new.opened += 1;
        }
        new.screen = screen;
        new
    }

    /// A new visit that keeps nothing of this one; the count tells the board to begin a new game.
    pub fn forgotten(&self, fresh: &Self) -> Self {
        Self { opened: self.opened + 1, ..fresh.clone() }
    }

    /// Whether the visit is still as it began.
    pub fn same(&self, fresh: &Self) -> bool {
        Self { opened: 0, ..self.clone() } == Self { opened: 0, ..fresh.clone() }
    }

    /// The same visit with text one size larger or smaller.
    pub fn sized(&self, by: isize) -> Self {
        let now = SIZES.iter().position(|size| *size == self.size).unwrap_or(1);
        let new = now.saturating_add_signed(by).min(SIZES.len() - 1);
        Self { size: SIZES[new].to_owned(), ..self.clone() }
    }

    /// Applies the language, size and colours to the page.
    pub fn apply(&self) {
        let Some(root) = page::document().document_element() else { return };
        for (name, value) in
            [("lang", self.lang.tag()), ("data-size", &self.size), ("data-theme", &self.colours)]
        {
            let _ = root.set_attribute(name, value);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::config::Known;

    #[test]
    fn a_visitor_leaves_nothing() {
        let config = Config::usual(&Known { games: vec!["ndoto".to_owned()], lang: Lang::En });
        let fresh = Visit::new(&config);
        let mut visit =
            fresh.to(Screen::Home).sized(1).sized(1).sized(1).to(Screen::game(&config, "ndoto", None));
        visit.lang = Lang::Sw;
        visit.colours = "contrast".to_owned();
        assert_eq!((visit.size.as_str(), visit.same(&fresh)), ("larger", false));
        let after = visit.forgotten(&fresh);
        assert!(after.same(&fresh));
        assert_ne!(after.opened, visit.opened, "the board must begin anew");
    }

    #[test]
    fn reading_about_a_game_leaves_it_as_it_is() {
        let config = Config::usual(&Known { games: vec!["ndoto".to_owned()], lang: Lang::En });
        let wanted = Wanted { id: "ndoto".to_owned(), setup: "m".to_owned(), ..Wanted::default() };
        let game = Screen::Game(wanted);
        let playing = Visit::new(&config).to(game.clone());
        let from = Box::new(game.clone());
        let reading = playing.to(Screen::Reading { id: "ndoto".to_owned(), at: 0, from });
        assert_eq!(reading.to(game.clone()).opened, playing.opened);
        assert_ne!(playing.to(game).opened, playing.opened, "begun anew");
    }
}
