//! A game being played: actions in, events out, undo and redo.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

use crate::board::{Pit, PitName, Side};
use crate::decide::{Refusal, Standing};
use crate::error::{Error, Fault, not_here};
use crate::event::{Event, events};
use crate::finish::{Outcome, OutcomeKind};
use crate::games::game;
use crate::moves::{Move, Moves};
use crate::page::Page;
use crate::position::{Pending, Phase, Position};
use crate::refused;
use crate::rules::{Rules, TURN_BOUND};
use crate::state::{ChoiceKind, Grid, Mark, PendingChoice, State};
use crate::step::{Log, Step, silent};
use crate::template::{Own, listed};
use crate::text::action::{Action, sorted};
use crate::text::position::width;
use crate::text::record::Record;

/// What a new game needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NewGame {
    /// Id of the game.
    pub game: String,
    /// Name of the set-up; the usual one when `None`.
    pub setup: Option<String>,
    /// Options by name and value; of one named twice the last counts.
    pub options: Vec<(String, String)>,
    /// Position text to begin from.
    pub position: Option<String>,
    /// Record to replay; its own headers come before the fields above.
    pub record: Option<String>,
}

/// A point of a game where somebody decides, or its end.
#[derive(Clone, Debug)]
struct Point {
    pos: Position,
    turn: u32,
    /// Index of the point at which this turn began.
    turn_start: usize,
    /// Whether a turn begins here.
    begins: bool,
    outcome: Option<Outcome>,
    legal: Moves,
}

/// A game in progress.
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    from_position: bool,
    points: Vec<Point>,
    actions: Vec<Action>,
    cursor: usize,
    /// Headers and comments of the record it came from.
    pub(crate) notes: Record,
}

impl Game {
    /// Begins a game, or replays a record.
    ///
    /// # Errors
    /// Any error of the request: unknown game, set-up or option, a bad position
    /// or record.
    pub fn new(request: &NewGame) -> Result<Self, Error> {
        Self::begin(request, None)
    }

    /// The same with a page that is none of the recorded games; the id of the
    /// request is not looked at, that of a record must be the page's.
    ///
    /// # Errors
    /// As [`Game::new`].
    pub fn of(page: &Page, request: &NewGame) -> Result<Self, Error> {
        Self::begin(request, Some(page))
    }

    fn begin(request: &NewGame, own: Option<&Page>) -> Result<Self, Error> {
        if let Some(text) = &request.record {
            return Self::from_record(text, request, own);
        }
        let page = match own {
            Some(page) => page,
            None => game(&request.game)?,
        };
        let columns = request.position.as_deref().and_then(width);
        let rules = Rules::new(page, request.setup.as_deref(), &request.options, columns)?;
        Self::with_rules(rules, request.position.as_deref())
    }

    /// Begins a game of compiled rules, from a position text if there is one.
    ///
    /// # Errors
    /// [`Fault::BadPosition`].
    pub fn with_rules(rules: Rules, position: Option<&str>) -> Result<Self, Error> {
        let pos = match position {
            Some(text) => rules.read_position(text)?,
            None => {
                let mut pos = rules.start_position();
                rules.enter_prelude(&mut pos, &mut silent());
                pos
            }
        };
        let mut game = Self {
            rules,
            from_position: position.is_some(),
            points: Vec::new(),
            actions: Vec::new(),
            cursor: 0,
            notes: Record::default(),
        };
        let (point, _) = game.settle(pos, 1, 0, &mut Log::new());
        game.points.push(point);
        Ok(game)
    }

    fn from_record(text: &str, request: &NewGame, own: Option<&Page>) -> Result<Self, Error> {
        let record = Record::read(text)?;
        let id = record.tag("Game").map_or(request.game.as_str(), |t| t);
        let page = match own {
            Some(page) if record.tag("Game").is_none_or(|id| id == page.id) => page,
            Some(page) => {
                let other = refused!(Fault::UnknownGame, "the game is {}, not {}", &page.id, id);
                return Err(other.in_headers());
            }
            None => game(id).map_err(Error::in_headers)?,
        };
        let options = record.options()?;
        let options = options.as_ref().unwrap_or(&request.options);
        let position = record.tag("Position").or(request.position.as_deref());
        let setup = record.tag("Setup").or(request.setup.as_deref());
        let rules = Rules::new(page, setup, options, position.and_then(width)).map_err(Error::in_headers)?;
        let mut game = Self::with_rules(rules, position).map_err(Error::in_headers)?;
        for item in &record.moves {
            game.play(&item.text).map_err(|e| {
                refused!(Fault::BadRecord, "line {}, action \"{…}\": {}", item.line, &item.text, e.message())
            })?;
        }
        game.notes = record;
        game.notes.moves.clear();
        Ok(game)
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    fn point(&self) -> &Point {
        &self.points[self.cursor]
    }

    /// The position now.
    #[must_use]
    pub fn current(&self) -> &Position {
        &self.point().pos
    }

    /// The result, once the game is over.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.point().outcome
    }

