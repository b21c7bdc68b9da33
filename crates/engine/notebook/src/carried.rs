//! Records and stories that carry the rules of their noted game.

use mbao_rules::Definition;

use crate::notebook::Notebook;
use crate::problem::Problem;
use crate::read::read_line;

/// The header of a record or story in which its game's file stands, in one line.
///
/// ```
/// use mbao_notebook::{Notebook, RULES, carried};
///
/// let mut notebook = Notebook::of(mbao_rules::game("ndoto")?);
/// notebook.id = "my-ndoto".to_owned();
/// let record = notebook.carry("Game: my-ndoto\n\n1. c1\n");
/// assert!(record.starts_with(RULES));
/// let definition = carried(&record).expect("rules")?;
/// assert_eq!(definition.id, "my-ndoto");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub const RULES: &str = "Rules";

impl Notebook {
    /// A record or story of this game with the game's file in its headers: whoever reads it can play it.
    #[must_use]
    pub fn carry(&self, record: &str) -> String {
        // JSON without spaces has no end of line.
        let file = serde_json::to_string(self).unwrap_or_default();
        format!("{RULES}: {file}\n{record}")
    }
}

/// The game whose file stands in the headers of a record or story; `None` if there is none.
///
/// # Errors
/// What is wrong with the file, or why its game cannot be played.
#[must_use]
pub fn carried(text: &str) -> Option<Result<Definition, Problem>> {
    let headers = text.trim_start().lines().take_while(|line| !line.trim().is_empty());
    let mut tags = headers.filter_map(|line| line.split_once(':'));
    let (_, file) = tags.find(|(tag, _)| tag.trim().eq_ignore_ascii_case(RULES))?;
    Some(read_line(file.trim()).and_then(|notebook| notebook.definition()))
}

#[cfg(test)]
mod tests {
    use mbao_story::Story;

    use super::*;

    #[test]
    fn every_game_is_carried_by_its_records() {
        for game in mbao_rules::GAMES {
            let mut notebook = Notebook::of(game);
            notebook.id = format!("noted-{}", game.id);
            let text = notebook.carry(&format!("Game: noted-{}\nTitle: A\n\n", game.id));
            let definition = carried(&text).expect("rules").expect("they can be played");
            let story = Story::read_for(&definition, &text).expect("a story");
            assert!(story.start().is_ok());
            // What is written carries the same.
            assert_eq!(carried(&story.to_string()).expect("rules").expect("they can be played"), definition);
        }
    }

    #[test]
    fn only_headers_carry_rules_and_bad_ones_say_why() {
        assert!(carried("").is_none());
        assert!(carried("Game: ndoto\n\n{Rules: none}\n").is_none());
        let why = |text: &str| carried(text).expect("rules").expect_err("they are none").message;
        assert!(why("rules: x\n").contains("no notebook file"));
        assert!(why("Game: a\nRules: {}\n").contains("mbao-notebook"));
    }
}
