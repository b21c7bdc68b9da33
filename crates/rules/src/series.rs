//! Series of games (§9, §12, §15): what is carried from one game to the next.

use alloc::borrow::ToOwned;
use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::board::Side;
use crate::error::{Error, Fault};
use crate::finish::Outcome;
use crate::position::{Phase, Position};
use crate::rules::Rules;

/// A fixed number of games, wins kept with twigs (§9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Twigs {
    games: u16,
    played: u16,
    /// South's and North's twigs.
    pub wins: [u16; 2],
}

impl Twigs {
    /// A series of so many games.
    #[must_use]
    pub const fn new(games: u16) -> Self {
        Self { games, played: 0, wins: [0; 2] }
    }

    /// Counts a finished game; a draw gives nobody a twig.
    pub fn count(&mut self, outcome: &Outcome) {
        self.played = self.played.saturating_add(1);
        if let Some(winner) = outcome.winner {
            self.wins[winner.index()] = self.wins[winner.index()].saturating_add(1);
        }
    }

    /// Whether all games have been played.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.played >= self.games
    }
}

/// Enkeshui in rounds (§9): the cows won are laid back from the right, what is
/// more than a side holds is set aside, until a player cannot fill his rightmost
/// boma.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounds {
    /// Cows in a boma when a side is laid out.
    each: u8,
    /// Most cows a side is laid out with.
    full: u16,
}

impl Rounds {
    /// Rounds of a game: as many cows a boma and a side as its set-up has.
    #[must_use]
    pub fn of(rules: &Rules) -> Self {
        let start = rules.start_position();
        let south = rules.board().own_pits(Side::South);
        let each = south.map(|pit| start.seeds(pit)).max().unwrap_or(1).max(1);
        Self { each, full: start.side_total(rules.board(), Side::South) }
    }

    /// The position of the next round after `won` cows were won, or the loser
    /// of the series: who cannot fill his rightmost boma (the poorer, if
    /// neither can).
    ///
    /// # Errors
    /// The side that has lost the series.
    pub fn next(&self, rules: &Rules, won: [u16; 2], starter: Side) -> Result<Position, Side> {
        let poorer = if won[0] <= won[1] { Side::South } else { Side::North };
        if won[poorer.index()] < u16::from(self.each) {
            return Err(poorer);
        }
        let mut pos = Position::empty(Phase::Play);
        pos.mover = starter;
        for &side in &Side::BOTH {
            let mut left = won[side.index()].min(self.full);
            for right in 0..rules.board.columns() {
                let pit = rules.front_from_right(side, right);
                let seeds = left.min(u16::from(self.each));
                pos.add(pit, u8::try_from(seeds).unwrap_or(0));
                left -= seeds;
            }
        }
        Ok(pos)
    }
}

/// Giuthi's second phase (§12): the loser of a game lays his stones as he likes,
/// the winner lays as many opposite.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rematch {
    /// Who lays and starts.
    pub loser: Side,
    /// His stones.
    pub stones: u16,
    /// He has less than half of what he began with.
    pub poor: bool,
}

/// The choices that versions of giuthi leave to the players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct RematchOptions {
    /// The loser need not lay all his stones.
    pub not_all: bool,
    /// The winner lays double when the loser has less than half.
    pub double: bool,
}

impl Rematch {
    /// What follows a finished game; `None` after a draw.
    #[must_use]
    pub fn after(rules: &Rules, outcome: &Outcome) -> Option<Self> {
        let loser = outcome.winner?.other();
        let stones = outcome.score[loser.index()];
        let began = rules.start_position().side_total(rules.board(), loser);
        Some(Self { loser, stones, poor: 2 * stones < began })
    }

    /// Pits a row the loser may choose: two fewer when he is poor, three at the
    /// least.
    #[must_use]
    pub fn columns(&self, rules: &Rules) -> Vec<usize> {
        let now = rules.board().columns();
        if self.poor && now > 3 { vec![now, (now - 2).max(3)] } else { vec![now] }
    }

    /// The position after the loser laid `laid`, from his left, on a board of
    /// as many pits a row.
    ///
    /// # Errors
    /// [`Fault::IllegalAction`] when the board is too short or long, or the
    /// stones are more than he has (or fewer, where all must be laid).
    pub fn position(
        &self,
        rules: &Rules,
        laid: &[u8],
        options: RematchOptions,
    ) -> Result<(Rules, Position), Error> {
        let columns = self.columns(rules);
        if !columns.contains(&laid.len()) {
            return Err(Error::new(
                Fault::IllegalAction,
                format!("{} pits a row: expected {columns:?}", laid.len()),
            ));
        }
        let total: u16 = laid.iter().map(|&n| u16::from(n)).sum();
        if total > self.stones || total == 0 || (!options.not_all && total < self.stones) {
            return Err(Error::new(
                Fault::IllegalAction,
                format!(
                    "{total} stones laid: {} of {} must be",
                    if options.not_all { "1 or more" } else { "all" },
                    self.stones
                ),
            ));
        }
        let times = if options.double && self.poor { 2 } else { 1 };
        if total * (1 + times) > 255 {
            return Err(Error::new(
                Fault::IllegalAction,
                format!("{total} stones laid: too many for the board"),
            ));
        }
        let mut chosen: Vec<(String, String)> =
            rules.chosen().iter().filter(|(id, _)| id != "columns" && id != "round").cloned().collect();
        chosen.push(("round".to_owned(), "later".to_owned()));
        let width = u8::try_from(laid.len()).ok();
        let rules = Rules::new(crate::games::game(&rules.page().id)?, None, &chosen, width)?;
        let mut pos = Position::empty(Phase::Play);
        pos.mover = self.loser;
        for (pit, &seeds) in rules.board().own_pits(self.loser).zip(laid) {
            pos.add(pit, seeds);
            pos.add(rules.board().opposite(pit), seeds * u8::try_from(times).unwrap_or(1));
        }
        Ok((rules, pos))
    }
}

