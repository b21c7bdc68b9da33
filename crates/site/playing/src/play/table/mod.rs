//! What the table knows, and how it changes. Nothing here touches the browser.
//!
//! Whatever happens is a [`Message`], and only [`Table::hear`] changes the table. What follows from a change (players
//! who are seated on the board, a game that is kept, a record that is tried) is carried out by the hooks of the play
//! table, beside this module. The parts of the table stand in modules of their own, which know nothing of messages.

pub(super) mod choosing;
pub(super) mod decided;
pub(super) mod manner;
pub(super) mod reading;
pub(crate) mod seating;
pub(super) mod seen;
pub(super) mod series;
pub(super) mod shelf;
pub(super) mod turns;

use std::rc::Rc;

use yew::{Reducible, UseReducerHandle};

use self::choosing::{Choosing, Wish};
use self::decided::Decided;
use self::manner::{Change, Manner};
use self::reading::{Reading, Said, Source};
use self::seating::{Player, Seating, Who};
use self::seen::{Report, Seen};
use self::series::{Series, Sitting};
use self::shelf::{Kept, OnBoard, Shelf};
use crate::afterwards::Decisive;
use mbao_viewer::board_element::{BoardEvent, Doing, Outcome, Side, State};
use mbao_words::Lang;

/// The table of a page. A handle that outlives a rendering is cloned before it is read: it keeps every table that was
/// read through it.
pub(super) type Handle = UseReducerHandle<Table>;

#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Table {
    pub seen: Seen,
    pub manner: Manner,
    /// The seating of this game, if it is not the usual one.
    own: Option<Seating>,
    pub seated: bool,
    /// How many games had begun when a record was taken: it is on the board once another has begun.
    taken: Option<u32>,
    sent: Option<Sent>,
    /// The number of the game whose end card has been put away.
    put_away: Option<u32>,
    /// What decided the game with this number.
    decided: (u32, Decided),
    pub tab: Tab,
    /// What was done last, in words.
    pub said: String,
    pub reading: Reading,
    pub shelf: Shelf,
    pub choosing: Choosing,
    pub sitting: Sitting,
}

pub(super) enum Message {
    Board(Box<Report>),
    /// These choices are kept.
    Manner(Manner),
    Changed(Change),
    /// Others than usual play this game.
    Seat(Seating),
    Sit,
    /// Another game is laid out, and the reader is asked who plays it.
    Anew,
    /// The reader wants to see the board instead of the end card.
    PutAway,
    /// What decided the game with this number is looked for, or found.
    Decided(u32, Decided),
    /// The reader has seen what decided the game.
    ToTheEnd,
    Tab(Tab),
    Said(String),
    Read(Source),
    /// What there is to say of the record that was read with this number.
    Tried(u32, Option<Said>),
    /// A record is on the board now; `followed` if another page plays its game.
    Taken {
        kept: Option<Kept>,
        followed: bool,
        /// How many turns are played in it.
        turns: usize,
        /// Who has sent it to the reader.
        friend: Option<Friend>,
    },
    /// These games are kept, and this text is set aside.
    Shelf(Rc<Vec<Kept>>, Option<String>),
    /// The game on the board is kept with this record, or no longer.
    Kept(Option<String>),
    Wish(Wish),
    /// This score is kept.
    Series(Series),
    /// The next game of the series is being laid out.
    Lay,
    /// It is laid out; `stuck` if it cannot be begun by the other side.
    Laid {
        stuck: bool,
    },
}

/// A game that was sent here.
#[derive(Clone, Debug, PartialEq)]
struct Sent {
    /// How many games had begun before it.
    before: u32,
    /// The turns that were played in it.
    turns: usize,
    /// What its sender is called; empty if that was not said.
    by: String,
}

/// Somebody who has sent the reader a game.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Friend {
    /// What the friend is called; empty if that was not said.
    pub by: String,
    /// The reader's side.
    pub own: Side,
    /// Games that the reader and the friend have won before.
    pub won: [u32; 2],
}

/// The tabs beside the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Tab {
    #[default]
    How,
    Moves,
    More,
}

