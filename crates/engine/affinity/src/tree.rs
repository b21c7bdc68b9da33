//! Joins games by likeness, step by step.

use kodama::{Method, linkage};

/// Two groups that become one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Join {
    /// A game by its number or, if the number of games or greater, an earlier join. Of the two
    /// groups, it is the one with the smallest game number.
    pub first: usize,
    /// The other group, by a game or an earlier join, as `first`.
    pub second: usize,
    /// The mean distance between their members.
    pub distance: f64,
}

/// The joins of groups, the most alike first; one fewer than there are games.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tree {
    /// The number of games.
    pub games: usize,
    /// The joins in order.
    pub joins: Vec<Join>,
}

/// The tree of average linkage over `games` games; `distance` is called once for each pair, with
/// the smaller number first.
#[must_use]
pub fn tree(games: usize, mut distance: impl FnMut(usize, usize) -> f64) -> Tree {
    let mut pairs = Vec::with_capacity(games * games.saturating_sub(1) / 2);
    for first in 0..games {
        for second in first + 1..games {
            pairs.push(distance(first, second));
        }
    }
    let joined = linkage(&mut pairs, games, Method::Average);
    // The smallest number of a game in each group.
    let mut smallest: Vec<usize> = (0..games).collect();
    let mut joins = Vec::with_capacity(joined.len());
    for step in joined.steps() {
        let (one, other) = (step.cluster1, step.cluster2);
        let (first, second) = if smallest[one] < smallest[other] { (one, other) } else { (other, one) };
        smallest.push(smallest[first]);
        joins.push(Join { first, second, distance: step.dissimilarity });
    }
    Tree { games, joins }
}

impl Tree {
    /// The games in an order that keeps joined ones side by side.
    #[must_use]
    pub fn order(&self) -> Vec<usize> {
        let mut order = Vec::with_capacity(self.games);
        let mut open = vec![self.games + self.joins.len().saturating_sub(1)];
        if self.joins.is_empty() {
            return (0..self.games).collect();
        }
        while let Some(group) = open.pop() {
            match group.checked_sub(self.games).and_then(|join| self.joins.get(join)) {
                Some(join) => open.extend([join.second, join.first]),
                None => order.push(group),
            }
        }
        order
    }
}
