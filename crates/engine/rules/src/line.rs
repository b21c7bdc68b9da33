//! A line of play that can be taken back: for programs that count, search or try out turns.

use alloc::vec;
use alloc::vec::Vec;

use crate::finish::Outcome;
use crate::legality::{Refusal, Refused};
use crate::moves::{Move, Moves};
use crate::position::{Pending, Position};
use crate::rules::Rules;
use crate::step::silent;

/// A line of play from a position, which can be taken back to where it began. It knows the earlier moves of its turn.
/// Where nothing more can be played in a turn, it goes on to the next one by itself. Positions may occur again any
/// number of times: only a [`Game`](crate::Game) counts them. One turn may have thousands of moves.
///
/// ```
/// use mbao_rules::{Line, Rules};
///
/// let rules = Rules::of("omweso")?;
/// let mut line = Line::new(&rules);
/// let before = *line.position();
/// let first = line.legal()[0];
/// line.play(first)?;
/// assert_ne!(*line.position(), before);
/// assert!(line.undo());
/// assert_eq!(*line.position(), before);
/// assert!(!line.undo(), "it began here");
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Line<'a> {
    rules: &'a Rules,
    /// The positions at which something was decided, in order, and the present one at the end.
    positions: Vec<Position>,
    /// What is known of each of them.
    points: Vec<Point>,
}

#[derive(Clone, Debug)]
struct Point {
    turn: u32,
    /// Where in `positions` its turn begins.
    turn_start: usize,
    /// None if the game is over.
    legal: Moves,
    outcome: Option<Outcome>,
}

impl<'a> Line<'a> {
    /// A line from the start of a game.
    pub fn new(rules: &'a Rules) -> Self {
        Self::from_position(rules, &rules.first_position())
    }

    /// A line from a position, as if its turn began there.
    pub fn from_position(rules: &'a Rules, position: &Position) -> Self {
        let mut line = Self { rules, positions: vec![*position], points: Vec::new() };
        line.settle(1, 0);
        line
    }

    /// The present position.
    pub fn position(&self) -> &Position {
        &self.positions[self.points.len() - 1]
    }

    /// The number of the present turn, from 1 where the line began.
    pub fn turn(&self) -> u32 {
        self.point().turn
    }

    /// The legal moves; none if the game is over. In set-up phases there may be none either: there, numbers of seeds
    /// are chosen, see [`Rules::wants_lift`] and [`Rules::wants_lay`].
    ///
    /// [`Moves`] is `Copy`: `let moves = *line.legal();` leaves the line free to be played on.
    pub fn legal(&self) -> &Moves {
        &self.point().legal
    }

    /// The result, if the game is over.
    pub fn outcome(&self) -> Option<&Outcome> {
        self.point().outcome.as_ref()
    }

    /// Plays a legal move, and carries its turn on up to the next move.
    ///
    /// # Errors
    /// The move with [`Refusal::NotOpen`] if it is not one of [`Line::legal`]. The line is unchanged.
    pub fn play(&mut self, mv: Move) -> Result<(), Refused> {
        let refused = |refusal| Refused { mv, refusal };
        if !self.legal().contains(&mv) {
            return Err(refused(Refusal::NotOpen));
        }
        let next = self.rules.apply(self.position(), mv, &mut silent()).map_err(refused)?;
        let Point { turn, turn_start, .. } = *self.point();
        self.positions.push(next);
        if next.pending == Pending::Nothing {
            self.settle(turn + 1, self.points.len());
        } else {
            self.settle(turn, turn_start);
        }
        Ok(())
    }

    /// Takes the last move back. Returns `false` where the line began.
    pub fn undo(&mut self) -> bool {
        let played = self.points.len() > 1;
        if played {
            self.points.pop();
            self.positions.pop();
        }
        played
    }

    fn point(&self) -> &Point {
        &self.points[self.points.len() - 1]
    }

    /// Finds how the line stands at its last position; ends turns that end by themselves.
    fn settle(&mut self, mut turn: u32, mut turn_start: usize) {
        let (last, before) = (self.positions.len() - 1, turn);
        let mut position = self.positions[last];
        let trail = &self.positions[turn_start..last];
        let (legal, outcome) = self.rules.settle(&mut position, &mut turn, trail, &mut silent());
        if turn > before {
            turn_start = last;
        }
        self.positions[last] = position;
        self.points.push(Point { turn, turn_start, legal, outcome });
    }
}
