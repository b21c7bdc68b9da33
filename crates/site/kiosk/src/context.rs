//! What the screens are drawn from.

use super::config::Config;
use super::prelude::*;
use super::still::Stills;

/// What the screens are drawn from.
pub(super) struct Context<'a> {
    /// The path from the page to the site.
    pub root: &'a str,
    pub config: &'a Config,
    pub games: &'a [KioskGame],
    /// Those, and the games that can only be read about.
    pub all: &'a [KioskGame],
    pub stills: &'a Stills,
    pub visit: &'a UseStateHandle<Visit>,
}

impl Context<'_> {
    /// A press that makes another visit of this one.
    pub fn change(&self, new: Visit) -> Callback<MouseEvent> {
        let visit = self.visit.setter();
        Callback::from(move |_| visit.set(new.clone()))
    }

    /// A press that leads to a screen.
    pub fn to(&self, screen: Screen) -> Callback<MouseEvent> {
        self.change(self.visit.to(screen))
    }

    pub fn go(&self) -> Callback<Screen> {
        let visit = self.visit.clone();
        Callback::from(move |screen| visit.set(visit.to(screen)))
    }
}
