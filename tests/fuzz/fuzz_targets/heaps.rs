//! The seeds of a game in any pits, from which a game is played on: lawful boards that no game reaches by itself.
#![no_main]

mod onward;

use libfuzzer_sys::fuzz_target;
use mbao_rules::{GAMES, Game};
use onward::play_on;

/// The position with the seeds of its pits dealt out anew, as many together as before: other totals are refused.
/// The last pit gets what is left.
fn dealt(position: &str, mut next: impl FnMut() -> usize) -> String {
    let (pits, rest) = position.split_once(' ').expect("a mover after the rows");
    let digits = |c: char| c.is_ascii_digit();
    let counts = pits.split(|c| !digits(c)).filter_map(|number| number.parse().ok());
    let (mut left, mut open) = counts.fold((0, 0), |(sum, count), seeds: usize| (sum + seeds, count + 1));
    let mut text = String::new();
    for cell in pits.split_inclusive([',', '/']) {
        open -= 1;
        // Mostly few, now and then a large heap.
        let wanted = match next() {
            many @ 224.. => many - 224 + 8,
            few => few % 8,
        };
        let seeds = if open == 0 { left } else { wanted.min(left) };
        left -= seeds;
        text.push_str(&format!("{seeds}{}", cell.trim_start_matches(digits)));
    }
    format!("{text} {rest}")
}

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().copied();
    let mut byte = || usize::from(bytes.next().unwrap_or_default());
    let page = GAMES[byte() % GAMES.len()];
    // Where the players lay out the seeds, there is no position yet.
    let Some(position) = Game::start(&*page.id).expect("a game").position() else { return };
    let Ok(game) = Game::builder(&*page.id).position(dealt(&position, &mut byte)).start() else { return };
    play_on(game, 30, |n| byte() % n.max(1));
});
