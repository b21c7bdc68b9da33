//! Why an action or a pit cannot be played now.

use super::Game;
use crate::board::{PitName, Way};
use crate::moves::{Move, Moves};
use crate::position::{Pending, Phase};
use crate::reason::Reason;
use crate::step::silent;
use crate::text::action::Action;

impl Game {
    /// Why an action cannot be played now; `None` exactly if [`Game::play`] accepts it.
    ///
    /// ```
    /// use mbao_rules::{Game, Reason};
    ///
    /// let game = Game::start("lukho")?;
    /// assert_eq!(game.why_not(&"c1".parse()?), Some(Reason::SetUp));
    /// assert_eq!(game.why_not(&"lift c1=9".parse()?), Some(Reason::Numbers));
    /// assert_eq!(game.why_not(&"lift c1=2".parse()?), None);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn why_not(&self, action: &Action) -> Option<Reason> {
        let (rules, pos) = (self.rules(), self.position());
        if self.outcome().is_some() {
            return Some(Reason::Over);
        }
        match rules.move_of(action) {
            Err(_) => Some(self.why_unreadable(action)),
            Ok(Some(mv)) if self.legal_moves().contains(&mv) => None,
            Ok(Some(mv)) => Some(rules.why_not_within(pos, mv, &self.trail()).unwrap_or(Reason::NotOffered)),
            Ok(None) => match rules.handled(pos, action, &mut silent()) {
                Some(next) => next.err().map(|_| Reason::Numbers),
                None if pos.pending != Pending::Nothing => Some(Reason::Choice),
                None => Some(Reason::NotOffered),
            },
        }
    }

    /// Why nothing can be done with a pit now; `None` if a legal action begins there, or if seeds
    /// may be lifted from it or laid in it.
    ///
    /// ```
    /// use mbao_rules::{Game, Reason};
    ///
    /// let game = Game::start("bao-kiswahili")?;
    /// assert_eq!(game.why_not_pit("a1".parse()?), Some(Reason::FrontOnly));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn why_not_pit(&self, name: PitName) -> Option<Reason> {
        let (rules, pos) = (self.rules(), self.position());
        let Some(pit) = rules.board().named(name.as_str()) else { return Some(Reason::NoPit) };
        if self.outcome().is_some() {
            return Some(Reason::Over);
        }
        if pos.phase() == Phase::Race {
            let drops = |tap: &Move| self.reach_of(&rules.action(*tap)) == Some(name);
            return if self.legal_moves().iter().any(drops) { None } else { Some(Reason::SetUp) };
        }
        if !pos.phase().is_play() {
            return rules.why_not_handled(pos, pit);
        }
        let about = |mv: &Move| matches!(*mv, Move::Start(p, _) | Move::Lay(p, _) if p == pit);
        if self.legal_moves().iter().any(about) {
            return None;
        }
        // A pseudo-legal move that is refused for where it leads gives the more informative reason.
        let trail = self.trail();
        let mut open = Moves::default();
        rules.pseudo_legal(pos, &mut open);
        let usual = Move::Start(pit, Way::Ccw);
        let asked = open.iter().copied().find(about).unwrap_or(usual);
        Some(rules.why_not_within(pos, asked, &trail).unwrap_or(Reason::NotOffered))
    }

    /// Why an action means nothing in this game.
    fn why_unreadable(&self, action: &Action) -> Reason {
        match action {
            Action::Start(name, way) if self.rules().board().named(name.as_str()).is_some() => {
                self.why_not_pit(*name).unwrap_or(Reason::Direction { needed: way.is_none() })
            }
            _ => Reason::NoPit,
        }
    }
}
