//! Opens texts that somebody brings: a story, a record, or a position.

use mbao_notebook::{Problem, carried};
use mbao_rules::Error;
use mbao_story::{self as story, Part, Story};

use super::Draft;

/// Why a text is neither a story nor a position.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Unread {
    Empty,
    Refused(Error),
    /// The rules of a noted game that it carries cannot be played.
    Rules(Problem),
}

impl Draft {
    /// Opens a text: a story, a record or a position. One of a noted game carries its rules. What its headers leave
    /// open is as in `blank`, an empty draft; what cannot be read stands in it as words.
    pub(crate) fn open_part(text: &str, blank: &Self) -> Result<(Self, Vec<story::Unread>), Unread> {
        let text = text.trim_matches(|sign: char| sign.is_whitespace() || sign == '\u{feff}');
        if text.is_empty() {
            return Err(Unread::Empty);
        }
        let definition = carried(text).transpose().map_err(Unread::Rules)?;
        let blank =
            definition.clone().map_or_else(|| blank.story.clone(), |own| Story::default().in_game(own));
        let Part { story, unread } = Story::read_part(text, &blank).map_err(Unread::Refused)?;
        // Where each word can be read, what cannot be played stays, marked (`Draft::unplayed`): so drafts are kept.
        if !unread.is_empty()
            && let Ok(game) = story.start()
            && let Ok(whole) = Story::read_unplayed(text, game.rules().board())
        {
            return Ok((Self::of(definition.into_iter().fold(whole, Story::in_game)), Vec::new()));
        }
        Ok((Self::of(story), unread))
    }

    /// The same, if nobody has to know what could not be read.
    pub(crate) fn open(text: &str, blank: &Self) -> Result<Self, Unread> {
        Self::open_part(text, blank).map(|(draft, _)| draft)
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
        for text in ["1,0,0,0,0,0,0,0/2,0,1,0,0,0,0,0 s 14-14", "c1, d2, f1!"] {
            let opened = Draft::open(text, &other).expect("a position or moves");
            assert!(opened.is_noted() && opened.unplayed().is_none() && opened.game() == "mine", "{text}");
        }
        let bad = notebook.carry("Game: mine\n").replace("\"rows\"", "\"lines\"");
        assert!(matches!(open(&bad, "en"), Err(Unread::Rules(_))));
    }

    #[test]
    fn what_cannot_be_read_is_told_and_what_is_neither_says_why() {
        let (_, unread) = Draft::open_part("1. c1 nzuri", &Draft::new("ndoto", "sw")).expect("a move");
        assert_eq!(unread[0].text, "nzuri");
        assert_eq!(open(" \n", "en"), Err(Unread::Empty));
        assert!(matches!(open("shall we play?", "en"), Err(Unread::Refused(_))));
    }
}
