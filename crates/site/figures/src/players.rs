//! How the computer players play: the files about all games.

use serde::{Deserialize, Deserializer};

/// How strong the levels of the computer players are against each other.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Strength {
    /// When it was measured, year first.
    #[serde(deserialize_with = "date")]
    pub date: String,
    pub seed: u64,
    /// Decisions chosen at random at the beginning.
    pub lots: u64,
    /// How much thinking each decision may take.
    pub limit: Limit,
    #[serde(rename = "pairing")]
    pub pairings: Vec<Pairing>,
}

fn date<'de, D: Deserializer<'de>>(from: D) -> Result<String, D::Error> {
    toml::value::Datetime::deserialize(from).map(|date| date.to_string())
}

/// How much a computer player thinks before a decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub enum Limit {
    /// This many decisions are imagined.
    Nodes(u64),
    /// Thinking takes this long, on a machine that plays several games at once.
    Time {
        millis: u64,
        #[serde(rename = "games-at-once")]
        at_once: u32,
        cores: u32,
    },
}

/// Two levels that met in a game.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    pub game: String,
    pub stronger: u8,
    pub weaker: u8,
    /// Games that the higher level won.
    pub won: u32,
    /// Games that nobody won.
    pub drawn: u32,
    /// Games that the lower level won.
    pub lost: u32,
    pub turns: u32,
}

impl Pairing {
    /// Share of the higher level; draws count as half.
    #[must_use]
    pub fn share(&self) -> f64 {
        let games = f64::from((self.won + self.drawn + self.lost).max(1));
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / games
    }
}

/// What the levels do with their turns, against opponents who play at random or take the most in sight; written
/// by `cargo lab habits`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Habits {
    /// When it was measured, year first.
    #[serde(deserialize_with = "date")]
    pub date: String,
    pub seed: u64,
    /// Games of a level against each opponent.
    pub games: u32,
    /// How much thinking each decision may take.
    pub limit: Option<Limit>,
    /// What was found, by game and level.
    #[serde(rename = "habits")]
    pub found: Vec<LevelHabits>,
}

impl Habits {
    #[must_use]
    pub fn of(&self, game: &str, level: u8) -> Option<&LevelHabits> {
        self.found.iter().find(|one| one.game == game && one.level == level)
    }

    /// The first count that cannot be true: more of something than of what it is part of, a level or a number
    /// of points that there is not.
    #[must_use]
    pub fn mistake(&self) -> Option<String> {
        let wrong = |one: &&LevelHabits| {
            let most = f64::from(self.games);
            let parts = [
                (one.passed, one.turns),
                (one.offered, one.turns),
                (one.taken, one.offered),
                (one.open, one.turns),
                (one.same, one.open),
                (one.shortest, one.open),
                (one.declined, one.choices),
            ];
            one.level > 5
                || parts.iter().any(|(part, all)| part > all)
                || [one.points.random, one.points.child].iter().any(|points| !(0.0..=most).contains(points))
        };
        self.found
            .iter()
            .find(wrong)
            .map(|one| format!("{}, level {}: the counts do not fit", one.game, one.level))
    }
}

/// What a level did with its turns in the games of one kind.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LevelHabits {
    pub game: String,
    pub level: u8,
    /// What it won against each opponent: a point for a game, half of one for a draw.
    pub points: Points,
    pub turns: u32,
    /// Of these, those that it passed.
    pub passed: u32,
    /// Turns in which it could capture.
    pub offered: u32,
    /// Of these, those in which it did.
    pub taken: u32,
    /// Turns with two starts or more.
    pub open: u32,
    /// Of these, those that began as the one before.
    pub same: u32,
    /// And those with the start that sows the fewest seeds.
    pub shortest: u32,
    /// Choices within turns: to capture or not, to sow the house or stop.
    pub choices: u32,
    /// Of these, those that it declined.
    pub declined: u32,
}

/// Points against the two simple opponents.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Points {
    /// Against one that plays at random.
    pub random: f64,
    /// Against one that takes the most in sight.
    pub child: f64,
}

/// Chances of winning that were shown, compared with the results of games; written by `cargo lab calibrate`.
#[derive(Clone, Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calibration {
    /// When it was measured, year first.
    #[serde(deserialize_with = "date")]
    pub date: String,
    pub seed: u64,
    /// Games of each kind.
    pub games: u32,
    /// Decisions tried for each chance.
    pub nodes: u64,
    /// What was found, game by game.
    #[serde(rename = "game")]
    pub found: Vec<Calibrated>,
}

/// How true the chances of winning in a game are.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Calibrated {
    pub id: String,
    /// How many chances were shown.
    pub chances: u32,
    /// Slope of results on values, as judged and as shown: 1 where chances come true, less where they are too
    /// bold.
    pub slope: [f64; 2],
    /// Brier score, as judged and as shown: 0 is perfect, 0.25 knows nothing.
    pub brier: [f64; 2],
    /// By tenths of chances: how many were shown, their mean, and the share of games that was won.
    pub steps: [(u32, f64, f64); 10],
}

impl Calibration {
    /// The steps of all games together: how many chances, their mean, and the share of games that was won.
    #[must_use]
    pub fn together(&self) -> [(u32, f64, f64); 10] {
        std::array::from_fn(|at| {
            let count: u32 = self.found.iter().map(|game| game.steps[at].0).sum();
            let mean = |of: fn(&(u32, f64, f64)) -> f64| {
                let sum: f64 =
                    self.found.iter().map(|game| f64::from(game.steps[at].0) * of(&game.steps[at])).sum();
                sum / f64::from(count.max(1))
            };
            (count, mean(|step| step.1), mean(|step| step.2))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_of_habits_whose_counts_do_not_fit_is_named() {
        let with = |taken: u32, random: f64| {
            let text = format!(
                "date = 2026-11-26\nseed = 1\ngames = 2\nlimit.nodes = 9\n[[habits]]\ngame = \"coro\"\nlevel = 0\n\
                 points = {{ random = {random:.1}, child = 0.0 }}\nturns = 9\npassed = 0\noffered = 5\n\
                 taken = {taken}\nopen = 9\nsame = 1\nshortest = 2\nchoices = 4\ndeclined = 2\n"
            );
            toml::from_str::<Habits>(&text).expect("a table").mistake()
        };
        assert_eq!(with(5, 1.5), None);
        assert!(with(6, 1.5).is_some() && with(5, 2.5).is_some());
    }
}
