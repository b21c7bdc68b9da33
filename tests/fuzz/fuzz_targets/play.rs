//! Any game, set-up and options, played by the bytes of the input: seeds are
//! conserved, what is legal can be played, what is undone is as it was.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mbao_rules::{Action, GAMES, Game, NewGame};

fuzz_target!(|bytes: &[u8]| {
    let mut bytes = bytes.iter().map(|&b| usize::from(b));
    let mut next = |n: usize| bytes.next().map_or(0, |b| b % n.max(1));
    let page = GAMES[next(GAMES.len())];
    let setup = page.setups[next(page.setups.len())].name.to_string();
    let options = page
        .options
        .iter()
        .map(|option| (option.id.to_string(), option.values[next(option.values.len())].name.to_string()))
        .collect();
    let request = NewGame { game: page.id.to_string(), setup: Some(setup), options, ..NewGame::default() };
    // Columns and seeds are refused by set-ups that have their own.
    let Ok(mut game) = Game::new(&request) else { return };
    let whole = game.current().total();
    for _ in 0..40 {
        let legal = game.legal();
        let Some(text) = legal.get(next(legal.len())) else { break };
        let before = (game.state(), legal.clone());
        if text.ends_with('*') {
            let lots = game.rules().random_lots(game.current(), &mut next);
            let action = if text.starts_with("lift") { Action::Lift(lots) } else { Action::Lay(lots) };
            game.play_action(&action).expect("lots that the rules allow");
        } else {
            game.play(text).expect("a legal action");
        }
        assert_eq!(game.current().total(), whole);
        let after = game.state();
        assert!(game.undo());
        assert_eq!((game.state(), game.legal()), before);
        assert!(game.redo());
        assert_eq!(game.state(), after);
    }
});
