//! What is being read: where a record comes from, and what there is to say of it.

use super::shelf::Kept;
use mbao_viewer::link::{Arrival, Arrived};

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Source {
    /// From an address, a file, or what the reader pasted: a record or a story, or a link that carries one.
    Sent(String),
    /// From the games that are kept here.
    Shelf(Kept),
    /// The game on the board, which another page has played on.
    Followed(Kept),
}

impl Source {
    /// The record, or the text that carries it.
    pub fn text(&self) -> &str {
        match self {
            Self::Sent(text) => text,
            Self::Shelf(kept) | Self::Followed(kept) => &kept.record,
        }
    }
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// Counts what was read, so that one text can be tried twice.
    pub number: u32,
    pub tried: Option<Source>,
    /// What there is to say of what was sent last.
    pub said: Option<Said>,
}

impl Reading {
    pub fn begin(&mut self, source: Source) {
        self.number += 1;
        let nothing =
            matches!(&source, Source::Sent(text) if !text.bytes().any(|sign| sign.is_ascii_alphanumeric()));
        (self.tried, self.said) = if nothing { (None, Some(Said::Nothing)) } else { (Some(source), None) };
    }

    /// Takes in what was found out about what was read as the `number`th.
    pub fn hear(&mut self, number: u32, said: Option<Said>) {
        if number == self.number {
            (self.tried, self.said) = (None, said);
        }
    }
}

/// What there is to say of what was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    Nothing,
    /// It carries what the field notebook made.
    Noted,
    /// It is larger than any story.
    Large,
    /// The link is not as it was sent.
    Broken(Arrived, Option<Rest>),
    /// A link of before: it is on the board, and perhaps not whole.
    Perhaps,
    /// Why it cannot be played.
    Refused(String, Option<Rest>),
    /// It is a story, on the board as far as it can be played.
    Story {
        title: String,
        text: String,
        wrong: Option<String>,
    },
}

/// What can be read of something: the record, and how many turns it has.
pub type Rest = (String, usize);

impl Said {
    /// Whether it is about what was on its way here.
    pub const fn is_of_link(&self) -> bool {
        matches!(self, Self::Broken(..) | Self::Perhaps | Self::Story { .. })
    }

    /// What there is to say of a text that was read, and whether it goes on the board.
    pub fn of(read: &Arrival) -> (Option<Self>, bool) {
        let Arrival { text, arrived, turns, wrong, .. } = read;
        let rest = (*turns > 0).then(|| (read.record.clone(), *turns));
        let said = match wrong {
            _ if read.large => Self::Large,
            _ if arrived.is_broken() => Self::Broken(*arrived, rest),
            _ if text.starts_with('{') => Self::Noted,
            wrong if read.told && !read.game.is_empty() => {
                let (title, text) = (read.title.clone(), text.clone());
                return (Some(Self::Story { title, text, wrong: wrong.clone() }), true);
            }
            Some(wrong) => Self::Refused(wrong.clone(), rest),
            None => return ((*arrived == Arrived::Perhaps).then_some(Self::Perhaps), true),
        };
        (Some(said), false)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const RECORD: &str = "Game: enkeshui\nSetup: i\n\n1. c1 x  d2\n2. b1+  e2\n";

    fn read(text: &str) -> Arrival {
        let text = text.to_owned();
        Arrival { record: text.clone(), text, game: "enkeshui".to_owned(), turns: 4, ..Arrival::default() }
    }

    #[test]
    fn what_is_found_out_late_of_an_earlier_record_changes_nothing() {
        let mut reading = Reading::default();
        reading.begin(Source::Sent("Game: ndoto".to_owned()));
        reading.begin(Source::Sent(RECORD.to_owned()));
        let before = reading.clone();
        reading.hear(1, Some(Said::Large));
        assert_eq!(reading, before);
        reading.hear(2, None);
        assert_eq!((reading.tried, reading.said), (None, None));
    }

    #[test]
    fn nothing_is_not_tried() {
        for nothing in ["", " \n\t", "\u{200b}\u{feff}", "..."] {
            let mut reading = Reading::default();
            reading.begin(Source::Sent(nothing.to_owned()));
            assert_eq!((reading.tried, reading.said), (None, Some(Said::Nothing)));
        }
    }

    #[test]
    fn a_story_stands_on_the_board_and_what_is_broken_is_offered_as_far_as_it_goes() {
        let (whole, rest) = (read(RECORD), Some((RECORD.to_owned(), 4)));
        assert_eq!(Said::of(&whole), (None, true));
        let old = Arrival { arrived: Arrived::Perhaps, ..whole.clone() };
        assert_eq!(Said::of(&old), (Some(Said::Perhaps), true));
        for arrived in [Arrived::Cut, Arrived::Changed] {
            for told in [true, false] {
                let cut = Arrival { arrived, told, ..whole.clone() };
                assert_eq!(Said::of(&cut), (Some(Said::Broken(arrived, rest.clone())), false));
            }
        }
        let why = Some("line 3: z9".to_owned());
        let wrong = Arrival { wrong: why.clone(), ..whole.clone() };
        assert_eq!(Said::of(&wrong), (Some(Said::Refused("line 3: z9".to_owned(), rest)), false));
        let none = Arrival { turns: 0, ..wrong.clone() };
        assert_eq!(Said::of(&none).0, Some(Said::Refused("line 3: z9".to_owned(), None)));
        let title = "The string".to_owned();
        for wrong in [why, None] {
            let story = Arrival { told: true, title: title.clone(), wrong: wrong.clone(), ..whole.clone() };
            let said = Said::Story { title: title.clone(), text: RECORD.to_owned(), wrong };
            assert_eq!(Said::of(&story), (Some(said), true));
        }
        let noted = Arrival { game: String::new(), turns: 0, ..read("{\"format\":\"mbao-notebook\"}") };
        assert_eq!(Said::of(&noted), (Some(Said::Noted), false));
        assert_eq!(Said::of(&Arrival { large: true, ..Arrival::default() }), (Some(Said::Large), false));
    }
}
