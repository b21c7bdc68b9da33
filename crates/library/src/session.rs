//! A game in play, with its pictures and sentences.

use mbao_board::{Choice, Lang, Look, Picture, Step, Trace};
use mbao_rules::{Action, Error, Event, Game, PitName, Side, State};
use mbao_story::Notes;
use serde::Serialize;

use crate::board::PICTURE;

/// A game in progress.
pub(crate) struct Session {
    pub(crate) game: Game,
    notes: Notes,
    /// The last turn; worked out when it is first needed.
    turn: Option<Played>,
}

/// A turn that was played, or in mid-turn the part up to the choice.
struct Played {
    /// The state before the turn.
    before: State,
    events: Vec<Event>,
    /// The index at which the events of its last action begin.
    last: usize,
}

/// The last turn, and what comes next: all that a board shows and tells after a press.
#[derive(Serialize)]
pub(crate) struct Turn<'a> {
    events: &'a [Event],
    before: usize,
    steps: Vec<Told>,
    line: String,
    sentence: String,
    state: State,
    legal: Vec<String>,
    choice: Choice,
    most: Option<u8>,
    actions: usize,
    position: Option<String>,
    record: String,
    reason: Option<String>,
    gathered: &'a [Event],
}

/// A step as plain data.
#[derive(Serialize)]
pub(crate) struct Told {
    from: usize,
    to: usize,
    sentence: String,
    line: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    ended: Option<&'static str>,
}

impl From<Step> for Told {
    fn from(Step { events, sentence, line, ended }: Step) -> Self {
        Self { from: events.start, to: events.end, sentence, line, ended }
    }
}

impl Played {
    /// Works out the last turn of a game, and leaves the game as it was.
    fn last(game: &mut Game) -> Self {
        let mut actions = Vec::new();
        while let Some(action) = game.actions().last().copied() {
            game.undo();
            actions.push(action);
            if game.state().pending.is_none() {
                break;
            }
        }
        let mut turn = Self { before: game.state(), events: Vec::new(), last: 0 };
        for action in actions.into_iter().rev() {
            turn.last = turn.events.len();
            turn.events.append(&mut game.preview(action).unwrap_or_default());
            game.redo();
        }
        turn
    }
}

/// Why something cannot be played.
#[derive(Serialize)]
pub(crate) struct Refusal {
    code: &'static str,
    cite: String,
    source: String,
    sentence: String,
}

impl Session {
    pub(crate) const fn new(game: Game, notes: Notes) -> Self {
        Self { game, notes, turn: None }
    }

    /// The game so far as text.
    pub(crate) fn record(&self) -> String {
        self.notes.record(&self.game)
    }

    pub(crate) fn play(&mut self, action: &str) -> Result<&[Event], Error> {
        let begins = self.game.state().pending.is_none();
        // In mid-turn, the events so far are worked out first: later the game could not supply them.
        if begins {
            let before = self.game.state();
            let events = self.game.play_text(action)?;
            self.turn = Some(Played { before, events, last: 0 });
        } else {
            self.turn();
            let mut events = self.game.play_text(action)?;
            if let Some(turn) = &mut self.turn {
                turn.last = turn.events.len();
                turn.events.append(&mut events);
            }
        }
        Ok(self.events())
    }

    pub(crate) fn undo(&mut self) -> bool {
        self.turn = None;
        self.game.undo()
    }

    pub(crate) fn redo(&mut self) -> bool {
        self.turn = None;
        self.game.redo()
    }

    fn turn(&mut self) -> &Played {
        self.turn.get_or_insert_with(|| Played::last(&mut self.game))
    }

    /// The events of the last action.
    fn events(&mut self) -> &[Event] {
        let turn = self.turn();
        turn.events.get(turn.last..).unwrap_or_default()
    }