/// The card over the board or below it.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Card {
    /// Before anybody has sat down.
    Beginning,
    Ending(Outcome),
    /// The turn that decided the game is on the board.
    Decided(Rc<Decisive>),
}

impl Table {
    fn hear(&mut self, message: Message) {
        match message {
            Message::Board(report) => self.watch(*report),
            Message::Manner(manner) => self.manner = manner,
            Message::Changed(change) => {
                if let (Change::Seating(seating), Some(own)) = (&change, &mut self.own) {
                    *own = *seating;
                }
                self.manner.make(&change);
            }
            Message::Seat(seating) => self.own = Some(seating),
            Message::Sit => self.seated = true,
            Message::Anew => (self.seated, self.own) = (false, None),
            Message::PutAway => self.put_away = Some(self.seen.begun),
            Message::Decided(game, decided) => self.decided = (game, decided),
            Message::ToTheEnd => self.decided.1 = Decided::Unasked,
            Message::Tab(tab) => self.tab = tab,
            Message::Said(said) => self.said = said,
            Message::Read(source) => self.reading.begin(source),
            Message::Tried(number, said) => self.reading.hear(number, said),
            Message::Taken { kept, followed, turns, friend } => {
                // A sent game waits until the reader has chosen who plays on.
                let people = Seating { who: Who::People, ..Seating::default() };
                let sent =
                    friend.as_ref().map_or(people, |friend| Seating::with_friend(friend.own, friend.won));
                self.own = kept.as_ref().map_or(Some(sent), |kept| kept.seating.map(Seating::sound));
                let by = friend.map(|friend| friend.by).unwrap_or_default();
                self.sent = kept.is_none().then_some(Sent { before: self.seen.begun, turns, by });
                // Nobody sits down to a game that goes on elsewhere: its computer must not play here as well.
                self.seated = kept.is_some() && !followed;
                self.shelf.before = kept.map(|kept| kept.record);
                self.taken = Some(self.seen.begun);
            }
            Message::Shelf(kept, aside) => {
                // A table at which nothing was played follows the game that it shows.
                let shown = Some(&self.seen.whole).filter(|_| !self.seen.pressed);
                if let Some(further) = self.shelf.further(&kept, shown) {
                    self.reading.begin(Source::Followed(further));
                }
                (self.shelf.kept, self.shelf.aside) = (kept, aside);
            }
            Message::Kept(record) => self.shelf.before = record,
            Message::Wish(wish) => self.choosing.wish(wish),
            Message::Series(series) => self.sitting.series = series,
            Message::Lay => self.sitting.laying = Some(self.seen.begun),
            Message::Laid { stuck } => (self.sitting.laying, self.sitting.stuck) = (None, stuck),
        }
    }

    fn watch(&mut self, report: Report) {
        let stood = |seen: &Seen| seen.state.clone().map(|state| (seen.begun, state.setup, state.options));
        let (pressed, before) = (self.seen.pressed, stood(&self.seen));
        let turned = report.event == BoardEvent::Turn;
        self.seen.hear(report);
        // Pressing a pit begins the game.
        self.seated |= self.seen.pressed && !pressed;
        // Who plays on from the turn that decided the game has another game.
        if turned {
            self.decided.1 = Decided::Unasked;
        }
        let now = stood(&self.seen);
        if let Some((_, setup, options)) = now.as_ref().filter(|_| now != before) {
            self.choosing.stand(setup, options);
        }
    }

    pub fn seating(&self) -> Seating {
        self.own.unwrap_or(self.manner.seating)
    }

    /// The seating of the next game against a friend, with what was won: whoever asks for it begins.
    pub fn next_seating(&self) -> Option<Seating> {
        let seen = &self.seen;
        let ended = || seen.ended.1.clone().filter(|_| seen.over == Some(seen.begun));
        let winner = seen.outcome().or_else(ended).and_then(|outcome| outcome.winner);
        (self.seating().who == Who::Friend)
            .then(|| Seating { swapped: false, ..self.seating().after(winner) })
    }

