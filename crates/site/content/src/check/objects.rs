//! Objects in collections: every game has some, or says that none was found.

use super::known::games;
use super::prelude::*;
use crate::source::Seen;

/// Each object is told whole, and belongs to games that exist.
pub(super) fn all(content: &Content, problems: &mut Problems) {
    for object in &content.objects.read() {
        games(object, &object.games, problems);
        if object.is_found() == (object.seen == Seen::Not) {
            let message = "\"not\" means that none was found: it goes with no museum, and only with that";
            problems.at(object, "seen", message);
        }
        let told = [
            ("number", object.number.is_some()),
            ("date", object.date.is_some()),
            ("link", object.link.is_some()),
        ];
        for (field, _) in told.iter().filter(|(_, said)| *said && !object.is_found()) {
            problems.at(object, field, format!("`{field}` without a museum: whose is it?"));
        }
    }
    for game in GAMES {
        let of =
            |found: bool| {
                content.objects.read().into_iter().find(|object| {
                    object.is_found() == found && object.games.iter().any(|id| *id == *game.id)
                })
            };
        match (of(true), of(false)) {
            (None, None) => {
                let message = format!("\"{}\" has no object: name one, or say that none was found", game.id);
                problems.add("objects.toml", None, message);
            }
            (Some(_), Some(none)) => {
                problems.at(&none, "games", format!("an object of \"{}\" was found", game.id));
            }
            _ => {}
        }
    }
}
