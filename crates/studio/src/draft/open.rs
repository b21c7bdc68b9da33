//! Opens texts that somebody brings: a story, a record, or a position.

use mbao_notebook::{Problem, carried};
use mbao_rules::Error;
use mbao_story::Story;

use super::Draft;

/// Why a text is neither a story nor a position.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Unread {
    /// Nothing is there.
    Empty,
    /// What the rules say.
    Refused(Error),
    /// The rules of a noted game that it carries cannot be played.
    Rules(Problem),
}

impl Draft {
    /// Opens a text: a story or record with its headers, or a position of the game of `blank`, an empty draft. A story
    /// with an action that cannot be played is opened whole, and [`Draft::unplayed`] says which. One of a noted game
    /// carries its rules.
    pub(crate) fn open(text: &str, blank: &Self) -> Result<Self, Unread> {
        let text = text.trim_matches(|sign: char| sign.is_whitespace() || sign == '\u{feff}');
        if text.is_empty() {
            return Err(Unread::Empty);
        }
        let definition = carried(text).transpose().map_err(Unread::Rules)?;
        let read = |text: &str| match &definition {
            Some(definition) => Story::read_for(definition, text),
            None => Story::read(text),
        };
        let refused = match read(text) {
            Ok(story) => return Ok(Self::of(story)),
            Err(refused) => refused,
        };
        if !text.contains(':') || !text.lines().next().unwrap_or_default().contains(": ") {
            // One line that is no header may be a position.
            let mut draft = blank.clone();
            draft.begin_from(text);
            return match draft.story().start() {
                Ok(_) if draft.unplayed().is_none() => Ok(draft),
                Ok(_) => Err(Unread::Refused(refused)),
                Err(error) => Err(Unread::Refused(error)),
            };
        }
        // The headers alone say which board it is.
        let headers = text.split_once("\n\n").map_or(text, |(headers, _)| headers);
        let unplayed = read(&format!("{headers}\n"))
            .and_then(|story| story.start())
            .and_then(|game| Story::read_unplayed(text, game.rules().board()))
            .map_err(|_| Unread::Refused(refused))?;
        Ok(Self::of(definition.into_iter().fold(unplayed, Story::in_game)))
    }
}

#[cfg(test)]
mod tests {
    use mbao_notebook::Notebook;

    use super::*;

    fn open(text: &str, language: &str) -> Result<Draft, Unread> {
        Draft::open(text, &Draft::new("ndoto", language))
    }

    #[test]
    fn a_story_a_record_and_a_position_are_opened() {
        let story = "Game: ndoto\nTitle: One\n\n{Which?}\n1. c1 {Good.}\n";
        assert_eq!(open(story, "en").expect("a story").text(), story);
        let position = "1,0,0,0,0,0,0,0/2,0,1,0,0,0,0,0 s 14-14";
        let laid = open(&format!(" {position}\n"), "sw").expect("a position");
        assert_eq!(laid.text(), format!("Game: ndoto\nLanguage: sw\nPosition: {position}\n\n"));
    }

    #[test]
    fn what_no_longer_plays_is_opened_and_marked() {
        let made = open("Game: ndoto\n\n1. c1 {One.}  d1 {Two.}\n", "en").expect("a story");
        assert_eq!(made.unplayed().expect("d1 is not North's").place.steps, 1);
        assert!(made.text().contains("{Two.}"));
        // What the studio keeps it opens again.
        let kept = made.text();
        assert_eq!(open(&kept, "en").expect("a story").text(), kept);
    }

    #[test]
    fn a_noted_game_comes_with_its_rules() {
        let mut notebook = Notebook::of(mbao_rules::game("ndoto").expect("a game"));
        notebook.id = "mine".to_owned();
        let text = notebook.carry("Game: mine\nLanguage: en\n\n1. c1 {One.}  d2\n");
        let draft = open(&text, "en").expect("a story");
        assert_eq!((draft.unplayed(), draft.game().as_str()), (None, "mine"));
        assert_eq!(open(&draft.text(), "en").expect("what it writes").text(), draft.text());
        // What the board shows carries them, too.
        assert_eq!(open(&draft.record_to_here(), "en").expect("a record").game(), "mine");
        // What no longer plays, a new draft and a position are of the same game.
        let cut = open(&text.replace("c1", "c2"), "en").expect("a story");
        assert!(cut.unplayed().is_some() && cut.story().start().is_ok());
        let other = draft.another("sw");
        assert!(other.is_blank() && other.unplayed().is_none() && other.game() == "mine");
        assert_eq!(
            Draft::open("1,0,0,0,0,0,0,0/2,0,1,0,0,0,0,0 s 14-14", &other).expect("a position").game(),
            "mine"
        );
        let bad = notebook.carry("Game: mine\n").replace("\"rows\"", "\"lines\"");
        assert!(matches!(open(&bad, "en"), Err(Unread::Rules(_))));
    }

    #[test]
    fn what_is_neither_says_why() {
        assert_eq!(open(" \n", "en"), Err(Unread::Empty));
        let why = |text: &str| match open(text, "en") {
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
