//! Carries out an action: what happens, where it leads, why it is refused.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use super::{Game, Point};
use crate::board::PitName;
use crate::error::{Error, not_here, refuse, refused};
use crate::event::{Event, events};
use crate::finish::OutcomeKind;
use crate::legality::Refusal;
use crate::moves::{Move, Moves};
use crate::play_error::PlayError;
use crate::position::{Pending, Position};
use crate::rules::TURN_BOUND;
use crate::step::{Log, Step};
use crate::text::action::Action;
use crate::typed::Short;

impl Game {
    /// Plays an action and returns what happened.
    ///
    /// ```
    /// use mbao_rules::{Action, Fault, Game};
    ///
    /// let mut game = Game::start("ndoto")?;
    /// let events = game.play("c1".parse()?)?;
    /// assert_eq!(events.last().map(ToString::to_string).as_deref(), Some("sleep"));
    ///
    /// let refused = game.play(Action::Take).unwrap_err();
    /// assert_eq!((refused.action, refused.error.fault()), (Action::Take, Fault::IllegalAction));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// The action with the reason: [`Fault::BadAction`](crate::Fault::BadAction),
    /// [`Fault::IllegalAction`](crate::Fault::IllegalAction) or [`Fault::Over`](crate::Fault::Over). The game is
    /// unchanged.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, PlayError> {
        self.play_checked(action).map_err(|error| PlayError { action, error })
    }

    /// Plays an action given as text.
    ///
    /// # Errors
    /// As [`Game::play`]. The game is unchanged.
    pub fn play_text(&mut self, text: &str) -> Result<Vec<Event>, Error> {
        let action = self.rules.read_action(text)?;
        self.play_checked(action)
    }

    /// Plays one of the legal moves.
    ///
    /// # Errors
    /// As [`Game::play`]. The game is unchanged.
    pub fn play_move(&mut self, mv: Move) -> Result<Vec<Event>, PlayError> {
        self.play(self.rules.action(mv))
    }

    /// What an action would do, without playing it.
    ///
    /// ```
    /// let mut game = mbao_rules::Game::start("ndoto")?;
    /// let would = game.preview("c1".parse()?)?;
    /// assert_eq!(would, game.play_text("c1")?);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`Game::play`].
    pub fn preview(&self, action: Action) -> Result<Vec<Event>, Error> {
        Ok(self.tried(&action)?.1)
    }

    fn play_checked(&mut self, action: Action) -> Result<Vec<Event>, Error> {
        let (next, happened) = self.tried(&action)?;
        self.points.truncate(self.cursor + 1);
        self.actions.truncate(self.cursor);
        self.points.push(next);
        self.actions.push(action);
        self.cursor += 1;
        Ok(happened)
    }

    /// The point that an action leads to, and what happens on the way.
    fn tried(&self, action: &Action) -> Result<(Point, Vec<Event>), Error> {
        let mut log = Log::new();
        let pos = self.carry_out(action, &mut log)?;
        let point = self.point();
        let before = point.pos;
        let index = self.cursor + 1;
        let begins = pos.pending == Pending::Nothing;
        let turns = u32::from(begins && before.phase.is_play());
        let start = if begins { index } else { point.turn_start };
        let next = self.settle(pos, point.turn + turns, start, index, &mut log);
        let by = next.pos.mover;
        let mut happened = events(&self.rules, &before, log.steps());
        if let Some(outcome) = next.outcome {
            happened.push(Event::Over { by, outcome });
        } else if next.pos.pending != Pending::Nothing && !next.legal.is_empty() {
            let pit = next.pos.choice_pit().map(|pit| self.rules.board().name(pit));
            happened.push(Event::Choice { by, pit, options: self.sorted(&next.legal) });
        }
        Ok((next, happened))
    }

    /// Where an action leads, if it is legal.
    fn carry_out(&self, action: &Action, log: &mut Log) -> Result<Position, Error> {
        let point = self.point();
        if let Some(outcome) = point.outcome {
            refuse!(Over, "the game is over ({}): nothing more can be played", outcome.kind.word());
        }
        let before = &point.pos;
        let mv = self.rules.move_of(action)?;
        let next = match mv {
            Some(mv) if point.legal.contains(&mv) => {
                Some(self.rules.apply(before, mv, log).map_err(|_| not_here()))
            }
            _ => self.rules.handled(before, action, log),
        };
        next.ok_or_else(|| self.refused(action, mv))?.map_err(|why| {
            let text = action.to_string();
            refused!(IllegalAction, "\"{}\": {}", Short(&text), why.message())
        })
    }

    /// The pit in which the first handful of an action would end, if it is
    /// legal and sows one.
    ///
    /// ```
    /// let game = mbao_rules::Game::start("ndoto")?;
    /// assert_eq!(game.reach("c1"), Some("e1".parse()?));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn reach(&self, text: &str) -> Option<PitName> {
        self.reach_of(&self.rules.read_action(text).ok()?)
    }

    pub(crate) fn reach_of(&self, action: &Action) -> Option<PitName> {
        let mut log = Log::new();
        self.carry_out(action, &mut log).ok()?;
        let mut reached = None;
        for step in log.steps() {
            match step {
                Step::Sow { pit, .. } => reached = Some(self.rules.board().name(*pit)),
                Step::Skip { .. } => {}
                _ if reached.is_some() => break,
                _ => {}
            }
        }
        reached
    }

    /// Why an action is not legal; `mv` is what it means.
    fn refused(&self, action: &Action, mv: Option<Move>) -> Error {
        let text = action.to_string();
        let refusal = mv.and_then(|mv| self.rules.play_within(self.position(), mv, &self.trail()).err());
        let leads = match refusal.map(|refused| refused.refusal) {
            Some(Refusal::NeverEnding) => "to a turn that never ends, or passes a million seeds",
            Some(Refusal::LeadsBack) => "back to an earlier choice of this turn",
            _ => "",
        };
        if !leads.is_empty() {
            return refused!(IllegalAction, "\"{text}\" would lead {leads}");
        }
        let legal = self.legal_texts();
        let legal = legal.iter().map(String::as_str).collect::<Vec<_>>().join(" ");
        refused!(IllegalAction, "\"{}\" is not legal now; legal: {legal}", Short(&text))
    }

    /// Finds what can be decided at a position and whether the game is over there; ends turns that
    /// end by themselves.
    pub(super) fn settle(
        &self,
        mut pos: Position,
        mut turn: u32,
        mut turn_start: usize,
        index: usize,
        log: &mut Log,
    ) -> Point {
        let (before, trail) = (turn, self.positions(turn_start, index));
        let (mut legal, mut outcome) = self.rules.settle(&mut pos, &mut turn, &trail, log);
        if turn > before {
            turn_start = index;
        }
        let begins = pos.between_turns();
        if begins
            && outcome.is_none()
            && let Some(kind) = self.early_end(&pos, turn)
        {
            (legal, outcome) = (Moves::default(), Some(self.rules.outcome(&pos, kind)));
        }
        Point { pos, turn, turn_start, begins, outcome, legal }
    }

    fn early_end(&self, pos: &Position, turn: u32) -> Option<OutcomeKind> {
        if self.turn_starts().filter(|before| *before == pos).count() >= 2 {
            Some(OutcomeKind::Repetition)
        } else if turn > TURN_BOUND {
            Some(OutcomeKind::Length)
        } else {
            None
        }
    }
}
