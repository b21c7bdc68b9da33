//! Any text as a position of any game: read and written back, or refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mbao_rules::{GAMES, Game, GameBuilder};

fuzz_target!(|input: (u8, &str)| {
    let page = GAMES[usize::from(input.0) % GAMES.len()];
    let request = Game::builder(&*page.id).position(input.1);
    match request.start() {
        Ok(game) => {
            if let Some(text) = game.position() {
                let again = GameBuilder { position: Some(text.clone()), ..request }.start();
                assert_eq!(again.map(|g| g.position()), Ok(Some(text)));
            }
        }
        Err(e) => assert_eq!(e.code(), "bad-position"),
    }
});
