//! What a position is worth, in units that people understand.

use mbao_rules::Side;

use crate::judge::{FORCED, WIN};

/// What a position is worth to a player: to the one who is to move, unless the place that gives it says otherwise.
/// Greater is better for that player.
///
/// ```
/// use mbao_players::{Level, Limits, Player};
/// use mbao_rules::Rules;
///
/// let rules = Rules::of("ndoto")?;
/// let end = rules.read_position("0,0,0,0,0,0,0,1/0,0,0,0,0,0,0,1 s 20-10")?;
/// let player = Player::new(&rules, Level::MASTER, 1);
/// let value = player.value(&end, &Limits { nodes: 2_000, ..Limits::default() }, || false).expect("a turn begins");
/// assert_eq!(value.forced().map(|(won, _)| won), Some(true), "{value:?}");
/// assert!(value.points() > 27_500 && value.chance() > 0.99);
/// # Ok::<(), mbao_rules::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Value(i32);

impl Value {
    pub(crate) const fn new(points: i32) -> Self {
        Self(points)
    }

    /// The chance of winning between equal players, 0 to 1; a draw counts as one half.
    #[must_use]
    pub fn chance(self) -> f64 {
        // Beyond 16 the chance no longer changes visibly.
        let x = f64::from(self.0.clamp(-16_000, 16_000)) / 1_000.0;
        // The exponential by its definition, with only sums and products, which are the same on
        // every machine.
        let mut power = 1.0 - x / 4_096.0;
        for _ in 0..12 {
            power *= power;
        }
        1.0 / (1.0 + power)
    }

    /// A forced end: whether the player wins (`true`) or loses, and in how many turns of both players. `None` where
    /// nothing is forced as far as was searched.
    #[must_use]
    pub fn forced(self) -> Option<(bool, u32)> {
        let turns = WIN - self.0.abs();
        (self.0.abs() >= FORCED).then(|| (self.0 > 0, u32::try_from(turns).unwrap_or(0)))
    }

    /// Thousandths of the natural logarithm of the odds, from −30 000 to 30 000: 0 is even, 1 000 is a chance of 73 in
    /// 100, below 0 the other player stands better. From 27 500 on, and below −27 500, the end is forced, and the
    /// difference to 30 000 is the number of turns until then: [`Value::forced`] tells it.
    #[must_use]
    pub const fn points(self) -> i32 {
        self.0
    }

    /// The same value, given for `side`, seen from South.
    #[must_use]
    pub const fn for_south(self, side: Side) -> Self {
        match side {
            Side::South => self,
            Side::North => Self(-self.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chances_go_with_values() {
        assert!((Value(0).chance() - 0.5).abs() < 1e-12);
        assert!((Value(1_000).chance() - 0.731).abs() < 1e-3);
        assert!((Value(-1_000).chance() - 0.269).abs() < 1e-3);
        assert!(Value(29_999).chance() > 0.999 && Value(-29_999).chance() < 0.001);
        assert_eq!(Value(29_997).forced(), Some((true, 3)));
        assert_eq!(Value(-29_998).forced(), Some((false, 2)));
        assert_eq!(Value(21_500).forced(), None);
    }
}
