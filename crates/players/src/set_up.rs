//! What is lifted and laid before the first turn.

use mbao_rules::{Action, Game};

use crate::player::{Limits, Player, Suggestion};
use crate::random::Random;

impl Player {
    /// A step of a set-up phase.
    pub(crate) fn set_up(
        &self,
        game: &Game,
        _limits: &Limits,
        _stop: impl FnMut() -> bool,
    ) -> Option<Suggestion> {
        let pos = game.current();
        let mut random = Random::new(self.seed, pos.fingerprint());
        let lots = self.rules.random_lots(pos, &mut |n| random.below(n));
        let action = if self.rules.wants_lift(pos) {
            Action::Lift(lots)
        } else if self.rules.wants_lay(pos) {
            Action::Lay(lots)
        } else {
            Action::Move(*game.legal_moves().first()?)
        };
        Some(self.without_thought(action))
    }
}
