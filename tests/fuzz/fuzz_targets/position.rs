//! Any text as a position of any game: read and written back, or refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mbao_rules::{GAMES, Game, NewGame};

fuzz_target!(|input: (u8, &str)| {
    let page = GAMES[usize::from(input.0) % GAMES.len()];
    let request = NewGame {
        game: page.id.to_string(),
        position: Some(input.1.to_owned()),
        ..NewGame::default()
    };
    match Game::new(&request) {
        Ok(game) => {
            if let Some(text) = game.position() {
                let again = Game::new(&NewGame { position: Some(text.clone()), ..request });
                assert_eq!(again.map(|g| g.position()), Ok(Some(text)));
            }
        }
        Err(e) => assert_eq!(e.code(), "bad-position"),
    }
});
