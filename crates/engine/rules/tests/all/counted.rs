//! What counts for the players, and what they have left, at every point of random games.

use mbao_rules::definition::{Count, Stuck};
use mbao_rules::{GAMES, Game, OutcomeKind, Phase, Tally};

use crate::random::Random;

/// At every end the tally is the score, and nobody counts more than there are.
fn check_tally(game: &Game) {
    let totals = game.tally().map(Tally::total);
    assert!(totals[0] + totals[1] <= game.position().total(), "{:?}", game.action_texts());
    if let Some(outcome) = game.outcome() {
        assert_eq!(totals, outcome.score, "{:?}", game.action_texts());
    }
}

/// What is gathered and what was captured is the score.
fn check_gathered(game: &Game) {
    let (events, mut state) = (game.gather(), game.state());
    let Some(outcome) = game.outcome().filter(|_| state.keeps) else {
        assert_eq!(events, [], "{:?}", game.action_texts());
        return;
    };
    for event in &events {
        state.apply(event);
    }
    assert_eq!(state.stores.map(u16::from), outcome.score, "{:?}", game.action_texts());
}

/// A game that reached its end left somebody no pit, and one that goes on leaves the mover one.
fn check_left(game: &Game) {
    let (definition, state) = (game.rules().definition(), game.state());
    match game.outcome() {
        None if state.phase == Phase::Play && state.pending.is_none() => {
            assert!(state.left[state.mover.index()] > 0, "{:?}", game.action_texts());
        }
        Some(over) if over.kind == OutcomeKind::End => {
            // A player may also lose for want of a start, and both may have to pass.
            let stuck = definition.end.count == Count::StarterLoses || state.left.contains(&0);
            let passes = definition.start.stuck == Stuck::Passes;
            assert!(stuck || passes, "{:?}", game.action_texts());
        }
        _ => {}
    }
}

#[test]
fn what_counts_and_what_is_left_agrees_with_the_result() {
    let mut random = Random(7);
    for definition in GAMES {
        let mut ends = 0;
        for _ in 0..40 {
            let mut game = Game::start(&definition.id).expect("a game");
            for _ in 0..=2000 {
                check_tally(&game);
                check_gathered(&game);
                check_left(&game);
                let Some(action) = game.random_action(|n| random.below(n)) else { break };
                game.play(action).expect("it is legal");
            }
            ends += usize::from(game.outcome().is_some_and(|over| over.kind == OutcomeKind::End));
        }
        assert!(ends > 0, "{}: a game has ended", definition.id);
    }
}

#[test]
fn where_the_board_goes_to_the_other_player_only_the_store_counts_before_the_end() {
    for definition in GAMES {
        let tally = Game::start(&definition.id).expect("a game").tally();
        let counts = !matches!(definition.end.count, Count::BoardToOther | Count::StoreAndMarks);
        assert_eq!(tally.map(|own| own.total() > 0), [counts; 2], "{}", definition.id);
    }
}
