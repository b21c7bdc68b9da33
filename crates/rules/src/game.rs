//! A game being played: actions in, events out, undo and redo.

use alloc::borrow::ToOwned;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::board::{Pit, PitName, Side};
use crate::builder::GameBuilder;
use crate::error::{Error, Fault, PlayError, not_here};
use crate::event::{Event, events};
use crate::finish::{Outcome, OutcomeKind};
use crate::legality::{Legal, Refusal};
use crate::moves::{Move, Moves};
use crate::page::Page;
use crate::position::{Pending, Phase, Position};
use crate::refused;
use crate::rules::{Rules, TURN_BOUND};
use crate::state::{ChoiceKind, Grid, Mark, PendingChoice, State};
use crate::step::{Log, Step, silent};
use crate::template::{Own, listed};
use crate::text::action::{Action, SeedCounts};
use crate::text::record::Record;

/// An action of a set-up phase with numbers of the player's own choice.
///
/// ```
/// use mbao_rules::{FreeAction, Game, SeedCounts};
///
/// let mut game = Game::start("lukho")?;
/// assert_eq!(game.free_action(), Some(FreeAction::Lift));
/// let mut counts = SeedCounts::default();
/// counts.set("a1".parse()?, 3);
/// game.play(FreeAction::Lift.with(counts))?;
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FreeAction {
    /// Seeds are lifted.
    Lift,
    /// Seeds are laid.
    Lay,
}

impl FreeAction {
    /// The action with these numbers.
    #[must_use]
    pub const fn with(self, counts: SeedCounts) -> Action {
        match self {
            Self::Lift => Action::Lift(counts),
            Self::Lay => Action::Lay(counts),
        }
    }