    /// The last turn as a board tells it.
    pub(crate) fn told<T>(&mut self, lang: Lang, you: Option<Side>, tell: impl FnOnce(&Turn<'_>) -> T) -> T {
        self.turn();
        let game = &self.game;
        let (events, before) = self.turn.as_ref().map_or((&[][..], 0), |turn| (&turn.events[..], turn.last));
        let choice = mbao_board::choice(game, None, lang);
        tell(&Turn {
            events,
            before,
            steps: mbao_board::steps(game, events, you, lang).into_iter().map(Told::from).collect(),
            line: mbao_board::line(game, events, you, lang),
            sentence: mbao_board::turn(
                game.rules(),
                events,
                game.mover(),
                you,
                choice.question.as_deref(),
                lang,
            ),
            state: game.state(),
            legal: game.legal_texts(),
            choice,
            most: game.most_pits(),
            actions: game.actions().len(),
            position: game.position_text(),
            record: self.record(),
            reason: mbao_board::end_reason(game, you, lang),
            gathered: &game.gather(),
        })
    }

    /// The board now, or after some events. With `traced`, the last turn is traced, and events are counted
    /// from its beginning; otherwise from that of its last action. If `shown` is `None`, all are shown, and
    /// after the end of the game the remaining seeds are in the stores. Everything else is as `look` says.
    pub(crate) fn picture(&mut self, look: Look<'_>, shown: Option<usize>, traced: bool) -> String {
        self.turn();
        let Some(Played { before, events, last }) = &self.turn else { return String::new() };
        let from = if traced { 0 } else { *last };
        let now = shown.is_none();
        let shown = shown.map_or(events.len(), |count| (from + count).min(events.len()));
        let seen = events.get(..shown).unwrap_or_default();
        let whole = shown == events.len();
        let (mut state, mut stakes, mut reaches) = (before.clone(), Vec::new(), Vec::new());
        if whole {
            state = self.game.state();
            if now {
                for event in self.game.gather() {
                    state.apply(&event);
                }
            }
            (stakes, _) = mbao_board::stake(&self.game);
            if look.buttons && look.you.is_none_or(|you| you == state.mover) {
                reaches = self.reaches();
            }
        } else {
            for event in seen {
                state.apply(event);
            }
        }
        let trace = traced.then(|| Trace::of(before, seen));
        let mut look = look;
        look.name = &self.game.rules().definition().name;
        look.id = PICTURE;
        look.trace = trace.as_ref();
        look.stakes = &stakes;
        look.reaches = &reaches;
        Picture::new(&state, look).write()
    }

    /// The starting pits, each with the pit in which its first handful ends.
    fn reaches(&self) -> Vec<(PitName, PitName)> {
        let mut reaches = Vec::new();
        for action in self.game.legal() {
            if let Action::Start(pit, _) | Action::Place(pit, _) = action
                && let Some(end) = self.game.reach(&action.to_string())
            {
                reaches.push((pit, end));
            }
        }
        reaches
    }

    /// Why nothing can be done with a pit, or why an action cannot be played.
    pub(crate) fn why(&self, what: &str, lang: Lang) -> Result<Option<Refusal>, Error> {
        let reason = match what.parse::<PitName>() {
            Ok(pit) => self.game.why_not_pit(pit),
            Err(_) => self.game.why_not(&what.parse()?),
        };
        let rules = self.game.rules();
        Ok(reason.map(|reason| Refusal {
            code: reason.code(),
            cite: rules.cite(reason).to_owned(),
            source: mbao_board::why_source(rules, reason, lang),
            sentence: mbao_board::why_not(rules, reason, lang),
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn look() -> Look<'static> {
        Look { coordinates: true, ..Look::default() }
    }

    impl Session {
        fn now(&mut self) -> String {
            self.after(None)
        }

        /// The board after some events of the last action.
        fn after(&mut self, events: Option<usize>) -> String {
            self.picture(look(), events, false)
        }
    }

    fn started(game: &str) -> Session {
        Session::new(Game::start(game).expect("a recorded game"), Notes::default())
    }

    #[test]
    fn drawing_an_earlier_moment_changes_nothing_and_keeps_what_could_be_played_again() {
        let mut session = started("ndoto");
        let begins = session.now();
        let count = session.play("c1").expect("it is legal").len();
        // What was taken back before a drawing can still be played again after it.
        let after = session.now();
        let record = session.record();
        for events in 0..=count + 1 {
            let seen = session.after(Some(events));
            assert_eq!(seen == begins, events == 0, "after {events} events");
            assert_eq!(session.record(), record);
        }
        assert_eq!(session.now(), after);
        assert!(session.undo());
        assert!(session.redo());
        assert_eq!(session.now(), after);
        let first = Some(1);
        assert_ne!(session.after(first), after, "its moments can be seen again");
    }

    #[test]
    fn all_events_lead_from_the_board_before_to_the_board_now() {
        for info in mbao_rules::games() {
            let mut session = started(&info.id);
            for turn in 0..40 {
                let legal = session.game.legal_texts();
                let Some(action) = legal.get(turn % legal.len().max(1)) else { break };
                let Ok(events) = session.play(action) else { break };
                let events = Some(events.len());
                let turn = session.turn();
                let mut state = turn.before.clone();
                turn.events.iter().for_each(|event| state.apply(event));
                let now = session.game.state();
                assert_eq!((state.seeds, state.stores), (now.seeds, now.stores), "{} {action}", info.id);
                assert!(!session.after(events).is_empty());
            }
        }
    }

    #[test]
    fn a_turn_is_the_same_while_it_is_played_and_when_it_is_found_out_later() {
        for info in mbao_rules::games() {
            let mut session = started(&info.id);
            let mut pick = 5;
            for _ in 0..60 {
                pick = pick * 31 % 1009;
                let Some(action) = session.game.random_action(|n| pick % n) else { break };
                session.play(&action.to_string()).expect("it is legal");
                let mut later = Session::new(session.game.clone(), Notes::default());
                assert_eq!(session.turn().events, later.turn().events, "{} {action}", info.id);
                assert_eq!(session.events(), later.events());
                assert_eq!(session.turn().before, later.turn().before);
            }
        }
    }

    #[test]
    fn a_refused_action_leaves_the_turn_as_it_was() {
        let mut session = started("ndoto");
        session.play("c1").expect("it is legal");
        let (events, picture) = (session.turn().events.clone(), session.now());
        assert!(session.play("c1").is_err());
        assert_eq!(session.turn().events, events);
        assert_eq!(session.now(), picture);
    }

    #[test]
    fn a_choice_shows_what_is_at_stake() {
        let position = "0,0,0,0,2,1,3,2/0,0,2,1,0,0,0,1 s 18-18";
        let mut session = Session::new(
            Game::builder("enkeshui").position(position).start().expect("a position"),
            Notes::default(),
        );
        session.play("c1").expect("it is legal");
        let asked = session.now();
        assert!(asked.contains(" asking\""), "{asked}");
        assert_eq!(asked.matches(" stake\"").count(), 4);
        assert_eq!(
            mbao_board::question(&session.game, Lang::En).as_deref(),
            Some("Take 7 cows from e2, e1, f2 and g2?")
        );
        let answers = mbao_board::choice(&session.game, None, Lang::En).answers;
        assert_eq!(
            answers.iter().map(|answer| &answer.label[..]).collect::<Vec<_>>(),
            ["Eat 7", "Leave them"]
        );
        session.play("x").expect("it is legal");
        assert!(!session.now().contains("stake"));
        let traced = session.picture(look(), None, true);
        assert!(traced.contains(">+7<"), "the gain");
        assert_eq!(traced.matches("badge lost").count(), 4);
    }

    #[test]
    fn at_the_end_what_remained_lies_in_the_stores_unless_the_last_events_are_asked_for() {
        let position = "0,0,0,1,0,0,0,1/0,0,0,0,0,0,0,0 n 18-12";
        let mut session = Session::new(
            Game::builder("ndoto").position(position).start().expect("a position"),
            Notes::default(),
        );
        let events = session.play("h2").expect("it is legal").len();
        let over = session.game.outcome().expect("South has no seeds to go on with");
        let stores = |picture: &str| {
            ["s", "n"].map(|side| {
                let (_, store) = picture.split_once(&format!("data-store=\"{side}\"")).expect("a store");
                let (_, count) = store.split_once("class=\"count").expect("its count");
                let count = count.split_once('>').expect("text").1.split_once('<').expect("its end").0;
                count.parse::<u16>().expect("a number")
            })
        };
        assert_eq!(stores(&session.now()), over.score);
        let last = session.after(Some(events));
        assert_eq!(stores(&last), session.game.state().stores.map(u16::from));
        assert_ne!(stores(&last), over.score);
    }

    #[test]
    fn whose_a_pit_is_does_not_change_with_the_mover_where_one_person_plays() {
        let mut session = started("ndoto");
        let label = |session: &mut Session, you| {
            let picture = session.picture(Look { buttons: true, you, ..look() }, None, false);
            let (_, rest) = picture.split_once("aria-label=\"c1, ").expect("a label of c1");
            rest.split_once('"').expect("its end").0.to_owned()
        };
        assert_eq!(label(&mut session, Some(Side::South)), "2 seeds, yours, ends in e1");
        assert_eq!(label(&mut session, Some(Side::North)), "2 seeds, your opponent's", "nor any end");
        session.play("c1").expect("it is legal");
        assert!(label(&mut session, Some(Side::South)).ends_with(" yours"));
        assert!(label(&mut session, None).ends_with(" your opponent's"));
    }
}