    /// What a player is called.
    pub fn name(&self, lang: Lang, side: Side) -> String {
        let by = self.sent.as_ref().map_or("", |sent| &sent.by);
        match self.seating().player(side) {
            Player::Friend if !by.is_empty() => by.to_owned(),
            _ => self.seating().name(lang, side),
        }
    }

    pub fn decided(&self) -> &Decided {
        if self.decided.0 == self.seen.begun { &self.decided.1 } else { &Decided::Unasked }
    }

    /// Whether a game stands there that is over, its card away.
    pub fn is_left_over(&self) -> bool {
        let seen = &self.seen;
        seen.over == Some(seen.begun) && (seen.back || seen.outcome().is_some()) && self.card().is_none()
    }

    /// Whether a turn was played here in a game that was sent, or in the next one against a friend: it can be sent now.
    pub fn answers(&self) -> bool {
        let sent = self.sent.as_ref().filter(|sent| sent.before + 1 == self.seen.begun);
        let of_friend = (self.seating().who == Who::Friend).then_some(0);
        let before = sent.map(|sent| sent.turns).or(of_friend);
        let whole = self.seen.state.as_ref().is_some_and(|state| state.pending.is_none());
        before.is_some_and(|turns| self.seen.at > turns) && whole && self.seen.watched.doing == Doing::Waiting
    }

    /// Whether a friend's side is played elsewhere: once there is a turn, because either may begin, and not while both
    /// sow at once.
    pub fn is_away(&self) -> bool {
        let turns = |state: &State| state.phase != "race";
        self.seated && !self.seen.turns.is_empty() && self.seen.state.as_ref().is_some_and(turns)
    }

    pub fn card(&self) -> Option<Card> {
        if let Decided::Shown(turn) = self.decided() {
            return Some(Card::Decided(turn.clone()));
        }
        let shown = !matches!(self.seen.watched.doing, Doing::Sowing | Doing::Trying)
            && self.put_away != Some(self.seen.begun);
        let ending = self.seen.outcome().filter(|_| shown).map(Card::Ending);
        ending.or((!self.seated).then_some(Card::Beginning))
    }

    /// The game as the shelf keeps it, once somebody has sat down to it.
    pub fn on_board(&self) -> Option<OnBoard> {
        let stands = self.taken != Some(self.seen.begun);
        (self.seated && stands).then(|| OnBoard::of(&self.seen, self.seating())).flatten()
    }
}

impl Reducible for Table {
    type Action = Message;

    fn reduce(self: Rc<Self>, message: Message) -> Rc<Self> {
        let mut table = (*self).clone();
        table.hear(message);
        table.into()
    }
}

#[cfg(test)]
mod tests {
    use mbao_viewer::board_element::Pending;

    use super::seen::tests::{WON, over, record, report};
    use super::*;

    fn table(messages: impl IntoIterator<Item = Message>) -> Table {
        messages.into_iter().fold(Rc::new(Table::default()), Table::reduce).as_ref().clone()
    }

    fn board(event: BoardEvent, turn: u32, turns: &str) -> Message {
        Message::Board(Box::new(report(event, turn, turns)))
    }

    fn ready() -> Message {
        board(BoardEvent::Ready, 1, "")
    }

    fn kept(turns: &str) -> Kept {
        let seating = Some(Seating { level: 9, ..Seating::default() });
        Kept { game: "ndoto".to_owned(), setup: "m".to_owned(), record: record(turns), at: None, seating }
    }

    fn won() -> impl Iterator<Item = Message> {
        [BoardEvent::Turn, BoardEvent::Over(WON)]
            .into_iter()
            .map(|event| Message::Board(Box::new(over(event, "1. c1"))))
    }

    const PEOPLE: Seating = Seating { who: Who::People, level: 2, swapped: false, won: [0; 2] };
    const WATCH: Seating = Seating { who: Who::Watch, level: 4, swapped: false, won: [0; 2] };

