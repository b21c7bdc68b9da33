//! Whoever reads a record or a story comes to the same board: the play table, frames, the kiosk, the comparison and the
//! studio.

use mbao_rules::Game;
use mbao_story::{Record, Story};

use crate::parts::{blank, texts};

/// The main line as boards and the play table read it: a record that can be replayed; of any other text as much as can
/// be read without the game and then played.
fn on_a_board(text: &str, game: &str) -> Vec<String> {
    if let Ok(game) = Record::read(text).and_then(|record| record.replay(Game::builder(game))) {
        return game.action_texts();
    }
    let headers = text.split_once("\n\n").map_or(text, |(headers, _)| headers);
    let Ok(mut game) = Record::read(headers).and_then(|record| record.begin(Game::builder(game))) else {
        return Vec::new();
    };
    let Ok((story, _)) = Story::read_part_unplayed(text, game.rules().board()) else { return Vec::new() };
    for step in story.steps {
        if game.play(step.action).is_err() {
            break;
        }
    }
    game.action_texts()
}

/// The same as the studio reads it.
fn in_the_studio(text: &str, game: &str) -> Vec<String> {
    let part = Story::read_part(text, &blank(game));
    part.map_or_else(
        |_| Vec::new(),
        |part| part.story.steps.iter().map(|step| step.action.to_string()).collect(),
    )
}

#[test]
fn table_frame_kiosk_and_studio_reach_the_same_board() {
    for (game, text) in texts() {
        let Ok(whole) = Story::read(&text) else { continue };
        let actions: Vec<_> = whole.steps.iter().map(|step| step.action.to_string()).collect();
        let read = |text: &str| [on_a_board, in_the_studio].map(|reads| reads(text, &game));
        assert_eq!(read(&text), [actions.clone(), actions.clone()], "{text}");
        // Links carry what is written here.
        let text = whole.to_string();
        let Some(turns) = text.find("\n\n") else { continue };
        for (end, _) in text.char_indices().filter(|(end, _)| *end > turns + 1) {
            // Cut after a word, as links are read.
            if text[..end].ends_with([' ', '\n']) {
                let [board, studio] = read(&text[..end]);
                assert_eq!(board, studio, "{}", &text[..end]);
                assert_eq!(board, actions[..board.len()], "{}", &text[..end]);
            }
        }
        // A move that cannot be played ends both.
        if let Some(at) = text[turns..].find(". ") {
            let spoilt = [&text[..turns + at + 2], "a1 a1 a1 ", &text[turns + at + 2..]].concat();
            let [board, studio] = read(&spoilt);
            assert_eq!(board, studio, "{spoilt}");
        }
    }
    for (game, text) in [
        ("ndoto", String::new()),
        ("ndoto", "Game: chess\n\n1. e4\n".to_owned()),
        ("ndoto", "Game: my-own\nTitle: Noted\n\n1. c1\n".to_owned()),
        ("ndoto", "{\"format\":\"mbao-notebook\"}".to_owned()),
        ("ndoto", "\u{1}\u{2}!?".repeat(Story::MAX_BYTES / 8)),
    ] {
        assert_eq!(on_a_board(&text, game), in_the_studio(&text, game));
        assert_eq!(on_a_board(&text, game), [""; 0]);
    }
}
