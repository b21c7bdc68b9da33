//! What is being read: where a record comes from, and what is wrong with it.

use super::super::record;
use super::shelf::Kept;
use mbao_viewer::board_element::BoardEvent;
use mbao_viewer::link::{self, Arrived, Form};

/// Where a record comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// From an address, a file, or what the reader pasted: a record, or a link that carries one.
    Sent(String),
    /// What can be read of a broken link: what cannot be played at its end is left out.
    Part(String),
    /// From the games that are kept here.
    Shelf(Kept),
    /// The game on the board, which another page has played on.
    Followed(Kept),
}

impl Source {
    /// The record, or the text that carries it.
    pub fn text(&self) -> &str {
        match self {
            Self::Sent(text) | Self::Part(text) => text,
            Self::Shelf(kept) | Self::Followed(kept) => &kept.record,
        }
    }
}

/// What is being read.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// Counts what was read, so that one text can be tried twice.
    pub number: u32,
    /// The record that is being tried.
    pub tried: Option<Source>,
    /// What was wrong with what was sent last.
    pub wrong: Option<Wrong>,
}

impl Reading {
    /// Begins to read.
    pub fn begin(&mut self, source: Source) {
        self.number += 1;
        (self.tried, self.wrong) = match source {
            Source::Sent(text) => match sent(&text) {
                Ok((record, doubt)) => (Some(Source::Sent(record)), doubt),
                Err(wrong) => (None, Some(wrong)),
            },
            other => (Some(other), None),
        };
    }

    /// Takes in what the hidden board reports on what was read as the `number`th.
    pub fn hear(&mut self, number: u32, event: BoardEvent) {
        if number != self.number {
            return;
        }
        match (event, self.tried.take()) {
            (BoardEvent::Ready, _) | (BoardEvent::Error(_), Some(Source::Shelf(_))) => {}
            (BoardEvent::Error(_), Some(Source::Part(text))) => {
                self.tried = record::before_cut(text.trim_ascii_end()).map(Source::Part);
                self.wrong = self.tried.is_none().then_some(Wrong::Changed(None));
            }
            // A kept game is not at fault if nothing can be played now.
            (BoardEvent::Error(why) | BoardEvent::Unloaded(why), _) => self.wrong = Some(Wrong::Refused(why)),
            (_, tried) => self.tried = tried,
        }
    }
}

/// What is wrong with what was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// Nothing is there.
    Nothing,
    /// It carries what the studio or the field notebook made.
    Noted,
    /// The link was cut short; what can be read of the game.
    Cut(Option<String>),
    /// The link was changed; what can be read of the game.
    Changed(Option<String>),
    /// A link of before: it is on the board, and perhaps not whole.
    Perhaps,
    /// The rules say why it cannot be played.
    Refused(String),
}

impl Wrong {
    /// Whether it is about a link that was on its way.
    pub const fn is_of_link(&self) -> bool {
        matches!(self, Self::Cut(_) | Self::Changed(_) | Self::Perhaps)
    }
}

