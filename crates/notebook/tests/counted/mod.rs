//! Turns that were counted by hand, held against what is played.

use mbao_rules::{Definition, Game};

/// A game from a position.
pub fn at(definition: &Definition, position: &str) -> Game {
    Game::builder_for(definition)
        .position(position)
        .start()
        .unwrap_or_else(|error| panic!("{}: {error}", definition.id))
}

/// Plays actions and holds the events to those that were counted, seeds sown one
/// after another in one.
pub fn plays(game: &mut Game, action: &str, expected: &str) {
    let mut told: Vec<String> = Vec::new();
    for event in game.play_text(action).unwrap_or_else(|error| panic!("{action}: {error}")) {
        let line = event.to_string();
        match (told.last_mut(), line.strip_prefix("sow ")) {
            (Some(last), Some(pit)) if last.starts_with("sow ") => {
                last.push(' ');
                last.push_str(pit);
            }
            _ => told.push(line),
        }
    }
    assert_eq!(told.join(", "), expected, "{action}");
}
