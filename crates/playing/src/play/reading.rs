//! Reads records. A record is tried on a hidden board first, so that a bad one
//! leaves the game as it is.

use mbao_words::Lang;
use wasm_bindgen_futures::{JsFuture, spawn_local};
use web_sys::MouseEvent;
use yew::{Callback, Html, hook, html, use_effect_with, use_state_eq};

use super::shelf::Kept;
use super::{GameEntry, moves, record};
use crate::words;
use mbao_viewer::board_element::{Board, BoardEvent};
use mbao_viewer::link::{self, Arrived, Form};
use mbao_viewer::page;

/// Where a record comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Source {
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
    fn text(&self) -> &str {
        match self {
            Self::Sent(text) | Self::Part(text) => text,
            Self::Shelf(kept) | Self::Followed(kept) => &kept.record,
        }
    }
}

/// A way to read records.
pub(super) struct Reading {
    /// Reads a record.
    pub read: Callback<Source>,
    /// What was wrong with what was sent last.
    pub wrong: Option<Wrong>,
}

/// What is wrong with what was sent.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Wrong {
    /// Nothing is there.
    Nothing,
    /// It carries a game of the field notebook.
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
    pub(super) const fn is_of_link(&self) -> bool {
        matches!(self, Self::Cut(_) | Self::Changed(_) | Self::Perhaps)
    }

    /// Says it, and offers what can be read.
    pub(super) fn view(&self, lang: Lang, read: &Callback<Source>) -> Html {
        let (said, rest) = match self {
            Self::Nothing => (words::read_nothing(lang), &None),
            Self::Noted => (words::link_noted(lang), &None),
            Self::Cut(rest) => (words::link_cut(lang), rest),
            Self::Changed(rest) => (words::link_changed(lang), rest),
            Self::Perhaps => (words::link_perhaps(lang), &None),
            Self::Refused(why) => (words::read_wrong(lang, why), &None),
        };
        let offer = rest.clone().map(|rest| {
            let (read, turns) = (read.clone(), record::turns(&rest).len());
            let show = move |_: MouseEvent| read.emit(Source::Part(rest.clone()));
            html! { <>{ " " }<button type="button" onclick={show}>{ words::link_rest(lang, turns) }</button></> }
        });
        html! { <>{ said }{ offer.unwrap_or_default() }</> }
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

/// What happens to a record that was read.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Heed {
    /// Called with a record that is on the board now.
    pub taken: Callback<Source>,
    /// Called with a kept game that cannot be played.
    pub refused: Callback<Kept>,
}

/// Puts records on the board; records of other games open on their own pages.
#[hook]
pub(super) fn use_reading(board: Option<Board>, game: &str, games: Vec<GameEntry>, heed: Heed) -> Reading {
    // The record that is being tried, with a number so that the same text can be tried again, and what is wrong.
    let now = use_state_eq(|| (0_u32, None::<Source>, None::<Wrong>));

    let (set, own, (number, tried, wrong)) = (now.setter(), game.to_owned(), (*now).clone());
    use_effect_with((number, tried), move |(number, tried)| {
        let number = *number;

        let trial = tried.as_ref().and_then(|source| {
            let unseen = Board::unseen(&own, source.text())?;
            let (source, hidden) = (source.clone(), unseen.board().clone());
            let shown = board.as_ref().map(Board::record);
            let told = move |told| {
                let (mut tried, mut wrong) = (None, wrong.clone());
                match (told, &source) {
                    (BoardEvent::Ready, _) => {
                        let source = match &source {
                            Source::Shelf(_) | Source::Followed(_) => source.clone(),
                            // As the board writes it, however it was typed.
                            Source::Sent(_) | Source::Part(_) => Source::Sent(hidden.record()),
                        };
                        // Meanwhile something may have been played here.
                        let stale = matches!(source, Source::Followed(_))
                            && board.as_ref().map(Board::record) != shown;
                        if !stale && accept(board.as_ref(), &own, &games, &source) {
                            heed.taken.emit(source);
                        }
                    }
                    (BoardEvent::Error(_), Source::Shelf(kept)) => heed.refused.emit(kept.clone()),
                    (BoardEvent::Error(_), Source::Part(text)) => {
                        tried = record::before_cut(text.trim_ascii_end()).map(Source::Part);
                        wrong = tried.is_none().then_some(Wrong::Changed(None));
                    }
                    // A kept game is not at fault if nothing can be played now.
                    (BoardEvent::Error(why) | BoardEvent::Unloaded(why), _) => {
                        wrong = Some(Wrong::Refused(why));
                    }
                    _ => return,
                }
                set.set((number, tried, wrong));
            };
            let listening = unseen.board().listen(told);
            unseen.wake();
            Some((listening, unseen))
        });
        move || drop(trial)
    });

    let wrong = now.2.clone();
    let read = Callback::from(move |source: Source| {
        let (tried, wrong) = match source {
            Source::Sent(text) => match sent(&text) {
                Ok((record, doubt)) => (Some(Source::Sent(record)), doubt),
                Err(wrong) => (None, Some(wrong)),
            },
            other => (Some(other), None),
        };
        now.set((now.0 + 1, tried, wrong));
    });
    Reading { read, wrong }
}

/// Puts a valid record on the board; `false` if another page shows it.
fn accept(board: Option<&Board>, own: &str, games: &[GameEntry], source: &Source) -> bool {
    let text = source.text();
    let other = record::tag(text, "Game").filter(|game| *game != own);
    if let Some(entry) = other.and_then(|other| games.iter().find(|entry| entry.id == other)) {
        let _ = page::window().location().assign(&format!("{}{}", entry.href, link::fragment(text)));
        return false;
    }
    let Some(board) = board else { return false };
    for name in ["steps", "position", "setup", "options"] {
        board.set(name, None);
    }
    board.set("record", Some(text));
    let ready = board.begin();
    if let (
        Some(ready),
        Source::Shelf(Kept { at: Some(at), .. }) | Source::Followed(Kept { at: Some(at), .. }),
    ) = (ready, source)
    {
        let (board, at) = (board.clone(), *at);
        spawn_local(async move {
            let _ = JsFuture::from(ready).await;
            moves::go(&board, &record::turns(&board.record()), at);
        });
    }
    if matches!(source, Source::Sent(_)) && link::carried(&page::fragment()).is_some() {
        page::plain_address();
    }
    true
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
