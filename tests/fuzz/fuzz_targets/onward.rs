//! A game that is played on.
use mbao_rules::Game;

/// Plays so many actions: seeds are conserved, what is legal can be played, what is undone is as it was.
pub fn play_on(mut game: Game, actions: usize, mut next: impl FnMut(usize) -> usize) {
    let whole = game.current().total();
    for _ in 0..actions {
        let Some(action) = game.random_action(&mut next) else { break };
        let before = (game.state(), game.legal_texts());
        game.play(action).expect("a legal action");
        assert_eq!(game.current().total(), whole);
        let after = game.state();
        assert!(game.undo());
        assert_eq!((game.state(), game.legal_texts()), before);
        assert!(game.redo());
        assert_eq!(game.state(), after);
    }
}
