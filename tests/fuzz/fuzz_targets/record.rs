//! Any text as a record: replayed and written back, or refused.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mbao_rules::{Game};

fuzz_target!(|text: &str| {
    let read = |record: String| {
        Game::builder("ndoto").record(record).start()
    };
    match read(text.to_owned()) {
        Ok(game) => {
            let record = game.record();
            let again = read(record.clone()).expect("its own record");
            assert_eq!(again.state(), game.state());
            assert_eq!(again.record(), record);
        }
        Err(e) => assert_eq!(e.code(), "bad-record"),
    }
});
