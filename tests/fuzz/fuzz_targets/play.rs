//! Any game, set-up and options, played by the bytes of the input.
#![no_main]

mod onward;

use libfuzzer_sys::fuzz_target;
use mbao_rules::{GAMES, Game};
use onward::play_on;

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
    let Ok(game) = request.start() else { return };
    play_on(game, 40, next);
});