    #[test]
    fn a_press_on_a_pit_begins_the_game_as_the_button_does() {
        let opened = table([ready()]);
        assert_eq!((opened.card(), opened.seated), (Some(Card::Beginning), false));
        let asked = board(BoardEvent::Doing(Doing::Asking), 1, "");
        for begins in [Message::Sit, asked, board(BoardEvent::Action(Vec::new()), 2, "1. c1")] {
            let begun = table([ready(), begins]);
            assert_eq!((begun.card(), begun.seated), (None, true));
        }
        // A game that is laid out anew asks again, although a pit was pressed in the one before.
        let anew = [ready(), board(BoardEvent::Turn, 2, "1. c1"), Message::Anew];
        assert_eq!(table(anew).card(), Some(Card::Beginning));
        let step = [
            ready(),
            board(BoardEvent::Turn, 2, "1. c1"),
            Message::Anew,
            board(BoardEvent::Turn, 3, "1. c1  d2"),
        ];
        assert!(!table(step).seated, "only the first press of a game begins it");
    }

    #[test]
    fn the_end_is_told_once_it_is_shown_and_until_it_is_put_away() {
        let end = || [ready(), Message::Sit].into_iter().chain(won());
        assert_eq!(table(end()).card(), Some(Card::Ending(WON)));
        let shown = over(BoardEvent::Doing(Doing::Sowing), "1. c1");
        assert_eq!(table([ready(), Message::Sit, Message::Board(Box::new(shown))]).card(), None);
        assert_eq!(table(end().chain([Message::PutAway])).card(), None);
        // The next game ends with a card again.
        let next = end().chain([Message::PutAway, ready()]).chain(won());
        assert_eq!(table(next).card(), Some(Card::Ending(WON)));
    }

    #[test]
    fn a_board_whose_game_is_over_is_never_without_a_way_on() {
        let end = || [ready(), Message::Sit].into_iter().chain(won());
        let left = |messages: Vec<Message>| table(messages).is_left_over();
        assert!(!left(end().collect()), "the card has its own buttons");
        let away = || end().chain([Message::PutAway]);
        assert!(left(away().collect()));
        let back = || away().chain([board(BoardEvent::Back, 2, "")]);
        assert!(left(back().collect()), "going back through the game too");
        assert!(
            !left(back().chain([board(BoardEvent::Turn, 3, "1. d1")]).collect()),
            "who plays on has a game"
        );
        assert!(!left(away().chain([ready()]).collect()));
    }

    #[test]
    fn the_turn_that_decided_the_game_is_shown_until_the_reader_goes_back_or_plays_on() {
        let shown = || Decided::Shown(Rc::new(Decisive::any()));
        let decides = |game| Message::Decided(game, shown());
        let end = || [ready(), Message::Sit].into_iter().chain(won());
        let at = || end().chain([board(BoardEvent::Back, 1, ""), decides(1)]);
        let card = |messages: Vec<Message>| table(messages).card();
        assert!(matches!(card(at().collect()), Some(Card::Decided(_))));
        let sowing = || board(BoardEvent::Doing(Doing::Sowing), 1, "");
        assert!(
            matches!(card(at().chain([sowing()]).collect()), Some(Card::Decided(_))),
            "while it is shown again"
        );
        let redone = Message::Board(Box::new(over(BoardEvent::Back, "1. c1")));
        assert_eq!(card(at().chain([redone, Message::ToTheEnd]).collect()), Some(Card::Ending(WON)));
        assert_eq!(card(at().chain([board(BoardEvent::Turn, 2, "1. d1")]).collect()), None);
        assert_eq!(card(at().chain([ready()]).collect()), None);
        assert_eq!(
            card(end().chain([ready(), decides(1)]).collect()),
            None,
            "another game has begun meanwhile"
        );
    }

    #[test]
    fn a_game_that_was_sent_is_sent_back_once_a_turn_was_played() {
        let sent = Message::Taken { kept: None, followed: false, turns: 1, friend: None };
        let mut table = table([ready(), sent, board(BoardEvent::Ready, 2, "1. c1"), Message::Sit]);
        assert!(!table.answers());
        table.hear(board(BoardEvent::Turn, 3, "1. c1  d2"));
        assert!(table.answers());
        table.hear(ready());
        assert!(!table.answers(), "another game");
    }

