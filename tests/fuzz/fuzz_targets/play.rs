//! Any game, set-up and options, played by the bytes of the input: seeds are
//! conserved, what is legal can be played, what is undone is as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mbao_rules::{GAMES, Game};

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().map(|&b| usize::from(b));
    let mut next = |n: usize| bytes.next().map_or(0, |b| b % n.max(1));
    let page = GAMES[next(GAMES.len())];
    let setup = page.setups[next(page.setups.len())].name.to_string();
    let options = page
        .options
        .iter()
        .map(|option| (option.id.to_string(), option.values[next(option.values.len())].name.to_string()))
        .collect::<Vec<_>>();
    let request = Game::builder(&*page.id).setup(setup).options(options);
    // Columns and seeds are refused by set-ups that have their own.
    let Ok(mut game) = request.start() else { return };
    let whole = game.current().total();
    for _ in 0..40 {
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
});
