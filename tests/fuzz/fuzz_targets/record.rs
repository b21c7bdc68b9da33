//! Any text as a record: replayed and written back, or refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mbao_rules::Game;
use mbao_story::Notes;

fuzz_target!(|text: &str| {
    let read = |record: &str| Notes::read(record, Game::builder("ndoto"));
    match read(text) {
        Ok((game, notes)) => {
            let record = notes.record(&game);
            let (again, notes) = read(&record).expect("its own record");
            assert_eq!(again.state(), game.state());
            assert_eq!(notes.record(&again), record);
        }
        Err(e) => assert_eq!(e.code(), "bad-record"),
    }
});