    #[test]
    fn whoever_is_sent_a_game_plays_against_its_sender_by_name() {
        let sent = |by: &str| {
            let friend = Some(Friend { by: by.to_owned(), own: Side::North, won: [0; 2] });
            let taken = Message::Taken { kept: None, followed: false, turns: 1, friend };
            table([ready(), taken, board(BoardEvent::Ready, 2, "1. c1")])
        };
        let names = |table: &Table| [Side::South, Side::North].map(|side| table.name(Lang::En, side));
        assert_eq!(names(&sent("Asha")), ["Asha", "You"]);
        assert_eq!(names(&sent("")), ["Your friend", "You"]);
        assert_eq!(sent("Asha").card(), Some(Card::Beginning));
        let mut next = sent("Asha");
        next.hear(Message::Board(Box::new(over(BoardEvent::Turn, "1. c1  d2"))));
        assert_eq!(next.next_seating(), Some(Seating::with_friend(Side::South, [0, 1])), "South has won");
        next.hear(ready());
        assert!(!next.answers(), "nothing was played in the next game");
        next.hear(board(BoardEvent::Turn, 2, "1. d1"));
        assert!(next.answers());
    }

    #[test]
    fn a_turn_is_sent_whole_to_a_friend_who_plays_elsewhere() {
        let friend = Some(Friend { by: String::new(), own: Side::North, won: [0; 2] });
        let taken = Message::Taken { kept: None, followed: false, turns: 1, friend };
        let mut table = table([ready(), taken, board(BoardEvent::Ready, 2, "1. c1"), Message::Sit]);
        assert!(table.is_away());
        let mut half = report(BoardEvent::Choice, 2, "1. c1  d2");
        half.state.as_mut().expect("a state").pending = Some(Pending { options: Vec::new() });
        table.hear(Message::Board(Box::new(half)));
        assert!(!table.answers());
        table.hear(board(BoardEvent::Turn, 3, "1. c1  d2"));
        assert!(table.answers());
    }

    #[test]
    fn a_choice_of_players_holds_for_this_game_and_for_later_ones() {
        let chosen = Message::Changed(Change::Seating(PEOPLE));
        let table = table([Message::Seat(WATCH), chosen]);
        assert_eq!((table.seating(), table.manner.seating), (PEOPLE, PEOPLE));
    }

    #[test]
    fn players_whom_an_address_or_a_swap_seats_leave_with_the_game() {
        let mut usual = Manner::default();
        usual.make(&Change::Seating(PEOPLE));
        let seated = table([Message::Manner(usual), Message::Seat(WATCH)]);
        assert_eq!((seated.seating(), seated.manner.seating), (WATCH, PEOPLE));
        let mut anew = seated.clone();
        anew.hear(Message::Anew);
        assert_eq!(anew.seating(), PEOPLE);
    }

    #[test]
    fn a_kept_game_goes_on_with_its_players() {
        let taken = || Message::Taken { kept: Some(kept("1. c1")), followed: false, turns: 1, friend: None };
        let goes_on = table([taken(), board(BoardEvent::Ready, 2, "1. c1")]);
        assert_eq!((goes_on.seated, goes_on.card()), (true, None));
        assert_eq!(
            goes_on.seating(),
            Seating { level: 5, ..Seating::default() },
            "with a level that there is"
        );
        assert_eq!(goes_on.shelf.before, Some(record("1. c1")));
    }

    #[test]
    fn a_sent_game_waits_until_the_reader_has_chosen_who_plays_on() {
        let taken = Message::Taken { kept: None, followed: false, turns: 1, friend: None };
        let waits = table([ready(), Message::Sit, taken]);
        assert_eq!((waits.seated, waits.seating(), waits.on_board()), (false, PEOPLE, None));
    }

