//! A game that somebody plays, and what of it is shown and told.

use mbao_board::{Lang, Look, Step};
use mbao_rules::{Error, Event, Game, State};

/// A game in progress.
pub(crate) struct Session {
    pub(crate) game: Game,
    /// What the last action did, until something is taken back or played again.
    last: Option<Played>,
}

/// An action that was played.
struct Played {
    /// What was to be seen before it.
    before: State,
    events: Vec<Event>,
}

/// How a board is drawn.
pub(crate) struct Drawing<'a> {
    pub(crate) lang: Lang,
    /// South's pits run upwards, for narrow places.
    pub(crate) tall: bool,
    pub(crate) coordinates: bool,
    /// Pits are buttons.
    pub(crate) buttons: bool,
    /// The game's own where `None`.
    pub(crate) seeds: Option<&'a str>,
    /// How many events of the last action are seen: all where `None`.
    pub(crate) events: Option<usize>,
}

impl Session {
    pub(crate) const fn new(game: Game) -> Self {
        Self { game, last: None }
    }

    pub(crate) fn play(&mut self, action: &str) -> Result<&[Event], Error> {
        let before = self.game.state();
        let events = self.game.play_text(action)?;
        Ok(&self.last.insert(Played { before, events }).events)
    }

    pub(crate) fn undo(&mut self) -> bool {
        self.last = None;
        self.game.undo()
    }

    pub(crate) fn redo(&mut self) -> bool {
        self.last = None;
        self.game.redo()
    }

    /// The events of the last action.
    fn events(&self) -> &[Event] {
        self.last.as_ref().map_or(&[], |last| &last.events)
    }

    /// The board now, or after some events of the last action.
    pub(crate) fn picture(&self, drawing: &Drawing<'_>) -> String {
        let state = match (&self.last, drawing.events) {
            (Some(Played { before, events }), Some(count)) => {
                let mut state = before.clone();
                events.iter().take(count).for_each(|event| state.apply(event));
                state
            }
            _ => self.game.state(),
        };
        let &Drawing { lang, tall, coordinates, buttons, seeds, .. } = drawing;
        let name = &self.game.rules().page().name;
        mbao_board::picture(&state, &Look { name, lang, tall, coordinates, buttons, seeds })
    }

    /// The steps of the last action.
    pub(crate) fn steps(&self, lang: Lang) -> Vec<Step> {
        mbao_board::steps(self.game.rules(), self.events(), lang)
    }

    /// The last action in one line, and who is to play.
    pub(crate) fn sentence(&self, lang: Lang) -> String {
        mbao_board::turn(self.events(), self.game.mover(), lang)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const NOW: Drawing<'_> =
        Drawing { lang: Lang::En, tall: false, coordinates: true, buttons: false, seeds: None, events: None };

    fn begun(game: &str) -> Session {
        Session::new(Game::start(game).expect("a recorded game"))
    }

    #[test]
    fn drawing_an_earlier_moment_changes_nothing_and_keeps_what_could_be_played_again() {
        let mut session = begun("ndoto");
        let begins = session.picture(&NOW);
        let count = session.play("c1").expect("it is legal").len();
        // What was taken back before a drawing can still be played again after it.
        let after = session.picture(&NOW);
        let record = session.game.record();
        for events in 0..=count + 1 {
            let seen = session.picture(&Drawing { events: Some(events), ..NOW });
            assert_eq!(seen == begins, events == 0, "after {events} events");
            assert_eq!(session.game.record(), record);
        }
        assert_eq!(session.picture(&NOW), after);
        assert!(session.undo());
        assert!(session.redo());
        assert_eq!(session.picture(&Drawing { events: Some(1), ..NOW }), after, "nothing is shown twice");
    }

    #[test]
    fn all_events_lead_from_the_board_before_to_the_board_now() {
        for info in mbao_rules::games() {
            let mut session = begun(&info.id);
            for turn in 0..40 {
                let legal = session.game.legal_texts();
                let Some(action) = legal.get(turn % legal.len().max(1)) else { break };
                let Ok(events) = session.play(action) else { break };
                let events = Some(events.len());
                let Some(played) = &session.last else { panic!("an action was played") };
                let mut state = played.before.clone();
                played.events.iter().for_each(|event| state.apply(event));
                let now = session.game.state();
                assert_eq!((state.seeds, state.stores), (now.seeds, now.stores), "{} {action}", info.id);
                assert!(!session.picture(&Drawing { events, ..NOW }).is_empty());
            }
        }
    }
}
