//! Any text in the masters' notation of bao.
#![no_main]

use libfuzzer_sys::fuzz_target;
use mbao_story::Transcript;

fuzz_target!(|text: &str| {
    let Ok(transcript) = Transcript::read(text) else { return };
    let Ok(game) = transcript.replay() else { return };
    let written = Transcript::of(&game).expect("a game of bao");
    let again = written.replay().expect("its own transcript");
    assert_eq!(again.position(), game.position());
});