    #[test]
    fn a_table_at_which_nothing_was_played_follows_its_game_and_does_not_sit_down() {
        let [first, second] = ["1. c1", "1. c1  d2"].map(kept);
        let shelf = |games: &[&Kept]| Message::Shelf(Rc::new(games.iter().copied().cloned().collect()), None);
        let taken = || Message::Taken { kept: Some(kept("1. c1")), followed: false, turns: 1, friend: None };
        let shows = || [taken(), board(BoardEvent::Ready, 2, "1. c1"), shelf(&[&first])];
        let reads = |table: &Table| table.reading != Reading::default();
        assert!(!reads(&table(shows())));
        let mut followed = table(shows().into_iter().chain([shelf(&[&second])]));
        let mut expected = Reading::default();
        expected.begin(Source::Followed(second.clone()));
        assert_eq!((&followed.reading, &followed.shelf.kept), (&expected, &Rc::new(vec![second.clone()])));
        followed.hear(Message::Taken { kept: Some(second.clone()), followed: true, turns: 2, friend: None });
        assert!(!followed.seated);
        // Who has played on here keeps the own game, even if another page went on from it.
        let own = "1. c1  e2";
        let [own_kept, further] = [own, "1. c1  e2\n2. d1"].map(kept);
        let played =
            [board(BoardEvent::Turn, 3, own), Message::Kept(Some(own_kept.record)), shelf(&[&further])];
        assert!(!reads(&table(shows().into_iter().chain(played))));
        // And so does a table whose game was never kept.
        assert!(!reads(&table([board(BoardEvent::Ready, 2, "1. c1"), shelf(&[&second])])));
    }

    #[test]
    fn the_shelf_keeps_a_game_from_its_first_turn_to_its_end() {
        let sits = || [ready(), Message::Sit];
        assert_eq!(table(sits()).on_board(), None);
        let played = || sits().into_iter().chain([board(BoardEvent::Turn, 2, "1. c1")]);
        let first = table(played()).on_board().expect("a game");
        assert_eq!(first, table(played()).on_board().expect("a game"));
        let undone = table(played().chain([board(BoardEvent::Back, 1, "")])).on_board();
        assert!(undone.is_some_and(|undone| undone != first), "with the turn that was undone");
        let ended = table(sits().into_iter().chain(won())).on_board();
        assert!(ended.is_some_and(|ended| ended != first));
        assert_eq!(table(played().chain([Message::Anew])).on_board(), None);
    }

    #[test]
    fn a_game_over_which_another_is_opened_is_kept_as_it_was() {
        let played = [ready(), Message::Sit, board(BoardEvent::Turn, 2, "1. d1")];
        let other = kept("1. c1");
        let before = Some(other.record.clone());
        let taken = Message::Taken { kept: Some(other), followed: false, turns: 1, friend: None };
        // The board still shows the first game, and must not take the place of the other one on the shelf.
        let mut opened = table(played.into_iter().chain([taken]));
        assert_eq!((opened.seated, opened.on_board(), &opened.shelf.before), (true, None, &before));
        opened.hear(board(BoardEvent::Ready, 2, "1. c1"));
        assert_eq!(opened.on_board().and_then(|on_board| on_board.record()), before);
    }

    #[test]
    fn choices_for_the_next_game_follow_the_game_on_the_board() {
        let wished = |choosing: &Choosing| *choosing != Choosing::default();
        let wish = || Message::Wish(Wish::Setup("j".to_owned()));
        let chosen = table([ready(), wish(), board(BoardEvent::Turn, 2, "1. c1")]);
        let mut expected = table([ready()]).choosing;
        expected.wish(Wish::Setup("j".to_owned()));
        assert!(wished(&chosen.choosing));
        assert_eq!(chosen.choosing, expected, "a turn changes no choice");
        assert_eq!(table([ready(), wish(), ready()]).choosing, table([ready()]).choosing);
    }

    #[test]
    fn the_next_game_of_a_series_is_laid_out_once_another_game_has_begun() {
        let lays = table([ready(), Message::Lay]);
        assert_eq!((lays.sitting.laying, lays.seen.begun), (Some(1), 1));
        let laid = table([ready(), Message::Lay, ready(), Message::Laid { stuck: true }]);
        assert_eq!((laid.sitting.laying, laid.sitting.stuck), (None, true));
    }
}
