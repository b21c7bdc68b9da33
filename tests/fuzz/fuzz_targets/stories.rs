//! Any text as a book: refused with its place, or read, its tasks looked at and judged, and written so that it is the same.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mbao_story::{Book, Story};

fuzz_target!(|text: &str| {
    match Book::read(text) {
        Ok(book) => {
            let written = book.to_string();
            let again = Book::read(&written).expect("its own text");
            assert_eq!(again, book);
            assert_eq!(again.to_string(), written);
            for mut story in book.chapters {
                assert!(story.tasks().is_ok());
                // Programs that know records alone play its main line.
                let game = mbao_story::replay(&story.to_string()).expect("a record");
                assert!(game.actions().iter().eq(story.steps.iter().map(|step| &step.action)));
                assert!(story.judge(|_, _| None).is_ok());
            }
        }
        Err(e) => {
            assert_eq!(e.code(), "bad-record");
            // As far as they can be read they are stories.
            let blank = Story::read("Game: ndoto\n").expect("a game");
            for part in Book::read_part(text, &blank).into_iter().flatten().flatten() {
                assert_eq!(Story::read(&part.story.to_string()).expect("its own text"), part.story);
            }
        }
    }
});
