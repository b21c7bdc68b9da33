//! The score of several games in a row: the games won and the points, as the board reported them.

use serde::{Deserialize, Serialize};

use mbao_viewer::board_element::Outcome;

/// How several games in a row are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeriesRules {
    /// Whether a game brings points besides counting as won.
    pub points: bool,
    /// Points for a first game that is won by exactly two seeds, if they differ from
    /// those for later games.
    pub first_by_two: Option<u32>,
}

#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Series {
    pub game: String,
    pub games: u32,
    /// South's and North's.
    pub won: [u32; 2],
    pub points: [u32; 2],
    /// Who begins the game on the board.
    pub north: bool,
}

impl Series {
    /// The score of a game among `all` that are kept.
    pub fn of(all: &[Self], game: &str) -> Self {
        let none = || Self { game: game.to_owned(), ..Self::default() };
        all.iter().find(|one| one.game == game).cloned().unwrap_or_else(none)
    }

    pub fn count(&mut self, outcome: &Outcome, rules: SeriesRules) {
        let first = self.games == 0;
        self.games += 1;
        let points = match rules.first_by_two {
            Some(points) if first && outcome.by_two => points,
            _ => outcome.points.unwrap_or(0),
        };
        if let Some(winner) = outcome.winner {
            self.won[winner as usize] += 1;
            self.points[winner as usize] += points;
        }
    }
}

/// The series that is played at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sitting {
    pub series: Series,
    /// While the next game is being laid out, how many games had begun before it.
    pub laying: Option<u32>,
    /// Whether the next game cannot be begun by the other side.
    pub stuck: bool,
}

#[cfg(test)]
mod tests {
    use super::*;
    use mbao_viewer::board_element::Side;

    #[test]
    fn games_and_points_are_added_up() {
        let mut series = Series::default();
        let rules = SeriesRules { points: true, first_by_two: Some(12) };
        let won = |winner, points, by_two| Outcome { winner, points, by_two, ..Outcome::default() };
        series.count(&won(Some(Side::South), Some(4), true), rules);
        series.count(&won(Some(Side::North), Some(4), true), rules);
        series.count(&won(None, None, false), rules);
        series.count(&won(Some(Side::North), Some(2), false), rules);
        assert_eq!((series.games, series.won, series.points), (4, [1, 2], [12, 6]));
    }

    #[test]
    fn a_first_game_counts_like_others_where_nothing_else_is_said() {
        let mut series = Series::default();
        let rules = SeriesRules { points: false, first_by_two: None };
        let by_two = Outcome { winner: Some(Side::South), by_two: true, ..Outcome::default() };
        series.count(&by_two, rules);
        assert_eq!((series.games, series.won, series.points), (1, [1, 0], [0, 0]));
    }
}