/// The record in what was sent, and what may be wrong with it all the same.
fn sent(text: &str) -> Result<(String, Option<Wrong>), Wrong> {
    let Some(carried) = link::carried(text) else {
        let something = text.bytes().any(|sign| sign.is_ascii_alphanumeric());
        return something.then(|| (text.to_owned(), None)).ok_or(Wrong::Nothing);
    };
    if carried.form == Form::Deflated {
        return Err(Wrong::Noted);
    }
    let text = carried.text();
    if let (Arrived::Whole, Some(text)) = (carried.arrived, text) {
        // The boards' records end with the end of a line.
        let perhaps = carried.form == Form::Old && !text.ends_with('\n');
        return Ok((text.to_owned(), perhaps.then_some(Wrong::Perhaps)));
    }
    let rest = text.and_then(record::before_cut);
    Err(if carried.arrived == Arrived::Cut { Wrong::Cut(rest) } else { Wrong::Changed(rest) })
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "Game: enkeshui\nSetup: i\n\n1. c1 x  d2\n2. b1+  e2\n";

    fn rest(link: &str) -> Option<String> {
        match sent(link) {
            Err(Wrong::Cut(rest) | Wrong::Changed(rest)) => rest,
            other => panic!("{other:?}"),
        }
    }

    /// Begins to read, and hears what the hidden board reports.
    fn tried(reading: &mut Reading, source: Source, event: BoardEvent) {
        reading.begin(source);
        reading.hear(reading.number, event);
    }

    #[test]
    fn what_cannot_be_played_is_refused_and_a_kept_game_is_not() {
        let refused = || BoardEvent::Error("why".to_owned());
        let kept = Kept {
            game: "enkeshui".to_owned(),
            setup: "i".to_owned(),
            record: RECORD.to_owned(),
            at: None,
            seating: None,
        };
        let mut reading = Reading::default();
        tried(&mut reading, Source::Sent(RECORD.to_owned()), refused());
        assert_eq!((&reading.tried, &reading.wrong), (&None, &Some(Wrong::Refused("why".to_owned()))));
        tried(&mut reading, Source::Shelf(kept.clone()), refused());
        assert_eq!((&reading.tried, &reading.wrong), (&None, &None));
        let unloaded = BoardEvent::Unloaded("no rules".to_owned());
        tried(&mut reading, Source::Shelf(kept), unloaded);
        assert_eq!(reading.wrong, Some(Wrong::Refused("no rules".to_owned())));
    }

    #[test]
    fn a_part_is_tried_without_its_last_turns_until_it_can_be_played() {
        let mut reading = Reading::default();
        reading.begin(Source::Part(RECORD.to_owned()));
        let refuse = |reading: &mut Reading| reading.hear(reading.number, BoardEvent::Error(String::new()));
        let mut texts = Vec::new();
        while let Some(Source::Part(text)) = &reading.tried {
            texts.push(text.split_once("\n\n").expect("turns").1.to_owned());
            refuse(&mut reading);
        }
        let upto = ["1. c1 x  d2\n2. b1+  ", "1. c1 x  d2\n2. ", "1. c1 x  d2\n", "1. c1 x  ", "1. c1 "];
        assert_eq!(texts[0], "1. c1 x  d2\n2. b1+  e2\n");
        assert_eq!(texts[1..], upto);
        assert_eq!(reading.wrong, Some(Wrong::Changed(None)));
    }

    #[test]
    fn what_is_reported_late_on_an_earlier_record_changes_nothing() {
        let mut reading = Reading::default();
        reading.begin(Source::Sent("Game: ndoto".to_owned()));
        reading.begin(Source::Sent(RECORD.to_owned()));
        let before = reading.clone();
        reading.hear(1, BoardEvent::Error("why".to_owned()));
        // Nor does what the hidden board goes on to report.
        reading.hear(2, BoardEvent::Choice);
        assert_eq!(reading, before);
        reading.hear(2, BoardEvent::Ready);
        assert_eq!((reading.tried, reading.wrong), (None, None));
    }

    #[test]
    fn a_message_is_read_for_its_link() {
        let link = link::fragment(RECORD);
        for text in [
            RECORD.to_owned(),
            link.clone(),
            format!("Zamu yako! https://mbao.example/play/enkeshui/{link}."),
        ] {
            assert_eq!(sent(&text), Ok((RECORD.to_owned(), None)), "{text}");
        }
        assert_eq!(sent("shall we play?"), Ok(("shall we play?".to_owned(), None)));
        for nothing in ["", " \n\t", "\u{200b}\u{feff}", "..."] {
            assert_eq!(sent(nothing), Err(Wrong::Nothing));
        }
        assert_eq!(sent(&link::deflated(RECORD.as_bytes())), Err(Wrong::Noted));
    }

    #[test]
    fn what_a_cut_link_holds_is_offered_without_the_word_that_was_cut() {
        let link = link::fragment(RECORD);
        let sign = |text: &str| link.len() - (RECORD.len() - text.len()) * 4 / 3;
        let upto = "Game: enkeshui\nSetup: i\n\n1. c1 x  d2\n2. b1";
        assert_eq!(
            rest(&link[..sign(upto)]).as_deref(),
            Some("Game: enkeshui\nSetup: i\n\n1. c1 x  d2\n2. ")
        );
        assert_eq!(rest(&link[..sign("Game: enkeshui\nSetup: i\n\n1. c")]), None);
        assert_eq!(rest(&link[..10]), None);
        let changed = sent(&link.replacen('Z', "Y", 1));
        assert!(matches!(changed, Err(Wrong::Changed(_))), "{changed:?}");
    }

    #[test]
    fn a_link_of_before_that_ends_within_a_line_may_have_been_cut() {
        // "Game: ndoto\n\n1. c1\n", and without its last letter.
        let old = "#g=R2FtZTogbmRvdG8KCjEuIGMxCg";
        assert_eq!(sent(old), Ok(("Game: ndoto\n\n1. c1\n".to_owned(), None)));
        assert_eq!(
            sent(&old[..old.len() - 2]),
            Ok(("Game: ndoto\n\n1. c1".to_owned(), Some(Wrong::Perhaps)))
        );
    }
}
