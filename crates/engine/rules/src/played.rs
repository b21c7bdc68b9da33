//! Random games for tests.

use crate::finish::OutcomeKind;
use crate::game::Game;

/// Shows every point of some random games of each recorded game, of which at least one comes to the game's own end.
pub(crate) fn random_games(mut show: impl FnMut(&Game)) {
    for definition in crate::GAMES {
        let (mut pick, mut ends) = (7, 0);
        for _ in 0..40 {
            let mut game = Game::start(&definition.id).expect("a game");
            show(&game);
            for _ in 0..2000 {
                pick = (pick * 31 + 11) % 10_007;
                let Some(action) = game.random_action(|n| pick % n) else { break };
                game.play(action).expect("it is legal");
                show(&game);
            }
            ends += usize::from(game.outcome().is_some_and(|over| over.kind == OutcomeKind::End));
        }
        assert!(ends > 0, "{}: a game has ended", definition.id);
    }
}