    /// The pattern that stands for it among legal actions: `lift *` or `lay *`.
    #[must_use]
    pub const fn pattern(self) -> &'static str {
        match self {
            Self::Lift => "lift *",
            Self::Lay => "lay *",
        }
    }
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
///
/// ```
/// use mbao_rules::Game;
///
/// let mut game = Game::start("giuthi")?;
/// while let Some(&action) = game.legal().first() {
///     game.play(action)?;
///     if game.turn() > 20 {
///         break;
///     }
/// }
/// let record = game.record();
/// assert_eq!(Game::replay(record)?.state(), game.state());
/// # Ok::<(), mbao_rules::Error>(())
/// ```
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
    /// Begins a recorded game with its usual set-up and options.
    ///
    /// ```
    /// let mut game = mbao_rules::Game::start("ndoto")?;
    /// let events = game.play_text("c1")?;
    /// assert_eq!(events[0].to_string(), "lift c1 2");
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Fault::UnknownGame`], naming the games there are.
    pub fn start(id: &str) -> Result<Self, Error> {
        Self::builder(id).start()
    }

    /// A recorded game to begin with a set-up, options or a position of one's
    /// choice.
    ///
    /// ```
    /// use mbao_rules::Game;
    ///
    /// let game = Game::builder("enkeshui").setup("i").option("race", "no").start()?;
    /// assert_eq!(game.rules().setup_name(), "i");
    /// let error = Game::builder("enkeshui").setup("z").start().unwrap_err();
    /// assert_eq!(error.code(), "unknown-setup");
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[must_use]
    pub fn builder(id: impl Into<String>) -> GameBuilder {
        GameBuilder { game: id.into(), ..GameBuilder::default() }
    }

    /// A game of one's own definition to begin; see [`Page`].
    ///
    /// ```
    /// use mbao_rules::{Game, game};
    ///
    /// let game = Game::builder_for(game("ndoto")?).start()?;
    /// assert_eq!(game.rules().page().name, "Ndoto");
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[must_use]
    pub fn builder_for(page: &Page) -> GameBuilder {
        GameBuilder { game: page.id.to_string(), page: Some(page.clone()), ..GameBuilder::default() }
    }

    /// Replays a record of a recorded game.
    ///
    /// ```
    /// use mbao_rules::Game;
    ///
    /// let game = Game::replay("Game: ndoto\n\n1. c1  d2\n")?;
    /// assert_eq!(game.action_texts(), ["c1", "d2"]);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    ///
    /// # Errors
    /// [`Fault::BadRecord`], with the line of what cannot be read or played.
    pub fn replay(record: impl Into<String>) -> Result<Self, Error> {
        GameBuilder::default().record(record).start()
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

    /// Keeps the headers and comments of the record it came from.
    pub(crate) fn annotate(&mut self, record: Record) {
        self.notes = record;
        self.notes.moves.clear();
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

    /// An action that brought the game here, with the position before it and
    /// the number of its turn.
    pub(crate) fn action(&self, at: usize) -> Option<(Action, &Position, u32)> {
        if at >= self.cursor {
            return None;
        }
        let (action, point) = (self.actions.get(at)?, self.points.get(at)?);
        Some((*action, &point.pos, point.turn))
    }

    /// The actions that brought the game here.
    #[must_use]
    pub fn actions(&self) -> &[Action] {
        &self.actions[..self.cursor]
    }

    /// The same as text.
    #[must_use]
    pub fn action_texts(&self) -> Vec<String> {
        self.actions().iter().map(Action::to_string).collect()
    }

    /// The decisions that brought the game here, each with the position before
    /// it and the number of its turn.
    ///
    /// ```
    /// use mbao_rules::{Game, Side};
    ///
    /// let game = Game::replay("Game: ndoto\n\n1. c1  d2\n")?;
    /// let movers: Vec<Side> = game.moves().map(|(_, before, _)| before.mover()).collect();
    /// assert_eq!(movers, [Side::South, Side::North]);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn moves(&self) -> impl Iterator<Item = (Move, &Position, u32)> + '_ {
        self.actions().iter().zip(&self.points).filter_map(|(action, point)| {
            let decision = self.rules.decision(action).ok()??;
            Some((decision, &point.pos, point.turn))
        })
    }

    pub(crate) const fn began_from_position(&self) -> bool {
        self.from_position
    }

    pub(crate) fn first_position(&self) -> &Position {
        &self.points[0].pos
    }

    /// The position text; `None` in mid-turn and in set-up phases.
    ///
    /// ```
    /// let game = mbao_rules::Game::start("ndoto")?;
    /// assert_eq!(game.position().as_deref(), Some("2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 s 0-0"));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[must_use]
    pub fn position(&self) -> Option<String> {
        self.rules.position_text(self.current())
    }

    /// The legal actions, sorted by their texts; none when the game is over.
    /// Where numbers are free, [`Game::free_action`] says what can be done
    /// besides.
    ///
    /// ```
    /// use mbao_rules::{Action, Game};
    ///
    /// let mut game = Game::start("mbothe")?;
    /// let first: Action = game.legal()[0];
    /// game.play(first)?;
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[must_use]
    pub fn legal(&self) -> Vec<Action> {
        let mut legal: Vec<Action> = self.legal_moves().iter().map(|&m| self.rules.action(m)).collect();
        legal.sort_by_cached_key(Action::to_string);
        legal
    }

    /// What can be lifted or laid now with numbers of the player's own choice.
    ///
    /// ```
    /// use mbao_rules::{FreeAction, Game};
    ///
    /// let game = Game::start("lukho")?;
    /// assert_eq!((game.legal(), game.free_action()), (vec![], Some(FreeAction::Lift)));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    #[must_use]
    pub fn free_action(&self) -> Option<FreeAction> {
        let pos = self.current();
        if self.outcome().is_some() || pos.phase.is_play() {
            None
        } else if self.rules.wants_lift(pos) {
            Some(FreeAction::Lift)
        } else if self.rules.wants_lay(pos) {
            Some(FreeAction::Lay)
        } else {
            None
        }
    }

    /// The legal actions as texts, sorted. Where numbers are free, the pattern
    /// `lift *` or `lay *` stands for them.
    #[must_use]
    pub fn legal_texts(&self) -> Vec<String> {
        let mut legal: Vec<String> = self.legal().iter().map(Action::to_string).collect();
        // "done" comes before both patterns: the list stays sorted.
        legal.extend(self.free_action().map(|free| free.pattern().to_owned()));
        legal
    }

    /// A legal action by lot, with numbers by lot where they are free; `None`
    /// when the game is over. `pick(n)` gives a number below `n`.
    ///
    /// ```
    /// use mbao_rules::Game;
    ///
    /// let mut game = Game::start("lukho")?;
    /// for turn in 0..100 {
    ///     let Some(action) = game.random_action(|n| turn % n) else { break };
    ///     game.play(action)?;
    /// }
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn random_action(&self, mut pick: impl FnMut(usize) -> usize) -> Option<Action> {
        let (legal, free) = (self.legal(), self.free_action());
        let choices = legal.len() + usize::from(free.is_some());
        if choices == 0 {
            return None;
        }
        match (legal.get(pick(choices)), free) {
            (Some(action), _) => Some(*action),
            (None, None) => legal.first().copied(),
            (None, Some(free)) => {
                let counts = self.rules.random_counts(self.current(), &mut pick);
                Some(free.with(counts))
            }
        }
    }

    /// The legal decisions, without the set-up phases' free numbers.
    #[must_use]
    pub fn legal_moves(&self) -> &[Move] {
        if self.point().outcome.is_some() { &[] } else { &self.point().legal }
    }

    /// Plays an action; gives what happened.
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
    /// The action with the reason: [`Fault::BadAction`], [`Fault::IllegalAction`]
    /// or [`Fault::Over`]. The game is as it was.
    pub fn play(&mut self, action: Action) -> Result<Vec<Event>, PlayError> {
        self.play_checked(action).map_err(|error| PlayError { action, error })
    }

    /// Plays an action given as text.
    ///
    /// # Errors
    /// As [`Game::play`]. The game is as it was.
    pub fn play_text(&mut self, text: &str) -> Result<Vec<Event>, Error> {
        let action = self.rules.read_action(text)?;
        self.play_checked(action)
    }

    /// Plays one of the legal decisions.
    ///
    /// # Errors
    /// As [`Game::play`]. The game is as it was.
    pub fn play_move(&mut self, decision: Move) -> Result<Vec<Event>, PlayError> {
        self.play(self.rules.action(decision))
    }

    fn play_checked(&mut self, action: Action) -> Result<Vec<Event>, Error> {
        let mut log = Log::new();
        let pos = self.carry_out(&action, &mut log)?;
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
        self.actions.push(action);
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
        let decision = self.rules.decision(action)?;
        let next = match (decision, action) {
            (Some(decision), _) if point.legal.contains(&decision) => {
                self.rules.apply(before, decision, log).map_err(|_| not_here())
            }
            (_, Action::Lift(counts)) if self.rules.wants_lift(before) => {
                self.rules.lift_seeds(before, counts, log)
            }
            (_, Action::Lay(counts)) if self.rules.wants_lay(before) => {
                self.rules.lay_seeds(before, counts, log)
            }
            _ => return Err(self.refused(action, decision)),
        };
        next.map_err(|why| {
            let text = action.to_string();
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
    ///
    /// ```
    /// let game = mbao_rules::Game::start("ndoto")?;
    /// assert_eq!(game.reach("c1"), Some("e1".parse()?));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
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

    /// Why an action is not legal; `decision` is what it means.
    fn refused(&self, action: &Action, decision: Option<Move>) -> Error {
        let text = action.to_string();
        if let Some(decision) = decision {
            match self.rules.play(self.current(), decision, &self.trail()).map_err(|refused| refused.refusal)
            {
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
        let legal = self.legal_texts();
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
                let end = match self.rules.legal(&pos, &trail) {
                    Legal::Open(moves) => {
                        let early = if begins { self.early_end(&pos, turn) } else { None };
                        if early.is_none() {
                            legal = moves;
                        }
                        early
                    }
                    Legal::Endless => Some(OutcomeKind::Endless),
                    Legal::Nothing if !pos.phase.is_play() => None,
                    Legal::Nothing if pos.pending != Pending::Again => Some(OutcomeKind::End),
                    Legal::Nothing | Legal::TurnEnds => {
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
    ///
    /// ```
    /// use mbao_rules::Game;
    ///
    /// let mut game = Game::start("ndoto")?;
    /// game.play_text("c1")?;
    /// assert!(game.undo() && game.actions().is_empty());
    /// assert!(game.redo() && !game.redo());
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
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