/// A set of twelve games of lukho (§15).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LukhoSet {
    played: u16,
    /// South's and North's points.
    pub points: [u16; 2],
}

impl LukhoSet {
    /// Games of a set.
    pub const GAMES: u16 = 12;

    /// Counts a finished game; the points it gave. A first game that is won by
    /// a bull is worth twelve.
    pub fn count(&mut self, outcome: &Outcome) -> u16 {
        let first = self.played == 0;
        self.played = self.played.saturating_add(1);
        let (Some(winner), Some(points)) = (outcome.winner, outcome.points) else { return 0 };
        let points = if first && outcome.by_two { 12 } else { u16::from(points) };
        self.points[winner.index()] = self.points[winner.index()].saturating_add(points);
        points
    }

    /// Whether all twelve games have been played.
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.played >= Self::GAMES
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::finish::OutcomeKind;
    use crate::games::game;

    fn rules(id: &str) -> Rules {
        Rules::new(game(id).expect("a game"), None, &[], None).expect("rules")
    }

    fn outcome(score: [u16; 2], points: Option<u8>) -> Outcome {
        let winner = match score[0].cmp(&score[1]) {
            core::cmp::Ordering::Greater => Some(Side::South),
            core::cmp::Ordering::Less => Some(Side::North),
            core::cmp::Ordering::Equal => None,
        };
        let by_two = score[0].abs_diff(score[1]) == 2;
        Outcome { kind: OutcomeKind::End, winner, score, points, by_two }
    }

    #[test]
    fn enkeshui_lays_its_cows_back_from_the_right() {
        let rules = rules("enkeshui");
        let rounds = Rounds::of(&rules);
        // South won 30 and may lay 24; North lays his 18 from his right, column a.
        let pos = rounds.next(&rules, [30, 18], Side::North).expect("another round");
        let text = rules.position_text(&pos);
        assert_eq!(text.as_deref(), Some("4,4,4,4,2,0,0,0/0,0,4,4,4,4,4,4 n 0-0"));
        assert_eq!(rounds.next(&rules, [45, 3], Side::South), Err(Side::North));
        assert_eq!(rounds.next(&rules, [44, 4], Side::South).map(|p| p.total()), Ok(28));
    }

    #[test]
    fn giuthi_is_laid_opposite() {
        let rules = rules("giuthi");
        let rematch = Rematch::after(&rules, &outcome([76, 20], None)).expect("no draw");
        assert_eq!((rematch.loser, rematch.stones, rematch.poor), (Side::North, 20, true));
        assert_eq!(rematch.columns(&rules), [8, 6]);
        let laid = [5, 0, 5, 0, 5, 5];
        let options = RematchOptions::default();
        let (shorter, pos) = rematch.position(&rules, &laid, options).expect("a layout");
        let text = shorter.position_text(&pos);
        assert_eq!(text.as_deref(), Some("5,5,0,5,0,5/5,5,0,5,0,5 n 0-0"));
        assert_eq!(shorter.read_position("5,5,0,5,0,5/5,5,0,5,0,5 n 0-0"), Ok(pos));
        assert!(rematch.position(&rules, &[5, 5, 0, 0, 0, 0], options).is_err());
        let double = RematchOptions { not_all: true, double: true };
        let (_, pos) = rematch.position(&rules, &[1, 0, 0, 0, 0, 2, 0, 0], double).expect("a layout");
        assert_eq!(pos.total(), 9);
    }

    #[test]
    fn lukho_counts_its_bulls() {
        let mut set = LukhoSet::default();
        assert_eq!(set.count(&outcome([13, 11], Some(4))), 12);
        assert_eq!(set.count(&outcome([13, 11], Some(4))), 4);
        assert_eq!(set.count(&outcome([5, 20], Some(2))), 2);
        assert_eq!(set.count(&outcome([9, 9], None)), 0);
        assert_eq!(set.points, [16, 2]);
        let mut twigs = Twigs::new(2);
        twigs.count(&outcome([30, 18], None));
        assert!(!twigs.is_over());
        twigs.count(&outcome([24, 24], None));
        assert!(twigs.is_over());
        assert_eq!(twigs.wins, [1, 0]);
    }
}
