//! Checks play against turns that were counted by hand.

use mbao_rules::{Definition, Game};

/// A game from a position.
pub fn at(definition: &Definition, position: &str) -> Game {
    Game::builder_for(definition)
        .position(position)
        .start()
        .unwrap_or_else(|error| panic!("{}: {error}", definition.id))
}

/// Plays an action and checks its events against the counted ones; consecutive sown seeds are one
/// event.
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
