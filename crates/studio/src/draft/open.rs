//! Opens texts that somebody brings: a story, a record, or a position.

use mbao_rules::story::Story;
use mbao_rules::{Error, Rules};

use super::Draft;

/// Why a text is neither a story nor a position.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Unread {
    /// Nothing is there.
    Empty,
    /// What the rules say.
    Refused(Error),
}

impl Draft {
    /// Opens a text: a story or record with its headers, or a position of `game`. A story with an action that cannot be
    /// played is opened whole, and [`Draft::unplayed`] says which.
    pub(crate) fn open(text: &str, game: &str, language: &str) -> Result<Self, Unread> {
        let text = text.trim_matches(|sign: char| sign.is_whitespace() || sign == '\u{feff}');
        if text.is_empty() {
            return Err(Unread::Empty);
        }
        let refused = match Story::read(text) {
            Ok(story) => return Ok(Self::of(story)),
            Err(refused) => refused,
        };
        if !text.contains(':') || !text.lines().next().unwrap_or_default().contains(": ") {
            // One line that is no header may be a position.
            let mut draft = Self::new(game, language);
            draft.begin_from(text);
            return match draft.story().start() {
                Ok(_) if draft.unplayed().is_none() => Ok(draft),
                Ok(_) => Err(Unread::Refused(refused)),
                Err(error) => Err(Unread::Refused(error)),
            };
        }
        // The headers alone say which board it is.
        let headers = text.split_once("\n\n").map_or(text, |(headers, _)| headers);
        let begun = Story::read(&format!("{headers}\n")).and_then(|story| story.start());
        let board =
            begun.map(|game| Rules::board(game.rules())).map_err(|_| Unread::Refused(refused.clone()))?;
        Story::read_unplayed(text, board).map(Self::of).map_err(|_| Unread::Refused(refused))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_story_a_record_and_a_position_are_opened() {
        let story = "Game: ndoto\nTitle: One\n\n{Which?}\n1. c1 {Good.}\n";
        assert_eq!(Draft::open(story, "x", "en").expect("a story").text(), story);
        let position = "1,0,0,0,0,0,0,0/2,0,1,0,0,0,0,0 s 14-14";
        let laid = Draft::open(&format!(" {position}\n"), "ndoto", "sw").expect("a position");
        assert_eq!(laid.text(), format!("Game: ndoto\nLanguage: sw\nPosition: {position}\n\n"));
    }

    #[test]
    fn what_no_longer_plays_is_opened_and_marked() {
        let made = Draft::open("Game: ndoto\n\n1. c1 {One.}  d1 {Two.}\n", "x", "en").expect("a story");
        assert_eq!(made.unplayed().expect("d1 is not North's").place.steps, 1);
        assert!(made.text().contains("{Two.}"));
        // What the studio keeps it opens again.
        let kept = made.text();
        assert_eq!(Draft::open(&kept, "x", "en").expect("a story").text(), kept);
    }

    #[test]
    fn what_is_neither_says_why() {
        assert_eq!(Draft::open(" \n", "ndoto", "en"), Err(Unread::Empty));
        let why = |text: &str| match Draft::open(text, "ndoto", "en") {
            Err(Unread::Refused(error)) => error.message().to_owned(),
            other => panic!("{text}: {other:?}"),
        };
        assert!(
            why("Game: ndoto\n\n1. c1 {One.\n").contains("line 3, column 7"),
            "{}",
            why("Game: ndoto\n\n1. c1 {One.\n")
        );
        assert!(why("Game: chess\n\n1. e4\n").contains("chess"));
        assert!(why("1,2,3 s 0-0").contains("row"), "{}", why("1,2,3 s 0-0"));
        let long = "Game: ndoto\n\n{".to_owned() + &"a".repeat(Story::MAX_BYTES) + "}\n";
        assert!(why(&long).contains("bytes"));
    }
}
