//! Any text as a story: refused with its place, or read, its tasks looked at, and written so that it is the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mbao_story::Story;

fuzz_target!(|text: &str| {
    match Story::read(text) {
        Ok(story) => {
            let written = story.to_string();
            let again = Story::read(&written).expect("its own text");
            assert_eq!(again, story);
            assert_eq!(again.to_string(), written);
            assert!(story.tasks().is_ok());
            // Programs that know records alone play its main line.
            let game = mbao_story::replay(&written).expect("a record");
            assert!(game.actions().iter().eq(story.steps.iter().map(|step| &step.action)));
        }
        Err(e) => {
            assert_eq!(e.code(), "bad-record");
            // As far as it can be read it is a story.
            let blank = Story::read("Game: ndoto\n").expect("a game");
            if let Ok(part) = Story::read_part(text, &blank) {
                assert_eq!(Story::read(&part.story.to_string()).expect("its own text"), part.story);
            }
        }
    }
});
