//! Any text as an action of any game: played, or refused and nothing changed.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mbao_rules::{GAMES, Game};

fuzz_target!(|input: (u8, Vec<&str>)| {
    let page = GAMES[usize::from(input.0) % GAMES.len()];
    let mut game = Game::start(&page.id).expect("a game");
    for text in input.1.iter().take(8) {
        let before = game.state();
        if game.play_text(text).is_err() {
            assert_eq!(game.state(), before);
        }
    }
});
