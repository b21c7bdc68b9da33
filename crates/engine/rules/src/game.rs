//! A game in progress: its beginning, its present state, undo and redo.

mod gather;
mod legal;
mod play;
mod state;
mod why;

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::board::Side;
use crate::builder::GameBuilder;
use crate::definition::Definition;
use crate::error::Error;
use crate::event::Event;
use crate::finish::Outcome;
use crate::moves::{Move, Moves};
use crate::position::Position;
use crate::rules::Rules;
use crate::step::Log;
use crate::tally::Tally;
use crate::text::action::Action;

pub use legal::FreeAction;

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
/// assert_eq!(game.action_texts().len(), game.actions().len());
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Game {
    rules: Rules,
    from_position: bool,
    points: Vec<Point>,
    actions: Vec<Action>,
    cursor: usize,
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
    /// [`Fault::UnknownGame`](crate::Fault::UnknownGame), naming the games there are.
    pub fn start(id: &str) -> Result<Self, Error> {
        Self::builder(id).start()
    }

    /// Builds a recorded game with a set-up, options or a position of your choice.
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
    pub fn builder(id: impl Into<String>) -> GameBuilder {
        GameBuilder { game: id.into(), ..GameBuilder::default() }
    }

    /// Builds a game from your own definition; see [`Definition`].
    ///
    /// ```
    /// use mbao_rules::{Game, game};
    ///
    /// let game = Game::builder_for(game("ndoto")?).start()?;
    /// assert_eq!(game.rules().definition().name, "Ndoto");
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn builder_for(definition: &Definition) -> GameBuilder {
        GameBuilder {
            game: definition.id.to_string(),
            definition: Some(definition.clone()),
            ..GameBuilder::default()
        }
    }

    /// Begins a game with compiled rules, from a position text if there is one.
    ///
    /// # Errors
    /// [`Fault::BadPosition`](crate::Fault::BadPosition).
    pub fn with_rules(rules: Rules, position: Option<&str>) -> Result<Self, Error> {
        let pos = match position {
            Some(text) => rules.read_position(text)?,
            None => rules.first_position(),
        };
        let mut game = Self {
            rules,
            from_position: position.is_some(),
            points: Vec::new(),
            actions: Vec::new(),
            cursor: 0,
        };
        let point = game.settle(pos, 1, 0, 0, &mut Log::new());
        game.points.push(point);
        Ok(game)
    }

    /// The rules it is played by.
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    fn point(&self) -> &Point {
        &self.points[self.cursor]
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        &self.point().pos
    }

    /// The result, once the game is over.
    pub fn outcome(&self) -> Option<Outcome> {
        self.point().outcome
    }

    /// What counts for South and for North now, as the definition's [`Count`](crate::definition::Count) says. At the end the totals are the
    /// outcome's score.
    ///
    /// - `StarterLoses` (§3 to §8, §10, bao): the seeds on the own side and in hand.
    /// - `StoreAndSide` (§9, §11 to §13): the store, own bulls wherever they lie, and the own side.
    /// - `StoreAndMarks` (§15): the store and own knives; other seeds count for nobody.
    /// - `BoardToOther` (§14): the store alone. Who gets the board is known only at the end.
    pub fn tally(&self) -> [Tally; 2] {
        self.rules.tally(self.position(), self.outcome().map(|outcome| outcome.kind))
    }

    /// Number of the turn, from 1.
    pub fn turn(&self) -> u32 {
        self.point().turn
    }

    /// An action that brought the game here, with the position before it and the number of its turn; `None` from
    /// where the game stands now.
    ///
    /// ```
    /// use mbao_rules::{Game, Side};
    ///
    /// let mut game = Game::start("ndoto")?;
    /// game.play_text("c1")?;
    /// let (action, before, turn) = game.action(0).expect("it was played");
    /// assert_eq!((action.to_string().as_str(), before.mover(), turn), ("c1", Side::South, 1));
    /// assert!(game.action(1).is_none());
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn action(&self, at: usize) -> Option<(Action, &Position, u32)> {
        if at >= self.cursor {
            return None;
        }
        let (action, point) = (self.actions.get(at)?, self.points.get(at)?);
        Some((*action, &point.pos, point.turn))
    }

    /// The actions that brought the game here.
    pub fn actions(&self) -> &[Action] {
        &self.actions[..self.cursor]
    }

    /// The actions that brought the game here, as text.
    pub fn action_texts(&self) -> Vec<String> {
        self.actions().iter().map(Action::to_string).collect()
    }

    /// The moves that brought the game here, each with the position before
    /// it and the number of its turn.
    ///
    /// ```
    /// use mbao_rules::{Game, Side};
    ///
    /// let mut game = Game::start("ndoto")?;
    /// game.play_text("c1")?;
    /// game.play_text("d2")?;
    /// let movers: Vec<Side> = game.history().map(|(_, before, _)| before.mover()).collect();
    /// assert_eq!(movers, [Side::South, Side::North]);
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn history(&self) -> impl Iterator<Item = (Move, &Position, u32)> + '_ {
        self.actions().iter().zip(&self.points).filter_map(|(action, point)| {
            let mv = self.rules.move_of(action).ok()??;
            Some((mv, &point.pos, point.turn))
        })
    }

    /// Whether the game began from a position, not from a set-up.
    pub const fn began_from_position(&self) -> bool {
        self.from_position
    }

    /// The position at the first choice.
    pub fn first_position(&self) -> &Position {
        &self.points[0].pos
    }

    /// The position text; `None` in mid-turn and in set-up phases.
    ///
    /// ```
    /// let game = mbao_rules::Game::start("ndoto")?;
    /// assert_eq!(game.position_text().as_deref(), Some("2,2,2,2,2,2,2,2/2,2,2,2,2,2,2,2 s 0-0"));
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn position_text(&self) -> Option<String> {
        self.rules.position_text(self.position())
    }

    /// The earlier points of choice of this turn, its start first.
    pub fn trail(&self) -> Vec<Position> {
        self.positions(self.point().turn_start, self.cursor)
    }

    /// The positions at which turns began, including this one if a turn begins here. Repetition is
    /// judged by these.
    pub fn turn_starts(&self) -> impl Iterator<Item = &Position> {
        let points = self.points.iter().take(self.cursor + 1);
        points.filter(|point| point.begins).map(|point| &point.pos)
    }

    fn positions(&self, from: usize, to: usize) -> Vec<Position> {
        self.points[from.min(to)..to].iter().map(|point| point.pos).collect()
    }

    /// Takes back the last action. Returns whether there was one.
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

    /// Replays the action that was taken back last. Returns whether there was one.
    pub fn redo(&mut self) -> bool {
        let can = self.cursor + 1 < self.points.len();
        self.cursor += usize::from(can);
        can
    }

    /// Whether a turn ended in these events: those of one action, or several.
    ///
    /// ```
    /// use mbao_rules::Game;
    ///
    /// let mut game = Game::start("omweso")?;
    /// let mut turn = game.play_text("a1")?;
    /// while !Game::ended_turn(&turn) {
    ///     let action = game.legal()[0];
    ///     turn.extend(game.play(action)?);
    /// }
    /// # Ok::<(), mbao_rules::Error>(())
    /// ```
    pub fn ended_turn(happened: &[Event]) -> bool {
        happened.iter().any(|e| matches!(e, Event::Sleep { .. } | Event::Pass { .. } | Event::Over { .. }))
    }

    /// The player to decide.
    pub fn mover(&self) -> Side {
        self.position().mover
    }
}