    /// Number of the turn, from 1.
    #[must_use]
    pub fn turn(&self) -> u32 {
        self.point().turn
    }

    /// The actions that brought the game here, as text.
    pub(crate) fn action(&self, at: usize) -> Option<(String, &Position, u32)> {
        if at >= self.cursor {
            return None;
        }
        let (action, point) = (self.actions.get(at)?, self.points.get(at)?);
        Some((self.rules.action_text(action), &point.pos, point.turn))
    }

    /// The actions that brought the game here, as text.
    #[must_use]
    pub fn action_texts(&self) -> Vec<String> {
        let mut texts = Vec::new();
        while let Some((text, ..)) = self.action(texts.len()) {
            texts.push(text);
        }
        texts
    }

    /// The decisions that brought the game here, each with the position before
    /// it and the number of its turn.
    pub fn moves(&self) -> impl Iterator<Item = (Move, &Position, u32)> + '_ {
        self.actions[..self.cursor].iter().zip(&self.points).filter_map(|(action, point)| match action {
            Action::Move(decision) => Some((*decision, &point.pos, point.turn)),
            Action::Lift(_) | Action::Lay(_) => None,
        })
    }

    pub(crate) const fn began_from_position(&self) -> bool {
        self.from_position
    }

    pub(crate) fn first_position(&self) -> &Position {
        &self.points[0].pos
    }

    /// The position text; `None` in mid-turn and in set-up phases.
    #[must_use]
    pub fn position(&self) -> Option<String> {
        self.rules.position_text(self.current())
    }

    /// The legal actions, sorted. Where numbers are free, the pattern `lift *`
    /// or `lay *` stands for them.
    #[must_use]
    pub fn legal(&self) -> Vec<String> {
        let point = self.point();
        if point.outcome.is_some() {
            return Vec::new();
        }
        let mut legal = Vec::new();
        for &decision in point.legal.iter() {
            legal.push(self.rules.move_text(decision));
        }
        if !point.pos.phase.is_play() {
            if self.rules.wants_lift(&point.pos) {
                legal.push("lift *".to_owned());
            } else if self.rules.wants_lay(&point.pos) {
                legal.push("lay *".to_owned());
            }
        }
        sorted(legal)
    }

    /// The legal decisions, without the set-up phases' free numbers.
    #[must_use]
    pub fn legal_moves(&self) -> &[Move] {
        if self.point().outcome.is_some() { &[] } else { &self.point().legal }
    }

    /// Plays an action; what happened.
    ///
    /// # Errors
    /// [`Fault::BadAction`], [`Fault::IllegalAction`] or [`Fault::Over`]; the
    /// game is as it was.
    pub fn play(&mut self, text: &str) -> Result<Vec<Event>, Error> {
        let action = self.rules.read_action(text)?;
        self.play_action(&action)
    }

    /// The same for an action that is no text.
    ///
    /// # Errors
    /// As [`Game::play`].
    pub fn play_action(&mut self, action: &Action) -> Result<Vec<Event>, Error> {
        let mut log = Log::new();
        let pos = self.carry_out(action, &mut log)?;
        let point = self.point();
        let before = point.pos;
        let (turn, turn_start) = (point.turn, point.turn_start);
        self.points.truncate(self.cursor + 1);
        self.actions.truncate(self.cursor);
        self.notes.forget_after(self.cursor);
        let began = pos.pending == Pending::Nothing;
        let turns = u32::from(began && before.phase.is_play());
        let start = if began { self.points.len() } else { turn_start };
        let (next, mut more) = self.settle(pos, turn + turns, start, &mut log);
        let mut happened = events(&self.rules, &before, log.steps());
        happened.append(&mut more);
        self.points.push(next);
        self.actions.push(*action);
        self.cursor += 1;
        let legal = self.legal();
        if self.current().pending != Pending::Nothing && !legal.is_empty() {
            happened.push(Event::Choice { by: self.current().mover, pit: self.choice_pit(), options: legal });
        }
        Ok(happened)
    }

    /// Where an action leads, if it is legal.
    fn carry_out(&self, action: &Action, log: &mut Log) -> Result<Position, Error> {
        let point = self.point();
        if let Some(outcome) = point.outcome {
            return Err(refused!(
                Fault::Over,
                "the game is over ({}): nothing more can be played",
                outcome.kind.word(),
            ));
        }
        let before = &point.pos;
        let next = match action {
            Action::Move(decision) if point.legal.contains(decision) => {
                self.rules.apply(before, *decision, log).map_err(|_| not_here())
            }
            Action::Lift(lots) if self.rules.wants_lift(before) => self.rules.lift_lots(before, lots, log),
            Action::Lay(lots) if self.rules.wants_lay(before) => self.rules.lay_lots(before, lots, log),
            _ => return Err(self.refused(action)),
        };
        next.map_err(|why| {
            let text = self.rules.action_text(action);
            refused!(Fault::IllegalAction, "\"{…}\": {}", &text, why.message())
        })
    }

    /// How many pits a `lift` or `lay` may name now, where that is limited.
    #[must_use]
    pub fn most_pits(&self) -> Option<u8> {
        self.rules.most_pits(self.current())
    }

    /// The pit in which the first handful of an action would end, if it is
    /// legal and sows one.
    #[must_use]
    pub fn reach(&self, text: &str) -> Option<PitName> {
        let mut log = Log::new();
        self.carry_out(&self.rules.read_action(text).ok()?, &mut log).ok()?;
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

    /// The pit a choice in mid-turn is about.
    fn choice_pit(&self) -> Option<PitName> {
        let pos = self.current();
        matches!(pos.pending, Pending::Ending | Pending::Resow | Pending::Direction | Pending::House)
            .then(|| self.rules.board().name(Pit(pos.at[0])))
    }

    fn refused(&self, action: &Action) -> Error {
        let text = self.rules.action_text(action);
        if let Action::Move(decision) = action {
            let pos = self.current();
            let mut open = Moves::default();
            self.rules.candidates(pos, &mut open);
            if open.contains(decision) {
                match self.rules.decide_on(pos, *decision, &self.trail()) {
                    Err(Refusal::NeverEnding) => {
                        return refused!(
                            Fault::IllegalAction,
                            "\"{}\" would lead to a turn that never ends",
                            &text,
                        );
                    }
                    Err(Refusal::LeadsBack) => {
                        return refused!(
                            Fault::IllegalAction,
                            "\"{}\" would lead back to an earlier choice of this turn",
                            &text,
                        );
                    }
                    _ => {}
                }
            }
        }
        let legal = self.legal();
        let legal = listed(&Own(&legal), " ");
        refused!(Fault::IllegalAction, "\"{…}\" is not legal now; legal: {}", &text, &legal)
    }

    /// The earlier decision points of this turn, its start first.
    #[must_use]
    pub fn trail(&self) -> Vec<Position> {
        self.positions(self.point().turn_start, self.cursor)
    }

    /// The positions in which turns have begun, this one included if one begins
    /// here: what repetition is judged by.
    pub fn begun(&self) -> impl Iterator<Item = &Position> {
        let points = self.points.iter().take(self.cursor + 1);
        points.filter(|point| point.begins).map(|point| &point.pos)
    }

    fn positions(&self, from: usize, to: usize) -> Vec<Position> {
        let mut positions = Vec::new();
        for point in &self.points[from.min(to)..to] {
            positions.push(point.pos);
        }
        positions
    }

    /// Finds out what can be decided at a position, ending turns that end of
    /// themselves, and whether the game is over there.
    fn settle(
        &self,
        mut pos: Position,
        mut turn: u32,
        mut turn_start: usize,
        log: &mut Log,
    ) -> (Point, Vec<Event>) {
        let index = self.points.len();
        loop {
            let begins = pos.between_turns();
            let mut outcome = if begins { self.rules.over(&pos) } else { None };
            let mut legal = Moves::default();
            if outcome.is_none() {
                let trail = self.positions(turn_start, index);
                let end = match self.rules.standing(&pos, &trail) {
                    Standing::Open(moves) => {
                        let early = if begins { self.early_end(&pos, turn) } else { None };
                        if early.is_none() {
                            legal = moves;
                        }
                        early
                    }
                    Standing::Endless => Some(OutcomeKind::Endless),
                    Standing::Nothing if !pos.phase.is_play() => None,
                    Standing::Nothing if pos.pending != Pending::Again => Some(OutcomeKind::End),
                    Standing::Nothing | Standing::TurnEnds => {
                        self.rules.end_turn(&mut pos, log);
                        turn += 1;
                        turn_start = index;
                        continue;
                    }
                };
                outcome = end.map(|kind| self.rules.outcome(&pos, kind));
            }
            let mut happened = Vec::new();
            if let Some(outcome) = &outcome {
                happened.push(Event::Over { by: pos.mover, outcome: *outcome });
            }
            return (Point { pos, turn, turn_start, begins, outcome, legal }, happened);
        }
    }

    fn early_end(&self, pos: &Position, turn: u32) -> Option<OutcomeKind> {
        let mut before = 0;
        for point in self.points.iter().take(self.cursor + 1) {
            before += u32::from(point.begins && point.pos == *pos);
        }
        if before >= 2 {
            Some(OutcomeKind::Repetition)
        } else if turn > TURN_BOUND {
            Some(OutcomeKind::Length)
        } else {
            None
        }
    }

    /// Takes back the last action; whether there was one.
    pub fn undo(&mut self) -> bool {
        let can = self.cursor > 0;
        self.cursor -= usize::from(can);
        can
    }

    /// Plays again what was taken back; whether there was something.
    pub fn redo(&mut self) -> bool {
        let can = self.cursor + 1 < self.points.len();
        self.cursor += usize::from(can);
        can
    }

    /// The state as plain data.
    #[must_use]
    pub fn state(&self) -> State {
        let point = self.point();
        let pos = &point.pos;
        let board = self.rules.board();
        let over = point.outcome.is_some();
        let i = pos.mover.index();
        let (mut hands, mut hand) = (pos.hands, pos.held[i]);
        if matches!(pos.phase, Phase::Setup | Phase::Opening1 | Phase::Opening2 | Phase::Race) {
            // Both players hold seeds of their own.
            (hands, hand) = (pos.held, 0);
        }
        let kind = match pos.pending {
            Pending::Nothing => None,
            Pending::Ending if self.rules.offers_capture(pos) => Some(ChoiceKind::Capture),
            Pending::Ending => Some(ChoiceKind::Reverse),
            Pending::Resow => Some(ChoiceKind::Resow),
            Pending::Direction => Some(ChoiceKind::Direction),
            Pending::House => Some(ChoiceKind::House),
            Pending::Again => Some(ChoiceKind::Again),
        };
        let mut state = State {
            game: self.rules.page().id.clone(),
            setup: self.rules.setup.name.clone(),
            options: self.rules.effective_options(),
            seeds: Grid::new(board.row_count(), board.columns(), 0),
            marks: Grid::new(board.row_count(), board.columns(), Mark::None),
            keeps: self.rules.keeps,
            reserve: self.rules.has_hands(),
            mark_kind: self.rules.page().marks,
            appearance: self.rules.page().appearance,
            stores: pos.stores,
            hands,
            hand,
            mover: pos.mover,
            turn: point.turn,
            phase: if over { Phase::Over } else { pos.phase },
            pending: kind.filter(|_| !over).map(|kind| PendingChoice { kind, options: self.legal() }),
            outcome: point.outcome,
        };
        for pit in board.pits() {
            let place = board.place(pit);
            state.seeds[place] = pos.seeds(pit);
            state.marks[place] = self.rules.mark_of(pos, pit);
        }
        state
    }

    /// Whether the last event list of a traced turn ended it.
    #[must_use]
    pub fn ended_turn(happened: &[Event]) -> bool {
        happened.iter().any(|e| matches!(e, Event::Sleep { .. } | Event::Pass { .. } | Event::Over { .. }))
    }

    /// The record of the game as text.
    #[must_use]
    pub fn record(&self) -> String {
        crate::text::record::write(self)
    }

    /// The player to decide.
    #[must_use]
    pub fn mover(&self) -> Side {
        self.current().mover
    }
}
