//! Any number of seeds in any pit, from which a game is played on: lawful boards that no game reaches by itself.
#![no_main]

mod onward;

use libfuzzer_sys::fuzz_target;
use mbao_rules::{GAMES, Game};
use onward::play_on;

/// The position with other numbers of seeds, mostly few.
fn refilled(position: &str, mut next: impl FnMut() -> u8) -> String {
    let mut text = String::new();
    let mut digits = false;
    for character in position.chars() {
        if !character.is_ascii_digit() {
            text.push(character);
        } else if !digits {
            let seeds = next();
            let seeds = if seeds < 224 { seeds % 8 } else { next() };
            text.push_str(&seeds.to_string());
        }
        digits = character.is_ascii_digit();
    }
    text
}

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().copied();
    let mut byte = || bytes.next().unwrap_or_default();
    let page = GAMES[usize::from(byte()) % GAMES.len()];
    // Where the players lay out the seeds, there is no position yet.
    let Some(position) = Game::start(&*page.id).expect("a game").position() else { return };
    let Ok(game) = Game::builder(&*page.id).position(refilled(&position, &mut byte)).start() else {
        return;
    };
    play_on(game, 30, |n| usize::from(byte()) % n.max(1));
});
